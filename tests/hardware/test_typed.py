"""Typing the number is a device like the others, and waits for confirmation."""

from __future__ import annotations

import pytest

from hardware.readings import Candidate, Heard, WarningKind, WheelMemory, WheelWarning
from hardware.typed import TypedLines, typed_number

HAND = Heard("hand", 1, 2)


@pytest.mark.parametrize("number", [0, 17, 36])
def test_a_typed_number_is_a_candidate(number: int) -> None:
    assert typed_number(number, HAND) == Candidate(HAND, number, None, "typed", raw=(str(number),))


@pytest.mark.parametrize("number", [-1, 37])
def test_a_number_that_the_wheel_has_not_is_refused(number: int) -> None:
    with pytest.raises(ValueError, match=f"{number} is not a number of this wheel"):
        typed_number(number, HAND)


def test_a_keypad_gives_one_candidate_a_line() -> None:
    keypad = TypedLines()
    keypad.feed(b"3", HAND)
    keypad.connected()
    said = keypad.feed(b"1", HAND) + keypad.feed(b"7\r\n\r\n 0 \r\n", HAND)
    assert [r.number for r in said if isinstance(r, Candidate)] == [17, 0]
    assert len(said) == 2
    assert keypad.memory == WheelMemory()


@pytest.mark.parametrize("keyed", [b"37", b"x", b"123", b"9" * 1000])
def test_what_is_no_number_is_a_warning(keyed: bytes) -> None:
    said = TypedLines().feed(keyed + b"\n", HAND)
    assert [reading.kind for reading in said if isinstance(reading, WheelWarning)] == [WarningKind.BAD_FRAME]


def test_too_long_a_line_is_no_number_wherever_it_is_cut() -> None:
    keypad = TypedLines()
    said = [r for piece in (b" " * 16, b"17", b"5\n", b" " * 30 + b"7\n") for r in keypad.feed(piece, HAND)]
    assert [type(reading) for reading in said] == [WheelWarning, WheelWarning]


def test_among_lines_of_another_device_nothing_is_a_typed_number() -> None:
    keypad = TypedLines()
    said = keypad.feed(b"*X;4;011;23;0;165;1\r\n" * 3 + b"25\r\n", HAND)
    assert not [reading for reading in said if isinstance(reading, Candidate)]
    assert [type(r) for r in keypad.feed(b"25\r\n", Heard("hand", 1, 13_000_000))] == [Candidate]


def test_half_a_number_typed_while_the_line_opens_is_asked_for_again() -> None:
    keypad = TypedLines()
    keypad.connected()
    said = keypad.feed(b"7\r", HAND) + keypad.feed(b"7\r", HAND)
    assert [type(reading) for reading in said] == [WheelWarning, Candidate]


def test_a_key_that_bounces_types_once() -> None:
    keypad = TypedLines()
    said = [r for at in (0, 999_999, 2_000_000) for r in keypad.feed(b"17\r", Heard("hand", at, at))]
    assert [reading.number for reading in said if isinstance(reading, Candidate)] == [17, 17]
