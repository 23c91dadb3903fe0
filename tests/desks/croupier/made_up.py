"""Devices whose ports and bytes are made up."""

from collections.abc import Callable, Sequence

from app.desks.croupier.settings.setup import Heard, PortSeen, Said
from hardware.registry import KINDS

WHEEL = PortSeen("/dev/serial/by-id/usb-FTDI-if00", "/dev/ttyUSB0", "FT232R USB UART")
OTHER = PortSeen("/dev/ttyS0", "/dev/ttyS0")


class MadeUp:
    """Devices whose ports and bytes a test makes up."""

    kinds: Sequence[str] = tuple(KINDS)

    def __init__(self) -> None:
        self.found: tuple[PortSeen, ...] = (WHEEL, OTHER)
        self.in_use = ""
        self.listened: list[tuple[str, str]] = []
        self.of_second: list[bool] = []
        self.recognised: list[str] = []
        self.told: Callable[[Heard], None] = lambda _heard: None
        self.stops = 0

    def look(self, told: Callable[[tuple[PortSeen, ...]], None]) -> None:
        told(self.found)

    def is_in_use(self, url: str) -> bool:
        return bool(url) and url == self.in_use

    def listen(self, url: str, kind: str, told: Callable[[Heard], None], *, second: bool = False) -> None:
        self.listened.append((url, kind))
        self.of_second.append(second)
        self.told = told

    def recognise(self, url: str, told: Callable[[Heard], None]) -> None:
        self.recognised.append(url)
        self.told = told

    def stop(self) -> None:
        self.stops += 1
        self.told(Heard(Said.OVER))
