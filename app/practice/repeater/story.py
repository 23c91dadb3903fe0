"""The story of whole rounds, from a round's beginning to its seven, with a zero and a throw that is void.

A script follows from its level, its number and the house: a repeater that wants few marks wins in it, and
what stands to the end is taken. The rules say what each spin does; the story goes on with that, whatever is
answered.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Final, NamedTuple

from app.practice.exercise import Moment
from app.practice.repeater.dealt import rules_dealt
from app.practice.repeater.moments import (
    offer_moment,
    pay_moment,
    seven_moment,
    value_moment,
    void_moment,
    win_moment,
)
from app.practice.repeater.rounds import NEEDS, Spin, booked, new_round, number_of
from app.rules.house import House
from app.rules.repeater.house_rules import RepeaterRules
from app.rules.repeater.round import Round, Stake
from app.rules.repeater.values import SEVEN, TALLIED
from app.rules.repeater.wagers import BY_CODE, REPEATERS, Wager


class RoundPlan(NamedTuple):
    """What a level has.

    Attributes:
        name: with which its variants begin.
        kinds: what it practises, each at least once in every script.
        rounds: how many.
    """

    name: str
    kinds: tuple[str, ...]
    rounds: int = 1


PLANS: Final = (
    RoundPlan("marks", ("value", "zero", "void", "seven")),
    RoundPlan("money", ("value", "win", "pay", "seven")),
    RoundPlan("whole", ("value", "zero", "void", "win", "pay", "offer", "seven"), rounds=2),
)
"""By level, from the first."""
_FEW: Final = 3
"""Marks of a repeater that wins in a round of a few spins."""
_OTHERS: Final = 3
"""Values that come besides, once each."""
_BESIDE: Final = 2
"""Wagers that stand besides, and mostly to the seven."""
_SHORT: Final = tuple(wager for wager in REPEATERS if len(wager.values) == 1 and wager.envy <= _FEW)
"""Repeaters that a round of a few spins completes."""


class _Throw(NamedTuple):
    """A throw of a round.

    Attributes:
        value: of the number on which the ball lay; None for a zero.
        void: whether it counts for nothing.
    """

    value: int | None
    void: bool = False


def story(level: int, number: int, house: House) -> Iterator[Moment]:
    """Tell a script, moment by moment.

    Args:
        level: from 1.
        number: of the script.
        house: whose rules hold.
    """
    plan = PLANS[level - 1]
    chance, rules = random.Random(f"whole rounds {level} {number} {house.name}"), rules_dealt(house)
    round_ = new_round(chance)
    for _ in range(plan.rounds):
        wager = chance.choice(_SHORT)
        round_ = booked(chance, rules, round_, _made(chance, rules, wager))
        for throw in _throws(chance, wager):
            spin = Spin(house, round_, number_of(chance, rules, throw.value))
            yield from (moment for moment in _told(spin, throw) if moment.kind in plan.kinds)
            round_ = round_ if throw.void else spin.done.round


def _made(chance: random.Random, rules: RepeaterRules, wager: Wager) -> list[Wager]:
    """Choose what is made at the beginning: the repeater that wins, a group of it, and some others."""
    complete = Round(tallies={wager.values[0]: NEEDS[wager.values[0]]})
    groups = [each for each in rules.wagers if each not in REPEATERS and complete.resolved(each)]
    others = [each for each in rules.wagers if each is not wager and not complete.resolved(each)]
    return [wager, *chance.sample(groups, min(1, len(groups))), *chance.sample(others, _BESIDE)]


def _throws(chance: random.Random, wager: Wager) -> list[_Throw]:
    """Draw the throws of a round: a zero and a void one among them, and the seven last."""
    (value,) = wager.values
    others = chance.sample([other for other in TALLIED if other != value], _OTHERS)
    throws = [_Throw(each) for each in (*[value] * NEEDS[value], *others, None)]
    throws.append(_Throw(chance.choice(TALLIED), void=True))
    return [*chance.sample(throws, len(throws)), _Throw(SEVEN)]


def _told(spin: Spin, throw: _Throw) -> Iterator[Moment]:
    """Tell a spin: its value, what wins and is paid, and what is offered after its mark."""
    if throw.void:
        yield void_moment(spin)
        return
    yield value_moment(spin)
    if spin.value == SEVEN:
        yield seven_moment(spin)
        return
    if spin.done.payments:
        yield win_moment(spin)
        yield pay_moment(spin)
    stakes = _named(spin)
    if stakes:
        yield offer_moment(spin, stakes)


def _named(spin: Spin) -> list[Stake]:
    """Find the wagers that name the value and stand still, of those that may be given up at some tally."""
    standing = spin.done.round.standing
    return [
        stake
        for stake in standing
        if BY_CODE[stake.wager].surrender and spin.value in BY_CODE[stake.wager].values
    ]
