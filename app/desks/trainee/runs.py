"""Begins runs, and keeps those that are left in the middle."""

from __future__ import annotations

import random
from typing import Final, NamedTuple

from app.desks.trainee.answering import Answering
from app.desks.trainee.exam_setting import SetExams
from app.desks.trainee.left import LeftInTheMiddle
from app.desks.trainee.needs import Clock
from app.desks.trainee.nights import PlayedNights, again
from app.desks.trainee.record import Record
from app.desks.trainee.run import Kind, Run
from app.desks.trainee.screen import Paused, Review, Waits
from app.desks.trainee.showing import Showing
from app.practice.attempts import Skill
from app.practice.catalogue import Catalogue
from app.practice.daily import skills_of
from app.practice.exam import Exam, questions_of
from app.practice.exercise import Exercise
from app.practice.line import Line, read_line
from app.practice.script import MOST_SCRIPT, is_script, line_of, script
from app.practice.training import Training

_ROUND: Final = 10
"""Exercises in a run of one level."""


class Drawing(NamedTuple):
    """What exercises are drawn from.

    Attributes:
        catalogue: the drills that there are.
        house: whose rules are practised, by the name of its profile.
        chance: draws them.
    """

    catalogue: Catalogue
    house: str
    chance: random.Random


class Runs:
    """Runs of every kind, of which one at a time is answered."""

    def __init__(
        self,
        drawn: Drawing,
        showing: Showing,
        record: Record,
        answering: Answering,
        exams: SetExams,
        played: PlayedNights | None,
        clock: Clock,
    ) -> None:
        """Begin with nothing left.

        Args:
            drawn: what exercises are drawn from.
            showing: shows what waits.
            record: of whoever practises: what is due.
            answering: takes a run that begins.
            exams: an exam that was set.
            played: what was really played; None where nothing can be read.
            clock: the time.
        """
        self._catalogue, self._house, self._chance = drawn
        self._showing, self._record, self._answering = showing, record, answering
        self._exams, self._played, self._clock = exams, played, clock
        self._left = LeftInTheMiddle()
        self._next: Run | None = None

    @property
    def left(self) -> Paused | None:
        """What can be gone on with; None where nothing was left."""
        return self._left.shown()

    def put_aside(self) -> None:
        """Leave what is under way in the middle."""
        run = self._answering.leave()
        if run is not None:
            self._left.put(run, self._clock.seconds())

    def forget(self) -> None:
        """Forget what is under way and what was left: somebody else practises."""
        self._answering.leave()
        self._left.forget()

    def start_today(self) -> None:
        """Begin what is left of today's ten minutes."""
        asked = again(
            self._catalogue, self._record.today(self._clock.now()), self._record.attempts, self._chance
        )
        self._start(Kind.TODAY, Training(self._catalogue, asked, self._house, self._chance))

    def start_level(self, drill: str, level: int) -> None:
        """Begin ten exercises of one level, its variants in turn; of whole spins, a script of them."""
        of = self._catalogue.drills[drill]
        if of.scripts is not None:
            number = self._chance.randint(0, MOST_SCRIPT)
            self.start_script(line_of(of, level, number, self._house))
            return
        skills = skills_of(of, level)
        shuffled = self._chance.sample(skills, len(skills))
        asked = [shuffled[place % len(shuffled)] for place in range(_ROUND)]
        self._start(Kind.LEVEL, Training(self._catalogue, asked, self._house, self._chance))

    def start_script(self, line: Line) -> None:
        """Begin whole spins.

        Raises:
            LineError: there are none of that line.
        """
        told = script(line, self._catalogue)
        asked = [moment.exercise for moment in told.moments]
        training = Training(self._catalogue, asked, line.house, self._chance, brings_back=False)
        self._begin(Run(Kind.SPINS, training, self._clock.seconds(), script=told))

    def start_again(self) -> None:
        """Begin the whole spins that are over anew, the same ones."""
        if isinstance(self._showing.screen, Review) and self._showing.screen.spins:
            self.start_script(read_line(self._showing.screen.line))

    def start_exercise(self, found: Exercise) -> None:
        """Ask one exercise, as a trainer hands it on paper."""
        self._start(Kind.GIVEN, Training(self._catalogue, [found], self._house, self._chance))

    def start_night(self, skill: Skill | None = None, place: int | None = None) -> None:
        """Begin to go through the night that was read.

        Args:
            skill: what is asked; None for all that can be.
            place: which of its spins, from 0; None for all of them, in the order in which they fell.
        """
        asked = () if self._played is None else self._played.lines(skill, place, self._chance)
        if asked:
            self._start(Kind.NIGHT, Training(self._catalogue, asked, self._house, self._chance))

    def begin_exam(self) -> None:
        """Begin the exam that was set, or what else a line was typed of."""
        chosen = self._exams.chosen
        if isinstance(chosen, Line):
            self._start_given(chosen)
        elif chosen is not None:
            self.start_exam(chosen)

    def _start_given(self, line: Line) -> None:
        if is_script(line, self._catalogue.drills):
            self.start_script(line)
        else:
            self.start_exercise(self._catalogue.exercise(line))

    def start_exam(self, exam: Exam) -> None:
        """Begin an exam.

        Raises:
            LineError: there is no such house.
        """
        questions = questions_of(exam, self._catalogue)
        training = Training(self._catalogue, questions, exam.house, self._chance, brings_back=False)
        self._begin(Run(Kind.EXAM, training, self._clock.seconds(), exam, questions=questions))

    def _start(self, kind: Kind, training: Training) -> None:
        self._begin(Run(kind, training, self._clock.seconds()))

    def _begin(self, run: Run) -> None:
        """Begin a run; where another of its kind was left in the middle, ask first what becomes of that."""
        waiting = self._left.waiting(run.kind)
        if waiting is not None:
            self._next = run
            self._showing.show(Waits(waiting, self._record.trainee))
        else:
            self._begin_now(run)

    def _begin_now(self, run: Run) -> None:
        self._left.begun(run.kind)
        self._next = None
        self._answering.begin(run)

    def begin_anew(self) -> None:
        """Begin what was asked for, and forget what was left of the same kind."""
        if self._next is not None and isinstance(self._showing.screen, Waits):
            self._begin_now(self._next)

    def resume(self) -> None:
        """Go on with what was left last; where it is asked, with what waits of the kind that was to begin."""
        waits = self._next if isinstance(self._showing.screen, Waits) else None
        kind = None if waits is None else waits.kind
        run = self._left.take(self._clock.seconds(), kind) if self._answering.run is None else None
        if run is not None:
            self._next = None
            self._answering.go_on_with(run)
