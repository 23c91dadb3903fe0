"""The croupier's window at a real table, and the hands of a dealer."""

from typing import TypeVar

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from app.desks.common.application import make_application
from app.desks.croupier.acts import Act
from app.desks.croupier.entry_page import EntryPage
from app.desks.croupier.page import Page
from app.desks.croupier.payment_panel import PaymentPanel
from app.desks.croupier.window import CroupierWindow
from app.rules.money import Cents
from app.rules.wheel import Side
from tests.desks.desk import Station

P = TypeVar("P", bound=Page)
NONE = Qt.KeyboardModifier.NoModifier


class Played:
    """A window at a table, and the hands of a dealer."""

    def __init__(
        self,
        qtbot: QtBot,
        side: Side = Side.LEFT,
        size: tuple[int, int] = (1280, 800),
        station: Station | None = None,
    ) -> None:
        make_application(["test"])
        self.station = station or Station(side)
        self.window = CroupierWindow(self.station.send)
        qtbot.addWidget(self.window)
        self.station.listener = self.window.show_live
        self.window.resize(*size)
        self.station.say("open")
        self.window.show()
        qtbot.waitExposed(self.window)
        self.qtbot = qtbot

    def fall(self, number: int) -> None:
        self.station.fall(number)
        self.qtbot.waitUntil(lambda: not self.window.middle.felt.closing_in or self.entry.isVisible())
        self.qtbot.waitUntil(self.entry.isVisible)

    @property
    def entry(self) -> EntryPage:
        entry = self.window.middle.entry
        assert entry is not None
        return entry

    @property
    def panel(self) -> PaymentPanel:
        assert self.window.payments is not None
        return self.window.payments

    def page(self, act: Act, kind: type[P]) -> P:
        page = self.window.pages.made[act]
        assert isinstance(page, kind)
        return page

    def touch(self, button: QAbstractButton) -> None:
        assert button.isVisible()
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)

    def place(self, name: str) -> None:
        targets = [*self.entry.ground.targets, *self.entry.chances]
        self.touch(next(t for t in targets if t.isVisible() and t.target and t.target.position.name == name))

    def colour(self, name: str) -> None:
        names = [chip.name for chip in self.station.state.house.colours]
        self.touch(self.entry.chips.colours[names.index(name)])

    def value(self, cents: int, seat: int) -> None:
        self.touch(self.entry.chips.values[self.station.state.house.chips.index(Cents(cents))])
        self.touch(self.entry.keys.seats[seat])

    def key(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = NONE) -> None:
        QTest.keyClick(self.window, key, modifiers)

    @property
    def amounts(self) -> list[int]:
        screen = self.window.dealing.screen
        assert screen is not None
        return [row.amount for row in screen.payments.rows]

    @property
    def paid(self) -> frozenset[int]:
        paying = self.station.state.paying
        return paying.paid if paying is not None else frozenset()

    def buttons(self) -> list[QAbstractButton]:
        return [b for b in self.window.findChildren(QAbstractButton) if b.isVisible()]
