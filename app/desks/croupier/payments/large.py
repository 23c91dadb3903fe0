"""The payment that is shown large: whose, why, how much, the picture of its chips, the sentence to say."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import groupby
from math import ceil
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPen

from app.desks.common import theme
from app.desks.common.box_drawing import draw_box
from app.desks.common.chips import draw_chip
from app.desks.common.laid_drawing import draw_laid, laid_words
from app.desks.common.laid_looks import LaidLooks
from app.desks.common.language import as_written, euro, quoted, tr
from app.desks.common.lettering import LEFT, RIGHT, Weight, fits_lines, ink, width_of, write, write_wrapped
from app.desks.common.owner_words import title_words
from app.desks.common.text_size import grown, text_size
from app.desks.common.theme import TARGET, Scale
from app.desks.croupier.payments.pay_words import differs_head, differs_words, signed_words
from app.desks.croupier.payments.rooms import CAPTION, TITLE, WHY, Rooms, beside_end
from app.desks.croupier.payments.shown import Beside, LargePayment, Mark
from app.desks.croupier.words.words import lack_words
from app.rules import italian
from app.rules.tongue import Phrase, Speech, tongue

Large = LargePayment[Beside]


class Added(NamedTuple):
    """What a game adds to a payment that is drawn large.

    Attributes:
        head: says more than which one it is.
        told: above the chips.
        chips: draws them where they do not all lie there for the player.
        aloud: what they are then, to a screen reader.
    """

    head: str = ""
    told: tuple[str, ...] = ()
    chips: Callable[[QPainter, QRectF], None] | None = None
    aloud: str = ""


_TIMES: Final = Phrase("{times} volte {words}", "{times} fois {words}")
_SEAT: Final = re.compile(r"(\w+) (\d+)$")
"""A sentence never breaks before the number of a seat."""
_BEFORE: Final = r"(?:^|(?<=[,:] )|(?<=restano )|(?<=il reste ))"
_AFTER: Final = r"(?=$|[,:]| :| al\b| all['o]| au\b| à\b| in gioco| en jeu)"
"""What stands round a whole number: "cent" is none of "cent vingt"."""
_GAP: Final = 8
_CHIP: Final = 54
_LEAST_WHY: Final = 15
"""What won stands on one line where it can be written so large."""
_BESIDE: Final = 16
_FILLED: Final = 0.9
"""How much of two lines words fill that break between two of them."""


def draw_large(
    painter: QPainter,
    scale: Scale,
    inside: QRectF,
    large: Large,
    parts: Rooms,
    *,
    added: Added,
    aside: bool,
) -> None:
    """Draw a payment large.

    Args:
        painter: draws.
        scale: of the window.
        inside: the panel without its border; the payment takes the upper part.
        large: the payment.
        parts: how high each part of it is.
        added: what its game adds.
        aside: whether it is only looked at: there is nothing to say, and what leads back stands there.
    """
    _draw_head(painter, scale, inside, large, added.head)
    y = inside.y() + parts.head
    _draw_figures(painter, scale, QRectF(inside.x(), y, inside.width(), parts.figures), large)
    y += parts.figures
    painter.setPen(QPen(ink(theme.LINE), 1))
    painter.drawLine(QPointF(inside.x(), y), QPointF(inside.right(), y))
    picture = QRectF(inside.x(), y, inside.width(), parts.picture)
    _draw_picture(painter, scale, picture, large, added)
    y += parts.picture + parts.gap
    if not aside:
        _draw_spoken(painter, scale, QRectF(inside.x(), y, inside.width(), parts.spoken), large)


def _draw_head(painter: QPainter, scale: Scale, inside: QRectF, large: Large, head: str) -> None:
    px = scale.px
    disputed = large.mark is Mark.DISPUTED
    words = tr("{order} DI {all} · CONTESTATO") if disputed else tr("PAGAMENTO {order} DI {all}")
    words = words.format(order=large.order, all=large.of)
    if large.mark is Mark.PAID:
        words += "  ✓"
    line = QRectF(inside.x(), inside.y() - px(2), inside.width() - px(126), grown(px(CAPTION)))
    paint = ink(theme.GOLD if disputed else theme.QUIET)
    if large.differs is not None and not disputed:
        words, paint = f"{differs_head(large.differs)} · {large.order}", ink(theme.GOLD)
    if head:
        words, paint = head, ink(theme.GOLD)
    write(painter, line, words, px(15), weight=Weight.SEMI, paint=paint, align=LEFT)
    chip = px(_CHIP)
    if large.look is not None:
        draw_chip(painter, inside.topLeft() + chip_of_large(scale), large.look, 1, chip)
    x = inside.x() + (chip + px(12) if large.look is not None else 0)
    room = inside.right() - x
    title = QRectF(x, inside.y() + grown(px(CAPTION)), room - px(126), px(TITLE - 2))
    whose, paint = title_words(large.title), ink(theme.TEXT)
    write(painter, title, whose, px(26), weight=Weight.BOLD, paint=paint, align=LEFT)
    why = QRectF(x, title.bottom() + px(2), room, grown(px(WHY)) - px(2))
    _draw_why(painter, scale, why, inside.x(), large)


def chip_of_large(scale: Scale) -> QPointF:
    """Say where the middle of the payment's chip is, from the corner of the panel without its border."""
    return QPointF(scale.px(_CHIP) / 2, grown(scale.px(CAPTION)) + scale.px(TITLE))


def _draw_why(painter: QPainter, scale: Scale, rect: QRectF, left: float, large: Large) -> None:
    """What won, and the arithmetic beneath; many stakes take two lines, of very many the first."""
    px, least = scale.px, scale.px(theme.SMALLEST)
    if width_of(large.why, grown(px(_LEAST_WHY))) <= rect.width():
        why = QRectF(rect.x(), rect.y(), rect.width(), grown(px(24)))
        write(painter, why, large.why, px(18), paint=ink(theme.TEXT), align=LEFT, least=least)
        terms = QRectF(rect.x(), why.bottom(), rect.width(), grown(px(22)))
        words = _terms(large, terms.width(), grown(least))
        write(painter, terms, words, px(16), paint=ink(theme.QUIET), align=LEFT, least=least)
        return
    lines = QRectF(rect.x(), rect.y() - px(2), rect.width(), grown(px(34)))
    most = int(2 * lines.width() * _FILLED)
    words = large.why if width_of(large.why, grown(least)) <= most else large.beside.short or large.why
    words = " + ".join(stake.replace(" ", "\N{NO-BREAK SPACE}") for stake in words.split(" + "))
    write_wrapped(painter, lines, words, least, paint=ink(theme.TEXT), align=LEFT, least=least)
    terms = QRectF(left, lines.bottom(), rect.right() - left, grown(px(17)))
    words = _terms(large, terms.width(), grown(least))
    write(painter, terms, words, least, paint=ink(theme.QUIET), align=LEFT, least=least)


def _draw_figures(painter: QPainter, scale: Scale, rect: QRectF, large: Large) -> None:
    px = scale.px
    if large.pieces is None:
        text = f"€ {euro(large.amount)}" if large.differs is None else signed_words(large.differs)
        write(painter, rect, text, px(44), weight=Weight.BOLD, paint=ink(theme.GOLD))
        return
    figure = write(
        painter,
        QRectF(rect.x(), rect.y(), rect.width() * 0.45, rect.height()),
        f"{_sign(large)}{large.pieces}",
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
        words = tr("{pieces} da {worth}").format(pieces=words, worth=as_written(large.look.marker))
    if width_of(words, px(20), Weight.SEMI) <= unit.width():
        write(painter, unit, words, px(20), weight=Weight.SEMI, paint=ink(theme.QUIET), align=LEFT)
    else:
        write_wrapped(painter, unit, words, px(17), weight=Weight.SEMI, paint=ink(theme.QUIET), align=LEFT)


def _sign(large: Large) -> str:
    """A difference says which way it goes."""
    return "" if large.differs is None else "−" if large.differs.back else "+"


def _draw_picture(painter: QPainter, scale: Scale, rect: QRectF, large: Large, added: Added) -> None:
    """What lies there, what it is called, and above it what is to be known before it is pushed over."""
    px = scale.px
    beside = px(TARGET + _GAP) if large.chip is not None else 0
    picture = rect.adjusted(0, px(13), -beside, 0)
    high = grown if added.chips is None else int  # what lies on two sides needs the height
    most = 2 if text_size() == 100 else 3
    line = QRectF(rect.x(), rect.y() + px(5), rect.width(), high(px(22)))
    differs = () if large.differs is None else (differs_words(large.differs),)
    for words in (*differs, *added.told):
        lines = min(most, ceil(width_of(words, high(px(_BESIDE)), Weight.SEMI) / line.width()))
        line.setHeight(high(px(lines * _BESIDE + 6)))
        if line.bottom() > rect.bottom() - beside_end(scale) - px(TARGET):
            line.setRight(picture.right())
        paint, least = ink(theme.GOLD), px(theme.SMALLEST)
        write_wrapped(
            painter, line, words, px(_BESIDE), weight=Weight.SEMI, paint=paint, align=LEFT, least=least
        )
        picture.setTop(line.bottom())
        line.translate(0, line.height() - px(2))
        line.setHeight(high(px(22)))
    wanting = lack_words(large.lack)
    if wanting:
        size, paint = scale.px(18), ink(theme.ALARM)  # a fill that is due is seen at once
        write(painter, line, wanting, size, weight=Weight.SEMI, paint=paint, align=LEFT)
        picture.setTop(line.bottom())
    if added.chips is not None:
        added.chips(painter, picture)
    else:
        draw_named(painter, scale, picture, large.laid, beside if text_size() == 100 else 0)


def draw_named(painter: QPainter, scale: Scale, rect: QRectF, laid: LaidLooks, beside: int = 0) -> None:
    """Chips as they lie, and what that is called; a long name has the room `beside` the chips too."""
    px = scale.px
    foot = QRectF(rect.x(), rect.bottom() - grown(px(20)), rect.width() + beside, grown(px(22)))
    words, least = laid_words(laid), px(theme.SMALLEST)
    if width_of(words, grown(least)) > foot.width():
        foot.setTop(rect.bottom() - grown(px(36)))
    else:
        foot.setRight(rect.right() if width_of(words, grown(px(16))) <= rect.width() else foot.right())
    draw_laid(painter, QRectF(rect.topLeft(), QPointF(rect.right(), foot.top())), laid, scale.factor)
    write_wrapped(painter, foot, words, px(16), paint=ink(theme.QUIET), least=least)


def _draw_spoken(painter: QPainter, scale: Scale, rect: QRectF, large: Large) -> None:
    """The sentence waits for the disk; until then its place says so."""
    px = scale.px
    draw_box(painter, rect, px(8), ink(theme.RAISED), QPen(ink(theme.LINE), 1))
    inside = rect.adjusted(px(10), px(1), -px(10), -px(1))
    if large.spoken:
        least, paint = px(theme.SMALLEST), ink(theme.TEXT)
        ways = map(_quoted, spoken_ways(large))
        text = next((way for way in ways if fits_lines(inside, way, grown(least), Weight.SEMI)), "")
        text = text or _quoted(spoken_ways(large)[-1])
        write_wrapped(painter, inside, text, px(19), weight=Weight.SEMI, paint=paint, least=least)
    else:
        write(painter, inside, tr("bozza, in scrittura…"), px(17), paint=ink(theme.QUIET))


def _quoted(said: str) -> str:
    said = _SEAT.sub("\\1\N{NO-BREAK SPACE}\\2", said)
    return quoted(said)


def spoken_ways(large: Large) -> tuple[str, str, str]:
    """Give the sentence to say, the longest first: word for word, counted, its numbers in figures."""
    counted = counted_words(large.speech, large.spoken)
    return large.spoken, counted, _in_figures(large, counted)


def _in_figures(large: Large, said: str) -> str:
    """Write the numbers of a sentence in figures, where a payment is so large that its words have no room."""
    words, pieces = tongue(large.speech), large.pieces or 0
    amounts = {amount for amount in (large.amount, *large.beside.amounts) if amount}
    figures = {words.money_words(amount): f"€\N{NO-BREAK SPACE}{italian.euro(amount)}" for amount in amounts}
    if pieces:
        count = words.pieces_words(pieces)
        figures[count] = f"{pieces} {count.split()[-1]}"
    for name in sorted(figures, key=len, reverse=True):
        said = re.sub(_BEFORE + re.escape(name) + _AFTER, figures[name], said, flags=re.IGNORECASE)
    return said


def counted_words(speech: Speech, said: str) -> str:
    """Count amounts that are said one after the other: "cinquecento, 7 volte duecento, posto 4"."""
    runs = [(words, len(list(run))) for words, run in groupby(said.split(", "), key=str.casefold)]
    counted = ", ".join(
        _TIMES.said(speech, times=times, words=words) if times > 1 else words for words, times in runs
    )
    return counted[:1].upper() + counted[1:]


def _terms(large: Large, room: float, least: int) -> str:
    """Write the arithmetic: "2 × 17 + 35", and "1 × 17" where it is all there is; beside it a piece's worth.

    Of a payment in several denominations it is that of the amount; where chips of several amounts won, the
    section of the rules stands there.
    """
    if not large.terms and large.of_amount is not None:
        amount, times = large.of_amount
        return f"{euro(amount)} × {times}"
    if not large.terms:
        return tr("regole {section}").format(section=large.rule.partition(",")[0])
    alone = len(large.terms) == 1
    terms = " + ".join(f"{n} × {times}" if alone or n > 1 else str(times) for n, times in large.terms)
    both = " · ".join(filter(None, (terms, at_minimum_words(large))))
    return both if width_of(both, least) <= room else terms


def at_minimum_words(large: Large) -> str:
    """Say what a piece of a colour is worth that bears no marker: the table's minimum (rules 2) [2]."""
    look = large.look
    if look is None or not look.is_colour or look.marker or not large.pieces:
        return ""
    return tr("{worth} a pezzo, minimo").format(worth=euro(large.amount // large.pieces))
