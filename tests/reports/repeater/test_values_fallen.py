"""How often each value came in all nights of a table, beside what its wheel tells (B1 "Pit boss")."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from app.reports.repeater.values_fallen import values_fallen
from tests.reports.repeater.floor import recorded_floor
from tests.table.repeater.correcting import corrected
from tests.table.repeater.night import Night


def test_all_nights_count_with_what_was_put_right_and_without_what_was_taken_back(tmp_path: Path) -> None:
    """The 1 is void; then a 3, a 12 that was a seven, and a zero; in the next night an 8."""
    night = Night()
    night.fall(1)
    night.do("void", reason="ball out of the wheel")
    night.spin(2, 36, 0)
    corrected(night, 2, 6)
    night.do("close")
    night.do("open")
    night.spin(12)
    recorded_floor(tmp_path, night)
    assert values_fallen(tmp_path / "R1.sqlite", "R1") == Counter({3: 1, 7: 1, None: 1, 8: 1})
