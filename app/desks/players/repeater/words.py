"""What the board of Repeater Bets says to the players; a printed name is alike in every language."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

from app.desks.common.language import tr
from app.desks.players.repeater.board import Board, Box

_GROUPS: Final = {
    "uptown": "Uptown",
    "downtown": "Downtown",
    "citywide": "Citywide",
    "repeater-even": "Even",
    "repeater-odd": "Odd",
    "horn": "Horn",
}
_BEFORE_SEVEN: Final = {
    "before-7-2-12": QT_TRANSLATE_NOOP("", "2 o 12 prima del 7"),
    "before-7-3-11": QT_TRANSLATE_NOOP("", "3 o 11 prima del 7"),
}


def box_sign(box: Box) -> str:
    """Write a repeater in few letters: its value, or how often its values must come."""
    return str(box.values[0]) if len(box.values) == 1 else f"{box.need}×"


def beyond_words(box: Box) -> str:
    """Say how often its values have come beyond its need: "+1"; empty where they have not."""
    return f"+{box.tally - box.need}" if box.tally > box.need else ""


def group_words(code: str) -> str:
    """Name any other wager."""
    return _GROUPS.get(code) or tr(_BEFORE_SEVEN[code])


def round_words(board: Board) -> str:
    """Say which round it is."""
    return tr("giro {round}").format(round=board.round)


def free_words(*, free: bool) -> str:
    """Say whether a wager may be made still."""
    return tr("aperta") if free else tr("chiusa fino al 7")


def board_words(board: Board) -> str:
    """Say the whole board to a screen reader: what was marked, and what may be made still."""
    marked = (
        tr("{wager}, {tally} di {need}").format(wager=box_sign(box), tally=box.tally, need=box.need)
        for box in board.boxes
        if box.tally
    )
    free = [box_sign(box) for box in board.boxes if box.free]
    free += [group_words(group.code) for group in board.groups if group.free]
    made = (f"{free_words(free=True)}: {', '.join(free)}",) if free else ()
    return "; ".join((round_words(board), *marked, *made))
