"""What the pages of the settings read and change: the settings themselves, the monitors, and the devices.

Pure, and without a wire: whoever makes the desk says how devices are listened to and how settings are kept.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple, Protocol

from msgspec import Struct
from msgspec.structs import replace

from app.desks.croupier.signing.people import People
from app.rules.house_profile import ReadHouse
from app.rules.side import Side
from app.settings import Settings

if TYPE_CHECKING:
    from app.desks.common.monitors import Monitor


class Written(NamedTuple):
    """What became of a paper.

    Attributes:
        number: its own.
        path: where it lies; empty where it could not be written.
        trouble: why not, one sentence.
    """

    number: str
    path: str = ""
    trouble: str = ""


class Papers(Protocol):
    """Writes papers of fills and credits, and the night's page, as PDF.

    Nothing waits, and all is told on another thread.
    """

    folder: str
    """Where they are written to, as long as the program runs; empty before somebody said it."""

    def folders(self) -> Sequence[str]:
        """Name the folders that are offered."""

    def write(self, number: str, copy: int, told: Callable[[Written], None]) -> None:
        """Write a paper that the journal has.

        Args:
            number: of the paper.
            copy: which print it is, from 1.
            told: is called with what became of it.
        """

    def write_night(self, told: Callable[[Written], None]) -> None:
        """Write the page of the last gaming day, under its seal as the journal is.

        Args:
            told: is called with what became of it.
        """


class PortSeen(NamedTuple):
    """A serial port that is there.

    Attributes:
        url: what opens it.
        device: the system's short name.
        description: what its maker says.
        why: why it is named by its socket and not by itself, `no_serial` or `shared`; empty where it is not.
        also: the other names under which it is found now.
    """

    url: str
    device: str
    description: str = ""
    why: str = ""
    also: tuple[str, ...] = ()


class Said(StrEnum):
    """What comes in while a port is listened to."""

    BYTES = "bytes"
    """as they came; `detail` is what they were"""
    LINE = "line"
    """the line is live, stale, silent or lost; `detail` is the reason"""
    SPEED = "wheel"
    """a status frame; `detail` is the phase, `number` the speed in tenths of a turn a minute"""
    PHASE = "phase"
    NUMBER = "number"
    CANDIDATE = "candidate"
    DRAWN = "drawn"
    """a tumbler's ball"""
    DRAW = "drum"
    """a tumbler's status; `detail` is what its drum does"""
    TURNED = "turned"
    """its drum has turned; `detail` is which way, `number` how often"""
    LOADED = "loaded"
    """so many balls are in it"""
    TAKEN_BACK = "taken_back"
    CONFLICT = "conflict"
    VOID = "void"
    WARNING = "warning"
    TRIED = "tried"
    """the line is set so now, to see whether somebody understands what comes; `detail` is how"""
    GUESSED = "guessed"
    """a kind of reader that understands what comes, `detail`; the best comes first"""
    UNKNOWN = "unknown"
    """something came, and no kind of reader understands it"""
    NOTHING = "nothing"
    """nothing came at any setting of the line"""
    OVER = "over"
    """the port is closed again"""


class Heard(NamedTuple):
    """One thing that came in; `options` are those with which a guessed kind is heard."""

    said: Said
    detail: str = ""
    number: int | None = None
    options: tuple[str, ...] = ()


class Devices(Protocol):
    """How a desk looks for devices and listens to one; nothing waits, and all is told on other threads."""

    @property
    def kinds(self) -> Sequence[str]:
        """The kinds that can be spoken to."""

    def look(self, told: Callable[[tuple[PortSeen, ...]], None]) -> None:
        """Tell which ports are there."""

    def is_in_use(self, url: str) -> bool:
        """Whether the table itself listens to this port."""

    def listen(self, url: str, kind: str, told: Callable[[Heard], None], *, second: bool = False) -> None:
        """Listen for some seconds, to the second reader as that is set; ends what was listened to before."""

    def recognise(self, url: str, told: Callable[[Heard], None]) -> None:
        """Find out what is attached to a port; ends what was listened to before."""

    def stop(self) -> None:
        """Stop listening."""


class Folder(StrEnum):
    """What kind of place a folder is."""

    STICK = "stick"
    """it can be taken away"""
    DESKTOP = "desktop"
    DOWNLOADS = "downloads"
    DOCUMENTS = "documents"
    JOURNAL = "journal"
    """beside the table's journal"""


class FolderSeen(Struct, frozen=True):
    """A folder that a file can be put into, and what people call it."""

    path: str
    kind: Folder


class Bundled(Struct, frozen=True):
    """A support bundle that was made, by its path; or why it was not."""

    path: str = ""
    trouble: str = ""


class Support(Protocol):
    """How a desk has a support bundle made; nothing waits, and all is told on other threads."""

    def look(self, told: Callable[[tuple[FolderSeen, ...]], None]) -> None:
        """Tell where it can be put, what can be taken away first."""

    def make(self, folder: str, told: Callable[[Bundled], None]) -> None:
        """Make a bundle in a folder, and tell where it lies or why it does not."""


class Setup:
    """The settings as they are now; whoever must know hears of each change.

    Attributes:
        settings: as they are now.
        devices: None where there is no wire: then no device is offered.
        support: None where nobody can be asked for help, as in practice.
        monitors: names the monitors that are there.
        kept: where the settings are kept; empty where they hold for this run only.
        people: the register of people; None where names are typed.
        papers: writes the papers of fills and credits; None where nothing is printed, as in practice.
        read_house: reads the profile of a house as what is dealt here; None where no house is chosen here.
        side: of the cylinder, at which the table will be opened in this run; None where only the table knows.
        toggle_display: shows the players' display, or hides it.
        new_journal: lets the table go on in a new journal, in a name; None where it has none to leave.
    """

    def __init__(
        self,
        settings: Settings | None = None,
        *,
        devices: Devices | None = None,
        support: Support | None = None,
        monitors: Callable[[], Sequence[Monitor]] = tuple,
        kept: str = "",
        people: People | None = None,
    ) -> None:
        self.settings = settings or Settings()
        self.devices, self.support, self.monitors = devices, support, monitors
        self.kept, self.people = kept, people
        self.papers: Papers | None = None
        self.read_house: ReadHouse | None = None
        self.side: Side | None = None
        self.new_journal: Callable[[str], None] | None = None
        self._hearers: list[Callable[[Settings], None]] = []
        self.toggle_display: Callable[[], None] = lambda: None

    def hear(self, hearer: Callable[[Settings], None]) -> None:
        """Have somebody told of each change, on the thread of the windows."""
        self._hearers.append(hearer)

    def change(self, **fields: object) -> None:
        """Change some settings; nothing is told where they are so already."""
        changed = replace(self.settings, **fields)
        if changed != self.settings:
            self.settings = changed
            for hearer in self._hearers:
                hearer(changed)
