"""What lies over the layout of an exercise: the numbers that chips hide, and a finger that looks closely."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import hypot
from typing import Final, NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from app.desks.common import theme
from app.desks.common.box import Box
from app.desks.common.lettering import Weight, ink, write
from app.desks.common.roulette.cloth import Cloth
from app.desks.common.roulette.felt import FeltView, chip_size
from app.desks.common.roulette.lying import middles
from app.desks.common.theme import SMALLEST, TARGET, Scale
from app.rules.roulette.bets import Stack

_MIDDLE: Final = 0.5
"""Of a cell: how much of it round its middle its number takes."""
_CORNER: Final = 0.5
"""Of a chip: so near to a corner of a cell it is in the way."""


class _Lies(NamedTuple):
    """A stack, and where its chips lie, in pixels."""

    stack: Stack
    middles: Sequence[tuple[float, float]]


class OverCloth(QWidget):
    """Clear but for the numbers that chips hide; a touch tells which stack is meant."""

    def __init__(
        self, scale: Scale, parent: QWidget, felt: FeltView, touched: Callable[[Stack | None], None]
    ) -> None:
        """Show nothing yet.

        Args:
            scale: of the window.
            parent: the scene.
            felt: that it lies over.
            touched: hears which stack was touched; None where none lies there.
        """
        super().__init__(parent)
        self._scale, self._touched = scale, touched
        self._felt, self._bets = felt, tuple[Stack, ...]()

    def show_over(self, bets: tuple[Stack, ...]) -> None:
        """Lie over a layout with these bets."""
        self._bets = bets
        self.update()

    def _lies(self, cloth: Cloth) -> list[_Lies]:
        size, found = chip_size(cloth), list[_Lies]()
        for stack in self._bets:
            for enferme in (False, True):
                kinds = sum(entry.enferme is enferme for entry in stack.entries)
                if kinds:
                    there = middles(cloth, stack.position, kinds, size, enferme=enferme)
                    found.append(_Lies(stack, there))
        return found

    def hidden(self) -> dict[int, QRectF]:
        """Name the numbers that chips hide, each with where it is written instead."""
        cloth = self._felt.cloth
        chips, size = [middle for lies in self._lies(cloth) for middle in lies.middles], chip_size(cloth)
        cells = {number: cloth.grid.cell(number) for number in range(1, 37)}
        return {
            number: self._free(cell, chips, size)
            for number, cell in cells.items()
            if any(_hides(cell, chip, size) for chip in chips)
        }

    def place_of(self, stack: Stack) -> tuple[float, float]:
        """Say where the uppermost chip of a stack lies, in pixels."""
        return next(lies.middles[-1] for lies in self._lies(self._felt.cloth) if lies.stack == stack)

    def _free(self, cell: Box, chips: Sequence[tuple[float, float]], size: float) -> QRectF:
        """Find the place of a cell that lies farthest from all chips, a corner rather than another."""
        wide, high, edge = min(self._scale.px(24), cell.w / 2), self._scale.px(20), self._scale.px(2)
        rows = (0.0, 1.0, 0.25, 0.75)
        places = [
            QRectF(cell.x + edge + right * (cell.w - wide - 2 * edge), y, wide, high)
            for y in (cell.y + edge + down * (cell.h - high - 2 * edge) for down in rows)
            for right in (0.0, 1.0, 0.5)
        ]

        def free(place: QRectF) -> float:
            middle = place.center()
            nearest = min(hypot(middle.x() - x, middle.y() - y) for x, y in chips)
            return min(nearest, size * (1 + _CORNER))

        return max(places, key=free)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Write the hidden numbers once more, where they are seen."""
        painter = QPainter(self)
        for number, corner in self.hidden().items():
            least = self._scale.px(SMALLEST)
            write(painter, corner, str(number), least, weight=Weight.BOLD, paint=ink(theme.TEXT), least=least)
        painter.end()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Tell which stack lies under the finger, or none."""
        if event.button() is not Qt.MouseButton.LeftButton:
            return
        found = self._lies(self._felt.cloth)
        at, reach = event.position(), self._scale.px(TARGET) / 2
        far = [
            (min(hypot(x - at.x(), y - at.y()) for x, y in lies.middles), place)
            for place, lies in enumerate(found)
        ]
        nearest, place = min(far, default=(reach + 1, -1))
        self._touched(found[place].stack if nearest <= reach else None)


def _hides(cell: Box, chip: tuple[float, float], size: float) -> bool:
    """Whether a chip lies on the number in the middle of a cell."""
    x, y = cell.middle
    across = max(0.0, abs(chip[0] - x) - min(cell.w, cell.h) * _MIDDLE / 2)
    along = max(0.0, abs(chip[1] - y) - min(cell.w, cell.h) * _MIDDLE / 3)
    return hypot(across, along) < size / 2
