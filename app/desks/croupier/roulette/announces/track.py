"""The race track as large as the desk: a number is its neighbours, a sector is a sector."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QWidget

from app.desks.common import theme
from app.desks.common.box import Box
from app.desks.common.language import tr
from app.desks.common.lettering import Weight, ink, write
from app.desks.common.roulette.cloth import Sector, race_track
from app.desks.common.roulette.cloth_painting import SECTOR_TITLES, paint_pocket
from app.desks.common.theme import GAP, Scale
from app.desks.common.touch import TouchButton
from app.rules.roulette.announce_names import announce_named
from app.rules.roulette.wheel import POCKETS
from app.rules.side import Side
from app.rules.tongue import Speech

COLUMNS: Final = 19
"""Pockets along the race track; everything beneath it stands in the same columns."""
_SECTORS: Final[Mapping[str, tuple[tuple[str, str, float], ...]]] = {
    "vicini": (
        ("zero-spiel", "Zero spiel", 1.5),
        ("nassa", "Nassa", 1.5),
        ("vicini", "", 3),
        ("contronassa", "Contronassa", 2),
    ),
    "orfanelli": (("orfanelli", "", 1),),
    "serie": (("serie", "", 1),),
}
"""What is played in each sector, from zero's end, and how wide it is; an empty name is the cloth's."""


class PocketKey(TouchButton):
    """A number of the race track; framed when the announce covers it, dimmed when it does not."""

    def __init__(self, scale: Scale, parent: QWidget, number: int) -> None:
        super().__init__(scale, parent)
        self.number = number
        self.dim = False
        self.lying = 0

    def show_number(self, *, covered: bool, dim: bool, lying: int, name: str) -> None:
        """Show whether the announce covers it, and how many announces lie on its square."""
        if (dim, lying) != (self.dim, self.lying):
            self.dim, self.lying = dim, lying
            self.update()
        self.say(str(self.number), name=name)
        self.choose(chosen=covered)

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        """Draw the number as it stands on the race track."""
        px = self.scale.px
        inside = rect.adjusted(px(2), px(2), -px(2), -px(2))
        paint_pocket(painter, inside, self.number, px(24), dim=self.dim)
        if self.chosen or self.isDown():
            painter.setPen(QPen(ink(theme.GOLD), px(4)))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(inside, 5, 5)
        if self.lying:
            pill = QRectF(rect.right() - px(21), rect.top(), px(21), px(21))
            draw_count(painter, pill, self.lying, px(15))


def draw_count(painter: QPainter, disc: QRectF, count: int, size: int, *, kept: bool = False) -> None:
    """Draw a golden disc with a count; dark in a golden ring for what is kept and does not lie there."""
    painter.setPen(QPen(ink(theme.GOLD), 2) if kept else QPen(ink(theme.ON_GOLD), 1))
    painter.setBrush(ink(theme.GROUND if kept else theme.GOLD))
    painter.drawEllipse(disc)
    paint = ink(theme.GOLD if kept else theme.ON_GOLD)
    write(painter, disc, str(count), size, weight=Weight.BOLD, paint=paint)


class TrackKeys(QWidget):
    """The race track: zero's end at the cylinder, as it lies on the cloth.

    Attributes:
        pockets: the numbers.
        sectors: the sectors and what is played within them, by the announce's name.
    """

    def __init__(
        self, scale: Scale, parent: QWidget, tap: Callable[[int], None], choose: Callable[[str], None]
    ) -> None:
        super().__init__(parent)
        self._scale = scale
        self.pockets = {number: PocketKey(scale, self, number) for number in POCKETS}
        for key in self.pockets.values():
            key.clicked.connect(lambda _=False, n=key.number: tap(n))
        self.sectors: dict[str, TouchButton] = {}
        for name in (name for row in _SECTORS.values() for name, _, _ in row):
            button = self.sectors[name] = TouchButton(scale, self)
            button.size_of_text = 17
            button.clicked.connect(lambda _=False, n=name: choose(n))

    def show_announce(
        self, name: str | None, covered: frozenset[int], lying: Mapping[str, int], speech: Speech
    ) -> None:
        """Light what an announce covers.

        Args:
            name: the announce that was chosen.
            covered: the numbers on which it wins; empty lights and dims nothing.
            lying: how many announces of each name are held already.
            speech: the language of the cloth.
        """
        for number, key in self.pockets.items():
            lateral = announce_named(f"laterali-{number}")
            key.show_number(
                covered=number in covered,
                dim=bool(covered) and number not in covered,
                lying=lying.get(lateral.name, 0),
                name=lateral.spoken,
            )
        for row in _SECTORS.values():
            for sector, title, _ in row:
                cloth = SECTOR_TITLES.get(sector)
                self._show_sector(
                    sector, title if cloth is None else cloth.said(speech), lying.get(sector, 0)
                )
                self.sectors[sector].choose(chosen=sector == name)

    def _show_sector(self, sector: str, title: str, lying: int) -> None:
        announce = announce_named(sector)
        words = tr("{pieces} pezzi").format(pieces=announce.pieces)
        if lying:
            words += " · " + tr("tenuti {count}").format(count=lying)
        self.sectors[sector].say(title, words, name=f"{announce.spoken}, {words}")

    def place(self, side: Side) -> None:
        """Lay the race track out for this widget's size: a gap of its own round each key."""
        gap = self._scale.px(GAP)
        rail = Box(-gap / 2, -gap / 2, self.width() + gap, self.height() + gap)
        track = race_track(rail, side, 1 / 3)
        for number, box in track.pockets.items():
            self.pockets[number].setGeometry(_within(box, gap))
        for sector in track.sectors:
            self._place_sector(sector, side, gap)

    def _place_sector(self, sector: Sector, side: Side, gap: int) -> None:
        box = _straight(sector)
        row = _SECTORS[sector.name]
        unit, along = box.w / sum(wide for _, _, wide in row), 0.0
        for name, _, wide in row:
            x = box.x + along if side is Side.LEFT else box.x + box.w - along - wide * unit
            self.sectors[name].setGeometry(_within(box._replace(x=x, w=wide * unit), gap))
            along += wide * unit


def _straight(sector: Sector) -> Box:
    """The box of a sector whose slanting ends are cut straight, each half way."""
    (ax, top), (bx, _), (cx, bottom), (dx, _) = sector.corners
    start, end = sorted(((ax + dx) / 2, (bx + cx) / 2))
    return Box(start, min(top, bottom), end - start, abs(bottom - top))


def _within(box: Box, gap: int) -> QRect:
    inside = box.shrunk(gap / 2)
    return QRect(round(inside.x), round(inside.y), int(inside.w + 0.01), int(inside.h + 0.01))
