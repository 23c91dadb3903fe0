"""The chances that won, in a row, and beside each what may still lie there from the last number."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QWidget

from app.desks.common import theme
from app.desks.common.box import Box
from app.desks.common.box_drawing import draw_box
from app.desks.common.language import euro
from app.desks.common.lettering import LEFT, MIDDLE, Weight, ink, width_of, write, write_wrapped
from app.desks.common.roulette import cloth_paints
from app.desks.common.roulette.laid_stacks import Pile
from app.desks.common.theme import GAP, TARGET, Scale
from app.desks.croupier.roulette.entry.fan import chips_that_fit, draw_row, draw_shut, row_width, shut_width
from app.desks.croupier.roulette.entry.ghosts import Ghost, Target
from app.desks.croupier.roulette.entry.targets import GhostButton, InsideTarget, Moment, show_each
from app.desks.croupier.roulette.spin_dealing import SpinDealing
from app.desks.croupier.roulette.spin_screen import SpinScreen

_NAME: Final = 20
_LEAST_NAME: Final = 16
"""A name that would have to be written smaller to stand beside the chips stands above them."""
_WIDE_GHOSTS: Final = {5: ((2, 96), (4, 84)), 6: ((2, 84),)}
"""Beside so many chances up to so many ghosts are so wide; more of them are as wide as a finger."""


class ChanceTarget(InsideTarget):
    """A chance that won: a wide box, its name on one side and its chips on the other."""

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        """Draw box, name and chips."""
        if self.target is None:
            return
        px = self.scale.px
        edge = QPen(ink(theme.GOLD), px(3 if self.isDown() else 1.6))
        draw_box(painter, rect.adjusted(1, 1, -1, -1), px(theme.RADIUS), self._ground(), edge)
        piles, least = self.target.piles, px(theme.SMALLEST)
        beside = rect.width() - px(24) - self._words_width()
        if not piles:
            self._draw_name(painter, rect, least)
        elif row_width(self.scale, piles, 1) <= beside and not self._hides_prisoners(beside):
            self._draw_beside(painter, rect, piles, chips_that_fit(self.scale, piles, beside))
        else:
            self._draw_beneath(painter, rect, piles)

    def _hides_prisoners(self, room: float) -> bool:
        """Whether chips side by side would leave out a prisoner: at zero that is who is dealt with."""
        piles = () if self.target is None else self.target.piles
        return any(pile.enferme for pile in piles[: -chips_that_fit(self.scale, piles, room)])

    def _draw_name(self, painter: QPainter, rect: QRectF, least: int) -> None:
        """Nothing lies there: its name, and beneath it how many pieces one touch lays if it is not one."""
        px = self.scale.px
        inside, size = rect.adjusted(px(3), 0, -px(3), 0), px(_NAME)
        if self.offer:
            inside.setHeight(inside.height() / 2)
            beneath = inside.translated(0, inside.height() - px(2))
            self._draw_told(painter, beneath, self.offer, MIDDLE, theme.GOLD)
            size = px(_LEAST_NAME)
        write_wrapped(
            painter, inside, self.text(), size, weight=Weight.SEMI, paint=ink(theme.TEXT), least=least
        )

    @property
    def sum(self) -> str:
        """What plays here, in euros; empty where one kind of chip says it."""
        return euro(self.target.amount) if self.target is not None and self.target.amount else ""

    @property
    def offer(self) -> str:
        """How many of the chip in hand a touch lays, the player's last amount: "×5"; empty where one."""
        return f"×{self.target.offered}" if self.target is not None and self.target.offered else ""

    def _words_width(self) -> float:
        """How wide the name is, and what stands beneath it: the amount, and what a touch lays."""
        px = self.scale.px
        name = width_of(self.text(), px(_LEAST_NAME), Weight.SEMI)
        beneath = [width_of(words, px(_LEAST_NAME), Weight.BOLD) for words in (self.sum, self.offer) if words]
        return max(name, sum(beneath) + px(6) * (len(beneath) - 1))

    def _draw_beside(self, painter: QPainter, rect: QRectF, piles: tuple[Pile, ...], most: int) -> None:
        """The name at one end, beneath it what all of it comes to, the chips at the other."""
        px = self.scale.px
        chips = rect.adjusted(0, 0, -px(8), 0)
        chips.setLeft(chips.right() - row_width(self.scale, piles, most))
        inside = QRectF(rect.x() + px(10), rect.y(), chips.left() - rect.x() - px(14), rect.height())
        least = px(theme.SMALLEST)
        if self.sum or self.offer:
            inside.adjust(0, px(4), 0, -px(4))
            inside.setHeight(inside.height() / 2)
            lower = inside.translated(0, inside.height())
            if self.sum:
                wide = self._draw_told(painter, lower, self.sum, LEFT)
                lower.setLeft(lower.left() + wide + px(6))
            if self.offer:
                self._draw_told(painter, lower, self.offer, LEFT, theme.GOLD)
        size = px(_LEAST_NAME if self.sum or self.offer else _NAME)
        paint, name = ink(theme.TEXT), self.text()
        write(painter, inside, name, size, weight=Weight.SEMI, paint=paint, align=LEFT, least=least)
        draw_row(painter, self.scale, chips, piles, most)

    def _draw_beneath(self, painter: QPainter, rect: QRectF, piles: tuple[Pile, ...]) -> None:
        """The name above, the chips and their sum beneath; the sum alone where both have no room.

        Prisoners are counted between their bars: the chips with theirs would stand on the name.
        """
        px = self.scale.px
        name = QRectF(rect.x() + px(2), rect.y() + px(1), rect.width() - px(4), px(15))
        chips = QRectF(rect.x() + px(3), name.bottom(), rect.width() - px(6), rect.bottom() - name.bottom())
        offer = width_of(self.offer, px(14), Weight.BOLD) + px(4)
        beside = width_of(self.text(), px(14), Weight.SEMI) + offer <= name.width()
        if self.offer and not beside:
            # What a touch lays is asked now; what lies there is seen without chip in hand.
            self._draw_told(painter, chips, self.offer, MIDDLE, theme.GOLD)
            piles = ()
        elif self.offer:
            name.setRight(name.right() - offer)
            at = QRectF(name.right(), name.y(), offer - px(2), name.height())
            write(painter, at, self.offer, px(14), weight=Weight.BOLD, paint=ink(theme.GOLD), least=px(14))
        write(painter, name, self.text(), px(14), weight=Weight.SEMI, paint=ink(theme.TEXT), least=px(14))
        shut = tuple(pile for pile in piles if pile.enferme)
        piles = tuple(pile for pile in piles if not pile.enferme)
        if shut:
            cell = shut_width(self.scale, shut) + px(2) if piles else chips.width()
            draw_shut(painter, self.scale, chips.adjusted(chips.width() - cell, 0, 0, 0), shut)
            chips.setRight(chips.right() - cell)
        if not piles:
            return
        if self.sum:
            wide = width_of(self.sum, px(_LEAST_NAME), Weight.BOLD) + px(6)
            if wide + row_width(self.scale, piles, 1) > chips.width():
                paint, least = ink(theme.TEXT), px(theme.SMALLEST)
                write(painter, chips, self.sum, px(_NAME), weight=Weight.BOLD, paint=paint, least=least)
                return
            told = QRectF(chips.x() + px(4), chips.y(), wide - px(6), chips.height())  # it grows no further
            self._draw_told(painter, told, self.sum, LEFT)
            chips.setLeft(chips.left() + wide)
        draw_row(painter, self.scale, chips, piles, chips_that_fit(self.scale, piles, chips.width()))

    def _draw_told(
        self, painter: QPainter, rect: QRectF, words: str, align: Qt.AlignmentFlag, paint: str = theme.TEXT
    ) -> float:
        """Write what plays here, or what a touch lays; gives how wide it came out."""
        size, least = self.scale.px(_LEAST_NAME), self.scale.px(theme.SMALLEST)
        told = ink(paint)
        return write(painter, rect, words, size, weight=Weight.BOLD, paint=told, align=align, least=least)

    def _ground(self) -> QColor:
        names = {"red": cloth_paints.NUMBER_RED, "black": cloth_paints.NUMBER_BLACK}
        name = self.target.position.name if self.target is not None else ""
        return ink(theme.GOLD_DARK) if self.isDown() else ink(names.get(name, theme.FELT_DEEP))


class ChanceRow:
    """Makes, shows and places the chances and their ghosts; nothing moves when a ghost is touched.

    Attributes:
        chances: the boxes of the chances.
        ghosts: beside them, in the same order.
    """

    def __init__(self, scale: Scale, parent: QWidget, dealing: SpinDealing) -> None:
        self._scale, self._parent, self._dealing = scale, parent, dealing
        self._row = Box(0, 0, 1, 1)
        self.chances: list[ChanceTarget] = []
        self.ghosts: list[GhostButton] = []
        self._shown: object = None

    def show_row(self, screen: SpinScreen, moment: Moment) -> None:
        """Show the chances that won and what may lie there."""
        shown = moment, screen.chances, screen.ghosts
        if shown == self._shown:
            return
        self._shown = shown
        while len(self.chances) < len(screen.chances):
            self.chances.append(ChanceTarget(self._scale, self._parent, self._dealing.touch))
        while len(self.ghosts) < len(screen.ghosts):
            self.ghosts.append(GhostButton(self._scale, self._parent, self._dealing.say_there))
        targets = [_without_ghosts(chance, screen.ghosts) for chance in screen.chances]
        show_each(self.chances, targets, lambda chance, target, _: chance.show_target(target, moment))
        show_each(self.ghosts, screen.ghosts, lambda key, ghost, place: key.show_ghost(ghost, place, moment))
        self.place_row(self._row)

    def place_row(self, row: Box) -> None:
        """Spread the chances over the row, each with its ghosts at its outer end."""
        self._row = row
        px = self._scale.px
        gap, target = px(GAP), px(TARGET)
        shown = [chance for chance in self.chances if chance.target is not None and not chance.isHidden()]
        ghosts = [ghost for ghost in self.ghosts if not ghost.isHidden()]
        fitting = (px(wide) for most, wide in _WIDE_GHOSTS.get(len(shown), ()) if len(ghosts) <= most)
        wide = next(fitting, target)
        width = (row.w + gap - len(ghosts) * (wide + gap)) / max(1, len(shown)) - gap
        x = row.x
        for chance in shown:
            chance.setGeometry(round(x), round(row.y), round(x + width) - round(x), round(row.h))
            x += width + gap
            here = None if chance.target is None else chance.target.position
            for ghost in ghosts:
                if ghost.ghost is not None and ghost.ghost.position is here:
                    ghost.setGeometry(round(x), round(row.y), wide, round(row.h))
                    x += wide + gap


def _without_ghosts(target: Target, ghosts: tuple[Ghost, ...]) -> Target:
    """What a ghost's own place shows already is not shown twice."""
    said = [pile for g in ghosts if g.there and g.position is target.position for pile in g.piles]
    return target._replace(piles=tuple(pile for pile in target.piles if pile not in said))
