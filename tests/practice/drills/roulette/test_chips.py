"""Which chips to pay with, against the examples that the procedure prints [4.4]."""

import pytest

from app.practice.drills.roulette.chips import CHIPS
from app.practice.exercise import Task
from app.practice.marking import mark
from app.practice.roulette.scenes import OnLayout
from app.practice.saying import Sum
from app.practice.scene import Laid
from app.rules.inventory import worth
from app.rules.money import Cents
from tests.often import times
from tests.practice.drills.finding import asked, made


def chips_of(task: Task) -> tuple[str, ...]:
    return tuple(field.right[0] for field in task.fields)


def test_section_4_4_52_pieces_of_20_are_52_twenties() -> None:
    task = asked("chips", 1, "same-value", pieces=52, value=Sum(Cents(20_00)))
    assert mark(task, ("52x20",)).right


def test_section_4_4_a_split_and_a_straight_of_20_are_500_500_and_40() -> None:
    task = asked("chips", 4, "mixed-20", pieces=52)
    assert chips_of(task) == ("100 20x20", "500", "2x20")
    assert mark(task, ("20x20 100", "500", "20 20")).right
    assert mark(task, ("2x20", "500", "100 20x20")).slip == "groups-reversed"


def test_section_4_4_at_2_50_a_chip_of_50_counts_20_pieces() -> None:
    (chips,) = chips_of(asked("chips", 2, "with-50", pieces=52))
    assert chips.endswith(" 2x50")
    assert chips.startswith("12x")


def test_section_4_4_120_pieces_at_2_50_are_250_and_50_apart() -> None:
    task = asked("chips", 3, "hundreds-50", pieces=120)
    assert chips_of(task) == ("5x50", "50")
    assert mark(task, ("6x50", "50")).slip == "chip-too-many"


@pytest.mark.often
@pytest.mark.parametrize("seed", range(times(9, 60)))
def test_a_finished_chip_is_never_used(seed: int) -> None:
    task = made("chips", 5, CHIPS.levels[4][seed % 3], seed)
    finished = task.ask.values["finished"]
    assert isinstance(finished, Sum)
    used = {word.split("x")[-1] for chips in chips_of(task) for word in chips.split()}
    assert str(finished.cents // 100) not in used


def test_where_what_was_played_is_finished_it_is_paid_in_mixed_value() -> None:
    task = asked("chips", 5, "finished-same", pieces=51, value=Sum(Cents(20_00)))
    assert chips_of(task) == ("500", "500", "2x10")


@pytest.mark.often
@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_the_groups_are_the_payment_and_no_more_than_five(level: int) -> None:
    for variant in CHIPS.levels[level - 1]:
        for seed in range(times(5, 25)):
            task = made("chips", level, variant, seed)
            assert isinstance(task.scene, OnLayout)
            laid = task.steps[-1].scene
            assert isinstance(laid, Laid)
            value, pieces = task.ask.values["value"], task.ask.values["pieces"]
            assert isinstance(value, Sum)
            assert isinstance(pieces, int)
            assert worth(laid.payment.chips) == pieces * value.cents
            assert len(task.fields) <= 5
            assert len(task.fields) == (len(laid.payment.groups) if level > 2 else 1)


def test_a_wish_that_is_forgotten_is_a_known_mistake() -> None:
    task = asked("chips", 2, "with-50", pieces=52)
    (chips,) = chips_of(task)
    colour = chips.split()[0].removeprefix("12x")
    assert mark(task, (f"52x{colour}",)).slip == "wish-forgotten"
