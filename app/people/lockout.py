"""Five wrong codes, and the name is locked out, each further wrong one for longer.

Pure over a clock: wrong codes are recorded, so a restart forgets none. At the longest time a thousand guesses
take years, and a right code at any moment when the name is not locked begins the count anew.
"""

from __future__ import annotations

from typing import Final, NamedTuple

WRONG_ALLOWED: Final = 5
"""The fifth wrong code in a row locks."""

LOCKED_MINUTES: Final = (1, 5, 15, 60, 120, 240, 480, 1440)
"""How long the fifth wrong code locks, and each one after it; the last goes on."""

_MINUTE: Final = 60_000_000


class Tries(NamedTuple):
    """The wrong codes of one name since the last right one.

    Attributes:
        wrong: how many.
        until: locked until then, microseconds since 1970; 0 where it never was.
    """

    wrong: int = 0
    until: int = 0


def locked_until(wrong: int, now: int) -> int | None:
    """Say until when a wrong code locks its name.

    Args:
        wrong: how many there were in a row, this one counted.
        now: microseconds since 1970, as the answer.

    Returns:
        None where it does not lock yet.
    """
    if wrong < WRONG_ALLOWED:
        return None
    place = min(wrong - WRONG_ALLOWED, len(LOCKED_MINUTES) - 1)
    return now + LOCKED_MINUTES[place] * _MINUTE


def minutes_left(tries: Tries, now: int) -> int:
    """How many minutes a name is still locked, begun ones counted; 0 where it is not."""
    return max(0, -(-(tries.until - now) // _MINUTE))
