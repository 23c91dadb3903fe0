"""The serial ports of this machine, by the names that stay theirs whichever socket the cable is in."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final, NamedTuple, Protocol

_BY_ID: Final = Path("/dev/serial/by-id")


class SerialPort(NamedTuple):
    """One port.

    Attributes:
        url: what the serial library opens: the lasting name where the system gives one.
        device: the system's short name: `/dev/ttyUSB0`, `COM3`.
        description: what the maker says it is.
    """

    url: str
    device: str
    description: str


class Listed(Protocol):
    """As much of what the serial library lists as is needed."""

    device: str
    description: str | None


def serial_ports(listed: Iterable[Listed] | None = None, by_id: Path = _BY_ID) -> tuple[SerialPort, ...]:
    """List the ports that are there now.

    Args:
        listed: as the serial library lists them; asked now where None.
        by_id: the folder in which the system keeps the lasting names.
    """
    from serial.tools import list_ports  # noqa: PLC0415 - when somebody first looks for a port

    lasting = {str(link.resolve()): str(link) for link in _links(by_id)}
    found = list_ports.comports() if listed is None else listed
    ports = []
    for port in found:
        described = port.description or ""
        known = "" if described in {"n/a", port.device} else described
        url = lasting.get(str(Path(port.device).resolve()), port.device)
        ports.append(SerialPort(url, port.device, known))
    # A port with a lasting name or a maker is one that somebody plugged in: it stands before the others.
    return tuple(sorted(ports, key=lambda port: (port.url == port.device, not port.description, port.device)))


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
