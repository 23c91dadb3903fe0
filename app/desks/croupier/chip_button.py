"""A chip to be touched: taken in hand, chosen, counted."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QWidget

from app.desks.common import theme
from app.desks.common.box_drawing import draw_box, draw_disc
from app.desks.common.chips import draw_chip
from app.desks.common.lettering import RIGHT, Weight, ink, width_of, write
from app.desks.common.looks import Look
from app.desks.common.theme import Scale
from app.desks.common.touch import TouchButton
from app.desks.croupier.words.words import count_words

_EACH: Final = 24
_SMALL: Final = 34
"""A chip beside which there is room for a count."""


class ChipButton(TouchButton):
    """A chip to take in hand; the one in hand stands in a ring of gold."""

    def __init__(self, scale: Scale, parent: QWidget) -> None:
        super().__init__(scale, parent)
        self._look: Look | None = None
        self.owner = ""
        self.each = 1

    def show_chip(self, look: Look, name: str, *, chosen: bool, owner: str = "", each: int = 1) -> None:
        """Show another chip, or that it was chosen.

        Args:
            look: of the chip.
            name: for screen readers.
            chosen: whether it is in hand.
            owner: the sign of whose the next ones are, or the colour is; empty where that is not asked.
            each: how many of it a touch lays while it is in hand.
        """
        borne = each if chosen else 1
        if (look, owner, borne) != (self._look, self.owner, self.each):
            self._look, self.owner, self.each = look, owner, borne
            self.update()
        self.say(look.face, name=name if borne == 1 else f"{name}, {count_words(borne)}")
        self.choose(chosen=chosen)

    def show_no_chip(self) -> None:
        """Show what is written on it, and no chip."""
        if self._look is not None:
            self._look = None
            self.update()

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        """Draw the chip, and the ring if it is in hand; without one, what is written on it."""
        if self._look is None:
            super().draw(painter, rect)
            return
        side = min(rect.width(), rect.height())
        if self.each > 1:
            self._draw_several(painter, rect, self._look)
            return
        if self.chosen or self.isDown():
            ring = QRectF(0, 0, side - 4, side - 4)
            ring.moveCenter(rect.center())
            draw_disc(painter, ring, ink(theme.GOLD_DARK), QPen(ink(theme.GOLD), self.scale.px(4)))
        draw_chip(painter, rect.center(), self._look, 1, int(side * 0.82))
        if self.owner:
            self._draw_owner(painter, rect.center().x(), rect.bottom())

    def _draw_several(self, painter: QPainter, rect: QRectF, look: Look) -> None:
        """Draw the chip in hand smaller, and large above it how many a touch lays: it is not one.

        Whose it is stands beside that count: on the chip it would cover what that is worth.
        """
        px = self.scale.px
        edge = rect.adjusted(px(1.5), px(1.5), -px(1.5), -px(1.5))
        draw_box(painter, edge, px(theme.RADIUS), ink(theme.GOLD_DARK), QPen(ink(theme.GOLD), px(3)))
        theirs = self._owner_wide() + px(1) if self.owner else 0
        wide = rect.width() - theirs - px(2 if self.owner else 6)
        count = QRectF(rect.x() + theirs, rect.y() + px(2), wide, px(24))
        paint, words = ink(theme.GOLD), f"×{self.each}"
        write(painter, count, words, px(_EACH), weight=Weight.BOLD, paint=paint, align=RIGHT)
        aside = rect.center().x() if self.owner else rect.x() + px(_SMALL / 2 + 4)
        chip = QPointF(aside, rect.bottom() - px(_SMALL / 2 + 3))
        draw_chip(painter, chip, look, 1, px(_SMALL))
        if self.owner:
            self._draw_owner(painter, rect.x() + theirs - self._owner_wide() / 2, rect.y() + px(22))

    def _owner_wide(self) -> float:
        px = self.scale.px
        return max(px(20), width_of(self.owner, px(theme.SMALLEST), Weight.BOLD) + px(8))

    def _draw_owner(self, painter: QPainter, middle: float, foot: float) -> None:
        """Draw whose the next one is, at the foot of the chip in hand."""
        px, small, wide = self.scale.px, self.scale.px(theme.SMALLEST), self._owner_wide()
        plate = QRectF(middle - wide / 2, foot - px(19), wide, px(18))
        draw_box(painter, plate, px(5), ink(theme.SEAT), QPen(ink(theme.GOLD), px(1.5)))
        room = plate.adjusted(px(4), 0, -px(4), 0)  # larger letters stay off the rim
        write(painter, room, self.owner, small, weight=Weight.BOLD, paint=ink("#ffffff"), least=small)
