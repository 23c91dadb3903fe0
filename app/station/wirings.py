"""The games that a station can run, a line each; nothing else on the way to it names a game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from app.station.roulette.wiring import ROULETTE
from app.station.wiring import Wiring

WIRINGS: Final[Mapping[str, Wiring]] = {"roulette": ROULETTE}
"""How a game is wired to its devices, by the game's name."""
