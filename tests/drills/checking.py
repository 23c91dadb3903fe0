"""What every exercise of every drill must be: solvable, marked right and wrong, and right by the oracle."""

from __future__ import annotations

import importlib
import random
from collections.abc import Callable, Iterator

from app.practice.answers import normal
from app.practice.exercise import LEAST_SLIPS, Exercise
from app.practice.line import read_line
from app.practice.marking import mark
from tests.schooling import DRILLS, EVERYWHERE, exercise

Answers = Callable[[Exercise], tuple[str, ...]]
_EVERY = EVERYWHERE.catalogue.drills


def levels() -> list[tuple[str, int]]:
    """Every drill's every level."""
    return [(drill.name, level) for drill in _EVERY.values() for level in range(1, len(drill.levels) + 1)]


def drawn_ones(name: str, level: int, count: int, seed: int) -> Iterator[Exercise]:
    """Draw exercises as a sitting does, the variants in turn; a side game's in a house that deals it."""
    drill, chance = _EVERY[name], random.Random(f"{name} {level} {seed}")
    variants, before, house = drill.levels[level - 1], None, "venezia" if name in DRILLS else "repeater-bets"
    for place in range(count):
        variant = variants[place % len(variants)]
        found = EVERYWHERE.catalogue.drawn(drill, level, variant, house, chance, before)
        yield found
        before = found.task


def oracle_of(name: str) -> Answers:
    """Find what the oracle answers to a drill; a drill without it fails."""
    module = importlib.import_module(f"tests.drills.by_oracle.{name.replace('-', '_')}")
    answers: Answers = module.answers
    return answers


def check(found: Exercise, oracle: Answers) -> None:
    """Fail where an exercise is not what it should be; the line of it is in the message."""
    task, line = found.task, str(found.line)
    assert task.fields, line
    assert task.steps, f"{line}: nothing is worked out"
    for field in task.fields:
        assert field.right, line
        for right in field.right:
            assert normal(field, right) == right, f"{line}: {right} is not in normal form"
    first = tuple(field.right[0] for field in task.fields)
    assert mark(task, first).right, line
    _check_slips(found)
    answered = oracle(found)
    marked = mark(task, answered)
    assert marked.right, f"{line}: the oracle answers {answered}, the drill {first}"


def _check_slips(found: Exercise) -> None:
    task, line = found.task, str(found.line)
    assert len({slip.answers for slip in task.slips}) == len(task.slips) >= LEAST_SLIPS, (line, task.slips)
    for slip in task.slips:
        marked = mark(task, slip.answers)
        assert marked.answers == slip.answers, f"{line}: {slip} is not in normal form"
        assert not marked.right, f"{line}: {slip} is right"
        assert marked.slip == slip.name, f"{line}: {slip}"


def check_same(found: Exercise) -> None:
    """The same line, typed again, is the same exercise."""
    assert exercise(read_line(str(found.line))) == found, str(found.line)
