"""A host that was away finds hundreds of lines in one piece: each costs as little as one that comes alone."""

from __future__ import annotations

import random
import sys
from types import FrameType

import pytest

from hardware.readings import Heard
from hardware.registry import KINDS
from hardware.simulators.simulated import SIMULATED
from tests.bench.burst import LINES, burst_ms


@pytest.mark.parametrize("kind", KINDS)
def test_lines_in_one_piece_cost_no_more_calls_than_one_by_one(kind: str) -> None:
    """Calls are counted and not seconds, which depend on what else the machine does."""
    lines = evening(kind)
    alone = calls(kind, lines)
    assert calls(kind, [b"".join(lines)]) <= alone
    assert alone <= 60 * len(lines)


@pytest.mark.parametrize("kind", KINDS)
def test_the_measurement_hears_the_whole_burst(kind: str) -> None:
    spent, length = burst_ms(kind, 1, 2)
    assert length > 500
    assert min(spent) > 0


def evening(kind: str) -> list[bytes]:
    """The lines of a device that plays, some hundreds of them."""
    device = SIMULATED[kind].script(random.Random(1))
    lines: list[bytes] = []
    while len(lines) < 2 * LINES:
        lines += [step.data for step in device.play(len(lines) % 37).steps if step.data]
    return lines


def calls(kind: str, pieces: list[bytes]) -> int:
    """How many functions are called until a codec has heard these pieces."""
    codec = KINDS[kind].with_options(SIMULATED[kind].options).codec(None)
    codec.connected()
    counted = 0

    def count(_frame: FrameType, event: str, _what: object) -> None:
        nonlocal counted
        counted += event in ("call", "c_call")

    sys.setprofile(count)
    try:
        for at, piece in enumerate(pieces):
            codec.feed(piece, Heard("reader", at, at))
    finally:
        sys.setprofile(None)
    return counted
