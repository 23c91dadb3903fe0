"""Opening a device's port: how long to wait between two tries, and what to tell a person who waits.

A port that is not there is looked for often, because looking is cheap; one that is there and will not open is
tried ever more slowly, so that whoever holds it is not disturbed. A port on the network is tried twice a
second for ever: only by trying can one know that it is back, and a table waits a second at most.
"""

from __future__ import annotations

import errno
from enum import Enum, auto
from pathlib import Path
from typing import Protocol, runtime_checkable

import serial
from msgspec import Struct

from hardware.devices import Device
from hardware.keep_alive import keep_alive
from hardware.ours_alone import keep_others_away


class Port(Protocol):
    """As much of a serial port as a listener needs."""

    @property
    def in_waiting(self) -> int:
        """Bytes that can be read without waiting."""
        ...

    def read(self, size: int = 1, /) -> bytes:
        """At most so many bytes; none when the time is up."""
        ...

    def close(self) -> None:
        """Give it back."""
        ...


@runtime_checkable
class Writable(Protocol):
    """A port that can be written to, for the one line whose house wants it."""

    def write(self, data: bytes, /) -> int | None:
        """Write, at most as long as the port's own limit.

        Raises:
            SerialException: it could not be written.
        """
        ...


class Trouble(Enum):
    """Why there is no line: what differs for the person who has to do something."""

    GONE = auto()
    HELD = auto()
    FORBIDDEN = auto()
    REFUSED = auto()
    FAULT = auto()


class Lost(Exception):  # noqa: N818 - it is a state of the line, not a mistake
    """The line is lost; the message is the sentence for the screen."""

    def __init__(self, trouble: Trouble, sentence: str) -> None:
        super().__init__(sentence)
        self.trouble = trouble


class Delays(Struct, frozen=True):
    """Seconds: how long a read may last, when a silent line is stale, how often a port is tried."""

    read: float = 0.25
    stale: float = 2.0
    silent: float = 5.0
    look: float = 0.25
    first: float = 0.5
    longest: float = 5.0
    longest_network: float = 0.5


class Patience:
    """How long to wait before the next try: longer each time, until the device has spoken again."""

    def __init__(self, device: Device, delays: Delays) -> None:
        self._device = device
        self._delays = delays
        self._longest = delays.longest_network if device.is_network else delays.longest
        self._grown = delays.first
        self._spoken = False

    def next(self) -> float:
        """Seconds to wait now."""
        if self._device.is_path and (self._spoken or not _is_there(self._device)):
            self._spoken = False
            return self._delays.look
        wait, self._grown = self._grown, min(self._grown * 2, self._longest)
        return wait

    def spoken(self) -> None:
        """The device speaks: the next trouble is a new one."""
        self._spoken = True
        self._grown = self._delays.first


def _is_there(device: Device) -> bool:
    """A path that cannot be looked at is taken to be there: opening it will say why."""
    try:
        return Path(device.url).exists()
    except OSError:
        return True


def open_port(device: Device, delays: Delays) -> Port:
    """Open the device's port, for us alone where the system knows such a thing.

    Raises:
        Lost: it will not open; the sentence says what to do.
    """
    if device.is_path and not _is_there(device):
        raise Lost(Trouble.GONE, f"{device.name}: there is no port {device.url}. Plug the cable in.")
    settings = device.kind.settings
    try:
        port = serial.serial_for_url(
            device.url,
            baudrate=settings.baudrate,
            bytesize=settings.bytesize,
            parity=settings.parity,
            stopbits=settings.stopbits,
            timeout=delays.read,
            write_timeout=None if device.is_remote else delays.silent,  # such a port refuses to have one
            exclusive=True,
            rtscts=False,
            dsrdtr=False,
            xonxoff=False,
        )
        keep_others_away(port)
        keep_alive(port)
    except LOSSES as error:
        raise _refused(device, error) from error
    except ValueError as error:
        sentence = (
            f"{device.name}: {device.url} is no address of a port ({error}). Correct it in the settings."
        )
        raise Lost(Trouble.REFUSED, sentence) from error
    return port


def read_port(port: Port) -> bytes:
    """All that has come, at once; nothing if the time was up."""
    data = port.read(1)
    if data and (more := port.in_waiting):
        data += port.read(more)
    return data


def broken(device: Device) -> Lost:
    """The line that was open is open no more."""
    return Lost(Trouble.GONE, f"{device.name}: the line to {device.url} broke off. Check cable and power.")


def _terminal_error() -> type[Exception]:
    """The error of the terminal layer that the serial library lets through; only some systems have one."""
    terminals = getattr(getattr(serial, "serialposix", None), "termios", None)
    error = getattr(terminals, "error", OSError)
    return error if isinstance(error, type) and issubclass(error, Exception) else OSError


LOSSES: tuple[type[Exception], ...] = (serial.SerialException, OSError, _terminal_error(), TypeError)
"""All that reading a port raises when its cable is pulled; the first is a kind of the second."""


def _refused(device: Device, error: Exception) -> Lost:
    """Why it did not open, for people."""
    where, code = f"{device.name}: the port {device.url}", getattr(error, "errno", None)
    match code:
        case errno.EACCES | errno.EPERM:
            advice = "may not be opened by this user. Add the user to the group dialout and log in again."
            return Lost(Trouble.FORBIDDEN, f"{where} {advice}")
        case errno.EAGAIN | errno.EBUSY:
            return Lost(Trouble.HELD, f"{where} is held by another program. Close that program.")
        case errno.ENOENT | errno.ENODEV | errno.ENXIO:
            return Lost(Trouble.GONE, f"{where} is not there. Plug the cable in.")
        case _ if device.is_network:
            advice = "does not answer. Check that the device is on, and its address and port number."
            return Lost(Trouble.REFUSED, f"{where} {advice}")
        case _:
            return Lost(Trouble.REFUSED, f"{where} does not open ({error}). Check cable, device and address.")
