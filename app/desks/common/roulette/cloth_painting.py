"""The cloth, painted from its geometry: numbers, chances and race track, bright or dimmed."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from app.desks.common import theme
from app.desks.common.box import Box
from app.desks.common.language import tr
from app.desks.common.lettering import MIDDLE, Weight, faded, ink, rectangle, width_of, write, write_lines
from app.desks.common.roulette.cloth import Cloth, Grid
from app.desks.common.roulette.cloth_paints import ON_THE_TABLE, ClothPaints, number_ground
from app.rules.roulette.layout import BY_NAME
from app.rules.side import Side
from app.rules.tongue import Phrase, Speech

_TITLES: Final = {
    "low": "MANQUE",
    "even": "PAIR",
    "red": "ROUGE",
    "black": "NOIR",
    "odd": "IMPAIR",
    "high": "PASSE",
    "dozen-1": QT_TRANSLATE_NOOP("", "1ª DOZZINA"),
    "dozen-2": QT_TRANSLATE_NOOP("", "2ª DOZZINA"),
    "dozen-3": QT_TRANSLATE_NOOP("", "3ª DOZZINA"),
    "column-34": "col. 34",
    "column-35": "col. 35",
    "column-36": "col. 36",
}
_NAME: Final = {"column": (0.02, 0.5), "dozen": (0.02, 0.3)}
_NAME_OF_EVEN: Final = (0.125, 0.28)
"""From where in its box a name is written, and how high it may be: beneath it lie the chips with their
counts, and above that of an even chance its prisoners."""
_COLUMN: Final = "col."
"""As wide as a column's name is in two lines."""
_FRENCH: Final = {"dozen-1": "1re DOUZAINE", "dozen-2": "2e DOUZAINE", "dozen-3": "3e DOUZAINE"}
"""What is a word of its own on a French cloth."""
TITLE_SHARE: Final = 0.3
"""So much of a sector's height is its name's."""
SECTOR_TITLES: Final = {
    "vicini": Phrase("VICINI DELLO ZERO", "VOISINS DU ZÉRO"),
    "orfanelli": Phrase("ORFANELLI", "ORPHELINS"),
    "serie": Phrase("SERIE 5/8", "TIERS DU CYLINDRE"),
}


def number_paint(number: int, *, dim: bool = False, paints: ClothPaints = ON_THE_TABLE) -> QColor:
    """Give the ground of a number: red, black, or green for zero."""
    return ink(number_ground(number, dim=dim, paints=paints))


def paint_cells(
    painter: QPainter, grid: Grid, numbers: Iterable[int], fallen: int | None, size: int, *, dims: bool = True
) -> None:
    """Paint the cells of the numbers; when one has fallen the others are dimmed.

    Args:
        painter: draws.
        grid: where the cells lie.
        numbers: from 1 to 36.
        fallen: the number that won, or None.
        size: height of the figures, in pixels; 0 writes none.
        dims: whether the others are dimmed at all.
    """
    for number in numbers:
        dim = dims and fallen is not None and number != fallen
        paint_cell(painter, rectangle(grid.cell(number)), number, size, dim=dim)


def paint_cell(
    painter: QPainter, rect: QRectF, number: int, size: int, *, dim: bool, paints: ClothPaints = ON_THE_TABLE
) -> None:
    """Paint a number as it stands on the cloth, its figures so many pixels high; 0 writes none."""
    painter.setPen(QPen(ink(paints.line_dim if dim else paints.line), 1.2))
    painter.setBrush(number_paint(number, dim=dim, paints=paints))
    painter.drawRect(rect)
    paint = ink(paints.text_dim if dim else paints.text)
    if size:
        write(painter, rect, str(number), size, weight=Weight.SEMI, paint=paint)


def zero_shape(rect: QRectF, side: Side) -> QPainterPath:
    """Give the shape of zero: square towards the numbers, round towards the cylinder."""
    path = QPainterPath()
    round_end = rect.width() * 0.8
    x = rect.left() if side is Side.LEFT else rect.right() - 2 * round_end
    path.addRoundedRect(QRectF(x, rect.y(), 2 * round_end, rect.height()), round_end, round_end)
    square = QPainterPath()
    square.addRect(rect)
    return path.intersected(square)


def paint_zero(
    painter: QPainter, rect: QRectF, side: Side, size: int, *, dim: bool, paints: ClothPaints = ON_THE_TABLE
) -> None:
    """Paint zero."""
    painter.setPen(QPen(ink(paints.line_dim if dim else paints.line), 1.2))
    painter.setBrush(number_paint(0, dim=dim, paints=paints))
    painter.drawPath(zero_shape(rect, side))
    if size:
        paint = ink(paints.text_dim if dim else paints.text)
        write(painter, rect, "0", size, weight=Weight.SEMI, paint=paint)


def paint_dolly_frame(
    painter: QPainter,
    cell: QRectF,
    number: int,
    side: Side,
    width: float,
    paints: ClothPaints = ON_THE_TABLE,
) -> None:
    """Frame the cell on which the dolly stands."""
    painter.setPen(QPen(ink(paints.frame), width))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if number == 0:
        painter.drawPath(zero_shape(cell, side))
    else:
        painter.drawRect(cell)


def paint_cloth(
    painter: QPainter, cloth: Cloth, speech: Speech, *, dim: bool, paints: ClothPaints = ON_THE_TABLE
) -> None:
    """Paint the whole cloth in the language of its house, bright or dimmed."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    size = _figures(cloth)
    for name, box in cloth.chances.items():
        _paint_chance(painter, name, rectangle(box), speech, dim=dim, paints=paints)
    paint_zero(painter, rectangle(cloth.zero), cloth.grid.side, size, dim=dim, paints=paints)
    for number in range(1, 37):
        paint_cell(painter, rectangle(cloth.grid.cell(number)), number, size, dim=dim, paints=paints)
    _paint_track(painter, cloth, speech, dim=dim, paints=paints)


def winning_boxes(cloth: Cloth, fallen: int) -> tuple[Box, ...]:
    """Give what stays bright when a number has fallen: its cell, its chances, its pocket if it has one."""
    chances = (box for name, box in cloth.chances.items() if BY_NAME[name].wins(fallen))
    return (_cell(cloth, fallen), *chances, *_pocket_of(cloth, fallen))


def _pocket_of(cloth: Cloth, number: int) -> tuple[Box, ...]:
    """A number's pocket on the race track, where there is one."""
    return (cloth.pockets[number],) if number in cloth.pockets else ()


def paint_fallen(painter: QPainter, cloth: Cloth, fallen: int, paints: ClothPaints = ON_THE_TABLE) -> None:
    """Frame the number that has fallen, on the numbers and on the race track, where there is one."""
    cell, size = rectangle(_cell(cloth, fallen)), _figures(cloth)
    paint_dolly_frame(painter, cell, fallen, cloth.grid.side, max(3.0, size * 0.12), paints)
    painter.setPen(QPen(ink(paints.frame), 3))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for box in _pocket_of(cloth, fallen):
        painter.drawRoundedRect(_pocket(box), 5, 5)


def _cell(cloth: Cloth, number: int) -> Box:
    return cloth.zero if number == 0 else cloth.grid.cell(number)


def _figures(cloth: Cloth) -> int:
    """Say how high the figures are, in pixels."""
    return int(min(cloth.grid.half_w, cloth.grid.half_h) * 0.78)


def _pocket(box: Box) -> QRectF:
    return rectangle(box.shrunk(1.5))


def _paint_chance(
    painter: QPainter, name: str, rect: QRectF, speech: Speech, *, dim: bool, paints: ClothPaints
) -> None:
    painter.setPen(QPen(ink(paints.line_dim if dim else paints.line), 1.2))
    painter.setBrush(_chance_paint(name, dim=dim, paints=paints))
    painter.drawRect(rect)
    paint = ink(paints.text_dim if dim else paints.text)
    column, high = name.startswith("column"), rect.height()
    above, share = _NAME[name.partition("-")[0]] if "-" in name else _NAME_OF_EVEN
    room = QRectF(rect.x(), rect.y() + high * above, rect.width(), high * share)
    size = int(high * 0.19 if column else high * 0.28)
    inside, title = room.adjusted(5, 0, -5, 0), _title(name, speech)
    if column and width_of(title, theme.SMALLEST, Weight.SEMI) > inside.width():
        # In two lines it is called as everywhere.
        size = min(
            size, int(theme.SMALLEST * inside.width() / width_of(_COLUMN, theme.SMALLEST, Weight.SEMI))
        )
        write_lines(painter, inside, title, size, weight=Weight.SEMI, paint=paint, align=MIDDLE)
    else:
        write(painter, inside, title, size, weight=Weight.SEMI, paint=paint)


def _title(name: str, speech: Speech) -> str:
    return _FRENCH[name] if speech is Speech.FRENCH and name in _FRENCH else tr(_TITLES[name])


def _chance_paint(name: str, *, dim: bool, paints: ClothPaints) -> QColor:
    if name == "red":
        return number_paint(1, dim=dim, paints=paints)
    if name == "black":
        return number_paint(2, dim=dim, paints=paints)
    return ink(paints.felt_dim if dim else paints.felt)


def _paint_track(painter: QPainter, cloth: Cloth, speech: Speech, *, dim: bool, paints: ClothPaints) -> None:
    painter.setPen(QPen(ink(paints.line_dim), 1.2))
    for sector in cloth.sectors:
        painter.setBrush(ink(paints.deep))
        painter.drawPolygon(QPolygonF([QPointF(x, y) for x, y in sector.corners]))
    size = int(cloth.rail.h * 0.15)
    for sector in cloth.sectors:
        top = min(y for _, y in sector.corners)
        high = 2 * (sector.middle[1] - top) * TITLE_SHARE  # beneath it lie the chips that are held
        start, end = sector.between(top, top + high)
        room = QRectF(start, top, end - start, high)
        title = SECTOR_TITLES[sector.name].said(speech)
        write(painter, room, title, int(size * 0.7), weight=Weight.SEMI, paint=ink(paints.text_dim))
    for number, box in cloth.pockets.items():
        paint_pocket(painter, _pocket(box), number, size, dim=dim, paints=paints)


def paint_pocket(
    painter: QPainter, rect: QRectF, number: int, size: int, *, dim: bool, paints: ClothPaints = ON_THE_TABLE
) -> None:
    """Paint a number as it stands on the race track, its figures so many pixels high."""
    painter.setPen(QPen(faded(paints.line, 0.25), 1))
    painter.setBrush(number_paint(number, dim=dim, paints=paints))
    painter.drawRoundedRect(rect, 5, 5)
    paint = ink(paints.text_dim if dim else paints.text)
    write(painter, rect, str(number), size, weight=Weight.SEMI, paint=paint)
