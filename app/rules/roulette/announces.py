"""The announces: what a player calls by one name, and the pieces it is made of (rules 6) [5, 5.1, 5.2].

Theory. A *sector* follows the wheel: its positions are printed one by one, but for the laterali, which are
five pockets in a row. A *finale* and the *figures* follow the cloth, and arithmetic finds them: the numbers
that end alike are ten apart, those whose digits come down to the same figure are nine apart.

A finale a cavallo takes two finals together, and lays a split wherever a number of the one touches its
partner in the other, two straights where they do not touch. It begins with a split, the partners lying side
by side (one apart) or one before the other (three apart), and ends where the layout has no pair left:

    0/1  10/11  20/21  30 31      8/9  18 19  28/29      4/7  14/17  24/27   (the 34 has no 37)
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import StrEnum
from typing import Final, NamedTuple

from app.rules.roulette.layout import BY_NAME, Position
from app.rules.roulette.wheel import POCKETS, is_number, neighbours


class Family(StrEnum):
    """The announces by what they have in common, in the order in which they are listed."""

    VICINI = "vicini"
    SERIE = "serie"
    ORFANELLI = "orfanelli"
    NASSA = "nassa"
    ZERO_SPIEL = "zero-spiel"
    CONTRONASSA = "contronassa"
    LATERALI = "laterali"
    FIGURE = "figure"
    FINALE = "finale"
    FINALE_A_CAVALLO = "finale-a-cavallo"
    FINALE_RIDOTTA = "finale-ridotta"


class Placing(NamedTuple):
    """Pieces of an announce on one position."""

    position: Position
    pieces: int


class Announce(NamedTuple):
    """An announce, one piece to the share.

    Attributes:
        name: as scripts write it: `laterali-17`.
        family: what sort it is.
        spoken: what player and dealer call it: "laterali del 17".
        bets: each position once, in the order in which it is placed.
        straights: the numbers that the player added, in the order in which he said them.
    """

    name: str
    family: Family
    spoken: str
    bets: tuple[Placing, ...]
    straights: tuple[int, ...] = ()

    @property
    def pieces(self) -> int:
        """How many pieces it takes, the straights that were added included."""
        return sum(bet.pieces for bet in self.bets)

    def winning(self, number: int) -> tuple[Placing, ...]:
        """Name the positions that win when this number falls, in the order in which they were placed."""
        return tuple(bet for bet in self.bets if bet.position.wins(number))


class UnknownStraightError(ValueError):
    """A straight was added that the layout does not have.

    Attributes:
        number: what was asked for.
    """

    def __init__(self, number: int) -> None:
        self.number = number
        super().__init__(f"no such number to add: {number} (the layout has 0 to 36)")


TRACK_PILES: Final = {Family.VICINI: (5, 4), Family.SERIE: (5, 1), Family.ORFANELLI: (0, 5)}
"""How a sector is written on the race track: the pieces stacked, and those spread beside them [5.2]."""

_ON_TRACK: Final = frozenset({*TRACK_PILES, Family.LATERALI})

_HELD_OVER_MAXIMUM: Final = frozenset({"trio-0-2-3", "corner-25-29"})

_SECTORS: Final = {
    Family.VICINI: (
        ("trio-0-2-3", 2),
        ("split-4-7", 1),
        ("split-12-15", 1),
        ("split-18-21", 1),
        ("split-19-22", 1),
        ("split-32-35", 1),
        ("corner-25-29", 2),
    ),
    Family.SERIE: (
        ("split-5-8", 1),
        ("split-10-11", 1),
        ("split-13-16", 1),
        ("split-23-24", 1),
        ("split-27-30", 1),
        ("split-33-36", 1),
    ),
    Family.ORFANELLI: (
        ("straight-1", 1),
        ("split-6-9", 1),
        ("split-14-17", 1),
        ("split-17-20", 1),
        ("split-31-34", 1),
    ),
    Family.NASSA: (
        ("split-0-3", 1),
        ("split-12-15", 1),
        ("straight-19", 1),
        ("straight-26", 1),
        ("split-32-35", 1),
    ),
    Family.ZERO_SPIEL: (("split-0-3", 1), ("split-12-15", 1), ("straight-26", 1), ("split-32-35", 1)),
    Family.CONTRONASSA: (
        ("straight-2", 1),
        ("split-4-7", 1),
        ("split-18-21", 1),
        ("split-22-25", 1),
        ("split-28-29", 1),
    ),
}
"""The sectors whose positions are printed, with the pieces on each (rules 6) [5.2]."""

_RIDOTTA: Final = ("street-7-9", "split-17-18", "straight-19", "straight-27", "split-28-29")


def track_piles(announce: Announce) -> tuple[int, int]:
    """Say how as many equal chips as an announce has pieces lie on the race track (rules 6) [5.2].

    Args:
        announce: the laterali are stacked on their number's square; one with added straights, and one that
            has no sector of its own, is spread.

    Returns:
        The pieces stacked, and those spread beside them.
    """
    if announce.straights:
        return 0, announce.pieces
    if announce.family is Family.LATERALI:
        return announce.pieces, 0
    return TRACK_PILES.get(announce.family, (0, announce.pieces))


def on_track(announce: Announce) -> bool:
    """Whether it may be left on the race track as a matter of course: sectors and laterali (rules 6) [5].

    An announce to which straights were added may not: the track has no place that says so.
    """
    return announce.family in _ON_TRACK and not announce.straights


def may_exceed_maximum(announce: Announce, position: Position, *, held: bool) -> bool:
    """Held voisins alone may exceed the maximum, on the trio 0/2/3 and the corner 25/29 (rules 5) [5.2]."""
    return held and announce.family is Family.VICINI and position.name in _HELD_OVER_MAXIMUM


def _one_each(names: Iterable[str]) -> tuple[Placing, ...]:
    return tuple(Placing(BY_NAME[name], 1) for name in names)


def _straights(numbers: Iterable[int]) -> tuple[Placing, ...]:
    return _one_each(f"straight-{number}" for number in numbers)


def _laterali_of(number: int) -> str:
    """Say whose laterali they are: the article loses its vowel before otto and undici, zero wants "dello"."""
    article = {0: "dello ", 8: "dell'", 11: "dell'"}.get(number, "del ")
    return f"laterali {article}{number}"


def touch(one: int, other: int) -> bool:
    """Whether two numbers, the lower first, lie side by side on the cloth, so that a split plays both."""
    return f"split-{one}-{other}" in BY_NAME


def _pairs(one: int, other: int) -> Iterator[tuple[int, int]]:
    """The partners of two finals, as far as the layout has both."""
    return ((one + tens, other + tens) for tens in range(0, 37 - other, 10))


def _astride(one: int, other: int) -> tuple[Placing, ...]:
    """Lay two finals together: a split where partners touch, two straights where they do not."""
    names: list[str] = []
    for pair in _pairs(one, other):
        names += [f"split-{pair[0]}-{pair[1]}"] if touch(*pair) else [f"straight-{n}" for n in pair]
    return _one_each(names)


def _every_announce() -> Iterator[Announce]:
    for family, printed in _SECTORS.items():
        bets = tuple(Placing(BY_NAME[name], pieces) for name, pieces in printed)
        yield Announce(family.value, family, family.value.replace("-", " "), bets)
    for number in sorted(POCKETS):
        bets = _straights(neighbours(number, 2))
        yield Announce(f"laterali-{number}", Family.LATERALI, _laterali_of(number), bets)
    for figure in range(1, 10):
        bets = _straights(range(figure, 37, 9))
        yield Announce(f"figure-{figure}", Family.FIGURE, f"{figure} e le sue figure", bets)
    for digit in range(10):
        yield Announce(f"finale-{digit}", Family.FINALE, f"finale {digit}", _straights(range(digit, 37, 10)))
    for one, other in ((one, one + apart) for apart in (1, 3) for one in range(10)):
        if touch(one, other):
            name, spoken = f"finale-{one}-{other}", f"finale {one}/{other}"
            yield Announce(name, Family.FINALE_A_CAVALLO, spoken, _astride(one, other))
    yield Announce("finale-8-9-ridotta", Family.FINALE_RIDOTTA, "finale 8/9 ridotta", _one_each(_RIDOTTA))


ANNOUNCES: Final = tuple(_every_announce())
"""Every announce there is, without added straights."""


def with_straights(announce: Announce, numbers: Iterable[int]) -> Announce:
    """Add straights to an announce, one piece each: "serie, 8, 11, 23 e 30" (rules 6) [5].

    Args:
        announce: what they are added to.
        numbers: in the order in which the player says them; one that is said twice, or that the announce
            plays straight already, has a piece more.

    Returns:
        The announce with the straights after its own positions, each position once.

    Raises:
        UnknownStraightError: the layout has no such number.
    """
    added = tuple(numbers)
    pieces = {bet.position: bet.pieces for bet in announce.bets}
    for number in added:
        if not is_number(number):
            raise UnknownStraightError(number)
        position = BY_NAME[f"straight-{number}"]
        pieces[position] = pieces.get(position, 0) + 1
    bets = tuple(Placing(position, count) for position, count in pieces.items())
    return announce._replace(bets=bets, straights=announce.straights + added)
