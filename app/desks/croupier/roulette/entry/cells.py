"""Three owners and more on one place: each has a cell with his letter or seat and what is his."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPen

from app.desks.common import theme
from app.desks.common.box_drawing import draw_box
from app.desks.common.chips import letter_ink
from app.desks.common.lettering import Weight, faded, ink, width_of, write
from app.desks.common.owner_words import employees_sign, seat_sign
from app.desks.common.roulette.laid_stacks import Pile
from app.desks.common.seats import seat_of
from app.desks.common.theme import Scale

_LINES: Final = 3
_SIZES: Final = (18, 17, 16, 15, theme.SMALLEST)
"""Letters are as large as all of it has room for."""
_APART: Final = 1
_INSIDE: Final = 4


class Cell(NamedTuple):
    """What one owner has on a place, in few letters.

    Attributes:
        whose: the sign of a seat, or of the employees; empty for a player's colour.
        what: a colour's letter, or what a chip is worth, with how many there are: "R", "3 R", "2×20".
        paint: the ground of what is his.
        enferme: whether it is shut in.
        face: the letter or the worth alone, which is never cut off.
    """

    whose: str
    what: str
    paint: str
    enferme: bool = False
    face: str = ""


def cells_of(piles: tuple[Pile, ...]) -> tuple[Cell, ...]:
    """Say what lies on a place owner by owner, the uppermost first, as a stack is read."""
    return tuple(_cell(pile) for pile in reversed(piles))


def whose_sign(pile: Pile) -> str:
    """The sign of the seat whose chips of value these are, or of the employees; empty for anybody else's."""
    if pile.employees:
        return employees_sign()
    seat = seat_of(pile.owner)
    return "" if seat is None else seat_sign(seat)


def _cell(pile: Pile) -> Cell:
    whose = whose_sign(pile) or ("" if pile.look.is_colour else "?")
    count = "" if pile.pieces == 1 else f"{pile.pieces} " if pile.look.is_colour else f"{pile.pieces}×"
    return Cell(whose, f"{count}{pile.look.face}", pile.look.paint, pile.enferme, pile.look.face)


def parts_of(cell: Cell, fits: Callable[[Cell], bool]) -> tuple[Cell, ...]:
    """Break a cell that is wider than a line.

    The seat stands by itself, and where it must be the count too.

    Args:
        cell: what one owner has.
        fits: whether a cell has room on a line.
    """
    if fits(cell):
        return (cell,)
    seat = (cell._replace(what=""),) if cell.whose else ()
    rest = cell._replace(whose="")
    count = cell.what.removesuffix(cell.face)
    if fits(rest) or not count:
        return (*seat, rest)
    return (*seat, rest._replace(what=count.strip()), rest._replace(what=cell.face))


def laid_out(widths: tuple[float, ...], room: float, more: float) -> tuple[tuple[int, ...], ...]:
    """Put cells on the lines of a place, as many beside each other as a line holds.

    Args:
        widths: of the cells, in their order.
        room: the width of a line.
        more: the width of the sign that says how many are left out.

    Returns:
        The lines, each with the places of its cells; what is in none of them is left out, and the sign has
        its room behind the last cell then.
    """
    lines, used = _filled(widths, room)
    if sum(map(len, lines)) == len(widths):
        return lines
    *before, last = lines
    while last and used + more > room:
        used -= widths[last[-1]] + _APART
        last = last[:-1]
    return (*before, last)


def _filled(widths: tuple[float, ...], room: float) -> tuple[tuple[tuple[int, ...], ...], float]:
    """Fill line after line; gives how far the last one is filled too."""
    lines: list[tuple[int, ...]] = [()]
    used = 0.0
    for place, wide in enumerate(widths):
        if used + wide > room and lines[-1]:
            if len(lines) == _LINES:
                break
            lines.append(())
            used = 0.0
        lines[-1] = (*lines[-1], place)
        used += wide + _APART
    return tuple(lines), used


def draw_cells(painter: QPainter, scale: Scale, room: QRectF, piles: tuple[Pile, ...]) -> None:
    """Draw what each owner has on a place; how many there was no room for stands at the end.

    Args:
        painter: draws.
        scale: of the window.
        room: the place, a square of a touch's size.
        piles: from the bottom.
    """
    cells = cells_of(piles)
    parts, size, widths, lines, _ = _largest(scale, room, cells)
    high = room.height() / _LINES
    y = room.center().y() - high * len(lines) / 2
    left = len(cells) - len({parts[place].owner for line in lines for place in line})
    for line in lines:
        x = room.x() + (room.width() - sum(widths[place] + _APART for place in line)) / 2
        if left and line is lines[-1]:
            x = room.x()
        for place in line:
            rect = QRectF(x, y, widths[place], high - _APART)
            _draw_cell(painter, scale, rect, parts[place].cell, size)
            x += widths[place] + _APART
        if left and line is lines[-1]:
            rest = QRectF(x, y, room.right() - x, high - _APART)
            write(painter, rest, f"+{left}", size, weight=Weight.BOLD, paint=ink(theme.GOLD), least=size)
        y += high


class _Part(NamedTuple):
    """A cell, or what of it stands on a line, and of which owner from 0."""

    cell: Cell
    owner: int


class _Fitted(NamedTuple):
    """Cells on a place in letters of one size: how wide each is, which stand on each line, whether all do."""

    parts: tuple[_Part, ...]
    size: int
    widths: tuple[float, ...]
    lines: tuple[tuple[int, ...], ...]
    whole: bool


def _largest(scale: Scale, room: QRectF, cells: tuple[Cell, ...]) -> _Fitted:
    """Find the largest letters with which all cells have room; the smallest where none are small enough."""
    *larger, smallest = map(scale.px, _SIZES)
    least = _fitted(scale, room.width(), cells, smallest)
    if not least.whole:
        return least
    tried = (_fitted(scale, room.width(), cells, size) for size in larger)
    return next((fitted for fitted in tried if fitted.whole), least)


def _fitted(scale: Scale, room: float, cells: tuple[Cell, ...], size: int) -> _Fitted:
    def fits(cell: Cell) -> bool:
        return _width(scale, cell, size) <= room

    parts = tuple(_Part(part, owner) for owner, cell in enumerate(cells) for part in parts_of(cell, fits))
    widths = tuple(min(_width(scale, part.cell, size), room) for part in parts)
    lines = laid_out(widths, room, _text_width(scale, f"+{len(cells)}", size))
    shown = sum(map(len, lines))
    whole = len(parts) == len(cells) and shown == len(parts)
    owners = _whole_owners(parts, lines)
    first = cells[0]
    if not any(owners) and first.what != first.face:  # rather what it is worth than how many there are
        return _fitted(scale, room, (first._replace(what=first.face), *cells[1:]), size)
    return _Fitted(parts, size, widths, owners, whole)


def _whole_owners(
    parts: tuple[_Part, ...], lines: tuple[tuple[int, ...], ...]
) -> tuple[tuple[int, ...], ...]:
    """Leave out whoever has no room for all that is his: a seat alone says nothing."""
    shown = sum(map(len, lines))
    if shown == len(parts):
        return lines
    cut = parts[shown].owner
    left = (tuple(place for place in line if parts[place].owner != cut) for line in lines)
    kept = tuple(filter(None, left))
    return kept if len(kept) == _LINES else (*kept, ())  # how many are left out has a line of its own


def _text_width(scale: Scale, text: str, size: int) -> float:
    return width_of(text, size, Weight.BOLD) + scale.px(_INSIDE)


def _width(scale: Scale, cell: Cell, size: int) -> float:
    return sum(_text_width(scale, text, size) for text in (cell.whose, cell.what) if text)


def _draw_cell(painter: QPainter, scale: Scale, rect: QRectF, cell: Cell, size: int) -> None:
    px = scale.px
    edge = QPen(ink(theme.GOLD), px(2)) if cell.enferme else QPen(faded("#ffffff", 0.5), 1)
    draw_box(painter, rect, px(3), ink(cell.paint), edge)
    what = QRectF(rect)
    if cell.whose:
        seat = QRectF(rect.x(), rect.y(), _text_width(scale, cell.whose, size), rect.height())
        draw_box(painter, seat, px(3), ink(theme.SEAT), edge)
        write(painter, seat, cell.whose, size, weight=Weight.BOLD, paint=ink("#ffffff"), least=size)
        what.setLeft(seat.right())
    if not cell.what:
        return
    paint, least = letter_ink(cell.paint), px(theme.SMALLEST)
    write(painter, what, cell.what, size, weight=Weight.BOLD, paint=paint, least=least)
