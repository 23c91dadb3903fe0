"""A trial hears what the table would hear, and closes the port again."""

import random
import threading
from collections.abc import Sequence
from itertools import cycle
from pathlib import Path

import pytest

from hardware.devices import Device
from hardware.readings import LineChanged, LineState, Number, Reading, WheelSeen
from hardware.registry import device_kind
from hardware.simulators.cammegh_script import Durations, WheelScript
from hardware.simulators.cammegh_wheel import SimulatedWheel
from hardware.simulators.ports import simulated_port
from hardware.trial import Trial

SHORT = Durations(bets=1, rim=1, running=2, result=1.5)


class Ear:
    """What a trial tells."""

    def __init__(self) -> None:
        self.data = b""
        self.readings: list[Reading] = []
        self.number, self.over = threading.Event(), threading.Event()

    def read(self, said: Sequence[Reading]) -> None:
        self.readings += said
        if any(isinstance(reading, Number) for reading in said):
            self.number.set()

    def took(self, data: bytes) -> None:
        self.data += data

    def trial(self, url: str, seconds: float) -> Trial:
        device = Device("wheel", device_kind("cammegh-ss2"), url)
        return Trial(
            device, seconds=seconds, bytes_told=self.took, readings_told=self.read, ended=self.over.set
        )


@pytest.mark.serial_line
def test_bytes_and_readings_are_told_as_they_come(tmp_path: Path) -> None:
    wheel = SimulatedWheel(
        simulated_port(tmp_path / "wheel"), WheelScript(random.Random(1), False, SHORT), cycle([17]), speed=20
    )
    wheel.start()
    ear = Ear()
    trial = ear.trial(wheel.url, 30)
    try:
        trial.start()
        assert ear.number.wait(20)
        assert b"*X;" in ear.data
        assert any(isinstance(reading, WheelSeen) for reading in ear.readings)
        trial.stop()
        trial.join()
        assert ear.over.is_set()
        assert isinstance(ear.readings[-1], LineChanged)
        assert ear.readings[-1].state is LineState.CLOSED
    finally:
        trial.stop()
        wheel.stop()


def test_a_port_that_is_not_there_is_said_with_what_to_do_and_the_trial_ends_by_itself(
    tmp_path: Path,
) -> None:
    ear = Ear()
    trial = ear.trial(str(tmp_path / "none"), 0.2)
    trial.start()
    assert ear.over.wait(5)
    reasons = [reading.reason for reading in ear.readings if isinstance(reading, LineChanged)]
    assert any("Plug the cable in" in reason for reason in reasons)


def test_a_trial_that_never_began_can_be_joined(tmp_path: Path) -> None:
    trial = Ear().trial(str(tmp_path / "none"), 1)
    trial.stop()
    trial.join()
