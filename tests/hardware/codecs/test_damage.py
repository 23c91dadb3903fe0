"""Damaged lines are reported at once, then summed up."""

from __future__ import annotations

from hardware.codecs.damage import EVERY, Damage, Distrust
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


def test_a_clock_that_jumps_back_does_not_silence_the_report() -> None:
    damage = Damage()
    said = []
    for moment in (50 * EVERY, 0, EVERY + 1):
        damage.add("'*X;4'")
        said += damage.due(Heard("wheel", 0, moment))
    assert [warning.count for warning in said] == [1, 2]


def test_in_bad_company_a_short_line_is_not_believed_for_a_while() -> None:
    distrust = Distrust(12)
    for moment in (0, 1, 2):
        assert distrust.believes(moment)
        distrust.add(moment)
    assert not distrust.believes(2)
    assert not distrust.believes(11)
    assert distrust.believes(12)
    distrust.add(12)
    assert not distrust.believes(12)
