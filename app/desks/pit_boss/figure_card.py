"""A figure of a table and what it rests on; its name stands beside it, or above where there is room."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QWidget

from app.desks.common.label import Label
from app.desks.pit_boss.now_words import Shown


class FigureCard(QFrame):
    """The card."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("panel")
        self.name, self.figure, self.beneath = Label(self), Label(self), Label(self)
        for label, look in ((self.name, "quiet"), (self.figure, "figure"), (self.beneath, "quiet")):
            label.setObjectName(look)
        self.beneath.setWordWrap(True)
        self._page = QGridLayout(self)
        self._page.setContentsMargins(16, 6, 16, 8)
        self._page.setVerticalSpacing(0)
        self._page.setColumnStretch(0, 1)
        self._page.addWidget(self.beneath, 2, 0, 1, 2)
        self.arrange(roomy=False)

    def arrange(self, *, roomy: bool) -> None:
        """Set the figure beneath its name where there is room, else beside it."""
        self._page.addWidget(self.name, 0, 0, 1, 2 if roomy else 1)
        if roomy:
            self._page.addWidget(self.figure, 1, 0, 1, 2)
        else:
            self._page.addWidget(self.figure, 0, 1, Qt.AlignmentFlag.AlignRight)

    def show_figure(self, shown: Shown) -> None:
        """Show another figure."""
        self.name.setText(shown.name)
        self.figure.setText(shown.figure)
        self.beneath.setText(shown.beneath)
        self.setAccessibleName(": ".join((shown.name, shown.figure)))
        self.setAccessibleDescription(shown.beneath)
