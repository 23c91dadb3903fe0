"""The payments beneath the large one, what zero halved and shut in, and what to do before there is any."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from app.desks.common import theme
from app.desks.common.chips import draw_chip
from app.desks.common.language import euro, tr
from app.desks.common.lettering import LEFT, RIGHT, Weight, faded, ink, width_of, write, write_lines
from app.desks.common.theme import Scale
from app.desks.croupier.acts import Act
from app.desks.croupier.payments.shown import Fate, Mark, PaymentRow, Share
from app.desks.croupier.words.owner_words import owner_words, title_words
from app.desks.croupier.words.words import act_words, fate_words

_SIGNS: Final = {Mark.PAID: "✓", Mark.CURRENT: "→", Mark.WAITING: "", Mark.DISPUTED: "!"}


def draw_row(painter: QPainter, scale: Scale, rect: QRectF, row: PaymentRow, *, shown: bool) -> None:
    """Draw one line of the list.

    Args:
        painter: draws.
        scale: of the window.
        rect: the line.
        row: the payment.
        shown: whether it is the one that is shown large.
    """
    px = scale.px
    paint = ink(theme.TEXT if row.mark in {Mark.CURRENT, Mark.DISPUTED} else theme.QUIET)
    if shown:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ink(theme.RAISED))
        painter.drawRoundedRect(rect.adjusted(-px(6), 0, px(6), 0), px(6), px(6))
    sign = QRectF(rect.x(), rect.y(), px(22), rect.height())
    colour = theme.GREEN if row.mark is Mark.PAID else theme.GOLD
    write(painter, sign, _SIGNS[row.mark], px(17), weight=Weight.BOLD, paint=ink(colour), align=LEFT)
    amount = f"€ {euro(row.amount)}"
    wide = width_of(amount, px(17), Weight.SEMI) + px(4)
    sum_rect = QRectF(rect.right() - wide, rect.y(), wide, rect.height())
    write(painter, sum_rect, amount, px(17), weight=Weight.SEMI, paint=paint, align=RIGHT)
    text = f"{title_words(row.title)} · {counted_words(row)}"
    words = QRectF(sign.right(), rect.y(), rect.width() - px(22) - wide - px(10), rect.height())
    write(painter, words, text, px(17), paint=paint, align=LEFT)


def counted_words(row: PaymentRow) -> str:
    """Say how many pieces a payment is; of several denominations what won, of what stays that it stays.

    Of a colour that is not worth the minimum it is said what a piece is worth.
    """
    if row.stays:
        return tr("resta")
    if row.pieces is None:
        return row.why
    if row.look is not None and row.look.marker:
        return tr("{count} pz. da {worth}").format(count=row.pieces, worth=row.look.marker)
    return tr("1 pezzo") if row.pieces == 1 else tr("{count} pezzi").format(count=row.pieces)


def draw_share_row(painter: QPainter, scale: Scale, rect: QRectF, share: Share) -> None:
    """One line of what was halved, shut in, freed or given back, beneath the payments."""
    px = scale.px
    words = _share_name(share)
    write(painter, rect.adjusted(px(22), 0, -px(90), 0), words, px(17), paint=ink(theme.GOLD), align=LEFT)
    amount = f"€ {euro(share.amount)}"
    write(painter, rect, amount, px(17), weight=Weight.SEMI, paint=ink(theme.GOLD), align=RIGHT)


def _share_name(share: Share) -> str:
    said = fate_words(share.fate), share.place, owner_words(share.owner)
    return " · ".join(part for part in said if part)


def share_words(share: Share) -> str:
    """Say to a screen reader what was halved, shut in, freed or given back."""
    return f"{_share_name(share)}: € {euro(share.amount)}"


def draw_bank(painter: QPainter, scale: Scale, rect: QRectF, bank: int, hidden: int) -> None:
    """Draw what the spin brings the bank, in cents, and how many lines of the list are not shown."""
    px = scale.px
    painter.setPen(QPen(ink(theme.LINE), 1))
    painter.drawLine(QPointF(rect.x(), rect.y()), QPointF(rect.right(), rect.y()))
    wide = write(painter, rect, tr("Banca sul colpo"), px(15), paint=ink(theme.QUIET), align=LEFT)
    if hidden > 0:
        more = "▾ " + tr("altri {count}").format(count=hidden)
        beside = rect.adjusted(wide + px(22), 0, 0, 0)
        write(painter, beside, more, px(15), weight=Weight.SEMI, paint=ink(theme.TEXT), align=LEFT)
    text = f"€ {euro(bank)}".replace("€ −", "− € ")
    write(painter, rect, text, px(16), weight=Weight.SEMI, paint=ink(theme.TEXT), align=RIGHT)


def draw_shares(painter: QPainter, scale: Scale, inside: QRectF, shares: tuple[Share, ...]) -> None:
    """What was halved, shut in, freed or given back, in the order in which it is said and done."""
    px = scale.px
    y = inside.y()
    for fate in Fate:
        found = [share for share in shares if share.fate is fate]
        if not found:
            continue
        head = QRectF(inside.x(), y, inside.width(), px(34))
        write(painter, head, fate_words(fate), px(25), weight=Weight.BOLD, paint=ink(theme.TEXT), align=LEFT)
        if fate is Fate.HALVED:
            half = head.adjusted(0, px(6), 0, 0)
            write(painter, half, tr("metà alla banca"), px(16), paint=ink(theme.QUIET), align=RIGHT)
        y += px(40)
        for share in found:
            _draw_share(painter, scale, QRectF(inside.x(), y, inside.width(), px(44)), share)
            y += px(48)
        y += px(10)


def _draw_share(painter: QPainter, scale: Scale, rect: QRectF, share: Share) -> None:
    px = scale.px
    chip = px(38)
    if share.look is not None:
        middle = QPointF(rect.x() + chip / 2, rect.center().y())
        draw_chip(painter, middle, share.look, share.pieces or 1, chip, enferme=share.fate is Fate.SHUT)
    x = rect.x() + chip + px(14)
    owner = f" · {owner_words(share.owner)}" if share.owner else ""
    words = QRectF(x, rect.y(), rect.right() - x - px(110), rect.height())
    write(painter, words, f"{share.place}{owner}", px(18), paint=ink(theme.TEXT), align=LEFT)
    amount = QRectF(rect.right() - px(110), rect.y(), px(110), rect.height())
    text = f"€ {euro(share.amount)}"
    write(painter, amount, text, px(19), weight=Weight.SEMI, paint=ink(theme.GOLD), align=RIGHT)


def draw_nothing_yet(painter: QPainter, scale: Scale, inside: QRectF, *, zero: bool) -> None:
    """Before the first touch: what to do, in three steps; at zero the chances are asked for too (rules 4)."""
    px = scale.px
    title = QRectF(inside.x(), inside.y() + px(20), inside.width(), px(40))
    asked = tr("Chi vince, chi divide?") if zero else tr("Chi ha vinto?")
    size, least = px(30), px(theme.SMALLEST)
    paint = ink(theme.TEXT)
    write(painter, title, asked, size, weight=Weight.BOLD, paint=paint, align=LEFT, least=least)
    touch = tr("Toccare dove ha vinto, e le chance semplici puntate.")
    steps = (
        tr("Scegliere il colore o il gettone."),
        touch if zero else tr("Toccare i posti dove ha vinto."),
        tr("Il pagamento appare qui, nell'ordine in cui si paga."),
    )
    y = inside.y() + px(84)
    for place, words in enumerate(steps, start=1):
        disc = QRectF(inside.x(), y, px(34), px(34))
        painter.setPen(QPen(ink(theme.GOLD), px(2)))
        painter.setBrush(faded(theme.GOLD, 0.12))
        painter.drawEllipse(disc)
        write(painter, disc, str(place), px(18), weight=Weight.BOLD, paint=ink(theme.GOLD))
        text = QRectF(inside.x() + px(50), y + px(4), inside.width() - px(50), px(64))
        write_lines(painter, text, words, px(19), paint=ink(theme.TEXT))
        y += px(72)
    nobody = tr("Se non c'è niente: «{button}».") if zero else tr("Se nessuno ha vinto: «{button}».")
    note = nobody.format(button=act_words(Act.NEXT))
    rest = QRectF(inside.x(), y + px(8), inside.width(), px(60))
    write_lines(painter, rest, note, px(17), paint=ink(theme.QUIET))
