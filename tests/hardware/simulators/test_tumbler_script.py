"""The simulated tumbler draws whole games on a pseudo-terminal or a socket, and goes wrong as it is told."""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from hardware.devices import Device
from hardware.line import Line
from hardware.readings import BallDrawn, BallUnread, GameVoid, LineChanged, LineState, Reading
from hardware.reconnecting import Delays
from hardware.registry import device_kind
from hardware.simulators.__main__ import read_games
from hardware.simulators.cammegh_wheel import SimulatedWheel
from hardware.simulators.local_socket import LocalSocket
from hardware.simulators.ports import simulated_port
from hardware.simulators.script import ToldGames
from hardware.simulators.tumbler_script import TumblerFault, TumblerScript
from hardware.simulators.waiting import SimulatedPort

QUICK = Delays(read=0.01, look=0.01, first=0.01, longest=0.02)


def words(script: TumblerScript, fault: TumblerFault | None = None) -> list[str]:
    """The words of a draw's events, status lines left out."""
    steps = [step.data.decode("latin-1") for step in script.play(17, fault).steps]
    return [data[1:].split(",")[0] for data in steps if not data.startswith("$STAT")]


def test_a_draw_loads_37_balls_turns_both_ways_and_ends() -> None:
    script = TumblerScript(random.Random(1))
    steps = b"".join(step.data for step in script.play(17).steps)
    assert words(TumblerScript(random.Random(1))) == ["GAME", "TURN", "TURN", "BALL", "GAME"]
    assert b",START,37*" in steps
    assert b",END,1*" in steps
    assert (b",CW," in steps, b",CCW," in steps, b",1,17,R*" in steps) == (True, True, True)


@pytest.mark.parametrize("fault", list(TumblerFault))
def test_each_fault_changes_what_is_heard(fault: TumblerFault) -> None:
    plain = TumblerScript(random.Random(7)).play(5)
    spoilt = TumblerScript(random.Random(7)).play(5, fault)
    assert plain.steps != spoilt.steps


def until(met: Callable[[], bool], what: str, timeout: float = 10.0) -> None:
    end = time.monotonic() + timeout
    while not met():
        assert time.monotonic() < end, f"in vain: {what}"
        time.sleep(0.005)


@pytest.fixture(params=["terminal", "socket"])
def port(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[SimulatedPort]:
    made = simulated_port(tmp_path / "tumbler") if request.param == "terminal" else LocalSocket()
    yield made
    made.hang_up()


@pytest.mark.serial_line
def test_draws_are_heard_over_a_line(port: SimulatedPort) -> None:
    said: list[Reading] = []
    live = threading.Event()

    def hear(readings: object) -> None:
        said.extend(readings)  # type: ignore[arg-type]
        if any(isinstance(r, LineChanged) and r.state is LineState.LIVE for r in said):
            live.set()

    draws = read_games(["4", "5:door-open", "6:unread", "7:bad-crc", "8:hang-up", "9"], TumblerFault)
    script = ToldGames(TumblerScript(random.Random(5)), draws)
    tumbler = SimulatedWheel(port, script, iter(range(len(draws))), speed=200.0, may_throw=live.is_set)
    tumbler.start()
    device = Device("tumbler", device_kind("tumbler/1"), tumbler.url)
    line = Line(device, device.kind.codec(None), hear, delays=QUICK)
    line.start()
    until(lambda: any(isinstance(r, BallDrawn) and r.number == 9 for r in said), "the last ball")
    tumbler.stop()
    line.stop(2)
    assert [r.number for r in said if isinstance(r, BallDrawn)] == [4, 7, 9]
    assert [r.draw for r in said if isinstance(r, BallUnread)] == [3]
    assert [r.game for r in said if isinstance(r, GameVoid)] == [2]


@pytest.mark.serial_line
def test_a_tumbler_that_says_no_status_for_six_seconds_is_silent_though_its_events_come(
    tmp_path: Path,
) -> None:
    kind = device_kind("tumbler/1")
    assert (kind.heartbeat, kind.stale, kind.silent) == (True, 3, 6)
    said: list[Reading] = []
    port = simulated_port(tmp_path / "tumbler")
    port.plug_in()
    script = TumblerScript(random.Random(5))
    device = Device("tumbler", kind, port.url)
    delays = Delays(read=0.01, look=0.01, first=0.01, longest=0.02, stale=0.1, silent=0.3)
    line = Line(device, kind.codec(None), said.extend, delays=delays)
    line.start()
    until(port.is_open, "a listener")

    def lives() -> bool:
        port.write(script.stat("IDLE"))  # what is there when the line opens may be thrown away
        return [r.state for r in said if isinstance(r, LineChanged)][-1:] == [LineState.LIVE]

    until(lives, "life")
    end = time.monotonic() + 30
    while [r.state for r in said if isinstance(r, LineChanged)][-1] is not LineState.SILENT:
        assert time.monotonic() < end
        port.write(script.event("TURN", "CW", 1))
        time.sleep(0.02)
    port.write(script.stat("CW"))
    until(lambda: [r.state for r in said if isinstance(r, LineChanged)][-1] is LineState.LIVE, "life again")
    line.stop(2)
    port.hang_up()


@pytest.mark.serial_line
@pytest.mark.parametrize("may_write", [False, True])
def test_nothing_is_written_to_a_tumbler_unless_its_house_lets_the_program(
    tmp_path: Path, may_write: bool
) -> None:
    from hardware.simulators.pseudo_terminal import PseudoTerminal

    port = PseudoTerminal(tmp_path / "tumbler")
    port.plug_in()
    said: list[Reading] = []
    script = TumblerScript(random.Random(5))
    device = Device("tumbler", device_kind("tumbler/1"), port.url)
    line = Line(device, device.kind.codec(None), said.extend, may_write=may_write, delays=QUICK)
    line.start()
    until(port.is_open, "a listener")
    time.sleep(0.1)
    for step in script.play(17).steps:
        port.write(step.data)
    until(lambda: any(isinstance(r, BallDrawn) for r in said), "the ball")
    time.sleep(0.1)
    heard = port.heard()
    line.stop(2)
    port.hang_up()
    asked = [word.split(b"*")[0].split(b",")[0] for word in heard.split(b"$")[1:]]
    assert asked == ([b"ID", b"ACK", b"ACK", b"ACK", b"ACK", b"ACK"] if may_write else [])
