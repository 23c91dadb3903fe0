"""Counting, the order of laying and the boîte as the procedure has them [3.1–3.6]."""

import pytest

from app.practice.exercise import Task
from app.practice.line import Line
from app.practice.marking import mark
from app.practice.saying import Chips, Sum
from app.practice.scene import Heap
from app.rules.inventory import Bundle
from app.rules.money import Cents
from tests.practice.drills.finding import asked
from tests.schooling import exercise


def tasks(level: int, variant: str) -> list[Task]:
    return [exercise(Line("bank", level, variant, seed)).task for seed in range(60)]


def chosen(task: Task) -> list[Bundle]:
    """The chips in the order that is right; none for what is no chip of value."""
    (field,) = task.fields
    shown = [choice.values.get("chips", Chips(())) for choice in field.choices]
    chips = [found.chips for found in shown if isinstance(found, Chips)]
    return [chips["ABCD".index(letter)] for letter in field.right[0]]


def values(task: Task) -> list[int]:
    return [chip.value for bundle in chosen(task) for chip, _ in bundle]


def test_section_3_2_notes_from_the_highest() -> None:
    for task in tasks(2, "order-notes"):
        assert values(task) == sorted(values(task), reverse=True)
        assert mark(task, (task.fields[0].right[0][::-1],)).slip == "reversed"


@pytest.mark.parametrize("variant", ["order-fill", "order-cage"])
def test_section_3_6_changes_from_the_lowest(variant: str) -> None:
    for task in tasks(2, variant):
        assert values(task) == sorted(values(task))


def test_section_3_6_at_the_boite_value_before_colour() -> None:
    for task in tasks(2, "order-boite"):
        assert values(task) == [250, 500, 1000]
        assert chosen(task)[-1] == ()


def test_section_3_2_notes_add_up() -> None:
    for task in tasks(1, "notes"):
        notes = task.ask.values["notes"]
        assert isinstance(notes, Chips)
        total = sum(chip.value * pieces for chip, pieces in notes.chips)
        assert mark(task, (f"{total // 100}",)).right


def test_section_3_3_a_mass_in_stacks_of_twenty() -> None:
    for task in tasks(1, "mass"):
        chips = task.ask.values["chips"]
        assert isinstance(chips, Chips)
        ((chip, pieces),) = chips.chips
        assert mark(task, (f"{pieces // 20}", f"{pieces % 20}", f"{pieces * chip.value / 100:.2f}")).right


def test_section_3_1_money_into_colour() -> None:
    task = asked("bank", 1, "colour", money=Sum(Cents(15000)), minimum=Sum(Cents(250)))
    assert mark(task, ("3", "0", "150")).right


@pytest.mark.parametrize(
    ("minimum", "pieces", "fractions", "over"),
    [(250, 18, "4", "2"), (500, 18, "3", "3"), (1000, 20, "4", "0")],
)
def test_section_3_6_colour_in_fours_or_fives(minimum: int, pieces: int, fractions: str, over: str) -> None:
    task = asked("bank", 3, "boite-lay", minimum=Sum(Cents(minimum)), pieces=pieces)
    assert mark(task, (fractions, over, f"{pieces * minimum / 100:.2f}")).right


def test_section_3_6_from_twenty_up_straight_into_the_boite() -> None:
    for task in tasks(3, "boite-sort"):
        assert isinstance(task.scene, Heap)
        value = [(chip.value, pieces) for chip, pieces in task.scene.chips if chip.colour is None]
        straight = sum(worth * pieces for worth, pieces in value if worth >= 2000)
        pieces = sum(pieces for _, pieces in task.scene.chips)
        waiting = pieces - sum(pieces for worth, pieces in value if worth >= 2000)
        assert mark(task, (f"{straight // 100}", f"{waiting}")).right
