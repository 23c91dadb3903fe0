"""Answers are written as they are read."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.practice import forms
from app.practice.answers import chips_text, normal, piles_text
from app.practice.exercise import Field, Form
from app.rules.chips import Chip
from app.rules.cutting import lay_out
from app.rules.money import Cents


def field(form: Form) -> Field:
    return Field("asked", form, ())


@given(st.dictionaries(st.sampled_from([250, 500, 2000, 100000]), st.integers(1, 40), min_size=1))
def test_chips_are_read_as_they_are_written(pieces: dict[int, int]) -> None:
    chips = (*((Chip(Cents(value)), count) for value, count in pieces.items()), (Chip(Cents(250), "red"), 7))
    written = chips_text(chips, {"red": "R"})
    assert normal(field(forms.CHIPS), written) == written
    assert written.startswith("7xR ")


@given(st.integers(1, 400), st.booleans(), st.integers(1, 3))
def test_piles_are_read_as_they_are_written(pieces: int, colour: bool, positions: int) -> None:
    written = piles_text(lay_out(pieces, colour=colour, positions=positions))
    assert normal(field(forms.PILES), written) == written


@pytest.mark.parametrize(
    ("pieces", "text"), [(8, "4+4"), (9, "4+4+1"), (12, "5+5+2"), (35, "20 20-5"), (103, "100 3")]
)
def test_the_piles_of_the_procedure(pieces: int, text: str) -> None:
    """4.4: 8, 9 and 12 pieces cut, a straight of 35."""
    assert piles_text(lay_out(pieces, colour=True)) == text
