"""A port is named so that it is the same one after a restart, whatever else is plugged in, in whatever order."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import permutations
from pathlib import Path

import pytest

from hardware.serial_ports import SerialPort, Unlike, serial_ports

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="no symbolic links")


@dataclass(frozen=True)
class Adapter:
    """An adapter in a socket of the machine, as the serial library and the system tell of it.

    Attributes:
        socket: where it is plugged in.
        maker: of it, as its name says.
        model: the same.
        number: its serial number; None where it bears none.
        ports: how many it has.
    """

    socket: int
    maker: str = "Prolific Technology Inc."
    model: str = "USB-Serial Controller"
    number: str | None = None
    ports: int = 1

    def id_of(self, port: int) -> str:
        """Its name as the system makes it."""
        said = "_".join(filter(None, (self.maker, self.model, self.number))).replace(" ", "_")
        which = f"if{port:02d}-port0" if self.ports > 1 else "if00-port0"
        return f"usb-{said}-{which}"


@dataclass
class Found:
    """A port as the serial library lists it."""

    device: str
    description: str | None
    product: str | None
    serial_number: str | None
    vid: int | None = 0x067B
    pid: int | None = 0x2303


def machine(folder: Path, adapters: Sequence[Adapter], *, sockets: bool = True) -> dict[str, SerialPort]:
    """Plug in adapters in their order: the last one that has a name takes it. Gives ports by socket and port."""
    (folder / "by-id").mkdir(parents=True)
    if sockets:
        (folder / "by-path").mkdir()
    listed, where = list[Found](), dict[str, str]()
    for adapter in adapters:
        for port in range(adapter.ports):
            device = folder / f"ttyUSB{len(listed)}"
            device.touch()
            name = folder / "by-id" / adapter.id_of(port)
            name.unlink(missing_ok=True)
            name.symlink_to(device)
            if sockets:
                place = f"pci-0000:0e:00.0-usb-0:{adapter.socket}:1.{port}-port0"
                (folder / "by-path" / place).symlink_to(device)
            listed.append(Found(str(device), adapter.model, adapter.model, adapter.number))
            where[str(device)] = f"{adapter.socket}.{port}"
    return {where[port.device]: port for port in serial_ports(listed, folder / "by-id")}


def named(ports: dict[str, SerialPort]) -> dict[str, str]:
    """What each port would be called in the settings, without its folder."""
    return {where: Path(port.url).name for where, port in ports.items()}


ALIKE = Adapter(1), Adapter(2)
CLONES = Adapter(10, "Silicon Labs", "CP2102", "0001"), Adapter(11, "Silicon Labs", "CP2102", "0001")
OWN = Adapter(3, "FTDI", "FT232R USB UART", "A50285BI"), Adapter(4, "FTDI", "FT232R USB UART", "A50285BJ")
FOURFOLD = Adapter(5, "FTDI", "Quad RS232-HS", "FT1234", ports=4)
NAMELESS_FOURFOLD = Adapter(6, "FTDI", "Quad RS232-HS", ports=4)
PLUGGED = [
    *permutations(ALIKE),
    *permutations(CLONES),
    *permutations(OWN),
    *permutations((*ALIKE, OWN[0])),
    (FOURFOLD,),
    (FOURFOLD, NAMELESS_FOURFOLD),
    (*ALIKE, *CLONES, *OWN, FOURFOLD),
]


@pytest.mark.parametrize("adapters", PLUGGED)
def test_every_port_has_a_name_of_its_own_that_opens_it(adapters: Sequence[Adapter], tmp_path: Path) -> None:
    ports = machine(tmp_path / "now", adapters)
    assert len({port.url for port in ports.values()}) == len(ports)
    for port in ports.values():
        assert Path(port.url).resolve() == Path(port.device)
        assert all(Path(name).resolve() == Path(port.device) for name in port.also)
        assert port.url not in port.also


@pytest.mark.parametrize("adapters", PLUGGED)
def test_after_a_restart_in_another_order_each_name_is_the_same_ports(
    adapters: Sequence[Adapter], tmp_path: Path
) -> None:
    before = named(machine(tmp_path / "before", adapters))
    for number, again in enumerate(([*reversed(adapters)], [*adapters[1:], *adapters[:1]])):
        assert named(machine(tmp_path / str(number), again)) == before


def test_an_adapter_with_a_number_of_its_own_may_go_into_any_socket(tmp_path: Path) -> None:
    here = named(machine(tmp_path / "here", OWN))
    there = named(machine(tmp_path / "there", [Adapter(8, *_said(OWN[0])), Adapter(9, *_said(OWN[1]))]))
    assert list(here.values()) == list(there.values())
    assert all("by-id" in port.url and not port.why for port in machine(tmp_path / "x", OWN).values())


def _said(adapter: Adapter) -> tuple[str, str, str | None]:
    return adapter.maker, adapter.model, adapter.number


@pytest.mark.parametrize(
    ("adapters", "why"),
    [
        (ALIKE, Unlike.NO_SERIAL),
        (ALIKE[:1], Unlike.NO_SERIAL),
        ((NAMELESS_FOURFOLD,), Unlike.NO_SERIAL),
        (CLONES, Unlike.SHARED),
        (CLONES[:1], ""),
        (OWN, ""),
        ((FOURFOLD,), ""),
    ],
)
def test_a_port_that_is_named_by_its_socket_says_why(
    adapters: Sequence[Adapter], why: str, tmp_path: Path
) -> None:
    ports = machine(tmp_path / "now", adapters).values()
    assert {port.why for port in ports} == {why}
    assert all(("by-path" in port.url) is bool(why) for port in ports)


def test_where_sockets_have_no_names_a_shared_one_is_offered_to_nobody(tmp_path: Path) -> None:
    for number, adapters in enumerate((ALIKE, CLONES)):
        ports = machine(tmp_path / str(number), adapters, sockets=False).values()
        assert all(port.url == port.device and port.why for port in ports)
    (alone,) = machine(tmp_path / "alone", ALIKE[:1], sockets=False).values()
    assert "by-id" in alone.url


@pytest.mark.parametrize(
    ("name", "offered"),
    [
        ("usb-Prolific_Technology_Inc._USB-Serial_Controller-if00-port0", "by-path"),
        ("usb-Prolific_Technology_Inc._USB-Serial_Controller_D-if00-port0", "by-id"),
        ("usb-1a86_USB-Serial_Controller-if00", "by-path"),
        ("usb-FTDI_USB-Serial_Controller_A50285BI-if00-port0", "by-id"),
    ],
)
def test_what_the_library_does_not_tell_the_name_does(name: str, offered: str, tmp_path: Path) -> None:
    """A number stands behind maker and model."""
    device = tmp_path / "ttyUSB0"
    device.touch()
    for folder, link in (("by-id", name), ("by-path", "pci-0000:0e:00.0-usb-0:1:1.0-port0")):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / link).symlink_to(device)
    bare = Found(str(device), "USB-Serial Controller", None, None, None, None)
    (port,) = serial_ports([bare], tmp_path / "by-id")
    assert Path(port.url).parent.name == offered


def test_ports_of_the_board_are_no_adapters(tmp_path: Path) -> None:
    boards = [Found(str(tmp_path / f"ttyS{place}"), "n/a", None, None, None, None) for place in range(2)]
    ports = serial_ports(boards, tmp_path / "by-id")
    assert [(port.url, port.why) for port in ports] == [(port.device, "") for port in boards]
