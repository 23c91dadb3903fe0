"""The payments beneath the large one, what zero halved and shut in, and what to do before there is any."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from app.desks.common import theme
from app.desks.common.chips import draw_chip
from app.desks.common.language import euro, quoted, tr
from app.desks.common.lettering import (
    LEFT,
    RIGHT,
    Weight,
    enlarged,
    ink,
    width_of,
    write,
    write_alike,
    write_lines,
    write_wrapped,
)
from app.desks.common.owner_words import title_sign, title_words
from app.desks.common.theme import Scale
from app.desks.croupier.acts import Act
from app.desks.croupier.payments.shown import Mark, PaymentRow
from app.desks.croupier.roulette.payments.shares import Share
from app.desks.croupier.roulette.words.beside_words import (
    amount_words,
    counted_words,
    fate_words,
    share_names,
    share_of,
    share_owner,
    shut_words,
)
from app.desks.croupier.roulette.words.clearing_words import clearing_words
from app.desks.croupier.words.words import act_words
from app.table.roulette.outcomes import Fate

_MORE: Final = 26
_TEXT: Final = 17
_BESIDE: Final = 8
_SIGN: Final = 22
_TOGETHER: Final = 3
"""So many lines round the one shown large stand together at least."""
_APART: Final = 10
"""Between what stands on one line."""
_MOST_KINDS: Final = 3
_KIND: Final = 42
"""Of what goes back in several kinds of chips so many are seen on a line, so far apart."""
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
    sign = _sign_rect(scale, rect)
    colour = theme.GREEN if row.mark is Mark.PAID else theme.GOLD
    write(painter, sign, _SIGNS[row.mark], px(_TEXT), weight=Weight.BOLD, paint=ink(colour), align=LEFT)
    amount = amount_words(row)
    text, least = f"{title_words(row.title)} · {counted_words(row)}", px(theme.SMALLEST)
    short = f"{title_sign(row.title)} · {counted_words(row)}"
    room = rect.right() - sign.right() - px(14) - width_of(short, least)
    wide = min(width_of(amount, enlarged(px(_TEXT), rect.height()), Weight.SEMI), room) + px(4)
    wide = max(wide, width_of(amount, px(_TEXT), Weight.SEMI) + px(4))
    sum_rect = QRectF(rect.right() - wide, rect.y(), wide, rect.height())
    write(painter, sum_rect, amount, px(_TEXT), weight=Weight.SEMI, paint=paint, align=RIGHT)
    words = QRectF(sign.right(), rect.y(), rect.right() - sign.right() - wide - px(10), rect.height())
    if width_of(text, least) > words.width():
        text = short
    write(painter, words, text, px(_TEXT), paint=paint, align=LEFT, least=least)


def _sign_rect(scale: Scale, rect: QRectF) -> QRectF:
    """Where a line's sign stands: wider where texts are set larger, so that it never touches the name."""
    wide = scale.px(_SIGN) * enlarged(scale.px(_TEXT), rect.height()) / scale.px(_TEXT)
    return QRectF(rect.x(), rect.y(), wide, rect.height())


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


def draw_bank(painter: QPainter, scale: Scale, rect: QRectF, bank: int, more: str) -> None:
    """Draw what the spin brings the bank, in cents, and how many lines of the list are not shown.

    Args:
        painter: draws.
        scale: of the window.
        rect: where.
        bank: in cents.
        more: as `more_words` says it; empty where all of the list is seen.
    """
    px = scale.px
    painter.setPen(QPen(ink(theme.LINE), 1))
    painter.drawLine(QPointF(rect.x(), rect.y()), QPointF(rect.right(), rect.y()))
    text, least = f"€ {euro(bank)}".replace("€ −", "− € "), px(theme.SMALLEST)
    size, quiet = enlarged(px(16), rect.height()), enlarged(px(15), rect.height())
    write(painter, rect, text, px(16), weight=Weight.SEMI, paint=ink(theme.TEXT), align=RIGHT)
    rest = rect.adjusted(0, 0, -width_of(text, size, Weight.SEMI) - px(_APART), 0)
    if more:
        wide, paint = width_of(more, quiet, Weight.SEMI), ink(theme.TEXT)
        write(painter, rest, more, px(15), weight=Weight.SEMI, paint=paint, align=LEFT, least=least)
        rest = rest.adjusted(wide + px(_APART), 0, 0, 0)
    names = tr("Banca sul colpo"), tr("Banca")
    name = next((name for name in names if width_of(name, quiet) <= rest.width()), names[-1])
    write(painter, rest, name, px(15), paint=ink(theme.QUIET), align=RIGHT if more else LEFT, least=least)


def lines_shown(
    count: int, focus: int, waiting: Sequence[int], room: int, others: Collection[int] = ()
) -> list[int]:
    """Choose the lines that are seen: those round the one shown large, without one left out between them.

    What is still to be done besides paying is not pushed out: it follows them, behind a gap; of the payments
    round the one shown large three are seen all the same.

    Args:
        count: how many lines there are.
        focus: the one shown large, from 0.
        waiting: those that are no payments and not done, in their order.
        room: how many lines are seen.
        others: those that are no payments.
    """
    for size in range(min(room, count), 1, -1):
        together = _together(count, focus, size, others)
        behind = [line for line in waiting if line >= together.stop]
        if size + len(behind) <= room or size == _TOGETHER:
            return [*together, *behind[: room - size]]
    return list(range(min(room, count)))


def _together(count: int, focus: int, size: int, others: Collection[int]) -> range:
    """Choose the lines round the one shown large, from the one before it, so that three are payments."""
    wanted = min(_TOGETHER, count - len(others)) if focus not in others else 0
    begins = (max(0, min(first, count - size)) for first in (focus - 1, focus, focus - 2))
    found = [range(first, first + size) for first in begins]
    return next((each for each in found if sum(line not in others for line in each) >= wanted), found[0])


def draw_gap(painter: QPainter, scale: Scale, rect: QRectF) -> None:
    """Draw over a line that others are left out before it."""
    pen = QPen(ink(theme.QUIET), scale.px(1.5), Qt.PenStyle.DotLine)
    painter.setPen(pen)
    painter.drawLine(rect.topLeft(), rect.topRight())


def more_words(shown: Sequence[int], count: int) -> str:
    """Say how many lines are not seen, above, between and beneath: "▾ ancora 5", "▴ 3 ▾ 2", "⋯ ancora 1"."""
    if not shown:
        return ""
    above, below = shown[0], count - shown[-1] - 1
    between = count - above - below - len(shown)
    hidden = [(sign, n) for sign, n in (("▴", above), ("⋯", between), ("▾", below)) if n]
    if len(hidden) == 1:
        ((sign, n),) = hidden
        return f"{sign} " + tr("ancora {count}").format(count=n)
    return " ".join(f"{sign} {n}" for sign, n in hidden)


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


def draw_nothing_yet(
    painter: QPainter, scale: Scale, inside: QRectF, *, zero: bool, clear: bool, then: str
) -> None:
    """Before the first touch: what to do, in three steps; at zero the chances are asked for too (rules 4).

    Until the layout is said to be clear (`clear`) it is said in which order that is done; `then` is the key
    that goes on.
    """
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
        sign = QRectF(inside.x(), y + px(2), px(28), px(28))
        write(painter, sign, f"{place}.", px(20), weight=Weight.BOLD, paint=ink(theme.QUIET), align=LEFT)
        text = QRectF(inside.x() + px(36), y + px(4), inside.width() - px(36), px(64))
        write_lines(painter, text, words, px(19), paint=ink(theme.TEXT))
        y += px(72)
    keys = ", ".join(quoted(key) for key in ((act_words(Act.CLEARED), then) if clear else (then,)))
    nobody = tr("Se non c'è niente: {keys}.") if zero else tr("Se nessuno ha vinto: {keys}.")
    note = nobody.format(keys=keys)
    rest = QRectF(inside.x(), y + px(8), inside.width(), px(60))
    write_lines(painter, rest, note, px(17), paint=ink(theme.QUIET))
    if clear:
        order = QRectF(inside.x(), rest.bottom() + px(8), inside.width(), px(130))
        write_lines(painter, order, clearing_words(divided=zero), px(17), paint=ink(theme.TEXT))
