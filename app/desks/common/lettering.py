"""Text and colour on every desk: one family, three weights."""

from __future__ import annotations

import re
from collections.abc import Callable
from enum import IntEnum
from functools import cache, lru_cache
from typing import Final, NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from app.desks.common.box import Box
from app.desks.common.text_size import text_size

FAMILY = "Inter"
_HIGHEST_SHARE = 0.88
"""Of a rectangle's height: figures and letters of that size, with what hangs below the line, fit into it."""
_SMALLEST_SHARE = 0.55
"""A text that does not fit is written smaller down to this share, and then cut with an ellipsis."""
_ONE_LINE_SHARE = 0.86
"""A text that would have to be written smaller than this to stand on one line stands on several instead."""
_WRAPPED = int(Qt.TextFlag.TextWordWrap)


class Written(NamedTuple):
    """A text that was written, for whoever wants to know whether it could be read.

    Attributes:
        text: what was to be written.
        pixels: how large it was written.
        cut: whether something of it was left out.
        shown: what was written.
        rect: where.
        flags: how it stands there, Qt's.
        paint: of the letters.
    """

    text: str
    pixels: int
    cut: bool
    shown: str
    rect: QRectF
    flags: int
    paint: QColor


Reader = Callable[[Written, QPainter], None]


class _Proof:
    """Who reads what is written; in the product nobody does, and nothing is measured for it."""

    reader: Reader | None = None


def proofread(reader: Reader | None) -> None:
    """Let somebody read every text just before it is written, or nobody any more; for tests.

    Args:
        reader: hears of each text, and has the painter whose ground it can look at.
    """
    _Proof.reader = reader


class Weight(IntEnum):
    """The weights that are carried along."""

    REGULAR = 400
    SEMI = 600
    BOLD = 700


class _Type:
    """How small texts are on this station at least.

    Attributes:
        least: what is drawn for smaller letters is written in these where it has the room, in pixels.
    """

    least = 0


def set_least(pixels: int) -> None:
    """Write what is drawn for smaller letters in these where there is room for them.

    Args:
        pixels: of a panel as large as the window is.
    """
    _Type.least = pixels


def least_text() -> int:
    """In how many pixels a text is written at least where it has the room."""
    return _Type.least


def enlarged(pixels: int, room: float) -> int:
    """Give the size of a text on this station: larger as it was set, but no line higher than its room.

    Args:
        pixels: the size that the desk is drawn for.
        room: the height of its rectangle.
    """
    wished = max(pixels, _Type.least) * text_size() // 100
    return max(pixels, min(wished, int(room * _HIGHEST_SHARE)))


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
    usual, smallest, pixels = pixels, int(pixels * _SMALLEST_SHARE), enlarged(pixels, rect.height())
    width = width_of(text, pixels, weight)
    if width > rect.width() > 0:
        floor = max(smallest, min(least, usual))
        pixels = max(floor, min(pixels - 1, int(pixels * rect.width() / width) + 1))
        width = width_of(text, pixels, weight)
        while width > rect.width() and pixels > floor:  # letters do not shrink quite as their size does
            pixels -= 1
            width = width_of(text, pixels, weight)
    written = Written(text, pixels, cut=False, shown=text, rect=rect, flags=int(align), paint=paint)
    _put_line(painter, written, weight)
    return min(width, rect.width()) if rect.width() > 0 else width


def write_alike(
    painter: QPainter,
    rect: QRectF,
    text: str,
    pixels: int,
    *,
    weight: Weight = Weight.REGULAR,
    paint: QColor,
    align: Qt.AlignmentFlag = LEFT,
) -> None:
    """Write one of several lines that are all of one size, which whoever writes them has found.

    Args:
        painter: draws.
        rect: where.
        text: what.
        pixels: the size, on this station; what does not fit in it is cut.
        weight: of the letters.
        paint: their colour.
        align: where in the rectangle.
    """
    written = Written(text, pixels, cut=False, shown=text, rect=rect, flags=int(align), paint=paint)
    _put_line(painter, written, weight)


_GLUED: Final = re.compile(
    r"(?<=€) (?=[\d−])|(?<=\d) (?=€)| (?=[↻↺])| (?=[PS]\d\b)|(?<=[−+]) (?=[^\W\d])|"
    r"(?<=\d) (?=×)|(?<=\d ×) (?=\S)|"
    r"(?:(?<=\bposto)|(?<=\bseat)|(?<=\bplace)|(?<=\bdal)|(?<=\bdallo)|(?<=\bfrom)|(?<=\bdu)) (?=\d)"
)


def unbroken(text: str) -> str:
    """Keep amounts, counts, keys and seats beside their signs and numbers, and arrows beside their words."""
    return _GLUED.sub("\N{NO-BREAK SPACE}", text)


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
    flags = int(align) | _WRAPPED
    size = enlarged(pixels, rect.height())
    while size > pixels and not _fits(rect, text, size, weight, flags):
        size -= 1
    _put_lines(painter, rect, flags, text, size, weight, paint)


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
    size, floor = enlarged(pixels, rect.height()), max(pixels * _SMALLEST_SHARE, least)
    nearly = int(size * rect.width() / max(1.0, width_of(text, size, weight)))
    if max(floor, size * _ONE_LINE_SHARE) <= nearly < size:
        size = nearly
    while size > floor and not _fits(rect, text, size, weight, flags):
        size -= 1
    _put_lines(painter, rect, flags, text, size, weight, paint)


def fits_lines(rect: QRectF, text: str, pixels: int, weight: Weight = Weight.REGULAR) -> bool:
    """Whether a text can be read in a rectangle, over as many lines as it takes.

    Args:
        rect: where.
        text: what.
        pixels: the size it would be written in.
        weight: of the letters.
    """
    return _fits(rect, text, pixels, weight, int(MIDDLE) | _WRAPPED)


def as_far_as_it_fits(rect: QRectF, text: str, pixels: int) -> str:
    """Leave out the last words of what has no room; a screen reader has all of it.

    Args:
        rect: where.
        text: what.
        pixels: the size it is written in.

    Returns:
        The text, or its beginning with an ellipsis; empty where not even a word has room.
    """
    words, end = text.split(" "), ""
    while words and not fits_lines(rect, " ".join(words) + end, pixels):
        words, end = words[:-1], " …"
    return " ".join(words) + end if words else ""


def lines_high(rect: QRectF, text: str, pixels: int) -> float:
    """Say how high a text is over as many lines as it takes in a rectangle's width."""
    return _size(text, pixels, Weight.REGULAR, rect.width(), rect.height(), int(MIDDLE) | _WRAPPED)[1]


@lru_cache(maxsize=4096)
def _size(
    text: str, pixels: int, weight: Weight, width: float, height: float, flags: int
) -> tuple[float, float]:
    """How wide and how high a text is over as many lines as it takes in a rectangle."""
    room = QRectF(0, 0, width, height)
    needed = QFontMetricsF(font(pixels, weight)).boundingRect(room, flags, unbroken(text))
    return needed.width(), needed.height()


def _fits(rect: QRectF, text: str, pixels: int, weight: Weight, flags: int) -> bool:
    width, height = _size(text, pixels, weight, rect.width(), rect.height(), flags)
    return width <= rect.width() and height <= rect.height()


def _put_lines(
    painter: QPainter, rect: QRectF, flags: int, text: str, pixels: int, weight: Weight, paint: QColor
) -> None:
    cut = _Proof.reader is not None and not _fits(rect, text, pixels, weight, flags)
    _put(painter, Written(text, pixels, cut, unbroken(text), rect, flags, paint), font(pixels, weight))


def _put_line(painter: QPainter, line: Written, weight: Weight) -> None:
    """Put one line down, cut with an ellipsis where it is wider than its room."""
    face, room, shown = font(line.pixels, weight), line.rect.width(), line.text
    if width_of(shown, line.pixels, weight) > room:
        shown = QFontMetricsF(face).elidedText(shown, Qt.TextElideMode.ElideRight, room)
    flags = line.flags | int(Qt.TextFlag.TextDontClip)
    _put(painter, line._replace(cut=shown != line.text, shown=shown, flags=flags), face)


def _put(painter: QPainter, written: Written, face: QFont) -> None:
    """Put the letters down: whatever is read on a desk comes through here."""
    painter.setFont(face)
    painter.setPen(written.paint)
    if _Proof.reader is not None:
        _Proof.reader(written, painter)
    painter.drawText(written.rect, written.flags, written.shown)
