"""What each key of the keyboard does at one moment, to be compared with what it does at another."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from app.desks.common.touch import TouchButton
from app.desks.croupier.acts import Act
from app.desks.croupier.felt import EntryMeanings
from app.desks.croupier.keys import Hit, Key
from app.desks.croupier.screen import Screen
from app.desks.croupier.situation import meaning_of


class Pressed(NamedTuple):
    """A key of the keyboard.

    Attributes:
        code: Qt's number of it.
        key: what it means where no page is open; None for nothing.
    """

    code: int
    key: Key | None


class KeyMeanings(NamedTuple):
    """Says what each key does at a moment: to the open page, to the button in focus, or to the spin.

    Attributes:
        screen: what the desk shows; None before the table said anything.
        entry: what the keys enter.
        focus: what has the keyboard in the window; None for nothing.
        pressed: what Enter does to that, where it is a button.
        of_page: what a key does to the open page, by Qt's number of it; None where none is open.
        asks: whether an act only opens a page: of another number or throw that is no other act.
    """

    screen: Screen | None
    entry: EntryMeanings
    focus: QWidget | None
    pressed: object
    of_page: Callable[[int], object]
    asks: Callable[[Act], bool]

    @classmethod
    def now(
        cls,
        screen: Screen | None,
        entry: EntryMeanings,
        focus: QWidget | None,
        of_page: Callable[[int], object],
        asks: Callable[[Act], bool],
    ) -> KeyMeanings:
        """Take them as they are, also of a button that means something else later."""
        pressed = focus.meaning() if isinstance(focus, TouchButton) else None
        return cls(screen, entry, focus, pressed, of_page, asks)

    def means(self, code: int, key: Key | None) -> object:
        """Say what a key does, whether it can be done or not."""
        screen = self.screen
        of_page = self.of_page(code)
        if of_page is not None or key is None or screen is None:
            return of_page
        match key.hit:
            case Hit.PAY if code == Qt.Key.Key_Space:
                return meaning_of(Act.PAID, screen)
            case Hit.PRESS | Hit.PAY:
                return self.focus, self.pressed, screen.number
            case Hit.STEP:
                return meaning_of(screen.primary, screen)
            case Hit.ACT if key.act is not None and self.asks(key.act):
                return key
            case Hit.ACT:
                return meaning_of(key.act, screen)
            case _:
                return key, *self.entry.means(key), screen.number

    def does(self, pressed: object) -> object:
        """Say what a key does; None where it does nothing."""
        if not isinstance(pressed, Pressed):
            return None
        idle = self.of_page(pressed.code) is None and not self._can(*pressed)
        return None if idle else self.means(*pressed)

    def _can(self, code: int, key: Key | None) -> bool:
        """Whether a key does something where no page is open."""
        screen = self.screen
        if screen is None or key is None:
            return False
        match key.hit:
            case Hit.PAY if code == Qt.Key.Key_Space or self.pressed is None:
                return Act.PAID in screen.can
            case Hit.PRESS | Hit.PAY:
                return self.pressed is not None
            case Hit.STEP:
                return screen.primary not in {None, Act.PAID}
            case Hit.ACT:
                return key.act in screen.can
            case Hit.LEAVE:
                return False
            case _:
                return self.entry.can()
