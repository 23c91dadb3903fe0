"""A wheel behind a port server that speaks RFC 2217: its numbers, its loss and its return."""

from __future__ import annotations

import random
import threading
from collections.abc import Iterator
from functools import partial

import pytest

from hardware.devices import Device
from hardware.line import Line
from hardware.readings import LineChanged, LineState, Number, Reading
from hardware.reconnecting import Delays
from hardware.registry import device_kind
from hardware.simulators.cammegh_script import Durations, WheelScript
from hardware.simulators.waiting import wait_until_open

from .at_the_line import until
from .port_server import PortServer

pytestmark = [
    pytest.mark.serial_line,
    # The serial library names its thread in a way that Python 3.12 will not know any more.
    pytest.mark.filterwarnings("ignore:set(Daemon|Name):DeprecationWarning"),
]
SHORT = Durations(bets=1, rim=1, running=2, result=1.5)
EVEN = {"baudrate": 1200, "framing": "7E1"}


@pytest.fixture
def server() -> Iterator[PortServer]:
    made = PortServer()
    made.plug_in()
    yield made
    made.hang_up()


class Listener:
    """A line to the port server, and what it said."""

    def __init__(self, server: PortServer, kind: str = "cammegh-ss2", **options: object) -> None:
        self.said: list[Reading] = []
        device = Device("wheel", device_kind(kind).with_options(options), server.url)
        self.line = Line(device, device.kind.codec(None), self.said.extend, delays=Delays(first=0.05))
        self.line.start()

    @property
    def numbers(self) -> list[int]:
        return [reading.number for reading in self.said if isinstance(reading, Number)]

    def has_said(self, numbers: list[int]) -> bool:
        return self.numbers == numbers

    @property
    def states(self) -> list[LineState]:
        return [reading.state for reading in self.said if isinstance(reading, LineChanged)]

    def stop(self) -> None:
        self.line.stop(10)
        assert not [thread.name for thread in threading.enumerate() if "RFC 2217" in thread.name]


def test_a_wheel_behind_a_port_server_is_heard_lost_and_heard_again(server: PortServer) -> None:
    script = WheelScript(random.Random(2), durations=SHORT)
    listener = Listener(server)
    for numbers in ([5], [5, 6]):
        assert wait_until_open(server, 10)
        server.write(
            b"\r\n" + script.frame(2) + b"".join(step.data for step in script.play(numbers[-1]).steps)
        )
        until(partial(listener.has_said, numbers), "the number", 10)
        server.hang_up()
        until(lambda: listener.states[-1] is LineState.LOST, "the loss", 10)
        server.plug_in()
    assert wait_until_open(server, 10)
    assert server.asked == b""
    listener.stop()
    live, lost = LineState.LIVE, LineState.LOST
    assert [state for state in listener.states if state in {live, lost}][:3] == [live, lost, live]


def test_the_port_server_sets_the_line_as_the_device_needs_it(server: PortServer) -> None:
    listener = Listener(server, "two-digits", **EVEN)
    assert wait_until_open(server, 10)
    settings = server.settings
    assert (settings.baudrate, settings.bytesize, settings.parity, settings.stopbits) == (1200, 7, "E", 1)
    assert (settings.xonxoff, settings.rtscts) == (False, False)
    listener.stop()


def test_a_port_server_that_is_off_is_said_and_the_line_goes_on_trying() -> None:
    nobody = PortServer()
    nobody.plug_in()
    nobody.hang_up()
    listener = Listener(nobody)
    until(lambda: LineState.LOST in listener.states, "the refusal", 10)
    reasons = [
        reading.reason for reading in listener.said if isinstance(reading, LineChanged) and reading.reason
    ]
    assert "does not answer" in reasons[0]
    nobody.plug_in()
    assert wait_until_open(nobody, 10)
    listener.stop()
    nobody.hang_up()
