"""The paper of a fill or a credit: chips from the lowest up, second prints and void ones marked (rules 7, 9) [3.5]."""

from pathlib import Path

from msgspec.structs import replace

from app.desks.common.language import Language, speak
from app.reports.sheet import Heading, Note, Rows, Seal, Sheet, SignHere
from app.reports.slip import find_slip, slip_sheet
from app.table.events import DocumentPrinted
from app.table.roulette.game import ROULETTE
from tests.journal.played_journals import record
from tests.reports.days import ROME, story_at
from tests.table.playing import Played

NAMES = ["Carla", "Ugo", "Ines"]
CHIPS = [
    {"value": "100.00", "pieces": 3},
    {"colour": "red", "value": "2.50", "pieces": 40},
    {"value": "20.00", "pieces": 5},
]


def played(path: Path) -> Played:
    table = Played()
    table.do("open")
    table.do("bank", operation="open", chips=[{"value": "20.00", "pieces": 10}])
    table.do("bank", operation="fill", chips=CHIPS, document="F-0001", signatures=NAMES)
    table.do("document", number="F-0002", void=True, operation="fill", reason="torn", by="Carla")
    return table


def found(path: Path, table: Played, number: str = "F-0001") -> Sheet:
    record(path, story_at(table))
    slip = find_slip(path, "T1", ROULETTE, number)
    assert slip is not None
    return slip_sheet(slip, {"red": "rosso"}, ROME)


def loud(page: Sheet) -> list[str]:
    return [part.text for part in page.parts if isinstance(part, Note) and part.loud]


def test_7_chips_are_listed_from_the_lowest_up_with_the_total_in_words(tmp_path: Path) -> None:
    page = found(tmp_path / "T1.sqlite", played(tmp_path))
    (rows,) = (part for part in page.parts if isinstance(part, Rows))
    assert [tuple(row.cells) for row in rows.rows] == [
        ("rosso", "2,50", "40", "100,00"),
        ("", "20,00", "5", "100,00"),
        ("", "100,00", "3", "300,00"),
    ]
    assert loud(page) == ["Totale € 500,00: cinquecento euro"]
    assert page.title == "Documento F-0001"
    assert [part.names for part in page.parts if isinstance(part, SignHere)] == [
        ("Carla, Capo tavolo", "Ugo, Ispettore comunale", "Ines, Ispettore della casa")
    ]


def test_a_paper_says_house_dealer_and_whence_and_whither_it_goes_in_its_language(tmp_path: Path) -> None:
    """[3.5] The total in words has its currency; no heading is in another language."""
    page = found(tmp_path / "T1.sqlite", played(tmp_path))
    assert page.beneath.startswith("Casinò di Venezia · Tavolo T1, ")
    assert page.beneath.endswith(" · impiegato Anna")
    assert [part.text for part in page.parts if isinstance(part, Heading)] == ["Fill: dalla cassa al banco"]
    slip = find_slip(tmp_path / "T1.sqlite", "T1", ROULETTE, "F-0001")
    assert slip is not None
    said = {
        Language.ENGLISH: ("Fill: from the cage to the bank", "Total € 500.00: five hundred euros"),
        Language.FRENCH: (
            "Fill : de la caisse à la banque",
            "Total € 500,00 : cinq cents euros",
        ),
    }
    for language, (heading, total) in said.items():
        speak(language)
        page = slip_sheet(slip, {}, ROME)
        assert heading in [part.text for part in page.parts if isinstance(part, Heading)]
        assert loud(page) == [total]
    speak(Language.ITALIAN)


def test_who_gave_a_code_signs_as_what_he_is(tmp_path: Path) -> None:
    table = played(tmp_path)
    story = story_at(table)
    fill = next(place for place, event in enumerate(story) if event.get("document") == "F-0001")
    signed = {
        **{key: story[fill][key] for key in ("at", "mono", "boot", "spin")},
        "kind": "people.signed",
        "act": "fill",
        "people": [{"name": "Ugo", "role": "pit_boss"}, {"name": "Carla", "role": "inspector"}],
        "first": "Anna",
        "without_code": ["Ines"],
    }
    record(tmp_path / "T1.sqlite", [*story[:fill], signed, *story[fill:]])
    slip = find_slip(tmp_path / "T1.sqlite", "T1", ROULETTE, "F-0001")
    assert slip is not None
    (names,) = (part.names for part in slip_sheet(slip, {}, ROME).parts if isinstance(part, SignHere))
    assert names == ("Carla, capo tavolo o ispettore", "Ugo, responsabile di sala", "Ines")


def test_9_a_second_print_says_that_it_is_one(tmp_path: Path) -> None:
    table = played(tmp_path)
    table.do("document", number="F-0001", by="Carla")
    table.do("document", number="F-0001", by="Carla")
    assert "COPIA, stampa n. 2" in loud(found(tmp_path / "T1.sqlite", table))


def test_9_a_void_paper_is_kept_and_says_why(tmp_path: Path) -> None:
    page = found(tmp_path / "T1.sqlite", played(tmp_path), "F-0002")
    assert loud(page) == ["ANNULLATO: torn (Carla)"]
    assert not [part for part in page.parts if isinstance(part, Rows)]


def test_what_was_put_right_is_what_the_paper_says(tmp_path: Path) -> None:
    table = played(tmp_path)
    filled = _place_of(table, "F-0001")
    instead = {"chips": [{"value": "20.00", "pieces": 4}]}
    table.do("correct", of=filled, reason="miscounted", by="Carla", witness="Ugo", instead=instead)
    page = found(tmp_path / "T1.sqlite", table)
    assert loud(page) == [
        "CORRETTO dopo la registrazione: vale quanto segue.",
        "Totale € 80,00: ottanta euro",
    ]


def test_a_paper_of_an_earlier_night_is_found_and_none_is_invented(tmp_path: Path) -> None:
    table = played(tmp_path)
    table.do("close")
    table.do("bank", operation="close", chips=[{"value": "20.00", "pieces": 10}])
    table.do("open")
    page = found(tmp_path / "T1.sqlite", table)
    assert page.title == "Documento F-0001"
    assert next(part.text for part in page.parts if isinstance(part, Seal)).startswith("T1:")
    assert find_slip(tmp_path / "T1.sqlite", "T1", ROULETTE, "F-0009") is None


def test_9_a_number_put_right_is_found_under_the_new_one_and_the_old_one_goes_with_nothing(
    tmp_path: Path,
) -> None:
    """Rules 9 [3.5]: each paper goes with one thing, and is printed under its own number."""
    table = played(tmp_path)
    filled = _place_of(table, "F-0001")
    said = {"of": filled, "reason": "numero sbagliato", "by": "Carla", "witness": "Ugo"}
    table.do("document", number="F-0001", by="Carla")
    table.do("correct", **said, instead={"document": "F-0003"})
    path = tmp_path / "T1.sqlite"
    assert loud(found(path, table, "F-0003")) == [
        "CORRETTO dopo la registrazione: vale quanto segue.",
        "Totale € 500,00: cinquecento euro",
    ]
    assert find_slip(path, "T1", ROULETTE, "F-0001") is None
    for _ in range(2):
        table.do("document", number="F-0003", by="Carla")
    fill = {"operation": "fill", "chips": [{"value": "20.00", "pieces": 1}], "signatures": NAMES}
    table.do("bank", **fill, document="F-0001")
    again = tmp_path / "again.sqlite"
    assert loud(found(again, table, "F-0003"))[0] == "COPIA, stampa n. 2"
    assert (slip := find_slip(again, "T1", ROULETTE, "F-0001")) is not None
    assert loud(slip_sheet(slip, {}, ROME)) == ["Totale € 20,00: venti euro"]


def test_9_a_void_paper_and_a_second_print_stay_marked_in_an_older_journal(tmp_path: Path) -> None:
    """Rules 9: once a change could be recorded with a paper that was void, or went with a fill and was printed."""
    table = played(tmp_path)
    table.do("document", number="F-0001", by="Carla")
    change = [{"value": "20.00", "pieces": -1}, {"value": "10.00", "pieces": 2}]
    for number in ("F-0001", "F-0002"):
        table.do("bank", operation="change", chips=change)
        table.story[-1] = replace(table.story[-1], document=number)
    table.story.append(DocumentPrinted(number="F-0001", by="Carla", copy=2))
    assert loud(found(tmp_path / "T1.sqlite", table))[0] == "COPIA, stampa n. 2"
    slip = find_slip(tmp_path / "T1.sqlite", "T1", ROULETTE, "F-0002")
    assert slip is not None
    assert loud(slip_sheet(slip, {}, ROME))[0] == "ANNULLATO: torn (Carla)"


def _place_of(table: Played, document: str) -> int:
    return next(
        place for place, event in enumerate(table.story, 1) if getattr(event, "document", "") == document
    )
