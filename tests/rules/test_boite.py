"""Section 3.6: what goes straight into the boîte, and how the rest is changed; rules 9."""

import pytest

from app.rules.boite import colour_fraction, goes_in_at_once, waiting
from app.rules.chips import Chip
from app.rules.money import Cents

RED = Chip(Cents(2500), "red")
TWO_FIFTY, FIVE, TEN, TWENTY, FIFTY = (Chip(Cents(cents)) for cents in (250, 500, 1000, 2000, 5000))


@pytest.mark.parametrize(
    ("chip", "at_once"), [(FIVE, False), (TEN, False), (TWENTY, True), (FIFTY, True), (RED, False)]
)
def test_value_of_20_and_more_goes_in_at_once(chip: Chip, at_once: bool) -> None:
    assert goes_in_at_once(chip) is at_once


def test_value_is_changed_before_colour() -> None:
    tips = [(RED, 7), (TEN, 2), (FIFTY, 1), (TWO_FIFTY, 4), (FIVE, 0)]
    assert waiting(tips) == ((TWO_FIFTY, 4), (TEN, 2), (RED, 7))


@pytest.mark.parametrize(("minimum", "pieces"), [(250, 4), (500, 5), (1000, 5), (2000, 5)])
def test_colour_lies_in_fours_at_2_50_and_in_fives_from_5(minimum: int, pieces: int) -> None:
    assert colour_fraction(Cents(minimum)) == pieces
