"""What stands in the place of the payments before there is any: what to do, step by step."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.desks.common import theme
from app.desks.common.language import quoted, tr
from app.desks.common.lettering import LEFT, Weight, ink, write, write_lines
from app.desks.common.theme import Scale
from app.desks.croupier.acts import Act
from app.desks.croupier.roulette.words.clearing_words import clearing_words
from app.desks.croupier.words.words import act_words


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
