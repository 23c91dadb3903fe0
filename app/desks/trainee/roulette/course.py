"""Roulette, as it is practised."""

from __future__ import annotations

from typing import Final

from app.desks.trainee.course import Course
from app.practice.roulette.course import DRILLS

ROULETTE: Final = Course(DRILLS)
