"""A recorded wheel, played through a real port, gives what it gave on the wire."""

from __future__ import annotations

import subprocess
import sys
import threading
from pathlib import Path

import pytest

from hardware.devices import Device
from hardware.line import Line
from hardware.readings import Candidate, Number, Reading
from hardware.registry import device_kind
from hardware.simulators import player
from hardware.simulators.capture import Piece
from hardware.simulators.player import Player, main

CAPTURE = Path(__file__).parents[3] / ".." / "shared" / "data" / "wheel-ss2.tsv"

pytestmark = pytest.mark.serial_line

GAME = "".join(
    f"{at}\t{line}\n"
    for at, line in enumerate(
        ["tail", "*X;2;011;23;0;165;1", "*X;3;011;23;0;165;1", "*X;4;011;23;0;165;1", "25"]
        + ["*X;5;011;25;0;165;1"] * 2
        + ["*X;2;012;25;0;165;1"]
    )
)


def listener(link: Path, said: list[Reading]) -> Line:
    device = Device("wheel", device_kind("cammegh-ss2"), str(link))
    return Line(device, device.kind.codec(None), said.extend)


def test_a_capture_is_played_to_whoever_opens_the_port(tmp_path: Path) -> None:
    capture, link = tmp_path / "wheel.tsv", tmp_path / "wheel"
    capture.write_text(GAME)
    said: list[Reading] = []
    line = listener(link, said)
    line.start()
    command = [sys.executable, "-m", "hardware.simulators.player", str(capture), "--link", str(link)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=30, check=False)
    line.stop(2)
    assert (done.returncode, done.stdout, done.stderr) == (0, "1 connections played\n", "")
    assert [r.number for r in said if isinstance(r, Number)] == [25]
    assert not link.exists()


def test_nobody_listening_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    capture = tmp_path / "wheel.tsv"
    capture.write_text(GAME)
    assert main([str(capture), "--link", str(tmp_path / "wheel"), "--timeout", "0.1"]) == 1
    assert "start the table on that port" in capsys.readouterr().err


def test_a_listener_that_goes_away_is_said(tmp_path: Path) -> None:
    class Deaf:
        url = "deaf"
        opened = 0

        def plug_in(self) -> None:
            pass

        def hang_up(self) -> None:
            pass

        def is_open(self) -> bool:
            self.opened += 1
            return self.opened < 3

        def write(self, data: bytes) -> None:
            pass

        def unread(self) -> int:
            return 5

    with pytest.raises(player.NobodyListensError):
        Player(Deaf(), timeout=0.1).play([[Piece(0.0, b"*X\r\n")]])


class Heard:
    """A port that is always read."""

    url = "heard"

    def __init__(self) -> None:
        self.happened: list[object] = []

    def plug_in(self) -> None:
        self.happened.append("in")

    def hang_up(self) -> None:
        self.happened.append("out")

    def is_open(self) -> bool:
        return True

    def write(self, data: bytes) -> None:
        self.happened.append(data)

    def unread(self) -> int:
        return 0


def test_a_capture_is_played_in_its_own_time_or_faster() -> None:
    spoken = [[Piece(10.0, b"a"), Piece(12.0, b"b"), Piece(11.0, b"c")], [Piece(91.0, b"d")]]
    port = Heard()
    assert Player(port, speed=4, sleep=port.happened.append).play(spoken) == 2
    assert port.happened == ["in", b"a", 0.5, b"b", b"c", "out", 20.0, "in", b"d", "out"]
    port = Heard()
    assert Player(port, sleep=port.happened.append).play(spoken) == 2
    assert port.happened == ["in", b"abc", "out", "in", b"d", "out"]


@pytest.mark.parametrize("speed", ["0", "-1"])
def test_a_speed_is_more_than_nothing(speed: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    capture = tmp_path / "wheel.tsv"
    capture.write_text(GAME)
    assert main([str(capture), "--link", str(tmp_path / "wheel"), "--speed", speed]) == 2
    assert "more than 0" in capsys.readouterr().err


@pytest.mark.parametrize("text", [None, "nonsense"])
def test_what_is_no_capture_is_refused(
    text: str | None, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    capture = tmp_path / "wheel.tsv"
    if text is not None:
        capture.write_text(text)
    assert main([str(capture), "--link", str(tmp_path / "wheel")]) == 2
    assert str(capture) in capsys.readouterr().err


@pytest.mark.skipif(not CAPTURE.exists(), reason="the recorded wheel is not beside the repository")
def test_the_recorded_wheel_through_a_real_port_loses_nothing(tmp_path: Path) -> None:
    link, said = tmp_path / "wheel", list[Reading]()
    line = listener(link, said)
    line.start()
    assert main([str(CAPTURE), "--link", str(link)]) == 0
    line.stop(2)
    numbers = [r for r in said if isinstance(r, Number)]
    assert len(numbers) == len({r.game for r in numbers}) == 130
    offered = [r.number for r in said if isinstance(r, Candidate)]
    assert offered == [14, 24, 20, 24, 34, 15, 28, 36]
    assert not [thread.name for thread in threading.enumerate() if thread.name == "line wheel"]
