"""Text and colour on every desk: one family, three weights."""

from __future__ import annotations

from collections.abc import Callable
from enum import IntEnum
from functools import cache, lru_cache
from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from app.desks.common.cloth import Box

FAMILY = "Inter"
_HIGHEST_SHARE = 0.88
"""Of a rectangle's height: figures and letters of that size, with what hangs below the line, fit into it."""
_SMALLEST_SHARE = 0.55
"""A text that does not fit is written smaller down to this share, and then cut with an ellipsis."""


class Written(NamedTuple):
    """A text that was written, for whoever wants to know whether it could be read.

    Attributes:
        text: what was to be written.
        pixels: how large it was written.
        cut: whether something of it was left out.
    """

    text: str
    pixels: int
    cut: bool


class _Proof:
    """Who reads what is written; in the product nobody does, and nothing is measured for it."""

    reader: Callable[[Written], None] | None = None


def proofread(reader: Callable[[Written], None] | None) -> None:
    """Let somebody read every text that is written from now on, or nobody any more; for tests."""
    _Proof.reader = reader


class Weight(IntEnum):
    """The weights that are carried along."""

    REGULAR = 400
    SEMI = 600
    BOLD = 700


class _Type:
    """How large texts are on this station, in hundredths of what the desks are drawn for."""

    size = 100


def set_text_size(size: int) -> None:
    """Write every text larger where there is room for it; what is drawn already must be drawn anew.

    Args:
        size: in hundredths.
    """
    _Type.size = size


def enlarged(pixels: int, room: float) -> int:
    """Give the size of a text on this station: larger as it was set, but no line higher than its room.

    Args:
        pixels: the size that the desk is drawn for.
        room: the height of its rectangle.
    """
    return max(pixels, min(pixels * _Type.size // 100, int(room * _HIGHEST_SHARE)))


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
) -> float:
    """Write one line into a rectangle, smaller where it would not fit.

    Returns:
        The width of what was written, in pixels.
    """
    said, least, pixels = text, int(pixels * _SMALLEST_SHARE), enlarged(pixels, rect.height())
    width = width_of(text, pixels, weight)
    if width > rect.width() > 0:
        pixels = max(least, int(pixels * rect.width() / width))
        width = width_of(text, pixels, weight)
    if width > rect.width():
        metrics = QFontMetricsF(font(pixels, weight))
        text = metrics.elidedText(text, Qt.TextElideMode.ElideRight, rect.width())
        width = rect.width()
    if _Proof.reader is not None:
        _Proof.reader(Written(said, pixels, cut=text != said))
    painter.setFont(font(pixels, weight))
    painter.setPen(paint)
    painter.drawText(rect, int(align) | int(Qt.TextFlag.TextDontClip), text)
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
    """Write a text over as many lines as fit; larger than it was drawn for only where all of it fits."""
    flags = int(align) | int(Qt.TextFlag.TextWordWrap)
    size = enlarged(pixels, rect.height())
    while size > pixels and not _fits(rect, text, font(size, weight), flags):
        size -= 1
    if _Proof.reader is not None:
        _Proof.reader(Written(text, size, cut=not _fits(rect, text, font(size, weight), flags)))
    painter.setFont(font(size, weight))
    painter.setPen(paint)
    painter.drawText(rect, flags, text)


def write_wrapped(
    painter: QPainter,
    rect: QRectF,
    text: str,
    pixels: int,
    *,
    weight: Weight = Weight.REGULAR,
    paint: QColor,
    align: Qt.AlignmentFlag = MIDDLE,
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
    """
    flags = int(align) | int(Qt.TextFlag.TextWordWrap)
    size = enlarged(pixels, rect.height())
    while size > pixels * _SMALLEST_SHARE and not _fits(rect, text, font(size, weight), flags):
        size -= 1
    if _Proof.reader is not None:
        _Proof.reader(Written(text, size, cut=not _fits(rect, text, font(size, weight), flags)))
    painter.setFont(font(size, weight))
    painter.setPen(paint)
    painter.drawText(rect, flags, text)


def _fits(rect: QRectF, text: str, face: QFont, flags: int) -> bool:
    needed = QFontMetricsF(face).boundingRect(rect, flags, text)
    return needed.width() <= rect.width() and needed.height() <= rect.height()
