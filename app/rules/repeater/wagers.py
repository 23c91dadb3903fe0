"""The nineteen wagers, in the order in which the paytables print them (T1 to T4)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

from app.rules.repeater.values import TALLIED


class Goal(NamedTuple):
    """What wins a wager.

    Attributes:
        values: that are counted together.
        need: how often they must come before the seven.
    """

    values: tuple[int, ...]
    need: int


class Wager(NamedTuple):
    """What can be bet on.

    Attributes:
        code: as scripts write it.
        goals: any one of them wins it, once.
        pays: for 1: the wager is within what is paid, and is spent.
        surrender: what it pays for 1 when it is given up, by its tally; empty where it cannot be.
        envy: how many times the wager the dealers' box gets when it is won [T4].
    """

    code: str
    goals: tuple[Goal, ...]
    pays: int
    surrender: Mapping[int, int] = {}
    envy: int = 0

    @property
    def values(self) -> tuple[int, ...]:
        """The values that it names, ascending."""
        return tuple(sorted(value for goal in self.goals for value in goal.values))


_T1: Final[tuple[tuple[tuple[int, ...], int, int, Mapping[int, int]], ...]] = (
    ((2, 12), 2, 40, {1: 6}),
    ((3, 11), 3, 50, {2: 12}),
    ((4, 10), 4, 65, {2: 7, 3: 21}),
    ((5, 9), 5, 80, {3: 12, 4: 30}),
    ((6, 8), 6, 90, {3: 8, 4: 18, 5: 40}),
)
"""Values, how often each must come, what that pays, and what giving it up pays (T3)."""
_CRAPS: Final = (2, 3, 11, 12)
_REPEATS: Final = {value: Goal((value,), need) for values, need, _, _ in _T1 for value in values}


def _repeaters() -> Iterable[Wager]:
    """Each gives the dealers' box as many times the wager as its value must come (T4)."""
    for values, need, pays, surrender in _T1:
        for value in values:
            yield Wager(f"repeat-{value}", (_REPEATS[value],), pays, surrender, need)
    yield Wager("repeat-2-3-11-12", (Goal(_CRAPS, 7),), 100, {4: 12, 5: 24, 6: 48}, 7)


def _group(code: str, values: Iterable[int], pays: int) -> Wager:
    """Combine single repeaters: the first that is complete wins it (T2)."""
    return Wager(code, tuple(_REPEATS[value] for value in values), pays)


def _before_seven(first: int, second: int, pays: int) -> Wager:
    return Wager(f"before-7-{first}-{second}", (Goal((first,), 1), Goal((second,), 1)), pays)


REPEATERS: Final = tuple(_repeaters())
"""The eleven of T1: alone they can be surrendered, and envy is paid on them."""
WAGERS: Final = (
    *REPEATERS,
    _group("uptown", range(8, 13), 15),
    _group("downtown", range(2, 7), 15),
    _group("citywide", TALLIED, 9),
    _group("repeater-even", range(2, 13, 2), 12),
    _group("repeater-odd", (3, 5, 9, 11), 18),
    _group("horn", _CRAPS, 12),
    _before_seven(2, 12, 3),
    _before_seven(3, 11, 2),
)
BY_CODE: Final[Mapping[str, Wager]] = {wager.code: wager for wager in WAGERS}
RANKS: Final[Mapping[str, int]] = {wager.code: rank for rank, wager in enumerate(WAGERS)}
"""Wherever wagers are listed or paid they stand in this order."""
