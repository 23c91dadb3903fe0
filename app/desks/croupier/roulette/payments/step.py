"""What is done besides paying, drawn; before there is anything to pay, what to do first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from app.desks.common import theme
from app.desks.common.box_drawing import draw_box
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
from app.desks.common.looks import Piles
from app.desks.common.text_size import grown
from app.desks.common.theme import Scale
from app.desks.croupier.payments.rooms import CAPTION, Rooms
from app.desks.croupier.roulette.payments.shares import Halved, Of, Share
from app.desks.croupier.roulette.spin_acts import SpinAct
from app.desks.croupier.roulette.words.beside_words import (
    fate_words,
    made_words,
    share_names,
    share_of,
    share_owner,
    shut_words,
    step_words,
)
from app.desks.croupier.roulette.words.round_words import clearing_words
from app.desks.croupier.words.words import act_words
from app.table.roulette.outcomes import Fate

_CHIP: Final = 46
_SMALLEST_CHIP: Final = 26
_BETWEEN: Final = 8
_NAME: Final = 22
_KIND: Final = 46
"""A chip whose face can be read, with what is between it and the next."""
_MORE: Final = 26
_TEXT: Final = 17
_GAP: Final = 8
_SIGN: Final = 22
_MOST_KINDS: Final = 3
_APART: Final = 42
"""Of what goes back in several kinds of chips so many are seen on a line, so far apart."""
_BARRED: Final = frozenset({Fate.SHUT, Fate.TAKEN})


def draw_step(
    painter: QPainter, scale: Scale, inside: QRectF, step: Share, shares: tuple[Share, ...], parts: Rooms
) -> None:
    """Draw what is to be done now large, in the upper part of the panel.

    Args:
        painter: draws.
        scale: of the window.
        inside: the panel without its border; the step takes the upper part.
        step: what is done now.
        shares: all that is done for the number besides paying, `step` among them.
        parts: how high each part of it is.
    """
    px = scale.px
    _draw_head(painter, scale, inside, step, shares)
    y = inside.y() + parts.head
    _draw_figures(painter, scale, QRectF(inside.x(), y, inside.width(), parts.figures), step)
    y += parts.figures
    painter.setPen(QPen(ink(theme.LINE), 1))
    painter.drawLine(QPointF(inside.x(), y), QPointF(inside.right(), y))
    picture = QRectF(inside.x(), y + px(8), inside.width(), parts.picture - px(8))
    if step.halved is not None:
        _draw_halved(painter, scale, picture, step.halved, step.shut)
    else:
        _draw_chips(painter, scale, picture, step.handed.chips, barred=step.fate in _BARRED)
    words = QRectF(inside.x(), y + parts.picture + parts.gap, inside.width(), parts.spoken)
    draw_box(painter, words, px(8), ink(theme.RAISED), QPen(ink(theme.LINE), 1))
    said, room = step_words(step), words.adjusted(px(10), px(1), -px(10), -px(1))
    size = px(19) if width_of(said, px(19), Weight.SEMI) <= room.width() else px(17)
    least, paint = px(theme.SMALLEST), ink(theme.TEXT)
    write_wrapped(painter, room, said, size, weight=Weight.SEMI, paint=paint, least=least)


def _draw_head(
    painter: QPainter, scale: Scale, inside: QRectF, step: Share, shares: tuple[Share, ...]
) -> None:
    """Which one of them it is, what becomes of the stake, where it lies and whose it is."""
    px, least, late = scale.px, scale.px(theme.SMALLEST), step.fate is Fate.TAKEN_BACK
    among = [s for s in shares if s.before is step.before and (s.fate is Fate.TAKEN_BACK) is late]
    words = tr("PRIMA DI PAGARE · {order}/{all}") if step.before else tr("DOPO I PAGAMENTI · {order}/{all}")
    words = tr("GIÀ PAGATO, PROSEGUE · {order}/{all}") if late else words
    words = words.format(order=sum(share.done for share in among) + 1, all=len(among))
    line = QRectF(inside.x(), inside.y() - px(2), inside.width() - px(126), grown(px(CAPTION)))
    write(painter, line, words, px(15), weight=Weight.SEMI, paint=ink(theme.QUIET), align=LEFT, least=least)
    title = QRectF(inside.x(), inside.y() + grown(px(CAPTION)), inside.width() - px(126), px(36))
    paint, fate = ink(theme.TEXT), fate_words(step.fate)
    write(painter, title, fate, px(28), weight=Weight.BOLD, paint=paint, align=LEFT, least=least)
    whose = " · ".join(filter(None, (step.place, share_owner(step), share_of(step))))
    where = QRectF(inside.x(), title.bottom() + px(6), inside.width(), grown(px(28)))
    write(painter, where, whose, px(20), weight=Weight.SEMI, paint=paint, align=LEFT, least=least)


def _draw_figures(painter: QPainter, scale: Scale, rect: QRectF, step: Share) -> None:
    """A colour in pieces, everything else in money."""
    px = scale.px
    amount = f"€ {euro(step.amount)}"
    if step.pieces is None:
        write(painter, rect, amount, px(44), weight=Weight.BOLD, paint=ink(theme.GOLD))
        return
    paint = ink(theme.TEXT)
    wide = write(painter, rect, str(step.pieces), px(58), weight=Weight.BOLD, paint=paint, align=LEFT)
    unit = rect.adjusted(wide + px(8), px(10), 0, 0)
    one, many = (tr("biglietto"), tr("biglietti")) if step.of is Of.NOTES else (tr("pezzo"), tr("pezzi"))
    pieces = one if step.pieces == 1 else many
    write(painter, unit, pieces, px(20), weight=Weight.SEMI, paint=ink(theme.QUIET), align=LEFT)
    write(painter, rect, amount, px(31), weight=Weight.BOLD, paint=ink(theme.GOLD), align=RIGHT)


def _draw_halved(painter: QPainter, scale: Scale, rect: QRectF, made: Halved, shut: Share | None) -> None:
    """What the bank takes, what stays, what is shut in, side by side; and beneath what is changed."""
    px, least = scale.px, scale.px(theme.SMALLEST)
    foot = grown(px(26)) if made.change or made.notes else 0
    parts = [(tr("ALLA BANCA"), made.bank, False), (tr("RESTA"), made.stays, False)]
    if shut is not None:
        parts.append((fate_words(Fate.SHUT).upper(), shut.handed.chips, True))
    wants = [
        max(width_of(name, grown(least), Weight.SEMI) + px(10), len(chips) * px(_KIND))
        for name, chips, _ in parts
    ]
    x = rect.x()
    for place, (name, chips, barred) in enumerate(parts):
        wide = rect.width() * wants[place] / sum(wants)
        if place:
            painter.setPen(QPen(ink(theme.GOLD), px(1.6), Qt.PenStyle.DashLine))
            painter.drawLine(QPointF(x, rect.y() + px(2)), QPointF(x, rect.bottom() - foot))
        part = QRectF(x + px(3), rect.y(), wide - px(6), rect.height() - foot)
        head = QRectF(part.x() + px(2), part.y(), part.width() - px(4), grown(px(_NAME)))
        write(painter, head, name, px(15), weight=Weight.SEMI, paint=ink(theme.QUIET), least=least)
        _draw_chips(painter, scale, part.adjusted(0, head.height(), 0, 0), chips, barred=barred)
        x += wide
    if foot:
        below = QRectF(rect.x(), rect.bottom() - foot, rect.width(), foot)
        write(
            painter, below, made_words(made), px(16), weight=Weight.SEMI, paint=ink(theme.GOLD), least=least
        )


def _draw_chips(painter: QPainter, scale: Scale, rect: QRectF, chips: Piles, *, barred: bool = False) -> None:
    """Each kind of chip once, with how many of it; as large as there is room."""
    if not chips:
        return
    px = scale.px
    room = int(rect.width() / len(chips)) - px(_BETWEEN)
    size = max(px(_SMALLEST_CHIP), min(px(_CHIP), room, int(rect.height()) - px(2)))
    step = size + px(_BETWEEN)
    x = rect.center().x() - step * (len(chips) - 1) / 2
    for look, pieces in chips:
        draw_chip(painter, QPointF(x, rect.center().y()), look, pieces, size, barred=barred)
        x += step


def draw_share_row(
    painter: QPainter, scale: Scale, rect: QRectF, share: Share, *, shown: bool = False
) -> None:
    """One line of what was halved, shut in, freed or given back; `shown` where it is shown large."""
    px, least = scale.px, scale.px(theme.SMALLEST)
    amount = f"€ {euro(share.amount)}"
    name, size = _share_words(scale, rect, share_names(share), amount)
    sign = QRectF(rect.x(), rect.y(), px(_SIGN) * size / px(_TEXT), rect.height())
    if shown:
        draw_box(painter, rect.adjusted(-px(6), 0, px(6), 0), px(6), ink(theme.RAISED))
        write(painter, sign, "→", px(_TEXT), weight=Weight.BOLD, paint=ink(theme.GOLD), align=LEFT)
    if share.done:
        write(painter, sign, "✓", px(_TEXT), weight=Weight.BOLD, paint=ink(theme.GREEN), align=LEFT)
    paint = ink(theme.QUIET if share.done else theme.GOLD)
    wide = width_of(amount, size, Weight.SEMI) + px(_GAP)
    words = rect.adjusted(sign.width(), 0, -wide, 0)
    write(painter, words, name, px(_TEXT), paint=paint, align=LEFT, least=least)
    told = rect.adjusted(sign.width() + words.width() + px(_GAP), 0, 0, 0)
    write_alike(painter, told, amount, size, weight=Weight.SEMI, paint=paint, align=RIGHT)


def _share_words(scale: Scale, rect: QRectF, names: Sequence[str], amount: str) -> tuple[str, int]:
    """Choose the longest name that has room, and the sum's size: larger only where the name has it still."""
    px, least = scale.px, scale.px(theme.SMALLEST)

    def room(size: int) -> float:
        sign = px(_SIGN) * size / px(_TEXT)
        return rect.width() - sign - width_of(amount, size, Weight.SEMI) - px(_GAP)

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
    known = () if share.look is None else ((share.look, share.pieces or 1),)
    drawn = share.handed.chips[:_MOST_KINDS] or known
    for place, (look, pieces) in enumerate(drawn):
        middle = QPointF(rect.x() + chip / 2 + place * px(_APART), rect.center().y())
        draw_chip(painter, middle, look, pieces, chip, barred=share.fate is Fate.SHUT)
    x = rect.x() + chip + px(14) + max(0, len(drawn) - 1) * px(_APART)
    said = share.place, share_owner(share), share_of(share), shut_words(share)
    words = QRectF(x, rect.y(), rect.right() - x - px(110), rect.height())
    name = ("✓ " if share.done else "") + " · ".join(filter(None, said))
    paint, least = ink(theme.TEXT), px(theme.SMALLEST)
    write_wrapped(painter, words, name, px(18), paint=paint, align=LEFT, least=least)
    amount, text = QRectF(rect.right() - px(110), rect.y(), px(110), rect.height()), f"€ {euro(share.amount)}"
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
    size, least, paint = px(30), px(theme.SMALLEST), ink(theme.TEXT)
    write(painter, title, asked, size, weight=Weight.BOLD, paint=paint, align=LEFT, least=least)
    steps = (
        tr("Scegliere il colore o il gettone."),
        tr("Toccare dove ha vinto, e le chance semplici puntate.")
        if zero
        else tr("Toccare i posti dove ha vinto."),
        tr("Il pagamento appare qui, nell'ordine in cui si paga."),
    )
    y = inside.y() + px(84)
    for place, words in enumerate(steps, start=1):
        sign = QRectF(inside.x(), y + px(2), px(28), px(28))
        write(painter, sign, f"{place}.", px(20), weight=Weight.BOLD, paint=ink(theme.QUIET), align=LEFT)
        text = QRectF(inside.x() + px(36), y + px(4), inside.width() - px(36), px(64))
        write_lines(painter, text, words, px(19), paint=ink(theme.TEXT))
        y += px(72)
    keys = ", ".join(quoted(key) for key in ((act_words(SpinAct.CLEARED), then) if clear else (then,)))
    nobody = tr("Se non c'è niente: {keys}.") if zero else tr("Se nessuno ha vinto: {keys}.")
    rest = QRectF(inside.x(), y + px(8), inside.width(), px(60))
    write_lines(painter, rest, nobody.format(keys=keys), px(17), paint=ink(theme.QUIET))
    if clear:
        order = QRectF(inside.x(), rest.bottom() + px(8), inside.width(), px(130))
        write_lines(painter, order, clearing_words(divided=zero), px(17), paint=ink(theme.TEXT))
