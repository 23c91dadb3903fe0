"""Chips line by line, each with its picture: what was recorded, or what a closing count says (rules 9)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from app.desks.common import theme
from app.desks.common.chips import draw_chip
from app.desks.common.lettering import LEFT, RIGHT, Weight, ink, write
from app.desks.common.looks import Look
from app.desks.common.theme import Scale

_LINE: Final = 44
_CHIP: Final = 36
"""On a smaller one its face could not be read."""
_ROWS: Final = 6
_BETWEEN: Final = 28


class ChipLine(NamedTuple):
    """One line.

    Attributes:
        look: of the chip.
        words: beside it.
        said: at the end of the line; bold.
        wrong: whether that is what somebody must look at.
    """

    look: Look
    words: str
    said: str = ""
    wrong: bool = False


def draw_lines(painter: QPainter, rect: QRectF, lines: Sequence[ChipLine], scale: Scale) -> None:
    """Draw lines in as many columns as they need, each full before the next begins.

    Args:
        painter: draws.
        rect: where, in pixels.
        lines: as many as a house has chips.
        scale: of the window.
    """
    px, columns = scale.px, max(2, -(-len(lines) // _ROWS))
    rows = -(-len(lines) // columns)
    high = min(px(_LINE), rect.height() / max(1, rows))
    wide = (rect.width() - (columns - 1) * px(_BETWEEN)) / columns
    for place, line in enumerate(lines):
        column, row = divmod(place, rows)
        box = QRectF(rect.x() + column * (wide + px(_BETWEEN)), rect.y() + row * high, wide, high)
        _draw_line(painter, box, line, scale)


def _draw_line(painter: QPainter, box: QRectF, line: ChipLine, scale: Scale) -> None:
    px, least = scale.px, scale.px(theme.SMALLEST)
    draw_chip(painter, QPointF(box.x() + px(_CHIP) / 2, box.center().y()), line.look, 1, px(_CHIP))
    words = QRectF(box.x() + px(_CHIP + 12), box.y(), box.width() * 0.64 - px(_CHIP + 12), box.height())
    said = QRectF(box.x() + box.width() * 0.65, box.y(), box.width() * 0.35, box.height())
    write(painter, words, line.words, px(18), paint=ink(theme.TEXT), align=LEFT, least=least)
    colour = ink(theme.ALARM) if line.wrong else ink(theme.QUIET)
    weight = Weight.BOLD if line.wrong else Weight.REGULAR
    write(painter, said, line.said, px(18), weight=weight, paint=colour, align=RIGHT, least=least)


def draw_struck(painter: QPainter, rect: QRectF, text: str, pixels: int) -> None:
    """Write what was recorded first, struck through: it stays, and does not count."""
    across = write(painter, rect, text, pixels, paint=ink(theme.QUIET), align=LEFT, least=pixels)
    painter.setPen(ink(theme.QUIET))
    painter.drawLine(QPointF(rect.x(), rect.center().y()), QPointF(rect.x() + across, rect.center().y()))
