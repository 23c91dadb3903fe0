"""Finding an announce by its name, and saying why there is none of that name (rules 6) [5.1, 5.2]."""

from __future__ import annotations

import re
from typing import Final

from app.rules.roulette.announces import ANNOUNCES, Announce, touch

_BY_NAME: Final = {announce.name: announce for announce in ANNOUNCES}
_NAME: Final = re.compile(r"(laterali|figure|finale)-(0|[1-9]\d?)(?:-(0|[1-9]\d?))?", re.ASCII)
_NAMES: Final = (
    "vicini, serie, orfanelli, nassa, zero-spiel, contronassa, laterali-N, figure-N, finale-N, finale-N-M, "
    "finale-8-9-ridotta"
)


class UnknownAnnounceError(ValueError):
    """There is no such announce.

    Attributes:
        name: what was asked for.
        reason: why there is none.
    """

    def __init__(self, name: str, reason: str) -> None:
        self.name, self.reason = name, reason
        super().__init__(f"no such announce: {name[:40]} ({reason})")


def announce_named(name: str) -> Announce:
    """Find an announce by its name (rules 6) [5.1].

    Args:
        name: `vicini`, `serie`, `laterali-17`, `figure-2`, `finale-3`, `finale-0-1`, `finale-8-9-ridotta` …

    Returns:
        The announce, one piece to the share.

    Raises:
        UnknownAnnounceError: there is none; it says why.
    """
    if name not in _BY_NAME:
        raise UnknownAnnounceError(name, _why_none(name))
    return _BY_NAME[name]


def _why_none(name: str) -> str:
    found = _NAME.fullmatch(name)
    if found is None:
        return f"there are {_NAMES}"
    family, first, second = found.groups()
    match family, second:
        case "laterali", None:
            return "the wheel has 0 to 36"
        case "figure", None:
            return "zero has no figures" if first == "0" else "the figures are those of 1 to 9"
        case "finale", None:
            return "the finals are 0 to 9"
        case "finale", _:
            return _why_not_astride(int(first), int(second))
        case _:
            return f"{family} are of one number"


def _why_not_astride(one: int, other: int) -> str:
    """Say why two finals are not played together [5.1, 5.2]."""
    if one >= other:
        return "the lower number comes first"
    if one > 9:
        return "a finale begins with 0 to 9"
    if not touch(one, other):
        return f"{one} and {other} do not touch"
    return "with zero there are 0/1 and 0/3 alone"
