"""A short fuzzing of every codec; `make fuzz` goes on for as long as one likes."""

from __future__ import annotations

import pytest

from hardware.readings import BallDrawn, Candidate, Heard, Number
from hardware.registry import KINDS
from hardware.simulators.simulated import SIMULATED
from tests.fuzz.codecs import Oracle, fuzz


@pytest.mark.parametrize("kind", KINDS)
def test_no_number_comes_from_mutated_lines_that_was_not_sent_whole(kind: str) -> None:
    found = fuzz(kind, 200_000, 20)
    assert found.faults == []
    assert found.count >= 200_000
    assert found.numbers > 5


HERE = Heard("reader", 0, 0)
LINE, BARE = "*X;5;011;25;0;165;1", "25"


@pytest.mark.parametrize(
    ("reading", "whole"),
    [
        (Number(HERE, 25, 11, (BARE, LINE)), True),
        (Candidate(HERE, 25, 11, "unseen_game", raw=(LINE,)), True),
        (Number(HERE, 25, 11, (LINE,)), False),
        (Number(HERE, 26, 11, (BARE, LINE)), False),
        (Number(HERE, 24, 11, ("24", "*X;5;011;24;0;165;1")), False),
        (BallDrawn(HERE, 24, None, ("24",)), False),
    ],
)
def test_the_oracle_tells_what_was_sent_whole(reading: Number | Candidate | BallDrawn, whole: bool) -> None:
    oracle = Oracle(SIMULATED["cammegh-ss2"])
    for piece in (b"\r\n2", b"5\r\n*X;5;011;", b"25;0;165;1\r\n*X;5;011;24;0;165;1*X"):
        oracle.sent(piece)
    assert (oracle.fault(reading) == "") is whole
    oracle.hang_up()
    assert oracle.fault(reading)
