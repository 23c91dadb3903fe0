"""The serial ports of this machine, by the names that stay theirs.

Theory. A name under `by-id` is made of an adapter's maker, model and serial number, and goes with it into any
socket. Adapters without such a number, and those whose makers gave all of them the same one, share the name:
it is that of whichever came last, so that after a restart it may be the other wheel's. What is theirs then is
the socket, whose name stands under `by-path`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import StrEnum
from pathlib import Path
from typing import Final, NamedTuple, Protocol

_BY_ID: Final = Path("/dev/serial/by-id")
_BY_PATH: Final = "by-path"
_WHICH_OF_ITS_PORTS: Final = re.compile(r"-if\d+(-port\d+)?$")
_NO_LETTERS: Final = re.compile(r"[^0-9A-Za-z]+")


class Unlike(StrEnum):
    """Why an adapter is named by its socket, and not by itself."""

    NO_SERIAL = "no_serial"
    """it bears no serial number: every other one of its model has its name"""
    SHARED = "shared"
    """another one that is plugged in bears the same number"""


class SerialPort(NamedTuple):
    """One port.

    Attributes:
        url: what the serial library opens: the lasting name where the system gives one.
        device: the system's short name: `/dev/ttyUSB0`, `COM3`.
        description: what the maker says it is.
        why: why it is not named by itself, as `Unlike` says it; empty where it is, or needs no such name.
        also: the other names under which it is found now.
    """

    url: str
    device: str
    description: str
    why: str = ""
    also: tuple[str, ...] = ()


class Listed(Protocol):
    """As much of what the serial library lists as is needed; of USB it knows more, where the system tells."""

    @property
    def device(self) -> str:
        """The system's short name."""
        ...

    @property
    def description(self) -> str | None:
        """What it is, where anybody knows."""
        ...


def serial_ports(
    listed: Iterable[Listed] | None = None, by_id: Path = _BY_ID, by_path: Path | None = None
) -> tuple[SerialPort, ...]:
    """List the ports that are there now.

    Args:
        listed: as the serial library lists them; asked now where None.
        by_id: the folder in which the system keeps the lasting names.
        by_path: the folder in which it keeps the names of the sockets; None for the one beside it.
    """
    from serial.tools import list_ports  # noqa: PLC0415 - when somebody first looks for a port

    found: Sequence[Listed] = tuple(list_ports.comports()) if listed is None else tuple(listed)
    ids = _names(by_id)
    places = _names(by_id.with_name(_BY_PATH) if by_path is None else by_path)
    ports = [_named(port, found, ids, places) for port in found]
    # A port with a lasting name or a maker is one that somebody plugged in: it stands before the others.
    return tuple(sorted(ports, key=lambda port: (port.url == port.device, not port.description, port.device)))


def _named(
    port: Listed, found: Sequence[Listed], ids: Mapping[str, str], places: Mapping[str, str]
) -> SerialPort:
    """Name a port by itself where that name is its own, else by its socket, else as the system does."""
    device = _resolved(port)
    name, place = ids.get(device), places.get(device)
    alike = [
        ids[each] for other in found if _model(other) == _model(port) and (each := _resolved(other)) in ids
    ]
    shared = len(alike) < sum(_model(other) == _model(port) for other in found)
    own = bool(alike) and _has_number(port, alike[0])
    why = (Unlike.SHARED if own else Unlike.NO_SERIAL).value if alike else ""
    described = port.description or ""
    known = "" if described in {"n/a", port.device} else described
    if name is not None and not shared and (own or place is None):
        url, why = name, ""
    else:
        url = place if place is not None and alike else port.device
    also = tuple(each for each in (name, place) if each not in {None, url})
    return SerialPort(url, port.device, known, why, also)


def _resolved(port: Listed) -> str:
    return str(Path(port.device).resolve())


def _model(port: Listed) -> tuple[object, ...]:
    """What two adapters have in common that cannot be told apart; a port of no adapter is like none."""
    vendor, product = getattr(port, "vid", None), getattr(port, "pid", None)
    number = getattr(port, "serial_number", None)
    described = getattr(port, "product", None) or port.description
    if vendor is None and described in {None, "n/a"}:
        return (port.device,)
    return (vendor, product, number, described)


def _has_number(port: Listed, name: str) -> bool:
    """Whether a name under `by-id` bears the adapter's serial number: it stands behind maker and model."""
    said = _plain(_WHICH_OF_ITS_PORTS.sub("", Path(name).name))
    if number := getattr(port, "serial_number", None):
        return said.endswith(_plain(number))
    model = _plain(getattr(port, "product", None) or port.description or "")
    _, found, number = said.rpartition(model)
    return bool(model and found and number.strip("_"))


def _plain(text: str) -> str:
    """Write it as the system does in a name, and then some: what is no letter and no figure is a line."""
    return _NO_LETTERS.sub("_", text)


def _names(folder: Path) -> Mapping[str, str]:
    """The names of a folder by the devices that they stand for; of several the first."""
    found: dict[str, str] = {}
    for link in _links(folder):
        found.setdefault(str(link.resolve()), str(link))
    return found


def _links(folder: Path) -> Iterator[Path]:
    """Where the system keeps no such names there are none."""
    try:
        yield from sorted(folder.iterdir())
    except OSError:
        return


def same_port(one: str, other: str) -> bool:
    """Whether two addresses open the same port: a lasting name and a short one may."""
    if not one or not other:
        return False
    if one == other or "://" in one or "://" in other:
        return one == other
    return Path(one).resolve() == Path(other).resolve()
