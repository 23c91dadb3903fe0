"""What a trainee does beside answering, and what is shown of it; no windows, no disk."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from datetime import tzinfo

from app.desks.trainee.answering import Answering
from app.desks.trainee.exam_setting import SetExams
from app.desks.trainee.needs import Clock, Keeping
from app.desks.trainee.nights import Nights, PlayedNights
from app.desks.trainee.record import Record, known
from app.desks.trainee.run import exam_review
from app.desks.trainee.runs import Drawing, Runs
from app.desks.trainee.screen import ClassShown, NightShown, Progress, Review, Screen, Summary, Who
from app.desks.trainee.showing import Showing
from app.local_time import local
from app.practice.attempts import Attempt
from app.practice.catalogue import Catalogue
from app.practice.trainees import Trainee, most_in_need, trainee_standing


class Practising:
    """The desk without its window: who practises, and where they look.

    Attributes:
        catalogue: the drills that there are.
        exams: sets an exam.
        answering: the run that is under way.
        runs: begins others, and goes on with those that were left.
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
        self.catalogue, self._keeping, self._clock, self._zone = catalogue, keeping, clock, zone
        self._names: list[str] = []
        self._showing, self._record = Showing(show), Record(catalogue, zone)
        self.exams = SetExams(catalogue, house, chance, self._showing.show)
        self._played = None if nights is None else PlayedNights(nights, self._show_played)
        self.answering = Answering(self._showing, self._record, keeping, clock, zone, self.home)
        drawn = Drawing(catalogue, house, chance)
        self.runs = Runs(drawn, self._showing, self._record, self.answering, self.exams, self._played, clock)

    @property
    def screen(self) -> Screen:
        """What is shown now."""
        return self._showing.screen

    def begin(self, names: Sequence[str]) -> None:
        """Ask who practises."""
        self._names = list(names)
        self.who()

    def who(self) -> None:
        """Ask who practises now; what is under way is broken off, and what was answered is kept."""
        self._record.begin("", ())
        self.runs.forget()
        self.exams.forget()
        self._showing.show(Who(tuple(self._names)))

    def see_class(self) -> None:
        """Show how everybody stands, as soon as it is read."""
        self._keeping.read_class(self._class_read)

    def _class_read(self, trainees: Sequence[Trainee]) -> None:
        if not isinstance(self.screen, Who):
            return
        today = local(self._clock.now(), self._zone).date()
        standings = [
            trainee_standing(
                trainee._replace(attempts=tuple(known(self.catalogue, trainee.attempts))),
                today,
                self._zone,
                self.catalogue.pace,
            )
            for trainee in trainees
        ]
        self._showing.show(ClassShown(most_in_need(standings), None, today, tuple(self.catalogue.all)))

    def choose_trainee(self, place: int | None) -> None:
        """Look at one of the class closely, from 0; None for all of them."""
        if isinstance(self.screen, ClassShown):
            self._showing.show(self.screen._replace(chosen=place))

    def enter(self, name: str) -> None:
        """Somebody practises; what he answered before is read first."""
        name = " ".join(name.split())
        if name:
            self._keeping.read(name, lambda attempts: self._entered(name, attempts))

    def _entered(self, name: str, attempts: Sequence[Attempt]) -> None:
        self._record.begin(name, attempts)
        if name not in self._names:
            self._names.append(name)
        self.home()

    def home(self, chosen: str = "") -> None:
        """Leave what is under way, and show how everything stands; it can be gone on with.

        Args:
            chosen: the drill whose levels are offered; empty for none.
        """
        self.runs.put_aside()
        self.exams.forget()
        home = self._record.home(self._clock.now(), has_night=self._played is not None)
        trouble, left = self._keeping.trouble, self.runs.left
        self._showing.show(home._replace(trouble=trouble, chosen=chosen, paused=left))

    def levels(self) -> None:
        """Leave an exercise for another level of its drill; in an exam there is none."""
        run = self.answering.run
        if run is not None and run.exam is None and run.training.exercise is not None:
            drill = run.training.exercise.line.drill
            self.home(drill if drill in self.catalogue.drills else "")

    def nights(self) -> None:
        """Show what was really played, and where it is chosen."""
        if self._played is not None:
            self._showing.show(self._played.shown())

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
            self._showing.show(shown)

    def all_progress(self) -> None:
        """Show how everything went over time."""
        self.progress("")

    def progress(self, drill: str) -> None:
        """Show how a drill went over time; all of them together where none is named."""
        self._showing.show(self._record.progress(drill, self._clock.now()))

    def other_progress(self, by: int) -> None:
        """Show the progress of the drill before or after the one that is shown; all together come first."""
        if isinstance(self.screen, Progress):
            drills = ("", *self.screen.drills)
            self.progress(drills[(drills.index(self.screen.chosen) + by) % len(drills)])

    def look_back(self, place: int | None = None) -> None:
        """Look at the questions of an exam that is over, with what was answered and what is right.

        Args:
            place: which of them first, from 0; None for the first that went wrong.
        """
        if isinstance(self.screen, Summary) and self.screen.rows:
            self._showing.show(exam_review(self.screen, place))

    def back_from_review(self) -> None:
        """Go back from the questions of an exam to how it went; from whole spins, home."""
        if isinstance(self.screen, Review) and not self.screen.spins and self.answering.over is not None:
            self._showing.show(self.answering.over)
        else:
            self.home()
