"""What the dealer can do on this desk at a table of roulette besides."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import Qt

from app.desks.croupier.acts import AnyAct


class SpinAct(AnyAct):
    """What nobody does at another game."""

    THROW = "throw"
    NO_MORE_BETS = "no_more_bets"
    CLEARED = "cleared"
    RESTS = "rests"
    """winnings that rested until now rest again, or all is taken off: the player takes nothing"""
    WHOLE = "whole"
    """the whole layout instead of the neighbourhood, and back"""
    KIND = "kind"
    """notes or complimentary chips instead of chips of value"""
    LATE = "late"
    """the announce over which the number fell is recorded as refused"""
    ANNOUNCE = "announce"
    """the race track over the whole desk"""
    ZERO = "zero"
    """what zero leaves to be decided"""
    PRISONERS = "prisoners"
    """a player moves what he has in prison"""
    MISPLACED = "misplaced"
    """a chip lies wrong, plainly or in doubt"""
    HAND = "hand"
    """what was taken off the layout is handed to its player"""


SPIN_KEYS: Final[Mapping[int, SpinAct]] = {
    int(Qt.Key.Key_A): SpinAct.ANNOUNCE,
    int(Qt.Key.Key_T): SpinAct.WHOLE,
    int(Qt.Key.Key_G): SpinAct.KIND,
    int(Qt.Key.Key_V): SpinAct.RESTS,
    int(Qt.Key.Key_0): SpinAct.ZERO,
    int(Qt.Key.Key_E): SpinAct.PRISONERS,
    int(Qt.Key.Key_X): SpinAct.MISPLACED,
    int(Qt.Key.Key_H): SpinAct.HAND,
    int(Qt.Key.Key_P): SpinAct.CLEARED,
    int(Qt.Key.Key_Delete): SpinAct.LATE,
}
"""The keys of these, each held with Ctrl."""
