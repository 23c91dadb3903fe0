"""The ports of this machine, by the names that last."""

import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from hardware.serial_ports import SerialPort, same_port, serial_ports

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="no symbolic links")


def plugged(folder: Path, name: str, described: str | None) -> SimpleNamespace:
    (folder / name).touch()
    return SimpleNamespace(device=str(folder / name), description=described)


def test_a_port_goes_by_the_name_that_stays_whichever_socket_the_cable_is_in(tmp_path: Path) -> None:
    by_id = tmp_path / "by-id"
    by_id.mkdir()
    wheel = plugged(tmp_path, "ttyUSB0", "FT232R USB UART")
    built_in = plugged(tmp_path, "ttyS0", "n/a")
    (by_id / "usb-FTDI-if00").symlink_to("../ttyUSB0")
    assert serial_ports([built_in, wheel], by_id) == (
        SerialPort(str(by_id / "usb-FTDI-if00"), wheel.device, "FT232R USB UART"),
        SerialPort(built_in.device, built_in.device, ""),
    )


@pytest.mark.parametrize("described", [None, "n/a", "same"])
def test_a_port_without_a_maker_has_no_description(tmp_path: Path, described: str | None) -> None:
    port = plugged(tmp_path, "ttyS0", described)
    port.description = port.device if described == "same" else described
    assert serial_ports([port], tmp_path / "none")[0].description == ""


def test_this_machine_can_be_asked() -> None:
    """Whatever is plugged in: every port that is listed can be addressed."""
    assert all(port.url and port.device for port in serial_ports())


def test_a_lasting_and_a_short_name_are_one_port(tmp_path: Path) -> None:
    (tmp_path / "ttyUSB0").touch()
    (tmp_path / "lasting").symlink_to("ttyUSB0")
    lasting, short = str(tmp_path / "lasting"), str(tmp_path / "ttyUSB0")
    assert same_port(lasting, short)
    assert not same_port(lasting, str(tmp_path / "ttyUSB1"))
    assert same_port("socket://a:1", "socket://a:1")
    assert not same_port("socket://a:1", short)
    assert not same_port("", short)
