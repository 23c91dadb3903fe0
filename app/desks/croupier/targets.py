"""The places that can have won, to be touched: what lies on each is drawn at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QWidget

from app.desks.common import theme
from app.desks.common.chips import draw_chip
from app.desks.common.language import tr
from app.desks.common.lettering import Weight, faded, ink, write
from app.desks.common.theme import Scale
from app.desks.croupier.moment_button import MomentButton
from app.desks.croupier.neighbourhood import Pile, Target
from app.desks.croupier.owner_words import seat_of, seat_sign
from app.rules.italian import position_name
from app.rules.layout import Position

Touch = Callable[[Position], None]
Moment = tuple[int, int]
"""The spin and its number."""
FANNED: Final = 3


def pile_words(target: Target) -> str:
    """Say what lies on a target, for screen readers."""
    name = position_name(target.position)
    return f"{name}: {lying_words(target.piles)}" if target.piles else name


def lying_words(piles: tuple[Pile, ...]) -> str:
    """Say chips one by one, with their owners: "2 R, 1 20 posto 4, 1 B enfermé"."""
    return ", ".join(
        " ".join(
            part
            for part in (str(pile.pieces), pile.look.face, pile.owner, "enfermé" if pile.enferme else "")
            if part
        )
        for pile in piles
    )


_SHARES: Final = {1: 0.78, 2: 0.53, 3: 0.45}
"""For one, two and three chips: how much of a round place each takes."""
_WIDE_SHARE: Final = 0.64


def draw_fan(
    painter: QPainter, middle: QPointF, piles: tuple[Pile, ...], room: int, *, wide: bool = False
) -> None:
    """Draw what lies on a place, the upper chips over the lower; more than three are told by a number.

    Args:
        painter: draws.
        middle: of the place.
        piles: from the bottom.
        room: the height of the place, in pixels.
        wide: whether the place is wide enough for chips beside each other; else they lie aslant.
    """
    shown = piles[-FANNED:]
    size = int(room * (min(_SHARES[1], _WIDE_SHARE) if wide else _SHARES[max(1, len(shown))]))
    across, down = (0.86, 0.0) if wide else (0.62, 0.42)
    for place, pile in enumerate(shown):
        step = size * (place - (len(shown) - 1) / 2)
        at = QPointF(middle.x() + across * step, middle.y() + down * step)
        draw_chip(painter, at, pile.look, pile.pieces, size, enferme=pile.enferme)
        _draw_seat(painter, at, pile, size)
    if len(piles) > FANNED:
        rest = QRectF(middle.x() - room, middle.y() + room * 0.22, 2 * room, room * 0.3)
        text = f"+{len(piles) - FANNED}"
        write(painter, rest, text, int(room * 0.28), weight=Weight.BOLD, paint=ink("#ffffff"))


def _draw_seat(painter: QPainter, middle: QPointF, pile: Pile, size: int) -> None:
    """Whose chips of value these are, at the chip's foot."""
    seat = seat_of(pile.owner)
    if seat is None:
        return
    plate = QRectF(middle.x() - size * 0.26, middle.y() + size * 0.27, size * 0.52, size * 0.34)
    painter.setPen(QPen(faded("#ffffff", 0.5), 1))
    painter.setBrush(ink("#24405f"))
    painter.drawRoundedRect(plate, size * 0.1, size * 0.1)
    write(painter, plate, seat_sign(seat), int(size * 0.27), weight=Weight.BOLD, paint=ink("#ffffff"))


class InsideTarget(MomentButton):
    """A combination of the number: a round place on its point of the cloth."""

    def __init__(self, scale: Scale, parent: QWidget, touch: Touch) -> None:
        super().__init__(scale, parent, self._touched)
        self.target: Target | None = None
        self._touch = touch

    def _touched(self) -> None:
        if self.target is not None:
            self._touch(self.target.position)

    def show_target(self, target: Target, moment: Moment) -> None:
        """Show what lies here now, on the number of this moment."""
        self.moment = (*moment, target.position)
        if target != self.target:
            self.target = target
            self.say(target.label, name=pile_words(target))
            self.update()

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        """Draw the ring, and in it the chips or the name."""
        if self.target is None:
            return
        if not self.target.takes:
            painter.setOpacity(0.3)
        edge = rect.adjusted(2, 2, -2, -2)
        filled = bool(self.target.piles)
        painter.setPen(QPen(ink(theme.GOLD), self.scale.px(3 if self.isDown() else 1.6)))
        painter.setBrush(faded("#0b1a14", 0.9) if not self.isDown() else ink(theme.GOLD_DARK))
        painter.drawEllipse(edge)
        if filled:
            draw_fan(painter, rect.center(), self.target.piles, int(rect.width()))
            return
        inside = edge.adjusted(2, 0, -2, 0)
        size = self.scale.px(17)
        write(painter, inside, self.target.label, size, weight=Weight.SEMI, paint=ink(theme.GOLD))


class CountBeside(MomentButton):
    """The count of the chip in hand beside a target; a touch makes it the chosen count."""

    def __init__(self, scale: Scale, parent: QWidget, touch: Touch) -> None:
        super().__init__(scale, parent, self._touched)
        self.position: Position | None = None
        self._touch = touch

    def _touched(self) -> None:
        if self.position is not None:
            self._touch(self.position)

    def show_count(self, target: Target, moment: Moment) -> None:
        """Show how many pieces of the chip in hand were entered here; nothing where there are none."""
        self.moment = (*moment, target.position)
        self.position = target.position
        name = tr("{count} su {place}, da cambiare")
        spoken = name.format(count=target.pieces, place=position_name(target.position))
        self.say(str(target.pieces), name=spoken)
        self.setVisible(target.pieces > 0)

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        """Draw the count in a quiet box."""
        box = rect.adjusted(
            rect.width() * 0.14, rect.height() * 0.14, -rect.width() * 0.14, -rect.height() * 0.14
        )
        painter.setPen(QPen(faded(theme.GOLD, 0.8), 1))
        painter.setBrush(faded("#0b0d0f", 0.85) if not self.isDown() else ink(theme.GOLD_DARK))
        painter.drawRoundedRect(box, self.scale.px(8), self.scale.px(8))
        size = self.scale.px(21)
        write(painter, box, self.text(), size, weight=Weight.BOLD, paint=ink(theme.TEXT))
