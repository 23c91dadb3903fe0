"""Chips seen from above: a picture drawn once for each kind, count and scale, and then only moved."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from app.desks.common import theme
from app.desks.common.canvas import painted
from app.desks.common.lettering import Weight, faded, ink, width_of, write
from app.desks.common.looks import Look

MARGIN: Final = 0.16
"""Room round the chip for its count, as a share of its size."""
_MOST_PICTURES: Final = 600
_AS_DARK_AS_LIGHT: Final = 0.179
"""The luminance on which black and white are seen equally well."""
_FACE: Final = 0.42
_AMOUNT: Final = 0.4
_COUNT: Final = 0.4
_RIM: Final = 0.05
_BARS: Final = -0.05
_BETWEEN_BARS: Final = 0.96
"""How high letter, amount and count are, as shares of a chip: on one of 36 pixels each can be read.

The amount stays within the rim; where a prisoner's bars stand, between them.
"""

_ON_SMALL: Final = 0.5
"""On a smaller chip letter, amount and count are up to so high a share of it, so that they can be read."""
_RAISED: Final = 0.12
"""How far a letter makes room for the marker beneath it, as a share of a chip."""
HANGS: Final = 0.13
"""How far the red card reaches beyond the chip, as a share of it: most of the chip is seen above it."""

_pictures: dict[tuple[Look, int, int, float, bool], QPixmap] = {}
_put_down: set[tuple[Look, int, int, float, bool]] = set()
"""Those that were asked for since the others were forgotten."""


def picture_side(size: int) -> int:
    """The side of a chip's picture, its margin included, in pixels."""
    return round(size * (1 + 2 * MARGIN))


def chip_picture(look: Look, pieces: int, size: int, ratio: float, *, barred: bool = False) -> QPixmap:
    """Give the picture of a chip.

    Args:
        look: its face.
        pieces: written on it where there are more than one.
        size: its diameter in pixels of the desk.
        ratio: device pixels for each of them.
        barred: whether its rim is barred, as a prisoner's is.
    """
    key = (look, pieces, size, ratio, barred)
    _put_down.add(key)
    picture = _pictures.get(key)
    if picture is None:
        if len(_pictures) >= _MOST_PICTURES:
            _pictures.clear()
        picture = _pictures[key] = _drawn(look, pieces, size, ratio, barred=barred)
    return picture


def forget_pictures() -> None:
    """Let the pictures go; those of another scale or screen are drawn anew when they are needed."""
    _pictures.clear()
    _put_down.clear()


def forget_idle_pictures() -> None:
    """Let go of the pictures that nobody asked for since this was done last: a night needs very many."""
    for key in _pictures.keys() - _put_down:
        del _pictures[key]
    _put_down.clear()


def draw_chip(
    painter: QPainter, middle: QPointF, look: Look, pieces: int, size: int, *, barred: bool = False
) -> None:
    """Put a chip's picture down with its middle at a point."""
    ratio = painter.device().devicePixelRatioF()
    picture = chip_picture(look, pieces, size, ratio, barred=barred)
    half = picture.width() / ratio / 2
    painter.drawPixmap(QPointF(middle.x() - half, middle.y() - half), picture)


def _drawn(look: Look, pieces: int, size: int, ratio: float, *, barred: bool) -> QPixmap:
    side = picture_side(size)
    disc = QRectF((side - size) / 2, (side - size) / 2, size, size)

    def paint(painter: QPainter) -> None:
        if look.is_colour:
            _draw_colour(painter, disc, look)
        else:
            _draw_value(painter, disc, look, _face_room(look, barred=barred))
        if barred:
            _draw_bars(painter, disc)
        if look.marker:
            _draw_marker(painter, disc, look.marker)
        if pieces > 1:
            _draw_count(painter, QRectF(0, 0, side, side), size, pieces)

    return painted(side, side, ratio, paint)


def _pixels(size: float, share: float) -> int:
    """How high what is written on a chip is: never smaller than can be read, as far as the chip has room."""
    return max(int(size * share), min(theme.SMALLEST, int(size * _ON_SMALL)))


def is_light(paint: str) -> bool:
    """Whether a drawing on a paint is dark; it need not be read, as letters must."""
    colour = QColor(paint)
    return 0.299 * colour.redF() + 0.587 * colour.greenF() + 0.114 * colour.blueF() > 0.58


def letter_ink(paint: str) -> QColor:
    """Give black or white for a letter on a paint: whichever is seen better, always at least 4.5 to 1."""
    colour = QColor(paint)
    red, green, blue = (_linear(part) for part in (colour.redF(), colour.greenF(), colour.blueF()))
    return ink("#000000" if 0.2126 * red + 0.7152 * green + 0.0722 * blue > _AS_DARK_AS_LIGHT else "#ffffff")


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)


def _draw_colour(painter: QPainter, disc: QRectF, look: Look) -> None:
    size = disc.width()
    painter.setPen(QPen(ink("#ffffff"), size * 0.045))
    painter.setBrush(ink(look.paint))
    painter.drawEllipse(disc.adjusted(size * 0.025, size * 0.025, -size * 0.025, -size * 0.025))
    painter.save()
    _PATTERNS[look.pattern](painter, disc, ink("#15120c" if is_light(look.paint) else "#ffffff"))
    painter.restore()
    inner = disc.adjusted(size * 0.22, size * 0.22, -size * 0.22, -size * 0.22)
    inner.translate(0, -size * _RAISED if look.marker else 0)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink(look.paint))
    painter.drawEllipse(inner)
    write(painter, inner, look.face, _pixels(size, _FACE), weight=Weight.BOLD, paint=letter_ink(look.paint))


def _face_room(look: Look, *, barred: bool) -> float:
    """How wide the amount may be: a plaque reaches beyond the round of a chip."""
    if barred:
        return _BETWEEN_BARS
    return 1 + 1.6 * _RIM if look.plaque else 1 - 2 * _RIM


def _draw_value(painter: QPainter, disc: QRectF, look: Look, room: float) -> None:
    """Draw a chip of value; its face takes so much of the width, as a share of the chip's."""
    size = disc.width()
    painter.setPen(QPen(ink(theme.CHIP_RIM), size * 0.04))
    painter.setBrush(ink(look.paint))
    if look.plaque:
        plate = disc.adjusted(-size * 0.06, size * 0.16, size * 0.06, -size * 0.16)
        painter.drawRoundedRect(plate, size * 0.1, size * 0.1)
        painter.setPen(QPen(ink("#b98f2f"), size * 0.03))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(plate.adjusted(2, 3, -2, -3), size * 0.07, size * 0.07)
    else:
        painter.drawEllipse(disc.adjusted(size * 0.02, size * 0.02, -size * 0.02, -size * 0.02))
        _dashes(painter, disc.adjusted(1, 1, -1, -1), ink(theme.CHIP_RIM))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ink(look.paint))
        painter.drawEllipse(disc.adjusted(size * 0.13, size * 0.13, -size * 0.13, -size * 0.13))
    aside, pixels = size * (1 - room) / 2, _pixels(size, _AMOUNT)
    face = disc.adjusted(aside, 0, -aside, 0)
    if look.plaque:  # no line of its frame goes through the amount
        bare = QRectF(0, 0, min(face.width(), width_of(look.face, pixels, Weight.BOLD) + 2), pixels)
        bare.moveCenter(disc.center())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ink(look.paint))
        painter.drawRect(bare)
    write(painter, face, look.face, pixels, weight=Weight.BOLD, paint=ink(theme.CHIP_INK))


def _draw_bars(painter: QPainter, disc: QRectF) -> None:
    """Bars on both sides of the chip: a prisoner is seen at once, and all of its face can still be read."""
    size = disc.width()
    reach = size * 0.43
    for share in (_BARS, 1 - _BARS):
        x = disc.left() + size * share
        top, bottom = QPointF(x, disc.center().y() - reach), QPointF(x, disc.center().y() + reach)
        for paint, wide in (("#0b0d0f", 0.12), (theme.GOLD, 0.08)):
            painter.setPen(QPen(ink(paint), size * wide))
            painter.drawLine(top, bottom)


def _draw_count(painter: QPainter, picture: QRectF, size: int, pieces: int) -> None:
    pixels = _pixels(size, _COUNT)
    pill = count_pill(str(pieces), pixels)
    pill.moveTopRight(picture.topRight() + QPointF(-1, 1))
    draw_pill(painter, pill, str(pieces), pixels)


def _draw_marker(painter: QPainter, disc: QRectF, worth: str) -> None:
    """The red card over a colour, and on it the marker of what a piece is worth (rules 2) [2]."""
    size = disc.width()
    pixels = _pixels(size, _COUNT)
    card = QRectF(0, 0, width_of(worth, pixels, Weight.BOLD) + pixels * 0.5, pixels * 1.12)
    card.moveCenter(QPointF(disc.center().x(), disc.bottom() + size * HANGS - card.height() / 2))
    painter.setPen(QPen(ink("#0b0d0f"), max(1.0, size * 0.03)))
    painter.setBrush(ink(theme.CARD))
    painter.drawRoundedRect(card, size * 0.05, size * 0.05)
    write(painter, card, worth, pixels, weight=Weight.BOLD, paint=ink("#ffffff"))


def count_pill(text: str, pixels: int) -> QRectF:
    """Give the room that a count takes, its figures so many pixels high, with its corner at 0, 0."""
    height = pixels * 1.22
    return QRectF(0, 0, max(height, width_of(text, pixels, Weight.BOLD) + pixels * 0.55), height)


def draw_pill(painter: QPainter, pill: QRectF, text: str, pixels: int) -> None:
    """Draw how many there are, white on black."""
    painter.setPen(QPen(faded("#ffffff", 0.55), 1))
    painter.setBrush(ink("#0b0d0f"))
    painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2)
    write(painter, pill, text, pixels, weight=Weight.BOLD, paint=ink("#ffffff"))


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
