"""An exam while a trainer sets it: which levels, how many questions, how long, how much must be right."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from app.desks.trainee.screen import ExamSet
from app.practice.catalogue import Catalogue
from app.practice.exam import MOST_MINUTES, MOST_QUESTIONS, Exam, read_exam
from app.practice.exercise import Drill
from app.practice.line import MOST_SEED, Line, LineError, read_line
from app.practice.saying import Say
from app.practice.script import is_script, script

_FEW_MINUTES: Final = 5


class Size(NamedTuple):
    """How much of something an exam has, and by how much one touch changes it."""

    least: int
    most: int
    step: int


SIZES: Final[Mapping[str, Size]] = {
    "questions": Size(5, MOST_QUESTIONS, 5),
    "minutes": Size(_FEW_MINUTES, MOST_MINUTES, 5),
    "percent": Size(50, 100, 5),
}


class ExamSetting:
    """What is set so far.

    Attributes:
        levels: of each drill that is asked.
        sizes: questions, minutes and percent.
        fault: what is wrong with a line that was typed; None where nothing is.
        given: the line of one exercise, or of whole spins, that was typed instead of an exam's.
    """

    def __init__(self, catalogue: Catalogue, house: str, seed: int) -> None:
        """Begin with no drill, twenty questions in a quarter of an hour, and eight of ten right.

        Args:
            catalogue: the drills that there are.
            house: whose rules, by the name of its profile.
            seed: from which the questions follow.
        """
        self._catalogue, self._drills = catalogue, catalogue.drills
        self._house, self._seed = house, seed
        self.levels: dict[str, int] = {}
        self.sizes = {"questions": 20, "minutes": 15, "percent": 80}
        self.fault: Say | None = None
        self.given: Line | None = None
        self._taken: Exam | None = None
        """that of a line, as it stands there: its drills in its own order, one of them twice perhaps"""

    def turn(self, drill: str) -> None:
        """Take the drill's next level; after the last, leave it out."""
        level = self.levels.pop(drill, 0) + 1
        if level <= len(self._drills[drill].levels):
            self.levels[drill] = level
        self.fault = self.given = self._taken = None

    def change(self, name: str, by: int) -> None:
        """Change a size by so many steps."""
        size = SIZES[name]
        self.sizes[name] = min(size.most, max(size.least, self.sizes[name] + by * size.step))
        if self._taken is not None:
            questions, minutes, percent = (self.sizes[each] for each in SIZES)
            self._taken = self._taken._replace(questions=questions, minutes=minutes, percent=percent)

    def other(self, seed: int) -> None:
        """Take other questions."""
        self._seed = seed
        self._taken = self._taken and self._taken._replace(seed=seed)

    @property
    def exam(self) -> Exam | None:
        """What was set; None where no drill is chosen."""
        if self._taken is not None or not self.levels:
            return self._taken
        levels = tuple((name, self.levels[name]) for name in self._drills if name in self.levels)
        questions, minutes, percent = (self.sizes[name] for name in SIZES)
        return Exam(levels, questions, minutes, percent, self._seed, self._house)

    def take(self, line: str) -> Exam | None:
        """Take a line that a trainer handed out; gives its exam.

        None where it is an exercise's or a script's (`given`), or no line at all, and `fault` says why.
        """
        self.given = None
        try:
            if self._begins_with_a_drill(line):
                self._take_given(line)
                return None
            found = read_exam(line, self._drills)
            self._try(found)
        except LineError as fault:
            self.fault = fault.say
            return None
        self.levels = dict(found.levels)
        self.sizes = {"questions": found.questions, "minutes": found.minutes, "percent": found.percent}
        self._seed, self._house, self.fault, self._taken = found.seed, found.house, None, found
        return found

    def _try(self, exam: Exam) -> None:
        """Make a question of each level.

        Raises:
            LineError: there is no such house, or it does not deal what is asked.
        """
        for name, level in exam.levels:
            variant = self._drills[name].levels[level - 1][0]
            self._catalogue.exercise(Line(name, level, variant, exam.seed, exam.house))

    def _begins_with_a_drill(self, line: str) -> bool:
        return bool(line.split()) and line.split(maxsplit=1)[0].lower() in self._drills

    def _take_given(self, text: str) -> None:
        line = read_line(text)
        if is_script(line, self._drills):
            script(line, self._catalogue)
        else:
            self._catalogue.exercise(line)
        self.levels, self.fault, self.given, self._taken = {}, None, line, None


def exam_set(setting: ExamSetting, drills: Mapping[str, Drill]) -> ExamSet:
    """Say what is shown of an exam that is being set."""
    exam = setting.given or setting.exam
    return ExamSet(
        levels=tuple((name, setting.levels.get(name, 0)) for name in drills),
        questions=setting.sizes["questions"],
        minutes=setting.sizes["minutes"],
        percent=setting.sizes["percent"],
        line="" if exam is None else str(exam),
        fault=setting.fault,
        given=setting.given is not None,
    )


class SetExams:
    """What a trainer does where an exam is set."""

    def __init__(
        self, catalogue: Catalogue, house: str, chance: random.Random, show: Callable[[ExamSet], None]
    ) -> None:
        """Set nothing yet.

        Args:
            catalogue: the drills that there are.
            house: whose rules, by the name of its profile.
            chance: draws the seeds.
            show: draws what is set.
        """
        self._catalogue, self._house, self._chance, self._show = catalogue, house, chance, show
        self._setting: ExamSetting | None = None

    def begin(self) -> None:
        """Begin to set an exam."""
        self._setting = ExamSetting(self._catalogue, self._house, self._chance.randint(0, MOST_SEED))
        self._do(lambda _setting: None)

    def forget(self) -> None:
        """Leave it."""
        self._setting = None

    def turn(self, drill: str) -> None:
        """Have another level of a drill asked, or none."""
        self._do(lambda setting: setting.turn(drill))

    def change(self, name: str, by: int) -> None:
        """Change questions, minutes or percent by so many steps."""
        self._do(lambda setting: setting.change(name, by))

    def other(self) -> None:
        """Take other questions of the same kind."""
        self._do(lambda setting: setting.other(self._chance.randint(0, MOST_SEED)))

    def type(self, line: str) -> None:
        """Take a line that is being typed."""
        self._do(lambda setting: setting.take(line))

    @property
    def chosen(self) -> Exam | Line | None:
        """What was set, or the line that was typed instead; None where there is nothing to begin."""
        return None if self._setting is None else self._setting.given or self._setting.exam

    def _do(self, change: Callable[[ExamSetting], object]) -> None:
        if self._setting is not None:
            change(self._setting)
            self._show(exam_set(self._setting, self._catalogue.drills))
