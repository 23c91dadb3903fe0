"""What a device is: how its line is set, how its bytes are read, and whether it speaks unasked."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Final, Protocol, runtime_checkable

from msgspec import Struct, field
from msgspec.structs import replace

from hardware.readings import Heard, Reading, WheelMemory, WheelWarning

_OF_THIS_MACHINE: Final = frozenset({"alt", "cp2110", "hwgrep", "loop", "spy"})
"""Addresses of the serial library that name no file, and yet nothing behind a network."""
_WINDOWS_PORT = re.compile(r"(?i)(\\\\\.\\)?COM\d+")


class Codec(Protocol):
    """Bytes in, readings out; no clock, no thread, no port."""

    @property
    def memory(self) -> WheelMemory:
        """What must outlive a restart of the program."""
        ...

    def connected(self) -> None:
        """A new connection was made: what was half heard is forgotten."""
        ...

    def feed(self, data: bytes, heard: Heard) -> list[Reading]:
        """What these bytes say; they came from `heard.device`, the last of them at `heard.at`."""
        ...


CodecMaker = Callable[[WheelMemory | None], Codec]


@runtime_checkable
class Asking(Protocol):
    """A codec that has something to write, if a house lets it."""

    def requests(self) -> bytes:
        """What is to be written now, once; empty where there is nothing."""
        ...


class SerialSettings(Struct, frozen=True):
    """How the line is set; never any flow control, because these devices have three wires."""

    baudrate: int = 9600
    bytesize: int = 8
    parity: str = "N"
    stopbits: int = 1

    @property
    def framing(self) -> str:
        """Data bits, parity, stop bits: `8N1`."""
        return f"{self.bytesize}{self.parity}{self.stopbits}"

    def __str__(self) -> str:
        """As a technician writes it: `9600 8N1`."""
        return f"{self.baudrate} {self.framing}"

    def options_beside(self, usual: SerialSettings) -> tuple[str, ...]:
        """The options, as a command line writes them, that make these settings of the usual ones."""
        words = []
        if self.baudrate != usual.baudrate:
            words.append(f"baudrate={self.baudrate}")
        if self.framing != usual.framing:
            words.append(f"framing={self.framing}")
        return tuple(words)


class DeviceKind(Struct, frozen=True):
    """A kind of device.

    Attributes:
        name: as the command line and the settings call it.
        codec: makes the codec; takes what is remembered of the device, or None.
        heartbeat: it speaks unasked, so silence is a fault.
        settings: of its serial line.
        configured: makes what makes the codec, and the settings, of other options; None where there are none.
        instrument: what its numbers come from, `wheel` or `tumbler`; None where it may be either.
        beat: the reading by which it shows that it lives; None where any that is no warning does.
        stale: seconds without it after which the line is stale.
        silent: seconds without it after which the line is silent.
        also: other settings of its line that are met, and that an option sets.
    """

    name: str
    codec: CodecMaker
    heartbeat: bool
    settings: SerialSettings = field(default_factory=SerialSettings)
    configured: Callable[[Mapping[str, object]], tuple[CodecMaker, SerialSettings]] | None = None
    instrument: str | None = "wheel"
    beat: type[Reading] | None = None
    stale: float = 2.0
    silent: float = 5.0
    also: tuple[SerialSettings, ...] = ()

    def at(self, settings: SerialSettings) -> DeviceKind:
        """The kind as it is where its line is set so.

        Raises:
            ValueError: it is never set so.
        """
        if settings == self.settings:
            return self
        return self.with_options({"baudrate": settings.baudrate, "framing": settings.framing})

    def with_options(self, given: Mapping[str, object]) -> DeviceKind:
        """The kind as this house has set it.

        Args:
            given: options by name; what is not given is as usual.

        Raises:
            ValueError: there is no such option, or not such a value; the sentence names it.
        """
        if not given:
            return self
        if self.configured is None:
            raise ValueError(f"{self.name}: {next(iter(given))}: this device has no options.")
        codec, settings = self.configured(given)
        return replace(self, codec=codec, settings=settings)

    def lives(self, readings: Sequence[Reading]) -> bool:
        """Whether what was read shows that the device lives."""
        if self.beat is not None:
            return any(isinstance(reading, self.beat) for reading in readings)
        return any(not isinstance(reading, WheelWarning) for reading in readings)


class Device(Struct, frozen=True):
    """One device of the house.

    Attributes:
        name: as the house calls it ("wheel").
        kind: what it is.
        url: what the serial library opens: a path (best under /dev/serial/by-id), `socket://`, `rfc2217://`.
    """

    name: str
    kind: DeviceKind
    url: str

    @property
    def scheme(self) -> str:
        """What stands before `://`, in small letters however it was written; empty where nothing does."""
        before, found, _ = self.url.partition("://")
        return before.lower() if found else ""

    @property
    def is_path(self) -> bool:
        """The address is a file of this machine, so that one can see whether it is there."""
        return not self.scheme and _WINDOWS_PORT.fullmatch(self.url) is None

    @property
    def is_network(self) -> bool:
        """The address is on the network."""
        return self.scheme not in {"", *_OF_THIS_MACHINE}

    @property
    def is_remote(self) -> bool:
        """The address is a port server's that sets its line as we ask (RFC 2217)."""
        return self.scheme == "rfc2217"
