"""A chip with how many of it lie there: what is counted, and what is counted next."""

from __future__ import annotations

from collections.abc import Sequence, Sized
from itertools import islice
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from app.desks.common import theme
from app.desks.common.chips import draw_chip
from app.desks.common.lettering import Weight, ink, write
from app.desks.common.looks import Look
from app.desks.common.theme import Scale
from app.desks.common.touch import TouchButton

_CHIP: Final = 46
_COUNT: Final = 30
_BELOW: Final = 20


class ChipTile(TouchButton):
    """The chip above, its pieces in the middle, and beneath what they are worth."""

    def __init__(self, scale: Scale, parent: QWidget) -> None:
        super().__init__(scale, parent)
        self._look: Look | None = None

    def show_pieces(self, look: Look, count: str, below: str, name: str, *, chosen: bool) -> None:
        """Show a chip and its pieces.

        Args:
            look: of the chip.
            count: how many, as it is written; empty for none.
            below: what they are worth, or what there is to say of them.
            name: for screen readers.
            chosen: whether it is the one that is counted, or marked.
        """
        if look != self._look:
            self._look = look
            self.update()
        self.say(count, below, name=name)
        self.choose(chosen=chosen)

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        """Draw ground, chip, count and amount."""
        paint = self.draw_ground(painter, rect)
        if self._look is None:
            return
        px, least = self.scale.px, self.scale.px(theme.SMALLEST)
        chip = px(_CHIP)
        draw_chip(painter, QPointF(rect.center().x(), px(8) + chip / 2), self._look, 1, chip)
        inside = rect.adjusted(px(4), 0, -px(4), 0)
        count = QRectF(inside.x(), px(10) + chip, inside.width(), px(_COUNT))
        if self.text():
            write(painter, count, self.text(), px(24), weight=Weight.BOLD, paint=paint, least=least)
        below = QRectF(inside.x(), count.bottom() - px(1), inside.width(), px(_BELOW))
        if self.below:
            quiet = paint if self.chosen or not self.isEnabled() else ink(theme.QUIET)
            write(painter, below, self.below, px(15), paint=quiet, least=least)


def place_tiles(
    scale: Scale,
    tiles: Sequence[ChipTile],
    rows: Sequence[Sized],
    corner: tuple[int, int],
    width: int,
    height: int,
) -> None:
    """Put tiles row by row.

    Args:
        scale: of the window.
        tiles: one behind the other; what is left over stays where it is.
        rows: what each row shows, one tile each.
        corner: left and top of the first one, in pixels.
        width: of all rows.
        height: of one.
    """
    gap, (left, y) = scale.px(theme.GAP), corner
    columns = max((len(row) for row in rows), default=1)
    step = (width + gap) // columns
    rest = iter(tiles)
    for row in rows:
        for place, tile in enumerate(islice(rest, len(row))):
            tile.setGeometry(left + place * step, y, step - gap, height)
        y += height + gap
