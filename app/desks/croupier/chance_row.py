"""The chances that won, in a row, and beside each what may still lie there from the last number."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QWidget

from app.desks.common import theme
from app.desks.common.chips import draw_chip
from app.desks.common.cloth import Box
from app.desks.common.language import tr
from app.desks.common.lettering import LEFT, Weight, faded, ink, write, write_wrapped
from app.desks.common.theme import GAP, TARGET, Scale
from app.desks.croupier.dealing import Dealing
from app.desks.croupier.ghosts import Ghost
from app.desks.croupier.moment_button import MomentButton
from app.desks.croupier.neighbourhood import Pile, Target
from app.desks.croupier.screen import Screen
from app.desks.croupier.targets import FANNED, InsideTarget, Moment, draw_fan, lying_words
from app.rules.italian import position_name
from app.rules.layout import Position

_NARROW: Final = 118
"""A box below this width, in reference pixels, has its name above its chips and not beside them."""


class ChanceTarget(InsideTarget):
    """A chance that won: a wide box, its name on one side and its chips on the other."""

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        """Draw box, name and chips."""
        if self.target is None:
            return
        px = self.scale.px
        painter.setPen(QPen(ink(theme.GOLD), px(3 if self.isDown() else 1.6)))
        painter.setBrush(self._ground())
        painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), px(theme.RADIUS), px(theme.RADIUS))
        narrow = rect.width() < px(_NARROW)
        if not self.target.piles:
            inside = rect.adjusted(px(5), 0, -px(5), 0)
            write_wrapped(painter, inside, self.text(), px(20), weight=Weight.SEMI, paint=ink(theme.TEXT))
        elif narrow:
            self._draw_narrow(painter, rect)
        else:
            self._draw_wide(painter, rect)

    def _draw_wide(self, painter: QPainter, rect: QRectF) -> None:
        px = self.scale.px
        piles = self.target.piles if self.target is not None else ()
        room = px(44 + 30 * (min(len(piles), FANNED) - 1))
        inside = rect.adjusted(px(12), 0, -px(10) - room, 0)
        write(painter, inside, self.text(), px(20), weight=Weight.SEMI, paint=ink(theme.TEXT), align=LEFT)
        middle = QPointF(rect.right() - px(8) - room / 2, rect.center().y())
        draw_fan(painter, middle, piles, px(54), wide=True)

    def _draw_narrow(self, painter: QPainter, rect: QRectF) -> None:
        px = self.scale.px
        piles = self.target.piles if self.target is not None else ()
        name = QRectF(rect.x() + px(4), rect.y() + px(2), rect.width() - px(8), px(18))
        write(painter, name, self.text(), px(14), weight=Weight.SEMI, paint=ink(theme.TEXT))
        middle = QPointF(rect.center().x(), rect.bottom() - px(20))
        draw_fan(painter, middle, piles, px(50), wide=True)

    def _ground(self) -> QColor:
        names = {"red": theme.NUMBER_RED, "black": theme.NUMBER_BLACK}
        name = self.target.position.name if self.target is not None else ""
        return ink(theme.GOLD_DARK) if self.isDown() else ink(names.get(name, theme.FELT_DEEP))


class GhostButton(MomentButton):
    """What lay on a chance, translucent in a dashed box, until a touch says that it is still there."""

    def __init__(self, scale: Scale, parent: QWidget, dealing: Dealing) -> None:
        super().__init__(scale, parent, self._touched)
        self.ghost: Ghost | None = None
        self._place = 0
        self._dealing = dealing

    def _touched(self) -> None:
        self._dealing.say_there(self._place)

    def show_ghost(self, ghost: Ghost, place: int, moment: Moment) -> None:
        """Show what may still lie there, and whether it was said."""
        self.moment = (*moment, ghost.position, ghost.entries)
        self._place = place
        if ghost != self.ghost:
            self.ghost = ghost
            chips, where = lying_words(ghost.piles), position_name(ghost.position)
            said = (
                tr("{chips} su {place}: c'è ancora") if ghost.there else tr("{chips} su {place}: c'è ancora?")
            )
            self.say(_question(ghost), name=said.format(chips=chips, place=where))
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
        foot = QRectF(rect.x() + px(2), rect.bottom() - px(19), rect.width() - px(4), px(17))
        paint = ink(theme.GOLD) if there else ink(theme.TEXT)
        write(painter, foot, self.text(), px(14), weight=Weight.SEMI, paint=paint)
        painter.setOpacity(1.0 if there else 0.62)
        self._draw_chip(painter, rect, self.ghost.piles)
        painter.setOpacity(1.0)

    def _draw_chip(self, painter: QPainter, rect: QRectF, piles: tuple[Pile, ...]) -> None:
        """The first chip, large enough to be read, and how many others there are; whose it is, beneath."""
        px = self.scale.px
        others = len(piles) - 1
        middle = QPointF(rect.center().x() - (px(9) if others else 0), rect.y() + px(20))
        draw_chip(painter, middle, piles[0].look, piles[0].pieces, px(37))
        if others:
            more = QRectF(rect.right() - px(20), rect.y() + px(12), px(18), px(18))
            write(painter, more, f"+{others}", px(15), weight=Weight.BOLD, paint=ink(theme.TEXT))


def _question(ghost: Ghost) -> str:
    """The words beneath the chips: "P4 ?" of a player whose chips they are, and "P4 ✓" once it is said."""
    owner = ghost.piles[0].owner if len(ghost.piles) == 1 else ""
    if owner:
        seat = owner.split()[-1]
        return f"{f'P{seat}' if seat.isdigit() else owner} {'✓' if ghost.there else '?'}"
    return tr("c'è") + " ✓" if ghost.there else tr("c'è?")


class ChanceRow:
    """Makes, shows and places the chances and their ghosts; nothing moves when a ghost is touched.

    Attributes:
        chances: the boxes of the chances.
        ghosts: beside them, in the same order.
    """

    def __init__(self, scale: Scale, parent: QWidget, dealing: Dealing) -> None:
        self._scale, self._parent, self._dealing = scale, parent, dealing
        self._row = Box(0, 0, 1, 1)
        self.chances: list[ChanceTarget] = []
        self.ghosts: list[GhostButton] = []

    def show_row(self, screen: Screen, moment: Moment) -> None:
        """Show the chances that won and what may lie there."""
        while len(self.chances) < len(screen.chances):
            self.chances.append(ChanceTarget(self._scale, self._parent, self._dealing.touch))
        while len(self.ghosts) < len(screen.ghosts):
            self.ghosts.append(GhostButton(self._scale, self._parent, self._dealing))
        for place, chance in enumerate(self.chances):
            chance.setVisible(place < len(screen.chances))
            if place < len(screen.chances):
                chance.show_target(_without_ghosts(screen.chances[place], screen.ghosts), moment)
        for place, button in enumerate(self.ghosts):
            button.setVisible(place < len(screen.ghosts))
            if place < len(screen.ghosts):
                button.show_ghost(screen.ghosts[place], place, moment)
        self.place_row(self._row)

    def place_row(self, row: Box) -> None:
        """Spread the chances over the row, each with its ghosts at its outer end."""
        self._row = row
        px = self._scale.px
        gap, target = px(GAP), px(TARGET)
        shown = [chance for chance in self.chances if chance.target is not None and not chance.isHidden()]
        ghosts = [ghost for ghost in self.ghosts if not ghost.isHidden()]
        width = (row.w + gap - len(ghosts) * (target + gap)) / max(1, len(shown)) - gap
        x = row.x
        for chance in shown:
            chance.setGeometry(round(x), round(row.y), round(x + width) - round(x), round(row.h))
            x += width + gap
            for ghost in ghosts:
                if _stands_on(ghost, chance):
                    ghost.setGeometry(round(x), round(row.y), target, round(row.h))
                    x += target + gap


def _stands_on(ghost: GhostButton, chance: ChanceTarget) -> bool:
    here: Position | None = chance.target.position if chance.target is not None else None
    return ghost.ghost is not None and ghost.ghost.position is here


def _without_ghosts(target: Target, ghosts: tuple[Ghost, ...]) -> Target:
    """What a ghost's own place shows already is not shown twice."""
    said = [pile for g in ghosts if g.there and g.position is target.position for pile in g.piles]
    return target._replace(piles=tuple(pile for pile in target.piles if pile not in said))
