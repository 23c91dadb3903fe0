"""The day's page: its sums, what is struck through, what waits, and the seal."""

from pathlib import Path
from typing import cast

from app.desks.common.language import Language, speak
from app.reports.day_reading import TableDay
from app.reports.day_rows import day_csv, day_form
from app.reports.day_sheet import day_sheet
from app.reports.roulette.page_words import ROULETTE
from app.reports.roulette.spin_sheet import spin_sheet
from app.reports.sheet import Figures, Note, Rows, Seal, Sheet, SignHere
from app.reports.voice import Voice
from app.reports.wording import clock
from app.table.heard import VerifiedHeard, WarningHeard
from tests.journal.played_journals import record
from tests.reports.days import (
    NAMES,
    ROME,
    notes_night,
    played_night,
    put_right_night,
    read_day,
    recorded_day,
    story_at,
)
from tests.reports.spins import told


def sheet(folder: Path) -> Sheet:
    return day_sheet(recorded_day(folder), ROME, Voice(games=(ROULETTE,)))


def figures(page: Sheet) -> dict[str, str]:
    return dict(row for part in page.parts if isinstance(part, Figures) for row in part.rows)


def _made(folder: Path) -> Path:
    folder.mkdir()
    return folder


def cells(page: Sheet) -> list[str]:
    return [cell for part in page.parts if isinstance(part, Rows) for row in part.rows for cell in row.cells]


def test_the_result_is_added_up_on_the_page(tmp_path: Path) -> None:
    page = sheet(tmp_path)
    found = figures(page)
    assert found["Conteggio di chiusura"] == "4.400,00"
    assert found["− conteggio d'apertura"] == "5.800,00"
    assert found["Risultato del tavolo"] == "−1.500,00"
    assert found["Mance (boîte)"] == "50,00"
    assert page.title == "Giornata del tavolo T1"
    assert page.beneath == "sabato 21 novembre 2026"


def test_a_corrected_row_is_struck_through_and_says_why(tmp_path: Path) -> None:
    rows = [row for part in sheet(tmp_path).parts if isinstance(part, Rows) for row in part.rows]
    (struck,) = (row for row in rows if row.struck)
    assert struck.cells[2:5] == ("Fill", "A-1", "500,00")
    assert any("two too many" in cell for row in rows for cell in row.cells if not row.struck)


def test_9_a_payment_that_was_put_right_is_struck_with_its_correction_beneath_it(tmp_path: Path) -> None:
    page = day_sheet(recorded_day(tmp_path, put_right_night()), ROME)
    rows = [row for part in page.parts if isinstance(part, Rows) for row in part.rows]
    paid = [row for row in rows if row.cells[2].startswith("Pagamento 1 del colpo 1")]
    assert [(row.struck, row.cells[4]) for row in paid] == [
        (True, "700,00"),
        (True, "360,00"),
        (False, "350,00"),
    ]
    assert paid[1].cells[2].endswith("one lay there · ripresi 340,00: 3 × 100,00, 2 × 20,00")
    assert paid[2].cells[5] == "Carla, Ugo"
    assert figures(page)["Risultato del tavolo"] == "−350,00"


def test_9_what_came_back_after_the_closing_count_has_a_line_of_its_own(tmp_path: Path) -> None:
    found = figures(day_sheet(recorded_day(tmp_path, put_right_night()), ROME))
    assert found["Conteggio di chiusura"] == "5.540,00"
    assert found["+ pagamenti corretti dopo il conteggio"] == "10,00"


def test_what_was_put_right_on_a_later_day_has_its_date(tmp_path: Path) -> None:
    story = story_at(put_right_night())
    later = "2026-11-24T09:12:00.000000Z"
    story[-1] = {**story[-1], "at": later}
    record(tmp_path / "T1.sqlite", story)
    page = day_sheet(read_day(tmp_path / "T1.sqlite"), ROME)
    rows = [row for part in page.parts if isinstance(part, Rows) for row in part.rows]
    paid = [row.cells[0] for row in rows if row.cells[2].startswith("Pagamento 1 del colpo 1")]
    assert [len(when) for when in paid[:2]] == [5, 5]
    assert paid[2] == "24/11/26 10:12"


def test_what_nobody_answered_for_stands_above_everything(tmp_path: Path) -> None:
    table = played_night()
    table.hear(WarningHeard("wheel", "bad_frame", "damaged lines"))
    record(tmp_path / "T1.sqlite", story_at(table))
    page = day_sheet(read_day(tmp_path / "T1.sqlite"), ROME, Voice(lambda text: f"[{text}]"))
    assert page.parts[0] == Note("Fatti di cui nessuno ha ancora risposto: 1.", loud=True)
    assert "Lettore: [damaged lines]" in cells(page)
    assert "nessuno ancora" in cells(page)


def test_the_seal_is_the_head_and_people_sign_below_it(tmp_path: Path) -> None:
    found = recorded_day(tmp_path)
    parts = day_sheet(found, ROME).parts
    assert parts[-2] == Seal(str(found.head))
    assert isinstance(parts[-1], SignHere)


HOLDS = VerifiedHeard("", "T1:1040:" + 64 * "a", 1040)


def checked_day(folder: Path, *checks: VerifiedHeard) -> TableDay:
    table = played_night()
    for each in checks:
        table.hear(each)
    record(folder / "T1.sqlite", story_at(table))
    return read_day(folder / "T1.sqlite")


def test_the_last_check_of_the_journal_stands_at_the_seal_in_three_languages(tmp_path: Path) -> None:
    found = checked_day(tmp_path, VerifiedHeard("", "T1:9:" + 64 * "b", 9), HOLDS)
    at = clock(found.figures.nights[0].opened.at, ROME)[:2]
    said = {
        Language.ITALIAN: f"Ultimo controllo, alle {at}",
        Language.ENGLISH: "Last check, at ",
        Language.FRENCH: "Dernier contrôle, à ",
    }
    for language, words in said.items():
        speak(language)
        (note,) = [
            part for part in day_sheet(found, ROME).parts if isinstance(part, Note) and words in part.text
        ]
        assert "1040" in note.text.replace("\u202f", "").replace(".", "").replace(",", "")
        assert not note.loud
    speak(Language.ITALIAN)
    (form,) = cast("list[dict[str, object]]", day_form(found)["verified"])
    assert (form["head"], form["reason"]) == (HOLDS.head, "")


def test_a_journal_that_does_not_hold_waits_for_an_answer(tmp_path: Path) -> None:
    page = day_sheet(checked_day(tmp_path, VerifiedHeard("", "", 0, 17, "it was changed")), ROME)
    assert page.parts[0] == Note("Fatti di cui nessuno ha ancora risposto: 1.", loud=True)
    assert "registro controllato: non regge al n. 17: it was changed" in cells(page)
    assert any(isinstance(part, Note) and "non regge al n. 17" in part.text for part in page.parts)


def test_a_day_without_a_check_is_printed_as_ever(tmp_path: Path) -> None:
    found = recorded_day(tmp_path)
    assert "verified" not in day_form(found)
    notes = [part.text for part in day_sheet(found, ROME).parts if isinstance(part, Note)]
    assert not any("controll" in text for text in notes)


def test_9_the_lines_of_the_bank_make_up_the_drop_also_with_notes_from_the_layout(tmp_path: Path) -> None:
    """Notes that won, lost or were divided go into the box after their spin: without their line nothing adds up."""
    found = recorded_day(tmp_path, notes_night())
    page = day_sheet(found, ROME)
    rows = [row.cells for part in page.parts if isinstance(part, Rows) for row in part.rows]
    into_the_box = {row[2]: row[4] for row in rows if "iglietti" in row[2]}
    assert into_the_box == {"Biglietti dal tappeto, colpo 1": "200,00", "Cambio di biglietti": "100,00"}
    assert figures(page)["+ biglietti nella cassetta (drop)"] == "300,00"
    assert any(
        line.startswith("bank,") and "notes of spin 1,200.00" in line
        for line in day_csv(found).decode().split("\n")
    )


def test_2_colours_that_are_still_out_at_the_closing_stand_above_everything(tmp_path: Path) -> None:
    page = day_sheet(recorded_day(tmp_path, notes_night()), ROME)
    loud = [part.text for part in page.parts if isinstance(part, Note) and part.loud]
    assert any(
        text.startswith("Colori ancora fuori alla chiusura delle ") and "rosso" in text for text in loud
    )
    assert not any("fuori" in part.text for part in sheet(tmp_path / "other").parts if isinstance(part, Note))


def test_a_dispute_has_its_payments_owner_and_amount(tmp_path: Path) -> None:
    rows = [
        row.cells
        for part in day_sheet(recorded_day(tmp_path, notes_night()), ROME).parts
        if isinstance(part, Rows)
        for row in part.rows
    ]
    (dispute,) = (row for row in rows if "due pezzi" in row)
    assert dispute[2:6] == ("1 · posto 2", "200,00", "due pezzi", "posto 3")


def test_where_nobody_said_who_objects_that_is_said(tmp_path: Path) -> None:
    path = tmp_path / "T1.sqlite"
    story = [
        {**each, "by": None} if each["kind"] == "payment.disputed" else each
        for each in story_at(notes_night())
    ]
    record(path, story)
    assert "non detto" in cells(day_sheet(read_day(path), ROME))
    assert "non detto" in cells(spin_sheet(told(path, 1), ROME))
    assert "posto 3" in cells(day_sheet(recorded_day(_made(tmp_path / "said"), notes_night()), ROME))


def test_reasons_disputes_and_hours_are_the_houses_own(tmp_path: Path) -> None:
    found = cells(sheet(tmp_path))
    assert "corpo estraneo" in found
    assert "two lay there" in found
    assert "one, as the camera shows" in found
    assert "Casinò di Venezia" in found


def test_in_another_language_the_same_figures_are_written_its_way(tmp_path: Path) -> None:
    speak(Language.ENGLISH)
    page = sheet(tmp_path)
    assert "−1,500.00" in figures(page).values()
    assert page.beneath == "Saturday, 21 November 2026"
    speak(Language.ITALIAN)


def test_9_a_bank_opened_otherwise_than_it_was_closed_stands_above_everything(tmp_path: Path) -> None:
    table = played_night()
    table.do("open")
    lies = [{"value": "50.00", "pieces": 86}, {"value": "20.00", "pieces": 3}, {"colour": "red", "pieces": 2}]
    table.do("bank", operation="open", chips=lies)
    table.do("close")
    table.do("bank", operation="close", chips=lies)
    found = recorded_day(tmp_path, table)
    loud = [part.text for part in day_sheet(found, ROME).parts if isinstance(part, Note) and part.loud]
    differs = "mancano 35,00: +2 × rosso, −2 × 20,00"
    assert any(f"diversa dall'ultima chiusura: {differs}." in text for text in loud)
    assert any(cell.endswith(differs) for cell in cells(day_sheet(found, ROME)))
    assert found.figures.nights[0].differs == ()
    nights = day_form(found)["nights"]
    assert isinstance(nights, list)
    assert nights[0]["opening_differs"] == []
    assert {"value": "20.00", "pieces": -2} in nights[1]["opening_differs"]  # type: ignore[operator]


def test_9_a_paper_that_is_missing_is_named_and_a_void_one_is_said(tmp_path: Path) -> None:
    table = played_night(closing=False)
    void = {"void": True, "operation": "fill", "reason": "torn", "by": "Carla"}
    table.do("document", number="A-2", **void)
    fill = {"operation": "fill", "signatures": NAMES, "chips": [{"value": "50.00", "pieces": 1}]}
    table.do("bank", document="A-4", **fill)
    found = recorded_day(tmp_path, table)
    parts = day_sheet(found, ROME).parts
    assert Note("Documenti: manca il n. A-3.", loud=True) in parts
    said = [part.text for part in parts if isinstance(part, Note)]
    assert any(text.startswith("Documento A-2 annullato alle") for text in said)
    assert day_form(found)["missing_documents"] == [{"first": "A-3", "last": "A-3"}]
    rows = day_csv(found).decode()
    assert "document,,,missing,,A-3,,to A-3" in rows
    assert ",void,,A-2,Carla,torn" in rows
