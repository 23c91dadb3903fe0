"""What spins with side wagers took and paid comes to the table's result (rules 9)."""

from __future__ import annotations

from pathlib import Path

from app.reports.reconciliation import PAID, REST, RESULT, TAKEN, reconciled
from tests.reports.repeater.floor import recorded_floor
from tests.table.repeater.night import Night

CHIPS = [{"value": "5.00", "pieces": 1_000}, {"value": "100.00", "pieces": 100}]


def counted_night() -> Night:
    """A wager is won, one is given up, one is lost; nothing lies on the cloth, and the bank is counted."""
    night = Night(all_entered=True)
    night.do("bank", operation="open", chips=CHIPS)
    night.book("repeat-2", "seat 3", "5.00")
    night.book("repeat-2", "seat 5", "10.00")
    night.book("repeat-12", "seat 5", "10.00")
    night.spin(1)
    night.do("repeater_surrender", wager="repeat-2", owner="seat 5")
    night.fall(1)
    night.do("paid_all")
    night.do("next")
    night.spin(6)
    night.do("close")
    lies = [{"value": "5.00", "pieces": 991}, {"value": "100.00", "pieces": 98}]
    night.do("bank", operation="close", chips=lies)
    return night


def test_nothing_of_it_is_left_unexplained(tmp_path: Path) -> None:
    """5.00 spent and 10.00 lost; 200.00 won, 10.00 of envy, and 60.00 for the 10.00 that were given up."""
    night = counted_night()
    found = recorded_floor(tmp_path, night).figures
    lines = reconciled(found.nights, found.counts)
    assert lines is not None
    assert (lines[TAKEN], lines[PAID], lines[REST]) == (1_500, -(20_000 + 1_000 + 5_000), 0)
    assert lines[RESULT] == 1_500 - 26_000
