"""Whole rounds of Repeater Bets against the clock, spin by spin, with zeros and void throws [A1]."""

from __future__ import annotations

from typing import Final

from app.practice.exercise import Plan, Scripts
from app.practice.pace import Pace
from app.practice.repeater.story import PLANS, story
from app.practice.script import script_drill

_SCRIPTS: Final = Scripts([Plan(plan.name, plan.kinds, plan.rounds) for plan in PLANS], story)
_PACE: Final = Pace(6, {"value": 5, "zero": 4, "void": 6, "win": 6, "pay": 10, "offer": 8, "seven": 8})
"""A third of a spin's eighty seconds, at forty-five an hour: the main game has the rest."""
WHOLE_ROUNDS: Final = script_drill("repeater-rounds", _SCRIPTS, _PACE)
