"""The pad of a code on a form, in the middle of it; a digit that is touched is told, and seen as a dot."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRect
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from app.desks.common.theme import Scale
from app.desks.croupier.forms.pit_boss_form import Digit
from app.desks.croupier.pages.form_key import PanelWidget
from app.desks.croupier.signing.code_draft import CodeDraft
from app.desks.croupier.signing.code_keys import HEIGHT, WIDTH, CodeKeys
from app.rules.side import Side


class CodePanel(PanelWidget):
    """The keys of a code.

    Attributes:
        pad: draws them.
    """

    def __init__(self, scale: Scale, parent: QWidget, tell: Callable[[object], None]) -> None:
        super().__init__(parent)
        self._scale = scale
        self.pad = CodeKeys(scale, self, lambda: None)
        for sign, key in self.pad.keys.items():
            key.clicked.connect(lambda _=False, sign=sign: tell(Digit(sign)))

    def show_panel(self, shown: object) -> None:
        """Show what was touched so far; nothing is touched while it is compared."""
        if isinstance(shown, CodeDraft):
            self.pad.draft = shown
            self.pad.enable(enabled=not shown.waiting)
            self.update()

    def high(self) -> int:
        """How high it is, in pixels of the reference."""
        return HEIGHT

    def place(self, side: Side) -> None:  # noqa: ARG002 - the same on both sides
        """Put it in the middle."""
        wide = self._scale.px(WIDTH)
        self.pad.place(QRect((self.width() - wide) // 2, 0, wide, self.height()))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the dots."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.pad.draw(painter)
        painter.end()
