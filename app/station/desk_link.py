"""From the table's thread to the windows' and back: here plain callbacks become Qt signals."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal

from app.people.permissions import Signed
from app.station.table_thread import TableThread
from app.table.command import Command
from app.table.json_text import Json
from app.table.live import Live


class DeskLink(QObject):
    """Carries what the table publishes to the GUI thread, and what a desk sends to the table.

    Attributes:
        published: each new state, delivered on the thread of whoever is connected.
    """

    published = Signal(object)

    def __init__(self) -> None:
        """Nothing is sent before `bind`."""
        super().__init__()
        self._table: TableThread | None = None
        self._last: Live | None = None

    def bind(self, table: TableThread) -> None:
        """Say which table the desk is at."""
        self._table = table

    def publish(self, live: Live) -> None:
        """Take what the table publishes, on the table's thread."""
        self._last = live
        self.published.emit(live)

    def send(self, command: Command) -> None:
        """Send what a person asks; never waits. A refusal comes back in what is published next."""
        self.send_signed(command, ())

    def send_signed(self, command: Command, signed: Sequence[Signed]) -> None:
        """Send what a person asks and others signed with their codes; as `send`."""
        if self._table is not None and self._table.failed is None:
            self._table.ask(command, _published_with_the_state, signed)

    def fault(self, fault: BaseException) -> None:
        """Record a fault of the program that reached nobody else; one that ended the table is shown.

        Args:
            fault: heard on the thread in which it happened.
        """
        if self._table is None:
            return
        if self._table.failed is not None:
            self._show_stopped()
        else:
            self._table.notice("program", "fault", f"{type(fault).__name__}: {fault}")

    def _show_stopped(self) -> None:
        """Show what the table published last, and that it hears nobody any more."""
        if self._last is not None:
            self.publish(replace(self._last, stopped=True))


def _published_with_the_state(_reason: str, _form: Command | Json) -> None:
    """The table publishes every refusal with its state."""
