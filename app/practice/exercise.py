"""An exercise: what is asked, how it is answered, the right answer worked out, and the likely mistakes.

Theory. Whatever is asked, the answer is a line of text in the normal form of its field (`answers`): a count,
an amount, numbers, places with pieces, chips, piles, an order, a choice. Touch and keyboard write the same
line, a sheet prints it, and marking compares lines. So a drill needs no code of its own to be answered,
stored, printed and marked; all it says is which lines are right, and which mistake each of some others is.

An exercise follows from its line alone: drill, level, variant, seed and house (`line`).
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from app.practice.line import Line
from app.practice.pace import Pace
from app.practice.saying import NOTHING, Say, Value
from app.practice.scene import Scene
from app.rules.house import House


class Form(NamedTuple):
    """How a field is answered; those of any game stand in `forms`, a game's own in its room.

    Attributes:
        name: which one.
        read: brings a text into its normal form, given how many things can be chosen; ValueError where it is
            no answer of this form.
        examples: answers, given how many things can be chosen: at least one of them is not the right one.
        in_words: whether an answer has several words, so that a touch adds one and takes one back.
    """

    name: str
    read: Callable[[str, int], str]
    examples: Callable[[int], Sequence[str]]
    in_words: bool = False


NO_SECTION: Final = ""
"""Of a step that rests on no rule: it multiplies or adds."""


class Field(NamedTuple):
    """One thing that is to be answered.

    Attributes:
        name: what it is, for the desk's words: `pieces`, `change`.
        form: how it is answered.
        right: every right answer in normal form, the one that the house would give first.
        choices: what can be chosen or put in order; the answer names them A, B, C … as they stand here.
        values: that stand in the field's name.
        is_row: whether the choices are the same every time, such as all that a dealer may do or say.
    """

    name: str
    form: Form
    right: tuple[str, ...]
    choices: tuple[Say, ...] = ()
    values: Mapping[str, Value] = NOTHING
    is_row: bool = False


class Step(NamedTuple):
    """One step of the way to the right answer.

    Attributes:
        say: what is done.
        section: of the procedure, "4.2"; of the Tombola's own rules, "Tombola b i"; `NO_SECTION` for a sum.
        scene: what it looks like, if that helps.
    """

    say: Say
    section: str
    scene: Scene | None = None

    @property
    def cited(self) -> str:
        """The section as it stands beside the step: "[4.2]"."""
        return f"[{self.section}]" if self.section else ""


class Slip(NamedTuple):
    """A mistake that people make.

    Attributes:
        name: which one, for the desk's words: `one-off`, `stake-counted`.
        answers: what who makes it would answer, field by field in normal form.
    """

    name: str
    answers: tuple[str, ...]


class Task(NamedTuple):
    """What a drill makes.

    Attributes:
        ask: the question.
        fields: what is to be answered.
        steps: the right answer, worked out.
        slips: plausible mistakes, each different from every right answer.
        scene: what is shown.
    """

    ask: Say
    fields: tuple[Field, ...]
    steps: tuple[Step, ...]
    slips: tuple[Slip, ...]
    scene: Scene | None = None


class Sitting(NamedTuple):
    """What a drill makes a task from.

    Attributes:
        level: from 1.
        variant: which of the level's variants.
        house: whose rules are practised.
        chance: the only one there is; its seed stands in the exercise's line.
        given: the round that is asked about, where the line has one; empty where the drill draws its own.
        seed: the same as a number, for a drill whose seeds say more than chance.
    """

    level: int
    variant: str
    house: House
    chance: random.Random
    given: str = ""
    seed: int = 0


class Moment(NamedTuple):
    """One moment of a script.

    Attributes:
        kind: what it practises: `phase`, `pay`.
        task: what it asks.
        before: what is seen before it is asked, one picture after the other; empty where nothing happens.
    """

    kind: str
    task: Task
    before: tuple[Scene, ...] = ()


class Plan(NamedTuple):
    """What the scripts of a level have.

    Attributes:
        name: with which the level's variants begin.
        kinds: what is practised, each at least once in every script.
        rounds: how many are played.
    """

    name: str
    kinds: tuple[str, ...]
    rounds: int


class Scripts(NamedTuple):
    """Whole rounds, of which a drill asks moment by moment (`script`).

    Attributes:
        plans: by level, from the first.
        story: tells a script of a level, by its number, in a house.
    """

    plans: Sequence[Plan]
    story: Callable[[int, int, House], Iterable[Moment]]


class Drill(NamedTuple):
    """A skill that can be practised by itself.

    Attributes:
        name: as lines write it: `products`.
        levels: the variants of each level, from the first; a variant is what is brought back when it went
            wrong, and no two of a drill's levels share one.
        make: gives a task for a sitting.
        read_given: brings a round that stands in a line into its normal form; None where the drill draws its
            own. LineError where it is no round, or cannot be asked about.
        scripts: whose moments it asks; None where its exercises follow from nothing else.
        pace: how many seconds a live table leaves.
    """

    name: str
    levels: tuple[tuple[str, ...], ...]
    make: Callable[[Sitting], Task]
    read_given: Callable[[str, House], str] | None = None
    scripts: Scripts | None = None
    pace: Pace = Pace()


class Exercise(NamedTuple):
    """A task, the line that it follows from, and the house in which that asks it."""

    line: Line
    task: Task
    house: House


LEAST_SLIPS: Final = 10


def one_field(name: str, form: Form, *right: str, choices: tuple[Say, ...] = ()) -> tuple[Field, ...]:
    """Ask for one thing."""
    return (Field(name, form, right, choices),)


def slips_of(
    fields: tuple[Field, ...], mistakes: Iterable[tuple[str, tuple[str, ...]]], most: int | None = None
) -> tuple[Slip, ...]:
    """Keep the mistakes that are wrong, each wrong answer once, under the name that it was first given.

    Args:
        fields: of the task.
        mistakes: names with answers in normal form.
        most: after so many no more are thought of.
    """
    rights = [field.right for field in fields]
    kept: dict[tuple[str, ...], str] = {}
    for name, answers in mistakes:
        if answers in kept:
            continue
        if not all(answer in right for right, answer in zip(rights, answers, strict=True)):
            kept[answers] = name
            if len(kept) == most:
                break
    return tuple(Slip(name, answers) for answers, name in kept.items())
