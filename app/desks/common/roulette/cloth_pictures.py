"""The pictures of a cloth: painted once bright and once dimmed; each number is cut out of both."""

from __future__ import annotations

from functools import cached_property

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPixmap, QRegion

from app.desks.common.canvas import paint_over, painted
from app.desks.common.lettering import ink, rectangle
from app.desks.common.roulette.cloth import Cloth
from app.desks.common.roulette.cloth_painting import paint_cloth, paint_fallen, winning_boxes
from app.desks.common.roulette.cloth_paints import ON_THE_TABLE, ClothPaints
from app.rules.tongue import Speech

_CORNER = QPointF(0, 0)


class ClothPictures:
    """What the felt shows of one cloth in one size."""

    def __init__(
        self,
        cloth: Cloth,
        speech: Speech,
        width: int,
        height: int,
        ratio: float,
        paints: ClothPaints = ON_THE_TABLE,
    ) -> None:
        """Nothing is painted before it is asked for.

        Args:
            cloth: laid out for this size.
            speech: the language of its house.
            width: pixels of the desk.
            height: pixels of the desk.
            ratio: device pixels for each of them.
            paints: its colours.
        """
        self._cloth, self._speech, self._paints = cloth, speech, paints
        self._width, self._height, self._ratio = width, height, ratio

    def picture(self, fallen: int | None) -> QPixmap:
        """Give the cloth; when a number has fallen, what lost is dimmed.

        The picture of a number is painted over with the next one: whoever shows it lets go of it first,
        for else Qt copies it.
        """
        if fallen is None:
            return self._bright
        bright = self._bright
        region = QRegion()
        for box in winning_boxes(self._cloth, fallen):
            region += rectangle(box.shrunk(-1)).toAlignedRect()

        def paint(painter: QPainter) -> None:
            painter.setClipRegion(region)
            painter.drawPixmap(_CORNER, bright)
            painter.setClipping(False)
            paint_fallen(painter, self._cloth, fallen, self._paints)

        paint_over(self._of_the_number, paint, self._dimmed)
        return self._of_the_number

    @cached_property
    def _of_the_number(self) -> QPixmap:
        return self._dimmed.copy()

    @cached_property
    def _bright(self) -> QPixmap:
        return self._painted(dim=False)

    @cached_property
    def _dimmed(self) -> QPixmap:
        return self._painted(dim=True)

    def _painted(self, *, dim: bool) -> QPixmap:
        def paint(painter: QPainter) -> None:
            paint_cloth(painter, self._cloth, self._speech, dim=dim, paints=self._paints)

        return painted(self._width, self._height, self._ratio, paint, ink(self._paints.felt))
