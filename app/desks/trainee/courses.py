"""The games that can be practised, a line each; nothing else on the way to the trainee names a game."""

from __future__ import annotations

from typing import Final

from app.desks.trainee.roulette.course import ROULETTE

COURSES: Final = (ROULETTE,)
