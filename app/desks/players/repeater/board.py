"""All that players see of Repeater Bets, as plain data: marks and needs, and nothing of anybody's wagers."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Final, NamedTuple

from app.rules.repeater.house_rules import repeater_rules
from app.rules.repeater.values import SEVEN
from app.rules.repeater.wagers import REPEATERS
from app.table.live import Live
from app.table.repeater.acts import may_be_booked
from app.table.repeater.events import ValueMarked
from app.table.repeater.memory import Wagers, put_right, wagers_at

_LAST: Final = 10
"""How many of the last values are shown."""


class Box(NamedTuple):
    """A repeater on the board.

    Attributes:
        values: that are counted.
        need: how often they must come before the seven.
        tally: how often they have come.
        free: it may be made still.
        last: its value came last.
    """

    values: tuple[int, ...]
    need: int
    tally: int
    free: bool
    last: bool


class Group(NamedTuple):
    """Any other wager.

    Attributes:
        code: that it is called by.
        free: it may be made still.
    """

    code: str
    free: bool


class Board(NamedTuple):
    """The board.

    Attributes:
        round: its number.
        boxes: of the repeaters that the house offers, by their values; the one of several values last.
        groups: all other wagers that it offers, in the order of the paytables.
        last: the last values of this night, the newest first; a zero has none.
        spin: of the last number, a zero too; 0 before the first of this night.
        seven: that number was a seven.
    """

    round: int
    boxes: tuple[Box, ...]
    groups: tuple[Group, ...]
    last: tuple[int, ...]
    spin: int
    seven: bool


def board(live: Live) -> Board | None:
    """Say everything that the players may see; None where the house deals none, or the table is closed.

    Args:
        live: what the table published last.
    """
    state = live.state
    rules = repeater_rules(state.house) if state.opened else None
    if rules is None:
        return None
    wagers = wagers_at(state)
    round_, newest = wagers.round, _newest(wagers)
    free = may_be_booked(state, rules)
    boxes = (
        Box(
            wager.values,
            wager.goals[0].need,
            round_.tally(wager.values),
            free=wager in free,
            last=wager.values == (newest,),
        )
        for wager in rules.wagers
        if wager in REPEATERS
    )
    return Board(
        round_.number,
        tuple(sorted(boxes, key=lambda box: (len(box.values), box.values))),
        tuple(Group(wager.code, wager in free) for wager in rules.wagers if wager not in REPEATERS),
        tuple(islice(_values(wagers), _LAST)),
        wagers.last_marked or 0,
        seven=newest == SEVEN,
    )


def _newest(wagers: Wagers) -> int | None:
    """Give the value of the last number as it fell; None for a zero, and before the first of this night."""
    spin = wagers.last_marked
    marked = None if spin is None else wagers.marked(spin)
    return None if marked is None else marked.value


def _values(wagers: Wagers) -> Iterator[int]:
    """Give the values of this night as they stand, the newest first."""
    instead = put_right(wagers)
    for deed in reversed(wagers.deeds):
        if isinstance(deed, ValueMarked):
            value = instead.get(deed.spin or 0, deed.value)
            if value is not None:
                yield value
