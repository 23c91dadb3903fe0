"""The numbers of papers: what stands before the figures tells the pad, and they count up (rules 9) [3.5]."""

import pytest

from app.table.paper_numbers import Numbered, counted_up, leading, numbered


@pytest.mark.parametrize(
    ("number", "parts", "following"),
    [
        ("A-0009", Numbered("A-", 9, 4), "A-0010"),
        ("99", Numbered("", 99, 2), "100"),
        ("2026/A-1", Numbered("2026/A-", 1, 1), "2026/A-2"),
        ("B", None, "B-1"),
    ],
)
def test_a_number_is_its_pad_and_its_figures(number: str, parts: Numbered | None, following: str) -> None:
    assert numbered(number) == parts
    assert number == str(parts or number)
    assert counted_up(number) == following


@pytest.mark.parametrize(
    ("number", "others", "lead"),
    [
        ("F-0002", ("F-0001", "F-0010", "F-0009"), "F-0010"),
        ("F-9", ("F-0010",), "F-0010"),
        ("F-0003", ("F-0001", "C-0009", "torn"), "F-0003"),
        ("torn", ("F-0001", "torn-2"), "torn"),
        ("F-0001", (), "F-0001"),
    ],
)
def test_the_highest_of_its_pad_leads(number: str, others: tuple[str, ...], lead: str) -> None:
    assert leading(number, others) == lead
