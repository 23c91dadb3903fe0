"""The layout: every place where a chip may lie, derived from the geometry of the cloth [1.2, 4.1].

Theory. Each number is a cell two units long and two wide. The cell of number n stands in row (n - 1) // 3,
counted from the zero end, and in column (n - 1) % 3, counted from the column of 34. Zero is one cell across
all three columns, before the first row. A chip lies on a point of that grid and plays the cells that the
point touches:

    across                the points (x, y): x from the zero line (0) to the far end (24),
    6 -+---+---+---             y from the outside of the column of 34 (0) to that of 36 (6)
    5  | 3 | 6 | 9        odd, odd    the middle of a cell: straight
    4  +---+---+---       one even    a side between two cells: split
    3 0| 2 | 5 | 8        even, even  where four cells meet: corner, on the zero line trio
    2  +---+---+---       on the outer line: the whole row (street), two rows (six line), with zero first four
    1  | 1 | 4 | 7
    0 -+---+---+---
       0 1 2 3 4 5  along

The outer line is the one beyond the column that is farthest from the dealer, beside the chances: y = 6 with
the cylinder on the left, y = 0 on the right. It therefore has no y of its own here (`OUTER`).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from typing import Final

from app.rules.house import House
from app.rules.roulette.spin_rules import spin_rules
from app.rules.roulette.wheel import BLACK, RED

OUTER: Final = -1
"""The y of a chip on the outer line."""


class Kind(StrEnum):
    """The kinds of bet, by the field's names; the order is the one in which lists are printed."""

    COLUMN = "column"
    DOUBLE_COLUMN = "double-column"
    EVEN_MONEY = "even-money"
    DOZEN = "dozen"
    DOUBLE_DOZEN = "double-dozen"
    LINE = "line"
    STREET = "street"
    TRIO = "trio"
    CORNER = "corner"
    FIRST_FOUR = "first-four"
    SPLIT = "split"
    STRAIGHT = "straight"


@dataclass(frozen=True, slots=True, eq=False)
class Position:
    """A place where a chip may lie.

    Attributes:
        name: as scripts write it: `split-8-11`.
        kind: what sort of bet lies there.
        numbers: the numbers it plays, ascending.
        mask: the same as bits, number n being bit n.
        index: its place in the order in which every list but that of payments is printed.
        inside: whether it is a combination (six line to straight) and not a chance.
        point: (x, y) on the grid above for an inside position, y being OUTER on the outer line; else None.
    """

    name: str
    kind: Kind
    numbers: tuple[int, ...]
    mask: int
    index: int
    inside: bool
    point: tuple[int, int] | None

    @property
    def even_money(self) -> bool:
        """Whether it is one of the six simple chances."""
        return self.kind is Kind.EVEN_MONEY

    @property
    def ends(self) -> str:
        """The numbers by which it is called: "8/11", "7/12", of a trio all of them; of a column its last."""
        return self.name.removeprefix(f"{self.kind.value}-").replace("-", "/")

    def wins(self, number: int) -> bool:
        """Whether a chip here wins when this number falls."""
        return self.mask >> number & 1 == 1


def _cell(x: int, y: int) -> int:
    """The number whose cell has its middle at (x, y); zero's is the whole end of the layout."""
    return 0 if x == -1 else 3 * (x // 2) + y // 2 + 1


def _touched(x: int, y: int) -> tuple[int, ...]:
    """The numbers whose cells a chip at (x, y) touches."""
    along = (x,) if x % 2 else (x - 1, x + 1)
    across = (1, 3, 5) if y == OUTER else (y,) if y % 2 else (y - 1, y + 1)
    return tuple(sorted({_cell(a, b) for a in along for b in across}))


def _inside_kind(numbers: tuple[int, ...]) -> Kind:
    """What a chip that touches these cells plays: their count tells, and whether zero is among them."""
    match len(numbers), numbers[0] == 0:
        case 1, _:
            return Kind.STRAIGHT
        case 2, _:
            return Kind.SPLIT
        case 3, zero:
            return Kind.TRIO if zero else Kind.STREET
        case 4, zero:
            return Kind.FIRST_FOUR if zero else Kind.CORNER
        case _:
            return Kind.LINE


def _inside_name(kind: Kind, numbers: tuple[int, ...]) -> str:
    """A straight by its number, split and trio by all of theirs, the others by the lowest and the highest."""
    match kind:
        case Kind.STRAIGHT:
            return f"straight-{numbers[0]}"
        case Kind.FIRST_FOUR:
            return "first-four"
        case Kind.SPLIT | Kind.TRIO:
            return "-".join((kind.value, *map(str, numbers)))
        case _:
            return f"{kind.value}-{numbers[0]}-{numbers[-1]}"


_Draft = tuple[Kind, str, tuple[int, ...], tuple[int, int] | None]


def _inside_drafts() -> Iterator[_Draft]:
    """Try every point of the grid; the zero's own cell is one more."""
    points = [(-1, 3), *((x, y) for x in range(24) for y in (1, 2, 3, 4, 5, OUTER))]
    for point in points:
        numbers = _touched(*point)
        kind = _inside_kind(numbers)
        yield kind, _inside_name(kind, numbers), numbers, point


_COLUMNS: Final = {last: tuple(range(last - 33, 37, 3)) for last in (34, 35, 36)}
_DOZENS: Final = {which: tuple(range(12 * which - 11, 12 * which + 1)) for which in (1, 2, 3)}


def _chance_drafts() -> Iterator[_Draft]:
    """The chances in the order in which lists are printed, those of each dozen's end together."""
    for last, numbers in _COLUMNS.items():
        yield Kind.COLUMN, f"column-{last}", numbers, None
    for one, two in ((34, 35), (35, 36)):
        both = tuple(sorted(_COLUMNS[one] + _COLUMNS[two]))
        yield Kind.DOUBLE_COLUMN, f"double-column-{one}-{two}", both, None
    yield Kind.EVEN_MONEY, "high", tuple(range(19, 37)), None
    yield Kind.EVEN_MONEY, "odd", tuple(range(1, 37, 2)), None
    yield Kind.DOZEN, "dozen-3", _DOZENS[3], None
    yield Kind.EVEN_MONEY, "red", tuple(sorted(RED)), None
    yield Kind.EVEN_MONEY, "black", tuple(sorted(BLACK)), None
    yield Kind.DOZEN, "dozen-2", _DOZENS[2], None
    yield Kind.EVEN_MONEY, "even", tuple(range(2, 37, 2)), None
    yield Kind.EVEN_MONEY, "low", tuple(range(1, 19)), None
    yield Kind.DOZEN, "dozen-1", _DOZENS[1], None
    for one, two in ((1, 2), (2, 3)):
        yield Kind.DOUBLE_DOZEN, f"double-dozen-{one}-{two}", _DOZENS[one] + _DOZENS[two], None


def _positions() -> tuple[Position, ...]:
    kinds = list(Kind)
    inside = sorted(_inside_drafts(), key=lambda draft: (kinds.index(draft[0]), draft[2]))
    chances = list(_chance_drafts())
    return tuple(
        Position(name, kind, numbers, sum(1 << n for n in numbers), index, index >= len(chances), point)
        for index, (kind, name, numbers, point) in enumerate(chances + inside)
    )


POSITIONS: Final = _positions()
"""Every position, the four doubles included, in the order in which lists are printed."""

BY_NAME: Final = {position.name: position for position in POSITIONS}

DOUBLES: Final = frozenset({Kind.DOUBLE_COLUMN, Kind.DOUBLE_DOZEN})
"""Bets astride two chances: forbidden at Fair Roulette, offered at the Tombola and by the rules of 1970."""


def offers(house: House, position: Position) -> bool:
    """Whether a house takes bets there."""
    return spin_rules(house).doubles or position.kind not in DOUBLES


@cache
def inside_winning(number: int) -> tuple[Position, ...]:
    """Name the inside positions that a number makes win, at most twelve, in printed order."""
    return tuple(p for p in POSITIONS if p.inside and p.wins(number))


@cache
def chances_winning(number: int) -> tuple[Position, ...]:
    """Name the chances that a number makes win, the doubles included, in printed order."""
    return tuple(p for p in POSITIONS if not p.inside and p.wins(number))
