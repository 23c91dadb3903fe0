"""Two hands at a table that runs: they touch and press as nobody should, and keep the book of it."""

from __future__ import annotations

import random

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent, QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication

from app.desks.croupier.acts import Act
from app.desks.croupier.roulette.announces.page import AnnouncePage
from app.desks.croupier.roulette.spin_acts import SpinAct
from app.table.roulette.procedure import Phase
from tests.end_to_end.at_the_window import CONTROL, LEFT, NONE, AtTheWindow
from tests.end_to_end.book import Book
from tests.end_to_end.dealer import Dealer
from tests.end_to_end.entered import Held
from tests.end_to_end.entering import Entering

K = Qt.Key
SLOWLY = 1500
"""Milliseconds."""


class Hands:
    """A table that is open, a dealer's sound hands, and fingers that come down and go up when the test says."""

    def __init__(self, table: AtTheWindow, dealer: Dealer, rng: random.Random) -> None:
        self.table, self.dealer, self._rng = table, dealer, rng

    @property
    def book(self) -> Book:
        return self.dealer.book

    @property
    def screen_of_touch(self) -> QWindow:
        handle = self.table.window.windowHandle()
        assert handle is not None
        return handle

    def fall(self, number: int) -> None:
        """A number falls, and the neighbourhood stands there."""
        self.table.wheel.throw(number)
        self.book.thrown("wheel")
        self.book.no_more_bets("wheel")
        self.book.fell(number, "wheel")
        spin = self.book.now.spin
        self.table.until(lambda: self.table.screen.number == number, f"the number {number}")
        self.table.until(lambda: self.table.screen.heading.spin == spin, f"spin {spin}")
        self.table.until(lambda: self.table.entering, "the neighbourhood")

    def lay(self, chip: Held, place: str, pieces: int = 1) -> None:
        """Lay chips with sound hands, one piece a touch."""
        entering = Entering(self.table, self.book, self._rng, tuple(self.book.colours.worth))
        if chip.colour is not None:
            entering.choose_colour(chip.colour)
        else:
            entering.choose_value(chip.value or 0, int((chip.owner or "0").split()[-1]))
        for _ in range(pieces):
            entering.lay_on(place)

    def announce(self, name: str) -> None:
        """An announce of ten, held for seat five."""
        self.table.key(K.Key_A, CONTROL)
        page = self.table.page(SpinAct.ANNOUNCE, AnnouncePage)
        self.table.type(f"{name[0]} da 10 p 5")
        self.table.touch(page.accept)
        self.table.until(lambda: page.hand.draft.name is None, "the announce to be taken")
        self.table.touch(page.back)
        assert self.book.announce(name, "posto 5", 1000, held=True, moment="rest")

    def down(self, button: QAbstractButton) -> None:
        """A finger comes down, as the system delivers it to the window."""
        assert self.table.under_the_finger(button)
        QTest.mousePress(self.screen_of_touch, LEFT, NONE, self.table.middle_of(button))

    def up(self, button: QAbstractButton) -> None:
        QTest.mouseRelease(self.screen_of_touch, LEFT, NONE, self.table.middle_of(button))
        self.table.breathe()

    def double_tap(self, button: QAbstractButton) -> None:
        """Two quick taps: the system takes the second for a double click."""
        self.table.until(lambda: button.isVisible() and button.isEnabled(), button.accessibleName())
        QTest.mouseDClick(self.screen_of_touch, LEFT, NONE, self.table.middle_of(button))
        self.table.breathe()

    def keep_down(self, key: Qt.Key, held: Qt.KeyboardModifier = NONE, repeats: int = 15) -> None:
        """A key that is held: the system repeats it until it goes up."""
        press, release = QEvent.Type.KeyPress, QEvent.Type.KeyRelease
        window = self.table.window
        QApplication.sendEvent(window, QKeyEvent(press, key, held))
        for _ in range(repeats):
            for kind in (release, press):
                QApplication.sendEvent(window, QKeyEvent(kind, key, held, "", autorep=True))
            self.table.breathe()
        QApplication.sendEvent(window, QKeyEvent(release, key, held))

    def place(self, name: str) -> QAbstractButton:
        targets = [*self.table.entry.ground.targets, *self.table.entry.chances]
        return next(t for t in targets if t.isVisible() and t.target and t.target.position.name == name)

    def wait_for(self, phase: Phase) -> None:
        self.table.until(lambda: self.table.phase is phase, phase.value)

    def close_in_slowly(self) -> None:
        """Let the view take its time, so that a busy machine meets it on its way."""
        self.table.window.middle.felt._animation.setDuration(SLOWLY)

    def until_closing_in(self) -> None:
        felt = self.table.window.middle.felt
        self.table.until(lambda: felt.closing_in, "the view to close in")

    def laid(self, chip: Held, *places: str) -> None:
        """Write in the book what a touch has laid."""
        assert self.book.enter(lambda entered: entered.add(chip, 1, *places))

    @property
    def pay(self) -> QAbstractButton:
        return self.table.panel.buttons[Act.PAID]
