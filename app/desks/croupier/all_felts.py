"""The games that can be dealt at the desk, a line each; nothing else on the way to it names a game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from app.desks.croupier.felt import Felt
from app.desks.croupier.repeater.felt import with_board
from app.desks.croupier.roulette.felt import ROULETTE

FELTS: Final[Mapping[str, Felt]] = {"roulette": with_board(ROULETTE)}
"""A game's half of the dealer's screen, by the game's name."""
