"""What a trainee does, and what is shown of it; no windows, no disk."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from datetime import tzinfo
from typing import Final

from app.desks.trainee.exam_setting import SetExams
from app.desks.trainee.left import LeftInTheMiddle
from app.desks.trainee.needs import Clock, Keeping
from app.desks.trainee.nights import Nights, PlayedNights, again
from app.desks.trainee.record import Record, known
from app.desks.trainee.run import BEAT, Kind, Run, asked, exam_review, review, summary
from app.desks.trainee.screen import (
    Asked,
    ClassShown,
    NightShown,
    Progress,
    Review,
    Screen,
    Summary,
    Waits,
    Who,
)
from app.desks.trainee.typing import Typing
from app.local_time import local
from app.practice import forms
from app.practice.attempts import Attempt, Skill
from app.practice.catalogue import Catalogue
from app.practice.daily import skills_of
from app.practice.exam import Exam, questions_of, result_of
from app.practice.exercise import Exercise
from app.practice.line import Line, read_line
from app.practice.marking import NonsenseInFieldError
from app.practice.scene import Scene
from app.practice.script import MOST_SCRIPT, is_script, line_of, script
from app.practice.trainees import Trainee, most_in_need, trainee_standing
from app.practice.training import Training

_ROUND: Final = 10
"""Exercises in a run of one level."""


class Practising:
    """The desk without its window: takes what the trainee does, and shows what came of it.

    Attributes:
        screen: what is shown now.
        catalogue: the drills that there are.
        exams: sets an exam.
        with_clock: whether answers are timed.
    """

    def __init__(
        self,
        catalogue: Catalogue,
        house: str,
        keeping: Keeping,
        clock: Clock,
        chance: random.Random,
        show: Callable[[Screen], None],
        zone: tzinfo,
        nights: Nights | None = None,
    ) -> None:
        """Ask who practises; `begin` names those who did before.

        Args:
            catalogue: the drills that there are.
            house: whose rules are practised, by the name of its profile.
            keeping: keeps the answers.
            clock: the time.
            chance: draws the exercises.
            show: draws a screen.
            zone: whose days are counted.
            nights: reads what was really played; None where nothing can be read.
        """
        self.catalogue, self._house, self._keeping = catalogue, house, keeping
        self._clock, self._chance, self._draw, self._zone = clock, chance, show, zone
        self._names: list[str] = []
        self._record = Record(catalogue, zone)
        self.exams = SetExams(catalogue, house, chance, self._show)
        self._played = None if nights is None else PlayedNights(nights, self._show_played)
        self.run: Run | None = None
        self._next: Run | None = None
        self._over: Summary | None = None
        self._left = LeftInTheMiddle()
        self.with_clock = True
        self.screen: Screen = Who(())

    def begin(self, names: Sequence[str]) -> None:
        """Ask who practises."""
        self._names = list(names)
        self.who()

    def who(self) -> None:
        """Ask who practises now; what is under way is broken off, and what was answered is kept."""
        self._record = Record(self.catalogue, self._zone)
        self.run = None
        self.exams.forget()
        self._left.forget()
        self._show(Who(tuple(self._names)))

    def see_class(self) -> None:
        """Show how everybody stands, as soon as it is read."""
        self._keeping.read_class(self._class_read)

    def _class_read(self, trainees: Sequence[Trainee]) -> None:
        if not isinstance(self.screen, Who):
            return
        today = local(self._clock.now(), self._zone).date()
        standings = [
            trainee_standing(
                trainee._replace(attempts=tuple(known(self.catalogue, trainee.attempts))), today, self._zone
            )
            for trainee in trainees
        ]
        self._show(ClassShown(most_in_need(standings), None, today, tuple(self.catalogue.all)))

    def choose_trainee(self, place: int | None) -> None:
        """Look at one of the class closely, from 0; None for all of them."""
        if isinstance(self.screen, ClassShown):
            self._show(self.screen._replace(chosen=place))

    def enter(self, name: str) -> None:
        """Somebody practises; what he answered before is read first."""
        name = " ".join(name.split())
        if name:
            self._keeping.read(name, lambda attempts: self._entered(name, attempts))

    def _entered(self, name: str, attempts: Sequence[Attempt]) -> None:
        self._record = Record(self.catalogue, self._zone, name, attempts)
        if name not in self._names:
            self._names.append(name)
        self.home()

    def home(self, chosen: str = "") -> None:
        """Leave what is under way, and show how everything stands; it can be gone on with.

        Args:
            chosen: the drill whose levels are offered; empty for none.
        """
        self._put_aside()
        self.exams.forget()
        home = self._record.home(self._clock.now(), has_night=self._played is not None)
        trouble, left = self._keeping.trouble, self._left.shown()
        self._show(home._replace(trouble=trouble, chosen=chosen, paused=left))

    def _put_aside(self) -> None:
        """Leave what is under way in the middle."""
        if self.run is not None and self.run.training.exercise is not None:
            self._left.put(self.run, self._clock.seconds())
        self.run = None

    def levels(self) -> None:
        """Leave an exercise for another level of its drill; in an exam there is none."""
        run = self.run
        if run is not None and run.exam is None and run.training.exercise is not None:
            drill = run.training.exercise.line.drill
            self.home(drill if drill in self.catalogue.drills else "")

    def resume(self) -> None:
        """Go on with what was left last; where it is asked, with what waits of the kind that was to begin."""
        waits = self._next if isinstance(self.screen, Waits) else None
        kind = None if waits is None else waits.kind
        run = self._left.take(self._clock.seconds(), kind) if self.run is None else None
        if run is None:
            return
        self._next = None
        self.run = run
        if self._is_over(run):
            self._sum_up(run)
        else:
            self._show_asked()

    def start_today(self) -> None:
        """Begin what is left of today's ten minutes."""
        asked = again(
            self.catalogue, self._record.today(self._clock.now()), self._record.attempts, self._chance
        )
        self._start(Kind.TODAY, Training(self.catalogue, asked, self._house, self._chance))

    def start_level(self, drill: str, level: int) -> None:
        """Begin ten exercises of one level, its variants in turn; of whole spins, a script of them."""
        of = self.catalogue.drills[drill]
        if of.scripts is not None:
            number = self._chance.randint(0, MOST_SCRIPT)
            self.start_script(line_of(of, level, number, self._house))
            return
        skills = skills_of(of, level)
        shuffled = self._chance.sample(skills, len(skills))
        asked = [shuffled[place % len(shuffled)] for place in range(_ROUND)]
        self._start(Kind.LEVEL, Training(self.catalogue, asked, self._house, self._chance))

    def start_script(self, line: Line) -> None:
        """Begin whole spins.

        Raises:
            LineError: there are none of that line.
        """
        told = script(line, self.catalogue.drills)
        asked = [moment.exercise for moment in told.moments]
        training = Training(self.catalogue, asked, line.house, self._chance, brings_back=False)
        self._begin(Run(Kind.SPINS, training, self._clock.seconds(), script=told))

    def start_again(self) -> None:
        """Begin the whole spins that are over anew, the same ones."""
        if isinstance(self.screen, Review) and self.screen.spins:
            self.start_script(read_line(self.screen.line))

    def _begin_moment(self, run: Run) -> None:
        """Begin a moment of a spin; its clock runs from when the players have laid."""
        if self.with_clock:
            run.asked_at = self._clock.seconds() + BEAT * len(run.pictures())
        self._show_asked()

    def _laid(self, run: Run) -> Scene | None:
        """What the players are laying just now; with the clock off they have laid at once."""
        if run.script is None or not self.with_clock:
            return None
        return run.laid(self._clock.seconds() - run.asked_at + BEAT * len(run.pictures()))

    @property
    def seconds_passed(self) -> float | None:
        """Seconds since the question, as far as they are counted; None where they are not."""
        run = self.run
        if run is None or not self.with_clock or run.training.exercise is None:
            return None
        return max(0.0, self._clock.seconds() - run.asked_at)

    def start_exercise(self, found: Exercise) -> None:
        """Ask one exercise, as a trainer hands it on paper."""
        self._start(Kind.GIVEN, Training(self.catalogue, [found], self._house, self._chance))

    def nights(self) -> None:
        """Show what was really played, and where it is chosen."""
        if self._played is not None:
            self._show(self._played.shown())

    def read_night(self, path: str, back: int = 0) -> None:
        """Read a night out of a table's journal.

        Args:
            path: of the journal.
            back: how many nights lie after it there.
        """
        if self._played is not None and path.strip():
            self._played.read(path.strip(), back)

    def _show_played(self, shown: NightShown) -> None:
        if isinstance(self.screen, NightShown):
            self._show(shown)

    def start_night(self, skill: Skill | None = None, place: int | None = None) -> None:
        """Begin to go through the night that was read.

        Args:
            skill: what is asked; None for all that can be.
            place: which of its spins, from 0; None for all of them, in the order in which they fell.
        """
        asked = () if self._played is None else self._played.lines(skill, place, self._chance)
        if asked:
            self._start(Kind.NIGHT, Training(self.catalogue, asked, self._house, self._chance))

    def all_progress(self) -> None:
        """Show how everything went over time."""
        self.progress("")

    def progress(self, drill: str) -> None:
        """Show how a drill went over time; all of them together where none is named."""
        self._show(self._record.progress(drill, self._clock.now()))

    def other_progress(self, by: int) -> None:
        """Show the progress of the drill before or after the one that is shown; all together come first."""
        if isinstance(self.screen, Progress):
            drills = ("", *self.screen.drills)
            self.progress(drills[(drills.index(self.screen.chosen) + by) % len(drills)])

    def begin_exam(self) -> None:
        """Begin the exam that was set, or what else a line was typed of."""
        chosen = self.exams.chosen
        if isinstance(chosen, Line):
            self._start_given(chosen)
        elif chosen is not None:
            self.start_exam(chosen)

    def _start_given(self, line: Line) -> None:
        if is_script(line, self.catalogue.drills):
            self.start_script(line)
        else:
            self.start_exercise(self.catalogue.exercise(line))

    def start_exam(self, exam: Exam) -> None:
        """Begin an exam.

        Raises:
            LineError: there is no such house.
        """
        questions = questions_of(exam, self.catalogue.drills)
        training = Training(self.catalogue, questions, exam.house, self._chance, brings_back=False)
        self._begin(Run(Kind.EXAM, training, self._clock.seconds(), exam, questions=questions))

    def _start(self, kind: Kind, training: Training) -> None:
        self._begin(Run(kind, training, self._clock.seconds()))

    def _begin(self, run: Run) -> None:
        """Begin a run; where another of its kind was left in the middle, ask first what becomes of that."""
        waiting = self._left.waiting(run.kind)
        if waiting is not None:
            self._next = run
            self._show(Waits(waiting, self._record.trainee))
        else:
            self._begin_now(run)

    def _begin_now(self, run: Run) -> None:
        self._left.begun(run.kind)
        run.begin(self._clock.seconds())
        self.run, self._next = run, None
        if run.script is None:
            self._show_asked()
        else:
            self._begin_moment(run)

    def begin_anew(self) -> None:
        """Begin what was asked for, and forget what was left of the same kind."""
        if self._next is not None and isinstance(self.screen, Waits):
            self._begin_now(self._next)

    def type(self, sign: str) -> None:
        """Write a sign into the field."""
        self._edit(lambda typing: typing.type(sign))

    def add(self, word: str) -> None:
        """Write a word into the field, as a touch does; in whole spins a choice needs no second touch."""
        self._edit(lambda typing: typing.add(word))
        run = self.run
        if run is None or run.script is None or not self._is_asked(run):
            return
        fields = run.training.exercise.task.fields if run.training.exercise else ()
        if fields[run.typing.current].form is not forms.CHOICE:
            return
        if len(fields) == 1:
            self.enter_key()
        elif run.typing.next_field():
            self._show_asked()

    def erase(self) -> None:
        """Take back the last of what stands in the field."""
        self._edit(Typing.erase)

    def erase_sign(self) -> None:
        """Take back the last sign, as its key does."""
        self._edit(Typing.erase_sign)

    def turn_to(self, place: int) -> None:
        """Go to a field."""
        self._edit(lambda typing: typing.turn_to(place))

    def _edit(self, change: Callable[[Typing], object]) -> None:
        run = self.run
        if run is not None and self._is_asked(run):
            change(run.typing)
            run.nonsense = None
            self._show_asked()

    def _is_asked(self, run: Run) -> bool:
        """Whether an answer is awaited: none is while the players lay, or once it was given."""
        return run.training.mark is None and run.training.exercise is not None and self._laid(run) is None

    def enter_key(self) -> None:
        """Go on: to the next empty field, to the marking, or to the next exercise."""
        run = self.run
        if run is None or run.training.exercise is None:
            return
        if self._laid(run) is not None:
            run.asked_at = self._clock.seconds()
            self._show_asked()
        elif run.training.mark is not None:
            self.go_on()
        elif not run.typing.complete and run.typing.next_field():
            self._show_asked()
        elif any(text.strip() for text in run.typing.texts):
            self._answer(run, run.typing.texts)

    def give_up(self) -> None:
        """Say that one does not know: wrong, and explained."""
        run = self.run
        if run is not None and self._is_asked(run):
            self._answer(run, [""] * len(run.typing.texts))

    def _answer(self, run: Run, texts: Sequence[str]) -> None:
        seconds = self.seconds_passed
        try:
            attempt = run.training.answer(texts, seconds, self._clock.now())
        except NonsenseInFieldError as fault:
            run.nonsense = fault.place
            run.typing.turn_to(fault.place)
            self._show_asked()
            return
        run.taken = seconds
        run.attempts.append(attempt)
        self._record.take(attempt)
        self._keeping.keep(self._record.trainee, attempt)
        if not run.explains:
            self.go_on()
        else:
            run.explained = not attempt.right
            self._show_asked()

    def explain(self) -> None:
        """Show how a right answer is worked out, too."""
        run = self.run
        if run is not None and run.training.mark is not None and run.explains:
            run.explained = True
            self._show_asked()

    def turn_step(self, by: int) -> None:
        """Look at another step of what is worked out."""
        shown = self.screen
        if self.run is not None and isinstance(shown, Asked) and shown.steps:
            self.run.step = min(max(-1, shown.step + by), len(shown.steps) - 1)
            self._show_asked()

    def go_on(self) -> None:
        """Ask the next, or sum up where there is none, or where the time of an exam is over."""
        run = self.run
        if run is None:
            return
        run.ask(self._clock.seconds())
        if run.training.exercise is None or self._is_over(run):
            self._sum_up(run)
        elif run.script is not None:
            self._begin_moment(run)
        else:
            self._show_asked()

    def look_at_clock(self) -> None:
        """Go on with what time does: an exam's is over, players lay; to be called several times a second."""
        run, screen = self.run, self.screen
        if run is None or not isinstance(screen, Asked):
            return
        if self._is_over(run):
            self._sum_up(run)
        elif screen.flow is not None and screen.flow.laying:
            self._show_asked()

    def seconds_left(self) -> float | None:
        """Seconds that an exam still has; None where nothing is limited."""
        run = self.run
        if run is None or run.exam is None:
            return None
        return run.exam.minutes * 60 - (self._clock.seconds() - run.began)

    def _is_over(self, run: Run) -> bool:
        left = self.seconds_left()
        return run.exam is not None and left is not None and left <= 0

    def _sum_up(self, run: Run) -> None:
        if run.script is not None:
            self._show(review(run, run.script))
            self.run = None
            return
        made, exam = run.attempts, run.exam
        result = None
        if exam is not None:
            result = result_of(exam, made, self._clock.seconds() - run.began)
            self._keeping.keep_exam(self._record.trainee, exam, result, self._clock.now())
        day = local(self._clock.now(), self._zone).date()
        self._over = summary(run, result)._replace(trainee=self._record.trainee, day=day)
        self.run = None
        self._show(self._over)

    def look_back(self, place: int | None = None) -> None:
        """Look at the questions of an exam that is over, with what was answered and what is right.

        Args:
            place: which of them first, from 0; None for the first that went wrong.
        """
        if isinstance(self.screen, Summary) and self.screen.rows:
            self._show(exam_review(self.screen, place))

    def back_from_review(self) -> None:
        """Go back from the questions of an exam to how it went; from whole spins, home."""
        if isinstance(self.screen, Review) and not self.screen.spins and self._over is not None:
            self._show(self._over)
        else:
            self.home()

    def _show_asked(self) -> None:
        if self.run is not None:
            shown = asked(self.run, self._laid(self.run))
            if shown is not None:
                self._show(shown)
            else:
                self.home()

    def _show(self, screen: Screen) -> None:
        self.screen = screen
        self._draw(screen)
