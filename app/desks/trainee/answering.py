"""The run that is under way: what is answered, how it is marked, and what is asked next."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import tzinfo

from app.desks.trainee.needs import Clock, Keeping
from app.desks.trainee.record import Record
from app.desks.trainee.run import BEAT, Run, asked, review, summary
from app.desks.trainee.screen import Asked, Summary
from app.desks.trainee.showing import Showing
from app.desks.trainee.typing import Typing
from app.local_time import local
from app.practice import forms
from app.practice.exam import result_of
from app.practice.marking import NonsenseInFieldError
from app.practice.scene import Scene


class Answering:
    """Takes what the trainee does while something is asked.

    Attributes:
        run: that is under way; None where nothing is.
        over: how the run that was summed up last went; None before the first.
        with_clock: whether answers are timed.
    """

    def __init__(
        self,
        showing: Showing,
        record: Record,
        keeping: Keeping,
        clock: Clock,
        zone: tzinfo,
        home: Callable[[], None],
    ) -> None:
        """Ask nothing yet.

        Args:
            showing: shows what is asked.
            record: takes each answer.
            keeping: keeps it.
            clock: the time.
            zone: whose days are counted.
            home: shows where a trainee begins.
        """
        self._showing, self._record, self._keeping = showing, record, keeping
        self._clock, self._zone, self._home = clock, zone, home
        self.run: Run | None = None
        self.over: Summary | None = None
        self.with_clock = True

    def begin(self, run: Run) -> None:
        """Ask the first of a run, whose time begins now."""
        run.begin(self._clock.seconds())
        self.run = run
        if run.script is None:
            self._show_asked()
        else:
            self._begin_moment(run)

    def go_on_with(self, run: Run) -> None:
        """Ask again what was asked in a run that was left; an exam's may be over by now."""
        self.run = run
        if self._is_over(run):
            self._sum_up(run)
        else:
            self._show_asked()

    def leave(self) -> Run | None:
        """Leave the run that is under way; gives it where it is in the middle."""
        run, self.run = self.run, None
        return run if run is not None and run.training.exercise is not None else None

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
        shown = self._showing.screen
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
        run, screen = self.run, self._showing.screen
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
            self._showing.show(review(run, run.script))
            self.run = None
            return
        made, exam = run.attempts, run.exam
        result = None
        if exam is not None:
            result = result_of(exam, made, self._clock.seconds() - run.began)
            self._keeping.keep_exam(self._record.trainee, exam, result, self._clock.now())
        day = local(self._clock.now(), self._zone).date()
        self.over = summary(run, result)._replace(trainee=self._record.trainee, day=day)
        self.run = None
        self._showing.show(self.over)

    def _show_asked(self) -> None:
        if self.run is not None:
            shown = asked(self.run, self._laid(self.run))
            if shown is not None:
                self._showing.show(shown)
            else:
                self._home()
