"""A payment's chips from the side where the dealer stands: stacks, slid pieces, cut piles, fractions."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QPixmap

from app.desks.common import theme
from app.desks.common.canvas import painted
from app.desks.common.chips import draw_chip, is_light
from app.desks.common.lettering import Weight, faded, ink, write
from app.desks.common.looks import Look
from app.desks.common.piles import Column, columns
from app.rules.cutting import STACK, Group

_GAP_SHARE: Final = 0.22
_APART_SHARE: Final = 0.55
_BEHIND_SHARE: Final = 0.13
_BEHIND_RISES: Final = 0.5
"""A stack that stands behind another is seen so much higher, in pieces."""
_WIDEST: Final = 46
_WIDEST_FLAT: Final = 66
_SLID_SHARE: Final = 0.45
_FLAT_SHARE: Final = 0.62
_CLOSEST: Final = 0.25
"""Where there is little room single pieces lie closer, so that the uppermost can be read."""
_LEAST_FLAT: Final = 41
_FLAT_HEIGHT: Final = 1.1
"""A piece that lies flat is so high as a share of its width, and a little of the ground beneath it."""


def _width_in_piles(piles: tuple[Column, ...], share: float = _FLAT_SHARE) -> float:
    """How wide the picture is, in widths of a pile; of a single piece the next leaves so much to be seen."""
    width = 0.0
    for place, pile in enumerate(piles):
        width += 1 + _BEHIND_SHARE * pile.behind + _SLID_SHARE * len(pile.taken)
        width += share * (pile.pieces - 1) if pile.flat else 0
        if place:
            width += _APART_SHARE if pile.apart else _GAP_SHARE
    return width


def _flat_share(piles: tuple[Column, ...], room: float, unit: float) -> float:
    """How much of a single piece the next one leaves to be seen: less where the pieces would be too small."""
    single = sum(pile.pieces - 1 for pile in piles if pile.flat)
    if not single:
        return _FLAT_SHARE
    without = _width_in_piles(piles, 0.0)
    return min(_FLAT_SHARE, max(_CLOSEST, (room / (_LEAST_FLAT * unit) - without) / single))


def draw_groups(painter: QPainter, rect: QRectF, look: Look, groups: tuple[Group, ...], unit: float) -> None:
    """Draw a payment's chips into a rectangle, their counts beneath.

    Args:
        painter: draws.
        rect: where; the piles stand on its bottom, above the counts.
        look: the chip.
        groups: as they are laid out.
        unit: pixels for one of the reference panel.
    """
    piles = columns(groups)
    widest = _WIDEST_FLAT if all(pile.flat for pile in piles) else _WIDEST
    share = _flat_share(piles, rect.width(), unit)
    across = _width_in_piles(piles, share)
    width = min(widest * unit, rect.width() / max(1.0, across))
    foot = rect.bottom() - 23 * unit
    if any(pile.flat for pile in piles):
        width = max(1.0, min(width, (foot - rect.top()) / _FLAT_HEIGHT))
    highest = STACK + _BEHIND_RISES * max((pile.behind for pile in piles), default=0)
    thick = min((foot - rect.top() - 2 * unit) / highest, 5.4 * unit)
    x = rect.left() + max(0.0, rect.width() - width * across) / 2
    for place, pile in enumerate(piles):
        if place:
            x += width * (_APART_SHARE if pile.apart else _GAP_SHARE)
        if pile.flat:
            x += _draw_spread(painter, QPointF(x, foot), pile, look, (width, share), unit)
        else:
            x += _draw_pile(painter, QPointF(x, foot), pile, look, (width, thick), unit)


def _draw_pile(
    painter: QPainter, foot: QPointF, pile: Column, look: Look, chip: tuple[float, float], unit: float
) -> float:
    """Draw one pile and its count; gives how far it reached to the right."""
    width, thick = chip
    reach = width * (1 + _BEHIND_SHARE * pile.behind)
    for back in range(pile.behind, 0, -1):
        step = width * _BEHIND_SHARE * back
        _put(painter, QPointF(foot.x() + step, foot.y() - _BEHIND_RISES * thick * back), look, STACK, chip)
    _put(painter, foot, look, pile.pieces, chip)
    label = QRectF(foot.x() - width * 0.2, foot.y() + 3 * unit, reach + width * 0.4, 22 * unit)
    write(painter, label, pile.label, int(16 * unit), weight=Weight.SEMI, paint=ink(theme.TEXT))
    for place, off in enumerate(pile.taken):
        x = foot.x() + width * (1.06 + _SLID_SHARE * place)
        _draw_taken(painter, QRectF(x, foot.y() - off * thick, width * 0.36, off * thick), off, unit)
    return reach + width * _SLID_SHARE * len(pile.taken)


def _draw_spread(
    painter: QPainter, foot: QPointF, pile: Column, look: Look, chip: tuple[float, float], unit: float
) -> float:
    """Draw single pieces as they lie, each over the one before, of which it leaves a share to be seen."""
    width, share = chip
    step = width * share
    reach = width + step * (pile.pieces - 1)
    for place in range(pile.pieces):
        middle = QPointF(foot.x() + width / 2 + place * step, foot.y() - width * 0.55)
        # Of a face that is half covered one would read another: "10" of a hundred.
        seen = look if place == pile.pieces - 1 else look._replace(face="", marker="")
        draw_chip(painter, middle, seen, 1, int(width))
    label = QRectF(foot.x() - width * 0.2, foot.y() + 3 * unit, reach + width * 0.4, 22 * unit)
    write(painter, label, pile.label, int(16 * unit), weight=Weight.SEMI, paint=ink(theme.TEXT))
    return reach


def _draw_taken(painter: QPainter, rect: QRectF, off: int, unit: float) -> None:
    """The fraction drawn off the bottom stays with the bank: an empty outline."""
    pen = QPen(ink(theme.QUIET), 1.2 * unit)
    pen.setStyle(Qt.PenStyle.DashLine)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(rect)
    label = QRectF(rect.x() - rect.width(), rect.bottom() + 3 * unit, rect.width() * 3, 22 * unit)
    write(painter, label, f"−{off}", int(14 * unit), paint=ink(theme.QUIET))


def _put(painter: QPainter, foot: QPointF, look: Look, pieces: int, chip: tuple[float, float]) -> None:
    ratio = painter.device().devicePixelRatioF()
    picture = _pile_picture(look, pieces, chip, ratio)
    painter.drawPixmap(QPointF(foot.x(), foot.y() - picture.height() / ratio), picture)


_piles_drawn: dict[tuple[Look, int, tuple[float, float], float], QPixmap] = {}
_MOST_PILES: Final = 200


def _pile_picture(look: Look, pieces: int, chip: tuple[float, float], ratio: float) -> QPixmap:
    """Draw a pile once for each chip, count and scale."""
    key = (look, pieces, chip, ratio)
    if key not in _piles_drawn:
        if len(_piles_drawn) >= _MOST_PILES:
            _piles_drawn.clear()
        _piles_drawn[key] = _draw_pile_picture(look, pieces, chip, ratio)
    return _piles_drawn[key]


def _draw_pile_picture(look: Look, pieces: int, chip: tuple[float, float], ratio: float) -> QPixmap:
    width, thick = chip
    height = thick * pieces
    mark = ink("#15120c") if is_light(look.paint) else ink("#ffffff")

    def paint(painter: QPainter) -> None:
        for place in range(pieces):
            slab = QRectF(0.5, height - (place + 1) * thick + 0.4, width - 1, thick - 0.8)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(ink(look.paint))
            painter.drawRoundedRect(slab, thick * 0.35, thick * 0.35)
            painter.setBrush(faded(mark.name(), 0.75))
            for share in (0.16, 0.44, 0.72):
                painter.drawRect(QRectF(slab.x() + width * share, slab.y(), width * 0.12, slab.height()))
            if place and place % 5 == 0:
                painter.setPen(QPen(ink(theme.PANEL), max(1.2, thick * 0.3)))
                painter.drawLine(QPointF(0, slab.bottom() + 0.4), QPointF(width, slab.bottom() + 0.4))

    return painted(width, height, ratio, paint)
