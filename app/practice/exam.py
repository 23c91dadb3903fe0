"""An exam: what a trainer sets in one line, the same questions for everyone who has the line.

exam 20 15 80 4711 products/3 order/2 sanremo         questions, minutes, percent to pass, seed, levels,
and a house where it is not the Casinò di Venezia
"""

from __future__ import annotations

import random
import re
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from app.practice.attempts import Attempt
from app.practice.catalogue import Catalogue, no_drill, no_level
from app.practice.exercise import Drill, Exercise, Task
from app.practice.line import HOME, MOST_SEED, LineError
from app.practice.saying import Symbols

MOST_QUESTIONS: Final = 200
MOST_MINUTES: Final = 180
_LEVEL: Final = re.compile(r"([a-z-]+)/([1-9])", re.ASCII)
_FIGURE: Final = re.compile(r"\d{1,6}", re.ASCII)
_HEAD: Final = (
    ("questions", 1, MOST_QUESTIONS),
    ("minutes", 1, MOST_MINUTES),
    ("percent", 1, 100),
    ("seed", 0, MOST_SEED),
)


class Exam(NamedTuple):
    """What is asked, how long, and how much of it must be right.

    Attributes:
        levels: drill and level of each part; the questions are shared out evenly.
        questions: how many.
        minutes: for all of it.
        percent: right answers needed to pass.
        seed: from which the questions follow.
        house: whose rules.
    """

    levels: tuple[tuple[str, int], ...]
    questions: int
    minutes: int
    percent: int
    seed: int
    house: str = HOME

    def __str__(self) -> str:
        """Write it in one line."""
        levels = " ".join(f"{drill}/{level}" for drill, level in self.levels)
        away = "" if self.house == HOME else f" {self.house}"
        return f"exam {self.questions} {self.minutes} {self.percent} {self.seed} {levels}{away}"


class Result(NamedTuple):
    """How an exam went.

    Attributes:
        right: answers that were.
        questions: how many there were; what was not answered in time is wrong.
        percent: right answers needed.
        seconds: from the first question to the last answer.
    """

    right: int
    questions: int
    percent: int
    seconds: float

    @property
    def passed(self) -> bool:
        """Whether enough was right, reckoned in whole answers."""
        return self.right * 100 >= self.percent * self.questions


def read_exam(text: str, drills: Mapping[str, Drill]) -> Exam:
    """Read an exam's line as somebody typed it.

    Raises:
        LineError: it is none; the sentence names what should have stood there.
    """
    words = text.lower().split()
    if len(words) < 6 or words[0] != "exam":
        raise LineError(
            "an exam is questions, minutes, percent, seed, drills: exam 20 15 80 4711 products/1", "exam"
        )
    questions, minutes, percent, seed = (
        _figure(word, *bounds) for word, bounds in zip(words[1:5], _HEAD, strict=True)
    )
    away = words[-1] if "/" not in words[-1] else HOME
    levels = tuple(_level(word, drills) for word in words[5:] if word != away)
    if not levels:
        raise LineError("an exam has at least one drill with its level: products/1", "no-drills")
    return Exam(levels, questions, minutes, percent, seed, away)


def questions_of(exam: Exam, catalogue: Catalogue) -> tuple[Exercise, ...]:
    """Make the questions of an exam, the same whenever they are made.

    Raises:
        LineError: there is no such house.
    """
    chance = random.Random(str(exam))
    found: list[Exercise] = []
    before: Task | None = None
    for place in range(exam.questions):
        name, level = exam.levels[place % len(exam.levels)]
        drill = catalogue.drills[name]
        variant = chance.choice(drill.levels[level - 1])
        question = catalogue.drawn(drill, level, variant, exam.house, chance, before)
        found.append(question)
        before = question.task
    return tuple(found)


def result_of(exam: Exam, attempts: Sequence[Attempt], seconds: float) -> Result:
    """Say how an exam went.

    Args:
        exam: which.
        attempts: its answers, fewer than there are questions where the time was over.
        seconds: how long it took.
    """
    return Result(sum(attempt.right for attempt in attempts), exam.questions, exam.percent, seconds)


def _figure(word: str, name: str, least: int, most: int) -> int:
    if _FIGURE.fullmatch(word) is None or not least <= int(word) <= most:
        sentence = f"{name}: {least} to {most}, not {word}"
        raise LineError(sentence, f"bad-{name}", least=least, most=most, word=Symbols(word))
    return int(word)


def _level(word: str, drills: Mapping[str, Drill]) -> tuple[str, int]:
    found = _LEVEL.fullmatch(word)
    if found is None or found[1] not in drills:
        raise no_drill(word, drills)
    drill, level = found[1], int(found[2])
    if level > len(drills[drill].levels):
        raise no_level(drills[drill], level)
    return drill, level
