"""The chips of a payment of which a part goes on with an announce, on two sides of a line (rules 6)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from app.desks.common import theme
from app.desks.common.laid_drawing import chips_are_told_apart, draw_laid, laid_words
from app.desks.common.laid_looks import LaidLooks
from app.desks.common.language import tr
from app.desks.common.lettering import Weight, ink, width_of, write, write_wrapped
from app.desks.common.text_size import grown
from app.desks.common.theme import Scale
from app.desks.croupier.payments.large import draw_named
from app.desks.croupier.payments.rooms import PART
from app.desks.croupier.roulette.payments.parted import Parted
from app.desks.croupier.roulette.words.beside_words import handed_words, kept_words

_APART: Final = 24
_MOST_ROOM: Final = 0.6
"""Of the room one part has so much at most."""


def draw_parts(scale: Scale, parts: Parted, whole: LaidLooks, painter: QPainter, rect: QRectF) -> None:
    """What is pushed over on one side, what stays in play on the other, behind a line (rules 6)."""
    px = scale.px
    middle = rect.x() + rect.width() * (_share_of_room(px, parts) if parts.to_the_player else 0)
    theirs = QRectF(rect.x(), rect.y(), middle - rect.x() - px(5), rect.height())
    ours = QRectF(middle + px(5), rect.y(), rect.right() - middle - px(5), rect.height())
    if parts.to_the_player:
        _draw_part_name(painter, scale, theirs, tr("AL CLIENTE"), handed_words(parts))
        painter.setPen(QPen(ink(theme.GOLD), px(1.6), Qt.PenStyle.DashLine))
        painter.drawLine(QPointF(middle, rect.y() + px(2)), QPointF(middle, rect.bottom()))
    _draw_part_name(painter, scale, ours, tr("IN GIOCO"), kept_words(parts))
    under = grown(px(PART))
    known = (parts.laid_handed, parts.laid_kept) != (LaidLooks(), LaidLooks())
    if not known:
        draw_named(painter, scale, rect.adjusted(0, under, 0, 0), whole)
        return
    sides = (theirs, parts.laid_handed), (ours, parts.laid_kept)
    drawn = [(rect.adjusted(0, under, 0, 0), laid) for rect, laid in sides if laid != LaidLooks()]
    readable = all(chips_are_told_apart(rect, laid, scale.factor) for rect, laid in drawn)
    for room, laid in drawn:
        if readable:
            draw_laid(painter, room, laid, scale.factor)
        else:
            words, least = laid_words(laid), px(theme.SMALLEST)
            write_wrapped(painter, room, words, px(17), paint=ink(theme.TEXT), least=least)


def _share_of_room(px: Callable[[float], int], parts: Parted) -> float:
    """How much of the room the player's part has: as its words need, and never much more than half."""
    theirs, ours = (
        width_of(words, px(theme.SMALLEST), Weight.BOLD) + px(_APART)
        for words in (handed_words(parts), kept_words(parts))
    )
    return min(_MOST_ROOM, max(1 - _MOST_ROOM, theirs / (theirs + ours)))


def _draw_part_name(painter: QPainter, scale: Scale, rect: QRectF, name: str, words: str) -> None:
    px, least = scale.px, scale.px(theme.SMALLEST)
    upper = QRectF(rect.x(), rect.y(), rect.width(), grown(px(17)))
    lower = QRectF(rect.x(), upper.bottom(), rect.width(), grown(px(20)))
    write(painter, upper, name, px(14), weight=Weight.SEMI, paint=ink(theme.QUIET), least=least)
    write(painter, lower, words, px(17), weight=Weight.BOLD, paint=ink(theme.GOLD), least=least)
