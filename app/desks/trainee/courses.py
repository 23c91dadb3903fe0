"""The games that can be practised, a line each; nothing else on the way to the trainee names a game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from app.desks.trainee.course import Course
from app.desks.trainee.repeater.course import repeater_beside
from app.desks.trainee.roulette.course import ROULETTE

COURSES: Final[Mapping[str, Course]] = {"roulette": ROULETTE, "repeater": repeater_beside(ROULETTE)}
"""How a game is practised, by the game's name; a side game behind the one beside which it is dealt."""
