"""A game with the side games that are played on its rounds, as whoever enrols games puts them together."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from app.table.acting import commands_at
from app.table.command import name_of
from app.table.fold import TABLE_EVENTS
from app.table.game import Game
from app.table.side_game import SideGame
from app.table.state import S, unopened
from app.table.state_form import state_form


class ClashError(ValueError):
    """Two games that are played together have one word for two things."""


def enrolled(game: Game[S], *sides: SideGame[Any]) -> Game[S]:
    """Put side games beside a game.

    Args:
        game: the main one.
        sides: those that are played on its rounds, in the order in which they are told and paid.

    Raises:
        ClashError: two of them, or one and the main game or the table, have the same word for a game, an
            event, a command, or what scripts read.
    """
    alone = replace(game, sides=())
    taken = _Words(game.name)
    taken.take("name", [game.name], game.name)
    taken.take("event", map(_kind, {*TABLE_EVENTS, *game.folds}), game.name)
    taken.take("command", commands_at(alone), game.name)
    taken.take("part of the state", state_form(unopened("", alone)), game.name)
    for side in sides:
        taken.take("name", [side.name], side.name)
        taken.take("event", map(_kind, side.folds), side.name)
        taken.take("command", map(name_of, side.acts), side.name)
        taken.take("part of the state", [side.name], side.name)
    return replace(game, sides=sides)


def _kind(event: type[Struct]) -> str:
    return str(event.__struct_config__.tag)


class _Words:
    """The words that are taken, and by which game each."""

    def __init__(self, game: str) -> None:
        self._game, self._taken = game, dict[tuple[str, str], str]()

    def take(self, what: str, words: Iterable[str], game: str) -> None:
        for word in words:
            if (what, word) in self._taken:
                whose = self._taken[what, word]
                raise ClashError(f"{game} is not played beside {self._game}: {whose} has the {what} {word}")
            self._taken[what, word] = game
