"""The list beneath the large payment: its lines, which of them are seen, and what the bank has of it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from app.desks.common import theme
from app.desks.common.box_drawing import draw_box
from app.desks.common.language import euro, tr
from app.desks.common.lettering import LEFT, RIGHT, Weight, enlarged, ink, width_of, write
from app.desks.common.owner_words import title_sign, title_words
from app.desks.common.theme import Scale
from app.desks.croupier.payments.shown import Beside, Mark, PaymentRow

_TEXT: Final = 17
_SIGN: Final = 22
_TOGETHER: Final = 3
"""So many lines round the one shown large stand together at least."""
_APART: Final = 10
"""Between what stands on one line."""
_SIGNS: Final = {Mark.PAID: "✓", Mark.CURRENT: "→", Mark.WAITING: "", Mark.DISPUTED: "!"}


def draw_row(
    painter: QPainter,
    scale: Scale,
    rect: QRectF,
    row: PaymentRow[Beside],
    words: tuple[str, str],
    *,
    shown: bool,
    waits: bool,
) -> None:
    """Draw one line of the list.

    Args:
        painter: draws.
        scale: of the window.
        rect: the line.
        row: the payment.
        words: what stands beside whose it is, and its amount.
        shown: whether it is the one that is shown large.
        waits: something else is done first: no payment is the next.
    """
    px, mark = scale.px, Mark.WAITING if waits and row.mark is Mark.CURRENT else row.mark
    paint = ink(theme.TEXT if mark in {Mark.CURRENT, Mark.DISPUTED} else theme.QUIET)
    if shown:
        draw_box(painter, rect.adjusted(-px(6), 0, px(6), 0), px(6), ink(theme.RAISED))
    sign = _sign_rect(scale, rect)
    colour = theme.GREEN if mark is Mark.PAID else theme.GOLD
    write(painter, sign, _SIGNS[mark], px(_TEXT), weight=Weight.BOLD, paint=ink(colour), align=LEFT)
    counted, amount = words
    text, least = f"{title_words(row.title)} · {counted}", px(theme.SMALLEST)
    short = f"{title_sign(row.title)} · {counted}"
    room = rect.right() - sign.right() - px(14) - width_of(short, least)
    wide = min(width_of(amount, enlarged(px(_TEXT), rect.height()), Weight.SEMI), room) + px(4)
    wide = max(wide, width_of(amount, px(_TEXT), Weight.SEMI) + px(4))
    sum_rect = QRectF(rect.right() - wide, rect.y(), wide, rect.height())
    write(painter, sum_rect, amount, px(_TEXT), weight=Weight.SEMI, paint=paint, align=RIGHT)
    line = QRectF(sign.right(), rect.y(), rect.right() - sign.right() - wide - px(10), rect.height())
    if width_of(text, least) > line.width():
        text = short
    write(painter, line, text, px(_TEXT), paint=paint, align=LEFT, least=least)


def _sign_rect(scale: Scale, rect: QRectF) -> QRectF:
    """Where a line's sign stands: wider where texts are set larger, so that it never touches the name."""
    wide = scale.px(_SIGN) * enlarged(scale.px(_TEXT), rect.height()) / scale.px(_TEXT)
    return QRectF(rect.x(), rect.y(), wide, rect.height())


def draw_bank(painter: QPainter, scale: Scale, rect: QRectF, bank: int, more: str) -> None:
    """Draw what the round brings the bank, in cents, and how many more lines there are.

    Args:
        painter: draws.
        scale: of the window.
        rect: where.
        bank: in cents; below zero where the bank loses.
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
