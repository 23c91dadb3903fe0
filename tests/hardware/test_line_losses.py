"""Whatever fails beneath a line, or in it, is a loss that is said."""

from __future__ import annotations

import threading
from collections.abc import Callable

import pytest
import serial

from hardware.line import Line
from hardware.readings import (
    Heard,
    LineState,
    Reading,
    WheelMemory,
)

from .at_the_line import PATIENT, Scripted, Table, until, whole_games

pytestmark = pytest.mark.serial_line


def terminal_error() -> Exception:
    terminals = pytest.importorskip("termios")
    error = terminals.error(5, "Input/output error")
    assert isinstance(error, Exception)
    return error


@pytest.mark.parametrize("name", ["serial", "os", "terminal", "type"])
def test_whatever_an_unplugged_port_raises_is_a_loss(name: str) -> None:
    failures: dict[str, Callable[[], Exception]] = {
        "serial": lambda: serial.SerialException("device reports readiness"),
        "os": lambda: OSError(5, "Input/output error"),
        "terminal": terminal_error,
        "type": lambda: TypeError("an integer is required"),
    }
    failure = failures[name]()
    table = Table("scripted")
    ports = [Scripted(b"\r\n" + whole_games([3]), failure) for _ in range(2)]
    line = Line(
        table.device,
        table.device.kind.codec(None),
        table.said.extend,
        delays=PATIENT,
        opener=lambda *_: ports.pop() if ports else Scripted(b"", failure),
    )
    line.start()
    until(lambda: table.states.count(LineState.LOST) == 2, "two losses")
    line.stop(2)
    live, lost = LineState.LIVE, LineState.LOST
    assert table.states == [LineState.OPENING, live, lost, live, lost, LineState.CLOSED]


def test_a_port_that_fails_while_its_bytes_are_counted_is_a_loss() -> None:
    table = Table("scripted")
    port = Scripted(b"\r\n", OSError(5, "Input/output error"), while_counting=True)
    line = Line(
        table.device, table.device.kind.codec(None), table.said.extend, delays=PATIENT, opener=lambda *_: port
    )
    line.start()
    until(lambda: LineState.LOST in table.states, "the loss")
    line.stop(2)


def test_a_fault_of_the_program_is_said_before_the_thread_ends(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ended: list[threading.ExceptHookArgs] = []
    monkeypatch.setattr(threading, "excepthook", ended.append)

    class Broken:
        memory = WheelMemory()

        def connected(self) -> None:
            pass

        def feed(self, data: bytes, heard: Heard) -> list[Reading]:
            raise TypeError("a fault, not a loss")

    table = Table("scripted")
    port = Scripted(b"*X", OSError())
    line = Line(table.device, Broken(), table.said.extend, delays=PATIENT, opener=lambda *_: port)
    line.start()
    until(lambda: not line.is_running, "the end")
    line.stop(1)
    assert table.states == [LineState.OPENING, LineState.LOST]
    assert "Restart the program" in table.reasons[0]
    assert ended[0].exc_type is TypeError


def test_times_are_taken_by_the_clocks_given() -> None:
    table = Table("scripted")
    port = Scripted(b"\r\n" + whole_games([3]), OSError())
    moments = iter(range(10**6))
    line = Line(
        table.device,
        table.device.kind.codec(None),
        table.said.extend,
        delays=PATIENT,
        opener=lambda *_: port,
        clocks=(lambda: 5, lambda: next(moments)),
    )
    line.start()
    until(lambda: table.numbers == [3], "the number")
    line.stop(2)
    assert {reading.heard.at for reading in table.said} == {5}
    monos = [reading.heard.mono for reading in table.said]
    assert monos[0] < monos[-1]
