"""Rounds of Repeater Bets as drills play them: wagers that may be made, and the values that come."""

from __future__ import annotations

import random
from collections.abc import Collection, Iterable
from typing import Final, NamedTuple

from app.practice.repeater.dealt import rules_dealt
from app.practice.saying import Quote
from app.practice.seats import seat
from app.rules.house import House
from app.rules.money import Cents
from app.rules.repeater.booking import book
from app.rules.repeater.house_rules import RepeaterRules
from app.rules.repeater.round import Round
from app.rules.repeater.spinning import Spun, spun
from app.rules.repeater.values import TALLIED
from app.rules.repeater.wagers import REPEATERS, Wager
from app.rules.repeater.words import spin_sentence

_MOST_ROUNDS: Final = 60
_SEATS: Final = 8
_MOST: Final = 4
"""Times the minimum: more is seldom put on one wager."""
NEEDS: Final = {wager.values[0]: wager.goals[0].need for wager in REPEATERS if len(wager.values) == 1}
"""How often each value must come."""


class Spin(NamedTuple):
    """A number that falls, and the board before it.

    Attributes:
        house: whose rules hold.
        round: before it.
        number: that falls.
    """

    house: House
    round: Round
    number: int

    @property
    def rules(self) -> RepeaterRules:
        """By which the house deals."""
        return rules_dealt(self.house)

    @property
    def value(self) -> int | None:
        """Of the number; None of a zero."""
        return self.rules.value_of(self.number)

    @property
    def done(self) -> Spun:
        """What it does."""
        return spun(self.rules, self.round, self.value)

    @property
    def said(self) -> Quote:
        """What the dealer says of its value."""
        tally = 0 if self.value is None else self.done.round.tally([self.value])
        return Quote(spin_sentence(str(self.number), self.value, tally, self.house.speech))


def new_round(chance: random.Random) -> Round:
    """Begin a round somewhere in a night."""
    return Round(chance.randint(1, _MOST_ROUNDS))


def booked(chance: random.Random, rules: RepeaterRules, round_: Round, wagers: Iterable[Wager]) -> Round:
    """Let somebody in a seat make each of some wagers; a second one on the same wager is another's.

    Args:
        chance: says who, and how much.
        rules: of the house.
        round_: in which none of their values has come.
        wagers: that are made.
    """
    for wager in wagers:
        there = {stake.owner for stake in round_.standing if stake.wager == wager.code}
        owners = [owner for place in range(1, _SEATS + 1) if (owner := seat(place)) not in there]
        most = min(rules.maximum, _MOST * rules.minimum)
        amount = Cents(chance.randint(rules.minimum // rules.unit, most // rules.unit) * rules.unit)
        round_ = book(rules, round_, wager, chance.choice(owners), amount).round
    return round_


def after(rules: RepeaterRules, round_: Round, values: Iterable[int | None]) -> Round:
    """Let some values come one after the other; None for a zero."""
    for value in values:
        round_ = spun(rules, round_, value).round
    return round_


def some_values(chance: random.Random, share: float, besides: Collection[int] = ()) -> list[int]:
    """Draw values that come, in any order, none of them as often as it must.

    Args:
        chance: draws them.
        share: of the values that come at all.
        besides: those that do not.
    """
    found = [
        value
        for value in TALLIED
        if value not in besides and chance.random() < share
        for _ in range(chance.randint(1, NEEDS[value] - 1))
    ]
    return chance.sample(found, len(found))


def number_of(chance: random.Random, rules: RepeaterRules, value: int | None) -> int:
    """Draw a number that has a value; zero where it has none."""
    return chance.choice([number for number in range(37) if rules.value_of(number) == value])
