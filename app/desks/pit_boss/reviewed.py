"""The games of the pit boss's desk, a line each; nothing else on the way to it names a game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from app.desks.pit_boss.game_pages import GamePages
from app.desks.pit_boss.repeater.pages import with_repeater
from app.desks.pit_boss.roulette.pages import ROULETTE

REVIEWED: Final[Mapping[str, GamePages]] = {"roulette": with_repeater(ROULETTE)}
"""What each game brings to the desk, by its name."""
