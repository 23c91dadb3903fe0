"""Two programs on one port: the second one is told so, and comes in by itself when the first lets go."""

from __future__ import annotations

import random
import subprocess
import sys
from pathlib import Path

import pytest
import serial

from hardware.ours_alone import keep_others_away
from hardware.readings import LineState
from hardware.simulators.pseudo_terminal import PseudoTerminal
from hardware.simulators.waiting import wait_until_open
from tests.end_to_end.forked import nursery
from tests.end_to_end.running import capotavolo

from .at_the_line import Table, listening, until, whole_games

pytestmark = pytest.mark.serial_line
NOBODY = 65_534
HOLDS = """
import serial, sys
port = serial.Serial(sys.argv[1], exclusive=True)
print("held", flush=True)
sys.stdin.read()
"""
OPENS = f"""
import os, sys
if os.geteuid() == 0:
    os.setgroups([])
    os.setgid({NOBODY})
    os.setuid({NOBODY})
os.close(os.open(sys.argv[1], os.O_RDWR | os.O_NOCTTY | os.O_NONBLOCK))
"""


def test_a_port_that_another_program_holds_is_said_and_taken_when_it_ends(tmp_path: Path) -> None:
    cable, table = PseudoTerminal(tmp_path / "wheel"), Table(str(tmp_path / "wheel"))
    cable.plug_in()
    command = [sys.executable, "-c", HOLDS, cable.url]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as other:
        assert other.stdin is not None
        assert other.stdout is not None
        assert other.stdout.readline() == b"held\n"
        with listening(table.line()):
            until(lambda: LineState.LOST in table.states, "the refusal")
            other.stdin.close()
            assert other.wait(10) == 0
            until(cable.is_open, "the port")
            assert wait_until_open(cable, 5)
            cable.write(whole_games([9]))
            until(lambda: table.numbers == [9], "the number")
    assert table.states == [LineState.OPENING, LineState.LOST, LineState.LIVE, LineState.CLOSED]
    assert table.reasons == [f"wheel: the port {cable.url} is held by another program. Close that program."]
    cable.hang_up()


def test_a_second_program_of_ours_is_told_so_and_takes_nothing_away(tmp_path: Path) -> None:
    cable, table = PseudoTerminal(tmp_path / "wheel"), Table(str(tmp_path / "wheel"))
    cable.plug_in()
    games = random.Random(3).sample(range(37), 6)
    nursery()  # its socket stays open, and is none of the line's
    with listening(table.line()):
        assert wait_until_open(cable, 5)
        cable.write(whole_games(games[:3]))
        done = capotavolo("devices", cable.url, "--seconds", "0.5")
        assert done.returncode == 1
        assert f"the port {cable.url} is held by another program. Close that program." in done.stdout
        cable.write(whole_games(games, seed=1)[len(whole_games(games[:3])) :])
        until(lambda: table.numbers == games, "every number")
    cable.hang_up()


@pytest.mark.parametrize("alone", [False, True])
def test_a_program_that_asks_nobody_is_refused_by_the_system(alone: bool) -> None:
    """The superuser is let in by every system, so that for him another user tries."""
    cable = PseudoTerminal()
    cable.plug_in()
    with serial.Serial(cable.url, exclusive=True) as port:
        keep_others_away(port, far_ends="nowhere" if alone else "/dev/pts/")
        Path(cable.url).chmod(0o666)
        command = [sys.executable, "-S", "-c", OPENS, cable.url]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        assert ("Device or resource busy" in done.stderr, done.returncode != 0) == (alone, alone), done.stderr
    cable.hang_up()


def test_what_is_no_device_of_this_machine_stays_as_it_is() -> None:
    with serial.serial_for_url("loop://") as port:
        keep_others_away(port)
        port.write(b"17")
        assert port.read(2) == b"17"
