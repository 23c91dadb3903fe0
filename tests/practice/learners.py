"""Made-up drills, and people who practise them for days on end."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from datetime import UTC, datetime, timedelta

from app.practice import forms
from app.practice.attempts import Attempt, Skill
from app.practice.catalogue import Catalogue
from app.practice.daily import daily_set
from app.practice.exercise import Drill, Sitting, Task, one_field
from app.practice.learned import Learned
from app.practice.line import Line
from app.practice.saying import Say
from app.rules.roulette.house_reading import read_house

BEGAN = datetime(2026, 1, 1, 18, tzinfo=UTC)

Knows = Callable[[Skill, int], float]
"""How likely a learner answers a skill rightly when it is asked for the so-manieth time, from 0."""


def made_up(sitting: Sitting) -> Task:
    """Ask for a sum that the variant and chance make."""
    one, other = sitting.chance.randint(1, 99), sitting.chance.randint(1, 99)
    return Task(
        Say(f"asked.{sitting.variant}", {"one": one, "other": other}),
        one_field("sum", forms.COUNT, str(one + other)),
        (),
        (),
    )


def drill(name: str, levels: int = 3, variants: int = 4) -> Drill:
    """A drill whose variants are called by their places."""
    return Drill(
        name,
        tuple(tuple(f"{level}-{place}" for place in range(variants)) for level in range(1, levels + 1)),
        made_up,
    )


DRILLS: Mapping[str, Drill] = {name: drill(name) for name in ("one", "two", "three", "four", "five")}
CATALOGUE = Catalogue([(DRILLS.values(), read_house)])


def attempt(
    skill: Skill, *, right: bool = True, seconds: float | None = None, at: datetime = BEGAN
) -> Attempt:
    """An answer to some exercise of a skill."""
    return Attempt(Line(*skill, seed=1), ("1",), right, None if right else "one-off", seconds, at)


def practised(days: int, knows: Knows, chance: random.Random) -> list[Attempt]:
    """Let a learner do the ten minutes of each day."""
    attempts, learned = list[Attempt](), Learned(CATALOGUE.pace)
    asked: dict[Skill, int] = {}
    for day in range(days):
        at = BEGAN + timedelta(days=day)
        for skill in daily_set(DRILLS, learned, at):
            at += timedelta(seconds=15)
            times = asked.get(skill, 0)
            attempts.append(attempt(skill, right=chance.random() < knows(skill, times), at=at))
            learned.take(attempts[-1])
            asked[skill] = times + 1
    return attempts
