"""A game's half of the dealer's screen: one record, made by its own room, and what it draws."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol

from msgspec import Struct
from PySide6.QtWidgets import QWidget

from app.desks.common.theme import Scale
from app.desks.common.touch import TouchButton
from app.desks.croupier.acts import AnyAct
from app.desks.croupier.dealing import Dealing
from app.desks.croupier.keys import Key
from app.desks.croupier.pages.making import PAGES, Make
from app.desks.croupier.payments.panel import PaymentPanel
from app.desks.croupier.regions import Regions
from app.desks.croupier.words.game_words import GameWords


class EntryMeanings(Protocol):
    """What each key enters at one moment, to be compared with what it does at another."""

    def can(self) -> bool:
        """Whether anything can be entered."""

    def means(self, key: Key) -> tuple[object, ...]:
        """Say what a key enters."""


class EntryKeys(Protocol):
    """Enters what a key means."""

    def now(self) -> EntryMeanings:
        """Take what each key means now, also once it means something else."""

    def enter(self, key: Key) -> None:
        """Enter it, if anything can be entered."""


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

    def ask(self, asked: AnyAct | None) -> None:
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


Do = Callable[[AnyAct], None]
"""Does what a button says."""


class Felt(Struct, frozen=True, eq=False, kw_only=True):
    """What a game brings to the dealer's screen.

    Attributes:
        words: what it says there.
        dealing: what the dealer's hands do.
        middle: makes the game's cloth.
        steps: makes what stands beside it until there is something to pay.
        panel: makes what stands there then.
        over: makes what stands over a wide page.
        own_pages: how its own pages are made, by what opens each.
    """

    words: GameWords
    dealing: type[Dealing]
    middle: Callable[[Scale, QWidget, Any], Middle]
    steps: Callable[[Scale, QWidget, Do], Steps]
    panel: Callable[[Scale, QWidget, Do], PaymentPanel[Any]]
    over: Callable[[Scale, QWidget, Do], BesidePage]
    own_pages: Mapping[AnyAct, Make]

    @property
    def pages(self) -> Mapping[AnyAct, Make]:
        """All pages at a table where it is dealt, by what opens each."""
        return {**PAGES, **self.own_pages}
