"""The race track as large as the desk, and the keys in the same columns beneath it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from app.desks.common import theme
from app.desks.common.box import Box
from app.desks.common.box_drawing import draw_box, draw_disc
from app.desks.common.language import tr
from app.desks.common.lettering import LEFT, Weight, ink, write, write_wrapped
from app.desks.common.roulette.cloth import Sector, race_track
from app.desks.common.roulette.cloth_painting import SECTOR_TITLES, paint_pocket
from app.desks.common.theme import GAP, Scale
from app.desks.common.touch import TouchButton
from app.desks.croupier.pages.form_key import FormKey, show_keys
from app.desks.croupier.roulette.announces.draft import choose, tap_number
from app.desks.croupier.roulette.announces.leaf import LABEL, Says, Shown
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


class Slots(NamedTuple):
    """Where keys stand: columns and rows, in pixels.

    Attributes:
        unit: from one column to the next.
        step: from one row to the next.
        target: height of a key.
        gap: between two keys of a row.
    """

    unit: float
    step: float
    target: int
    gap: int

    def at(self, row: int, column: float, wide: float = 1) -> QRect:
        """Give the place of a key so many columns wide."""
        width = int(wide * self.unit - self.gap + 0.01)
        return QRect(round(column * self.unit), round(row * self.step), width, self.target)


class LeafKeys(QWidget):
    """Rows of keys with their names.

    Attributes:
        shown: the keys and names, as data.
    """

    def __init__(self, scale: Scale, parent: QWidget, tell: Callable[[object], None]) -> None:
        """Show nothing yet; `tell` is told what a key says."""
        super().__init__(parent)
        self._scale, self._tell = scale, tell
        self._grid, self.shown = Slots(1, 1, 1, 0), Shown()
        self._pool: list[FormKey] = []

    @property
    def keys(self) -> tuple[FormKey, ...]:
        """Give what can be seen of them."""
        return tuple(key for key in self._pool if not key.isHidden())

    def show_leaf(self, shown: Shown) -> None:
        """Show other keys, or the same ones otherwise."""
        if shown == self.shown:
            return
        moved = [slot[1:] for slot in shown.slots] != [slot[1:] for slot in self.shown.slots]
        self.shown = shown
        keys = [slot.key for slot in shown.slots]
        show_keys(self._pool, keys, lambda: FormKey(self._scale, self, self._tell))
        if moved:
            self.place(self._grid)
        self.update()

    def place(self, grid: Slots) -> None:
        """Put the keys in their columns."""
        self._grid = grid
        for key, slot in zip(self._pool, self.shown.slots, strict=False):
            key.setGeometry(grid.at(slot.row, slot.column, slot.wide))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Write the names of the rows."""
        painter, px = QPainter(self), self._scale.px
        for row, wide, name in self.shown.names:
            rect = QRectF(self._grid.at(row, 0, wide))
            paint = ink(theme.QUIET if wide == LABEL else theme.TEXT)
            upper, _, lower = name.partition("\n")
            if lower:
                rect.setHeight(rect.height() / 2)
                below = rect.translated(0, rect.height())
                write(painter, below, lower, px(16), paint=ink(theme.GOLD), align=LEFT)
            write_wrapped(painter, rect, upper, px(17), weight=Weight.SEMI, paint=paint, align=LEFT)
        painter.end()


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
            draw_box(painter, inside, 5, None, QPen(ink(theme.GOLD), px(4)))
        if self.lying:
            pill = QRectF(rect.right() - px(21), rect.top(), px(21), px(21))
            draw_count(painter, pill, self.lying, px(15))


def draw_count(painter: QPainter, disc: QRectF, count: int, size: int, *, kept: bool = False) -> None:
    """Draw a golden disc with a count; dark in a golden ring for what is kept and does not lie there."""
    edge = QPen(ink(theme.GOLD), 2) if kept else QPen(ink(theme.ON_GOLD), 1)
    draw_disc(painter, disc, ink(theme.GROUND if kept else theme.GOLD), edge)
    paint = ink(theme.GOLD if kept else theme.ON_GOLD)
    write(painter, disc, str(count), size, weight=Weight.BOLD, paint=paint)


class TrackKeys(QWidget):
    """The race track: zero's end at the cylinder, as it lies on the cloth.

    Attributes:
        pockets: the numbers.
        sectors: the sectors and what is played within them, by the announce's name.
    """

    def __init__(self, scale: Scale, parent: QWidget, tell: Callable[[object], None]) -> None:
        """Show nothing yet; `tell` is told what a key says."""
        super().__init__(parent)
        self._scale = scale
        self.pockets = {number: PocketKey(scale, self, number) for number in POCKETS}
        for key in self.pockets.values():
            key.clicked.connect(lambda _=False, n=key.number: tell(Says(tap_number, (n,))))
        self.sectors: dict[str, TouchButton] = {}
        for name in (name for row in _SECTORS.values() for name, _, _ in row):
            button = self.sectors[name] = TouchButton(scale, self)
            button.size_of_text = 17
            button.clicked.connect(lambda _=False, n=name: tell(Says(choose, (n,))))

    def show_announce(
        self, name: str | None, covered: frozenset[int], lying: Mapping[str, int], speech: Speech
    ) -> None:
        """Light the numbers that an announce covers, where there are any, and dim the others.

        Args:
            name: the announce that was chosen; None before one was.
            covered: the numbers on which it wins; empty lights and dims nothing.
            lying: how many announces of each name are held already; it stands on each number and sector.
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
                cloth, announce = SECTOR_TITLES.get(sector), announce_named(sector)
                words = tr("{pieces} pezzi").format(pieces=announce.pieces)
                if held := lying.get(sector, 0):
                    words += " · " + tr("tenuti {count}").format(count=held)
                button, said = self.sectors[sector], title if cloth is None else cloth.said(speech)
                button.say(said, words, name=f"{announce.spoken}, {words}")
                button.choose(chosen=sector == name)

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
