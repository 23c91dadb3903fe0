"""`capotavolo record`: every byte with its time in one file, and that file played again says the same."""

from __future__ import annotations

import json
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from app.__main__ import BAD_INPUT, main
from hardware.devices import Device
from hardware.line import Line
from hardware.raw_log import RawLog
from hardware.readings import (
    Candidate,
    Conflict,
    GameVoid,
    LineChanged,
    Number,
    PhaseSeen,
    Reading,
    WheelWarning,
)
from hardware.reconnecting import Delays
from hardware.registry import device_kind
from hardware.simulators.cammegh_script import Durations, Misbehaviour, WheelScript
from hardware.simulators.cammegh_wheel import SimulatedWheel
from hardware.simulators.player import main as play_again
from hardware.simulators.ports import simulated_port
from hardware.simulators.waiting import wait_until_open
from tests.end_to_end.running import PATIENCE, environment

SHORT = Durations(bets=1, rim=1, running=2, result=1.5)
QUICK = Delays(look=0.01, first=0.01, longest=0.05)
FAULTS = (
    None,
    Misbehaviour.NOISE,
    Misbehaviour.HANG_UP,
    Misbehaviour.BARE_DIFFERS,
    Misbehaviour.TRUNCATED,
    None,
)


def told(said: list[Reading]) -> list[object]:
    """What a device said, without when and in how many pieces it came."""
    found: list[object] = []
    for reading in said:
        match reading:
            case Number(number=number, game=game, raw=raw) | Candidate(number=number, game=game, raw=raw):
                found.append((type(reading), number, game, raw))
            case Conflict(numbers=numbers, raw=raw):
                found.append((numbers, raw))
            case PhaseSeen(phase=phase, game=game):
                found.append((phase, game))
            case GameVoid(cause=cause):
                found.append(cause)
            case WheelWarning(kind=kind):
                found.append(kind)
            case LineChanged(state=state):
                found.append(state)
            case _:
                pass
    return found


def listener(link: Path, said: list[Reading], raw_log: RawLog | None = None) -> Line:
    device = Device("wheel", device_kind("cammegh-ss2"), str(link))
    return Line(device, device.kind.codec(None), said.extend, raw_log=raw_log, delays=QUICK)


def play(link: Path) -> None:
    """A short evening with things going wrong, fast."""
    chance = random.Random(5)
    faults = iter(FAULTS)
    port = simulated_port(link)
    wheel = SimulatedWheel(
        port,
        WheelScript(chance, durations=SHORT, last=20),
        iter(range(7, 7 + len(FAULTS))),
        speed=40,
        may_throw=lambda: wait_until_open(port, 0.01),
        played=lambda _game: go_wrong(),
    )

    def go_wrong() -> None:
        fault = next(faults, None)
        if fault is not None:
            wheel.misbehave(fault)

    go_wrong()
    wheel.start()
    end = time.monotonic() + PATIENCE
    while wheel.is_running:
        assert time.monotonic() < end
        time.sleep(0.01)
    time.sleep(0.5)
    wheel.stop()


@pytest.mark.serial_line
def test_a_raw_log_played_in_its_own_time_gives_the_same_readings(tmp_path: Path) -> None:
    """The table's own raw log is a capture: hang-ups, damage and conflicts among it."""
    link = tmp_path / "wheel"
    first, again = list[Reading](), list[Reading]()
    line = listener(link, first, RawLog(tmp_path / "T1.wheel.log"))
    line.start()
    play(link)
    line.stop(5)
    assert sum(isinstance(reading, Number) for reading in first) >= 3
    assert any(isinstance(reading, Conflict) for reading in first)
    line = listener(link, again)
    line.start()
    assert play_again([str(tmp_path / "T1.wheel.1.log"), "--link", str(link), "--speed", "1"]) == 0
    line.stop(5)
    assert told(again) == told(first)


@pytest.mark.serial_line
def test_a_capture_is_recorded_until_ctrl_c_and_can_be_played(tmp_path: Path) -> None:
    link, out = tmp_path / "wheel", tmp_path / "wheel.log"
    command = [sys.executable, "-m", "app", "record", "--wheel", str(link), "--out", str(out)]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment()
    ) as process:
        assert process.stderr is not None
        assert b"there is no port" in process.stderr.readline() + process.stderr.readline()
        play(link)
        process.send_signal(signal.SIGINT)
        answer, _ = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0
    counted = json.loads(answer)
    assert counted["connections"] == 2
    assert counted["bytes"] > 1000
    said: list[Reading] = []
    line = listener(link, said)
    line.start()
    assert play_again([str(out), "--link", str(link)]) == 0
    line.stop(5)
    assert [reading.number for reading in said if isinstance(reading, Number)][:1] == [7]


def test_where_nothing_came_the_answer_is_no(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = [
        "record",
        "--wheel",
        str(tmp_path / "nowhere"),
        "--out",
        str(tmp_path / "out"),
        "--seconds",
        "0.2",
    ]
    assert main(words) == 1
    told_then = capsys.readouterr()
    assert json.loads(told_then.out) == {"connections": 0, "bytes": 0}
    assert "Plug the cable in" in told_then.err


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--out", "{there}"], "is there already: give another name"),
        (["--out", "{folder}/no/such/folder"], "cannot be written"),
        (["--out", "{folder}/x", "--seconds", "0"], "--seconds: 0"),
        (["--out", "{folder}/x", "--wheel-kind", "dragon"], "dragon"),
        (["--out", "{folder}/x", "--wheel-option", "baudrate=7"], "baudrate"),
    ],
)
def test_what_cannot_be_recorded_is_refused_by_name(
    words: list[str], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    there = tmp_path / "there"
    there.write_text("mine")
    filled = [word.format(there=there, folder=tmp_path) for word in words]
    assert main(["record", "--wheel", str(tmp_path / "nowhere"), *filled]) == BAD_INPUT
    assert said in capsys.readouterr().err
    assert there.read_text() == "mine"
    assert list(tmp_path.iterdir()) == [there]
