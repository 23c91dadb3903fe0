"""What a form is drawn with: its keys, its lines, and whatever else is drawn by hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from app.desks.common import theme
from app.desks.common.chips import draw_chip
from app.desks.common.lettering import LEFT, Weight, ink, write, write_wrapped
from app.desks.common.theme import Scale
from app.desks.common.touch import Role
from app.desks.croupier.chip_button import ChipButton
from app.desks.croupier.forms.kit import Key, Line
from app.rules.side import Side

_CHIP: Final = 44
_CHIPS_LINE: Final = 58
_TOP: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop


class FormKey(ChipButton):
    """A key of a form: words, or a chip."""

    def __init__(self, scale: Scale, parent: QWidget) -> None:
        super().__init__(scale, parent)
        self.says: object = None
        self.label: tuple[str, ...] = ()
        self._key: Key | None = None

    def show_key(self, key: Key) -> None:
        """Show another key, or the same one otherwise; of the same as it is nothing changes."""
        if key == self._key and not self.isHidden():
            return
        self._key = key
        if key.role is not self.role or key.size != self.size_of_text:
            self.role, self.size_of_text = key.role, key.size
            self.update()
        self.says, self.single = key.says, key.single or key.role not in {Role.QUIET, Role.FLAT}
        self.means = key.words, key.chosen, key.says
        self.label = ()
        if key.look is not None:
            self.label = tuple(filter(None, key.below.split("\n")))
            name = key.words if key.name is None else key.name
            self.show_chip(key.look, name, chosen=key.chosen, owner=key.owner)
        else:
            self.show_no_chip()
            self.say(key.words, key.below, name=key.name)
            self.choose(chosen=key.chosen)
        self.setEnabled(key.can)
        self.show()


class FormLine(QWidget):
    """A line of a form, with the chips that it speaks of."""

    def __init__(self, scale: Scale, parent: QWidget) -> None:
        super().__init__(parent)
        self._scale, self.line = scale, Line("")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def show_line(self, line: Line) -> None:
        """Show another line."""
        if line != self.line:
            self.line = line
            self.update()
        self.show()

    def high(self) -> int:
        """How high it is, in pixels of the reference; 0 where it takes what is left."""
        if self.line.high or self.line.wraps:
            return self.line.high
        return _CHIPS_LINE if self.line.chips else max(30, self.line.size * 2)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the chips, and write the words behind them."""
        painter, px, line = QPainter(self), self._scale.px, self.line
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        x, middle = px(_CHIP) / 2, self.height() / 2
        for look, pieces in line.chips:
            draw_chip(painter, QPointF(x, middle), look, pieces, px(_CHIP))
            x += px(_CHIP + 14)
        room = QRectF(self.rect()).adjusted(x if line.chips else 0, 0, 0, 0)
        size, paint = px(line.size), ink(line.paint)
        if line.wraps:
            weight = Weight.BOLD if line.loud else Weight.REGULAR
            write_wrapped(painter, room, line.words, size, weight=weight, paint=paint, align=_TOP)
        else:
            weight, least = Weight.SEMI if line.loud else Weight.REGULAR, px(theme.SMALLEST)
            write(painter, room, line.words, size, weight=weight, paint=paint, align=LEFT, least=least)
        painter.end()


class PanelWidget(QWidget):
    """Something on a form that is drawn by hand."""

    def show_panel(self, shown: object) -> None:
        """Show what the form says of it."""

    def keys(self) -> Sequence[FormKey]:
        """Give all that can be touched."""
        return ()

    def in_order(self) -> Sequence[QAbstractButton]:
        """Give what the arrows go through."""
        return ()

    def high(self) -> int:
        """Say how high it is, in pixels of the reference."""
        return 0

    def place(self, side: Side) -> None:
        """Put everything where it is for its size, at a table of this side."""
