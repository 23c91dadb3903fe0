"""One player's chips are one payment, by the rules that pay at the table [4.3]."""

import pytest

from app.practice.roulette.on_the_cloth import settled, staked
from app.practice.roulette.scenes import OnLayout
from app.rules.chips import Chip
from app.rules.money import Cents
from app.rules.roulette.layout import BY_NAME
from app.rules.side import Side
from tests.houses import house

PIECES = {BY_NAME["split-8-11"]: 1, BY_NAME["straight-8"]: 1, BY_NAME["straight-9"]: 4}


@pytest.mark.parametrize("chip", [Chip(Cents(20_00)), Chip(Cents(2_50), "red")])
def test_a_split_and_a_straight_of_one_player_are_52_pieces_paid_together(chip: Chip) -> None:
    (payment,) = settled(house("venezia"), staked(PIECES, chip, 8, Side.RIGHT)).payments
    assert (payment.chip, payment.pieces, payment.amount) == (chip, 52, 52 * chip.value)


def test_where_no_number_has_fallen_nothing_is_paid() -> None:
    with pytest.raises(ValueError, match="before a number"):
        settled(house("venezia"), OnLayout(()))
