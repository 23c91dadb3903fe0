"""What the trainee's desk shows, as plain data."""

from __future__ import annotations

from datetime import date
from typing import NamedTuple

from app.practice.attempts import Attempt, Skill
from app.practice.exam import Result
from app.practice.exercise import Exercise, Form, Step
from app.practice.night import Night
from app.practice.progress import Point, Standing
from app.practice.saying import Say
from app.practice.scene import Scene
from app.practice.trainees import TraineeStanding


class Who(NamedTuple):
    """Nobody practises yet.

    Attributes:
        names: who practised here before.
    """

    names: tuple[str, ...]


class DrillRow(NamedTuple):
    """A drill as it stands for the trainee.

    Attributes:
        name: the drill's.
        levels: how many it has.
        open_level: up to which it is open.
        standing: how it stands; None where it was never asked.
        has_weak: whether one of its cases is among what should be practised.
    """

    name: str
    levels: int
    open_level: int
    standing: Standing | None
    has_weak: bool = False


class Paused(NamedTuple):
    """A run that was left in the middle.

    Attributes:
        title: of the drill that is asked now, or of the run where it is of many.
        place: which of the run, from 1.
        of: how many the run has as far as is known.
    """

    title: Say
    place: int
    of: int


class Waits(NamedTuple):
    """Something of the same kind was left in the middle: it is gone on with, or forgotten.

    Attributes:
        paused: what waits.
        trainee: whose it is.
    """

    paused: Paused
    trainee: str


class Home(NamedTuple):
    """Where a trainee begins.

    Attributes:
        trainee: who.
        today: exercises in what is left of today's ten minutes.
        repeated: how many of them were asked before.
        drills: in the order in which they are met.
        weak: what should be practised.
        days: on how many of the last fourteen days there was an answer.
        trouble: why answers are not kept just now; empty where they are.
        night: how last night's table stands; None where no journal can be read here.
        chosen: the drill whose levels are offered; empty for none.
        paused: what is under way and can be gone on with; None where nothing is.
    """

    trainee: str
    today: int
    repeated: int
    drills: tuple[DrillRow, ...]
    weak: tuple[tuple[Skill, Standing], ...]
    days: int
    trouble: str = ""
    night: DrillRow | None = None
    chosen: str = ""
    paused: Paused | None = None


class FieldShown(NamedTuple):
    """One thing that is to be answered.

    Attributes:
        say: what it is.
        form: how it is answered.
        typed: what was answered so far.
        current: whether the next touch or key is for it.
        right: whether it was right; None before it is marked.
        solution: the right answer; empty before it is marked.
        choices: what can be chosen or put in order.
        nonsense: what was typed is no answer of this form.
        example: what an answer of this form looks like; empty where none is wanted.
        is_row: whether the choices are the same every time, such as all that a dealer may do or say.
    """

    say: Say
    form: Form
    typed: str
    current: bool
    right: bool | None
    solution: str
    choices: tuple[Say, ...]
    nonsense: bool
    example: str = ""
    is_row: bool = False


class Flow(NamedTuple):
    """How a moment of a whole spin is asked: one follows the other, and nothing is explained before the end.

    Attributes:
        line: that gives the same spins again.
        laying: whether the players are still laying; nothing is asked until they have.
        before: the exercise of the moment before; None at the beginning.
        went: whether that was answered rightly.
    """

    line: str
    laying: bool
    before: Exercise | None
    went: bool


class Asked(NamedTuple):
    """An exercise.

    Attributes:
        title: of the drill.
        card: what its level teaches.
        level: from 1.
        line: of the exercise.
        place: which of the run, from 1.
        of: how many the run has as far as is known.
        ask: the question.
        scene: what is shown beside it.
        fields: what is to be answered.
        marked: whether it was answered, or given up.
        right: whether all of it was right.
        seconds: that the answer took; None where the clock is off, or nothing is answered yet.
        pace: seconds that a table leaves.
        slip: the mistake that it looked like.
        steps: the right answer worked out, where it was wrong or is asked for.
        exam: whether it belongs to an exam: nothing is explained before its end.
        step: which of the steps is looked at, from 0; below 0 for all of it.
        flow: how it is asked within whole spins; None for any other run.
        given_up: whether nothing was answered: it was not known.
        brought_back: how many of the run were added because something went wrong.
        seconds_left: of today's ten minutes, at the pace of a table; None for any other run.
    """

    title: Say
    card: Say
    level: int
    line: str
    place: int
    of: int
    ask: Say
    scene: Scene | None
    fields: tuple[FieldShown, ...]
    marked: bool
    right: bool
    seconds: float | None
    pace: float
    slip: Say | None
    steps: tuple[Step, ...]
    exam: bool
    step: int = -1
    flow: Flow | None = None
    given_up: bool = False
    brought_back: int = 0
    seconds_left: float | None = None

    @property
    def shown_scene(self) -> Scene | None:
        """What is drawn: of the step that is looked at, where it has a picture of its own."""
        own = [step.scene for step in self.steps]
        at = max(0, self.step)
        first = own[at : at + 1] if self.step >= 0 else []
        near = [*first, self.scene, *own[at:], *own[:at]]
        return next((scene for scene in near if scene is not None), None)

    @property
    def pictured(self) -> bool:
        """Whether anything is drawn beside this exercise or one of its steps."""
        return self.scene is not None or any(step.scene is not None for step in self.steps)


class Reviewed(NamedTuple):
    """One question, or one moment of a whole spin, when it is over.

    Attributes:
        exercise: what was asked, with what is right.
        attempt: what was answered; None where it was left before that.
        pace: seconds that a table leaves.
    """

    exercise: Exercise
    attempt: Attempt | None
    pace: float

    @property
    def right(self) -> bool:
        """Whether it was answered rightly."""
        return self.attempt is not None and self.attempt.right

    @property
    def slow(self) -> bool:
        """Whether it was right, but took longer than a table leaves."""
        made = self.attempt
        if made is None or made.seconds is None:
            return False
        return made.right and made.seconds > self.pace


class Summary(NamedTuple):
    """The end of a run.

    Attributes:
        answered: how many exercises.
        right: how many of them were right.
        seconds: median of the right ones; None where the clock was off.
        weak: what should be looked at, of what was asked.
        slips: the mistakes that were made most, each with how often.
        exam: how an exam went; None for any other run.
        line: of the exam; empty for any other run.
        trainee: who it was.
        day: when it ended, by the clock of the place; None before it did.
        rows: the questions of an exam, with what was answered; empty for any other run.
    """

    answered: int
    right: int
    seconds: float | None
    weak: tuple[Skill, ...]
    slips: tuple[tuple[Say, int], ...]
    exam: Result | None = None
    line: str = ""
    trainee: str = ""
    day: date | None = None
    rows: tuple[Reviewed, ...] = ()


class Review(NamedTuple):
    """Whole spins when they are over, or an exam.

    Attributes:
        line: that gives the same again.
        rows: moment by moment, or question by question.
        spins: how many spins they were; 0 for an exam.
        seconds: that the answers took together; None where the clock was off.
        needed: that a table leaves for them.
        place: which is looked at first, from 0; None for the first that went wrong, or slowly.
    """

    line: str
    rows: tuple[Reviewed, ...]
    spins: int
    seconds: float | None
    needed: float
    place: int | None = None


class ExamSet(NamedTuple):
    """An exam while it is set.

    Attributes:
        levels: every drill, and which of its levels is asked; 0 for none.
        questions: how many.
        minutes: for all of them.
        percent: right answers needed to pass.
        line: that says all this; empty where no drill is chosen.
        fault: what is wrong with a line that was typed; None where nothing is.
        given: whether the line is one exercise's, or that of whole spins.
    """

    levels: tuple[tuple[str, int], ...]
    questions: int
    minutes: int
    percent: int
    line: str
    fault: Say | None
    given: bool = False


class Progress(NamedTuple):
    """How a trainee gets on over time.

    Attributes:
        drills: those that were ever practised.
        chosen: whose curve is shown; empty for all of them together.
        points: a day each.
        needed: seconds that a table leaves; None where several drills are shown together.
        skills: of the chosen drill, the weakest first; empty for all of them together.
        stands: every drill, the weakest first; empty where one is chosen.
        weak: what should be practised of what is shown.
        coming: what comes back next, and in how many days; 0 for today.
        due: how many come back today, tomorrow, and in the five days after that.
    """

    drills: tuple[str, ...]
    chosen: str
    points: tuple[Point, ...]
    needed: float | None
    skills: tuple[tuple[Skill, Standing], ...]
    stands: tuple[tuple[str, Standing], ...] = ()
    weak: tuple[tuple[Skill, Standing], ...] = ()
    coming: tuple[tuple[Skill, int], ...] = ()
    due: tuple[int, int, int] = (0, 0, 0)


class NightShown(NamedTuple):
    """Spins that were really played, out of a table's journal.

    Attributes:
        path: of the journal, as it was named.
        reading: whether it is being read just now.
        trouble: why nothing is there; None where nothing was tried, or all is well.
        night: what is there; None before a file was read.
        asked: what can be asked, with how many spins it can be asked of.
    """

    path: str
    reading: bool
    trouble: Say | None
    night: Night | None
    asked: tuple[tuple[Skill, int], ...]


class ClassShown(NamedTuple):
    """How everybody stands who practised here.

    Attributes:
        trainees: who needs it most comes first.
        chosen: whom of them the trainer looks at closely; None for all of them.
        day: by the clock of the place.
        drills: all that there are, in the order in which they are met.
    """

    trainees: tuple[TraineeStanding, ...]
    chosen: int | None
    day: date
    drills: tuple[str, ...]


Screen = ClassShown | NightShown | Who | Home | Progress | ExamSet | Asked | Summary | Review | Waits
