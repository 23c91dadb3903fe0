"""Devices whose ports and bytes are made up."""

from collections.abc import Callable, Sequence

from app.desks.croupier.settings.setup import Bundled, Folder, FolderSeen, Heard, PortSeen, Said
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


class MadeUpSupport:
    """Folders that are not there, and a bundle that is made when a test says so."""

    def __init__(self) -> None:
        self.found: tuple[FolderSeen, ...] = (
            FolderSeen("/media/anna/STICK", Folder.STICK),
            FolderSeen("/users/anna/Desktop", Folder.DESKTOP),
            FolderSeen("/users/anna/Documents", Folder.DOCUMENTS),
            FolderSeen("/users/anna/.local/share/capotavolo", Folder.JOURNAL),
        )
        self.asked: list[str] = []
        self.told: Callable[[Bundled], None] = lambda _bundled: None

    def look(self, told: Callable[[tuple[FolderSeen, ...]], None]) -> None:
        told(self.found)

    def make(self, folder: str, told: Callable[[Bundled], None]) -> None:
        self.asked.append(folder)
        self.told = told
