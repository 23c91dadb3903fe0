"""How a round came out: looked up in what was recorded, where somebody corrects it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from msgspec import UNSET, Struct

from app.table.bank_events import EntryCorrected


class Fell(Struct, frozen=True):
    """How a round came out, as a number, and which round of this table it was."""

    spin: int
    number: int


FindNumber: TypeAlias = Callable[[int], Fell | None]
"""Looks up how a round came out by its place in the record, as it stands; None where none stands there."""


def nothing_fell(_of: int) -> Fell | None:
    """Find nothing: of a table that has no record."""
    return None


def fell_instead(event: EntryCorrected) -> Fell | None:
    """Read how a round came out instead; None where something else is corrected.

    Raises:
        ValueError, LookupError, TypeError: it is none that can be.
    """
    if event.fell is UNSET:
        return None
    spin, number, was = event.fell["spin"], event.instead["number"], event.fell["was"]
    if type(spin) is not int or any(type(n) is not int or n < 0 for n in (number, was)):
        raise ValueError(f"no number that was put right: {event.fell}, {event.instead}")
    return Fell(spin, number)
