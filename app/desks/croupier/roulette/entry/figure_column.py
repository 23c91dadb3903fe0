"""The number's figures and *come prima*, in a column: each a small picture of what one touch lays."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QPointF, QRectF
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QWidget

from app.desks.common import theme
from app.desks.common.box import Box
from app.desks.common.language import tr
from app.desks.common.lettering import Weight, faded, ink, rectangle, width_of, write
from app.desks.common.roulette.cloth import Grid
from app.desks.common.roulette.cloth_painting import number_paint
from app.desks.common.roulette.cloth_words import cloth_words
from app.desks.common.text_size import grown
from app.desks.common.theme import GAP, Scale
from app.desks.croupier.moment_button import MomentButton
from app.desks.croupier.roulette.entry.figures import (
    Figure,
    FigureKeys,
    figure_of,
    figure_positions,
    own_point,
)
from app.desks.croupier.roulette.spin_dealing import SpinDealing
from app.desks.croupier.roulette.spin_screen import SpinScreen
from app.rules.roulette.layout import Position
from app.rules.side import Side

_SHORT: Final = {
    Figure.SPLITS: QT_TRANSLATE_NOOP("", "Cavalli"),
    Figure.CORNERS: QT_TRANSLATE_NOOP("", "Carré"),
    Figure.STRAIGHT_AND_SPLITS: QT_TRANSLATE_NOOP("", "Pieno e cav."),
    Figure.COMPLETE: QT_TRANSLATE_NOOP("", "Completo"),
}
_LONG: Final = {
    Figure.SPLITS: QT_TRANSLATE_NOOP("", "tutti i cavalli del numero"),
    Figure.CORNERS: QT_TRANSLATE_NOOP("", "tutti i carré del numero"),
    Figure.STRAIGHT_AND_SPLITS: QT_TRANSLATE_NOOP("", "pieno e tutti i cavalli"),
    Figure.COMPLETE: QT_TRANSLATE_NOOP("", "completo: ogni combinazione del numero"),
}
_LINE: Final = 17
_CELLS: Final = 3
"""Cells along that the small picture shows; across it shows the whole row."""


class FigureButton(MomentButton):
    """A small picture of the number's neighbourhood, with a dot where a chip would lie."""

    def __init__(self, scale: Scale, parent: QWidget, act: Callable[[], None]) -> None:
        super().__init__(scale, parent, act)
        self._number = 0
        self._side = Side.LEFT
        self._places: tuple[Position, ...] = ()
        self.shorter = ""
        """What stands beneath where the button is too narrow for what would."""

    def show_places(self, number: int, side: Side, places: tuple[Position, ...]) -> None:
        """Show another picture."""
        if (number, side, places) != (self._number, self._side, self._places):
            self._number, self._side, self._places = number, side, places
            self.update()

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        """Draw ground, picture and word."""
        paint = self.draw_ground(painter, rect)
        px = self.scale.px
        line = grown(px(theme.LINE_ROOM))
        foot = QRectF(rect.x() + px(2), rect.bottom() - line - px(1), rect.width() - px(4), line)
        if self.below:
            fits = width_of(self.below, px(14), Weight.BOLD) <= foot.width()
            below = self.below if fits else self.shorter
            write(painter, foot, below, px(14), weight=Weight.BOLD, paint=ink(theme.GOLD))
            foot.translate(0, -grown(px(_LINE)))
        write(painter, foot, self.text(), px(14), weight=Weight.SEMI, paint=paint)
        room = rect.adjusted(px(10), px(6 if self.below else 10), -px(10), -line - px(5))
        room.setBottom(min(room.bottom(), foot.top() - px(3)))
        painter.setOpacity(1.0 if self.isEnabled() else 0.35)
        self._draw_picture(painter, Box(room.x(), room.y(), room.width(), room.height()))
        painter.setOpacity(1.0)

    def _draw_picture(self, painter: QPainter, room: Box) -> None:
        grid = _small_grid(self._number, self._side, room)
        painter.setPen(QPen(ink(theme.FELT_LINE_DIM), 1))
        for number in _shown(self._number):
            own = number == self._number
            painter.setBrush(number_paint(number) if own else ink(theme.FELT_DEEP))
            painter.drawRect(rectangle(grid.zero_cell() if number == 0 else grid.cell(number)))
        painter.setPen(QPen(faded("#000000", 0.6), 1))
        painter.setBrush(ink(theme.GOLD))
        radius = self.scale.px(4)
        for place in self._places:
            painter.drawEllipse(QPointF(*grid.place(place)), radius, radius)


def _shown(number: int) -> list[int]:
    """The row of the number and its neighbours; round zero the first two rows."""
    row = 0 if number == 0 else (number - 1) // 3 + 1
    first = max(0, min(row - 1, 10))
    rows = range(first, first + _CELLS)
    return [n for r in rows for n in ([0] if r == 0 else range(3 * r - 2, 3 * r + 1))]


def _small_grid(number: int, side: Side, room: Box) -> Grid:
    """Put the grid so that three cells along and the whole row fill a box."""
    half_w, half_h = room.w / (2 * _CELLS), room.h / 6
    rows = _shown(number)
    first = -2 if rows[0] == 0 else own_point(rows[0])[0] - 1
    zero_line = room.x - first * half_w if side is Side.LEFT else room.x + room.w + first * half_w
    return Grid(side, zero_line, room.y, half_w, half_h)


def again_words(keys: FigureKeys) -> tuple[str, str, str]:
    """Say what *come prima* lays: its figure, "completo" or "2× cavalli"; how many pieces; and each place.

    No figure is as many pieces as it is.
    """
    if not keys.again:
        return "", "", tr("come prima: come ha vinto l'ultima volta")
    total = sum(pieces for _, pieces in keys.again)
    short = tr("1 pezzo") if total == 1 else tr("{pieces} pezzi").format(pieces=total)
    figure = figure_of((position for position, _ in keys.again), keys.number)
    counts = {pieces for _, pieces in keys.again}
    if figure is None or len(counts) > 1:
        places = ", ".join(f"{pieces} {cloth_words(position)}" for position, pieces in keys.again)
        return short, short, tr("come prima: {laid}").format(laid=places)
    each = "" if counts == {1} else f"{min(counts)}× "
    laid = tr("come prima: {laid}").format(laid=f"{each}{tr(_LONG[figure])}")
    return f"{each}{tr(_SHORT[figure]).lower()}", short, laid


class FigureColumn(QWidget):
    """The figures, one below the other, and *come prima* at the foot."""

    def __init__(self, scale: Scale, parent: QWidget, dealing: SpinDealing) -> None:
        super().__init__(parent)
        self._scale = scale
        self._dealing = dealing
        self.figures = {figure: self._button(figure) for figure in Figure}
        self.again = FigureButton(scale, self, dealing.lay_as_before)
        for figure, button in self.figures.items():
            button.say(tr(_SHORT[figure]), name=tr(_LONG[figure]))

    def _button(self, figure: Figure) -> FigureButton:
        return FigureButton(self._scale, self, lambda: self._dealing.lay_figure(figure))

    def show_figures(self, screen: SpinScreen, keys: FigureKeys) -> None:
        """Show the figures of the number that fell."""
        moment = (screen.heading.spin, keys.number)
        for figure, button in self.figures.items():
            button.moment = moment
            button.show_places(keys.number, screen.side, figure_positions(figure, keys.number))
            button.setEnabled(keys.ready)
        self.again.moment = self.again.means = (*moment, keys.again)
        self.again.show_places(keys.number, screen.side, tuple(position for position, _ in keys.again))
        self.again.setEnabled(bool(keys.again))
        laid, self.again.shorter, places = again_words(keys)
        self.again.say(tr("Come prima"), laid, name=places)

    def place_figures(self) -> None:
        """Spread them over the height."""
        gap = self._scale.px(GAP)
        buttons = (*self.figures.values(), self.again)
        step = (self.height() + gap) / len(buttons)
        for place, button in enumerate(buttons):
            button.setGeometry(0, round(place * step), self.width(), round(step - gap))
