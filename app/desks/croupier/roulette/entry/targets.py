"""The places that can have won, to be touched: what lies on each is drawn at once."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QWidget

from app.desks.common import theme
from app.desks.common.language import tr
from app.desks.common.lettering import Weight, faded, ink, write, write_wrapped
from app.desks.common.owner_words import owner_words
from app.desks.common.roulette.cloth_words import target_words
from app.desks.common.roulette.laid_stacks import Pile
from app.desks.common.theme import Scale
from app.desks.croupier.moment_button import MomentButton
from app.desks.croupier.roulette.entry.fan import draw_heap, draw_held
from app.desks.croupier.roulette.entry.neighbourhood import Target
from app.rules.roulette.layout import Position
from app.rules.roulette.position_words import words_of_positions

Touch = Callable[[Position], None]
Moment = tuple[int, int]
"""The spin and its number."""


def pile_words(target: Target) -> str:
    """Say what lies on a target, for screen readers."""
    name = words_of_positions(target.speech).name(target.position)
    said = [lying_words(target.piles)] if target.piles else []
    if target.held:
        held = tr("tenuto sul race track: {owners}")
        said.append(held.format(owners=", ".join(owner_words(holder.called) for holder in target.held)))
    return f"{name}: {', '.join(said)}" if said else name


def offer_words(target: Target) -> tuple[str, ...]:
    """Say what one touch lays, where that is what the player had there the last time."""
    if not target.offered:
        return ()
    return (tr("un tocco ne posa {pieces}, come l'ultima volta").format(pieces=target.offered),)


def lying_words(piles: tuple[Pile, ...]) -> str:
    """Say chips one by one, with their owners: "2 R, 1 20 posto 4, 1 B enfermé"."""
    return ", ".join(
        " ".join(
            part
            for part in (
                str(pile.pieces),
                pile.look.face,
                *_whose_words(pile),
                "enfermé" if pile.enferme else "",
            )
            if part
        )
        for pile in piles
    )


def _whose_words(pile: Pile) -> tuple[str, ...]:
    return (tr("per gli impiegati"),) if pile.employees else (pile.owner,)


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
        self.means = (*self.moment, target.offered)
        if target != self.target:
            self.target = target
            self.say(
                target_words(target.position, target.speech),
                name=". ".join((pile_words(target), *offer_words(target))),
            )
            self.update()

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        """Draw the ring, and in it the chips or the name; where the chip in hand may not lie, no name."""
        if self.target is None:
            return
        there = 1.0 if self.target.takes else 0.3
        edge = rect.adjusted(2, 2, -2, -2)
        filled = bool(self.target.piles)
        painter.setPen(QPen(faded(theme.GOLD, there), self.scale.px(3 if self.isDown() else 1.6)))
        painter.setBrush(faded("#0b1a14", 0.9 * there) if not self.isDown() else ink(theme.GOLD_DARK))
        painter.drawEllipse(edge)
        if filled:
            draw_heap(painter, self.scale, rect, self.target.piles)
        if self.target.held:
            draw_held(painter, self.scale, rect, self.target.held)
        if filled or not self.target.takes:
            return
        px = self.scale.px
        inside, label = edge.adjusted(px(5), 0, -px(5), 0), self.text()
        least = px(theme.SMALLEST)
        size = least if " " in label else px(17)  # two lines stand where the ring is narrower
        write_wrapped(painter, inside, label, size, weight=Weight.SEMI, paint=ink(theme.GOLD), least=least)


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
        self.moment = self.means = (*moment, target.position)
        self.position = target.position
        name = tr("{count} su {place}, da cambiare")
        place = words_of_positions(target.speech).name(target.position)
        spoken = name.format(count=target.pieces, place=place)
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
