"""A tumbler with every fault that its simulator knows: never a wrong number, never one lost without a word."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hardware.codecs.tumbler import Tumbler
from hardware.readings import (
    BallDrawn,
    BallUnread,
    Candidate,
    GameVoid,
    Heard,
    Reading,
    VoidCause,
    WheelWarning,
)
from hardware.simulators.script import PlayedGame
from hardware.simulators.tumbler_script import TumblerFault, TumblerScript
from tests.often import times

_SOUND = {
    TumblerFault.BAD_CRC,
    TumblerFault.CUT,
    TumblerFault.NOISE,
    TumblerFault.REPEATED,
    TumblerFault.ONE_WAY,
    TumblerFault.NO_TURN,
    TumblerFault.SILENCE,
    TumblerFault.TAKEN_BACK,
}
"""Faults with which the ball itself counts; that the drum must turn both ways is judged by the table."""
_ASKED = {
    TumblerFault.GAP,
    TumblerFault.HANG_UP,
    TumblerFault.BY_HAND,
    TumblerFault.REBOOT,
    TumblerFault.WRONG_PLACE,
}
_VOID = {
    TumblerFault.DOOR_OPEN,
    TumblerFault.WRONG_COUNT,
    TumblerFault.COUNT_FLAG,
    TumblerFault.SECOND_BALL,
    TumblerFault.NO_BALL,
    TumblerFault.JAM,
}


def heard(draws: list[PlayedGame], first: bytes) -> list[list[Reading]]:
    codec, mono, said = Tumbler(), 0.0, []
    codec.connected()
    codec.feed(first, Heard("tumbler", 0, 0))
    for draw in draws:
        of_draw: list[Reading] = []
        for step in draw.steps:
            mono += step.after
            if step.hang_up:
                codec.connected()
            of_draw += codec.feed(step.data, Heard("tumbler", 0, round(mono * 1e6)))
        said.append(of_draw)
    return said


def one(fault: TumblerFault, seed: int = 3) -> tuple[PlayedGame, list[Reading]]:
    script = TumblerScript(random.Random(seed))
    first = script.hello()
    draw = script.play(17, fault)
    return draw, heard([draw], first)[0]


@pytest.mark.parametrize("fault", sorted(_SOUND))
def test_with_a_line_that_suffers_the_ball_counts(fault: TumblerFault) -> None:
    draw, said = one(fault)
    numbers = [r.number for r in said if isinstance(r, BallDrawn)]
    assert numbers[-1:] == [draw.number]
    assert not [r for r in said if isinstance(r, Candidate | GameVoid)]


@pytest.mark.parametrize("fault", sorted(_ASKED))
def test_where_something_was_not_heard_the_dealer_is_asked(fault: TumblerFault) -> None:
    draw, said = one(fault)
    assert [r.number for r in said if isinstance(r, Candidate)] == [draw.number]
    assert not [r for r in said if isinstance(r, BallDrawn | GameVoid)]


@pytest.mark.parametrize("fault", sorted(_VOID))
def test_what_may_not_be_makes_the_draw_void_once(fault: TumblerFault) -> None:
    _, said = one(fault)
    assert len([r for r in said if isinstance(r, GameVoid)]) == 1
    assert not [r for r in said if isinstance(r, Candidate)]


def test_the_rest_is_an_alarm_or_left_to_the_dealer() -> None:
    rest = set(TumblerFault) - _SOUND - _ASKED - _VOID
    assert rest == {
        TumblerFault.UNREAD,
        TumblerFault.BALL_LOST,
        TumblerFault.NO_SUCH_BALL,
        TumblerFault.REBOOT_ANEW,
    }
    for fault in (TumblerFault.UNREAD, TumblerFault.BALL_LOST, TumblerFault.NO_SUCH_BALL):
        _, said = one(fault)
        assert not [r for r in said if isinstance(r, BallDrawn | Candidate | GameVoid)], fault
        assert [r for r in said if isinstance(r, WheelWarning | BallUnread)], fault
    draw, said = one(TumblerFault.REBOOT_ANEW)
    assert [r.cause for r in said if isinstance(r, GameVoid)] == [VoidCause.RESTARTED]
    assert [(r.number, r.draw) for r in said if isinstance(r, BallDrawn)] == [(17, draw.count)]


@given(
    st.integers(0, 2**32),
    st.lists(
        st.tuples(st.integers(0, 36), st.one_of(st.none(), st.sampled_from(TumblerFault))),
        min_size=1,
        max_size=8,
    ),
)
@settings(max_examples=times(37, 150), deadline=None)
def test_never_a_wrong_number_and_never_one_lost_without_a_word(
    seed: int, draws: list[tuple[int, TumblerFault | None]]
) -> None:
    script = TumblerScript(random.Random(seed), seq=65530)
    first = script.hello()
    played = [script.play(number, fault) for number, fault in [*draws, (17, None)]]
    said = heard(played, first)
    for draw, (_, fault), readings in zip(played, [*draws, (17, None)], said, strict=True):
        final = [r for r in readings if isinstance(r, BallDrawn | Candidate) and r.number == draw.number]
        called = [r.number for r in readings if isinstance(r, BallDrawn)]
        if fault not in {TumblerFault.TAKEN_BACK, TumblerFault.SECOND_BALL}:
            assert called in ([], [draw.number])
        told = any(isinstance(r, GameVoid | WheelWarning | BallUnread) for r in readings)
        assert final or told, (draw, fault)
        if fault is None and draw.number == 17 and draw is played[-1]:
            assert called == [17]
