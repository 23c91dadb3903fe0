"""Chips round one number: where they may lie, the figures and totals that every dealer knows [4.1, 4.2].

Theory. A dealer does not add up a picture bet piece by piece: he knows its total by heart. `KNOWN` holds the
seventeen totals that are learned first, and what lies there, one piece on each place. Some totals have two
pictures: 21 is all that lies on the outer line, or two corners and a six line; 67 is the number with its four
corners, or, in an outer column, all splits and both corners.

          -5-+-11-+-5-     the outer line: six line, terzina, six line      5 + 11 + 5 = 21
          8  |  17 |  8    corners and splits round the number              4 × 8 = 32, 4 × 17 = 68
          17 |  35 | 17    in an outer column three splits, two corners     3 × 17 = 51, 2 × 8 = 16
          8  |  17 |  8    zero: three splits, two trios, the first four    51 + 22 + 8, with it 116
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final

from app.rules.roulette.layout import Kind, Position, inside_winning

Pieces = Mapping[Position, int]
"""Pieces by position, in printed order."""

Picture = tuple[tuple[Kind, int], ...]
"""How many places of each kind have one piece."""

MIDDLE: Final = tuple(range(5, 33, 3))
OUTER: Final = tuple(number for number in range(4, 34) if number not in MIDDLE)
PLACES: Final[Mapping[str, tuple[int, ...]]] = {
    "middle": MIDDLE,
    "outer": OUTER,
    "last": (34, 35, 36),
    "first": (1, 2, 3),
    "zero": (0,),
}
"""The numbers by what lies round them: in the middle, in an outer column, in the last row, at zero."""

KNOWN: Final[Mapping[int, tuple[Picture, ...]]] = {
    21: (((Kind.LINE, 2), (Kind.STREET, 1)), ((Kind.LINE, 1), (Kind.CORNER, 2))),
    25: (((Kind.CORNER, 1), (Kind.SPLIT, 1)),),
    33: (((Kind.CORNER, 2), (Kind.SPLIT, 1)),),
    42: (((Kind.CORNER, 1), (Kind.SPLIT, 2)),),
    51: (((Kind.SPLIT, 3),), ((Kind.CORNER, 2), (Kind.STRAIGHT, 1))),
    52: (((Kind.SPLIT, 1), (Kind.STRAIGHT, 1)),),
    60: (((Kind.CORNER, 1), (Kind.SPLIT, 1), (Kind.STRAIGHT, 1)),),
    67: (((Kind.CORNER, 4), (Kind.STRAIGHT, 1)), ((Kind.CORNER, 2), (Kind.SPLIT, 3))),
    68: (((Kind.SPLIT, 4),), ((Kind.CORNER, 2), (Kind.SPLIT, 1), (Kind.STRAIGHT, 1))),
    69: (((Kind.SPLIT, 2), (Kind.STRAIGHT, 1)),),
    77: (((Kind.CORNER, 1), (Kind.SPLIT, 2), (Kind.STRAIGHT, 1)),),
    86: (((Kind.SPLIT, 3), (Kind.STRAIGHT, 1)),),
    100: (((Kind.CORNER, 4), (Kind.SPLIT, 4)),),
    101: (((Kind.CORNER, 4), (Kind.SPLIT, 2), (Kind.STRAIGHT, 1)),),
    102: (((Kind.CORNER, 2), (Kind.SPLIT, 3), (Kind.STRAIGHT, 1)),),
    103: (((Kind.SPLIT, 4), (Kind.STRAIGHT, 1)),),
    116: (((Kind.TRIO, 2), (Kind.FIRST_FOUR, 1), (Kind.SPLIT, 3), (Kind.STRAIGHT, 1)),),
}
"""What every dealer knows by heart."""

FIGURES: Final[Mapping[str, frozenset[Kind]]] = {
    "splits": frozenset({Kind.SPLIT}),
    "corners": frozenset({Kind.CORNER}),
    "straight-splits": frozenset({Kind.STRAIGHT, Kind.SPLIT}),
    "straight-corners": frozenset({Kind.STRAIGHT, Kind.CORNER}),
    "complete": frozenset(Kind),
}
"""What is called by one word: all places of these kinds round a number."""


def figure(name: str, number: int, each: int) -> Pieces:
    """Lay as many pieces on each place of a figure.

    Args:
        name: of FIGURES.
        number: round which it lies.
        each: pieces on each place.
    """
    return {position: each for position in inside_winning(number) if position.kind in FIGURES[name]}


@lru_cache(maxsize=64)
def numbers_with(picture: Picture) -> tuple[int, ...]:
    """Name the numbers round which there are places enough for a picture."""
    return tuple(number for number in range(37) if _fits(picture, number))


def _fits(picture: Picture, number: int) -> bool:
    there = Counter(position.kind for position in inside_winning(number))
    return all(there[kind] >= places for kind, places in picture)


def known(total: int, chance: random.Random) -> tuple[int, Pieces]:
    """Lay a picture that is paid a known total round some number.

    Args:
        total: of KNOWN.
        chance: chooses the picture, the number and the places.

    Returns:
        The number, and what lies round it.
    """
    picture = chance.choice(KNOWN[total])
    number = chance.choice(numbers_with(picture))
    winning = inside_winning(number)
    chosen = {
        position
        for kind, places in picture
        for position in chance.sample([place for place in winning if place.kind is kind], places)
    }
    return number, {position: 1 for position in winning if position in chosen}


def uneven(number: int, places: int, most: Mapping[Position, int], chance: random.Random) -> Pieces:
    """Lay several pieces here and one there, as players do.

    Args:
        number: round which they lie.
        places: how many places have some, at most.
        most: pieces that a place may have; one that may have none is left out.
        chance: chooses.
    """
    open_to: Sequence[Position] = [position for position in inside_winning(number) if most[position]]
    chosen = chance.sample(open_to, min(places, len(open_to)))
    return {position: chance.randint(1, most[position]) for position in open_to if position in chosen}
