"""Damaged lines are reported at once, then summed up."""

from __future__ import annotations

from hardware.codecs.damage import EVERY, Damage
from hardware.readings import Heard


def test_the_first_is_reported_at_once_and_the_rest_summed_up() -> None:
    damage = Damage()
    assert damage.due(Heard("wheel", 0, 0)) == []
    said = []
    for moment in range(0, 2 * EVERY + 1, EVERY // 4):
        damage.add("'*X;4'", 2)
        said += damage.due(Heard("wheel", 0, moment))
    assert [warning.count for warning in said] == [1, 9, 8]
    assert damage.due(Heard("wheel", 0, 9 * EVERY)) == []
    assert "wheel" in said[0].detail
    assert "'*X;4'" in said[0].detail
