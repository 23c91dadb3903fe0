"""What may still lie on a place from the last number: one touch says that it does (screens, "Entry")."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QWidget

from app.desks.common import theme
from app.desks.common.chips import count_pill, draw_chip, draw_pill
from app.desks.common.language import tr
from app.desks.common.lettering import Weight, faded, ink, write
from app.desks.common.owner_words import employees_sign, owner_words, seat_sign
from app.desks.common.roulette.laid_stacks import Pile
from app.desks.common.theme import Scale
from app.desks.croupier.moment_button import MomentButton
from app.desks.croupier.roulette.entry.ghosts import Ghost
from app.desks.croupier.roulette.entry.targets import Moment, lying_words
from app.rules.roulette.position_words import words_of_positions

_BESIDE: Final = 72
"""In so wide a box the words stand beside the chip, and are larger."""
_CHIP: Final = 38
_WITH_OTHERS: Final = 34
_LARGE: Final = 20


class GhostButton(MomentButton):
    """What lay on a place, translucent in a dashed box, until a touch says that it is still there."""

    def __init__(self, scale: Scale, parent: QWidget, say: Callable[[int], None]) -> None:
        super().__init__(scale, parent, self._touched)
        self.ghost: Ghost | None = None
        self._place = 0
        self._say_there = say

    def _touched(self) -> None:
        self._say_there(self._place)

    def show_ghost(self, ghost: Ghost, place: int, moment: Moment) -> None:
        """Show what may still lie there, and whether it was said."""
        self.moment = (*moment, ghost.position, ghost.entries)
        self._place = place
        if ghost != self.ghost:
            self.ghost = ghost
            chips, where = lying_words(ghost.piles), words_of_positions(ghost.speech).name(ghost.position)
            said = (
                tr("{chips} su {place}: c'è ancora") if ghost.there else tr("{chips} su {place}: c'è ancora?")
            )
            self.say(question(ghost), name=said.format(chips=chips, place=where))
            self.update()

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        """Draw the box, the chips and the question; once it is answered, all of it solid."""
        if self.ghost is None:
            return
        px, there = self.scale.px, self.ghost.there
        pen = QPen(ink(theme.GOLD) if there or self.isDown() else ink(theme.FELT_TEXT_DIM), px(1.6))
        pen.setStyle(Qt.PenStyle.SolidLine if there else Qt.PenStyle.DashLine)
        painter.setPen(pen)
        painter.setBrush(faded("#0b1a14", 0.9 if there or self.isDown() else 0.35))
        painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), px(theme.RADIUS), px(theme.RADIUS))
        paint, least = ink(theme.GOLD) if there else ink(theme.TEXT), px(theme.SMALLEST)
        beside = rect.width() >= px(_BESIDE)
        words = QRectF(rect.x() + px(2), rect.bottom() - px(19), rect.width() - px(4), px(17))
        if beside:
            words = rect.adjusted(px(_CHIP + 6), px(2), -px(2), -px(2))
            if len(self.ghost.piles) > 1:
                words.setTop(rect.y() + px(20))
        size = px(_LARGE if beside else theme.SMALLEST)
        write(painter, words, self.text(), size, weight=Weight.BOLD, paint=paint, least=least)
        painter.setOpacity(1.0 if there else 0.62)
        self._draw_chip(painter, rect, self.ghost.piles, beside=beside)
        painter.setOpacity(1.0)

    def _draw_chip(self, painter: QPainter, rect: QRectF, piles: tuple[Pile, ...], *, beside: bool) -> None:
        """The first chip, large enough to be read, and how many others there are, off its face."""
        px = self.scale.px
        others = len(piles) - 1
        size = px(_CHIP if beside else _WITH_OTHERS if others else 36)
        middle = QPointF(rect.center().x(), rect.y() + px(22))
        if others:
            middle = QPointF(rect.x() + px(_WITH_OTHERS / 2 + 2), rect.y() + px(23))
        if beside:
            middle = QPointF(rect.x() + px(_CHIP / 2 + 5), rect.center().y())
        draw_chip(painter, middle, piles[0].look, piles[0].pieces, size)
        if others:
            more = count_pill(f"+{others}", px(theme.SMALLEST))
            more.moveTopRight(QPointF(rect.right() - px(4), rect.y() + px(5 if beside else 1)))
            draw_pill(painter, more, f"+{others}", px(theme.SMALLEST))


def question(ghost: Ghost) -> str:
    """The words beneath the chips: "P4 ?" of the player whose chips all are, and "P4 ✓" once it is said.

    "Imp ?" where all are laid for the employees.
    """
    owners = {(pile.owner, pile.employees) for pile in ghost.piles}
    owner = employees_sign() if ghost.piles[0].employees else ghost.piles[0].owner
    if owner and len(owners) == 1:
        seat = owner.split()[-1]
        sign = seat_sign(int(seat)) if seat.isdigit() else owner_words(owner)
        return f"{sign} {'✓' if ghost.there else '?'}"
    return tr("c'è") + " ✓" if ghost.there else tr("c'è?")
