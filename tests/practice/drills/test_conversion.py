"""Colour and value: a colour is worth what its piece is, and changes into value when its player leaves [2, 4.4]."""

import pytest

from app.practice.marking import mark
from app.practice.saying import Sum
from app.practice.scene import Heap, Laid
from app.rules.inventory import worth
from app.rules.money import Cents
from tests.practice.drills.finding import asked, made


@pytest.mark.parametrize(
    ("variant", "pieces", "euros"),
    [("euro-2-50", 20, "50"), ("euro-2-50", 69, "172,50"), ("euro-5", 20, "100"), ("euro-20", 52, "1.040")],
)
def test_section_4_4_a_stack_at_2_50_is_50_and_at_5_is_100(variant: str, pieces: int, euros: str) -> None:
    assert mark(asked("conversion", 1, variant, pieces=pieces), (euros,)).right


@pytest.mark.parametrize(
    ("variant", "cents", "pieces"), [("pieces-2-50", 100_00, "40"), ("pieces-20", 100_00, "5")]
)
def test_a_hundred_in_colour(variant: str, cents: int, pieces: str) -> None:
    assert mark(asked("conversion", 2, variant, worth=Sum(Cents(cents))), (pieces,)).right


def test_120_pieces_at_2_50_in_value_are_250_and_50_apart() -> None:
    task = asked("conversion", 5, "paid-2-50", pieces=120)
    assert mark(task, ("200 50 50",)).right
    assert mark(task, ("200 100",)).slip == "hundreds-together"
    last = task.steps[-1].scene
    assert isinstance(last, Laid)
    assert [group.amount for group in last.payment.groups] == [250_00, 50_00]


def test_who_leaves_has_his_colour_changed_in_the_fewest_chips() -> None:
    task = asked("conversion", 4, "left-2-50", pieces=69)
    assert mark(task, ("100 50 20 2.50",)).right
    assert mark(task, ("50 50 50 20 2.50",)).slip == "more-chips"
    assert isinstance(task.scene, Heap)
    assert worth(task.scene.chips) == 172_50


def test_another_minimum_is_a_known_mistake() -> None:
    task = asked("conversion", 1, "euro-5", pieces=40)
    assert mark(task, ("100",)).slip == "other-value"
    dear = asked("conversion", 1, "euro-2-50", pieces=40)
    assert mark(dear, ("1000",)).slip == "tenfold"


def test_large_payments_are_a_hundred_pieces_and_more_and_never_absurd() -> None:
    for variant in ("large-2-50", "large-50"):
        for seed in range(40):
            pieces, value = (
                made("conversion", 3, variant, seed).ask.values[name] for name in ("pieces", "value")
            )
            assert isinstance(pieces, int)
            assert isinstance(value, Sum)
            assert 100 <= pieces <= 400
            assert pieces * value.cents <= 6_000_00
