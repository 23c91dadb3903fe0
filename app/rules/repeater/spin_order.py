"""What is done on a spin, and in which order: side wagers stand between the main game's own acts [A1]."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from app.rules.repeater.spinning import Spun
from app.rules.repeater.values import SEVEN


class Deed(StrEnum):
    """Something that is said or done on a spin, in its order."""

    NUMBER = "number"
    """is called"""
    VALUE = "value"
    """and how often it has come"""
    MARK = "mark"
    CLEAR = "clear"
    """what lost at the main game, to the last of it"""
    SWEEP = "sweep"
    """the board of side wagers"""
    UNMARK = "unmark"
    """all values"""
    PAY_GAME = "pay-game"
    PAY = "pay"
    """side wagers, in the order in which they are printed"""
    ENVY = "envy"
    """each behind its payment"""
    ALL_PAID = "all-paid"
    """is said"""


_ALWAYS: Final = frozenset({Deed.NUMBER, Deed.VALUE, Deed.CLEAR, Deed.PAY_GAME, Deed.ALL_PAID})


def deeds_on(value: int | None, done: Spun) -> tuple[Deed, ...]:
    """Say what is done on a spin, in its order.

    Args:
        value: of the number; None for a zero, which is said and moves nothing.
        done: what the spin does.
    """
    found = set(_ALWAYS)
    if value == SEVEN:
        found |= {Deed.SWEEP, Deed.UNMARK}
    elif value is not None:
        found.add(Deed.MARK)
    if done.payments:
        found.add(Deed.PAY)
    if done.taking.envy:
        found.add(Deed.ENVY)
    return tuple(deed for deed in Deed if deed in found)
