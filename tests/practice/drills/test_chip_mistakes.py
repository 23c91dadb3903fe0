"""Chips with one mistake: none of them is what is right, and each has its name."""

from app.practice.drills.chip_mistakes import chip_mistakes
from app.rules.chips import Chip
from app.rules.inventory import Bundle, bundle, worth
from app.rules.money import Cents
from tests.houses import house

TWENTY, HUNDRED, RED = Chip(Cents(20_00)), Chip(Cents(100_00)), Chip(Cents(2_50), "red")


def mistakes(right: Bundle) -> dict[Bundle, str]:
    return {wrong: name for name, wrong in chip_mistakes(right, house("venezia").chips)}


def test_one_too_many_one_too_few_and_the_next_in_the_bank() -> None:
    found = mistakes(bundle({TWENTY: 3, HUNDRED: 1}))
    assert found[bundle({TWENTY: 2, HUNDRED: 1})] == "chip-missing"
    assert found[bundle({TWENTY: 4, HUNDRED: 1})] == "chip-too-many"
    assert found[bundle({TWENTY: 3})] == "chip-missing"
    assert found[bundle({TWENTY: 3, Chip(Cents(200_00)): 1})] == "other-chip"
    assert bundle({TWENTY: 3, HUNDRED: 1}) not in found


def test_more_chips_are_the_same_money() -> None:
    right = bundle({TWENTY: 3, HUNDRED: 1})
    more = [wrong for wrong, name in mistakes(right).items() if name == "more-chips"]
    assert bundle({TWENTY: 8}) in more
    assert {worth(wrong) for wrong in more} == {worth(right)}


def test_a_colour_is_only_miscounted_and_never_nothing() -> None:
    found = mistakes(bundle({RED: 1}))
    assert () not in found
    assert found[bundle({RED: 2})] == "chip-too-many"
    assert set(found.values()) == {"chip-too-many"}
