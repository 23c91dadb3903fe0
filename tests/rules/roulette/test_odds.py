"""What each bet pays [4.1], the printed table of payments [4.2], and the house's edge that follows."""

from fractions import Fraction

import pytest

from app.rules.payment import Odds
from app.rules.roulette.layout import BY_NAME, POSITIONS, Kind, Position
from app.rules.roulette.odds import ODDS
from tests.rules.roulette.spins import answer, chips, colour, house_with

PRINTED_4_2 = {
    "line-7-12": (5, 10, 15, 20, 25, 30, 35, 40, 45, 50),
    "street-7-9": (11, 22, 33, 44, 55, 66, 77, 88, 99, 110),
    "corner-8-12": (8, 16, 24, 32, 40, 48, 56, 64, 72, 80),
    "split-8-11": (17, 34, 51, 68, 85, 102, 119, 136, 153, 170),
    "straight-8": (35, 70, 105, 140, 175, 210, 245, 280, 315, 350),
}
PRINTED_4_1 = {
    "straight-0": 35, "split-8-11": 17, "corner-8-12": 8, "first-four": 8, "street-7-9": 11, "trio-0-1-2": 11,
    "trio-0-2-3": 11, "line-7-12": 5, "dozen-1": 2, "column-35": 2, "even": 1, "odd": 1, "low": 1, "high": 1,
    "red": 1, "black": 1,
}  # fmt: skip
ALL_LOST = house_with(zero="all_lost", doubles=True)
HALF_BACK = house_with(zero="half_back", doubles=True)


@pytest.mark.parametrize("name", PRINTED_4_2)
@pytest.mark.parametrize("pieces", range(1, 11))
def test_4_2_one_to_ten_pieces_are_paid_as_the_table_says(name: str, pieces: int) -> None:
    """[4.2] The table that every dealer knows by heart, in colour and in value, in pieces and in money."""
    told = answer(8, {name: [colour("red", pieces), chips("2.50", pieces)]})
    expected = PRINTED_4_2[name][pieces - 1]
    assert [payment["pieces"] for payment in told["payments"]] == [expected, expected]
    assert [payment["amount"] for payment in told["payments"]] == [f"{expected * 2.5:.2f}"] * 2


@pytest.mark.parametrize("name", PRINTED_4_1)
def test_4_1_each_bet_pays_its_printed_odds(name: str) -> None:
    """[4.1] Plein 35, cheval 17, carré and quatre premiers 8, transversale 11, sixain 5, multiple 2, simple 1."""
    told = answer(BY_NAME[name].numbers[0], {name: [chips("10.00")]})
    (payment,) = told["payments"]
    assert payment["winning"] == [{"position": name, "pieces": 1, "pays": PRINTED_4_1[name]}]
    assert payment["amount"] == f"{PRINTED_4_1[name] * 10}.00"


@pytest.mark.parametrize("name", ["double-column-34-35", "double-dozen-1-2"])
def test_rules_1_a_double_chance_pays_half(name: str) -> None:
    """Rules 1: double dozens and columns pay 1 to 2, as an amount and not in pieces."""
    (payment,) = answer(8, {name: [chips("10.00")]}, under=ALL_LOST)["payments"]
    assert payment["winning"] == [{"position": name, "amount": "10.00", "pays": "1/2"}]
    assert (payment["chip"], payment["pieces"], payment["amount"]) == ({"value": "10.00"}, None, "5.00")


def cents(amount: str) -> int:
    return int(amount.replace(".", ""))


def result_of_a_turn(position: Position, *, half: bool) -> Fraction:
    """What one piece of 10.00 on a position brings the bank over all thirty-seven numbers, in stakes."""
    under = HALF_BACK if half else ALL_LOST
    bets = {position.name: [chips("10.00")]}
    return Fraction(sum(cents(answer(n, bets, under=under)["bank"]["result"]) for n in range(37)), 1000)


@pytest.mark.parametrize("kind", Kind)
def test_the_edge_is_one_in_thirty_seven_wherever_a_chip_lies(kind: Kind) -> None:
    """[4.1] On every position, tried on every number, the bank keeps one stake of thirty-seven (2.70 %)."""
    for position in POSITIONS:
        if position.kind is kind:
            assert result_of_a_turn(position, half=False) == 1, position.name


def test_rules_10_half_back_halves_the_edge_of_the_simple_chances() -> None:
    """Rules 10: 1.35 % on even money where half comes back at zero, 2.70 % on all else."""
    for position in POSITIONS:
        if not position.inside:
            expected = Fraction(1, 2) if position.even_money else 1
            assert result_of_a_turn(position, half=True) == expected, position.name


def test_half_is_paid_only_of_what_can_be_halved() -> None:
    """Rules 2: nothing is rounded; half of a cent is refused."""
    assert ODDS[Kind.DOUBLE_DOZEN].of(250) == 125
    with pytest.raises(ValueError, match="1 cents cannot be paid 1 to 2"):
        Odds(1, 2).of(1)
