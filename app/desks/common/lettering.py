"""Text and colour on every desk: one family, three weights."""

from __future__ import annotations

from enum import IntEnum
from functools import cache, lru_cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from app.desks.common.cloth import Box

FAMILY = "Inter"
_SMALLEST_SHARE = 0.55
"""A text that does not fit is written smaller down to this share, and then cut with an ellipsis."""
_ONE_LINE_SHARE = 0.86
"""A text that would have to be written smaller than this to stand on one line stands on several instead."""
_WRAPPED = int(Qt.TextFlag.TextWordWrap)
_ENDLESS = 10_000.0


class Weight(IntEnum):
    """The weights that are carried along."""

    REGULAR = 400
    SEMI = 600
    BOLD = 700


MIDDLE = Qt.AlignmentFlag.AlignCenter
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


@cache
def ink(paint: str) -> QColor:
    """Give the colour of a #rrggbb."""
    return QColor(paint)


@cache
def faded(paint: str, share: float) -> QColor:
    """Give a colour with a share of its strength, 0 to 1."""
    colour = QColor(paint)
    colour.setAlphaF(share)
    return colour


@cache
def font(pixels: int, weight: Weight = Weight.REGULAR, *, tabular: bool = False) -> QFont:
    """Give the font of a size in pixels; tabular figures are of equal width, for columns."""
    face = QFont(FAMILY)
    face.setPixelSize(max(1, pixels))
    face.setWeight(QFont.Weight(int(weight)))
    if tabular:
        face.setFeature(QFont.Tag("tnum"), 1)
    return face


def rectangle(box: Box) -> QRectF:
    """Give a box as Qt's rectangle."""
    return QRectF(*box)


@lru_cache(maxsize=2048)
def width_of(text: str, pixels: int, weight: Weight = Weight.REGULAR) -> float:
    """Measure how wide a text is, in pixels."""
    return QFontMetricsF(font(pixels, weight)).horizontalAdvance(text)


def write(
    painter: QPainter,
    rect: QRectF,
    text: str,
    pixels: int,
    *,
    weight: Weight = Weight.REGULAR,
    paint: QColor,
    align: Qt.AlignmentFlag = MIDDLE,
    least: int = 0,
) -> float:
    """Write one line into a rectangle, smaller where it would not fit.

    Args:
        painter: draws.
        rect: where.
        text: what.
        pixels: the size it has where it fits.
        weight: of the letters.
        paint: their colour.
        align: where in the rectangle.
        least: it is rather cut than written smaller than so many pixels.

    Returns:
        The width of what was written, in pixels.
    """
    width = width_of(text, pixels, weight)
    if width > rect.width() > 0:
        floor = max(int(pixels * _SMALLEST_SHARE), min(least, pixels))
        pixels = max(floor, int(pixels * rect.width() / width))
        width = width_of(text, pixels, weight)
    if width > rect.width():
        text, width = _cut(text, font(pixels, weight), rect.width()), rect.width()
    _put(painter, rect, int(align), text, font(pixels, weight), paint)
    return width


def write_lines(
    painter: QPainter,
    rect: QRectF,
    text: str,
    pixels: int,
    *,
    weight: Weight = Weight.REGULAR,
    paint: QColor,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop,
) -> None:
    """Write a text over as many lines as fit."""
    _put(painter, rect, int(align) | _WRAPPED, text, font(pixels, weight), paint)


def lines_high(text: str, pixels: int, weight: Weight, width: float) -> float:
    """Measure how high a text stands that is written over as many lines as it needs, in pixels."""
    room = QRectF(0, 0, width, _ENDLESS)
    return QFontMetricsF(font(pixels, weight)).boundingRect(room, _WRAPPED, text).height()


def write_wrapped(
    painter: QPainter,
    rect: QRectF,
    text: str,
    pixels: int,
    *,
    weight: Weight = Weight.REGULAR,
    paint: QColor,
    align: Qt.AlignmentFlag = MIDDLE,
    least: int = 0,
) -> None:
    """Write a text on one line, or where that is too long over as many as fit, only then smaller.

    Args:
        painter: draws.
        rect: where.
        text: what.
        pixels: the size it has where it fits.
        weight: of the letters.
        paint: their colour.
        align: where in the rectangle.
        least: it is never written smaller than so many pixels.
    """
    flags = int(align) | _WRAPPED
    size, floor = pixels, max(pixels * _SMALLEST_SHARE, least)
    nearly = int(pixels * rect.width() / max(1.0, width_of(text, pixels, weight)))
    if pixels * _ONE_LINE_SHARE <= nearly < pixels:
        size = nearly
    while size > floor and not _fits(rect, text, font(size, weight), flags):
        size -= 1
    _put(painter, rect, flags, text, font(size, weight), paint)


def _fits(rect: QRectF, text: str, face: QFont, flags: int) -> bool:
    needed = QFontMetricsF(face).boundingRect(rect, flags, text)
    return needed.width() <= rect.width() and needed.height() <= rect.height()


def _cut(text: str, face: QFont, width: float) -> str:
    """Cut a text that does not fit; tests look for texts that come here."""
    return QFontMetricsF(face).elidedText(text, Qt.TextElideMode.ElideRight, width)


def _put(painter: QPainter, rect: QRectF, flags: int, text: str, face: QFont, paint: QColor) -> None:
    """Put the letters down: whatever is read on a desk comes through here, and tests look at it."""
    painter.setFont(face)
    painter.setPen(paint)
    painter.drawText(rect, flags, text)
