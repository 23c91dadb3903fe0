"""Draws what lies there for a payment: one chip in its piles, several chips group by group."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from app.desks.common import theme
from app.desks.common.chips import MARGIN, draw_chip
from app.desks.common.laid_looks import LaidGroup, LaidLooks
from app.desks.common.language import as_written
from app.desks.common.lettering import Weight, ink, write
from app.desks.common.looks import Look
from app.desks.common.piles import laid_out_words
from app.desks.common.stacks import draw_groups

_LARGEST: Final = 54
_READABLE: Final = 22
"""A smaller chip does not say what it is worth."""
_LABEL: Final = 20
_CHIP_SHARE: Final = 1.09
"""A chip and what is between it and the next, in its own sizes; its count leans over the next one's rim."""
_APART_SHARE: Final = 0.45
"""Between two groups."""
_MOST_ROWS: Final = 3

Row = tuple[LaidGroup, ...]


def draw_laid(painter: QPainter, rect: QRectF, laid: LaidLooks, unit: float) -> None:
    """Draw a laid payment into a rectangle.

    Args:
        painter: draws.
        rect: where.
        laid: what lies there; nothing is drawn where nothing does.
        unit: pixels for one of the reference panel.
    """
    if laid.look is not None:
        draw_groups(painter, rect, laid.look, laid.piles, unit)
    elif laid.groups:
        _draw_rows(painter, rect, laid.groups, unit)


def chips_are_told_apart(rect: QRectF, laid: LaidLooks, unit: float) -> bool:
    """Whether groups of several chips drawn into a rectangle would be large enough to be read.

    Args:
        rect: where.
        laid: what would lie there.
        unit: pixels for one of the reference panel.
    """
    if not laid.groups:
        return True
    found = [_in_rows(laid.groups, rows) for rows in range(1, min(_MOST_ROWS, len(laid.groups)) + 1)]
    return max(_chip_size(rect, rows, unit) for rows in found) >= _READABLE * unit


def laid_words(laid: LaidLooks) -> str:
    """Say what lies there: "3 stecche · taglio 4 + 4 + 1", "20 × 20 + 100 · 500 · 2 × 20"."""
    if laid.look is not None:
        return laid_out_words(laid.piles)
    return " · ".join(_group_words(group) for group in laid.groups)


def _group_words(group: LaidGroup) -> str:
    words = " + ".join(_run_words(look, pieces) for look, pieces in group.chips)
    if group.times == 1:
        return words
    return f"{group.times} × {words}" if len(group.chips) == 1 else f"{group.times} × ({words})"


def _run_words(look: Look, pieces: int) -> str:
    face = as_written(look.face)
    return face if pieces == 1 and not look.is_colour else f"{pieces} × {face}"


def _draw_rows(painter: QPainter, rect: QRectF, groups: Row, unit: float) -> None:
    """Draw the groups in as many rows as let the chips be largest."""
    found = [_in_rows(groups, rows) for rows in range(1, min(_MOST_ROWS, len(groups)) + 1)]
    rows = max(found, key=lambda rows: _chip_size(rect, rows, unit))
    size, height = _chip_size(rect, rows, unit), rect.height() / len(rows)
    for place, row in enumerate(rows):
        x = rect.center().x() - size * _width_in_chips(row) / 2
        line = QRectF(x, rect.y() + place * height, 0, height)
        for group in row:
            line.setWidth(size * _CHIP_SHARE * len(group.chips))
            _draw_group(painter, line, group, size, unit)
            line.moveLeft(line.right() + size * _APART_SHARE)


def _in_rows(groups: Row, rows: int) -> list[Row]:
    """Share groups out over rows, in their order, with about as many chips in each."""
    most = sum(len(group.chips) for group in groups) / rows
    found: list[list[LaidGroup]] = [[]]
    for group in groups:
        there = sum(len(each.chips) for each in found[-1])
        if there and there + len(group.chips) > most and len(found) < rows:
            found.append([])
        found[-1].append(group)
    return [tuple(row) for row in found]


def _width_in_chips(row: Row) -> float:
    return _CHIP_SHARE * sum(len(group.chips) for group in row) + _APART_SHARE * (len(row) - 1)


def _chip_size(rect: QRectF, rows: list[Row], unit: float) -> int:
    high = (rect.height() / len(rows) - _LABEL * unit) / (1 + 2 * MARGIN)
    wide = min(rect.width() / _width_in_chips(row) for row in rows)
    return max(1, int(min(_LARGEST * unit, high, wide)))


def _draw_group(painter: QPainter, rect: QRectF, group: LaidGroup, size: int, unit: float) -> None:
    """Draw the chips of one group side by side, and beneath them what it counts."""
    high = size * (1 + 2 * MARGIN)
    top = rect.center().y() - (high + _LABEL * unit) / 2
    step = size * _CHIP_SHARE
    for place, (look, pieces) in enumerate(group.chips):
        draw_chip(painter, QPointF(rect.x() + (place + 0.5) * step, top + high / 2), look, pieces, size)
    label = QRectF(rect.x() - size * 0.2, top + high, rect.width() + size * 0.4, _LABEL * unit)
    words = group.counted if group.times == 1 else f"{group.times} × {group.counted}"
    write(painter, label, words, int(16 * unit), weight=Weight.SEMI, paint=ink(theme.TEXT))
