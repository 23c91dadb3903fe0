"""`capotavolo devices`: ports, what seems to be attached, and what comes in; 1 where nothing is understood."""

from __future__ import annotations

import random
import signal
import subprocess
import sys
from collections.abc import Iterator
from itertools import cycle
from pathlib import Path

import pytest

from app.__main__ import BAD_INPUT, main
from hardware import serial_ports
from hardware.devices import Device
from hardware.reconnecting import Delays, open_port
from hardware.registry import device_kind
from hardware.serial_ports import SerialPort
from hardware.simulators.cammegh_wheel import SimulatedWheel
from hardware.simulators.napsa_script import NapsaScript
from hardware.simulators.ports import simulated_port
from hardware.simulators.pseudo_terminal import PseudoTerminal
from tests.end_to_end.running import PATIENCE, environment


@pytest.fixture
def collector(tmp_path: Path) -> Iterator[SimulatedWheel]:
    """A NAPSA collector that plays seventeens, fast."""
    wheel = SimulatedWheel(
        simulated_port(tmp_path / "wheel"), NapsaScript(random.Random(1)), cycle([17]), speed=30
    )
    wheel.start()
    yield wheel
    wheel.stop()


def listed(monkeypatch: pytest.MonkeyPatch, *ports: SerialPort) -> None:
    monkeypatch.setattr(serial_ports, "serial_ports", lambda: ports)


@pytest.mark.serial_line
def test_each_port_is_listened_to_and_its_guess_is_said_with_what_to_start_with(
    collector: SimulatedWheel,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    gone = str(tmp_path / "gone")
    listed(monkeypatch, SerialPort(collector.url, "/dev/ttyUSB0", "FTDI"), SerialPort(gone, gone, ""))
    assert main(["devices", "--seconds", "0.6"]) == 0
    first, trying, guess, start, second, *_, trouble = capsys.readouterr().out.splitlines()
    assert first == f"{collector.url} (/dev/ttyUSB0, FTDI)"
    assert trying == "        listening at 9600 8N1 …"
    assert guess.startswith("        napsa (")
    assert start == f"        → --wheel {collector.url} --wheel-kind napsa"
    assert second == gone
    assert trouble == f"        reader: there is no port {gone}. Plug the cable in."


@pytest.mark.serial_line
def test_a_port_that_another_program_holds_is_said_and_left_alone(
    collector: SimulatedWheel, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    held = open_port(Device("wheel", device_kind("napsa"), collector.url), Delays())
    try:
        listed(monkeypatch, SerialPort(collector.url, collector.url, ""))
        assert main(["devices", "--seconds", "0.2"]) == 0
    finally:
        held.close()
    assert "is held by another program. Close that program." in capsys.readouterr().out


@pytest.mark.serial_line
def test_silence_is_tried_at_every_speed_and_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    cable = PseudoTerminal(tmp_path / "wheel")
    cable.plug_in()
    listed(monkeypatch, SerialPort(cable.url, cable.url, ""))
    try:
        assert main(["devices", "--seconds", "0.1"]) == 0
    finally:
        cable.hang_up()
    said = capsys.readouterr().out
    assert said.index("9600 8N1") < said.index("115200 8N1") < said.index("nothing came")


def test_without_ports_it_says_what_to_do(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    listed(monkeypatch)
    assert main(["devices"]) == 0
    assert "plug the reader's cable in" in capsys.readouterr().out


@pytest.mark.serial_line
def test_a_named_port_is_recognised_and_shown_live(
    collector: SimulatedWheel, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["devices", collector.url, "--seconds", "6"]) == 0
    lines = capsys.readouterr().out.splitlines()
    guess = next(place for place, line in enumerate(lines) if line.startswith("        napsa ("))
    assert any(line.startswith("came    NS") for line in lines[:guess])
    assert any(line.startswith("came    NS") for line in lines[guess:])
    assert "says    number: number 17" in lines[guess:]
    assert lines[-1] == "says    line closed"


@pytest.mark.serial_line
@pytest.mark.parametrize(("kind", "status"), [("napsa", 0), ("tumbler/1", 1)])
def test_as_a_named_kind_it_is_a_no_where_that_kind_understands_nothing(
    collector: SimulatedWheel, kind: str, status: int, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["devices", collector.url, "--wheel-kind", kind, "--seconds", "1.5"]) == status
    said = capsys.readouterr().out
    assert "came    NS" in said
    assert ("says    phase seen" in said) is (status == 0)


def test_a_port_that_is_not_there_is_a_no(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["devices", str(tmp_path / "none")]) == 1
    assert "Plug the cable in" in capsys.readouterr().out


@pytest.mark.parametrize("word", ["http:/x", "weird://x"])
def test_what_is_no_port_s_address_is_a_no(word: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["devices", word]) == 1
    assert "reader: " in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (["--seconds", "0"], "--seconds"),
        (["--seconds", "nan"], "--seconds"),
        (["--seconds", "inf"], "--seconds"),
        (["--seconds", "soon"], "--seconds"),
        (["--wheel-kind", "napsa"], "give its URL"),
        (["COM7", "--wheel-option", "baudrate=1200"], "give --wheel-kind"),
        (["COM7", "--wheel-kind", "abacus"], "'abacus'"),
        (["COM7", "--wheel-kind", "napsa", "--wheel-option", "beads=10"], "beads"),
        (["COM7", "--wheel-kind", "napsa", "--wheel-option", "beads"], "NAME=VALUE"),
        ([""], "URL"),
    ],
)
def test_bad_input_is_one_line_and_nothing_is_opened(
    words: list[str], named: str, capsys: pytest.CaptureFixture[str]
) -> None:
    try:
        status = main(["devices", *words])
    except SystemExit as end:
        status = int(str(end.code))
    said = capsys.readouterr()
    assert status == BAD_INPUT
    assert named in said.err
    assert said.err.count("\n") == 1
    assert said.out == ""


@pytest.mark.serial_line
@pytest.mark.skipif(sys.platform == "win32", reason="no signals")
def test_control_c_ends_a_look_without_end(collector: SimulatedWheel) -> None:
    command = [sys.executable, "-m", "app", "devices", collector.url, "--wheel-kind", "napsa"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment()) as look:
        assert look.stdout is not None
        for line in look.stdout:
            if line.startswith("says    wheel seen"):
                break
        look.send_signal(signal.SIGINT)
        rest = look.stdout.read()
        assert look.wait(PATIENCE) == 0
    assert rest.endswith("says    line closed\n")
