"""The pit boss's review desk: one window with a page for the spins, the tables now, and all the rest."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from PySide6.QtGui import QCloseEvent, QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLayout,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from app.desks.common.label import Label
from app.desks.common.language import tr
from app.desks.pit_boss.looks import STYLE
from app.desks.pit_boss.page import Page


class Tab(NamedTuple):
    """A page of the window.

    Attributes:
        name: what its button says.
        keys: which keys it has, for the corner.
    """

    name: str
    page: Page
    keys: str = ""


class ReviewWindow(QWidget):
    """The window."""

    def __init__(self, tabs: Sequence[Tab]) -> None:
        """Show the first page.

        Args:
            tabs: the pages, in their order.
        """
        super().__init__()
        self._tabs = tuple(tabs)
        self._begins: list[Callable[[], None]] = []
        self._stops: list[Callable[[], None]] = []
        self.pages, self.keys = QStackedWidget(self), Label(self)
        self.buttons = [QPushButton(tab.name, self) for tab in tabs]
        self._lay_out()
        for place, button in enumerate(self.buttons):
            self.pages.addWidget(tabs[place].page)
            button.clicked.connect(partial(self.open_page, place))
            QShortcut(QKeySequence(f"Ctrl+{place + 1}"), self).activated.connect(
                partial(self.open_page, place)
            )
        self.open_page(0)

    def open_page(self, place: int, *_: object) -> None:
        """Show a page by its place, from 0."""
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

    def on_close(self, stop: Callable[[], None]) -> None:
        """Have something more ended with the window."""
        self._stops.append(stop)

    def closeEvent(self, event: QCloseEvent) -> None:
        """End all reading with the window."""
        for stop in (*(tab.page.stop for tab in self._tabs), *self._stops):
            stop()
        super().closeEvent(event)

    def _lay_out(self) -> None:
        self.setObjectName("desk")
        self.setStyleSheet(STYLE)
        self.setWindowTitle(tr("Capotavolo · Sala"))
        title = Label(self, tr("Capotavolo · Sala"))
        title.setObjectName("title")
        self.keys.setObjectName("quiet")
        top = QHBoxLayout()
        top.addWidget(title)
        top.addSpacing(16)
        for button in self.buttons:
            button.setCheckable(True)
            button.setAccessibleName(button.text())
            top.addWidget(button)
        top.addStretch(1)
        top.addWidget(self.keys)
        page = QVBoxLayout(self)
        page.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)
        page.setContentsMargins(14, 12, 14, 12)
        page.setSpacing(8)
        page.addLayout(top)
        page.addWidget(self.pages, 1)
