"""What a drill lays is settled as it would be at the table."""

import pytest

from app.practice.roulette.on_the_cloth import colour, fallen, notes, settled, stacked, value
from app.practice.roulette.scenes import OnLayout
from app.practice.seats import seat
from app.rules.roulette.layout import BY_NAME
from tests.houses import house_from

HOUSE = house_from("venezia")


def test_a_colour_is_worth_what_its_pieces_say_and_stands_for_its_player() -> None:
    bets = stacked(
        {BY_NAME["straight-8"]: [colour(2, 500, "red")], BY_NAME["red"]: [value(1, 2000, seat(1))]}
    )
    assert [stack.position.name for stack in bets] == ["red", "straight-8"]
    told = fallen(HOUSE, bets, 8)
    assert [(paid.owner, paid.pieces, paid.amount) for paid in told.payments] == [("red", 70, 35000)]
    assert [part.owner for part in told.lost] == ["posto 1"]


def test_doubtful_notes_count_up_to_the_maximum() -> None:
    """4.3: "fino alla concorrenza dei massimi"."""
    bets = stacked({BY_NAME["black"]: [notes(3, 50000, seat(2), doubtful=True)]})
    assert [part.amount for part in fallen(HOUSE, bets, 8).returned] == [50000]


def test_nothing_is_settled_without_a_number() -> None:
    with pytest.raises(ValueError, match="number"):
        settled(HOUSE, OnLayout(()))
