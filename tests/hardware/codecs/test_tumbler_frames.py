"""A frame of `tumbler/1` is believed whole and checked, or not at all."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hardware.codecs.damage import Damaged
from hardware.codecs.tumbler_frames import (
    LONGEST,
    Ball,
    Game,
    Hello,
    Spoken,
    Stat,
    TakenBack,
    TumblerWire,
    Turn,
    Unread,
    crc16,
    framed,
)
from hardware.readings import DrumState

HELLO = b"$HELLO,7C1E,1,TUMBLER,SN0042,1.0,90*9E80\r\n"
START = b"$GAME,7C1E,17,5,START,90*6BB1\r\n"
BALL = b"$BALL,7C1E,18,5,1,42,R*FF8D\r\n"
"""The three frames that the protocol prints."""


def wire() -> TumblerWire:
    opened = TumblerWire()
    opened.connected()
    return opened


def frames(data: bytes) -> list[object]:
    return [line.frame for line in wire().feed(data) if isinstance(line, Spoken)]


def damage(data: bytes) -> int:
    return sum(line.count for line in wire().feed(data) if isinstance(line, Damaged))


def test_the_check_is_crc_16_ccitt_false() -> None:
    assert crc16(b"123456789") == 0x29B1
    assert crc16(b"BALL,7C1E,18,5,1,42,R") == 0xFF8D


def test_the_check_tells_ball_42_from_24_which_xor_does_not() -> None:
    assert crc16(b"BALL,7C1E,18,5,1,42,R") != crc16(b"BALL,7C1E,18,5,1,24,R")
    assert damage(BALL.replace(b"42", b"24")) == 1


def test_the_printed_frames_are_read_and_written_alike() -> None:
    assert frames(HELLO + START + BALL) == [
        Hello("7C1E", "TUMBLER", "SN0042", "1.0", 90),
        Game("7C1E", 17, 5, begins=True, balls=90),
        Ball("7C1E", 18, 5, 1, 42, "R"),
    ]
    assert framed("HELLO,7C1E,1,TUMBLER,SN0042,1.0,90") == HELLO
    assert framed("GAME,7C1E,17,5,START,90") == START


@pytest.mark.parametrize(
    ("body", "read"),
    [
        ("GAME,00FF,65535,5,END,1", Game("00FF", 65535, 5, begins=False, balls=1)),
        ("TURN,00FF,3,5,CCW,12", Turn("00FF", 3, 5, clockwise=False, turns=12)),
        ("UNREAD,00FF,3,5,1,TAG LOST", Unread("00FF", 3, 5, 1, "TAG LOST")),
        ("VOID,00FF,3,5,1,0,TRAY", TakenBack("00FF", 3, 5, 1, 0, "TRAY")),
        ("STAT,00FF,3,5,0,HALT,1F", Stat("00FF", 3, 5, 0, DrumState.HALT, 0x1F)),
    ],
)
def test_each_word_of_the_device_is_read(body: str, read: object) -> None:
    assert frames(framed(body)) == [read]


@pytest.mark.parametrize(
    "body",
    [
        "HELLO,7C1E,2,TUMBLER,SN0042,1.0,90",
        "BALL,7C1E,65536,5,1,4,R",
        "BALL,7C1E,18,5,1,-4,R",
        "BALL,7C1E,18,5,1,4,X",
        "BALL,7C1E,18,5,1,4",
        "TURN,7C1E,18,5,UP,4",
        "STAT,7C1E,18,5,0,SPIN,0",
        "HOWL,7C1E,18",
    ],
)
def test_a_body_that_says_nothing_known_is_damaged_though_its_check_is_right(body: str) -> None:
    assert frames(framed(body)) == []
    assert damage(framed(body)) == 1


def test_a_dollar_always_starts_a_new_frame() -> None:
    assert frames(START[:9] + BALL) == [Ball("7C1E", 18, 5, 1, 42, "R")]
    assert damage(START[:9] + BALL) == 1
    assert frames(START.rstrip() + BALL) == [Ball("7C1E", 18, 5, 1, 42, "R")], "no line end, no frame"


def test_the_tail_of_a_frame_after_an_opening_is_dropped_without_a_word() -> None:
    for cut in range(1, len(START)):
        found = wire().feed(START[cut:] + BALL)
        assert [type(line) for line in found] == [Spoken]


@given(st.integers(0, 200), st.integers(1, 7))
def test_frames_may_be_cut_anywhere(start: int, size: int) -> None:
    data, opened, found = HELLO + START + BALL, wire(), []
    start %= len(data)
    pieces = [data[:start], *(data[at : at + size] for at in range(start, len(data), size))]
    for piece in pieces:
        found += opened.feed(piece)
    assert [type(line.frame) for line in found if isinstance(line, Spoken)] == [Hello, Game, Ball]
    assert len(found) == 3


@given(st.binary(max_size=400))
def test_whatever_comes_nothing_is_kept_beyond_a_frame(data: bytes) -> None:
    opened = wire()
    opened.feed(b"$" + data * 3)
    assert len(opened._tail) <= LONGEST
    after = opened.feed(b"\r\n" + BALL)
    assert isinstance(after[-1], Spoken)


@given(st.integers(1, len(BALL) - 3), st.integers(0, 7))
def test_no_single_bit_makes_another_frame(place: int, bit: int) -> None:
    data = bytearray(BALL)
    data[place] ^= 1 << bit
    assert frames(bytes(data)) == []
