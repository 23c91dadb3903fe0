"""The page of a spin: payments with their sums and sections, claim and ruling, what was put right, the seal."""

from collections.abc import Sequence
from datetime import datetime, timedelta, timezone
from pathlib import Path

import pytest

from app.desks.common.language import Language, speak
from app.reports.pdf import page_document
from app.reports.roulette.spin_event_words import event_words
from app.reports.roulette.spin_sheet import claim_words, raw_lines, seconds_words, spin_sheet
from app.reports.roulette.spin_story import SpinStory
from app.reports.roulette.spin_words import arithmetic, fate_words, flags_words
from app.reports.sheet import Figures, Note, Row, Rows, Seal, Sheet
from app.reports.voice import Voice
from app.table.listing import Flag
from app.table.roulette.outcomes import Fate
from tests.reports.days import ROME
from tests.reports.spins import CLAIM, RULING, number_put_right, put_right, recorded, told
from tests.simulation.evening import Evening
from tests.table.reading import KINDS, read_event


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return recorded(tmp_path / "T1.sqlite")


def rows(page: Sheet, head: str) -> Sequence[Row]:
    return next(part.rows for part in page.parts if isinstance(part, Rows) and head in part.columns)


def loud(page: Sheet) -> list[str]:
    return [part.text for part in page.parts if isinstance(part, Note) and part.loud]


def test_each_payment_stands_with_its_sum_and_its_section(path: Path) -> None:
    paid = rows(spin_sheet(told(path), ROME), "Conto")
    assert [(row.cells[1], row.cells[3], row.cells[5]) for row in paid if not row.struck] == [
        ("Posto 2", "1 × 1 = 1 pezzo da 50,00", "50,00"),
        ("Posto 4", "1 × 5 + 1 × 8 = 13 pezzi da 20,00", "260,00"),
        ("Rosso", "2 × 17 + 1 × 35 = 69 pezzi da 2,50", "172,50"),
        ("Blu", "1 × 17 + 1 × 35 = 52 pezzi da 2,50", "130,00"),
    ]
    assert all(row.cells[4].startswith("4.3, ") for row in paid)
    assert [(row.cells[1], row.cells[6]) for row in paid if row.struck] == [("Rosso", "21:34:00")]


def test_claim_ruling_and_what_was_put_right_stand_there(path: Path) -> None:
    story = told(path)
    page = spin_sheet(story, ROME)
    (objection,) = rows(page, "Contestazione")
    assert objection.cells == ("21:33:50", "2", CLAIM, "posto 4", RULING, "Moro")
    told_of = rows(page, "Fatto")
    assert [row.cells[3] for row in told_of if row.struck] == [
        "Huit, Noir, Pair, Manque · dal lettore",
        "Pagato il 3",
    ]
    assert (
        told_of[-1].cells[3].endswith("lettura dettata male (Carla, testimone Moro): note: visto alla camera")
    )
    assert loud(page) == ["Corretto dopo la registrazione: la prima voce resta, sbarrata."]
    assert [part.text for part in page.parts if isinstance(part, Seal)] == [story.seal]
    assert any(line.endswith("   8") for line in raw_lines(story))


def test_9_a_payment_that_was_put_right_is_struck_with_what_holds_beneath_it(tmp_path: Path) -> None:
    page = spin_sheet(put_right(tmp_path / "T1.sqlite"), ROME)
    second = [row for row in rows(page, "Conto") if row.cells[0] == "2"]
    assert [(row.struck, row.cells[5]) for row in second] == [
        (True, "260,00"),
        (True, "280,00"),
        (False, "230,00"),
    ]
    assert second[1].cells[2:4] == (
        "corretto: una terzina di meno (Carla, testimone Ugo)",
        "dati ancora 20,00: 1 × 20,00",
    )
    assert second[2].cells[3] == "ripresi 50,00: ripresi 5 × 20,00; dati 1 × 50,00"
    (figures,) = (part for part in page.parts if isinstance(part, Figures))
    assert dict(figures.rows)["Pagato"] == "582,50"
    assert (
        rows(page, "Fatto")[-1]
        .cells[3]
        .endswith(
            "pagamento 2: 280,00, corretto in 230,00 · ripresi 50,00: ripresi 5 × 20,00; dati 1 × 50,00"
        )
    )


def test_9_what_was_put_right_on_another_day_bears_its_date(tmp_path: Path) -> None:
    story = put_right(tmp_path / "T1.sqlite")
    last = datetime.fromisoformat(story.steps[-1].stamp.at).replace(microsecond=0)
    of_the_day = timedelta(hours=last.hour, minutes=last.minute, seconds=last.second)
    zone = timezone(timedelta(hours=24) - of_the_day)  # it is just midnight there
    page = spin_sheet(story, zone)
    written = f"{last.astimezone(zone):%d/%m/%y} 00:00"
    assert [row.cells[6] for row in rows(page, "Conto") if row.cells[0] == "2"][-1] == written
    assert rows(page, "Fatto")[-1].cells[:2] == (written, "")
    assert "/" not in rows(page, "Fatto")[0].cells[0]


def test_8_a_number_that_was_put_right_stands_first_and_the_one_before_is_struck(tmp_path: Path) -> None:
    page = spin_sheet(number_put_right(tmp_path / "T1.sqlite", 34), ROME)
    figures = next(part for part in page.parts if isinstance(part, Figures))
    assert dict(figures.rows)["Numero"] == "Trente-quatre, Rouge, Pair, Passe; detto prima: 17"
    struck = [row.cells[3] for row in rows(page, "Fatto") if row.struck]
    assert struck == ["Dix-sept, Noir, Impair, Manque · dal lettore"]


def test_it_is_one_page(path: Path) -> None:
    document = page_document(spin_sheet(told(path), ROME))
    assert document.pageCount() == 1


@pytest.mark.parametrize(
    ("language", "chances"),
    [
        (Language.ITALIAN, ["rosso", "nero"]),
        (Language.ENGLISH, ["red", "black"]),
        (Language.FRENCH, ["rouge", "noir"]),
    ],
)
def test_zero_says_what_was_divided_in_every_language(
    path: Path, language: Language, chances: list[str]
) -> None:
    speak(language)
    page = spin_sheet(told(path, 3), ROME)
    divided = [
        row.cells
        for part in page.parts
        if isinstance(part, Rows)
        for row in part.rows
        if row.cells[0] == "À partager"
    ]
    assert [cells[1] for cells in divided] == chances


def test_every_event_that_a_spin_can_have_is_said(path: Path) -> None:
    """Random evenings have nearly every kind: none is called by the name of its class."""
    said = {kind.__name__ for kind in KINDS}
    for seed in (3, 8):
        played = Evening(seed, name="venezia")
        played.play(60)
        for recorded_event in played.disk.events:
            event = read_event(recorded_event.body)
            if event.spin is not None:
                words = event_words(event, Voice())
                assert words
                assert words not in said


def test_every_fate_and_flag_has_words() -> None:
    assert all(fate_words(fate) for fate in Fate)
    assert flags_words(Flag.VOID | Flag.DISPUTED) == "contestato, lancio nullo"
    assert flags_words(Flag(0)) == ""


@pytest.mark.parametrize(
    ("microseconds", "said"),
    [(None, ""), (4_250_000, "4,2 s"), (59_900_000, "59,9 s"), (125_000_000, "2 min 05 s")],
)
def test_times_are_short(microseconds: int | None, said: str) -> None:
    assert seconds_words(microseconds) == said


def test_a_payment_in_several_chips_is_reckoned_stake_by_stake(story: SpinStory) -> None:
    for each in story.payments(story.last):
        assert arithmetic(each.item.payment)


@pytest.fixture
def story(path: Path) -> SpinStory:
    return told(path)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (Language.ITALIAN, f"«{CLAIM}», posto 4"),
        (Language.ENGLISH, f"“{CLAIM}”, posto 4"),
        (Language.FRENCH, f"«\u202f{CLAIM}\u202f», posto 4"),
    ],
)
def test_a_claim_is_quoted_as_the_page_s_language_quotes(path: Path, language: Language, said: str) -> None:
    (objection,) = told(path).objections()
    speak(language)
    words = claim_words(objection, Voice())
    speak(Language.ITALIAN)
    assert words == said
