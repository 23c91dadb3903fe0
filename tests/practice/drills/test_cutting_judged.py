"""A payment that lies wrongly breaks one rule, and the trainee says which [4.4, 6.1]."""

import pytest

from app.practice import forms
from app.practice.answers import piles_text
from app.practice.drills.cutting import CUTTING, Lay, lay, shown
from app.practice.drills.cutting_judged import CHOICES, choice, wrong_ways
from app.practice.exercise import Task
from app.practice.marking import mark
from app.practice.scene import Laid
from app.rules.chips import Chip
from app.rules.money import Cents
from tests.houses import house
from tests.practice.drills.finding import made

RED = Chip(Cents(2_50), "red")
TWENTY = Chip(Cents(20_00))


@pytest.mark.parametrize(
    ("what", "wrong"),
    [
        (Lay(3, RED), {}),
        (Lay(5, RED), {"not-spread": "2+2+1"}),
        (Lay(8, RED), {"spread": "8", "unequal": "5+3"}),
        (Lay(10, RED), {}),
        (Lay(12, RED), {"too-high": "6+6", "slid-too-many": "20-8"}),
        (Lay(12, TWENTY, 2), {"too-high": "6+6"}),
        (Lay(17, TWENTY), {"not-slid": "5+5+5+2"}),
        (Lay(17, TWENTY, 3), {"too-high": "8+8+1", "slid": "20-3"}),
        (Lay(40, RED), {"no-stack": "20 5+5+5+5"}),
        (Lay(101, RED), {"hundred": "20 20 20 20 20 1"}),
        (Lay(34, RED, 2, two_splits=True), {"no-stack": "5+5+5+5 20-3-3"}),
    ],
)
def test_each_count_lends_itself_to_its_own_faults(what: Lay, wrong: dict[str, str]) -> None:
    ways = wrong_ways(shown(lay(house("venezia"), what)), slides=what.slides)
    assert {name: piles_text(groups) for name, groups in ways.items()} == wrong


def test_what_can_be_found_has_its_letters() -> None:
    assert [choice(name) for name in CHOICES] == list("ABCDEFGHIJK")


def judged(seed: int) -> tuple[Task, str]:
    task = made("cutting", 5, CUTTING.levels[4][seed % 3], seed)
    field = task.fields[0]
    return task, field.choices["ABCDEFGHIJK".index(field.right[0])].key.removeprefix("cutting.choice.")


def test_every_rule_is_broken_by_some_payment_and_some_are_right() -> None:
    found = [judged(seed)[1] for seed in range(400)]
    assert set(found) == set(CHOICES)
    assert 0.1 < found.count("right") / len(found) < 0.6


def test_what_is_laid_wrongly_counts_right_unless_that_is_the_fault() -> None:
    for seed in range(200):
        task, fault = judged(seed)
        assert task.fields[0].form is forms.CHOICE
        assert isinstance(task.scene, Laid)
        (group,) = task.scene.payment.groups
        assert (group.pieces == task.ask.values["pieces"]) is (fault != "count")
        assert group.amount == task.scene.payment.total
        right = task.steps[-1].scene
        assert isinstance(right, Laid)
        assert (shown(right.payment) == shown(task.scene.payment)) is (fault == "right")


def test_a_fault_that_was_not_seen_is_told_apart_from_one_that_was_not_there() -> None:
    for seed in range(60):
        task, fault = judged(seed)
        first = mark(task, ("A",))
        assert first.right is (fault == "right")
        other = mark(task, ("B" if task.fields[0].right[0] != "B" else "C",))
        assert other.slip == ("fault-imagined" if fault == "right" else "other-rule")
        if fault != "right":
            assert first.slip == "fault-missed"
