"""What the house keeps of each wager, exactly: a Markov chain over the tallies until the seven (T1 to T3)."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from math import factorial
from typing import NamedTuple

from app.rules.house import WagerEdge
from app.rules.repeater.values import SEVEN
from app.rules.repeater.wagers import Wager


def edge_of(wager: Wager, values: Sequence[int], *, surrender: bool) -> WagerEdge:
    """Say what the house keeps of a wager, and what where it is given up whenever that pays more.

    Args:
        wager: that is made at the beginning of a round.
        values: of the numbers 1 to 36, as the house gives them.
        surrender: whether the house lets it be given up.
    """
    edge = 1 - wager.pays * chance(wager, values)
    best = 1 - _best(wager, values) if surrender and wager.surrender else edge
    return WagerEdge(wager.code, edge, best if best < edge else None)


def chance(wager: Wager, values: Sequence[int]) -> Fraction:
    """Give the chance that a wager is won before the seven.

    A state of the chain is how often each goal's values have come, none as often as it must. It is come to in
    as many ways as its tallies can follow one another: m! / (a! b! …) of m spins, each with the chance of its
    values among all that count here. The states are gathered by m, their weights 1 / (a! b! …) multiplied out
    as polynomials of m. From each of them the seven comes next, and takes the wager, with the same chance.
    """
    ways = [_ways(goal.values, values) for goal in wager.goals]
    counting = sum(ways) + values.count(SEVEN)
    weights = [Fraction(1)]
    for goal, numbers in zip(wager.goals, ways, strict=True):
        share = Fraction(numbers, counting)
        weights = _product(weights, [share**times / factorial(times) for times in range(goal.need)])
    survived = sum(factorial(spins) * weight for spins, weight in enumerate(weights))
    return 1 - survived * Fraction(values.count(SEVEN), counting)


def _best(wager: Wager, values: Sequence[int]) -> Fraction:
    """What a wager is worth, for 1, to whoever gives it up where that pays more than playing on."""
    (goal,) = wager.goals
    numbers = _ways(goal.values, values)
    next_time = Fraction(numbers, numbers + values.count(SEVEN))
    worth = Fraction(wager.pays)
    for tally in reversed(range(goal.need)):
        worth = max(next_time * worth, Fraction(wager.surrender.get(tally, 0)))
    return worth


class Given(NamedTuple):
    """What giving a wager up pays, and what playing on is worth.

    Attributes:
        wager: what is given up.
        tally: for which it is printed.
        pays: for 1.
        fair: what playing on is worth from there, for 1.
    """

    wager: Wager
    tally: int
    pays: int
    fair: Fraction

    @property
    def above(self) -> Fraction:
        """By what share of the fair value it pays more; below zero, less."""
        return self.pays / self.fair - 1


def surrenders(wager: Wager, values: Sequence[int]) -> tuple[Given, ...]:
    """Hold what giving a wager up pays against what playing on is worth, for each tally that is printed.

    Args:
        wager: one of a single goal.
        values: of the numbers 1 to 36, as the house gives them.
    """
    if not wager.surrender:
        return ()
    (goal,) = wager.goals
    numbers = _ways(goal.values, values)
    next_time = Fraction(numbers, numbers + values.count(SEVEN))
    return tuple(
        Given(wager, tally, pays, wager.pays * next_time ** (goal.need - tally))
        for tally, pays in wager.surrender.items()
    )


def _ways(of: Sequence[int], values: Sequence[int]) -> int:
    """Count the numbers that have one of these values."""
    return sum(map(values.count, of))


def _product(one: Sequence[Fraction], other: Sequence[Fraction]) -> list[Fraction]:
    """Multiply two polynomials, each given by its coefficients, the lowest power first."""
    found = [Fraction(0)] * (len(one) + len(other) - 1)
    for power, weight in enumerate(one):
        for times, factor in enumerate(other):
            found[power + times] += weight * factor
    return found
