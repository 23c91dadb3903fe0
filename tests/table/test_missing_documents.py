"""A paper that is missing in its sequence is named; one that is void is not missing (rules 9) [3.5]."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.table.missing_documents import Gap, Paper, missing_documents

NOTHING: dict[str, str] = {}


def fills(*numbers: str) -> list[Paper]:
    return [Paper("fill", number) for number in numbers]


def gaps(before: dict[str, str], papers: list[Paper]) -> list[tuple[str, str]]:
    return [(gap.first, gap.last) for gap in missing_documents(before, papers)]


@pytest.mark.parametrize(
    ("before", "numbers", "missing"),
    [
        (NOTHING, ("11", "12", "14"), [("13", "13")]),
        (NOTHING, ("11", "12", "13"), []),
        ({"fill": "F-0010"}, ("F-0013", "F-0014"), [("F-0011", "F-0012")]),
        ({"fill": "F-0010"}, ("G-0001",), []),
        ({"fill": "9"}, ("11",), [("10", "10")]),
        ({"fill": "14"}, ("13", "15"), []),
        (NOTHING, ("A-0998", "A-1001"), [("A-0999", "A-1000")]),
        (NOTHING, ("pad A", "pad B"), []),
        ({"fill": "7"}, ("9007",), [("8", "9006")]),
    ],
)
def test_9_a_gap_is_named(
    before: dict[str, str], numbers: tuple[str, ...], missing: list[tuple[str, str]]
) -> None:
    assert gaps(before, fills(*numbers)) == missing


def test_9_fills_and_credits_from_one_pad_fill_each_others_gaps() -> None:
    papers = [*fills("11", "14"), Paper("credit", "12")]
    assert gaps({"fill": "9", "credit": "10"}, papers) == [("13", "13")]


def test_9_fills_and_credits_from_two_pads_are_two_sequences() -> None:
    papers = [*fills("102", "103"), Paper("credit", "901"), Paper("credit", "903")]
    assert gaps({"fill": "101", "credit": "900"}, papers) == [("902", "902")]


@given(st.sets(st.integers(1, 200), min_size=1))
def test_9_what_is_there_and_what_is_missing_are_the_whole_sequence(there: set[int]) -> None:
    missing: list[Gap] = list(missing_documents(NOTHING, fills(*(f"F-{number:04d}" for number in there))))
    named = {number for gap in missing for number in range(int(gap.first[2:]), int(gap.last[2:]) + 1)}
    assert named == set(range(min(there), max(there) + 1)) - there
