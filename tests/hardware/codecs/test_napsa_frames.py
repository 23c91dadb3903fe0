"""The two frames of a collector, as the protocol page prints them."""

from __future__ import annotations

import pytest

from hardware.codecs.napsa_frames import FAULTS, FRAME, LONGEST, Fallen, Status, frame_of
from hardware.readings import WheelPhase


def read(frame: bytes) -> Fallen | Status | None:
    found = FRAME.fullmatch(frame)
    return None if found is None else frame_of(found)


def test_the_examples_of_the_page() -> None:
    assert read(b"NN17    N") == Fallen(17, "NN17    N")
    assert read(b"NS1752310") == Status(WheelPhase.WINNING_NUMBER, 17, 23, "1", 0, "NS1752310")
    assert read(b"NS  6 000") == Status(WheelPhase.CLOSED, None, 0, "0", 0, "NS  6 000")


@pytest.mark.parametrize("number", range(37))
def test_every_number_with_a_zero_or_a_space(number: int) -> None:
    for shown in (f"{number:2d}", f"{number:02d}"):
        fallen, status = read(f"NN{shown}    N".encode()), read(f"NS{shown}22310".encode())
        assert isinstance(fallen, Fallen)
        assert isinstance(status, Status)
        assert (fallen.number, status.number) == (number, number)


@pytest.mark.parametrize(
    "wrong",
    [
        b"NN37    N",
        b"NN99    N",
        b"NN      N",
        b"NN7     N",
        b"NN17   N",
        b"NN17    M",
        b"nn17    N",
        b"NS1702310",
        b"NS1772310",
        b"NS3752310",
        b"NS1752320",
        b"NS175231",
        b"NS175 310 ",
        b"NS175x310",
    ],
)
def test_a_frame_with_a_character_out_of_place_is_none(wrong: bytes) -> None:
    assert read(wrong) is None


def test_a_frame_is_nine_characters_and_the_faults_are_those_of_the_page() -> None:
    assert LONGEST == len(b"NN17    N") == len(b"NS1752310")
    assert sorted(FAULTS) == [1, 2, 3, 4, 6, 7, 8, 9]
