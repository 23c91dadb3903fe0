"""What a key of a form is drawn as, where it is not words alone: a chip above its count, a line of a list."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from app.desks.common import theme
from app.desks.common.chips import draw_chip
from app.desks.common.lettering import LEFT, RIGHT, Weight, ink, width_of, write
from app.desks.common.text_size import grown
from app.desks.common.theme import Scale
from app.desks.croupier.forms.kit import Key, Listed
from app.desks.croupier.words.game_words import dealt

_CHIP: Final = 46
_COUNT: Final = 30
_BELOW: Final = 20
_NUMBER: Final = 38


def draw_tile(painter: QPainter, rect: QRectF, key: Key, paint: QColor, scale: Scale) -> None:
    """Draw the chip above, its words in the middle, and beneath them what is below."""
    px, least, chip = scale.px, scale.px(theme.SMALLEST), scale.px(_CHIP)
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
        painter.setPen(QPen(ink(theme.LINE), 1))
        painter.setBrush(ink(dealt().ground(listed.number)))
        painter.drawRoundedRect(tile, px(6), px(6))
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
