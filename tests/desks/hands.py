"""The hands of a dealer at the croupier's window, whoever looks on: a test, or whoever takes pictures."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final, TypeVar

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication

from app.desks.common.application import make_application
from app.desks.common.second_touch import buttons_seen
from app.desks.croupier.acts import AnyAct
from app.desks.croupier.pages.form_page import FormPage
from app.desks.croupier.pages.page import Page
from app.desks.croupier.payments.panel import PaymentPanel
from app.desks.croupier.roulette.entry.entry_page import EntryPage
from app.desks.croupier.roulette.payments.beside import SpinLarge
from app.desks.croupier.roulette.spin_screen import SpinScreen
from app.desks.croupier.settings.setup import Setup
from app.rules.money import Cents
from app.rules.side import Side
from tests.desks.cloths import share_cloths
from tests.desks.desk import Station
from tests.desks.patience import be_patient
from tests.desks.spin_window import BoardWindow, SpinWindow

P = TypeVar("P", bound=Page)
NONE = Qt.KeyboardModifier.NoModifier
CONTROL = Qt.KeyboardModifier.ControlModifier
PAD = Qt.KeyboardModifier.KeypadModifier
_PATIENCE: Final = 60.0


class Hands:
    """A window at a table, and the hands of a dealer."""

    def __init__(
        self,
        side: Side = Side.LEFT,
        size: tuple[int, int] = (1280, 800),
        station: Station | None = None,
        setup: Setup | None = None,
        *,
        opened: bool = True,
        drawn: bool = True,
    ) -> None:
        make_application(["test"])
        be_patient()
        share_cloths()
        self.station = station or Station(side)
        kind = BoardWindow if self.station.game.sides else SpinWindow
        self.window = kind(self.station.send, setup, send_signed=self.station.send_signed)
        self.station.listener = self.window.show_live
        self.window.resize(*size)
        if opened:
            self.station.say("open")
        else:
            self.station.publish()
        self.window.setUpdatesEnabled(drawn)
        self.window.show()

    def wait_until(self, condition: Callable[[], bool]) -> None:
        """Let the window live until something is so."""
        patience = time.monotonic() + _PATIENCE
        while not condition():
            if time.monotonic() > patience:
                raise TimeoutError("what was waited for did not come")
            QTest.qWait(5)
        QApplication.processEvents()

    def fall(self, number: int) -> None:
        self.station.fall(number)
        self.wait_until(self.entry.isVisible)

    @property
    def entry(self) -> EntryPage:
        entry = self.window.cloth.entry
        assert entry is not None
        return entry

    @property
    def panel(self) -> PaymentPanel[SpinScreen]:
        assert self.window.payments is not None
        return self.window.payments

    def page(self, act: AnyAct, kind: type[P]) -> P:
        page = self.window.pages.made[act]
        assert isinstance(page, kind)
        return page

    def form(self, act: AnyAct) -> FormPage:
        """The page of an act, where it is a form."""
        return self.page(act, FormPage)

    def say(self, act: AnyAct, *says: object) -> None:
        """Touch keys of a form, by what they mean."""
        for each in says:
            self.touch(self.form(act).key(each))

    def touch(self, button: QAbstractButton) -> None:
        assert button.isVisible()
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)

    def place(self, *names: str) -> None:
        for name in names:
            targets = [*self.entry.ground.targets, *self.entry.chances]
            self.touch(
                next(t for t in targets if t.isVisible() and t.target and t.target.position.name == name)
            )

    def colour(self, name: str) -> None:
        names = [chip.name for chip in self.station.state.house.colours]
        self.touch(self.entry.chips.colours[names.index(name)])

    def value(self, cents: int, seat: int) -> None:
        self.touch(self.entry.chips.values[self.station.state.house.chips.index(Cents(cents))])
        self.touch(self.entry.keys.seats[seat])

    def key(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = NONE) -> None:
        QTest.keyClick(self.window, key, modifiers)

    def type(self, line: str) -> None:
        for letter in line.upper():
            self.key(Qt.Key(ord(letter)))

    @property
    def screen(self) -> SpinScreen:
        """All that is shown now."""
        screen = self.window.dealing.screen
        assert screen is not None
        return screen

    @property
    def large(self) -> SpinLarge:
        """The payment that is shown large."""
        assert self.screen.payments.large is not None
        return self.screen.payments.large

    @property
    def amounts(self) -> list[int]:
        return [row.amount for row in self.screen.payments.rows]

    @property
    def paid(self) -> frozenset[int]:
        paying = self.station.state.paying
        return paying.payable.paid if paying is not None else frozenset()

    def buttons(self) -> list[QAbstractButton]:
        return [*buttons_seen(self.window)]
