"""What the side games of a table are told of its rounds: a game's steps say it in words of any game."""

from __future__ import annotations

from functools import cache
from typing import Any

from app.table.bank_events import EntryCorrected
from app.table.event_record import Event
from app.table.fell import fell_instead
from app.table.side_game import RoundTold, Told
from app.table.state import Memory, TableState


def round_told(state: TableState, event: Event) -> RoundTold | None:
    """Say what an event means for a round.

    Args:
        state: of the table right after it.
        event: what happened.

    Returns:
        None where it means nothing to whoever only knows how rounds come out.
    """
    game, kind = state.game, type(event)
    if (told := game.told(state, event)) is not None:
        return told
    if isinstance(event, EntryCorrected):
        fell = fell_instead(event)
        return None if fell is None else RoundTold(Told.CORRECTED, fell.spin, fell.number)
    what = _steps(game).get(kind)
    if what is None or event.spin is None:
        return None
    return RoundTold(what, event.spin, game.steps.falls[kind](event) if what is Told.FELL else None)


@cache
def _steps(game: Memory[Any]) -> dict[type, Told]:
    steps = game.steps
    return {
        **dict.fromkeys(steps.opens, Told.BEGUN),
        **dict.fromkeys(steps.falls, Told.FELL),
        **dict.fromkeys(steps.shuts, Told.SHUT),
        **dict.fromkeys(steps.retakes, Told.TAKEN_BACK),
        **dict.fromkeys(steps.closes, Told.CLOSED),
        **dict.fromkeys(steps.reopens, Told.REOPENED),
    }
