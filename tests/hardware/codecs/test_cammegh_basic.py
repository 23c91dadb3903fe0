"""A wheel in basic mode says each step once; its number is never more than a candidate."""

from __future__ import annotations

import pytest

from hardware.codecs.cammegh import Cammegh
from hardware.codecs.cammegh_basic import BasicMode
from hardware.codecs.cammegh_frames import Basic
from hardware.readings import (
    Candidate,
    Conflict,
    Heard,
    Number,
    PhaseSeen,
    WarningKind,
    WheelPhase,
    WheelSeen,
    WheelWarning,
)

from .hearing import Ear
from .talking import line

HERE = Heard("wheel", 0, 0)


def wheel(variant: str = "ss2") -> Ear:
    return Ear(Cammegh(variant), opened=b"\r\n")


def word(number: int | None, phase: WheelPhase = WheelPhase.WINNING_NUMBER) -> Basic:
    return Basic(phase, number, "*W" if number is None else f"*W {number:2d}")


@pytest.mark.parametrize("variant", ["ss2", "m360"])
def test_a_game_is_told_word_by_word(variant: str) -> None:
    said = wheel(variant).hear(b"*S\r\n", b"*N\r\n", b"*W 17\r\n")
    phases = [reading.phase for reading in said if isinstance(reading, PhaseSeen)]
    assert phases == [WheelPhase.START, WheelPhase.NO_MORE_BETS, WheelPhase.WINNING_NUMBER]
    offered = [reading for reading in said if isinstance(reading, Candidate)]
    assert [(r.number, r.reason, r.raw) for r in offered] == [(17, "one_line", ("*W 17",))]
    assert not [reading for reading in said if isinstance(reading, Number)]


def test_a_number_said_again_is_the_same_and_another_one_a_conflict() -> None:
    basic = BasicMode()
    said = [r for n in (17, 17, 23, 17, 23) for r in basic.hear(word(n), HERE)]
    assert [r.number for r in said if isinstance(r, Candidate)] == [17]
    assert [r.numbers for r in said if isinstance(r, Conflict)] == [(17, 23)]
    again = basic.hear(word(None, WheelPhase.START), HERE) + basic.hear(word(17), HERE)
    assert [r.number for r in again if isinstance(r, Candidate)] == [17]
    assert [type(r) for r in said if isinstance(r, WheelSeen)] == [WheelSeen] * 5


def test_a_wheel_that_sends_status_lines_is_heard_by_them() -> None:
    ear = wheel()
    ear.hear(line(2, 11, 23).encode() + b"\r\n")
    assert ear.hear(b"*S\r\n*N\r\n*W 17\r\n") == []


def test_a_zero_that_the_table_has_not_is_said_and_is_no_number() -> None:
    said = wheel().hear(b"*N\r\n*W 38\r\n")
    assert [r.kind for r in said if isinstance(r, WheelWarning)] == [WarningKind.OTHER_ZERO]
    assert not [r for r in said if isinstance(r, Candidate)]


@pytest.mark.parametrize(("zero", "name"), [("00", "double"), ("38", "triple"), ("39", "quadruple")])
def test_another_zero_of_a_whole_game_is_a_warning_and_the_next_game_counts(zero: str, name: str) -> None:
    ear = wheel()
    said = ear.hear(*[line(state, 11, 23).encode() + b"\r\n" for state in (2, 3, 4)])
    said = ear.hear(zero.encode() + b"\r\n", *[line(5, 11, zero).encode() + b"\r\n"] * 4)
    kinds = [(r.kind, name in r.detail) for r in said if isinstance(r, WheelWarning)]
    assert kinds == [(WarningKind.OTHER_ZERO, True)]
    following = [line(state, 12, zero).encode() + b"\r\n" for state in (2, 3, 4)]
    said += ear.hear(*following, *[line(5, 12, 7).encode() + b"\r\n"] * 2)
    assert [(r.number, r.game) for r in said if isinstance(r, Number)] == [(7, 12)]
    assert not [r for r in said if isinstance(r, Candidate | Conflict)]
