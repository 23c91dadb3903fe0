"""The payment that is shown large: whose, why, how much, the picture of its chips, the sentence to say."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPen

from app.desks.common import theme
from app.desks.common.chips import draw_chip
from app.desks.common.laid_drawing import draw_laid, laid_words
from app.desks.common.language import euro, tr
from app.desks.common.lettering import LEFT, RIGHT, Weight, ink, width_of, write, write_wrapped
from app.desks.common.theme import TARGET, Scale
from app.desks.croupier.payments.shown import LargePayment, Mark
from app.desks.croupier.words.owner_words import title_words
from app.desks.croupier.words.words import lack_words

_FIRM: Final = "\u00a0"
"""A line ends between two kinds, never between a count and what is counted."""
_HEAD: Final = 106
_FIGURES: Final = 62
_PICTURE: Final = 138
_SPOKEN: Final = 44
_GAP: Final = 8
_LEAST_WHY: Final = 15
"""What won stands on one line where it can be written so large."""
_FILLED: Final = 0.9
"""How much of two lines words fill that break between two of them."""
LARGE_HEIGHT: Final = _HEAD + _FIGURES + _PICTURE + _SPOKEN + _GAP
"""Pixels of the reference panel that a large payment takes."""


def draw_large(
    painter: QPainter, scale: Scale, inside: QRectF, large: LargePayment, *, aside: bool = False
) -> None:
    """Draw a payment large.

    Args:
        painter: draws.
        scale: of the window.
        inside: the panel without its border; the payment takes the upper part.
        large: the payment.
        aside: whether it is only looked at: there is nothing to say, and what leads back stands there.
    """
    px = scale.px
    _draw_head(painter, scale, inside, large)
    y = inside.y() + px(_HEAD)
    _draw_figures(painter, scale, QRectF(inside.x(), y, inside.width(), px(_FIGURES)), large)
    y += px(_FIGURES)
    painter.setPen(QPen(ink(theme.LINE), 1))
    painter.drawLine(QPointF(inside.x(), y), QPointF(inside.right(), y))
    _draw_picture(painter, scale, QRectF(inside.x(), y, inside.width(), px(_PICTURE)), large)
    y += px(_PICTURE) + px(_GAP)
    if not aside:
        _draw_spoken(painter, scale, QRectF(inside.x(), y, inside.width(), px(_SPOKEN)), large)


def _draw_head(painter: QPainter, scale: Scale, inside: QRectF, large: LargePayment) -> None:
    px = scale.px
    disputed = large.mark is Mark.DISPUTED
    words = tr("{order} DI {all} · CONTESTATO") if disputed else tr("PAGAMENTO {order} DI {all}")
    words = words.format(order=large.order, all=large.of)
    if large.mark is Mark.PAID:
        words += "  ✓"
    line = QRectF(inside.x(), inside.y() - px(2), inside.width() - px(126), px(20))
    paint = ink(theme.GOLD if disputed else theme.QUIET)
    if large.stays:
        words, paint = tr("RESTA SULLA CHANCE"), ink(theme.GOLD)
    write(painter, line, words, px(15), weight=Weight.SEMI, paint=paint, align=LEFT)
    chip = px(54)
    if large.look is not None:
        middle = QPointF(inside.x() + chip / 2, inside.y() + px(56))
        draw_chip(painter, middle, large.look, 1, chip)
    x = inside.x() + (chip + px(12) if large.look is not None else 0)
    room = inside.right() - x
    title = QRectF(x, inside.y() + px(22), room - px(126), px(32))
    whose, paint = title_words(large.title), ink(theme.TEXT)
    write(painter, title, whose, px(26), weight=Weight.BOLD, paint=paint, align=LEFT)
    _draw_why(painter, scale, QRectF(x, inside.y() + px(56), room, px(48)), inside.x(), large)


def _draw_why(painter: QPainter, scale: Scale, rect: QRectF, left: float, large: LargePayment) -> None:
    """What won, and the arithmetic beneath; many stakes take two lines, of very many the first."""
    px, least = scale.px, scale.px(theme.SMALLEST)
    if width_of(large.why, px(_LEAST_WHY)) <= rect.width():
        why = QRectF(rect.x(), rect.y(), rect.width(), px(24))
        write(painter, why, large.why, px(18), paint=ink(theme.TEXT), align=LEFT, least=least)
        terms = QRectF(rect.x(), why.bottom(), rect.width(), px(22))
        write(painter, terms, _terms(large), px(16), paint=ink(theme.QUIET), align=LEFT, least=least)
        return
    lines = QRectF(rect.x(), rect.y() - px(2), rect.width(), px(34))
    most = int(2 * lines.width() * _FILLED)
    words = large.why if width_of(large.why, least) <= most else large.short or large.why
    words = " + ".join(stake.replace(" ", "\N{NO-BREAK SPACE}") for stake in words.split(" + "))
    write_wrapped(painter, lines, words, least, paint=ink(theme.TEXT), align=LEFT, least=least)
    terms = QRectF(left, lines.bottom(), rect.right() - left, px(17))
    write(painter, terms, _terms(large), least, paint=ink(theme.QUIET), align=LEFT, least=least)


def _draw_figures(painter: QPainter, scale: Scale, rect: QRectF, large: LargePayment) -> None:
    px = scale.px
    if large.pieces is None:
        write(painter, rect, f"€ {euro(large.amount)}", px(44), weight=Weight.BOLD, paint=ink(theme.GOLD))
        return
    figure = write(
        painter,
        QRectF(rect.x(), rect.y(), rect.width() * 0.45, rect.height()),
        str(large.pieces),
        px(58),
        weight=Weight.BOLD,
        paint=ink(theme.TEXT),
        align=LEFT,
    )
    text = f"€ {euro(large.amount)}"
    wide = min(px(172), width_of(text, px(31), Weight.BOLD))
    amount = QRectF(rect.right() - wide, rect.y() + px(4), wide, rect.height() - px(4))
    write(painter, amount, text, px(31), weight=Weight.BOLD, paint=ink(theme.GOLD), align=RIGHT)
    x = rect.x() + figure + px(8)
    unit = QRectF(x, rect.y() + px(10), amount.x() - px(8) - x, rect.height() - px(10))
    words = tr("pezzo") if large.pieces == 1 else tr("pezzi")
    if large.look is not None and large.look.marker:
        words = tr("{pieces} da {worth}").format(pieces=words, worth=large.look.marker)
    write(painter, unit, words, px(20), weight=Weight.SEMI, paint=ink(theme.QUIET), align=LEFT)


def _draw_picture(painter: QPainter, scale: Scale, rect: QRectF, large: LargePayment) -> None:
    """What lies there, what it is called, and above it what the bank has too little of."""
    px = scale.px
    beside = px(TARGET + _GAP) if large.chip is not None else 0
    foot = QRectF(rect.x(), rect.bottom() - px(18), rect.width() - beside, px(20))
    picture = rect.adjusted(0, px(8), -beside, -px(20))
    line = QRectF(rect.x(), rect.y() + px(5), rect.width(), px(22))
    if large.kept:
        words = kept_words(large)
        write(painter, line, words, px(17), weight=Weight.SEMI, paint=ink(theme.GOLD), align=LEFT)
        picture.setTop(line.bottom())
        line.translate(0, px(20))
    wanting = lack_words(large.lack)
    if wanting:
        _draw_wanting(painter, scale, line, wanting, grave=bool(large.lack.short or large.lack.unpaid))
        picture.setTop(line.bottom())
    draw_laid(painter, picture, large.laid, scale.factor)
    write(painter, foot, laid_words(large.laid), px(16), paint=ink(theme.QUIET))


def kept_words(large: LargePayment) -> str:
    """Say what stays on the table for the announce that goes on, and what is pushed over (rules 6)."""
    words = tr("Si tengono {kept}, al cliente {rest}")
    return words.format(kept=euro(large.kept), rest=euro(large.amount - large.kept))


def _draw_wanting(painter: QPainter, scale: Scale, rect: QRectF, words: str, *, grave: bool) -> None:
    """A fill that is due is seen at once; a doubt is only there to be read."""
    px = scale.px
    if grave:
        write(painter, rect, words, px(18), weight=Weight.SEMI, paint=ink(theme.ALARM), align=LEFT)
    else:
        write(painter, rect, words, px(16), paint=ink(theme.QUIET), align=LEFT)


def instead_of_spoken(scale: Scale) -> int:
    """How far below the top of a large payment something of a touch's size stands instead of its sentence."""
    px = scale.px
    return px(_HEAD) + px(_FIGURES) + px(_PICTURE) + px(_GAP) + (px(_SPOKEN) - px(TARGET)) // 2


def beside_picture(scale: Scale) -> int:
    """How far below the top of a large payment something of a touch's size stands beside its picture."""
    px = scale.px
    return px(_HEAD) + px(_FIGURES) + px(8) + (px(_PICTURE) - px(28) - px(TARGET)) // 2


def _draw_spoken(painter: QPainter, scale: Scale, rect: QRectF, large: LargePayment) -> None:
    """The sentence waits for the disk; until then its place says so."""
    px = scale.px
    painter.setPen(QPen(ink(theme.LINE), 1))
    painter.setBrush(ink(theme.RAISED))
    painter.drawRoundedRect(rect, px(8), px(8))
    inside = rect.adjusted(px(10), px(1), -px(10), -px(1))
    if large.spoken:
        text = f"«\N{NO-BREAK SPACE}{large.spoken}\N{NO-BREAK SPACE}»"
        least, paint = px(theme.SMALLEST), ink(theme.TEXT)
        write_wrapped(painter, inside, text, px(19), weight=Weight.SEMI, paint=paint, least=least)
    else:
        write(painter, inside, tr("bozza, in scrittura…"), px(17), paint=ink(theme.QUIET))


def _terms(large: LargePayment) -> str:
    """Write the arithmetic: "2 × 17 + 35", and "1 × 17" where it is all there is."""
    if not large.terms:
        return large.rule
    alone = len(large.terms) == 1
    return " + ".join(f"{n} × {times}" if alone or n > 1 else str(times) for n, times in large.terms)
