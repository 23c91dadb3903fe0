"""How a round came out: looked up in what was recorded, where somebody corrects it."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, TypeAlias


class Fell(NamedTuple):
    """How a round came out, as a number, and which round of this table it was."""

    spin: int
    number: int


FindNumber: TypeAlias = Callable[[int], Fell | None]
"""Looks up how a round came out by its place in the record, as it stands; None where none stands there."""


def nothing_fell(_of: int) -> Fell | None:
    """Find nothing: of a table that has no record."""
    return None
