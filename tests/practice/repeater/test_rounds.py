"""Rounds that drills play are such as a table may have."""

import random

from app.practice.repeater.dealt import rules_dealt
from app.practice.repeater.rounds import NEEDS, after, booked, new_round, number_of, some_values
from app.rules.repeater.wagers import WAGERS
from tests.houses import house
from tests.oracle.repeater_wagers import MAXIMUM, MINIMUM, NUMBERS, TIMES, UNIT, VALUES

RULES = rules_dealt(house("repeater-bets"))


def test_wagers_are_made_by_seats_within_the_limits_and_one_wager_twice_by_two() -> None:
    for seed in range(40):
        round_ = booked(random.Random(seed), RULES, new_round(random.Random(seed)), [*WAGERS, *WAGERS])
        assert [stake.wager for stake in round_.standing] == [w.code for w in WAGERS for _ in range(2)]
        assert len({(stake.wager, stake.owner) for stake in round_.standing}) == 2 * len(WAGERS)
        for stake in round_.standing:
            assert MINIMUM <= stake.amount <= MAXIMUM
            assert stake.amount % UNIT == 0
            assert stake.owner in {f"posto {place}" for place in range(1, 9)}


def test_no_value_comes_as_often_as_it_must_and_one_does_not_come_at_all() -> None:
    assert NEEDS == TIMES
    for seed in range(40):
        values = some_values(random.Random(seed), 0.8, besides=(9,))
        assert 9 not in values
        assert 7 not in values
        assert all(values.count(value) < TIMES[value] for value in values)
        left = after(RULES, booked(random.Random(seed), RULES, new_round(random.Random(1)), WAGERS), values)
        assert left.tallies == {value: values.count(value) for value in {*values}}
        assert all(stake.new == 0 for stake in left.standing) or not values


def test_a_number_has_the_value_that_it_is_drawn_for() -> None:
    chance = random.Random(3)
    for value, numbers in NUMBERS.items():
        assert {number_of(chance, RULES, value) for _ in range(120)} == {*numbers}
    assert number_of(chance, RULES, None) == 0 not in VALUES
