"""The line in which an announce is typed, as it stands on the page."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPen

from app.desks.common import theme
from app.desks.common.language import tr
from app.desks.common.lettering import LEFT, ink, write
from app.desks.common.theme import Scale
from app.desks.croupier.roulette.announces.hand import AnnounceHand


def draw_line(painter: QPainter, room: QRectF, hand: AnnounceHand, scale: Scale) -> None:
    """Draw what was typed, what of it cannot be read, or how one is typed."""
    px = scale.px
    painter.setPen(QPen(ink(theme.LINE), 1))
    painter.setBrush(ink(theme.BAND))
    painter.drawRoundedRect(room, px(theme.RADIUS), px(theme.RADIUS))
    words, size, paint = f"{hand.line}▏", 18, theme.TEXT
    if hand.unread and not hand.unfinished:
        words, paint = f"{hand.line}   ✕ {hand.unread}?", theme.ALARM
    elif not hand.line:
        words, size, paint = tr("Tastiera: v · s · o · n 17, da 20 p4"), 16, theme.QUIET
    inside = room.adjusted(px(12), 0, -px(12), 0)
    write(painter, inside, words, px(size), paint=ink(paint), align=LEFT)
