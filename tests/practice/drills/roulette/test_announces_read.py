"""Every writing of the printed tables is right; what two announces cost alike is told apart [5.2, 5.3]."""

from functools import cache

import pytest

from app.practice.exercise import Task
from app.practice.line import Line
from app.practice.marking import mark
from app.practice.roulette.scenes import OnTrack
from app.practice.saying import Quote, Sum
from app.rules.money import Cents
from tests.practice.drills.finding import asked
from tests.schooling import exercise

TABLES = [
    ("vicini", 5, "4x10 5"),
    ("vicini", 10, "4x20 10"),
    ("vicini", 10, "50 4x10"),
    ("vicini", 20, "100 4x20"),
    ("vicini", 30, "200 3x20 10"),
    ("vicini", 40, "200 8x20"),
    ("vicini", 50, "4x100 50"),
    ("vicini", 60, "4x100 7x20"),
    ("vicini", 70, "5x100 50 4x20"),
    ("vicini", 80, "500 100 6x20"),
    ("serie", 5, "2x10 2x5"),
    ("serie", 5, "20 2x5"),
    ("serie", 10, "2x20 2x10"),
    ("serie", 10, "50 10"),
    ("serie", 20, "100 20"),
    ("serie", 30, "100 50 3x10"),
    ("serie", 30, "3x50 3x10"),
    ("serie", 40, "2x100 2x20"),
    ("serie", 40, "200 2x20"),
    ("serie", 50, "2x100 2x50"),
    ("serie", 50, "200 2x50"),
    ("serie", 60, "3x100 3x20"),
    ("serie", 70, "3x100 2x50 20"),
    ("serie", 80, "4x100 4x20"),
    ("serie", 80, "2x200 4x20"),
    ("serie", 120, "500 2x100 20"),
]
"""Section 5.3, retyped."""


@cache
def tasks(level: int, variant: str) -> list[Task]:
    return [exercise(Line("announces-read", level, variant, seed)).task for seed in range(400)]


def to_write(name: str, euros: int) -> Task:
    level, height = (4, "low") if euros <= 40 else (5, "high")
    return asked(
        "announces-read",
        level,
        f"write-{name}-{height}",
        announce=Quote(name),
        value=Sum(Cents(euros * 100)),
    )


@pytest.mark.parametrize(("name", "euros", "chips"), TABLES)
def test_section_5_3_each_printed_writing_is_right(name: str, euros: int, chips: str) -> None:
    assert mark(to_write(name, euros), (chips,)).right


@pytest.mark.parametrize(("name", "euros", "chips"), TABLES)
def test_section_5_3_each_printed_writing_is_read(name: str, euros: int, chips: str) -> None:
    level, height = (2, "low") if euros <= 40 else (3, "high")
    counted = sorted(
        float(chip)
        for word in chips.split()
        for times, _, chip in [word.rpartition("x")]
        for _ in range(int(times or 1))
    )
    shown = [
        task
        for task in tasks(level, f"read-{name}-{height}")
        if isinstance(task.scene, OnTrack)
        and sorted(chip.value / 100 for chip in task.scene.chips) == counted
    ]
    assert shown
    assert all(mark(task, ("a" if name == "vicini" else "b", str(euros))).right for task in shown)


def test_section_5_3_equal_chips_are_always_right() -> None:
    assert mark(to_write("vicini", 20), ("9x20",)).right
    assert mark(to_write("serie", 50), ("6x50",)).right
    assert not mark(to_write("serie", 50), ("5x50",)).right


def test_section_5_3_serie_da_120_is_not_vicini_da_80() -> None:
    serie = to_write("serie", 120)
    assert mark(serie, ("500 100 6x20",)).slip == "other-announce"
    assert mark(serie, ("500 200 20",)).slip == "fewest-chips"


@pytest.mark.parametrize(
    ("variant", "stacked", "chips"),
    [("equal-vicini", 5, 9), ("equal-serie", 5, 6), ("equal-orfanelli", 0, 5), ("equal-laterali", 5, 5)],
)
def test_section_5_2_equal_chips_lie_stacked_and_spread(variant: str, stacked: int, chips: int) -> None:
    for task in tasks(1, variant):
        assert isinstance(task.scene, OnTrack)
        assert (task.scene.stacked, len(task.scene.chips)) == (stacked, chips)
