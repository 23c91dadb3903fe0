"""Marked balls: what was learnt is a candidate, what was not is named, and near is near."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hardware.codecs.rfid_head import MOST_NEAR, LearningError, RfidHead, RfidOptions, learnt
from hardware.readings import Candidate, Conflict, Reading, WarningKind, WheelWarning

from .hearing import Ear

EXAMPLE = b"\x02100086F44426\x03"
TAG = "100086F444"
"""The valid frame that the protocol page prints."""


def framed(tag: str, end: bytes = b"\r\n") -> bytes:
    whole = int(tag, 16)
    check = 0
    while whole:
        check, whole = check ^ (whole & 255), whole >> 8
    return b"\x02%s%02X%s\x03" % (tag.encode(), check, end)


def head(tags: dict[str, int], **options: float) -> Ear:
    return Ear(RfidHead(RfidOptions(tags=tags, **options)))  # type: ignore[arg-type]


def candidates(said: list[Reading]) -> list[int]:
    return [reading.number for reading in said if isinstance(reading, Candidate)]


@pytest.mark.parametrize("frame", [EXAMPLE, framed(TAG), framed(TAG, b"")])
def test_a_learnt_ball_is_a_candidate_of_no_game(frame: bytes) -> None:
    said = head({TAG: 17}).hear(frame)
    assert [(r.number, r.reason) for r in said if isinstance(r, Candidate)] == [(17, "no_game")]
    assert len(said) == 1


def test_a_ball_that_stays_near_is_one_reading() -> None:
    ear = head({TAG: 17})
    assert candidates(ear.hear(*[EXAMPLE] * 400, after=0.05)) == [17]
    assert candidates(ear.hear(EXAMPLE, after=0.99)) == []
    assert candidates(ear.hear(EXAMPLE, after=1.0)) == [17]


def test_how_long_a_ball_must_be_away_is_the_house_s() -> None:
    ear = head({TAG: 17}, hold_off=5.0)
    ear.hear(EXAMPLE)
    assert candidates(ear.hear(EXAMPLE, after=4.9)) == []
    assert candidates(ear.hear(EXAMPLE, after=5.0)) == [17]


def test_an_unknown_ball_is_a_warning_that_names_it_and_never_a_number() -> None:
    said = head({"00000000AA": 3}).hear(*[EXAMPLE] * 20, after=0.05)
    assert [(r.kind, TAG in r.detail) for r in said if isinstance(r, WheelWarning)] == [
        (WarningKind.UNKNOWN_BALL, True)
    ]
    assert len(said) == 1


def test_two_balls_at_once_are_a_conflict() -> None:
    other = "0000000042"
    ear = head({TAG: 17, other: 23})
    said = ear.hear(EXAMPLE, framed(other), EXAMPLE, framed(other), after=0.05)
    assert [r.numbers for r in said if isinstance(r, Conflict)] == [(17, 23)]
    assert candidates(said) == [17]


@given(st.integers(0, 11), st.sampled_from("0123456789ABCDEF"))
def test_one_changed_digit_is_never_a_ball(place: int, digit: str) -> None:
    changed = EXAMPLE[: place + 1] + digit.encode() + EXAMPLE[place + 2 :]
    said = head({TAG: 17, f"{int(TAG, 16) ^ 255:010X}": 3}).hear(changed, EXAMPLE)
    assert candidates(said) == [17]


def test_frames_cut_short_run_into_by_others_or_too_long_are_no_balls() -> None:
    broken = [EXAMPLE[:-1], EXAMPLE[:5] + EXAMPLE[7:], EXAMPLE[:-1] + b"0\x03", b"\x02" + b"0" * 500]
    for each in broken:
        said = head({TAG: 17, "0000000000": 0}).hear(each)
        assert candidates(said) == []
    assert candidates(head({TAG: 17}).hear(EXAMPLE[:9] + EXAMPLE)) == [17]


def test_many_balls_are_not_all_remembered() -> None:
    ear = head({})
    ear.hear(*[framed(f"{number:010X}") for number in range(5 * MOST_NEAR)])
    assert isinstance(ear.codec, RfidHead)
    assert len(ear.codec._near) == MOST_NEAR


# Learning


def test_learning_adds_one_ball_and_changes_nothing_else() -> None:
    before = {"00000000AA": 3}
    assert learnt(before, TAG.lower(), 17) == {"00000000AA": 3, TAG: 17}
    assert before == {"00000000AA": 3}
    assert learnt(before, "00000000AA", 3) == before


@pytest.mark.parametrize(
    ("tag", "number", "why"),
    [
        ("10", 17, "is no tag"),
        ("100086F44G", 17, "is no tag"),
        (TAG, 37, "37 is no ball's number"),
        (TAG, -1, "-1 is no ball's number"),
        (TAG, 3, "number 3 is ball 00000000AA already"),
        ("00000000AA", 4, "ball 00000000AA is number 3 already"),
    ],
)
def test_what_cannot_be_learnt_is_refused_with_the_field_and_why(tag: str, number: int, why: str) -> None:
    with pytest.raises(LearningError, match=f"^tags: .*{why}"):
        learnt({"00000000AA": 3}, tag, number)
