"""The parts of the dealer's screen that each game draws for itself."""

from __future__ import annotations

from typing import Any

from PySide6.QtWidgets import QWidget

from app.desks.common.touch import TouchButton
from app.desks.croupier.acts import Act
from app.desks.croupier.entry_keys import EntryKeys
from app.desks.croupier.regions import Regions


class Middle(QWidget):
    """The game's cloth, and what is entered on it.

    Attributes:
        keys: enter what the keyboard means.
    """

    keys: EntryKeys

    def show_screen(self, screen: Any) -> None:
        """Show what the game's own kind of screen says."""
        raise NotImplementedError

    def place(self, parts: Regions) -> None:
        """Lay everything out for a window of this size."""
        raise NotImplementedError


class Steps(QWidget):
    """Where the round is, and what the dealer does next.

    Attributes:
        practice: begins practice, at a table that is closed.
    """

    practice: TouchButton

    def show_screen(self, screen: Any) -> None:
        """Show which step it is, and what can be done."""
        raise NotImplementedError

    def ask(self, asked: Act | None) -> None:
        """Dim the key of the page that is open; None where none is."""
        raise NotImplementedError

    def place_buttons(self) -> None:
        """Lay everything out."""
        raise NotImplementedError


class BesidePage(QWidget):
    """What can be done at once where a wide page lies over the steps."""

    def show_screen(self, screen: Any) -> None:
        """Say what it does at this moment."""
        raise NotImplementedError

    def cover(self, *, covered: bool) -> None:
        """Stand there while a wide page hides the steps and the payments."""
        raise NotImplementedError

    def place(self, parts: Regions) -> None:
        """Lay everything out for a window of this size."""
        raise NotImplementedError
