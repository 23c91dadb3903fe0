"""Bytes and readings as whoever looks at a device reads them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hardware.readings import (
    BallDrawn,
    Heard,
    LineChanged,
    LineState,
    Number,
    Reading,
    Turning,
    WarningKind,
    WheelPhase,
    WheelSeen,
    WheelWarning,
)
from hardware.shown import ShownLines, reading_text

HERE = Heard("reader", 1, 2)


def shown(*pieces: bytes) -> list[str]:
    lines = list[str]()
    showing = ShownLines(lines.append)
    for piece in pieces:
        showing.take(piece)
    showing.end()
    return lines


def test_lines_are_put_together_wherever_they_are_cut() -> None:
    assert shown(b"*X;2;0", b"01\r", b"\n17\r\n*W", b" 5") == ["*X;2;001", "17", "*W 5"]


def test_what_cannot_be_printed_is_escaped_and_what_has_no_end_is_cut() -> None:
    assert shown(b"\x02\xff\n") == ["\\x02\\xff"]
    assert [len(line) for line in shown(b"N" * 200)] == [96, 96, 8]


@given(st.lists(st.binary(max_size=300), max_size=5))
def test_every_line_can_be_printed_and_nothing_is_lost(pieces: list[bytes]) -> None:
    lines = shown(*pieces)
    assert all(line and line.isascii() and line.isprintable() for line in lines)
    back = b"".join(line.encode("ascii").decode("unicode_escape").encode("latin-1") for line in lines)
    assert back == b"".join(pieces).replace(b"\r", b"").replace(b"\n", b"")


@pytest.mark.parametrize(
    ("reading", "text"),
    [
        (Number(HERE, 17, 4, ("17", "*X")), "number: number 17, game 4"),
        (BallDrawn(HERE, 0, None), "ball drawn: number 0"),
        (
            WheelSeen(HERE, WheelPhase.BALL_IN_RIM, None, 204, Turning.CLOCKWISE),
            "wheel seen: phase ball_in_rim, speed 204, turning clockwise, frames 1",
        ),
        (LineChanged(HERE, LineState.LIVE), "line live"),
        (LineChanged(HERE, LineState.LOST, "Plug it in."), "line lost: Plug it in."),
        (WheelWarning(HERE, WarningKind.JAM), "warning jam"),
        (WheelWarning(HERE, WarningKind.BAD_FRAME, "Damaged."), "warning bad_frame: Damaged."),
    ],
)
def test_a_reading_is_one_line(reading: Reading, text: str) -> None:
    assert reading_text(reading) == text
