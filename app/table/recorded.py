"""A command that is recorded as it was said, of the round that is bet on: most of what a dealer enters."""

from __future__ import annotations

from typing import Any

from msgspec import convert

from app.table.command import Command, command_form
from app.table.event_record import Event
from app.table.game import Do, game_of
from app.table.station_opening import Opening
from app.table.turn import Turn


def recorded(kind: type[Event]) -> Do[Any]:
    """Make what does a command: an event with its fields; whatever ends the round before closes that first.

    Args:
        kind: of the event, which has the command's fields as they stand in JSON.
    """

    def act(turn: Turn[Any], said: Command, _opening: Opening) -> None:
        game = game_of(turn.state)
        coming = game.coming(turn)
        if kind in game.steps.falls:
            game.close(turn)
        turn.happen(convert({**command_form(said), "spin": coming}, kind))

    return act
