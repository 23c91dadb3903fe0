"""A spin's page is evidence: the layout and every bet, who signed, house, table, clocks, who printed it."""

from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

import pytest

from app.reports.printed import Printed, printed_now
from app.reports.roulette.spin_sheet import spin_sheet
from app.reports.sheet import Figures, Note, Picture, Row, Rows, Sheet
from tests.reports.days import ROME
from tests.reports.evidence import recorded_evidence, told_evidence

PRINTED = Printed("2026-11-18T09:15:00.000000Z", "carla", "tavolo-4")


@pytest.fixture
def page(tmp_path: Path) -> Sheet:
    story = told_evidence(recorded_evidence(tmp_path))
    return spin_sheet(story, ROME, drawn=b"a picture", printed=PRINTED)


def rows(page: Sheet, head: str) -> Sequence[Row]:
    return next(part.rows for part in page.parts if isinstance(part, Rows) and head in part.columns)


def figures(page: Sheet) -> dict[str, str]:
    return dict(next(part.rows for part in page.parts if isinstance(part, Figures)))


def test_house_table_clock_and_who_printed_it_stand_first(page: Sheet) -> None:
    assert page.clocks == "Ore di Europe/Rome (UTC+1)"
    assert list(figures(page).items())[:3] == [
        ("Casa", "Casinò di Venezia"),
        ("Tavolo", "T1"),
        ("Stampato", "18/11/2026 10:15:00 · utente carla di tavolo-4, senza codice"),
    ]


def test_who_gave_a_code_for_the_print_is_named_with_it(tmp_path: Path) -> None:
    story = told_evidence(recorded_evidence(tmp_path))
    said = figures(spin_sheet(story, ROME, printed=PRINTED._replace(person="Gina")))["Stampato"]
    assert said == "18/11/2026 10:15:00 · Gina, con codice"


def test_the_layout_is_drawn_and_every_bet_is_listed_losing_ones_too(page: Sheet) -> None:
    assert [part for part in page.parts if isinstance(part, Picture)] == [
        Picture("layout", b"a picture", 100)
    ]
    assert [(row.struck, row.cells[0], row.cells[1], row.cells[5]) for row in rows(page, "Esito")] == [
        (False, "21:46:00", "nero", "vince"),
        (False, "21:47:00", "pieno 20", "perde"),
        (False, "21:48:00", "pieno 20", "perde"),
        (True, "21:48:00", "pieno 20", "tolta 21:52:00"),
        (False, "21:49:00", "pari", "vince"),
        (True, "21:50:00", "cavallo 8/11", "tolta 21:51:00"),
        (False, "21:51:00", "pieno 8", "vince"),
        (False, "21:57:00, a numero uscito", "sestina 7/12", "vince"),
        (False, "21:57:00, a numero uscito", "carré 7/11", "vince"),
        (False, "21:57:00, a numero uscito", "cavallo 8/11", "vince"),
    ]
    assert any(isinstance(part, Note) and part.text.startswith("Non tutte le poste") for part in page.parts)


def test_who_signed_by_code_is_told_from_who_was_only_named(page: Sheet) -> None:
    """Ugo is the witness of the correction and gave his code for it: he is no name alone."""
    assert [row.cells[2:] for row in rows(page, "Come")] == [
        ("Moro, capo tavolo o ispettore", "decisione su una contestazione", "con codice"),
        ("Ugo, responsabile di sala", "correzione", "con codice"),
        ("Carla", "Corretto il n. 34: una terzina di meno (Carla, testimone Ugo)", "solo nominato"),
    ]


def test_a_print_of_now_knows_the_machines_user() -> None:
    before = datetime.now(UTC)
    now = printed_now()
    assert before.isoformat()[:10] <= now.at[:10]
    assert now.user
    assert now.machine
