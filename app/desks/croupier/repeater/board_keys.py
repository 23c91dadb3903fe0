"""R opens the page of the side wagers wherever it chooses no chip: between two rounds of the game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from PySide6.QtCore import Qt

from app.desks.croupier.felt import EntryKeys, EntryMeanings
from app.desks.croupier.keys import Key, key_meaning
from app.desks.croupier.repeater.booking_draft import OPENS

_MEANS: Final = key_meaning(ord(OPENS), Qt.KeyboardModifier.NoModifier)


class BoardMeanings(NamedTuple):
    """What each key does at one moment.

    Attributes:
        of_game: what it enters on the cloth.
        dealt: there is a board now.
    """

    of_game: EntryMeanings
    dealt: bool

    def opens(self, key: Key) -> bool:
        """Whether a key opens the page: what is entered on the cloth comes before that."""
        return self.dealt and key == _MEANS and not self.of_game.can(key)

    def can(self, key: Key) -> bool:
        """Whether a key does anything."""
        return self.opens(key) or self.of_game.can(key)

    def means(self, key: Key) -> tuple[object, ...]:
        """Say what a key does."""
        return (OPENS,) if self.opens(key) else self.of_game.means(key)


class BoardKeys:
    """Enters what a key means on the cloth, or opens the page.

    Attributes:
        dealt: there is a board now.
    """

    def __init__(self, of_game: EntryKeys, open_page: Callable[[], None]) -> None:
        self._of_game, self._open_page = of_game, open_page
        self.dealt = False

    def now(self) -> BoardMeanings:
        """Take what each key means now, also once it means something else."""
        return BoardMeanings(self._of_game.now(), self.dealt)

    def enter(self, key: Key) -> None:
        """Do it, if anything can be done."""
        if self.now().opens(key):
            self._open_page()
        else:
            self._of_game.enter(key)
