"""What is done besides paying, line by line: in the list, and all of it where nothing is paid."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from app.desks.common import theme
from app.desks.common.chips import draw_chip
from app.desks.common.language import euro, tr
from app.desks.common.lettering import (
    LEFT,
    RIGHT,
    Weight,
    enlarged,
    ink,
    width_of,
    write,
    write_alike,
    write_wrapped,
)
from app.desks.common.theme import Scale
from app.desks.croupier.roulette.payments.shares import Share
from app.desks.croupier.roulette.words.beside_words import (
    fate_words,
    share_names,
    share_of,
    share_owner,
    shut_words,
)
from app.table.roulette.outcomes import Fate

_MORE: Final = 26
_TEXT: Final = 17
_BESIDE: Final = 8
_SIGN: Final = 22
_MOST_KINDS: Final = 3
_KIND: Final = 42
"""Of what goes back in several kinds of chips so many are seen on a line, so far apart."""


def draw_share_row(
    painter: QPainter, scale: Scale, rect: QRectF, share: Share, *, shown: bool = False
) -> None:
    """One line of what was halved, shut in, freed or given back; `shown` where it is shown large."""
    px, least = scale.px, scale.px(theme.SMALLEST)
    amount = f"€ {euro(share.amount)}"
    name, size = _share_words(scale, rect, share_names(share), amount)
    sign = QRectF(rect.x(), rect.y(), px(_SIGN) * size / px(_TEXT), rect.height())
    if shown:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ink(theme.RAISED))
        painter.drawRoundedRect(rect.adjusted(-px(6), 0, px(6), 0), px(6), px(6))
        write(painter, sign, "→", px(_TEXT), weight=Weight.BOLD, paint=ink(theme.GOLD), align=LEFT)
    if share.done:
        write(painter, sign, "✓", px(_TEXT), weight=Weight.BOLD, paint=ink(theme.GREEN), align=LEFT)
    paint = ink(theme.QUIET if share.done else theme.GOLD)
    wide = width_of(amount, size, Weight.SEMI) + px(_BESIDE)
    words = rect.adjusted(sign.width(), 0, -wide, 0)
    write(painter, words, name, px(_TEXT), paint=paint, align=LEFT, least=least)
    told = rect.adjusted(sign.width() + words.width() + px(_BESIDE), 0, 0, 0)
    write_alike(painter, told, amount, size, weight=Weight.SEMI, paint=paint, align=RIGHT)


def _share_words(scale: Scale, rect: QRectF, names: Sequence[str], amount: str) -> tuple[str, int]:
    """Choose the longest name that has room, and the sum's size: larger only where the name has it still."""
    px, least = scale.px, scale.px(theme.SMALLEST)

    def room(size: int) -> float:
        sign = px(_SIGN) * size / px(_TEXT)
        return rect.width() - sign - width_of(amount, size, Weight.SEMI) - px(_BESIDE)

    usual = px(_TEXT)
    name = next((name for name in names if width_of(name, least) <= room(usual)), names[-1])
    sizes = range(enlarged(usual, rect.height()), usual, -1)
    return name, next((size for size in sizes if width_of(name, least) <= room(size)), usual)


def draw_shares(painter: QPainter, scale: Scale, inside: QRectF, shares: tuple[Share, ...]) -> None:
    """What was halved, shut in, freed or given back, as far as there is room, in the order of the house."""
    px = scale.px
    y, drawn = inside.y(), 0
    foot = inside.bottom() - px(_MORE)
    for fate in Fate:
        found = [share for share in shares if share.fate is fate]
        if not found or y + px(40 + 44) > foot:
            continue
        head = QRectF(inside.x(), y, inside.width(), px(34))
        write(painter, head, fate_words(fate), px(25), weight=Weight.BOLD, paint=ink(theme.TEXT), align=LEFT)
        if fate is Fate.HALVED:
            half = head.adjusted(0, px(6), 0, 0)
            write(painter, half, tr("metà alla banca"), px(16), paint=ink(theme.QUIET), align=RIGHT)
        y += px(40)
        for share in found:
            if y + px(44) > foot:
                break
            _draw_share(painter, scale, QRectF(inside.x(), y, inside.width(), px(44)), share)
            drawn += 1
            y += px(48)
        y += px(10)
    if drawn < len(shares):
        more = "▾ " + tr("ancora {count}").format(count=len(shares) - drawn)
        below = QRectF(inside.x(), foot, inside.width(), px(_MORE))
        write(painter, below, more, px(17), weight=Weight.SEMI, paint=ink(theme.TEXT), align=LEFT)


def _draw_share(painter: QPainter, scale: Scale, rect: QRectF, share: Share) -> None:
    px = scale.px
    chip = px(38)
    drawn = share.handed.chips[:_MOST_KINDS]
    if not drawn and share.look is not None:
        drawn = ((share.look, share.pieces or 1),)
    for place, (look, pieces) in enumerate(drawn):
        middle = QPointF(rect.x() + chip / 2 + place * px(_KIND), rect.center().y())
        draw_chip(painter, middle, look, pieces, chip, enferme=share.fate is Fate.SHUT)
    x = rect.x() + chip + px(14) + max(0, len(drawn) - 1) * px(_KIND)
    said = share.place, share_owner(share), share_of(share), shut_words(share)
    words = QRectF(x, rect.y(), rect.right() - x - px(110), rect.height())
    name = ("✓ " if share.done else "") + " · ".join(filter(None, said))
    paint, least = ink(theme.TEXT), px(theme.SMALLEST)
    write_wrapped(painter, words, name, px(18), paint=paint, align=LEFT, least=least)
    amount = QRectF(rect.right() - px(110), rect.y(), px(110), rect.height())
    text = f"€ {euro(share.amount)}"
    write(painter, amount, text, px(19), weight=Weight.SEMI, paint=ink(theme.GOLD), align=RIGHT)
