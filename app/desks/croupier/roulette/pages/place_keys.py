"""Draws the places of the layout: the chances in a row, the numbers as on the cloth, the bets on one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from app.desks.common import theme
from app.desks.common.box_drawing import draw_box
from app.desks.common.lettering import LEFT, Weight, ink, write
from app.desks.common.roulette.cloth import EVENS, Grid
from app.desks.common.roulette.cloth_painting import number_paint
from app.desks.common.text_size import grown
from app.desks.common.theme import TARGET, Scale
from app.desks.croupier.pages.form_key import FormKey, PanelWidget, show_keys
from app.desks.croupier.roulette.forms.places import Places
from app.rules.side import Side

_MOST: Final = 12
"""Bets on one number."""
_SIMPLE: Final = len(EVENS)
_GAP: Final = 12
_LABEL: Final = 24
_DIM: Final = 0.4
_BETWEEN: Final = 6
"""Between two numbers, which lie as close as on the cloth."""


class PlaceNumber(FormKey):
    """A number of the layout, in its colour."""

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        """Draw the number as it stands on the cloth."""
        px, lit, dim = self.scale.px, self.isDown() or self.chosen, not self.isEnabled()
        painter.setOpacity(_DIM if dim else 1)
        edge = QPen(ink(theme.GOLD if lit else theme.FELT_LINE_DIM), px(4 if lit else 2))
        draw_box(painter, rect.adjusted(1, 1, -1, -1), px(6), number_paint(int(self.text())), edge)
        painter.setOpacity(1)
        paint = ink(theme.QUIET if dim else "#ffffff")
        write(painter, rect, self.text(), px(26), weight=Weight.BOLD, paint=paint)


class PlaceKeys(PanelWidget):
    """What is touched of them is told.

    Attributes:
        numbers: by number.
        bets: on the number that was touched.
        chances: those that the house offers.
    """

    def __init__(self, scale: Scale, parent: QWidget, tell: Callable[[object], None]) -> None:
        super().__init__(parent)
        self._scale, self._tell = scale, tell
        self._labels = "", ""
        self.numbers: list[FormKey] = [PlaceNumber(scale, self, tell) for _ in range(37)]
        self.bets = [FormKey(scale, self, tell) for _ in range(_MOST)]
        self.chances: list[FormKey] = []

    def show_panel(self, shown: object) -> None:
        """Show which place was chosen, and which could be."""
        if not isinstance(shown, Places):
            return
        self._labels = shown.labels
        show_keys(self.chances, shown.chances, lambda: FormKey(self._scale, self, self._tell))
        show_keys(self.numbers, shown.numbers)
        show_keys(self.bets, shown.bets)
        self.update()

    def keys(self) -> Sequence[FormKey]:
        """Give all that can be touched."""
        return (*self.chances, *self.numbers, *self.bets)

    def in_order(self) -> Sequence[QAbstractButton]:
        """Give what the arrows go through: numbers are typed."""
        return (*self.chances, *self.bets)

    def high(self) -> int:
        """How high it is, in pixels of the reference; numbers alone take what is left."""
        return self._top() + 5 * TARGET + 2 * _BETWEEN + 2 * _GAP if self.chances else 0

    def _top(self) -> int:
        return grown(_LABEL) if any(self._labels) else 0

    def place(self, side: Side) -> None:
        """Lay the chances in a row, the numbers as on the cloth, and their bets beneath."""
        px, target, gap = self._scale.px, self._scale.px(TARGET), self._scale.px(_GAP)
        y, chances = px(self._top()) if any(self._labels) else 0, self.chances
        if side is Side.RIGHT:
            chances = [*reversed(chances[:_SIMPLE]), *reversed(chances[_SIMPLE:])]
        close = px(_BETWEEN)
        cell_w = (self.width() + close) / 13
        if chances:
            self._lay(chances, y)
            y += target + gap
        else:
            target = round(min((self.height() + close) / 3, cell_w * 2.3)) - close
        cell_h = target + close
        grid = Grid(side, cell_w if side is Side.LEFT else 12 * cell_w, y, cell_w / 2, cell_h / 2)
        for number, key in enumerate(self.numbers):
            box = grid.cell(number) if number else grid.zero_cell()
            high = target if number else 3 * target + 2 * close
            key.setGeometry(round(box.x), round(box.y), round(box.w) - close, high)
        self._lay(self.bets, y + 3 * target + 2 * close + gap)

    def _lay(self, buttons: Sequence[QWidget], y: int) -> None:
        gap = self._scale.px(_GAP)
        step = (self.width() + gap) / max(1, len(buttons))
        for place, button in enumerate(buttons):
            x = round(place * step)
            button.setGeometry(x, y, round((place + 1) * step) - gap - x, self._scale.px(TARGET))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Write the names over the chances."""
        painter, px = QPainter(self), self._scale.px
        for label, named in zip(self._labels, (self.chances[:_SIMPLE], self.chances[_SIMPLE:]), strict=True):
            if label and named:
                left, right = min(c.x() for c in named), max(c.x() + c.width() for c in named)
                rect = QRectF(left, 0, right - left, grown(px(theme.LINE_ROOM)))
                paint = ink(theme.QUIET)
                write(painter, rect, label, px(15), weight=Weight.SEMI, paint=paint, align=LEFT)
        painter.end()
