"""A wheel at a hundred times its speed for a few minutes of its time; `make soak` listens to it for a day."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from hardware.simulators.cammegh_script import Misbehaviour, PlayedGame
from tests.soak.hours import Ear, Wheel, play

GOOD = PlayedGame(12, 25, ())


@pytest.mark.serial_line
def test_every_true_number_of_a_wheel_that_falters_is_recorded_once(tmp_path: Path) -> None:
    chance, ear = random.Random(20261122), Ear()
    wheel = Wheel(chance, ear, 0.15)
    play(wheel, ear, chance, tmp_path / "wheel", tmp_path / "T1.sqlite")
    assert wheel.faults == []
    assert wheel.games["sound"] >= 5
    assert wheel.games.total() > wheel.games["sound"]


def number(value: int, game: int) -> dict[str, Any]:
    return {"kind": "spin.number", "number": value, "game": game}


@pytest.mark.parametrize(
    ("events", "fault"),
    [
        ([number(8, 11), number(25, 12)], ""),
        ([{"kind": "reader.lost"}, number(25, 12)], ""),
        ([{"kind": "spin.closed", "lapsed": 8}, number(25, 12)], ""),
        ([number(25, 12)], "nothing was said of it"),
        ([number(8, 11), number(8, 11), number(25, 12)], "were recorded where [8] fell"),
        ([{"kind": "reader.lost"}, number(9, 11), number(25, 12)], "were recorded where [8] fell"),
        ([number(8, 11), number(25, 12), number(25, 12)], "were recorded where [8] fell"),
    ],
)
def test_a_number_that_is_missing_double_or_another_is_a_fault(
    events: list[dict[str, Any]], fault: str
) -> None:
    ear = Ear()
    wheel = Wheel(random.Random(1), ear, 1.0)
    wheel.expect(Misbehaviour.TRUNCATED)
    wheel.played(PlayedGame(11, 8, ()))
    wheel.expect(None)
    ear.events = events
    wheel.played(GOOD)
    assert [fault in said for said in wheel.faults] == [True] * bool(fault)
