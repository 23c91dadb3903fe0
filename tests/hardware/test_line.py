"""The line listens, says how alive it is, and comes back for ever."""

from __future__ import annotations

import os
import random
import threading
import time
from pathlib import Path

import pytest
import serial

from hardware.devices import Device
from hardware.line import Line
from hardware.noise import Allowance
from hardware.raw_log import RawLog, read_record
from hardware.readings import (
    Candidate,
    LineState,
    WarningKind,
    WheelWarning,
)
from hardware.reconnecting import Delays, Port
from hardware.simulators.cammegh_script import WheelScript
from hardware.simulators.local_socket import LocalSocket
from hardware.simulators.pseudo_terminal import PseudoTerminal
from hardware.simulators.waiting import wait_until_open, wait_until_read

from .at_the_line import PATIENT, QUICK, SHORT, Scripted, Table, listening, until, whole_games

pytestmark = pytest.mark.serial_line


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
