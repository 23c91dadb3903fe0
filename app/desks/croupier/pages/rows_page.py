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
        right: it stands in the right column.
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
    right: bool = False

    @property
    def lines(self) -> int:
        """How many lines of buttons it has."""
        return -(-len(self.buttons) // self.columns)


class RowsPage(Page):
    """Named rows, one under the other; the way back at the foot, far from what does something."""

    def __init__(self, scale: Scale, parent: QWidget, left: Callable[[], None]) -> None:
        super().__init__(scale, parent)
        self.rows: tuple[Row, ...] = ()
        self._labels: list[tuple[object, str, QRectF]] = []
        self.wide = 0
        """Of the right column, in pixels of the reference."""
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
        px, foot = self._scale.px, self.height() - self._scale.px(20 + _FOOT)
        left, width, right = px(24), self.width() - 2 * px(24), px(self.wide)
        right = right if self.wide >= 0 else (width - px(20)) // 2
        columns = [[row for row in self.rows if row.right is beside] for beside in (False, True)]
        label, self._labels = min(map(self._label, filter(None, columns)), default=0), []
        self._stack(columns[0], (left, width - right - px(20) if columns[1] else width), foot, label)
        self._stack(columns[1], (left + width - right, right), foot, label)
        self.back.setGeometry(left, foot, px(180), px(_FOOT))
        if self.doing is not None:
            wide = min(px(420), width - px(220), right if columns[1] else width)
            self.doing.setGeometry(self.width() - left - wide, foot, wide, px(_FOOT))

    def _stack(self, rows: Sequence[Row], across: tuple[int, int], foot: int, label: int) -> None:
        """Put rows one under the other; the one that has no height takes what the others leave."""
        px, gap, (left, width), y = self._scale.px, self._scale.px(_GAP), across, self._scale.px(_TOP)
        under = [
            row.lines * px(row.high + row.gap) + row.below * grown(px(theme.LINE_ROOM)) + px(4)
            for row in rows
        ]
        taken = sum(under) + label * sum(bool(row.name) for row in rows)
        last = px(rows[-1].gap + 4) if rows else 0
        for row, high in zip(rows, under, strict=True):
            if row.name:
                self._labels.append((row.name, row.said, QRectF(left, y, width, self._name_high(label))))
                y += label
            step, each = (
                (width + gap) // row.columns,
                px(row.high) if row.high else max(0, foot - gap - px(_TOP) - taken + last),
            )
            for place, button in enumerate(row.buttons):
                down, along = divmod(place, row.columns)
                button.setGeometry(left + along * step, y + down * (each + px(row.gap)), step - gap, each)
            y += high + (0 if row.high else each)

    def _label(self, rows: Sequence[Row]) -> int:
        """How high the name of a row is: larger where the rows leave room for it."""
        px, named = self._scale.px, sum(bool(row.name) for row in rows)
        high = px(_TOP) + sum(row.lines * px(row.high + row.gap) for row in rows)
        slack = self.height() - px(20) - px(_FOOT) - high - len(rows) * px(4)
        return max(px(_LABEL), min(grown(px(_LABEL)), slack // max(1, named)))

    def _name_high(self, label: int) -> int:
        return label - self._scale.px(_LABEL - theme.LINE_ROOM)

    def draw_more(self, painter: QPainter) -> None:
        """Write the names of the rows, each column's own above it."""
        px, quiet, least = self._scale.px, ink(theme.QUIET), self._scale.px(theme.SMALLEST)
        for name, said, room in self._labels:
            names = tr(name).split("\t")
            rect = QRectF(room)
            for words in names:
                rect.setWidth((room.width() + px(_GAP)) / len(names) - px(_GAP))
                write(painter, rect, words, px(15), weight=Weight.SEMI, paint=quiet, align=LEFT)
                taken = width_of(words, enlarged(px(15), rect.height()), Weight.SEMI) + px(16)
                beside = rect.adjusted(taken, 0, 0, 0)
                write(painter, beside, said, px(15), paint=ink(theme.TEXT), align=LEFT, least=least)
                rect.translate(rect.width() + px(_GAP), 0)
