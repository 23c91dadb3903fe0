"""The manual in a window of its own: beside a desk for a mouse, or before there is a table; Esc closes it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from app.desks.common import theme
from app.desks.common.help.view import HelpView
from app.desks.common.language import tr
from app.desks.common.theme import Scale
from app.desks.common.touch import TouchButton

_SIZE: Final = 1080, 700
_EDGE: Final = 14
_CLOSE: Final = 130


class HelpWindow(QWidget):
    """The manual.

    Attributes:
        view: contents, page, and keys.
        leave: closes it.
    """

    def __init__(self) -> None:
        """Show nothing before `open_at`."""
        super().__init__()
        self._scale = Scale()
        self.setObjectName("desk")
        self.setStyleSheet(f"QWidget#desk {{ background: {theme.GROUND}; }}")
        self.view = HelpView(self._scale, self, has_keys=False)
        self.leave = TouchButton(self._scale, self)
        self.leave.clicked.connect(self.close)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(760, 480)
        self.resize(*_SIZE)

    def open_at(self, name: str) -> None:
        """Open the manual at a page, before all other windows.

        Args:
            name: of the page.
        """
        self.setWindowTitle(tr("Aiuto"))
        self.leave.say(tr("Indietro"), "Esc")
        self.view.open_at(name)
        self.show()
        self.activateWindow()
        self.setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay everything out for this size."""
        super().resizeEvent(event)
        self._scale.fit(self.width(), self.height())
        px = self._scale.px
        edge, wide = px(_EDGE), px(_CLOSE)
        self.view.setGeometry(edge, edge, self.width() - 2 * edge, self.height() - 2 * edge)
        self.view.place(wide + px(theme.GAP))
        foot = self.view.print.geometry()
        self.leave.setGeometry(edge, edge + foot.y(), wide, foot.height())
        self.leave.raise_()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc and the key of the manual close it; what is typed is looked for."""
        if event.key() in {Qt.Key.Key_Escape, Qt.Key.Key_F1}:
            self.close()
        elif not self.view.take_key(event.key()):
            super().keyPressEvent(event)
