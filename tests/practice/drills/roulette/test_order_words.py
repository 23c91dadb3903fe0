"""A payment is called by whose it is and what lies where, and worked out with what is still to be paid."""

from app.practice.drills.roulette.order_words import described, worked
from app.practice.roulette.on_the_cloth import colour, notes, settled, stacked, value
from app.practice.roulette.scenes import OnLayout
from app.practice.roulette.values import Placings
from app.practice.saying import Sum, Symbols, Term
from app.practice.seats import seat
from app.rules.roulette.layout import BY_NAME
from tests.houses import house_from

LINE, SPLIT, BLACK = BY_NAME["line-7-12"], BY_NAME["split-8-11"], BY_NAME["black"]
SCENE = OnLayout(
    stacked(
        {
            BLACK: [value(2, 2000, seat(3)), value(1, 500, seat(3)), notes(1, 5000, seat(6))],
            LINE: [value(1, 2000, seat(1)), value(1, 2000, seat(2)), colour(3, 250, "red")],
            SPLIT: [value(1, 2000, seat(1)), value(1, 1000, None)],
        }
    ),
    8,
)
PAID = settled(house_from("venezia"), SCENE).payments


def test_each_payment_has_its_own_words() -> None:
    said = [described(SCENE, payment) for payment in PAID]
    assert [say.key.removeprefix("order.") for say in said] == [
        "amount.seat",
        "notes.seat",
        "value.seat",
        "value.seat",
        "value.unknown",
        "colour",
    ]
    assert said[0].values == {"seat": 3, "amount": Sum(PAID[0].amount), "where": BLACK}
    assert said[2].values == {
        "seat": 1,
        "value": Symbols("20"),
        "bets": Placings(((LINE, 1), (SPLIT, 1))),
    }
    assert said[5].values["colour"] == Term("red")


def test_each_step_says_why_and_shows_what_is_left() -> None:
    """4.3: value first, the denomination of the first position everywhere, then again with what is left."""
    steps = worked(SCENE, PAID, PAID)
    assert [step.say.key.removeprefix("order.step.") for step in steps] == [
        "chance",
        "chance-notes",
        "value",
        "same-value",
        "value",
        "colour",
    ]
    assert [step.say.values["payment"] for step in steps] == [Symbols(letter) for letter in "ABCDEF"]
    scenes = [step.scene for step in steps]
    assert scenes[0] == SCENE
    assert scenes[-1] == OnLayout(stacked({LINE: [colour(3, 250, "red")]}), 8)
