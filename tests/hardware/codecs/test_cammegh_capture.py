"""A production wheel, recorded: 130 numbers, each once, and eight candidates."""

from __future__ import annotations

import random
import time
from pathlib import Path

import pytest

from hardware.codecs.cammegh import Cammegh
from hardware.readings import Candidate, Conflict, GameVoid, Heard, Number, Reading, WheelSeen
from hardware.simulators.capture import connections

CAPTURE = Path(__file__).parents[3] / ".." / "shared" / "data" / "wheel-ss2.tsv"

pytestmark = pytest.mark.skipif(
    not CAPTURE.exists(), reason="the recorded wheel is not beside the repository"
)


def played(chance: random.Random | None = None) -> list[Reading]:
    """All that the capture says, hanging up at each pause of over a minute; cut anywhere, if by chance."""
    codec = Cammegh("ss2")
    said: list[Reading] = []
    with CAPTURE.open(encoding="latin-1") as records:
        for pieces in connections(records, 60.0):
            data = b"".join(piece.data for piece in pieces)
            codec.connected()
            start = 0
            while start < len(data):
                size = chance.randint(1, 300) if chance is not None else len(data)
                said += codec.feed(data[start : start + size], Heard("wheel", 0, 0))
                start += size
    return said


def test_the_capture_holds_130_numbers_each_once_and_eight_candidates() -> None:
    said = played()
    numbers = [reading for reading in said if isinstance(reading, Number)]
    assert len(numbers) == 130
    assert len({reading.game for reading in numbers}) == 130
    assert sum(reading.number for reading in numbers) == sum(true_numbers().values())
    offered = [(r.number, r.unseen_game) for r in said if isinstance(r, Candidate)]
    unseen = [(number, True) for number in (24, 20, 24, 34, 15, 28, 36)]
    assert offered == [(14, False), *unseen]
    assert not [reading for reading in said if isinstance(reading, Conflict | GameVoid)]


def true_numbers() -> dict[int, int]:
    """The number of each game that was seen to fall, found another way: 5s that follow a 4 of the same count.

    The wheel was switched off once, after its third game; the games before it have no 4 or another count.
    """
    before, fell = "", {}
    for record in CAPTURE.read_text(encoding="latin-1").splitlines():
        line = record.partition("\t")[2]
        if len(line) == 19 and line.startswith("*X;"):
            if line[3] == "5" and before[3:8] == f"4;{line[5:8]}":
                fell[int(line[5:8])] = int(line[9:11])
            before = line
    return fell


def test_each_number_is_that_of_its_game() -> None:
    numbers = {reading.game: reading.number for reading in played() if isinstance(reading, Number)}
    assert numbers == true_numbers()


@pytest.mark.parametrize("seed", [1, 2])
def test_it_does_not_matter_where_the_bytes_are_cut(seed: int) -> None:
    def words(said: list[Reading]) -> list[Reading]:
        return [reading for reading in said if not isinstance(reading, WheelSeen)]

    assert words(played(random.Random(seed))) == words(played())


def test_two_hundred_lines_at_once_hold_nobody_up() -> None:
    """A host that was away gets them in one piece; ten milliseconds are a tenth of what a person notices."""
    with CAPTURE.open(encoding="latin-1") as records:
        lines = [piece.data for pieces in connections(records, 1e9) for piece in pieces]
    burst = b"".join(lines[5000:5200])
    best = 1.0
    for _ in range(20):
        codec = Cammegh("ss2")
        codec.feed(b"\n", Heard("wheel", 0, 0))
        begun = time.perf_counter()
        codec.feed(burst, Heard("wheel", 0, 0))
        best = min(best, time.perf_counter() - begun)
    assert best < 0.01
