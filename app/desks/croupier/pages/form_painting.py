"""What is written on a form besides its keys and lines."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import zip_longest

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from app.desks.common import theme
from app.desks.common.language import quoted
from app.desks.common.lettering import RIGHT, Weight, ink, write, write_wrapped
from app.desks.common.text_size import grown
from app.desks.common.theme import Scale
from app.desks.croupier.forms.kit import Form
from app.desks.croupier.pages.form_key import FormKey


def write_beneath(painter: QPainter, keys: Iterable[FormKey], scale: Scale) -> None:
    """Write beneath each chip what is said of it, the last line as what becomes of it."""
    px, high = scale.px, grown(scale.px(theme.LINE_ROOM))
    for key in keys:
        box = key.geometry()
        line = QRectF(box.x() - px(6), box.bottom() + px(2), box.width() + px(12), high)
        for words, last in zip_longest(key.label, (False,) * (len(key.label) - 1), fillvalue=True):
            loud = last and key.chosen
            paint = theme.GOLD if loud else theme.QUIET if last else theme.TEXT
            weight = Weight.SEMI if loud else Weight.REGULAR
            write(painter, line, str(words), px(16 if last else 17), weight=weight, paint=ink(paint))
            line.translate(0, high)


def write_aside(painter: QPainter, room: QRectF, form: Form, scale: Scale) -> None:
    """Write between the keys at the foot, the last line at its own."""
    low = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom
    paint, size = ink(form.aside_in), scale.px(17)
    write_wrapped(painter, room, form.aside, size, paint=paint, align=low, least=scale.px(theme.SMALLEST))


def write_sentence(painter: QPainter, width: int, form: Form, scale: Scale) -> None:
    """Write what the dealer says, large, beside the title; it is of the house on every desk (rules 8)."""
    if form.sentence:
        px, gold = scale.px, ink(theme.GOLD)
        box = QRectF(width * 0.36, px(14), width * 0.64 - px(24), px(46))
        write(painter, box, quoted(form.sentence), px(30), weight=Weight.SEMI, paint=gold, align=RIGHT)
