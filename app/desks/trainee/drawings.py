"""Draws chips as an exercise shows them: laid for a payment, or handed over."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from app.desks.common.chips import MARGIN, draw_chip
from app.desks.common.laid_drawing import draw_laid
from app.desks.common.laid_looks import laid_looks
from app.desks.common.looks import look_of
from app.desks.common.theme import Scale
from app.practice.scene import Heap, Laid, Scene
from app.rules.house import House

_CHIP: Final = 62
"""Pixels of the reference panel."""
_LARGER: Final = 1.8
"""Than beside a payment at the table: here it is all that there is to see."""


class Drawing(NamedTuple):
    """How a kind of scene is painted.

    Attributes:
        draw: paints one within a rectangle, with the chips of a house.
        is_tall: whether it needs the height of a layout, and a row of chips does not.
        has_chips: whether a touch says how many there are.
    """

    draw: Callable[[QPainter, QRectF, Scale, House, Scene], None]
    is_tall: bool = False
    has_chips: bool = True


def chip_side(rect: QRectF, scale: Scale, chips: int) -> int:
    """Say how large chips are: as at the table, smaller where so many would not have room.

    Args:
        rect: where they lie.
        scale: of the window.
        chips: how many lie beside each other.
    """
    room = min(rect.width() / max(1.0, chips * 1.25), rect.height() / (1 + 2 * MARGIN))
    return int(min(scale.px(_CHIP), room))


def _draw_laid(painter: QPainter, rect: QRectF, scale: Scale, house: House, scene: Scene) -> None:
    """Draw a payment; what is laid stands at the foot of its room."""
    if isinstance(scene, Laid):
        middle = rect.adjusted(0, rect.height() * 0.2, 0, -rect.height() * 0.2)
        draw_laid(painter, middle, laid_looks(house, scene.payment), scale.factor * _LARGER)


def _draw_heap(painter: QPainter, rect: QRectF, scale: Scale, house: House, scene: Scene) -> None:
    """Draw each kind of chip, and how many of it."""
    row = scene.chips if isinstance(scene, Heap) else ()
    size = chip_side(rect, scale, len(row))
    step = size * 1.25
    x, y = rect.center().x() - step * (len(row) - 1) / 2, rect.center().y()
    for chip, pieces in row:
        draw_chip(painter, QPointF(x, y), look_of(house, chip.value, chip.colour), pieces, size)
        x += step


DRAWINGS: Final[Mapping[type, Drawing]] = {Laid: Drawing(_draw_laid), Heap: Drawing(_draw_heap)}
"""Of any game."""
