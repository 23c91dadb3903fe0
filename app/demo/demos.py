"""The games that can be demonstrated, a line each; nothing else on the way there names a game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from app.demo.demo import Demo
from app.demo.roulette.demo import ROULETTE

DEMOS: Final[Mapping[str, Demo]] = {"roulette": ROULETTE}
"""How a game is demonstrated, by the game's name."""
