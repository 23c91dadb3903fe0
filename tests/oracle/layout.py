"""The layout, generated from its grid (rules 1), and the two orders that positions have.

Twelve rows of three squares lie away from the wheel; row 1 is 1 2 3. Where a chip lies is told in half
squares: `away` from the wheel (row r is at 2r, the line between two rows is odd, the line between zero and
the first row is at 1, zero itself at 0) and `across` (the column of 34 is at 2, of 35 at 4, of 36 at 6).
"""

from dataclasses import dataclass
from fractions import Fraction
from functools import cache

ROWS = range(1, 13)
COLUMNS = (1, 2, 3)

RED = frozenset({1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36})

PAYS = {
    "straight": Fraction(35),
    "split": Fraction(17),
    "street": Fraction(11),
    "trio": Fraction(11),
    "corner": Fraction(8),
    "first-four": Fraction(8),
    "line": Fraction(5),
    "dozen": Fraction(2),
    "column": Fraction(2),
    "even-money": Fraction(1),
    "double-dozen": Fraction(1, 2),
    "double-column": Fraction(1, 2),
}

# Rules 3.6: the rank of a combination. The smaller is paid first.
RANK = {"line": 1, "street": 2, "trio": 2, "corner": 3, "first-four": 3, "split": 4, "straight": 5}


@dataclass(frozen=True)
class Position:
    """One place on the layout."""

    name: str
    kind: str
    numbers: tuple[int, ...]
    away: int = 0
    across: int = 0

    @property
    def inside(self) -> bool:
        """Combination, as against chance (rules, table of terms)."""
        return self.kind in RANK

    @property
    def pays(self) -> Fraction:
        """How many times the stake."""
        return PAYS[self.kind]


def square(row: int, column: int) -> int:
    """The number printed in a square of the grid."""
    return 3 * (row - 1) + column


def lines() -> list[Position]:
    """Two rows that follow each other: 11."""
    found = []
    for row in ROWS:
        if row + 1 in ROWS:
            numbers = tuple(square(r, c) for r in (row, row + 1) for c in COLUMNS)
            found.append(Position(f"line-{numbers[0]}-{numbers[-1]}", "line", numbers, 2 * row + 1))
    return found


def streets() -> list[Position]:
    """A row: 12."""
    found = []
    for row in ROWS:
        numbers = tuple(square(row, c) for c in COLUMNS)
        found.append(Position(f"street-{numbers[0]}-{numbers[-1]}", "street", numbers, 2 * row))
    return found


def corners() -> list[Position]:
    """Four squares that meet in a point: 22."""
    found = []
    for row in ROWS:
        for column in COLUMNS:
            if row + 1 in ROWS and column + 1 in COLUMNS:
                numbers = tuple(square(r, c) for r in (row, row + 1) for c in (column, column + 1))
                name = f"corner-{numbers[0]}-{numbers[-1]}"
                found.append(Position(name, "corner", numbers, 2 * row + 1, 2 * column + 1))
    return found


def splits() -> list[Position]:
    """Two squares that touch: 57 on the grid, three with zero."""
    found = []
    for row in ROWS:
        for column in COLUMNS:
            here = square(row, column)
            if column + 1 in COLUMNS:
                beside = square(row, column + 1)
                spot = (2 * row, 2 * column + 1)
                found.append(Position(f"split-{here}-{beside}", "split", (here, beside), *spot))
            if row + 1 in ROWS:
                beyond = square(row + 1, column)
                spot = (2 * row + 1, 2 * column)
                found.append(Position(f"split-{here}-{beyond}", "split", (here, beyond), *spot))
    for column in COLUMNS:
        found.append(Position(f"split-0-{column}", "split", (0, column), 1, 2 * column))
    return sorted(found, key=lambda position: position.numbers)


def straights() -> list[Position]:
    """The squares and zero: 37."""
    found = [Position("straight-0", "straight", (0,), 0, 4)]
    for row in ROWS:
        for column in COLUMNS:
            number = square(row, column)
            found.append(Position(f"straight-{number}", "straight", (number,), 2 * row, 2 * column))
    return found


def at_zero() -> tuple[list[Position], list[Position]]:
    """The trios and the first four, on the line between zero and the first row."""
    trios = [
        Position("trio-0-1-2", "trio", (0, 1, 2), 1, 3),
        Position("trio-0-2-3", "trio", (0, 2, 3), 1, 5),
    ]
    return trios, [Position("first-four", "first-four", (0, 1, 2, 3), 1)]


def chances() -> list[Position]:
    """All that lies outside the squares, in the order in which it is paid (rules 3.5)."""
    every = range(1, 37)
    column = {c: tuple(square(r, c) for r in ROWS) for c in COLUMNS}
    dozen = {d: tuple(n for n in every if (n - 1) // 12 + 1 == d) for d in (1, 2, 3)}

    def even_money(name: str, numbers: list[int]) -> Position:
        return Position(name, "even-money", tuple(numbers))

    return [
        Position("column-34", "column", column[1]),
        Position("column-35", "column", column[2]),
        Position("column-36", "column", column[3]),
        Position("double-column-34-35", "double-column", column[1] + column[2]),
        Position("double-column-35-36", "double-column", column[2] + column[3]),
        even_money("high", [n for n in every if n >= 19]),
        even_money("odd", [n for n in every if n % 2 == 1]),
        Position("dozen-3", "dozen", dozen[3]),
        even_money("red", [n for n in every if n in RED]),
        even_money("black", [n for n in every if n not in RED]),
        Position("dozen-2", "dozen", dozen[2]),
        even_money("even", [n for n in every if n % 2 == 0]),
        even_money("low", [n for n in every if n <= 18]),
        Position("dozen-1", "dozen", dozen[1]),
        Position("double-dozen-1-2", "double-dozen", dozen[1] + dozen[2]),
        Position("double-dozen-2-3", "double-dozen", dozen[2] + dozen[3]),
    ]


def whole_layout() -> list[Position]:
    """Every position, in the order of the answer's lists (interface, `settle`)."""
    trios, first_four = at_zero()
    inside = lines() + streets() + trios + corners() + first_four + splits() + straights()
    return chances() + inside


LAYOUT = whole_layout()
POSITIONS = {position.name: position for position in LAYOUT}
PLACE_IN_LISTS = {position.name: place for place, position in enumerate(LAYOUT)}


def section(position: Position) -> str:
    """The part of the payment to which a position belongs (interface, `payments`)."""
    if position.inside:
        return "inside"
    if position.kind in {"column", "double-column", "double-dozen"}:
        return position.kind
    return position.name


@cache
def inside_order(number: int, cylinder: str) -> tuple[Position, ...]:
    """The winning combinations as they are paid (rules 3.6): rank, far from the wheel, far from the dealer.

    With the cylinder on the left the column of 36 is far from the dealer, on the right the column of 34.
    """

    def turn(position: Position) -> tuple[int, int, int]:
        far_from_dealer = position.across if cylinder == "left" else -position.across
        return RANK[position.kind], -position.away, -far_from_dealer

    return tuple(sorted((p for p in LAYOUT if p.inside and number in p.numbers), key=turn))
