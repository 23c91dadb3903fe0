"""What the board of Repeater Bets says to the players; a printed name is alike in every language."""

from __future__ import annotations

from app.desks.common.language import tr
from app.desks.players.repeater.board import Board, Box
from app.reports.repeater.wager_words import wager_words


def box_sign(box: Box) -> str:
    """Write a repeater in few letters: its value, or how often its values must come."""
    return str(box.values[0]) if len(box.values) == 1 else f"{box.need}×"


def beyond_words(box: Box) -> str:
    """Say how often its values have come beyond its need: "+1"; empty where they have not."""
    return f"+{box.tally - box.need}" if box.tally > box.need else ""


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
    free += [wager_words(group.code) for group in board.groups if group.free]
    made = (f"{free_words(free=True)}: {', '.join(free)}",) if free else ()
    return "; ".join((round_words(board), *marked, *made))
