"""Whole spins, moment by moment: what the procedure wants of the dealer, and when (rules 3 to 8)."""

from __future__ import annotations

from typing import Final

from app.practice.exercise import Plan, Scripts
from app.practice.pace import Pace
from app.practice.roulette.whole_spins.story import PLANS, story
from app.practice.script import script_drill

_SCRIPTS: Final = Scripts([Plan(plan.name, plan.kinds, plan.spins) for plan in PLANS], story)
_PACE: Final = Pace(
    8,
    {
        "phase": 4,
        "throw": 6,
        "clear": 12,
        "pay": 8,
        "announce": 5,
        "bet": 5,
        "void": 6,
        "share": 6,
        "prison": 6,
        "end": 4,
    },
)
"""Eighty seconds for a spin, at forty-five an hour."""
WHOLE_SPINS: Final = script_drill("whole-spins", _SCRIPTS, _PACE)
