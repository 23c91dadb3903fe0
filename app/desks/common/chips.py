"""Chips seen from above: a picture drawn once for each kind, count and scale, and then only moved."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from app.desks.common import theme
from app.desks.common.canvas import painted
from app.desks.common.lettering import Weight, faded, ink, write
from app.desks.common.looks import Look

MARGIN: Final = 0.16
"""Room round the chip for its count, as a share of its size."""
_MOST_PICTURES: Final = 600

_pictures: dict[tuple[Look, int, int, float, bool], QPixmap] = {}


def picture_side(size: int) -> int:
    """The side of a chip's picture, its margin included, in pixels."""
    return round(size * (1 + 2 * MARGIN))


def chip_picture(look: Look, pieces: int, size: int, ratio: float, *, enferme: bool = False) -> QPixmap:
    """Give the picture of a chip.

    Args:
        look: its face.
        pieces: written on it where there are more than one.
        size: its diameter in pixels of the desk.
        ratio: device pixels for each of them.
        enferme: a prisoner is drawn with a barred rim.
    """
    key = (look, pieces, size, ratio, enferme)
    picture = _pictures.get(key)
    if picture is None:
        if len(_pictures) >= _MOST_PICTURES:
            _pictures.clear()
        picture = _pictures[key] = _drawn(look, pieces, size, ratio, enferme=enferme)
    return picture


def forget_pictures() -> None:
    """Let the pictures go; those of another scale or screen are drawn anew when they are needed."""
    _pictures.clear()


def draw_chip(
    painter: QPainter, middle: QPointF, look: Look, pieces: int, size: int, *, enferme: bool = False
) -> None:
    """Put a chip's picture down with its middle at a point."""
    ratio = painter.device().devicePixelRatioF()
    picture = chip_picture(look, pieces, size, ratio, enferme=enferme)
    half = picture.width() / ratio / 2
    painter.drawPixmap(QPointF(middle.x() - half, middle.y() - half), picture)


def _drawn(look: Look, pieces: int, size: int, ratio: float, *, enferme: bool) -> QPixmap:
    side = picture_side(size)
    disc = QRectF((side - size) / 2, (side - size) / 2, size, size)

    def paint(painter: QPainter) -> None:
        if look.is_colour:
            _draw_colour(painter, disc, look)
        else:
            _draw_value(painter, disc, look)
        if enferme:
            _draw_bars(painter, disc)
        if pieces > 1:
            _draw_count(painter, QRectF(0, 0, side, side), size, pieces)

    return painted(side, side, ratio, paint)


def is_light(paint: str) -> bool:
    """Whether dark ink reads better on a paint than light ink does."""
    colour = QColor(paint)
    return 0.299 * colour.redF() + 0.587 * colour.greenF() + 0.114 * colour.blueF() > 0.58


def _draw_colour(painter: QPainter, disc: QRectF, look: Look) -> None:
    light = is_light(look.paint)
    size = disc.width()
    painter.setPen(QPen(ink("#ffffff"), size * 0.045))
    painter.setBrush(ink(look.paint))
    painter.drawEllipse(disc.adjusted(size * 0.025, size * 0.025, -size * 0.025, -size * 0.025))
    painter.save()
    _PATTERNS[look.pattern](painter, disc, ink("#15120c") if light else ink("#ffffff"))
    painter.restore()
    inner = disc.adjusted(size * 0.22, size * 0.22, -size * 0.22, -size * 0.22)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink(look.paint))
    painter.drawEllipse(inner)
    face = ink(theme.CHIP_INK) if light else ink("#ffffff")
    write(painter, inner, look.face, int(size * 0.42), weight=Weight.BOLD, paint=face)


def _draw_value(painter: QPainter, disc: QRectF, look: Look) -> None:
    size = disc.width()
    painter.setPen(QPen(ink(theme.CHIP_RIM), size * 0.04))
    painter.setBrush(ink(look.paint))
    if look.plaque:
        plate = disc.adjusted(size * 0.02, size * 0.16, -size * 0.02, -size * 0.16)
        painter.drawRoundedRect(plate, size * 0.1, size * 0.1)
        painter.setPen(QPen(ink("#b98f2f"), size * 0.03))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(plate.adjusted(3, 3, -3, -3), size * 0.07, size * 0.07)
    else:
        painter.drawEllipse(disc.adjusted(size * 0.02, size * 0.02, -size * 0.02, -size * 0.02))
        _dashes(painter, disc.adjusted(1, 1, -1, -1), ink(theme.CHIP_RIM))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ink(look.paint))
        painter.drawEllipse(disc.adjusted(size * 0.13, size * 0.13, -size * 0.13, -size * 0.13))
    face = disc.adjusted(size * 0.14, 0, -size * 0.14, 0)
    write(painter, face, look.face, int(size * 0.37), weight=Weight.BOLD, paint=ink(theme.CHIP_INK))


def _draw_bars(painter: QPainter, disc: QRectF) -> None:
    painter.setPen(QPen(ink(theme.GOLD), disc.width() * 0.07))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for share in (0.3, 0.7):
        x = disc.left() + disc.width() * share
        painter.drawLine(QPointF(x, disc.top() + 2), QPointF(x, disc.bottom() - 2))


def _draw_count(painter: QPainter, picture: QRectF, size: int, pieces: int) -> None:
    text = str(pieces)
    height = size * 0.42
    width = max(height, height * (0.5 + 0.32 * len(text)))
    pill = QRectF(picture.right() - width - 1, picture.top() + 1, width, height)
    painter.setPen(QPen(faded("#ffffff", 0.55), 1))
    painter.setBrush(ink("#0b0d0f"))
    painter.drawRoundedRect(pill, height / 2, height / 2)
    write(painter, pill, text, int(size * 0.32), weight=Weight.BOLD, paint=ink("#ffffff"))


Pattern = Callable[[QPainter, QRectF, QColor], None]


def _rim(painter: QPainter, disc: QRectF, paint: QColor, starts: tuple[float, ...], span: float) -> None:
    """Draw arcs on the rim; degrees, a turn being 360."""
    size = disc.width()
    pen = QPen(paint, size * 0.11)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    painter.setPen(pen)
    ring = disc.adjusted(size * 0.12, size * 0.12, -size * 0.12, -size * 0.12)
    for start in starts:
        painter.drawArc(ring, int(start * 16), int(span * 16))


def _dashes(painter: QPainter, disc: QRectF, paint: QColor) -> None:
    _rim(painter, disc, paint, tuple(n * 45.0 + 12 for n in range(8)), 21)


def _cross(painter: QPainter, disc: QRectF, paint: QColor) -> None:
    _rim(painter, disc, paint, tuple(n * 90.0 - 16 for n in range(4)), 32)


def _halves(painter: QPainter, disc: QRectF, paint: QColor) -> None:
    _rim(painter, disc, paint, (90.0,), 180)


def _quarters(painter: QPainter, disc: QRectF, paint: QColor) -> None:
    _rim(painter, disc, paint, (0.0, 180.0), 90)


def _ring(painter: QPainter, disc: QRectF, paint: QColor) -> None:
    _rim(painter, disc, paint, (0.0,), 360)


def _dots(painter: QPainter, disc: QRectF, paint: QColor) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(paint)
    size, middle = disc.width(), disc.center()
    for place in range(10):
        painter.save()
        painter.translate(middle)
        painter.rotate(36 * place)
        painter.drawEllipse(QPointF(0, -size * 0.375), size * 0.05, size * 0.05)
        painter.restore()


def _bars(painter: QPainter, disc: QRectF, paint: QColor) -> None:
    size = disc.width()
    painter.setPen(QPen(paint, size * 0.055))
    for share in (0.28, 0.43, 0.57, 0.72):
        x = disc.left() + size * share
        reach = size * (0.40 if 0.4 < share < 0.6 else 0.34)
        painter.drawLine(QPointF(x, disc.center().y() - reach), QPointF(x, disc.center().y() + reach))


def _solid(painter: QPainter, disc: QRectF, paint: QColor) -> None:
    """Leave the rim as it is: the plain chip is the one without a drawing."""


_PATTERNS: Final[dict[str, Pattern]] = {
    "solid": _solid,
    "dashes": _dashes,
    "dots": _dots,
    "cross": _cross,
    "ring": _ring,
    "halves": _halves,
    "quarters": _quarters,
    "bars": _bars,
}
"""How each pattern of a house profile is drawn on a chip's rim."""
