"""The number of a spin that is closed, put right: it counts from then on, and the first is struck through.

What was paid for it is put right by itself, payment by payment (rules 9).
"""

from __future__ import annotations

from typing import Final

from msgspec import UNSET
from msgspec.structs import replace

from app.table import events as happened
from app.table.fell import Fell, fell_instead
from app.table.fields import whole
from app.table.json_text import Json
from app.table.roulette.spin_table import SpinTable

LARGEST: Final = 36


def number_instead(event: happened.EntryCorrected) -> Fell | None:
    """Read what fell instead; None where it is no number that is put right.

    Raises:
        ValueError, LookupError, TypeError: it is none of a wheel.
    """
    now = fell_instead(event)
    if now is not None and event.fell is not UNSET and max(now.number, event.fell["was"]) > LARGEST:
        raise ValueError(f"no number of a wheel: {event.fell}, {event.instead}")
    return now


def with_number_put_right(state: SpinTable, now: Fell) -> SpinTable:
    """Let it stand among the last numbers, and the next ball be thrown from it where it is the last."""
    if now.spin not in state.numbers_of:
        return state
    place, numbers = state.numbers_of.index(now.spin), list(state.numbers)
    numbers[place] = now.number
    state = replace(state, numbers=tuple(numbers))
    if place == 0:
        return replace(state, pocket=now.number)
    return replace(state, pocket_before=now.number) if place == 1 else state


def read_number(said: Json) -> int:
    """Read a number that fell.

    Raises:
        BadInputError: it is none.
    """
    return whole(said, 0, LARGEST)
