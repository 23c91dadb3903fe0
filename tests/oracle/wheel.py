"""The wheel: who lies beside whom (rules 1; sections 5.2 and 5.5 of the Venice procedure).

Everything is told clockwise, as the wheel is printed.
"""

from .layout import POSITIONS
from .printed import SECTORS, WHEEL

POCKETS = len(WHEEL)
FARTHEST = POCKETS // 2


def place(number: int) -> int:
    """Where a number lies, counted clockwise from zero."""
    if number not in WHEEL:
        raise ValueError(f"no such number: {number}")
    return WHEEL.index(number)


def step(number: int, pockets: int) -> int:
    """The number so many pockets on clockwise; before it where the count is negative."""
    return WHEEL[(place(number) + pockets) % POCKETS]


def neighbours(number: int, each_side: int = 2) -> list[int]:
    """A number with its neighbours, clockwise, itself in the middle; with two it is the laterali."""
    if not 0 <= each_side <= FARTHEST:
        raise ValueError(f"no such count of neighbours: {each_side}")
    return [step(number, pockets) for pockets in range(-each_side, each_side + 1)]


def clockwise(start: int, end: int) -> int:
    """How many pockets on clockwise from one number to the other."""
    return (place(end) - place(start)) % POCKETS


def distance(one: int, other: int) -> int:
    """How many pockets from one to the other by the shorter way: 1 for neighbours, 18 at most."""
    on = clockwise(one, other)
    return min(on, POCKETS - on)


def between_clockwise(start: int, end: int) -> list[int]:
    """The numbers that are passed going clockwise from one to the other, neither of them included."""
    return [step(start, pockets) for pockets in range(1, clockwise(start, end))]


def between(one: int, other: int) -> list[int]:
    """The numbers between two by the shorter way, in the order from the first to the second.

    37 is odd, so that one way is always the shorter.
    """
    if clockwise(one, other) <= FARTHEST:
        return between_clockwise(one, other)
    return between_clockwise(other, one)[::-1]


def side(one: int, other: int) -> str:
    """On which side of the first the second lies, by the shorter way: clockwise, counter, or same."""
    if one == other:
        return "same"
    return "clockwise" if clockwise(one, other) <= FARTHEST else "counter"


def sector(number: int) -> str:
    """Which of the three great sectors covers a number: vicini, serie or orfanelli."""
    place(number)
    for name in ("vicini", "serie", "orfanelli"):
        if any(number in POSITIONS[position].numbers for position, _ in SECTORS[name]):
            return name
    raise AssertionError(f"{number} is in no sector")
