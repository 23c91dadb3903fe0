"""A simulated port is a cable: it can be plugged in, listened to and pulled out."""

from __future__ import annotations

import socket
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
import serial

from hardware.simulators.local_socket import LocalSocket
from hardware.simulators.ports import simulated_port
from hardware.simulators.pseudo_terminal import PseudoTerminal
from hardware.simulators.waiting import SimulatedPort, wait_until_open, wait_until_read

pytestmark = pytest.mark.serial_line


@pytest.fixture(params=["terminal", "linked terminal", "socket"])
def port(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[SimulatedPort]:
    made: dict[str, SimulatedPort] = {
        "terminal": PseudoTerminal(),
        "linked terminal": PseudoTerminal(tmp_path / "wheel"),
        "socket": LocalSocket(),
    }
    yield made[request.param]
    made[request.param].hang_up()


def test_a_port_is_open_while_somebody_listens(port: SimulatedPort) -> None:
    assert not port.is_open()
    port.plug_in()
    assert not port.is_open()
    assert not wait_until_open(port, 0.05)
    with serial.serial_for_url(port.url, timeout=30) as listener:
        assert wait_until_open(port, 20)
        port.write(b"*X;2\r\n")
        assert listener.read(6) == b"*X;2\r\n"
        assert wait_until_read(port, 20)
    assert not wait_until_read(port, 0.05)


def test_what_nobody_listens_to_is_lost(port: SimulatedPort) -> None:
    port.write(b"lost")
    port.plug_in()
    port.write(b"lost too")
    assert port.unread() == 0
    with serial.serial_for_url(port.url, timeout=0.1) as listener:
        assert wait_until_open(port, 20)
        assert listener.read(4) == b""


def test_a_pulled_cable_is_felt_and_can_be_plugged_in_again(port: SimulatedPort) -> None:
    for _ in range(2):
        port.plug_in()
        listener = serial.serial_for_url(port.url, timeout=30)
        assert wait_until_open(port, 20)
        port.hang_up()
        assert not port.is_open()
        with pytest.raises(OSError, match=r"device|socket|read"):
            listener.read(1)
        listener.close()


def test_a_terminal_knows_what_is_unread_and_waits_for_a_slow_listener(tmp_path: Path) -> None:
    port = PseudoTerminal(tmp_path / "wheel")
    port.plug_in()
    with serial.serial_for_url(port.url, timeout=30) as listener:
        assert wait_until_open(port, 20)
        port.write(b"12345")
        assert not wait_until_read(port, 0.2)
        assert port.unread() == 5
        assert listener.read(5) == b"12345"
    port.hang_up()
    assert port.unread() == 0
    assert port.heard() == b""


def test_nothing_but_a_link_is_replaced(tmp_path: Path) -> None:
    (tmp_path / "wheel").write_text("mine")
    with pytest.raises(FileExistsError, match="give another name"):
        PseudoTerminal(tmp_path / "wheel")
    assert (tmp_path / "wheel").read_text() == "mine"


def test_a_socket_outlives_a_listener_that_breaks_off() -> None:
    port = LocalSocket()
    port.plug_in()
    number = int(port.url.rpartition(":")[2])
    peer = socket.create_connection(("127.0.0.1", number))
    assert wait_until_open(port, 20)
    peer.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\x01\x00\x00\x00\x00\x00\x00\x00")
    peer.close()
    port.write(b"into the void")
    port.write(b"into the void")
    assert not port.is_open()
    port.hang_up()


def test_each_system_has_its_cable(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert isinstance(simulated_port(tmp_path / "wheel"), PseudoTerminal)
    monkeypatch.setattr(sys, "platform", "win32")
    assert isinstance(simulated_port(), LocalSocket)
