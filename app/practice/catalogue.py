"""Every drill of some courses, and how an exercise comes of its line."""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping
from typing import Final

from app.houses import house_from
from app.practice.attempts import Skill
from app.practice.exercise import Drill, Exercise, Sitting, Task
from app.practice.line import MOST_SEED, Line, LineError
from app.practice.pace import Pace
from app.practice.saying import Symbols
from app.rules.house import House
from app.rules.house_profile import ReadHouse

_TRIES: Final = 20


class Catalogue:
    """The drills that there are, those of several courses once each.

    Attributes:
        drills: by their names, in the order in which a trainee meets them.
        given: those that draw nothing: the line of their exercises has the round that is asked about.
        all: both.
    """

    def __init__(self, taught: Iterable[tuple[Iterable[Drill], ReadHouse]]) -> None:
        """Offer the drills of some games in their order, each with what reads the houses of its game."""
        reads: dict[str, ReadHouse] = {}
        offered: dict[str, Drill] = {}
        for drills, read_house in taught:
            for drill in drills:
                offered.setdefault(drill.name, drill)
                reads.setdefault(drill.name, read_house)
        self.all: Mapping[str, Drill] = offered
        self._reads = reads
        self.drills = {name: drill for name, drill in self.all.items() if drill.read_given is None}
        self.given = {name: drill for name, drill in self.all.items() if drill.read_given is not None}

    def knows(self, skill: Skill) -> bool:
        """Whether a drill still asks it: a later version may ask otherwise."""
        drill = self.all.get(skill.drill)
        levels = () if drill is None else drill.levels
        return skill.level <= len(levels) and skill.variant in levels[skill.level - 1]

    def pace(self, skill: Skill) -> float:
        """Seconds in which an answer would be quick enough at a live table."""
        return (self.all[skill.drill].pace if skill.drill in self.all else Pace()).of(skill)

    def exercise(self, line: Line) -> Exercise:
        """Make the exercise of a line; the same line gives the same exercise.

        Raises:
            LineError: there is no such drill, level, variant or house, or its round cannot be asked about.
        """
        drill = self.all.get(line.drill)
        if drill is None:
            raise no_drill(line.drill, self.all)
        if bool(line.given) != (drill.name in self.given):
            key = "spin-too-much" if line.given else "no-spin"
            sentence = f"{drill.name}: {'no spin belongs' if line.given else 'a spin belongs'} into its line"
            raise LineError(sentence, key, drill=Symbols(drill.name))
        if not 1 <= line.level <= len(drill.levels):
            raise no_level(drill, line.level)
        variants = drill.levels[line.level - 1]
        if line.variant not in variants:
            known = ", ".join(variants)
            sentence = f"{line.drill} {line.level} has no {line.variant} (there are {known})"
            raise LineError(sentence, "no-variant", word=Symbols(line.variant), known=Symbols(known))
        return self._made(drill, line)

    def house_of(self, line: Line) -> House:
        """Find the house of a line, as the game of its drill is dealt there.

        Raises:
            LineError: there is none of that name.
        """
        try:
            return house_from(line.house, self._reads[line.drill])
        except LookupError as fault:
            raise LineError(f"no such house: {line.house}", "no-house", word=Symbols(line.house)) from fault

    def drawn(
        self, drill: Drill, level: int, variant: str, house: str, chance: random.Random, before: Task | None
    ) -> Exercise:
        """Draw an exercise that is not the same as the one before.

        Args:
            drill: one of these.
            level: from 1.
            variant: of the level.
            house: its name.
            chance: from which the seed comes.
            before: the task that was answered last; None at the beginning.

        Raises:
            LineError: there is no such house.
        """
        found = self._made(drill, Line(drill.name, level, variant, chance.randint(0, MOST_SEED), house))
        for _ in range(_TRIES):
            if before is None or (found.task.ask, found.task.scene) != (before.ask, before.scene):
                break
            found = self._made(drill, Line(drill.name, level, variant, chance.randint(0, MOST_SEED), house))
        return found

    def _made(self, drill: Drill, line: Line) -> Exercise:
        """Make the exercise of a line that its drill knows."""
        house = self.house_of(line)
        if drill.read_given is not None:
            line = line._replace(given=drill.read_given(line.given, house))
        # A seed of text: equal seeds of other drills and variants are other exercises.
        chance = random.Random(str(line))
        sitting = Sitting(line.level, line.variant, house, chance, line.given, line.seed)
        return Exercise(line, drill.make(sitting), house)


def no_drill(word: str, drills: Iterable[str]) -> LineError:
    """Say that there is no such drill, and which there are."""
    known = ", ".join(drills)
    sentence = f"no such drill: {word} (there are {known})"
    return LineError(sentence, "no-drill", word=Symbols(word), known=Symbols(known))


def no_level(drill: Drill, level: int) -> LineError:
    """Say that a drill has no such level, and how many it has."""
    most = len(drill.levels)
    sentence = f"{drill.name} has the levels 1 to {most}, not {level}"
    return LineError(sentence, "no-such-level", drill=Symbols(drill.name), most=most, level=level)
