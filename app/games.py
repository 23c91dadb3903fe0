"""The games that a table can play, a line each; nothing else on the way to a table names a game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from app.table.enrolling import enrolled
from app.table.game import Game
from app.table.repeater.game import REPEATER
from app.table.roulette.game import ROULETTE

if TYPE_CHECKING:
    from pathlib import Path

    from app.rules.house import House, Plain

GAMES: Final[Mapping[str, Game[Any]]] = {"roulette": enrolled(ROULETTE, REPEATER)}
"""All that a table knows of a game, with the side games on its rounds, by the game's name."""
USUAL: Final = GAMES["roulette"]
"""What is played where nobody says what: by a house, or by a journal, of which the old ones name no game."""


def game_called(name: str) -> Game[Any]:
    """Find a game by its name; an empty one is the usual game's.

    Raises:
        LookupError: there is none of that name.
    """
    if name and name not in GAMES:
        raise LookupError(f"no such game: {name}; there is {', '.join(sorted(GAMES))}")
    return GAMES[name] if name else USUAL


def read_house(name: str, profile: Mapping[str, Plain]) -> House:
    """Read the profile of a house as the game that it names; one that is not enrolled as the usual game.

    Raises:
        ProfileError: a key is missing, unknown or wrong; it names the key.
    """
    said = profile.get("game")
    game = GAMES.get(said, USUAL) if isinstance(said, str) else USUAL
    return game.read_house(name, profile)


def game_at(database: Path, table: str | None = None) -> Game[Any]:
    """Say what is played in a journal.

    Args:
        database: the journal. One that cannot be read is taken for the usual game's, as is one of a game
            that is not enrolled: whoever reads on says what is wrong there.
        table: whose events are asked; those of all tables where it is None.
    """
    from app.journal.errors import JournalError  # noqa: PLC0415 - only a journal that is there needs it
    from app.journal.played_there import game_said  # noqa: PLC0415 - as above

    try:
        return GAMES.get(game_said(database, table), USUAL)
    except JournalError:
        return USUAL
