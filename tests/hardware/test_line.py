"""The line listens, says how alive it is, and comes back for ever."""

from __future__ import annotations

import os
import random
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
import serial

from hardware.devices import Device
from hardware.line import Line
from hardware.noise import Allowance
from hardware.raw_log import RawLog, read_record
from hardware.readings import (
    Candidate,
    Heard,
    LineChanged,
    LineState,
    Number,
    Reading,
    WarningKind,
    WheelMemory,
    WheelWarning,
)
from hardware.reconnecting import Delays, Port
from hardware.registry import device_kind
from hardware.simulators.cammegh_script import Durations, WheelScript
from hardware.simulators.local_socket import LocalSocket
from hardware.simulators.pseudo_terminal import PseudoTerminal
from hardware.simulators.waiting import wait_until_open, wait_until_read

pytestmark = pytest.mark.serial_line

QUICK = Delays(read=0.01, stale=0.1, silent=0.25, look=0.02, first=0.02, longest=0.05, longest_network=0.05)
PATIENT = Delays(read=0.01, look=0.02, first=0.02, longest=0.05, longest_network=0.05)
SHORT = Durations(bets=1, rim=1, running=2, result=1.5)


class Table:
    """Keeps what a line delivers."""

    def __init__(self, url: str, kind: str = "cammegh-ss2") -> None:
        self.device = Device("wheel", device_kind(kind), url)
        self.said: list[Reading] = []

    def line(self, delays: Delays = PATIENT, raw_log: RawLog | None = None) -> Line:
        codec = self.device.kind.codec(None)
        return Line(self.device, codec, self.said.extend, delays=delays, raw_log=raw_log)

    @property
    def states(self) -> list[LineState]:
        return [reading.state for reading in self.said if isinstance(reading, LineChanged)]

    @property
    def reasons(self) -> list[str]:
        return [r.reason for r in self.said if isinstance(r, LineChanged) and r.reason]

    @property
    def numbers(self) -> list[int]:
        return [reading.number for reading in self.said if isinstance(reading, Number)]


def until(met: Callable[[], bool], what: str, timeout: float = 5.0) -> None:
    end = time.monotonic() + timeout
    while not met():
        assert time.monotonic() < end, f"in vain: {what}"
        time.sleep(0.005)


@contextmanager
def listening(line: Line) -> Iterator[Line]:
    """A line that leaves no thread and no open file behind."""
    before = open_files()
    line.start()
    try:
        yield line
    finally:
        line.stop(2)
    assert not line.is_running
    assert not [thread.name for thread in threading.enumerate() if thread.name.endswith(" wheel")]
    assert open_files() <= before


def open_files() -> int:
    """Devices, pipes and sockets that this process holds; a terminal that a test itself plugs in is its own."""
    held = 0
    for entry in Path("/proc/self/fd").iterdir():
        try:
            target = str(entry.readlink())
        except FileNotFoundError:
            continue
        held += target.startswith(("/dev/pts/", "pipe:", "socket:"))
    return held


def whole_games(numbers: list[int], seed: int = 1) -> bytes:
    script = WheelScript(random.Random(seed), durations=SHORT)
    games = [script.play(number) for number in numbers]
    return script.frame(2) + b"".join(step.data for game in games for step in game.steps)


def test_a_plugged_wheel_is_live_and_its_numbers_come(tmp_path: Path) -> None:
    cable = PseudoTerminal(tmp_path / "wheel")
    cable.plug_in()
    table = Table(cable.url)
    with listening(table.line()):
        assert wait_until_open(cable, 5)
        cable.write(whole_games([17, 0, 0]))
        until(lambda: len(table.numbers) == 3, "three numbers")
        assert table.states == [LineState.OPENING, LineState.LIVE]
    assert table.numbers == [17, 0, 0]
    assert table.states[-1] is LineState.CLOSED
    assert table.reasons == []
    cable.hang_up()


def test_an_unplugged_wheel_is_lost_once_and_comes_back(tmp_path: Path) -> None:
    cable = PseudoTerminal(tmp_path / "wheel")
    script = WheelScript(random.Random(2), durations=SHORT)
    table = Table(cable.url)
    with listening(table.line()):
        until(lambda: LineState.LOST in table.states, "the missing port")
        for number in (5, 6):
            cable.plug_in()
            assert wait_until_open(cable, 5)
            game = script.play(number)
            cable.write(b"".join(step.data for step in game.steps))
            assert wait_until_read(cable, 5)
            cable.hang_up()
            until(lambda: table.states[-1] is LineState.LOST, "the loss")
        time.sleep(0.2)
    lost, live = LineState.LOST, LineState.LIVE
    assert table.states == [LineState.OPENING, lost, live, lost, live, lost, LineState.CLOSED]
    assert table.numbers == [5, 6]
    assert "there is no port" in table.reasons[0]
    assert "broke off" in table.reasons[1]


def test_what_fell_while_the_cable_was_out_is_offered(tmp_path: Path) -> None:
    cable = PseudoTerminal(tmp_path / "wheel")
    script = WheelScript(random.Random(3), durations=SHORT)
    table = Table(cable.url)
    with listening(table.line()):
        for number in (5, 6, 7):
            steps = script.play(number).steps
            heard = steps[:5] if number == 6 else steps
            cable.plug_in()
            assert wait_until_open(cable, 5)
            cable.write(b"".join(step.data for step in heard))
            assert wait_until_read(cable, 5)
            cable.hang_up()
    offered = [(r.number, r.unseen_game) for r in table.said if isinstance(r, Candidate)]
    assert (table.numbers, offered) == ([5, 7], [(6, True)])


def test_open_is_not_alive(tmp_path: Path) -> None:
    cable = PseudoTerminal(tmp_path / "wheel")
    cable.plug_in()
    table = Table(cable.url)
    script = WheelScript(random.Random(4))
    with listening(table.line(QUICK)):
        assert wait_until_open(cable, 5)
        until(lambda: LineState.SILENT in table.states, "silence")
        cable.write(b"\r\nnoise is not life\r\n")
        time.sleep(0.1)
        assert table.states == [LineState.OPENING, LineState.STALE, LineState.SILENT]
        cable.write(script.frame(2))
        until(
            lambda: table.states[-1] is LineState.SILENT and LineState.LIVE in table.states, "silence again"
        )
    stale, silent = LineState.STALE, LineState.SILENT
    assert table.states == [LineState.OPENING, stale, silent, LineState.LIVE, stale, silent, LineState.CLOSED]
    assert "type the number" in table.reasons[-1]
    cable.hang_up()


def test_a_device_without_a_heartbeat_may_be_silent(tmp_path: Path) -> None:
    cable = PseudoTerminal(tmp_path / "keypad")
    cable.plug_in()
    table = Table(cable.url, "keypad")
    with listening(table.line(QUICK)):
        assert wait_until_open(cable, 5)
        until(lambda: LineState.LIVE in table.states, "the opening: nothing more can be known of it")
        time.sleep(0.4)
        cable.write(b"17\r\n")
        until(lambda: any(isinstance(said, Candidate) for said in table.said), "a typed number")
    assert table.states == [LineState.OPENING, LineState.LIVE, LineState.CLOSED]
    cable.hang_up()


def test_a_device_without_a_heartbeat_that_is_plugged_in_again_is_not_lost_until_it_speaks(
    tmp_path: Path,
) -> None:
    cable = PseudoTerminal(tmp_path / "keypad")
    cable.plug_in()
    table = Table(cable.url, "keypad")
    with listening(table.line(PATIENT)):
        assert wait_until_open(cable, 5)
        cable.hang_up()
        until(lambda: LineState.LOST in table.states, "the loss")
        cable.plug_in()
        until(lambda: table.states[-1] is LineState.LIVE, "the return")
    live, lost = LineState.LIVE, LineState.LOST
    assert table.states == [LineState.OPENING, live, lost, live, LineState.CLOSED]
    cable.hang_up()


def test_a_port_that_does_not_exist_is_said_once(tmp_path: Path) -> None:
    table = Table(str(tmp_path / "nowhere"))
    with listening(table.line()):
        time.sleep(0.3)
    assert table.states == [LineState.OPENING, LineState.LOST, LineState.CLOSED]
    assert str(tmp_path / "nowhere") in table.reasons[0]
    assert "Plug the cable in" in table.reasons[0]


def test_a_port_that_another_program_holds_is_named_and_taken_when_it_is_free(tmp_path: Path) -> None:
    cable = PseudoTerminal(tmp_path / "wheel")
    cable.plug_in()
    table = Table(cable.url)
    holder = serial.Serial(cable.url, exclusive=True)
    line = table.line()
    line.start()
    until(lambda: LineState.LOST in table.states, "the refusal")
    assert "held by another program" in table.reasons[0]
    holder.close()
    until(cable.is_open, "the port")
    time.sleep(0.1)
    cable.write(whole_games([9]))
    until(lambda: table.numbers == [9], "the number")
    line.stop(2)
    assert table.states == [LineState.OPENING, LineState.LOST, LineState.LIVE, LineState.CLOSED]
    cable.hang_up()


def test_a_forbidden_port_names_the_group(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Root may open everything, so that for root the refusal is imitated."""
    port = tmp_path / "ttyUSB0"
    port.touch(mode=0o000)

    def refuse(url: str, **_: object) -> None:
        raise serial.SerialException(13, f"could not open port {url}: Permission denied")

    if os.geteuid() == 0:
        monkeypatch.setattr(serial, "serial_for_url", refuse)
    table = Table(str(port))
    with listening(table.line()):
        until(lambda: LineState.LOST in table.states, "the refusal")
        time.sleep(0.2)
    assert table.states == [LineState.OPENING, LineState.LOST, LineState.CLOSED]
    assert "group dialout" in table.reasons[0]


def test_another_trouble_is_said_anew(tmp_path: Path) -> None:
    cable = PseudoTerminal(tmp_path / "wheel")
    table = Table(cable.url)
    line = table.line()
    line.start()
    until(lambda: LineState.LOST in table.states, "the missing port")
    (tmp_path / "wheel").write_text("not a port")
    until(lambda: len(table.states) == 3, "the other trouble")
    line.stop(2)
    assert table.states == [LineState.OPENING, LineState.LOST, LineState.LOST, LineState.CLOSED]
    assert "does not open" in table.reasons[1]


def test_a_network_port_is_listened_to_the_same_way() -> None:
    cable = LocalSocket()
    cable.plug_in()
    table = Table(cable.url)
    line = table.line()
    line.start()
    assert wait_until_open(cable, 5)
    cable.write(whole_games([31]))
    until(lambda: table.numbers == [31], "the number")
    cable.hang_up()
    until(lambda: table.states[-1] is LineState.LOST, "the loss")
    cable.plug_in()
    assert wait_until_open(cable, 5)
    cable.write(b"\r\n" + whole_games([31]))
    until(lambda: table.states[-1] is LineState.LIVE, "the return")
    line.stop(2)
    cable.hang_up()
    assert not line.is_running


def test_nothing_is_ever_written_to_the_device(tmp_path: Path) -> None:
    cable = PseudoTerminal(tmp_path / "wheel")
    cable.plug_in()
    table = Table(cable.url)
    with listening(table.line()):
        assert wait_until_open(cable, 5)
        cable.write(whole_games([1, 2]))
        until(lambda: table.numbers == [1, 2], "the numbers")
        assert cable.heard() == b""
    cable.hang_up()


class Scripted:
    """A port that gives what it was told to, then fails in the way it was told to."""

    def __init__(self, data: bytes, failure: Exception, *, while_counting: bool = False) -> None:
        self.data, self.failure, self.while_counting = data, failure, while_counting

    @property
    def in_waiting(self) -> int:
        if self.while_counting:
            raise self.failure
        return len(self.data)

    def read(self, size: int = 1, /) -> bytes:
        if not self.data:
            raise self.failure
        given, self.data = self.data[:size], self.data[size:]
        return given

    def close(self) -> None:
        raise self.failure


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


def test_every_byte_is_kept_and_a_failing_disk_is_said_once(tmp_path: Path) -> None:
    cable = PseudoTerminal(tmp_path / "wheel")
    cable.plug_in()
    table = Table(cable.url)
    blocked = tmp_path / "blocked"
    blocked.write_text("a file where a folder should be")
    with listening(table.line(raw_log=RawLog(blocked / "wheel.log"))):
        assert wait_until_open(cable, 5)
        for number in (1, 2):
            cable.write(whole_games([number], seed=number))
            time.sleep(0.5)
        assert table.numbers[0] == 1
        assert table.states[-1] is LineState.LIVE
        blocked.unlink()
        until((blocked / "wheel.1.log").exists, "the disk")
    warnings = [r for r in table.said if isinstance(r, WheelWarning) and r.kind is WarningKind.RAW_LOG]
    assert len(warnings) == 1
    assert str(blocked) in warnings[0].detail
    kept = (blocked / "wheel.1.log").read_text().splitlines()
    escaped = "".join(record.partition("\t")[2] for record in kept)
    spoken = whole_games([1], seed=1) + whole_games([2], seed=2)
    assert escaped.encode().decode("unicode_escape").encode("latin-1") == spoken
    cable.hang_up()


def test_what_was_understood_is_kept_whatever_noise_there_is(tmp_path: Path) -> None:
    cable = PseudoTerminal(tmp_path / "wheel")
    cable.plug_in()
    table = Table(cable.url)
    game = whole_games([1], seed=1)
    with listening(table.line(raw_log=RawLog(tmp_path / "wheel.log", noise=Allowance(0, 0)))):
        assert wait_until_open(cable, 5)
        cable.write(b"\xff" * 3_000 + b"\r\n")
        cable.write(game)
        until(lambda: table.numbers == [1], "the number")
    kept = (tmp_path / "wheel.1.log").read_text().splitlines()
    heard = b"".join(read_record(record)[1] for record in kept)
    assert heard.endswith(game)
    cable.hang_up()


def test_a_line_that_does_not_end_in_time_is_named() -> None:
    release = threading.Event()
    table = Table("scripted")

    def opener(_device: Device, _delays: Delays) -> Port:
        release.wait(5)
        return Scripted(b"", OSError())

    line = Line(table.device, table.device.kind.codec(None), table.said.extend, opener=opener)
    line.start()
    with pytest.raises(TimeoutError, match="wheel did not end"):
        line.stop(0.05)
    release.set()
    line.stop(2)


def test_a_line_never_started_stops_at_once() -> None:
    Table("scripted").line().stop(0)
