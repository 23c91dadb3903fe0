"""Whether this user may open the ports, and who else takes them (protocols 4)."""

from __future__ import annotations

import os
from pathlib import Path
from typing import NamedTuple

import pytest

from app.doctor import ports
from app.doctor.finding import Verdict
from hardware.serial_ports import Unlike


def processes(folder: Path, *names: str) -> Path:
    for number, name in enumerate(names, 100):
        (folder / str(number)).mkdir()
        (folder / str(number) / "comm").write_text(f"{name}\n")
    (folder / "sys").mkdir()
    (folder / "999").mkdir()  # ended between the listing and the look
    return folder


def test_without_a_port_the_cable_is_to_be_plugged_in() -> None:
    finding = ports.access([])
    assert finding.verdict is Verdict.LOOK
    assert "cable" in finding.advice


def test_a_port_that_can_be_opened_is_well(tmp_path: Path) -> None:
    port = tmp_path / "ttyUSB0"
    port.touch()
    assert ports.access([str(port)]).verdict is Verdict.WELL


def test_a_port_that_is_closed_to_this_user_names_the_group(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    port = tmp_path / "ttyUSB0"
    port.touch()
    monkeypatch.setattr(os, "access", lambda *_: False)
    monkeypatch.setattr(Path, "group", lambda _path: "dialout")
    monkeypatch.setattr(ports, "_own_groups", set)
    finding = ports.access([str(port)])
    assert finding.verdict is Verdict.BAD
    assert str(port) in finding.found
    assert "usermod -aG dialout" in finding.advice
    monkeypatch.setattr(ports, "_own_groups", lambda: {"dialout"})
    assert ports.access([str(port)]).advice.endswith("log in again.")
    assert "usermod" not in ports.access([str(port)]).advice


def test_a_program_that_takes_ports_is_named_with_what_to_do(tmp_path: Path) -> None:
    found = {finding.name: finding for finding in ports.takers(processes(tmp_path, "bash", "ModemManager"))}
    assert found["ModemManager"].verdict is Verdict.LOOK
    assert "systemctl disable" in found["ModemManager"].advice
    assert found["brltty"].verdict is Verdict.WELL


def test_a_system_that_shows_no_programs_says_so(tmp_path: Path) -> None:
    (finding,) = ports.takers(tmp_path / "nowhere")
    assert finding.verdict is Verdict.UNKNOWN


class Port(NamedTuple):
    """A port as `doctor` is told of it."""

    url: str
    device: str
    why: str = ""


def test_ports_with_names_of_their_own_are_well_and_none_need_none() -> None:
    (finding,) = ports.naming([Port("/dev/serial/by-id/usb-FTDI_A1-if00", "/dev/ttyUSB0")])
    assert finding.verdict is Verdict.WELL
    assert list(ports.naming([])) == []


@pytest.mark.parametrize("why", Unlike)
def test_an_adapter_that_is_named_by_its_socket_is_named_with_the_reason_and_what_to_do(why: Unlike) -> None:
    socket = "/dev/serial/by-path/pci-0000:0e:00.0-usb-0:1:1.0-port0"
    by_socket, bare = ports.naming(
        [Port(socket, "/dev/ttyUSB0", why), Port("/dev/ttyUSB1", "/dev/ttyUSB1", why)]
    )
    assert {by_socket.verdict, bare.verdict} == {Verdict.LOOK}
    assert by_socket.found.startswith("/dev/ttyUSB0 bears ")
    assert "serial number" in by_socket.found
    assert "by-id" in by_socket.found
    assert socket in by_socket.advice
    assert "sockets" in bare.advice
