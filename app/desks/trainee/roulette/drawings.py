"""Draws chips as they are written on the race track, and the wheel."""

from __future__ import annotations

from collections.abc import Mapping
from math import cos, pi, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPen

from app.desks.common import theme
from app.desks.common.chips import draw_chip
from app.desks.common.lettering import Weight, ink, write
from app.desks.common.looks import look_of
from app.desks.common.roulette import cloth_paints
from app.desks.common.theme import Scale
from app.desks.trainee.drawings import Drawing, chip_side
from app.practice.roulette.scenes import OnTrack, OnWheel
from app.practice.scene import Scene
from app.rules.house import House
from app.rules.roulette.wheel import POCKETS, RED

_RING: Final = 0.2
"""Of the wheel's radius: how broad its pockets are."""


def _draw_on_track(painter: QPainter, rect: QRectF, scale: Scale, house: House, scene: Scene) -> None:
    """Draw chips as they are written: those that stand on each other lean, the others lie beside them."""
    chips, stack = (scene.chips, scene.stacked) if isinstance(scene, OnTrack) else ((), 0)
    looks = [look_of(house, chip.value, chip.colour) for chip in chips]
    size = chip_side(rect, scale, len(looks))
    lean, step = size * 0.42, size * 1.15
    stacked, spread = looks[:stack], looks[stack:]
    width = lean * max(0, len(stacked) - 1) + (size * 1.5 if stacked else 0) + step * len(spread)
    x, y = rect.center().x() - width / 2 + size / 2, rect.center().y()
    for look in stacked:
        draw_chip(painter, QPointF(x, y), look, 1, size)
        x += lean
    x += size * 1.5 - lean if stacked else 0
    for look in spread:
        draw_chip(painter, QPointF(x, y), look, 1, size)
        x += step


def _draw_wheel(painter: QPainter, rect: QRectF, _scale: Scale, _house: House, scene: Scene) -> None:
    """Draw the pockets clockwise from zero at the top, those that are marked in gold."""
    marked = scene.numbers if isinstance(scene, OnWheel) else ()
    radius = min(rect.width(), rect.height()) / 2
    centre, middle = rect.center(), radius * (1 - _RING / 2)
    side = 2 * pi * middle / len(POCKETS) * 0.92
    for place, number in enumerate(POCKETS):
        turn = 2 * pi * place / len(POCKETS)
        at = QPointF(centre.x() + sin(turn) * middle, centre.y() - cos(turn) * middle)
        painter.save()
        painter.translate(at)
        painter.rotate(360 * place / len(POCKETS))
        pocket = QRectF(-side / 2, -radius * _RING / 2, side, radius * _RING)
        painter.setPen(QPen(ink(theme.FELT_LINE), 1))
        painter.setBrush(ink(theme.GOLD if number in marked else _paint(number)))
        painter.drawRoundedRect(pocket, 3, 3)
        paint = ink(theme.ON_GOLD if number in marked else theme.TEXT)
        write(painter, pocket, str(number), max(8, int(side * 0.62)), weight=Weight.BOLD, paint=paint)
        painter.restore()


def _paint(number: int) -> str:
    if number == 0:
        return cloth_paints.NUMBER_GREEN
    return cloth_paints.NUMBER_RED if number in RED else cloth_paints.NUMBER_BLACK


DRAWINGS: Final[Mapping[type, Drawing]] = {
    OnTrack: Drawing(_draw_on_track),
    OnWheel: Drawing(_draw_wheel, is_tall=True, has_chips=False),
}
