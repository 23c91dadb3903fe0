"""What a reader plays after the closing count is in no result, and is said loudly (rules 9)."""

from pathlib import Path

import pytest

from app.reports.after_the_count import LateSpins
from app.reports.day_rows import day_csv, day_form
from app.reports.day_sheet import day_sheet
from app.reports.day_words import late_words
from app.reports.roulette.spin_sheet import spin_sheet
from app.reports.sheet import Note
from app.reports.stamp import Stamp
from app.reports.table_now import TablesNow
from app.rules.bank import BankBook
from app.rules.money import Cents
from app.table.event_record import Event
from app.table.roulette import events as spun
from app.table.roulette.game import ROULETTE
from tests.reports.days import ROME, late_night, recorded_day
from tests.reports.spins import told

LATE = "Giocato dopo il conteggio di chiusura: colpo 2 (8). Il risultato non può valere."


def test_9_a_spin_thrown_after_the_closing_count_is_said_wherever_its_day_is_told(tmp_path: Path) -> None:
    """The ball that fell before the count is none of them, nor is the void throw after it."""
    found, path = recorded_day(tmp_path, late_night()), tmp_path / "T1.sqlite"
    (late,) = found.figures.late
    assert (late.spin, late.number) == (2, 8)
    assert Note(LATE, loud=True) in day_sheet(found, ROME).parts
    assert day_form(found)["after_closing_count"] == [
        {"seq": late.stamp.seq, "at": late.stamp.at, "spin": 2, "number": 8}
    ]
    assert (
        f"late,{late.stamp.seq},{late.stamp.at},spin 2,,,,after the closing count" in day_csv(found).decode()
    )
    (now,) = TablesNow((path,), ROULETTE).look()
    assert late_words(now.late) == LATE
    for spin, said in ((1, False), (2, True)):
        page = spin_sheet(told(path, spin), ROME)
        loud = [part.text for part in page.parts if isinstance(part, Note) and part.loud]
        assert any("dopo il conteggio di chiusura" in text for text in loud) is said


def test_9_a_night_that_ends_with_its_count_has_none(tmp_path: Path) -> None:
    assert recorded_day(tmp_path).figures.late == ()


@pytest.mark.parametrize("again", [True, False])
def test_9_a_void_late_throw_that_counts_after_all_is_late_and_no_later_one_for_its_sake(again: bool) -> None:
    """Thrown again once the bank was counted open again, its spin is in the result."""
    late, counted, opened = LateSpins(ROULETTE.steps), BankBook(closing=Cents(100)), BankBook()
    thrown = spun.SpinThrown(spin=1, source="wheel")
    void = spun.SpinVoid(spin=1, reason="", throw=1, source="hand")
    valid = spun.SpinValid(spin=1, throw=1, reason="seen")
    then: list[tuple[Event, BankBook]] = [(thrown, opened), (void, opened)] if again else []
    told: list[tuple[Event, BankBook]] = [(thrown, counted), (void, counted), *then, (valid, opened)]
    for seq, (event, book) in enumerate(told, 1):
        late.enter(Stamp(seq, "", 0, ""), event, book)
    assert [each.stamp.seq for each in late.found] == ([] if again else [1])
