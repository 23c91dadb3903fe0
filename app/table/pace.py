"""How quickly a table plays: spins an hour, of the last hour or since play began where that is less."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime, timedelta
from typing import Any, Final, NamedTuple

_HOUR: Final = timedelta(hours=1)
_MOST: Final = 120
"""Numbers that are remembered; where an hour has more, the rate is of these."""
_LEAST: Final = timedelta(minutes=10)
"""Of less play than this no rate is said: one slow payment would halve it."""


class Played(NamedTuple):
    """The play of the last hour and more.

    Attributes:
        since: UTC, ISO 8601, of when play began, or went on after it was suspended; empty where it rests.
        fallen: when each number fell that counts, by its spin; the oldest first.
        void: the number that was declared void last; it counts after all until the next throw.
    """

    since: str = ""
    fallen: tuple[tuple[int, str], ...] = ()
    void: tuple[tuple[int, str], ...] = ()


def followed(played: Played, body: Mapping[str, Any]) -> Played:
    """Say what is known of the pace after one event more, as the journal has it."""
    at, spin = str(body["at"]), int(body.get("spin") or 0)
    match body["kind"]:
        case "table.opened":
            return Played(at)
        case "table.closed":
            return Played()
        case "table.suspended":
            return Played("" if body["suspended"] else at)
        case "spin.number" if not played.fallen or spin > played.fallen[-1][0]:
            return Played(played.since, (*played.fallen[1 - _MOST :], (spin, at)))
        case "spin.thrown" | "spin.no_more_bets" | "spin.number":
            return played._replace(void=())
        case "spin.void":
            void = tuple(each for each in played.fallen if each[0] == spin)
            return played._replace(fallen=tuple(each for each in played.fallen if each[0] != spin), void=void)
        case "spin.valid":
            return played._replace(fallen=(*played.fallen, *played.void), void=())
        case _:
            return played


def spins_an_hour(played: Played, now: datetime) -> int | None:
    """Count the numbers of the last hour of play, for an hour; None where play rests or has only begun.

    Args:
        played: what is known.
        now: the time, with its zone.
    """
    if not played.since:
        return None
    known_from = played.since if len(played.fallen) < _MOST else played.fallen[0][1]
    begun = max(datetime.fromisoformat(known_from), now - _HOUR)
    if now - begun < _LEAST:
        return None
    count = sum(datetime.fromisoformat(at) > begun for _, at in played.fallen)
    return round(count * (_HOUR / (now - begun)))


def minutes_to(due: str, now: datetime) -> int:
    """Say how many minutes are left until a time, begun ones counted; 0 when it is there.

    Args:
        due: UTC, ISO 8601.
        now: the time, with its zone.
    """
    left = datetime.fromisoformat(due) - now
    return max(0, -(-left // timedelta(minutes=1)))
