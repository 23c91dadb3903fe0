"""The keys of a code: ten digits, one back, all back; what is touched is seen as dots alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QWidget

from app.desks.common import theme
from app.desks.common.language import tr
from app.desks.common.lettering import ink
from app.desks.common.theme import GAP, TARGET, Scale
from app.desks.common.touch import TouchButton
from app.desks.croupier.signing import code_draft
from app.desks.croupier.signing.code_draft import CodeDraft
from app.people.codes import LONGEST

_KEY: Final = 64
_ROWS: Final = ("123", "456", "789", "⌫0C")
WIDTH: Final = 3 * 104 + 2 * GAP
HEIGHT: Final = TARGET + GAP + 4 * _KEY + 3 * GAP


class CodeKeys:
    """A pad; whoever made it is told when the draft is another.

    Attributes:
        draft: what was touched so far.
        keys: by what stands on them.
    """

    def __init__(self, scale: Scale, parent: QWidget, told: Callable[[], None]) -> None:
        self._scale, self._told = scale, told
        self.draft = CodeDraft()
        self.keys = {sign: TouchButton(scale, parent) for row in _ROWS for sign in row}
        names = {"⌫": tr("cancellare una cifra"), "C": tr("cancellare tutto")}
        for sign, button in self.keys.items():
            button.size_of_text = 26
            button.say(sign, name=names.get(sign, sign))
            button.clicked.connect(lambda _=False, sign=sign: self.touch(sign))
        self._dots = QRectF()

    def touch(self, sign: str) -> None:
        """Take a digit, or take digits back."""
        before = self.draft
        self.draft = code_draft.touched(before, sign)
        if self.draft != before:
            self._told()

    def take_key(self, key: int) -> bool:
        """Take a key of the keyboard; False if it is none of a code."""
        if Qt.Key.Key_0 <= key <= Qt.Key.Key_9:
            self.touch(chr(key))
        elif key == Qt.Key.Key_Backspace:
            self.touch("⌫")
        else:
            return False
        return True

    def enable(self, *, enabled: bool) -> None:
        """Let the keys be touched, or not while a code is compared."""
        for button in self.keys.values():
            button.setEnabled(enabled)

    def place(self, room: QRect) -> None:
        """Put the dots above, and the keys beneath as on a telephone."""
        px = self._scale.px
        gap, height = px(GAP), px(_KEY)
        self._dots = QRectF(room.x(), room.y(), room.width(), px(TARGET))
        wide = (room.width() - 2 * gap) // 3
        for down, row in enumerate(_ROWS):
            for along, sign in enumerate(row):
                x, y = along * (wide + gap), px(TARGET) + gap + down * (height + gap)
                self.keys[sign].setGeometry(room.x() + x, room.y() + y, wide, height)

    def draw(self, painter: QPainter) -> None:
        """Draw a dot for each digit, and a ring for each that a new code has beside them."""
        px, box = self._scale.px, self._dots
        painter.setPen(QPen(ink(theme.LINE), 1))
        painter.setBrush(ink(theme.BAND))
        painter.drawRoundedRect(box, px(theme.RADIUS), px(theme.RADIUS))
        touched = len(self.draft.digits)
        shown = self.draft.places
        step = min(px(34), (box.width() - px(24)) / LONGEST)
        x = box.center().x() - (shown - 1) * step / 2
        for place in range(shown):
            size = step * 0.5
            dot = QRectF(x + place * step - size / 2, box.center().y() - size / 2, size, size)
            painter.setPen(QPen(ink(theme.QUIET), px(2)))
            painter.setBrush(ink(theme.TEXT) if place < touched else Qt.BrushStyle.NoBrush)
            painter.drawEllipse(dot)
