"""The pit boss's review desk: one window with a page for the spins, the tables now, and all the rest."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property, partial
from typing import Final, Generic, NamedTuple, TypeVar

from PySide6.QtCore import Qt
from PySide6.QtGui import QCloseEvent, QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLayout,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from app.desks.common.help.window import HelpWindow
from app.desks.common.label import Label, set_tip
from app.desks.common.language import tr
from app.desks.pit_boss.idle import Idle
from app.desks.pit_boss.lock_page import LockPage
from app.desks.pit_boss.locking import Locking, LockReading
from app.desks.pit_boss.looks import STYLE
from app.desks.pit_boss.page import Page
from app.desks.pit_boss.sights import Sights

P_co = TypeVar("P_co", bound=Page, covariant=True)

_LOCKED: Final = "people"
"""Who cannot get in asks about codes."""


class Tab(NamedTuple, Generic[P_co]):
    """A page of the window.

    Attributes:
        name: what its button says.
        manual: the page of the manual that belongs to it.
        keys: which keys it has, for the corner.
    """

    name: str
    page: P_co
    manual: str
    keys: str = ""


class ReviewWindow(QWidget):
    """The window."""

    def __init__(self, tabs: Sequence[Tab[Page]]) -> None:
        """Show the first page.

        Args:
            tabs: the pages, in their order.
        """
        super().__init__()
        self.desk, self.lock_page = QWidget(self), LockPage(self)
        self.title, self.damage = Label(self.desk), Label(self.desk)
        self.lock_button = QPushButton(tr("Chiudi"), self.desk)
        self.help_button = QPushButton(tr("Aiuto"), self.desk)
        self.locking: Locking | None = None
        self._tabs = tuple(tabs)
        self._sights: Sights | None = None
        self._left: QWidget | None = None
        self._begins: list[Callable[[], None]] = []
        self._stops: list[Callable[[], object]] = []
        self.pages, self.keys = QStackedWidget(self.desk), Label(self.desk)
        self.buttons = [QPushButton(tab.name, self.desk) for tab in tabs]
        self._lay_out()
        for place, button in enumerate(self.buttons):
            self.pages.addWidget(tabs[place].page)
            button.clicked.connect(partial(self.open_page, place))
            QShortcut(QKeySequence(f"Ctrl+{place + 1}"), self).activated.connect(
                partial(self.open_page, place)
            )
        self.setStyleSheet(STYLE)  # once all is in its place: each page would be styled twice
        self.help_button.clicked.connect(self.show_help)
        QShortcut(QKeySequence(Qt.Key.Key_F1), self).activated.connect(self.show_help)
        self.open_page(0)

    @cached_property
    def help(self) -> HelpWindow:
        """The manual's window, once somebody asks for it; it goes with the desk."""
        manual = HelpWindow()
        for ends in (manual.close, manual.deleteLater):
            self.on_close(ends)
        return manual

    def show_help(self, *_: object) -> None:
        """Open the manual beside the desk, at the page of what is seen; nothing of a journal stands in it."""
        self.help.open_at(_LOCKED if self.locked else self._tabs[self.pages.currentIndex()].manual)

    def open_page(self, place: int, *_: object) -> None:
        """Show a page by its place, from 0; while the desk is locked none is."""
        if self.locked:
            return
        self.pages.setCurrentIndex(place)
        for each, button in enumerate(self.buttons):
            button.setChecked(each == place)
        self.keys.setText(self._tabs[place].keys)

    def on_show(self, begin: Callable[[], None]) -> None:
        """Have something begun when the window is first seen; once it was, nothing more happens."""
        self._begins.append(begin)

    def showEvent(self, event: QShowEvent) -> None:
        """Begin what is looked at beside the pages."""
        super().showEvent(event)
        for begin in self._begins:
            begin()

    @property
    def locked(self) -> bool:
        """Whether nothing is shown before somebody gives his code."""
        return self.locking is not None and self.locking.locked

    def keep_locked(self, reading: LockReading, sights: Sights, idle: Idle) -> None:
        """Lock the desk, from here on whenever nobody has touched it for long."""
        self.locking = Locking(self, self.lock_page, reading, sights, idle)
        self._sights = sights
        self.locking.changed.connect(self._lock_changed)
        self.lock_button.clicked.connect(self.locking.lock)
        QShortcut(QKeySequence("Ctrl+L"), self).activated.connect(self.locking.lock)
        self.on_close(self.locking.stop)
        self.lock_button.show()
        self._lock_changed()

    def say_damage(self, words: str) -> None:
        """Say above all pages that a journal is damaged; it stays."""
        self.damage.setText(words)
        self.damage.setVisible(bool(words))

    def _lock_changed(self) -> None:
        """Show the pages as they were left, or none of them."""
        locked = self.locked
        if locked:
            focused = (part for part in self.desk.findChildren(QWidget) if part.hasFocus())
            self._left = next(focused, self._left)
        self.desk.setVisible(not locked)
        self.lock_page.setVisible(locked)
        who = "" if self._sights is None else self._sights.who
        self.setWindowTitle(" · ".join(filter(None, (tr("Capotavolo · Sala"), who))))
        words = tr("Guarda {name}. Chiudi a chiave (Ctrl+L): si riapre con un codice")
        set_tip(self.lock_button, words.format(name=who))
        if locked:
            self.lock_page.fields.setFocus()
            return
        if self._left is not None:
            self._left.setFocus()

    def on_close(self, stop: Callable[[], object]) -> None:
        """Have something more ended with the window."""
        self._stops.append(stop)

    def closeEvent(self, event: QCloseEvent) -> None:
        """End all reading with the window."""
        for stop in (*(tab.page.stop for tab in self._tabs), *self._stops):
            stop()
        super().closeEvent(event)

    def _lay_out(self) -> None:
        self.setObjectName("desk")
        self.setWindowTitle(tr("Capotavolo · Sala"))
        self.title.setText("Capotavolo")  # where it is stands above the window: the keys need the room
        self.title.setObjectName("title")
        self.keys.setObjectName("quiet")
        top = QHBoxLayout()
        top.addWidget(self.title)
        top.addSpacing(8)
        for button in self.buttons:
            button.setCheckable(True)
            button.setAccessibleName(button.text())
            top.addWidget(button)
        top.addStretch(1)
        top.addWidget(self.keys)
        self.help_button.setAccessibleName(tr("Aiuto"))
        set_tip(self.help_button, tr("Il manuale (F1): la pagina di quello che si vede"))
        top.addWidget(self.help_button)
        top.addWidget(self.lock_button)
        self._lay_out_lock()
        page = QVBoxLayout(self.desk)
        page.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)
        page.setContentsMargins(14, 12, 14, 12)
        page.setSpacing(8)
        page.addLayout(top)
        page.addWidget(self.damage)
        page.addWidget(self.pages, 1)
        whole = QVBoxLayout(self)
        whole.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self.desk)
        whole.addWidget(self.lock_page)

    def _lay_out_lock(self) -> None:
        """Without a register nobody is asked, and nothing of it is seen."""
        self.lock_button.setAccessibleName(tr("Chiudi a chiave"))
        self.lock_button.hide()
        self.lock_page.hide()
        self.damage.setObjectName("alarm")
        self.damage.setWordWrap(True)
        self.damage.hide()
