"""Who works here is read again whenever a page that offers names opens: people come meanwhile."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from app.desks.croupier.settings.setup import Setup
from app.desks.croupier.signing.people import Roster
from app.people.permissions import Act, Signed, may
from app.people.roles import Role


class RosterReading(QObject):
    """Reads the register, and brings the news to the thread of the windows."""

    _read = Signal(object)

    def __init__(self, parent: QObject, setup: Setup, told: Callable[[], None]) -> None:
        """Read nothing yet.

        Args:
            parent: lives as long.
            setup: of this station; without a register nothing is read.
            told: called when who may deal is not who it was.
        """
        super().__init__(parent)
        self._setup, self._told = setup, told
        self._known = self.dealers
        # The register tells on a thread of its own: the signal brings it to the windows'.
        self._read.connect(self._take)

    @property
    def dealers(self) -> tuple[Signed, ...] | None:
        """Who may deal, as it was read last, the dealers first: others do so where one is missing.

        None where there is no register, and names are typed.
        """
        people = self._setup.people
        if people is None or people.roster.trouble:
            return None
        able = (each for each in people.roster.people if may(each.role, Act.DEAL))
        return tuple(sorted(able, key=lambda each: each.role is not Role.DEALER))

    def begin(self) -> None:
        """Read the register once more."""
        self._known = self.dealers
        if self._setup.people is not None:
            self._setup.people.look(self._read.emit)

    def _take(self, _roster: Roster) -> None:
        if self.dealers != self._known:
            self._known = self.dealers
            self._told()
