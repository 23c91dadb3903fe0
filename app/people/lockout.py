"""Twenty wrong codes in a row, and a name is locked out: one try an hour, by the machine's steady clock.

Nobody turns that clock. It does not go on while the machine is off: what passed before a restart counts as
none, and the hour begins with the first try after it. Wrong codes are recorded, so a restart forgets none.
A code of eight digits takes some thousand years of such guesses.
"""

from __future__ import annotations

from typing import Final, NamedTuple

WRONG_ALLOWED: Final = 20
"""The twentieth wrong code in a row locks, and so does each one after it."""

LOCKED: Final = 3_600_000_000
"""How long a lock lasts; microseconds."""

_MINUTE: Final = 60_000_000


class Moment(NamedTuple):
    """When somebody tries a code.

    Attributes:
        steady: the machine's steady clock, microseconds.
        boot: which start of the machine it counts from.
    """

    steady: int
    boot: str


class Tries(NamedTuple):
    """The wrong codes in a row of one name, or of all names that nobody has.

    Attributes:
        wrong: how many.
        locked: when the last lock began; None where there was none.
        desk: where the last one was given; empty where that is not known.
    """

    wrong: int = 0
    locked: Moment | None = None
    desk: str = ""


def is_locked(wrong: int) -> bool:
    """Whether so many wrong codes in a row lock."""
    return wrong >= WRONG_ALLOWED


def minutes_left(tries: Tries, now: Moment) -> int:
    """How many minutes a name is still locked, begun ones counted; 0 where it is not."""
    if not is_locked(tries.wrong):
        return 0
    since = tries.locked if tries.locked is not None and tries.locked.boot == now.boot else now
    return max(0, -(-(since.steady + LOCKED - now.steady) // _MINUTE))


def begins_anew(tries: Tries, now: Moment) -> bool:
    """Whether a lock has yet to be recorded for this start of the machine, or its hour would never end."""
    return is_locked(tries.wrong) and (tries.locked is None or tries.locked.boot != now.boot)
