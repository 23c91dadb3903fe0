"""Where everything on the cloth lies, as the dealer sees it: derived from the grid of the layout, no Qt.

Theory. The dealer stands at the bottom of the picture. The zero end is on the cylinder's side; the far
column and beyond it the chances are at the top, the race track is at the bottom. For a cylinder on the right
the grid is turned by half a turn, and so is the race track: a mirror image would turn the wheel's order.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from msgspec import Struct

from app.desks.common.box import Box
from app.rules.roulette.layout import OUTER, Kind, Position
from app.rules.roulette.wheel import POCKETS
from app.rules.side import Side


class Grid(NamedTuple):
    """The 24 × 6 grid of the layout on a picture.

    Attributes:
        side: where the cylinder stands.
        zero_line: x of the line between zero and the first row, in pixels.
        outer_line: y of the line beyond the far column.
        half_w: width of half a cell.
        half_h: height of half a cell.
    """

    side: Side
    zero_line: float
    outer_line: float
    half_w: float
    half_h: float

    def at(self, x: float, y: float) -> tuple[float, float]:
        """Find a point of the grid on the picture."""
        left = self.side is Side.LEFT
        across = 0 if y == OUTER else 6 - y if left else y
        return self.zero_line + (x if left else -x) * self.half_w, self.outer_line + across * self.half_h

    def place(self, position: Position) -> tuple[float, float]:
        """Find where a chip on an inside position lies.

        Raises:
            ValueError: the position is a chance, which has a box and no point.
        """
        if position.point is None:
            raise ValueError(f"{position.name} is no point of the grid")
        return self.at(*position.point)

    def cell(self, number: int) -> Box:
        """Find the cell of a number from 1 to 36."""
        x, y = 2 * ((number - 1) // 3) + 1, 2 * ((number - 1) % 3) + 1
        middle_x, middle_y = self.at(x, y)
        return Box(middle_x - self.half_w, middle_y - self.half_h, 2 * self.half_w, 2 * self.half_h)

    def zero_cell(self) -> Box:
        """Find zero's cell, across all three columns and one cell deep."""
        middle_x, _ = self.at(-1, 3)
        return Box(middle_x - self.half_w, self.outer_line, 2 * self.half_w, 6 * self.half_h)


BESIDE: Final = "beside"
"""Where an announce lies that has no place on the race track: beyond zero, where nothing is printed."""
EVENS: Final = ("low", "even", "red", "black", "odd", "high")
"""The simple chances from the zero end to the far end: those of the first dozen nearest zero."""

_TRACK_SHARE: Final = 0.26
_RIM_SHARE: Final = 0.064
"""Beyond the even chances there is room for the prisoners on their outer line, at most so much."""
_EVEN_SHARE: Final = 0.125
_DOZEN_SHARE: Final = 0.105
_TRACK_GAP: Final = 0.035
_DEPTH: Final = 14.3
"""Cells along the cloth: zero 1.2, twelve rows, the columns' boxes 1.1."""


_HELD_SHARE: Final = 0.61
"""Of a sector's height a chip that is held there takes so much at most."""
CHIP: Final = 1.2
"""How large a chip is on a cloth, in halves of a cell."""
_OUTWARDS: Final = 0.25
"""So far outwards of its chance's line a prisoner's middle lies, in its own size: the name is read below."""
_FROM_THE_EDGE: Final = 0.6
"""The middle of a chip lies so far from a sector's end, in its own size."""
_LIES_HIGH: Final = 0.53
"""Chips in a sector lie so far above its lower edge, in their own sizes: above them stands its name."""


class Sector(Struct, frozen=True):
    """A sector of the race track: its corners, clockwise, and where its name stands."""

    name: str
    corners: tuple[tuple[float, float], ...]
    middle: tuple[float, float]

    def between(self, top: float, bottom: float) -> tuple[float, float]:
        """Say from where to where there is room in a band across it: its ends are slanted.

        Args:
            top: where the band begins, in pixels of the picture.
            bottom: where it ends.
        """
        ys = sorted({y for _, y in self.corners})
        upper, lower = ([x for x, y in self.corners if y == edge] for edge in (ys[0], ys[-1]))
        starts, ends = list[float](), list[float]()
        for y in (top, bottom):
            down = (y - ys[0]) / (ys[-1] - ys[0])
            starts.append(min(upper) + (min(lower) - min(upper)) * down)
            ends.append(max(upper) + (max(lower) - max(upper)) * down)
        return max(starts), min(ends)


class Track(Struct, frozen=True):
    """The race track: the pockets as they follow one another on the wheel, round the three sectors."""

    pockets: dict[int, Box]
    sectors: tuple[Sector, ...]


class Cloth(Struct, frozen=True):
    """The whole cloth on a picture.

    Attributes:
        grid: the numbers.
        zero: zero's box.
        chances: the box of every chance that has one, by the position's name.
        pockets: the race track's box of each number; none where no announces are taken.
        sectors: vicini, orfanelli, serie; none there.
        rail: the box that holds the race track; of no height there.
    """

    grid: Grid
    zero: Box
    chances: dict[str, Box]
    pockets: dict[int, Box]
    sectors: tuple[Sector, ...]
    rail: Box

    def place(self, position: Position, *, enferme: bool = False) -> tuple[float, float]:
        """Find where a chip on any position lies; a prisoner lies on the outer line of its chance."""
        if position.inside:
            if position.numbers == (0,):
                return self.zero.middle
            return self.grid.place(position)
        if position.kind in {Kind.DOUBLE_COLUMN, Kind.DOUBLE_DOZEN}:
            one, two = (self.chances[name] for name in _halves(position))
            (ax, ay), (bx, by) = one.middle, two.middle
            return (ax + bx) / 2, (ay + by) / 2
        box = self.chances[position.name]
        if enferme:
            size = CHIP * min(self.grid.half_w, self.grid.half_h)
            return box.x + box.w / 2, box.y - _OUTWARDS * size
        return box.x + box.w / 2, box.y + box.h * (0.74 if position.even_money else 0.71)

    def held_size(self, place: str, size: int) -> int:
        """Say how large chips are that are held in a sector: its name is read above them."""
        sector = next((sector for sector in self.sectors if sector.name == place), None)
        if sector is None:
            return size
        ys = [y for _, y in sector.corners]
        return min(size, round(_HELD_SHARE * (max(ys) - min(ys))))

    def track_place(self, place: str, size: float) -> tuple[float, float, float]:
        """Find where chips lie that are held on the race track.

        Args:
            place: a sector's name, a number, or `BESIDE`.
            size: of a chip, in pixels.

        Returns:
            The middle of the first chip, and how far to the right there is room for others.
        """
        if place == BESIDE:
            x, y = self.zero.middle[0], self.chances["dozen-1"].middle[1]
            return self.zero.x + size / 2, y, max(1.0, 2 * (x - self.zero.x) - size)
        if place.isdigit():
            box = self.pockets[int(place)]
            return box.middle[0], box.middle[1], size
        sector = next(sector for sector in self.sectors if sector.name == place)
        middle = max(y for _, y in sector.corners) - _LIES_HIGH * size
        start, end = sector.between(middle - size / 2, middle + size / 2)
        inside = _FROM_THE_EDGE * size
        return start + inside, middle, max(1.0, end - start - 2 * inside)


def _halves(position: Position) -> tuple[str, str]:
    """Name the two chances that a double lies astride."""
    kind = "column" if position.kind is Kind.DOUBLE_COLUMN else "dozen"
    one, two = position.name.split("-")[-2:]
    return f"{kind}-{one}", f"{kind}-{two}"


def cloth(width: float, height: float, side: Side, *, announces: bool = True) -> Cloth:
    """Lay the cloth out in a picture.

    Args:
        width: of the picture, in pixels.
        height: of the picture.
        side: where the cylinder stands.
        announces: whether the house takes announces: one that does not has no race track, and the numbers
            have its room (rules 10).
    """
    cell_w = width / _DEPTH
    track_h, gap = (height * _TRACK_SHARE, height * _TRACK_GAP) if announces else (0.0, 0.0)
    rim = min(height * _RIM_SHARE, (0.56 + _OUTWARDS) * CHIP * cell_w / 2)
    even_h, dozen_h = height * _EVEN_SHARE, height * _DOZEN_SHARE
    half_h = (height - track_h - gap - rim - even_h - dozen_h) / 6
    left = side is Side.LEFT
    zero_line = 1.2 * cell_w if left else width - 1.2 * cell_w
    grid = Grid(side, zero_line, rim + even_h + dozen_h, cell_w / 2, half_h)
    zero = Box(0, grid.outer_line, 1.2 * cell_w, 6 * half_h)
    rail = Box(0, height - track_h, width, track_h)
    track = race_track(rail, side) if announces else Track({}, ())
    return Cloth(
        grid=grid,
        zero=zero if left else zero.mirrored(width),
        chances=_chance_boxes(grid, (rim, even_h, dozen_h), cell_w),
        pockets=track.pockets,
        sectors=track.sectors,
        rail=rail,
    )


def _chance_boxes(grid: Grid, heights: tuple[float, float, float], cell_w: float) -> dict[str, Box]:
    rim, even_h, dozen_h = heights
    boxes: dict[str, Box] = {}
    for place, name in enumerate(EVENS):
        boxes[name] = _along(grid, 4 * place, 4, rim, even_h)
    for dozen in (1, 2, 3):
        boxes[f"dozen-{dozen}"] = _along(grid, 8 * (dozen - 1), 8, rim + even_h, dozen_h)
    for column in (34, 35, 36):
        cell = grid.cell(column)
        x = cell.x + cell.w if grid.side is Side.LEFT else cell.x - 1.1 * cell_w
        boxes[f"column-{column}"] = Box(x, cell.y, 1.1 * cell_w, cell.h)
    return boxes


def _along(grid: Grid, start: float, length: float, y: float, h: float) -> Box:
    """A box above the grid, from one grid line to another."""
    one, two = grid.at(start, 0)[0], grid.at(start + length, 0)[0]
    return Box(min(one, two), y, abs(two - one), h)


_ROW: Final = 18
"""Pockets on each long side of the race track; zero is its end at the cylinder."""
_TRACK_ROW: Final = 0.31
"""The share of its height that each of its two rows takes."""


def race_track(rail: Box, side: Side, row: float = _TRACK_ROW) -> Track:
    """Lay the race track out in a box.

    Args:
        rail: the box, in pixels.
        side: where the cylinder stands: zero lies at that end.
        row: the share of the height that each of the two rows of pockets takes.
    """
    return Track(_pockets(rail, side, row), _sectors(rail, side, row))


def _turned(box: Box, rail: Box, side: Side) -> Box:
    """Turn a box of the race track by half a turn for a cylinder on the right."""
    if side is Side.LEFT:
        return box
    x, y = 2 * rail.x + rail.w - box.x - box.w, 2 * rail.y + rail.h - box.y - box.h
    return Box(x, y, box.w, box.h)


def _pockets(rail: Box, side: Side, row: float) -> dict[int, Box]:
    """Clockwise from zero: away from the cylinder on the far side, back to it on the dealer's."""
    w, h = rail.w / (_ROW + 1), rail.h * row
    boxes = {0: Box(rail.x, rail.y, w, rail.h)}
    for place in range(_ROW):
        boxes[POCKETS[1 + place]] = Box(rail.x + (1 + place) * w, rail.y, w, h)
        boxes[POCKETS[36 - place]] = Box(rail.x + (1 + place) * w, rail.y + rail.h - h, w, h)
    return {number: _turned(box, rail, side) for number, box in boxes.items()}


_SECTORS: Final = (("vicini", 7, 9), ("orfanelli", 10, 14), ("serie", 18, 18))
"""Each sector's last pocket on the far and on the dealer's side, counted from zero."""


def _sectors(rail: Box, side: Side, row: float) -> tuple[Sector, ...]:
    w, h = rail.w / (_ROW + 1), rail.h * row
    top, bottom = rail.y + h, rail.y + rail.h - h
    found: list[Sector] = []
    far_start, near_start = 0, 0
    for name, far_end, near_end in _SECTORS:
        xs = [rail.x + (1 + n) * w for n in (far_start, far_end, near_end, near_start)]
        corners: tuple[tuple[float, float], ...]
        corners = ((xs[0], top), (xs[1], top), (xs[2], bottom), (xs[3], bottom))
        if side is Side.RIGHT:
            corners = tuple((2 * rail.x + rail.w - x, 2 * rail.y + rail.h - y) for x, y in corners)
        middle = sum(x for x, _ in corners) / 4, (top + bottom) / 2
        found.append(Sector(name, corners, middle))
        far_start, near_start = far_end, near_end
    return tuple(found)


def closed_in(number: int, side: Side, width: float, height: float, target: float) -> Grid:
    """Put the grid so that a number's neighbourhood fills a picture, the outer line on top.

    Beside each target there is room for a count of the same size, and no two targets touch.

    Args:
        number: 0 to 36.
        side: where the cylinder stands.
        width: of the picture, in pixels.
        height: of the picture.
        target: the side of what is touched.
    """
    half_w = max(2.1 * target, width / 6)
    outer_line = 0.6 * target
    half_h = (height - outer_line - 0.05 * target) / 6
    seen = width / half_w / 2
    row = 0.0 if number == 0 else 2 * ((number - 1) // 3) + 1.0
    x = min(max(row, seen - 2.1), 24.4 - seen)
    zero_line = width / 2 - (x if side is Side.LEFT else -x) * half_w
    return Grid(side, zero_line, outer_line, half_w, half_h)
