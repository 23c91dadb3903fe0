"""The chances that won, in a row, and beside each what may still lie there from the last number."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QWidget

from app.desks.common import theme
from app.desks.common.chips import count_pill, draw_chip, draw_pill
from app.desks.common.cloth import Box
from app.desks.common.language import tr
from app.desks.common.lettering import LEFT, Weight, faded, ink, width_of, write, write_wrapped
from app.desks.common.theme import GAP, TARGET, Scale
from app.desks.croupier.dealing import Dealing
from app.desks.croupier.entry.fan import chips_that_fit, draw_row, row_width
from app.desks.croupier.entry.ghosts import Ghost
from app.desks.croupier.entry.neighbourhood import Pile, Target
from app.desks.croupier.entry.targets import InsideTarget, Moment, lying_words
from app.desks.croupier.moment_button import MomentButton
from app.desks.croupier.screen import Screen
from app.rules.italian import position_name
from app.rules.layout import Position

_NAME: Final = 20
_LEAST_NAME: Final = 16
"""A name that would have to be written smaller to stand beside the chips stands above them."""


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
        piles, least = self.target.piles, px(theme.SMALLEST)
        beside = rect.width() - px(24) - width_of(self.text(), px(_LEAST_NAME), Weight.SEMI)
        if not piles:
            inside = rect.adjusted(px(5), 0, -px(5), 0)
            paint = ink(theme.TEXT)
            write_wrapped(
                painter, inside, self.text(), px(_NAME), weight=Weight.SEMI, paint=paint, least=least
            )
        elif row_width(self.scale, piles, 1) <= beside:
            self._draw_beside(painter, rect, piles, chips_that_fit(self.scale, piles, beside))
        else:
            self._draw_beneath(painter, rect, piles)

    def _draw_beside(self, painter: QPainter, rect: QRectF, piles: tuple[Pile, ...], most: int) -> None:
        """The name at one end, the chips at the other."""
        px = self.scale.px
        chips = rect.adjusted(0, 0, -px(8), 0)
        chips.setLeft(chips.right() - row_width(self.scale, piles, most))
        inside = QRectF(rect.x() + px(10), rect.y(), chips.left() - rect.x() - px(14), rect.height())
        least, paint = px(theme.SMALLEST), ink(theme.TEXT)
        write(
            painter, inside, self.text(), px(_NAME), weight=Weight.SEMI, paint=paint, align=LEFT, least=least
        )
        draw_row(painter, self.scale, chips, piles, most)

    def _draw_beneath(self, painter: QPainter, rect: QRectF, piles: tuple[Pile, ...]) -> None:
        """The name above, the chips beneath."""
        px = self.scale.px
        name = QRectF(rect.x() + px(2), rect.y() + px(1), rect.width() - px(4), px(15))
        write(painter, name, self.text(), px(14), weight=Weight.SEMI, paint=ink(theme.TEXT), least=px(14))
        chips = QRectF(rect.x() + px(3), name.bottom(), rect.width() - px(6), rect.bottom() - name.bottom())
        most = chips_that_fit(self.scale, piles, chips.width())
        draw_row(painter, self.scale, chips, piles, most)

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
        middle = QPointF(rect.center().x() - (px(11) if others else 0), rect.y() + px(22))
        draw_chip(painter, middle, piles[0].look, piles[0].pieces, px(36))
        if others:
            more = count_pill(f"+{others}", px(theme.SMALLEST))
            more.moveTopRight(QPointF(rect.right() - px(3), rect.y() + px(12)))
            draw_pill(painter, more, f"+{others}", px(theme.SMALLEST))


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
