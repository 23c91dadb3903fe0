"""A winning announce that goes on (rules 6, the last paragraph; section 5.2: a rifare, a completare, per il tutto).

Of an announce nothing but its own pieces is looked at. Money is cents; a piece is a piece of the announce.
"""

from dataclasses import dataclass
from typing import Literal

from .announce import CATALOGUE
from .houses import UNIT, house_named
from .layout import POSITIONS
from .reading import VOISINS_ABOVE

Way = Literal["rifare", "completare", "tutto"]

# Per il tutto: how many times the announce itself is in play then.
TIMES = {"serie": 3, "vicini": 2}


@dataclass(frozen=True)
class GoingOn:
    """What becomes of a win.

    `won` are the pieces that the odds give, `staked` the winning pieces themselves, `stake_back` how many of
    these go back to the player. `kept` is held back of the winnings; `paid` of them is handed over besides
    the stake. `worth` is what one piece of the announce is worth when it is in play again.
    """

    announce: str
    number: int
    way: Way
    pieces: int
    staked: int
    won: int
    stake_back: int
    kept: int
    paid: int
    worth: int
    bets: dict[str, int]
    capped: tuple[str, ...]

    @property
    def in_play(self) -> int:
        """What lies or is held for the next spin."""
        return sum(self.bets.values())

    def handed_over(self, worth: int) -> int:
        """All that the player gets, winnings and stake, if a piece was worth so much."""
        return self.paid + self.stake_back * worth


def bets_of(name: str) -> dict[str, int]:
    """Pieces by position."""
    if name not in CATALOGUE:
        raise ValueError(f"no such announce: {name}")
    pieces: dict[str, int] = {}
    for position, count in CATALOGUE[name][0]:
        pieces[position] = pieces.get(position, 0) + count
    return pieces


def pieces_of(name: str) -> int:
    """With how many pieces it is played."""
    return sum(bets_of(name).values())


def winners(name: str, number: int) -> dict[str, int]:
    """The positions of an announce that win at a number, with their pieces."""
    return {p: count for p, count in bets_of(name).items() if number in POSITIONS[p].numbers}


def won_pieces(name: str, number: int) -> int:
    """How many pieces the announce is paid, with one piece as its unit."""
    return sum(int(POSITIONS[p].pays) * count for p, count in winners(name, number).items())


def kept_pieces(name: str, number: int, way: Way) -> int:
    """A rifare: as many as the announce has; a completare: less the winning stake, which plays on."""
    staked = sum(winners(name, number).values())
    if not staked:
        raise ValueError(f"{name} has not won at {number}")
    if way == "tutto":
        raise ValueError("per il tutto is not counted in pieces kept")
    return pieces_of(name) - (staked if way == "completare" else 0)


def carried(name: str, house: str, *, held: bool) -> dict[str, int]:
    """The highest value of a piece that each position of an announce can carry, in whole units.

    Voisins that are held may exceed the maximum on the trio and the corner (section 5.2).
    """
    maxima = house_named(house).maximum
    free = VOISINS_ABOVE if name == "vicini" and held else set()
    return {
        position: maxima[POSITIONS[position].kind] // count // UNIT * UNIT
        for position, count in bets_of(name).items()
        if position not in free
    }


def same_again(name: str, worth: int, number: int, way: Way) -> GoingOn:
    """A rifare and a completare: exactly the announce is in play again."""
    staked = sum(winners(name, number).values())
    won = won_pieces(name, number)
    kept = kept_pieces(name, number, way)
    return GoingOn(
        announce=name,
        number=number,
        way=way,
        pieces=pieces_of(name),
        staked=staked,
        won=won,
        stake_back=staked if way == "rifare" else 0,
        kept=kept * worth,
        paid=(won - kept) * worth,
        worth=worth,
        bets={position: count * worth for position, count in bets_of(name).items()},
        capped=(),
    )


def all_of_it(name: str, worth: int, number: int, house: str, *, held: bool) -> GoingOn:
    """Per il tutto: winnings and stake, less three times the trio's stake when the trio won.

    What would exceed a maximum goes on at the highest value that all positions can carry, the rest is paid.
    """
    if name not in TIMES:
        raise ValueError(f"per il tutto is for vicini and serie, not for {name}")
    staked = sum(winners(name, number).values())
    won = won_pieces(name, number)
    wished = TIMES[name] * worth
    limits = carried(name, house, held=held)
    again = min(wished, *limits.values())
    bets = {position: count * again for position, count in bets_of(name).items()}
    kept = sum(bets.values()) - staked * worth
    return GoingOn(
        announce=name,
        number=number,
        way="tutto",
        pieces=pieces_of(name),
        staked=staked,
        won=won,
        stake_back=0,
        kept=kept,
        paid=won * worth - kept,
        worth=again,
        bets=bets,
        capped=tuple(position for position, limit in limits.items() if limit < wished),
    )


def going_on(
    name: str, worth: int, number: int, way: Way, *, house: str = "venezia", held: bool = False
) -> GoingOn:
    """What is paid and what plays when an announce whose piece is worth so many cents has won at a number."""
    if worth <= 0 or worth % UNIT:
        raise ValueError(f"no multiple of the unit: {worth}")
    if not winners(name, number):
        raise ValueError(f"{name} has not won at {number}")
    if way == "tutto":
        return all_of_it(name, worth, number, house, held=held)
    return same_again(name, worth, number, way)
