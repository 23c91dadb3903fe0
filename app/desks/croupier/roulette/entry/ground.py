"""The winning neighbourhood: the cells round the number, large, with a target on every point that won."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QWidget

from app.desks.common import theme
from app.desks.common.canvas import painted
from app.desks.common.lettering import ink, rectangle
from app.desks.common.roulette.cloth import Grid, closed_in
from app.desks.common.roulette.cloth_painting import paint_cells, paint_dolly_frame, paint_zero
from app.desks.common.theme import TARGET, Scale
from app.desks.croupier.roulette.entry.ghosts import Ghost, Target
from app.desks.croupier.roulette.entry.targets import CountBeside, GhostButton, InsideTarget, Touch, show_each
from app.rules.side import Side

_MOST = 12
"""No number makes more combinations win."""


_APART = 3
"""A question and its place are two things to touch."""


class Ground(QWidget):
    """The cells round the number with their targets; the cells are painted once for each number and size."""

    def __init__(
        self, scale: Scale, parent: QWidget, touch: Touch, set_count: Touch, say: Callable[[int], None]
    ) -> None:
        super().__init__(parent)
        self._scale = scale
        self._number = -1
        self._side = Side.LEFT
        self._picture: QPixmap | None = None
        self.targets = [InsideTarget(scale, self, touch) for _ in range(_MOST)]
        self.counts = [CountBeside(scale, self, set_count) for _ in range(_MOST)]
        self.ghosts = [GhostButton(scale, self, say) for _ in range(_MOST)]
        self._shown: object = None

    def grid(self) -> Grid:
        """Where the cells lie in this widget."""
        return closed_in(self._number, self._side, self.width(), self.height(), self._scale.px(TARGET))

    def show_number(
        self, spin: int, number: int, side: Side, targets: tuple[Target, ...], ghosts: tuple[Ghost, ...] = ()
    ) -> None:
        """Show a number's neighbourhood, what lies on it, and what may still lie there."""
        moment = (spin, number)
        shown = moment, side, targets, ghosts
        if shown == self._shown:
            return
        self._shown = shown
        if (number, side) != (self._number, self._side):
            self._number, self._side = number, side
            self._picture = None
            self.update()
        show_each(self.targets, targets, lambda button, target, _: button.show_target(target, moment))
        # Whether what stood there still does is asked in the place of a count, and stays once it is answered.
        show_each(self.ghosts, ghosts, lambda button, ghost, place: button.show_ghost(ghost, place, moment))
        asked = {ghost.position for ghost in ghosts}
        for place, count in enumerate(self.counts):
            target = targets[place] if place < len(targets) else None
            if target is not None:
                count.show_count(target, moment)
            count.setVisible(target is not None and target.pieces > 0 and target.position not in asked)
        self.place_targets()

    def place_targets(self) -> None:
        """Put each target on its point, and its count beside it, away from the cylinder."""
        if self._number < 0:
            return
        grid, side = self.grid(), self._scale.px(TARGET)
        for ghost in self.ghosts:
            if ghost.ghost is not None:
                x, y = grid.place(ghost.ghost.position)
                beside = round(x + side / 2) + self._scale.px(_APART)
                ghost.setGeometry(QRect(beside, round(y - side / 2), side, side))
        for button, count in zip(self.targets, self.counts, strict=True):
            if button.target is None:
                continue
            x, y = grid.place(button.target.position)
            button.setGeometry(QRect(round(x - side / 2), round(y - side / 2), side, side))
            count.setGeometry(QRect(round(x + side / 2), round(y - side / 2), side, side))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the cells out for the new size."""
        super().resizeEvent(event)
        self._picture = None
        self.place_targets()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Put the picture of the cells down."""
        self.make_ready()
        if self._picture is not None:
            painter = QPainter(self)
            painter.drawPixmap(0, 0, self._picture)
            painter.end()

    def make_ready(self) -> bool:
        """Paint the cells before they are seen; tells whether they had to be painted."""
        kept = self._picture
        if self._number < 0 or (kept is not None and kept.devicePixelRatio() == self.devicePixelRatioF()):
            return False
        ratio = self.devicePixelRatioF()
        self._picture = painted(self.width(), self.height(), ratio, self._paint, ink(theme.FELT))
        return True

    def _paint(self, painter: QPainter) -> None:
        rounded = QPainterPath()
        rounded.addRoundedRect(QRectF(self.rect()), self._scale.px(8), self._scale.px(8))
        painter.setClipPath(rounded)
        grid, size = self.grid(), self._scale.px(40)
        shown = QRectF(self.rect())
        numbers = [n for n in range(1, 37) if rectangle(grid.cell(n)).intersects(shown)]
        own = grid.cell(self._number) if self._number else grid.zero_cell()
        zero_size = size if self._number else 0  # the figures of its own cell would lie beneath a target
        paint_zero(painter, rectangle(grid.zero_cell()), self._side, zero_size, dim=self._number != 0)
        paint_cells(painter, grid, [n for n in numbers if n != self._number], self._number, size)
        if self._number:
            paint_cells(painter, grid, [self._number], self._number, 0)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=True)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        paint_dolly_frame(painter, rectangle(own), self._number, self._side, self._scale.px(4))
