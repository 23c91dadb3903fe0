"""What lies round one number and what it is paid in pieces (rules 1 and 3.6; the table of section 4.2).

A picture is pieces by position, of one chip.
"""

from collections.abc import Iterable, Mapping

from .layout import LAYOUT, POSITIONS, Position, inside_order

Picture = dict[str, int]


def found(name: str) -> Position:
    """The combination of that name."""
    if name not in POSITIONS:
        raise ValueError(f"no such position: {name}")
    if not POSITIONS[name].inside:
        raise ValueError(f"a chance, no combination: {name}")
    return POSITIONS[name]


def odds(name: str) -> int:
    """How many pieces one piece is paid."""
    return int(found(name).pays)


def around(number: int, cylinder: str = "left") -> list[str]:
    """The combinations that hold a number, as they are paid: twelve in the middle of the grid, fewer at its edge.

    The middle column has twelve but at its ends, the outer ones nine.
    """
    if ("straight", number) not in {(p.kind, p.numbers[0]) for p in LAYOUT}:
        raise ValueError(f"no such number: {number}")
    return [position.name for position in inside_order(number, cylinder)]


def of_kind(number: int, kind: str) -> list[str]:
    """Those of one kind (split, corner, line, street, trio, first-four, straight), as they are paid."""
    return [name for name in around(number) if POSITIONS[name].kind == kind]


def paid(picture: Mapping[str, int], number: int) -> int:
    """How many pieces are paid at a number; what does not hold it has lost and pays nothing."""
    return sum(odds(name) * pieces for name, pieces in picture.items() if number in found(name).numbers)


def winning(picture: Mapping[str, int], number: int) -> Picture:
    """The part of a picture that has won, in the order in which it is paid."""
    return {name: picture[name] for name in around(number) if picture.get(name)}


def sums(picture: Mapping[str, int], number: int) -> list[tuple[str, int, int, int]]:
    """How the payment adds up: position, pieces, odds, what it is paid."""
    won = winning(picture, number)
    return [(name, pieces, odds(name), pieces * odds(name)) for name, pieces in won.items()]


def one_each(number: int, kinds: Iterable[str]) -> Picture:
    """A piece on each combination of these kinds that holds the number."""
    wanted = set(kinds)
    return {name: 1 for name in around(number) if POSITIONS[name].kind in wanted}


def all_splits(number: int) -> Picture:
    """A piece on each split of the number."""
    return one_each(number, {"split"})


def all_corners(number: int) -> Picture:
    """A piece on each corner of the number, the first four among them."""
    return one_each(number, {"corner", "first-four"})


def straight_and_splits(number: int) -> Picture:
    """A piece on the number and on each of its splits."""
    return one_each(number, {"straight", "split"})


def complete(number: int) -> Picture:
    """A piece on everything inside that holds the number."""
    return dict.fromkeys(around(number), 1)


def lying(name: str, number: int) -> tuple[int, int]:
    """Where a combination lies seen from its number, in half squares: away from the wheel, towards column 36.

    A street or a six line lies on the outer line of the layout and the first four too: for them the second is
    always zero.
    """
    here, there = POSITIONS[f"straight-{number}"], found(name)
    if number not in there.numbers:
        raise ValueError(f"{name} does not hold {number}")
    across = there.across - here.across if there.across else 0
    return there.away - here.away, across


def at(number: int, away: int, across: int) -> str | None:
    """The straight, split, corner or trio that lies so far from its number, if there is one."""
    for name in around(number):
        if POSITIONS[name].across and lying(name, number) == (away, across):
            return name
    return None
