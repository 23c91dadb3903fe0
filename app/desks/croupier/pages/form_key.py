"""What a form is drawn with: its keys, its lines, and whatever else is drawn by hand."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import zip_longest
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from app.desks.common import theme
from app.desks.common.box_drawing import draw_box
from app.desks.common.chips import draw_chip
from app.desks.common.label import set_tip
from app.desks.common.language import quoted
from app.desks.common.lettering import LEFT, RIGHT, Weight, ink, width_of, write, write_wrapped
from app.desks.common.stacks import draw_groups
from app.desks.common.text_size import grown
from app.desks.common.theme import Scale
from app.desks.common.touch import Role
from app.desks.croupier.chip_button import ChipButton
from app.desks.croupier.forms.kit import Columns, Drawn, Form, Key, Line, Listed, Piles
from app.desks.croupier.words.game_words import dealt
from app.rules.side import Side

_TILE_CHIP: Final = 46
_COUNT: Final = 30
_BELOW: Final = 20
_NUMBER: Final = 38


def draw_tile(painter: QPainter, rect: QRectF, key: Key, paint: QColor, scale: Scale) -> None:
    """Draw the chip above, its words in the middle, and beneath them what is below."""
    px, least, chip = scale.px, scale.px(theme.SMALLEST), scale.px(_TILE_CHIP)
    if key.look is not None:
        draw_chip(painter, QPointF(rect.center().x(), px(8) + chip / 2), key.look, 1, chip)
    inside = rect.adjusted(px(4), 0, -px(4), 0)
    count = QRectF(inside.x(), px(10) + chip, inside.width(), px(_COUNT))
    if key.words:
        write(painter, count, key.words, px(24), weight=Weight.BOLD, paint=paint, least=least)
    below = QRectF(inside.x(), count.bottom() - px(1), inside.width(), px(_BELOW))
    quiet = paint if key.chosen or not key.can else ink(theme.QUIET)
    write(painter, below, key.below, px(15), paint=quiet, least=least)


def draw_listed(
    painter: QPainter, rect: QRectF, key: Key, listed: Listed, paint: QColor, scale: Scale
) -> None:
    """Draw a line of a list: what stands before its words, what is below them, and what stands at its end."""
    px, least, quiet = scale.px, scale.px(theme.SMALLEST), ink(theme.QUIET) if key.can else paint
    ends = max(width_of(listed.end, px(21), Weight.BOLD), width_of(listed.first, px(16))) + px(4)
    x = _draw_before(painter, rect, key, listed, paint, scale)
    inside = rect.adjusted(x, px(4), -px(12), -px(4))
    high, wide = inside.height(), inside.width() - (ends + px(12) if listed.end else 0)
    under = max(high * 0.44, min(grown(px(22)), px(27)))  # what is below the words grows with them
    low = QRectF(inside.x(), inside.bottom() - px(1) - under, wide, under)
    above = max(px(24), low.y() + px(2) - inside.y())
    top = QRectF(inside.x(), low.y() + px(2) - above, wide, above)
    write(painter, top, key.words, px(19), weight=Weight.SEMI, paint=paint, align=LEFT, least=least)
    write(painter, low, key.below, px(16), paint=quiet, align=LEFT, least=least)
    right = QRectF(inside.right() - ends, top.y(), ends, top.height() if listed.first else high)
    write(painter, right, listed.end, px(21), weight=Weight.BOLD, paint=paint, align=RIGHT, least=least)
    if listed.first:
        below = QRectF(right.x(), low.y(), ends, low.height())
        draw_struck(painter, below, listed.first, px(16), at_end=True)


def _draw_before(
    painter: QPainter, rect: QRectF, key: Key, listed: Listed, paint: QColor, scale: Scale
) -> float:
    """Draw the number, or the sign and the chip; gives where the words begin."""
    px, middle, x = scale.px, rect.center().y(), float(scale.px(12))
    if listed.number is not None:
        tile = QRectF(x, middle - px(_NUMBER) / 2, px(_NUMBER), px(_NUMBER))
        draw_box(painter, tile, px(6), ink(dealt().ground(listed.number)), QPen(ink(theme.LINE), 1))
        white = ink("#ffffff")
        write(painter, tile, str(listed.number), px(20), weight=Weight.SEMI, paint=white, least=px(14))
        x += px(_NUMBER + 12)
    if listed.sign:
        room = QRectF(x, 0, px(46), rect.height())
        write(painter, room, listed.sign, px(18), weight=Weight.BOLD, paint=paint, align=LEFT)
        x += px(46)
    if key.look is not None:
        draw_chip(painter, QPointF(x + px(18), middle), key.look, 1, px(36), barred=listed.shut)
        x += px(44)
    return x


def draw_struck(painter: QPainter, rect: QRectF, text: str, pixels: int, *, at_end: bool = False) -> None:
    """Write what was recorded first, struck through: it stays, and does not count."""
    quiet, y = ink(theme.QUIET), rect.center().y()
    across = write(painter, rect, text, pixels, paint=quiet, align=RIGHT if at_end else LEFT, least=pixels)
    begin = rect.right() - across if at_end else rect.x()
    painter.setPen(QPen(quiet, pixels / 10))
    painter.drawLine(QPointF(begin, y), QPointF(begin + across, y))


_CHIP: Final = 44
_CHIPS_LINE: Final = 58
_TOP: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
_IN_COLUMN: Final = 44
"""How high a line in columns is where there is room."""
_CHIP_IN_COLUMN: Final = 36
"""On a smaller one its face could not be read."""
_ROWS: Final = 6
_BETWEEN: Final = 28
_TEXT: Final = 24
_PILES: Final = 70
"""Lower piles could not be read."""


class FormKey(ChipButton):
    """A key of a form: words, a chip, or a line of a list."""

    def __init__(self, scale: Scale, parent: QWidget, tell: Callable[[object], object] | None = None) -> None:
        """Show nothing yet; `tell` is told what a touch says."""
        super().__init__(scale, parent)
        if tell is not None:
            self.clicked.connect(lambda: tell(self.says))
        self.says: object = None
        self.label: tuple[str, ...] = ()
        self.key = Key("")

    def show_key(self, key: Key) -> None:
        """Show another key, or the same one otherwise; of the same as it is nothing changes."""
        if key == self.key and not self.isHidden():
            return
        drawn = (key.role, key.size, key.look, key.tile, key.listed)
        before = (self.role, self.size_of_text, self.key.look, self.key.tile, self.key.listed)
        self.key, self.role, self.size_of_text = key, key.role, key.size
        if drawn != before:
            self.update()
        self.says, self.single = key.says, key.single or key.role not in {Role.QUIET, Role.FLAT}
        self.means = (key.says,) if key.tile else (key.words, key.chosen, key.says)
        self.label = ()
        if key.look is not None and not key.tile and key.listed is None:
            self.label = tuple(filter(None, key.below.split("\n")))
            name = key.words if key.name is None else key.name
            self.show_chip(key.look, name, chosen=key.chosen, owner=key.owner)
        else:
            self.show_no_chip()
            self.say(key.words, key.below, name=key.name)
            self.choose(chosen=key.chosen)
        self.setEnabled(key.can)
        set_tip(self, key.tip)
        self.show()

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        """Draw it as what its form says it is."""
        if self.key.tile:
            draw_tile(painter, rect, self.key, self.draw_ground(painter, rect), self.scale)
        elif self.key.listed is not None:
            ground = self.draw_ground(painter, rect)
            draw_listed(painter, rect, self.key, self.key.listed, ground, self.scale)
        else:
            super().draw(painter, rect)


def show_keys(
    pool: list[FormKey], keys: Sequence[Key | None], made: Callable[[], FormKey] | None = None
) -> None:
    """Show keys one by one; of the pool nothing else is seen, and it grows where it has too few."""
    if made is not None:
        pool += [made() for _ in keys[len(pool) :]]
    for button, key in zip_longest(pool, keys):
        if key is None:
            button.hide()
        else:
            button.show_key(key)


class FormLine(QWidget):
    """A line of a form, or several in columns, with the chips that they speak of."""

    def __init__(self, scale: Scale, parent: QWidget) -> None:
        super().__init__(parent)
        self._scale = scale
        self._shown: Drawn = Line("")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def show_line(self, line: Drawn) -> None:
        """Show something else."""
        if line != self._shown:
            self._shown = line
            self.update()
        self.show()

    def high(self) -> int:
        """How high it is, in pixels of the reference; 0 where it takes what is left."""
        line = self._shown
        if not isinstance(line, Line):
            return 0
        if line.high or line.wraps:
            return line.high
        return _CHIPS_LINE if line.chips else max(30, line.size * 2)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the line, or all of them: a column is full before the next begins."""
        painter, room, px = QPainter(self), QRectF(self.rect()), self._scale.px
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if isinstance(self._shown, Line):
            self._draw(painter, room, self._shown, px(_CHIP))
        elif isinstance(self._shown, Piles):
            if self._shown.groups and room.height() >= px(_PILES):
                draw_groups(painter, room, *self._shown, self._scale.factor)
        elif isinstance(self._shown, Columns):
            self._draw_columns(painter, room, self._shown)
        elif lines := self._shown.lines:
            columns = max(2, -(-len(lines) // _ROWS))
            rows = -(-len(lines) // columns)
            high = min(px(_IN_COLUMN), room.height() / rows)
            wide = (room.width() - (columns - 1) * px(_BETWEEN)) / columns
            for place, line in enumerate(lines):
                column, row = divmod(place, rows)
                box = QRectF(column * (wide + px(_BETWEEN)), row * high, wide, high)
                self._draw(painter, box, line, px(_CHIP_IN_COLUMN))
        painter.end()

    def _draw_columns(self, painter: QPainter, room: QRectF, shown: Columns) -> None:
        """Write each column beneath its name, the last line last."""
        px, high = self._scale.px, self._scale.px(_TEXT)
        many = max(0, int((room.height() - high) // high))
        for place, (name, lines) in enumerate(shown.columns):
            line = QRectF(place * room.width() / len(shown.columns), 0, room.width() / 2 - px(16), high)
            write(painter, line, name, px(15), weight=Weight.SEMI, paint=ink(theme.QUIET), align=LEFT)
            for words in lines[len(lines) - min(many, len(lines)) :]:
                line.translate(0, high)
                write(painter, line, words, px(16), paint=ink(theme.TEXT), align=LEFT)

    def _draw(self, painter: QPainter, room: QRectF, line: Line, chip: int) -> None:
        """Draw the chips, and write the words behind them."""
        px, size, least = self._scale.px, self._scale.px(line.size), self._scale.px(theme.SMALLEST)
        x, middle, paint = room.x() + chip / 2, room.center().y(), ink(line.paint)
        for look, pieces in line.chips:
            draw_chip(painter, QPointF(x, middle), look, pieces, chip)
            x += chip + px(14)
        words = room.adjusted(x - chip / 2 - room.x() if line.chips else 0, 0, 0, 0)
        if line.end:
            words.setRight(room.x() + room.width() * 0.64)
            end = QRectF(room.x() + room.width() * 0.65, room.y(), room.width() * 0.35, room.height())
            ends = ink(theme.ALARM if line.wrong else theme.QUIET)
            heavy = Weight.BOLD if line.wrong else Weight.REGULAR
            write(painter, end, line.end, size, weight=heavy, paint=ends, align=RIGHT, least=least)
        if line.struck:
            draw_struck(painter, words, line.words, size)
        elif line.wraps:
            weight = Weight.BOLD if line.loud else Weight.REGULAR
            write_wrapped(
                painter, words, line.words, size, weight=weight, paint=paint, align=_TOP, least=least
            )
        else:
            weight = Weight.SEMI if line.loud else Weight.REGULAR
            write(painter, words, line.words, size, weight=weight, paint=paint, align=LEFT, least=least)


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
        """Say how high it is, in pixels of the reference; 0 where it takes what is left."""
        return 0

    def place(self, side: Side) -> None:
        """Put everything where it is for its size, at a table of this side."""


def write_beneath(painter: QPainter, keys: Iterable[FormKey], scale: Scale) -> None:
    """Write beneath each chip what is said of it, the last line as what becomes of it."""
    px, high = scale.px, grown(scale.px(theme.LINE_ROOM))
    for key in keys:
        box = key.geometry()
        line = QRectF(box.x() - px(6), box.bottom() + px(2), box.width() + px(12), high)
        for words, last in zip_longest(key.label, (False,) * (len(key.label) - 1), fillvalue=True):
            loud = last and key.chosen
            paint = theme.GOLD if loud else theme.QUIET if last else theme.TEXT
            weight = Weight.SEMI if loud else Weight.REGULAR
            write(painter, line, str(words), px(16 if last else 17), weight=weight, paint=ink(paint))
            line.translate(0, high)


def write_aside(painter: QPainter, room: QRectF, form: Form, scale: Scale) -> None:
    """Write between the keys at the foot, the last line at its own."""
    low = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom
    paint, size = ink(form.aside_in), scale.px(17)
    write_wrapped(painter, room, form.aside, size, paint=paint, align=low, least=scale.px(theme.SMALLEST))


def write_sentence(painter: QPainter, width: int, form: Form, scale: Scale) -> None:
    """Write what the dealer says, large, beside the title; it is of the house on every desk (rules 8)."""
    if form.sentence:
        px, gold = scale.px, ink(theme.GOLD)
        box = QRectF(width * 0.36, px(14), width * 0.64 - px(24), px(46))
        write(painter, box, quoted(form.sentence), px(30), weight=Weight.SEMI, paint=gold, align=RIGHT)
