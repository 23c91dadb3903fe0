"""A clock that jumps back stands still for a moment, and goes on."""

from __future__ import annotations

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from hardware.codecs.steadying import Steadied


@given(st.lists(st.integers(0, 10**15)))
def test_it_never_goes_back_and_never_faster_than_the_machine_s(moments: list[int]) -> None:
    clock = Steadied()
    told = [clock.at(moment) for moment in moments]
    assert told == sorted(told)
    forward = sum(max(0, b - a) for a, b in pairwise(moments))
    assert not told or told[-1] - told[0] == forward
