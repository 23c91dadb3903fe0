"""What was really played, on the desk: read where somebody names a journal, and gone through as exercises."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Protocol

from app.desks.trainee.screen import NightShown
from app.practice.attempts import Attempt, Skill
from app.practice.catalogue import Catalogue
from app.practice.exercise import Exercise
from app.practice.line import MOST_SEED, Line, LineError
from app.practice.night import Night, lines_of
from app.practice.saying import Say


class Nights(Protocol):
    """Reads nights out of tables' journals; nothing is ever written there."""

    def read(self, path: str, back: int, told: Callable[[Night | Say], None]) -> None:
        """Give a night, or say why there is none, as soon as it is read.

        Args:
            path: of the journal.
            back: how many nights lie after it there.
            told: takes it, on the thread of the windows.
        """


class PlayedNights:
    """The night that was chosen."""

    def __init__(self, nights: Nights, show: Callable[[NightShown], None]) -> None:
        """Choose nothing yet.

        Args:
            nights: reads them.
            show: takes what is to be shown, whenever that changes.
        """
        self._nights, self._show = nights, show
        self._path = ""
        self._asked_for = 0
        self._reading = False
        self._found: Night | Say | None = None

    def read(self, path: str, back: int) -> None:
        """Have a night read; what was asked for before is forgotten."""
        self._asked_for += 1
        self._path, self._reading, self._found = path, True, None
        asked_for = self._asked_for
        self._show(self.shown())
        self._nights.read(path, back, lambda found: self._told(asked_for, found))

    def _told(self, asked_for: int, found: Night | Say) -> None:
        if asked_for == self._asked_for:
            self._reading, self._found = False, found
            self._show(self.shown())

    @property
    def night(self) -> Night | None:
        """What was read; None where there is nothing."""
        return self._found if isinstance(self._found, Night) else None

    def shown(self) -> NightShown:
        """Say what is shown of it."""
        night = self.night
        skills = Counter(
            skill for played in (() if night is None else night.rounds) for skill in played.skills
        )
        trouble = self._found if isinstance(self._found, Say) else None
        return NightShown(self._path, self._reading, trouble, night, tuple(sorted(skills.items())))

    def lines(self, skill: Skill | None, place: int | None, chance: random.Random) -> tuple[Line, ...]:
        """Name the exercises: of one round or of all, what is asked or all that can be."""
        night = self.night
        if night is None:
            return ()
        if place is not None:
            night = night._replace(rounds=night.rounds[place : place + 1])
        return lines_of(night, skill, chance.randint(0, MOST_SEED))


def again(
    catalogue: Catalogue, skills: Sequence[Skill], attempts: Sequence[Attempt], chance: random.Random
) -> tuple[Skill | Exercise, ...]:
    """Ask what is due; a skill that draws nothing is asked of a round that was asked about before.

    Args:
        catalogue: the drills that there are.
        skills: that are due.
        attempts: all of a trainee's, in their order.
        chance: chooses the round, among those that went wrong where there are any.
    """
    found = [
        (skill, _again(catalogue, skill, attempts, chance) if skill.drill in catalogue.given else skill)
        for skill in skills
    ]
    return tuple(asked for _, asked in found if asked is not None)


def _again(
    catalogue: Catalogue, skill: Skill, attempts: Sequence[Attempt], chance: random.Random
) -> Exercise | None:
    last = {attempt.line.given: attempt for attempt in attempts if attempt.skill == skill}
    wrong = [attempt.line for attempt in last.values() if not attempt.right]
    lines = wrong or [attempt.line for attempt in last.values()]
    for line in chance.sample(lines, len(lines)):
        try:
            return catalogue.exercise(line._replace(seed=chance.randint(0, MOST_SEED)))
        except LineError:
            continue  # a later version asks it otherwise, or the house is gone
    return None
