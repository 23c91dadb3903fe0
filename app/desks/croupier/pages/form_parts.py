"""The parts of a form, drawn: its rows of keys and its lines, one under the other in one column or in two."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QAbstractButton, QWidget

from app.desks.common import theme
from app.desks.common.lettering import LEFT, Weight, enlarged, ink, width_of, write
from app.desks.common.text_size import grown
from app.desks.common.theme import Scale
from app.desks.croupier.forms.kit import Drawn, Panel, Part, Row, shown
from app.desks.croupier.pages.form_key import FormKey, FormLine, PanelWidget, show_keys
from app.rules.side import Side

_TOP: Final = 98
_LABEL: Final = 24
_GAP: Final = 12
_SIDE: Final = 24
_BETWEEN: Final = 20
"""Between the two columns."""
_NOTHING: Final = Row("", columns=1)


class Placed(NamedTuple):
    """A part with what draws it.

    Attributes:
        row: its name, and how it is laid out; of what is no row one column.
        buttons: in their order.
        high: how high each is, in pixels of the reference; 0 where it takes what the others leave.
        gap: after each of its lines.
        below: how many lines are written beneath each.
        right: it stands in the right column.
    """

    row: Row
    buttons: Sequence[QWidget]
    high: int
    gap: int = _GAP
    below: int = 0
    right: bool = False

    @property
    def lines(self) -> int:
        """How many lines of buttons it has."""
        return -(-len(self.buttons) // self.row.columns)


class FormParts:
    """Makes what draws the parts when it is first needed, and keeps it.

    Attributes:
        placed: what is drawn now.
        turned: how often each part's row was turned to its other keys.
        panel: draws what a form has drawn by hand.
    """

    def __init__(self, scale: Scale, page: QWidget, made: Callable[[], FormKey]) -> None:
        self._scale, self._page, self._made = scale, page, made
        self.placed: tuple[Placed, ...] = ()
        self.turned: dict[int, int] = {}
        self.panel: PanelWidget | None = None
        self._pools: list[list[FormKey]] = []
        self._lines: list[FormLine] = []
        self._names: list[tuple[Row, QRectF]] = []

    @property
    def keys(self) -> list[FormKey]:
        """The keys, whether they are seen or not."""
        rows = [key for keys in self._pools for key in keys]
        return rows if self.panel is None or self.panel.isHidden() else [*rows, *self.panel.keys()]

    @property
    def begins_at(self) -> str | None:
        """The name of the row that the arrows go through before all others; None where none is."""
        return next((each.row.name for each in self.placed if each.row.first), None)

    def in_order(self) -> list[QAbstractButton]:
        """Give what the arrows go through: what is typed is passed by."""
        rows = sorted(
            (each for each in self.placed if not each.row.typed), key=lambda each: not each.row.first
        )
        panel = () if self.panel is None or self.panel.isHidden() else self.panel.in_order()
        return [*(key for each in rows for key in each.buttons if isinstance(key, QAbstractButton)), *panel]

    def turn(self, key: FormKey) -> None:
        """Turn the row in which a key stands to the others."""
        place = next(place for place, keys in enumerate(self._pools) if key in keys)
        self.turned[place] = self.turned.get(place, 0) + 1

    def show(self, parts: Sequence[Part], right: int) -> None:
        """Show other parts; the last `right` of them stand in the right column."""
        count = sum(isinstance(part, Drawn) for part in parts)
        self._lines += [FormLine(self._scale, self._page) for _ in range(count - len(self._lines))]
        self._pools += [[] for _ in parts[len(self._pools) :]]
        lines = iter(self._lines)
        placed = (self._place(place, part, lines) for place, part in enumerate(parts))
        first = len(parts) - right
        self.placed = tuple(each._replace(right=place >= first) for place, each in enumerate(placed))
        for keys in self._pools[len(parts) :]:
            _hide(keys)
        _hide(self._lines[count:])
        if self.panel is not None and not any(isinstance(part, Panel) for part in parts):
            self.panel.hide()

    def _place(self, place: int, part: Part, lines: Iterator[FormLine]) -> Placed:
        pool = self._pools[place]
        if isinstance(part, Row):
            keys = shown(part, self.turned.get(place, 0))
            show_keys(pool, keys, self._made)
            buttons = pool[: len(keys)]
            below = max((len(button.label) for button in buttons), default=0)
            return Placed(part, buttons, part.high, part.gap, below)
        _hide(pool)
        if isinstance(part, Panel):
            if self.panel is None:
                raise LookupError(part)
            self.panel.show_panel(part.shows)
            self.panel.show()
            return Placed(_NOTHING, [self.panel], self.panel.high())
        line = next(lines)
        line.show_line(part)
        return Placed(_NOTHING, [line], line.high(), 0)

    def bottom(self) -> int:
        """Where the lowest of them ends, in pixels."""
        return max((button.geometry().bottom() for each in self.placed for button in each.buttons), default=0)

    def place(self, wide: int, foot: int, side: Side) -> int:
        """Put each part beneath its name; what is beside changes sides, halves are read from the left.

        Args:
            wide: of the right column, in pixels of the reference; below zero for half of the page.
            foot: where they end, in pixels.
            side: of the table.

        Returns:
            How wide the right column is, in pixels; where there is none, all of it.
        """
        px, left = self._scale.px, self._scale.px(_SIDE)
        width = self._page.width() - 2 * left
        columns = [[each for each in self.placed if each.right is right] for right in (False, True)]
        right = px(wide) if wide >= 0 else (width - px(_BETWEEN)) // 2
        label, self._names = min((self._label(each, foot) for each in columns if each), default=0), []
        beside = right + px(_BETWEEN) if columns[1] else 0
        places = (left + beside, left) if side is Side.RIGHT and wide >= 0 else (left, left + width - right)
        self._stack(columns[0], (places[0], width - beside), foot, label)
        self._stack(columns[1], (places[1], right), foot, label)
        return right if columns[1] else width

    def _stack(self, placed: Sequence[Placed], across: tuple[int, int], foot: int, label: int) -> None:
        """Put parts one under the other; the one that has no height takes what the others leave."""
        px, gap, (left, width), y = self._scale.px, self._scale.px(_GAP), across, self._scale.px(_TOP)
        under = [
            each.lines * px(each.high + each.gap) + each.below * grown(px(theme.LINE_ROOM)) + px(4)
            for each in placed
        ]
        taken = sum(under) + label * sum(bool(each.row.name) for each in placed)
        rest = max(0, foot - gap - px(_TOP) - taken + (px(placed[-1].gap + 4) if placed else 0))
        for each, room in zip(placed, under, strict=True):
            if each.row.name:
                high = label - px(_LABEL - theme.LINE_ROOM)
                self._names.append((each.row, QRectF(left, y, width, high)))
                y += label
            step, high = (width + gap) // each.row.columns, px(each.high) if each.high else rest
            for place, button in enumerate(each.buttons):
                down, along = divmod(place, each.row.columns)
                button.setGeometry(left + along * step, y + down * (high + px(each.gap)), step - gap, high)
            y += room + (0 if each.high else rest)

    def _label(self, placed: Sequence[Placed], foot: int) -> int:
        """How high the name of a row is: larger where the rows leave room for it."""
        px, named = self._scale.px, sum(bool(each.row.name) for each in placed)
        high = px(_TOP) + sum(each.lines * px(each.high + each.gap) for each in placed)
        slack = foot - high - len(placed) * px(4)
        return max(px(_LABEL), min(grown(px(_LABEL)), slack // max(1, named)))

    def draw(self, painter: QPainter) -> None:
        """Write the names of the rows, each column's own above it."""
        px, quiet, least = self._scale.px, ink(theme.QUIET), self._scale.px(theme.SMALLEST)
        for row, room in self._names:
            names, rect = row.name.split("\t"), QRectF(room)
            for words in names:
                rect.setWidth((room.width() + px(_GAP)) / len(names) - px(_GAP))
                write(painter, rect, words, px(15), weight=Weight.SEMI, paint=quiet, align=LEFT)
                taken = width_of(words, enlarged(px(15), rect.height()), Weight.SEMI) + px(16)
                beside = rect.adjusted(taken, 0, 0, 0)
                write(painter, beside, row.said, px(15), paint=ink(theme.TEXT), align=LEFT, least=least)
                rect.translate(rect.width() + px(_GAP), 0)


def _hide(keys: Sequence[QWidget]) -> None:
    for key in keys:
        key.hide()
