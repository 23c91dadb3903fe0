"""Since which event two chains differ is found with few questions."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from app.house_copy.agreeing import differ_since


@given(last=st.integers(0, 5_000), first=st.integers(1, 5_000))
def test_the_first_event_that_differs_is_found_with_few_questions(last: int, first: int) -> None:
    asked = 0

    def other(seq: int) -> bytes:
        nonlocal asked
        asked += 1
        return b"%d" % seq if seq < first else b"else %d" % seq

    found = differ_since(lambda seq: b"%d" % seq, other, last)
    assert found == (first if first <= last else None)
    assert asked <= last.bit_length() + 1
