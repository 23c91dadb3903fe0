"""A day of side wagers for the pit boss: two rounds and the beginning of a third, by two dealers."""

from __future__ import annotations

from pathlib import Path

from app.reports.day_reading import TableDay, day_begins, day_of_table, openings_of
from app.reports.gaming_day import day_of, gaming_day
from tests.journal.played_journals import record, stamped
from tests.reports.days import BEGUN, ROME
from tests.table.repeater.night import PLAYED, Night


def two_dealers_night() -> Night:
    """Play it; every figure of it is worked out by hand in the tests."""
    night = Night()
    night.book("repeat-2", "seat 3", "5.00")
    night.book("repeat-4", "seat 1", "10.00")
    night.book("horn", "seat 2", "5.00")
    night.spin(1, 0)  # the 2 once: Anna offers 30.00, which is not taken before the zero
    night.do("dealer", name="Ugo")
    night.do("repeater_surrender", wager="repeat-2", owner="seat 3")
    night.spin(3)
    night.book("repeat-2", "seat 5", "5.00")  # two spins late
    night.spin(8, 13, 3)  # the 4 four times: Ugo offers 70.00 and 210.00, then 650.00 are won
    night.spin(6)
    night.book("repeat-12", "seat 1", "50.00")
    night.spin(36, 0, 6)  # another 12 would cost 2,050.00
    night.book("repeat-5", "seat 2", "5.00")
    night.spin(4)
    return night


def recorded_floor(folder: Path, night: Night | None = None) -> TableDay:
    """That day, or another one, read from its journal."""
    path = folder / "R1.sqlite"
    story = (night or two_dealers_night()).story
    record(path, stamped(story, lambda place: BEGUN + 20 * place), "R1")
    begins = day_begins(path, "R1", PLAYED)
    day = day_of(openings_of(path, "R1")[-1].at, begins, ROME)
    found = day_of_table(path, "R1", PLAYED, gaming_day(day, begins, ROME))
    assert found is not None
    return found
