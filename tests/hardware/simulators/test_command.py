"""Any simulated device can be played into a port from the command line, with what goes wrong."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
import serial

from hardware.simulators.__main__ import main, read_games
from hardware.simulators.simulated import SIMULATED


def test_a_game_is_a_number_and_what_goes_wrong() -> None:
    assert read_games(["17", "0:noise"], ["noise"]) == [(17, None), (0, "noise")]


@pytest.mark.parametrize("word", ["37", "x", "-1", "", "17:", "17:dragon"])
def test_what_is_no_game_is_named(word: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["napsa", "--link", str(tmp_path / "port"), word or " "]) == 2
    assert repr(word or " ") in capsys.readouterr().err


def test_nobody_listens(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rfid-head", "--link", str(tmp_path / "port"), "--timeout", "0.1", "17"]) == 1
    assert "Nobody reads" in capsys.readouterr().err


@pytest.mark.serial_line
@pytest.mark.parametrize("where", ["link", "socket"])
@pytest.mark.parametrize("kind", SIMULATED)
def test_every_device_plays_from_the_command_line(kind: str, where: str, tmp_path: Path) -> None:
    place = ["--socket"] if where == "socket" else ["--link", str(tmp_path / "port")]
    command = [sys.executable, "-m", "hardware.simulators", kind, *place, "--speed", "500", "17", "4", "33"]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        url = process.stdout.readline().decode().strip()
        heard = b""
        with serial.serial_for_url(url, timeout=0.1) as port:
            try:
                while process.poll() is None:
                    heard += port.read(4096)
                heard += port.read(4096)
            except serial.SerialException:
                pass  # the cable was pulled at the end
        assert process.wait(10) == 0
    told = {number for _, number in SIMULATED[kind].whole(b"\n" + heard)}
    assert {17, 4, 33} <= told
