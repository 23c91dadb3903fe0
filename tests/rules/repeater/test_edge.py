"""What the house keeps of each wager, found twice more: state by state, and with the seven's clock."""

from collections import Counter
from collections.abc import Iterator, Mapping
from fractions import Fraction
from functools import cache
from itertools import product
from math import factorial, isclose, prod, sqrt

import pytest

from app.rules.repeater.edge import chance, edge_of, surrenders
from app.rules.repeater.round import Round
from app.rules.repeater.values import SEVEN, USUAL_VALUES, value_of
from app.rules.repeater.wagers import BY_CODE, REPEATERS, WAGERS, Wager
from tests.rules.repeater.tables import PLAIN, PLUS
from tests.rules.roulette.wheel_health.wheels import LIVE, live

SEVENS = 6
PRINTED: Mapping[str, tuple[str, str]] = {
    "repeat-2": ("1/49", "9/49"), "repeat-12": ("1/49", "9/49"),
    "repeat-3": ("1/64", "7/32"), "repeat-11": ("1/64", "7/32"),
    "repeat-4": ("1/81", "16/81"), "repeat-10": ("1/81", "16/81"),
    "repeat-5": ("32/3125", "113/625"), "repeat-9": ("32/3125", "113/625"),
    "repeat-6": ("15625/1771561", "365311/1771561"), "repeat-8": ("15625/1771561", "365311/1771561"),
    "repeat-2-3-11-12": ("1/128", "7/32"),
    "uptown": ("728773420988371/13349464742886867", ""),
    "downtown": ("728773420988371/13349464742886867", ""),
    "citywide": ("10429681868186148743146335536965/114198088111137681274857641213952", ""),
    "repeater-even": ("362303818786929151/5540271966595842048", ""),
    "repeater-odd": ("1354896076/31381059609", "776992249/3486784401"),
    "horn": ("217/3456", "71/288"), "before-7-2-12": ("1/4", "1/4"), "before-7-3-11": ("2/5", "1/5"),
}  # fmt: skip
"""Chances, and the edges where they are printed as fractions."""
SURRENDER: Mapping[str, Mapping[int, str]] = {
    "repeat-2": {1: "40/7"}, "repeat-3": {2: "25/2"}, "repeat-4": {2: "65/9", 3: "65/3"},
    "repeat-5": {3: "64/5", 4: "32"}, "repeat-6": {3: "11250/1331", 4: "2250/121", 5: "450/11"},
    "repeat-2-3-11-12": {4: "25/2", 5: "25", 6: "50"},
}  # fmt: skip
"""What a wager is worth for 1 at each tally for which something is printed, to whoever plays on."""
WITH_ENVY = {
    "repeat-2": "14.2857", "repeat-3": "17.1875", "repeat-4": "14.8148", "repeat-5": "12.9600",
    "repeat-6": "15.3289", "repeat-2-3-11-12": "16.4063",
}  # fmt: skip


def ways(wager: Wager) -> list[int]:
    return [sum(USUAL_VALUES.count(value) for value in goal.values) for goal in wager.goals]


def chain(wager: Wager, tallies: tuple[int, ...] | None = None) -> Fraction:
    """State by state: what comes next that counts is a seven or one of the goals' values."""
    numbers, needs = ways(wager), [goal.need for goal in wager.goals]
    counting = sum(numbers) + SEVENS

    @cache
    def wins(state: tuple[int, ...]) -> Fraction:
        if any(tally >= need for tally, need in zip(state, needs, strict=True)):
            return Fraction(1)
        following = (
            Fraction(each, counting) * wins((*state[:at], state[at] + 1, *state[at + 1 :]))
            for at, each in enumerate(numbers)
        )
        return sum(following, Fraction(0))

    return wins(tallies or (0,) * len(needs))


def clock(wager: Wager) -> Fraction:
    """Each value comes by a clock of its own: none is complete when the seven's first strikes, at time t.

    The integral of 6 exp(-6t) over the product of sums exp(-at) (at)^j / j!, j below what is needed: each
    power of t of the polynomial gives m! / (its rate)^(m + 1).
    """
    terms = [
        [(j, Fraction(number**j, factorial(j))) for j in range(goal.need)]
        for number, goal in zip(ways(wager), wager.goals, strict=True)
    ]
    rate = sum(ways(wager)) + SEVENS
    by_power: dict[int, Fraction] = {0: Fraction(1)}
    for term in terms:
        longer: dict[int, Fraction] = {}
        for (power, weight), (j, factor) in product(by_power.items(), term):
            longer[power + j] = longer.get(power + j, Fraction(0)) + weight * factor
        by_power = longer
    lost = (SEVENS * weight * factorial(m) / Fraction(rate) ** (m + 1) for m, weight in by_power.items())
    return 1 - sum(lost, Fraction(0))


def test_the_chances_and_edges_are_the_printed_ones() -> None:
    for wager in WAGERS:
        printed_chance, printed_edge = PRINTED[wager.code]
        found = edge_of(wager, USUAL_VALUES, surrender=True)
        assert chance(wager, USUAL_VALUES) == Fraction(printed_chance)
        assert found.edge == 1 - wager.pays * Fraction(printed_chance)
        assert not printed_edge or found.edge == Fraction(printed_edge)


@pytest.mark.parametrize("code", [code for code in BY_CODE if code != "citywide"])
def test_a_chain_state_by_state_agrees_exactly(code: str) -> None:
    assert chain(BY_CODE[code]) == chance(BY_CODE[code], USUAL_VALUES)


@pytest.mark.parametrize("code", BY_CODE)
def test_the_seven_s_clock_agrees_exactly(code: str) -> None:
    assert clock(BY_CODE[code]) == chance(BY_CODE[code], USUAL_VALUES)


def test_citywide_state_by_state_agrees_in_floats() -> None:
    """The chance to come to each of its states, each with the seven next: 518,400 of them, by halves."""

    def weights(of: tuple[int, ...]) -> Iterator[tuple[int, float]]:
        goals = [BY_CODE[f"repeat-{value}"] for value in of]
        for state in product(*(range(wager.goals[0].need) for wager in goals)):
            shares = (
                (ways(wager)[0] / 36) ** tally / factorial(tally)
                for wager, tally in zip(goals, state, strict=True)
            )
            yield sum(state), prod(shares)

    low, high = list(weights((2, 3, 4, 5, 6))), list(weights((8, 9, 10, 11, 12)))
    assert len(low) * len(high) == 518_400
    survived = sum(factorial(m + n) * one * other for (m, one), (n, other) in product(low, high))
    assert isclose(1 - survived / 6, float(chance(BY_CODE["citywide"], USUAL_VALUES)), abs_tol=1e-12)


def test_by_hand_the_kth_power_of_a_over_a_and_six() -> None:
    for wager in REPEATERS:
        numbers = ways(wager)[0]
        assert chance(wager, USUAL_VALUES) == Fraction(numbers, numbers + SEVENS) ** wager.goals[0].need


def test_playing_on_is_worth_what_is_printed_beside_each_surrender() -> None:
    for code, fair in SURRENDER.items():
        wager = BY_CODE[code]
        assert set(fair) == set(wager.surrender)
        assert {at: wager.pays * chain(wager, (at,)) for at in fair} == {
            at: Fraction(x) for at, x in fair.items()
        }
        better = {at for at, pays in wager.surrender.items() if pays > Fraction(fair[at])}
        assert better == ({1} if code == "repeat-2" else set())


def test_giving_up_pays_more_than_playing_on_for_the_2_and_the_12_alone() -> None:
    best = {edge.bet: edge.best for edge in PLUS.edges() if edge.best is not None}
    assert best == {"repeat-2": Fraction(1, 7), "repeat-12": Fraction(1, 7)}
    assert [edge.best for edge in PLAIN.edges()] == [None] * 11


def test_envy_costs_the_house_what_is_printed() -> None:
    for code, percent in WITH_ENVY.items():
        wager = BY_CODE[code]
        kept = 1 - (wager.pays + wager.envy) * chance(wager, USUAL_VALUES)
        assert abs(100 * kept - Fraction(percent)) <= Fraction(1, 20_000)


@pytest.mark.skipif(not LIVE.is_file(), reason="the live wheel's numbers are not here")
def test_the_live_wheel_s_rounds_are_won_as_often_as_worked_out() -> None:
    """All nineteen wagers made at the beginning of each of 114,579 rounds, zeros and all."""
    numbers, tallies = live(), Counter[int]()
    ended, won = Counter[frozenset[tuple[int, int]]](), Counter[str]()
    for value in map(value_of, numbers):
        if value == SEVEN:
            ended[frozenset(tallies.items())] += 1
            tallies.clear()
        elif value is not None:
            tallies[value] += 1
    for tallied, times in ended.items():
        round_ = Round(tallies=dict(tallied))
        won.update({wager.code: times for wager in WAGERS if round_.resolved(wager)})
    rounds = ended.total()
    assert (rounds, f"{len(numbers) / rounds:.4f}") == (114_579, "6.1747")
    for wager in WAGERS:
        share = float(chance(wager, USUAL_VALUES))
        deviation = (won[wager.code] - rounds * share) / sqrt(rounds * share * (1 - share))
        assert abs(deviation) < 2.8, wager.code


def test_what_giving_up_pays_is_held_against_what_playing_on_is_worth() -> None:
    """D1, "Surrender against fair value": printed in per cent of fair, tally by tally."""
    in_percent = {
        (given.wager.code, given.tally): round(float(100 * (1 + given.above)), 2)
        for wager in WAGERS
        for given in surrenders(wager, USUAL_VALUES)
    }
    printed = {
        ("2", "12"): [(1, 105.0)],
        ("3", "11"): [(2, 96.0)],
        ("4", "10"): [(2, 96.92), (3, 96.92)],
        ("5", "9"): [(3, 93.75), (4, 93.75)],
        ("6", "8"): [(3, 94.65), (4, 96.8), (5, 97.78)],
        ("2-3-11-12",): [(4, 96.0), (5, 96.0), (6, 96.0)],
    }
    assert in_percent == {
        (f"repeat-{of}", tally): percent
        for alike, tallies in printed.items()
        for of in alike
        for tally, percent in tallies
    }
