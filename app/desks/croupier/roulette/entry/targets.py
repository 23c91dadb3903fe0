"""The places that can have won, to be touched: what lies on each, or may still lie there."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final, TypeVar

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QWidget

from app.desks.common import theme
from app.desks.common.box_drawing import draw_box, draw_disc
from app.desks.common.chips import count_pill, draw_chip, draw_pill
from app.desks.common.language import tr
from app.desks.common.lettering import Weight, faded, ink, write, write_wrapped
from app.desks.common.owner_words import employees_sign, owner_words, seat_sign
from app.desks.common.roulette.cloth_words import target_words
from app.desks.common.roulette.laid_stacks import Pile
from app.desks.common.theme import Scale
from app.desks.croupier.moment_button import MomentButton
from app.desks.croupier.roulette.entry.fan import draw_heap, draw_held
from app.desks.croupier.roulette.entry.ghosts import Ghost, Target
from app.rules.roulette.layout import Position
from app.rules.roulette.position_words import words_of_positions

B = TypeVar("B", bound=QWidget)
T = TypeVar("T")
Touch = Callable[[Position], None]
Moment = tuple[int, int]
"""The spin and its number."""
_BESIDE: Final = 72
"""In so wide a box the words stand beside the chip, and are larger."""
_CHIP: Final = 38
_WITH_OTHERS: Final = 34
_LARGE: Final = 20


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
    return ", ".join(map(_pile_words, piles))


def _pile_words(pile: Pile) -> str:
    whose = tr("per gli impiegati") if pile.employees else pile.owner
    said = str(pile.pieces), pile.look.face, whose, "enfermé" if pile.enferme else ""
    return " ".join(filter(None, said))


def show_each(buttons: Iterable[B], things: Sequence[T], show: Callable[[B, T, int], None]) -> None:
    """Show each thing, with its place from 0, on a button; what is left of these is not seen."""
    for place, button in enumerate(buttons):
        button.setVisible(place < len(things))
        if place < len(things):
            show(button, things[place], place)


class PlaceButton(MomentButton):
    """A place of the cloth: what a touch on it means is told with its position."""

    def __init__(self, scale: Scale, parent: QWidget, touch: Touch) -> None:
        super().__init__(scale, parent, self._touched)
        self.target: Target | None = None
        self._touch = touch

    def _touched(self) -> None:
        if self.target is not None:
            self._touch(self.target.position)


class InsideTarget(PlaceButton):
    """A combination of the number: a round place on its point of the cloth."""

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
        edge, down = rect.adjusted(2, 2, -2, -2), self.isDown()
        ground = ink(theme.GOLD_DARK) if down else faded("#0b1a14", 0.9 * there)
        draw_disc(painter, edge, ground, QPen(faded(theme.GOLD, there), self.scale.px(3 if down else 1.6)))
        if self.target.piles:
            draw_heap(painter, self.scale, rect, self.target.piles)
        if self.target.held:
            draw_held(painter, self.scale, rect, self.target.held)
        if self.target.piles or not self.target.takes:
            return
        px, label, least = self.scale.px, self.text(), self.scale.px(theme.SMALLEST)
        inside = edge.adjusted(px(5), 0, -px(5), 0)
        size = least if " " in label else px(17)  # two lines stand where the ring is narrower
        write_wrapped(painter, inside, label, size, weight=Weight.SEMI, paint=ink(theme.GOLD), least=least)


class CountBeside(PlaceButton):
    """The count of the chip in hand beside a target; a touch makes it the chosen count."""

    def show_count(self, target: Target, moment: Moment) -> None:
        """Show how many pieces of the chip in hand were entered here."""
        self.moment = self.means = (*moment, target.position)
        self.target, place = target, words_of_positions(target.speech).name(target.position)
        spoken = tr("{count} su {place}, da cambiare").format(count=target.pieces, place=place)
        self.say(str(target.pieces), name=spoken)

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        """Draw the count in a quiet box."""
        x, y = rect.width() * 0.14, rect.height() * 0.14
        box = rect.adjusted(x, y, -x, -y)
        ground = ink(theme.GOLD_DARK) if self.isDown() else faded("#0b0d0f", 0.85)
        draw_box(painter, box, self.scale.px(8), ground, QPen(faded(theme.GOLD, 0.8), 1))
        write(painter, box, self.text(), self.scale.px(21), weight=Weight.BOLD, paint=ink(theme.TEXT))


class GhostButton(MomentButton):
    """What lay on a place, translucent in a dashed box, until a touch says that it is still there."""

    def __init__(self, scale: Scale, parent: QWidget, say: Callable[[int], None]) -> None:
        super().__init__(scale, parent, lambda: say(self._place))
        self.ghost: Ghost | None = None
        self._place = 0

    def show_ghost(self, ghost: Ghost, place: int, moment: Moment) -> None:
        """Show what may still lie there, and whether it was said."""
        self.moment = (*moment, ghost.position, ghost.entries)
        self._place = place
        if ghost != self.ghost:
            self.ghost = ghost
            chips, where = lying_words(ghost.piles), words_of_positions(ghost.speech).name(ghost.position)
            said = tr("{chips} su {place}: c'è ancora?")
            said = tr("{chips} su {place}: c'è ancora") if ghost.there else said
            self.say(question(ghost), name=said.format(chips=chips, place=where))
            self.update()

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        """Draw the box, the chips and the question; once it is answered, all of it solid."""
        if self.ghost is None:
            return
        px, there = self.scale.px, self.ghost.there
        pen = QPen(ink(theme.GOLD) if there or self.isDown() else ink(theme.FELT_TEXT_DIM), px(1.6))
        pen.setStyle(Qt.PenStyle.SolidLine if there else Qt.PenStyle.DashLine)
        ground = faded("#0b1a14", 0.9 if there or self.isDown() else 0.35)
        draw_box(painter, rect.adjusted(1, 1, -1, -1), px(theme.RADIUS), ground, pen)
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
