"""A ball is learnt by holding it to the head, alone."""

from __future__ import annotations

import random
import time

import pytest

from hardware.codecs.rfid_head import LearningError
from hardware.devices import Device
from hardware.learning import AGREEING, held_tag
from hardware.reconnecting import Delays, Lost, Port, Trouble
from hardware.registry import device_kind
from hardware.simulators.simple_scripts import BallScript

HEAD = Device("head", device_kind("rfid-head"), "socket://head:1")
BALL = BallScript(random.Random(1))


class Cable:
    """A port that gives these pieces, and then nothing."""

    in_waiting = 0

    def __init__(self, *pieces: bytes) -> None:
        self._pieces = iter(pieces)
        self.closed = False

    def read(self, _size: int = 1, /) -> bytes:
        time.sleep(0.001)
        return next(self._pieces, b"")

    def close(self) -> None:
        self.closed = True


def held(*pieces: bytes, seconds: float = 5.0) -> str:
    cable = Cable(*pieces)

    def opened(_device: Device, _delays: Delays) -> Port:
        return cable

    try:
        return held_tag(HEAD, seconds, opener=opened)
    finally:
        assert cable.closed


def test_a_ball_that_is_held_to_the_head_is_read() -> None:
    assert held(*[BALL.frame("100086F444")] * AGREEING) == "100086F444"


@pytest.mark.parametrize(
    ("pieces", "why"),
    [
        ((), "no ball was read"),
        ((BALL.frame("100086F444"),) * (AGREEING - 1), "no ball was read"),
        ((BALL.frame("100086F444", wrong=1),) * 20, "no ball was read"),
        ((BALL.frame("100086F444"), BALL.frame("100086F445")) * 5, "several balls"),
    ],
)
def test_a_ball_that_passes_is_not_learnt_and_of_two_none(pieces: tuple[bytes, ...], why: str) -> None:
    with pytest.raises(LearningError, match=why):
        held(*pieces, seconds=0.3)


def test_a_port_that_does_not_open_is_said_with_what_to_do() -> None:
    def gone(_device: Device, _delays: Delays) -> Port:
        raise Lost(Trouble.GONE, "head: there is no port. Plug the cable in.")

    with pytest.raises(LearningError, match="Plug the cable in"):
        held_tag(HEAD, 0.2, opener=gone)
