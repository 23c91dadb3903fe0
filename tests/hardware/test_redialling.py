"""A network line whose far end lost its power is dialled again, for ever; no other line is."""

from __future__ import annotations

import importlib
import inspect
import pkgutil
import random
import socket
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import pairwise

import pytest
import serial
from serial import urlhandler

from hardware.devices import Device, DeviceKind
from hardware.line import Line
from hardware.readings import LineChanged, LineState, Reading
from hardware.reconnecting import Delays, Lost, Port, Trouble, open_port
from hardware.registry import KINDS, device_kind
from hardware.simulators.cammegh_script import WheelScript
from hardware.simulators.local_socket import LocalSocket
from hardware.simulators.waiting import SimulatedPort, wait_until_open

from .port_server import PortServer

READ = 0.25
A_FRAME = b"\r\n" + WheelScript(random.Random(1)).frame(2)
NOISE = b"\xff\xfe\r\n"


def schemes() -> dict[str, bool]:
    """What the serial library opens by an address, and whether that goes over a network: it says so itself."""
    found = {}
    for module in pkgutil.iter_modules(urlhandler.__path__):
        try:
            handler = importlib.import_module(f"serial.urlhandler.{module.name}")
        except ImportError:  # what that needs is not installed: it could not be opened
            continue
        made = getattr(handler, "Serial", serial.Serial)
        wires = (vars(sys.modules[base.__module__]).get("socket") for base in inspect.getmro(made))
        found[module.name.removeprefix("protocol_")] = any(wires)
    return found


SCHEMES = schemes()
NETWORKS = sorted(scheme for scheme, network in SCHEMES.items() if network)
URLS = {
    **{f"{scheme}://host:4001": network for scheme, network in SCHEMES.items()},
    **{f"{scheme.upper()}://host:4001": network for scheme, network in SCHEMES.items()},
    "/dev/serial/by-id/usb-wheel": False,
    "COM3": False,
}
SERVERS: dict[str, Callable[[], SimulatedPort]] = {"socket": LocalSocket, "rfc2217": PortServer}


@dataclass
class House:
    """A line with time of its own: each read and each dialling takes its time, and nothing else does.

    Attributes:
        kind: of the device.
        url: its address.
        hears: what comes at a read, by the seconds that went by.
        answers: whether whoever dials is answered, by the seconds that went by.
        lasts: seconds after which time stands still.
    """

    kind: DeviceKind
    url: str
    hears: Callable[[float], bytes] = lambda _now: b""
    answers: Callable[[float], bool] = lambda _now: True
    lasts: float = 60.0
    now: float = 0.0
    over: threading.Event = field(default_factory=threading.Event)
    dialled: list[float] = field(default_factory=list)
    closed: list[float] = field(default_factory=list)
    said: list[LineChanged] = field(default_factory=list)

    def play(self) -> House:
        """Listen until the time is up."""
        device = Device("wheel", self.kind, self.url)
        quick = Delays(READ, self.kind.stale, self.kind.silent, 0, 0, 0, 0)
        clocks = (self.micros, self.micros)
        line = Line(device, self.kind.codec(None), self._take, delays=quick, clocks=clocks, opener=self._open)
        line.start()
        assert self.over.wait(60)
        line.stop()
        return self

    def micros(self) -> int:
        return int(self.now * 1e6)

    def _take(self, readings: Sequence[Reading]) -> None:
        self.said += [reading for reading in readings if isinstance(reading, LineChanged)]

    def _open(self, _device: Device, _delays: Delays) -> House:
        self._go_by()
        if not self.answers(self.now):
            raise Lost(Trouble.REFUSED, "wheel: the port does not answer.")
        self.dialled.append(self.now)
        return self

    def _go_by(self) -> None:
        if self.now < self.lasts:
            self.now += READ
        else:
            self.over.set()

    @property
    def in_waiting(self) -> int:
        return 0

    def read(self, _size: int = 1, /) -> bytes:
        self._go_by()
        return self.hears(self.now)

    def close(self) -> None:
        self.closed.append(self.now)

    @property
    def states(self) -> list[LineState]:
        return [said.state for said in self.said]


def test_the_serial_library_opens_what_this_file_knows_of() -> None:
    assert {"socket", "rfc2217"} <= set(NETWORKS) < set(SCHEMES)


@pytest.mark.parametrize(("url", "network"), URLS.items())
def test_a_device_knows_whether_it_is_behind_a_network(url: str, network: bool) -> None:
    assert Device("wheel", device_kind("napsa"), url).is_network is network


@pytest.mark.parametrize("url", URLS)
@pytest.mark.parametrize("kind", KINDS.values(), ids=KINDS)
def test_what_speaks_unasked_and_is_silent_on_a_network_is_dialled_for_ever_and_nothing_else_is(
    kind: DeviceKind, url: str
) -> None:
    house = House(kind, url).play()
    assert len(house.closed) == len(house.dialled)
    if not (kind.heartbeat and URLS[url]):
        assert len(house.dialled) == 1
        return
    waited = [later - before for before, later in pairwise(house.dialled)]
    assert len(waited) > 6
    assert all(kind.silent <= seconds <= kind.silent + 3 * READ for seconds in waited)
    assert house.states == [LineState.OPENING, LineState.STALE, LineState.SILENT, LineState.CLOSED]
    assert "dialled again until it speaks" in house.said[2].reason
    assert url in house.said[2].reason


@pytest.mark.parametrize("scheme", NETWORKS)
def test_a_port_server_that_lost_its_power_is_silent_then_away_then_heard_again(scheme: str) -> None:
    """Its old connection never ends; while it is off nobody answers; a new connection is heard."""
    house = House(
        device_kind("cammegh-ss2"),
        f"{scheme}://host:4001",
        hears=lambda now: A_FRAME if now < 10 or now > 30 else b"",
        answers=lambda now: now < 10 or now > 30,
    ).play()
    live, stale, silent, lost = LineState.LIVE, LineState.STALE, LineState.SILENT, LineState.LOST
    assert house.states == [LineState.OPENING, live, stale, silent, lost, live, LineState.CLOSED]
    assert len(house.dialled) == 2
    assert 30 < house.dialled[1] < 31


@pytest.mark.parametrize("heard", [A_FRAME, NOISE], ids=["frames", "noise"])
def test_a_connection_on_which_anything_comes_is_kept(heard: bytes) -> None:
    """What comes and cannot be read is a wrong setting: whoever hangs up on it hears no more of it."""
    house = House(
        device_kind("cammegh-ss2"), "socket://h:1", hears=lambda now: heard if now % 4 == 0 else b""
    ).play()
    assert len(house.dialled) == 1


def test_a_line_that_was_noisy_and_falls_silent_says_that_it_is_dialled() -> None:
    house = House(
        device_kind("cammegh-ss2"), "socket://h:1", hears=lambda now: NOISE if now < 20 else b""
    ).play()
    silent = [said.reason for said in house.said if said.state is LineState.SILENT]
    assert ["dialled" in reason for reason in silent] == [False, True]
    assert len(house.dialled) > 6


@pytest.fixture
def served() -> Iterator[Callable[[str], SimulatedPort]]:
    made: list[SimulatedPort] = []

    def serve(scheme: str) -> SimulatedPort:
        made.append(SERVERS[scheme]())
        made[0].plug_in()
        return made[0]

    yield serve
    for server in made:
        server.hang_up()


@pytest.mark.serial_line
@pytest.mark.filterwarnings("ignore:set(Daemon|Name):DeprecationWarning")
@pytest.mark.parametrize("scheme", NETWORKS)
def test_the_system_asks_a_silent_far_end_whether_it_is_there(
    scheme: str, served: Callable[[str], SimulatedPort]
) -> None:
    """Of a device that speaks once a game nothing else tells that its port server is gone."""
    server = served(scheme)
    wires: list[socket.socket] = []

    def opener(device: Device, delays: Delays) -> Port:
        port = open_port(device, delays)
        wires.append(getattr(port, "_socket"))  # noqa: B009 - the library tells nobody else
        return port

    line = Line(
        Device("keypad", device_kind("keypad"), server.url),
        device_kind("keypad").codec(None),
        lambda _said: None,
        opener=opener,
    )
    line.start()
    try:
        assert wait_until_open(server, 10)
        (wire,) = wires
        assert wire.getsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE)
        if hasattr(socket, "TCP_KEEPIDLE"):
            option = wire.getsockopt
            idle, between, times = (
                option(socket.IPPROTO_TCP, getattr(socket, name))
                for name in ("TCP_KEEPIDLE", "TCP_KEEPINTVL", "TCP_KEEPCNT")
            )
            assert idle + between * times <= 15
    finally:
        line.stop(10)
