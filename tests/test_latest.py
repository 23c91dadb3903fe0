"""What was asked last is answered without working it out again, and nothing else is."""

from collections.abc import Sequence

from hypothesis import given
from hypothesis import strategies as st

from app.latest import Latest


@given(st.lists(st.tuples(st.integers(0, 2)), max_size=12))
def test_the_answer_is_that_of_what_is_asked(asked: Sequence[tuple[int]]) -> None:
    worked_out: list[tuple[int]] = []

    def work_out(one: tuple[int]) -> tuple[str, tuple[int]]:
        worked_out.append(one)
        return "answer", one

    latest = Latest(work_out)
    assert [latest(one) for one in asked] == [("answer", one) for one in asked]
    assert worked_out == [one for place, one in enumerate(asked) if not place or asked[place - 1] != one]
