"""What lies on the layout is shown as its chips look, the bottom ones first."""

from app.desks.common.roulette.laid_stacks import laid_stacks
from app.rules.money import Cents
from app.rules.roulette.bets import Entry, Stack
from app.rules.roulette.layout import BY_NAME
from tests.houses import house

VENEZIA = house("venezia")


def test_chips_of_value_say_whose_they_are_and_colours_say_it_themselves() -> None:
    there = Stack(
        BY_NAME["split-8-11"],
        (Entry(1, Cents(2000), owner="posto 4"), Entry(2, Cents(250), colour="red", owner="red")),
    )
    (stack,) = laid_stacks(VENEZIA, (there,))
    assert stack.position is BY_NAME["split-8-11"]
    assert [(pile.look.face, pile.pieces, pile.owner) for pile in stack.piles] == [
        ("20", 1, "posto 4"),
        ("R", 2, ""),
    ]


def test_a_prisoner_is_marked() -> None:
    (stack,) = laid_stacks(
        VENEZIA, (Stack(BY_NAME["red"], (Entry(1, Cents(2000), owner="posto 4", enferme=True),)),)
    )
    assert stack.piles[0].enferme
