"""A page of named rows of buttons; at its foot what does what was chosen, and what goes back."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from app.desks.common import theme
from app.desks.common.language import tr
from app.desks.common.lettering import LEFT, Weight, enlarged, ink, width_of, write
from app.desks.common.text_size import grown
from app.desks.common.theme import TARGET, Scale
from app.desks.common.touch import Role, TouchButton
from app.desks.croupier.pages.page import Page
from app.rules.side import Side

_TOP: Final = 98
_LABEL: Final = 24
_FOOT: Final = 72
_GAP: Final = 12


class Row(NamedTuple):
    """Some buttons under one name.

    Attributes:
        name: in the language that is translated from; empty for none.
        buttons: in their order.
        columns: how many stand beside each other.
        high: how high each is, in pixels of the reference; 0 where it takes what is left down to the foot.
        gap: after each of its lines.
        below: how many lines are written beneath each.
        typed: they are letters, and the arrows pass them by.
        first: the arrows go through it before all others.
        said: beside its name.
    """

    name: object
    buttons: Sequence[QWidget]
    columns: int = 3
    high: int = TARGET
    gap: int = _GAP
    below: int = 0
    typed: bool = False
    first: bool = False
    said: str = ""

    @property
    def lines(self) -> int:
        """How many lines of buttons it has."""
        return -(-len(self.buttons) // self.columns)


class RowsPage(Page):
    """Named rows, one under the other; the way back at the foot, far from what does something."""

    def __init__(self, scale: Scale, parent: QWidget, left: Callable[[], None]) -> None:
        super().__init__(scale, parent)
        self.rows: tuple[Row, ...] = ()
        self._labels: list[tuple[object, str, float]] = []
        self.back = TouchButton(scale, self)
        self.back.say(tr("Indietro"))
        self.back.clicked.connect(left)
        self.doing: TouchButton | None = None

    def offer(self, role: Role, act: Callable[[], None]) -> TouchButton:
        """Make the button at the foot that does what the page asks; two taps on it are one."""
        self.doing = TouchButton(self._scale, self, role)
        self.doing.single = True
        self.doing.size_of_text = 22
        self.doing.clicked.connect(act)
        return self.doing

    def place(self, side: Side) -> None:  # noqa: ARG002 - the same on both sides
        """Put each row beneath its name, and the foot."""
        px, gap, foot = self._scale.px, self._scale.px(_GAP), self.height() - self._scale.px(20 + _FOOT)
        left, width = px(24), self.width() - 2 * px(24)
        y, self._labels = px(_TOP), []
        label = self._label()
        for row in self.rows:
            if row.name:
                self._labels.append((row.name, row.said, y))
                y += label
            step, high = (width + gap) // row.columns, px(row.high) if row.high else max(0, foot - gap - y)
            for place, button in enumerate(row.buttons):
                down, along = divmod(place, row.columns)
                button.setGeometry(left + along * step, y + down * (high + px(row.gap)), step - gap, high)
            y += row.lines * (high + px(row.gap)) + row.below * grown(px(theme.LINE_ROOM)) + px(4)
        self.back.setGeometry(left, foot, px(180), px(_FOOT))
        if self.doing is not None:
            wide = min(px(420), width - px(220))
            self.doing.setGeometry(self.width() - left - wide, foot, wide, px(_FOOT))

    def _label(self) -> int:
        """How high the name of a row is: larger where the rows leave room for it."""
        px, rows = self._scale.px, sum(bool(row.name) for row in self.rows)
        high = px(_TOP) + sum(row.lines * px(row.high + row.gap) for row in self.rows)
        slack = self.height() - px(20) - px(_FOOT) - high - len(self.rows) * px(4)
        return max(px(_LABEL), min(grown(px(_LABEL)), slack // max(1, rows)))

    def draw_more(self, painter: QPainter) -> None:
        """Write the names of the rows."""
        px = self._scale.px
        for name, said, y in self._labels:
            rect = QRectF(px(24), y, self.width() - px(48), self._label() - px(_LABEL - theme.LINE_ROOM))
            write(painter, rect, tr(name), px(15), weight=Weight.SEMI, paint=ink(theme.QUIET), align=LEFT)
            taken = width_of(tr(name), enlarged(px(15), rect.height()), Weight.SEMI) + px(16)
            beside, least = rect.adjusted(taken, 0, 0, 0), px(theme.SMALLEST)
            write(painter, beside, said, px(15), paint=ink(theme.TEXT), align=LEFT, least=least)
