"""Each simulated device plays whole games, and goes wrong as it is told."""

from __future__ import annotations

import random
import threading
import time
from pathlib import Path

import pytest

from hardware.devices import Device
from hardware.line import Line
from hardware.readings import BallDrawn, Candidate, LineChanged, LineState, Number, Reading
from hardware.reconnecting import Delays
from hardware.registry import KINDS
from hardware.simulators.cammegh_wheel import SimulatedWheel
from hardware.simulators.local_socket import LocalSocket
from hardware.simulators.napsa_script import NapsaFault, NapsaScript
from hardware.simulators.ports import simulated_port
from hardware.simulators.script import BadLine, LineFault, Step
from hardware.simulators.simple_scripts import BALLS, BallFault, BallScript, LineScript, NumberFault
from hardware.simulators.simulated import SIMULATED

_SPEED = 25.0
QUICK = Delays(read=0.01, look=0.01, first=0.01, longest=0.02)


def spoken(steps: tuple[Step, ...]) -> bytes:
    return b"".join(step.data for step in steps)


@pytest.mark.parametrize("name", SIMULATED)
def test_every_fault_of_a_device_changes_what_is_heard(name: str) -> None:
    for fault in SIMULATED[name].script(random.Random(7)).faults:
        plain = SIMULATED[name].script(random.Random(7)).play(5)
        spoilt = SIMULATED[name].script(random.Random(7)).play(5, fault)
        assert plain.steps != spoilt.steps, fault


@pytest.mark.parametrize("name", SIMULATED)
def test_what_cannot_go_wrong_with_a_device_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match="'dragon' does not go wrong"):
        SIMULATED[name].script(random.Random(7)).play(5, "dragon")


@pytest.mark.parametrize("name", SIMULATED)
def test_a_game_tells_its_number_in_whole_lines_and_no_other_at_its_end(name: str) -> None:
    script = SIMULATED[name].script(random.Random(7))
    script.play(20)
    told = [number for _, number in SIMULATED[name].whole(b"\n" + spoken(script.play(36).steps))]
    assert told[-1] == 36
    assert set(told) <= {20, 36}


def test_a_collector_sends_the_number_four_times_and_then_its_state() -> None:
    script = NapsaScript(random.Random(1), last=23)
    stream = spoken(script.play(7).steps)
    assert stream.count(b"NN07    N") == 4
    assert stream.index(b"NN07    N") < stream.index(b"NS075")
    assert [stream.find(b"NS23%d" % state) for state in (2, 3, 4)] == sorted(
        stream.find(b"NS23%d" % state) for state in (2, 3, 4)
    )
    assert len(stream) % 9 == 0


@pytest.mark.parametrize(
    ("fault", "error"),
    [
        (NapsaFault.STROBE, b"1"),
        (NapsaFault.ROTATION, b"2"),
        (NapsaFault.GATE, b"3"),
        (NapsaFault.BALL_READING, b"4"),
        (NapsaFault.LAUNCH, b"6"),
        (NapsaFault.MULTIPLE, b"7"),
        (NapsaFault.BALL_REMOVED, b"8"),
        (NapsaFault.INITIALISING, b"9"),
    ],
)
def test_each_error_of_a_collector_stands_and_costs_the_number(fault: NapsaFault, error: bytes) -> None:
    game = NapsaScript(random.Random(1), last=23).play(7, fault)
    assert game.number is None
    assert [step.data[8:] for step in game.steps if step.data[4:5] == b"6"] == [error] * 4


def test_a_marked_ball_is_framed_as_the_page_prints_it() -> None:
    script = BallScript(random.Random(1), end=b"")
    assert script.frame("100086F444") == b"\x02100086F44426\x03"
    assert sorted(BALLS.values()) == list(range(37))
    near = BallScript(random.Random(1)).play(4).steps
    assert {step.after for step in near[1:]} == {0.05}
    assert len({step.data for step in near[1:]}) == 1


def test_faults_of_balls_and_lines() -> None:
    assert BallScript(random.Random(1)).play(4, BallFault.UNKNOWN_BALL).number is None
    wrong = BallScript(random.Random(1)).play(4, BallFault.BAD_CHECKSUM)
    assert list(SIMULATED["rfid-head"].whole(spoken(wrong.steps))) == []
    two = BallScript(random.Random(1)).play(4, BallFault.TWO_BALLS)
    assert {number for _, number in SIMULATED["rfid-head"].whole(spoken(two.steps))} == {4, 5}
    lines = LineScript(random.Random(1))
    assert lines.play(4, NumberFault.NO_NUMBER).number is None
    assert spoken(lines.play(4).steps) == b"04\r\n"


def test_a_bad_line_spoils_one_step_at_least_and_never_silence() -> None:
    for seed in range(50):
        line = BadLine(random.Random(seed), b"")
        steps = [Step(1.0), Step(1.0, b"17\r\n")]
        for fault in (LineFault.TRUNCATED, LineFault.MERGED, LineFault.NOISE, LineFault.REPEATED):
            spoilt = line.spoil(steps, fault)
            assert spoilt[0] == steps[0]
            assert spoilt[1] != steps[1]
        assert line.spoil(steps, None) == steps


@pytest.mark.serial_line
@pytest.mark.parametrize("cable", ["terminal", "socket"])
@pytest.mark.parametrize("name", SIMULATED)
def test_every_device_is_heard_over_a_cable(name: str, cable: str, tmp_path: Path) -> None:
    port = simulated_port(tmp_path / "device") if cable == "terminal" else LocalSocket()
    said: list[Reading] = []
    opened, enough = threading.Event(), threading.Event()

    def hear(readings: object) -> None:
        assert isinstance(readings, list)
        said.extend(readings)
        if len([r for r in said if isinstance(r, Number | Candidate | BallDrawn)]) >= 2:
            enough.set()

    device = SimulatedWheel(
        port,
        SIMULATED[name].script(random.Random(5)),
        iter([9, 10, 11]),
        speed=_SPEED,
        may_throw=opened.is_set,
    )
    device.start()
    kind = KINDS[name].with_options({**SIMULATED[name].options, **_quick(name)})
    line = Line(Device("reader", kind, device.url), kind.codec(None), hear, delays=QUICK)
    line.start()
    end = time.monotonic() + 30
    while not port.is_open() and time.monotonic() < end:
        time.sleep(0.01)
    time.sleep(0.2)
    opened.set()
    try:
        assert enough.wait(20)
    finally:
        device.stop()
        line.stop(2)
    numbers = [reading.number for reading in said if isinstance(reading, Number | Candidate | BallDrawn)]
    assert numbers[:2] in ([9, 10], [10, 11])
    states = [reading.state for reading in said if isinstance(reading, LineChanged)]
    assert LineState.LIVE in states


def _quick(name: str) -> dict[str, object]:
    """The device plays so much faster, so what is held off is held off for less."""
    holding: dict[str, dict[str, object]] = {"two-digits": {"hold_off": 1}, "rfid-head": {"hold_off": 0.2}}
    return holding.get(name, {})
