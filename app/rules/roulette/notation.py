r"""One line for what lies, what fell and what is paid: short enough to type, plain enough to read aloud.

Theory. Everything is written in ASCII signs that every keyboard has; names may have any letters. A space
parts two words, a comma two bets. What is left out is as usual: one chip, an owner whom nobody knows, chips
and not notes. `read_*` and `write_*` (in `notation_reading` and `notation_writing`) undo each other exactly.

    position  8  8/11  7-9  0/1/2             straight, split, street, trio
              8/12  0-3  7-12                 corner, first four, six line: lowest and highest number
              d1 d2 d3  c34 c35 c36           dozens, columns; astride two of them d1/2, c34/35
              R N P D M Pa                    rosso, nero, pari, dispari, manque, passe
    chips     2R  3x20  20  2.50              two pieces of red; three chips of 20; one chip of 20, of 2.50
              2"grey"                         a colour that the house has no letter for
              20*  50b  50b<                  complimentary; a note (biglietto), up to the maximum
              2R!  20>1                       may exceed the maximum; winnings that have lain for one spin
              20@4  20@Anna  20@"Anna B."     of seat 4, of a player by name; a colour tells its own
              20&  2R&                        laid for the employees, whose win goes to the boîte
              (1R)                            enferme
    bet       8/11 2R 20@4                    from the bottom; on a chance the farthest from the wheel first
    layout    8/11 2R 20@4, N (1B), c34 -     - where nothing lies, on a position or anywhere
    spin      8 sx derniere R=2.50 B=5@4: N 1B
                                              number, side of the cylinder (sx, dx), last spin if it is,
                                              what the colours are worth and whose they are, layout
    payment   inside 34R=85@red: 8/11 2=5 x17
                                              section, what is paid to whom: where, pieces, stake, odds
              inside 35x20=700&: 17 1=20 x35  to the boîte, for the employees
              red ?=40@4: R ?=40 x1           ? for no whole number of one chip; ?x20=… and ?R=… name it
    announce  serie 20@4 +8,11 piazzare rifare
                                              name, chips a piece, straights added, held, how it goes on

An amount has two decimals or none. A colour's letter is the one on the house's chip; in a name `\{22}` is the
sign of that code point, here a quotation mark. Read, and never written: a position's full name
(`split-8-11`), a chance in words (`rosso`, `noir`; I for impair), a row as it is spoken (`7/9`, `7/12`,
`0/1/2/3`), `left` and `right`, `last`, `held`, a colour without a count, and more spaces than one.

The notation says what lies, not whether it may: limits, and what a house offers, are judged elsewhere.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Final, NamedTuple

from app.rules.chips import Piece
from app.rules.roulette.bets import Entry
from app.rules.roulette.layout import BY_NAME, POSITIONS, Kind, Position

NOTHING: Final = "-"
FOR_EMPLOYEES: Final = "&"
LAST_SPIN: Final = "derniere"
HELD: Final = "piazzare"
MOST_PIECES: Final = 10**12 - 1
MOST_CENTS: Final = 10**15 - 1
MOST_ODDS: Final = 9_999
MOST_KEPT: Final = 2
"""Winnings may have lain two spins: at the third they are taken off (rules 5)."""


class NotationError(ValueError):
    """A line that cannot be read.

    Attributes:
        column: where it goes wrong, from 1; one after the last where something is missing at the end.
        expected: what could have stood there.
    """

    def __init__(self, column: int, expected: str) -> None:
        self.column, self.expected = column, expected
        super().__init__(f"column {column}: expected {expected}")


class UnwritableError(ValueError):
    """A value that no line can say, such as no pieces at all.

    Attributes:
        fault: what is wrong with it.
    """

    def __init__(self, fault: str) -> None:
        self.fault = fault
        super().__init__(f"cannot be written: {fault}")


class GoingOn(StrEnum):
    """How a winning announce goes on [5]."""

    RIFARE = "rifare"
    """as many pieces as it has are kept out of the payment"""
    COMPLETARE = "completare"
    """as many less the winning stake, which plays on"""
    TUTTO = "tutto"
    """for all of it: winnings and stake"""


class SpokenAnnounce(NamedTuple):
    """An announce as the dealer repeats it (rules 6) [5].

    Attributes:
        name: as scripts write it: `serie`, `laterali-17`, `finale-0-1`.
        each: the chips of one piece of it, and whose they are: "da 20" is one chip of 20.
        straights: numbers added to it, in the order in which they are said.
        held: paid on the race track (pagati a piazzare), and not placed.
        going_on: what becomes of it when it wins, if that was said.
    """

    name: str
    each: Entry
    straights: tuple[int, ...] = ()
    held: bool = False
    going_on: GoingOn | None = None


# The splits that a final can have where its two numbers touch (rules 6).
_FINALI: Final = "0-1 1-2 2-3 4-5 5-6 0-3 1-4 2-5 3-6 7-8 8-9 4-7 5-8 6-9 7-10 8-11 9-12 8-9-ridotta"

ANNOUNCES: Final = frozenset(
    [
        *("vicini", "serie", "orfanelli", "nassa", "zero-spiel", "contronassa"),
        *(f"laterali-{number}" for number in range(37)),
        *(f"figure-{number}" for number in range(1, 10)),
        *(f"finale-{number}" for number in range(10)),
        *(f"finale-{numbers}" for numbers in _FINALI.split()),
    ]
)
"""Every announce by its name."""

SECTIONS: Final = frozenset(
    ["inside", "column", "double-column", "double-dozen"]
    + [p.name for p in POSITIONS if p.kind in {Kind.DOZEN, Kind.EVEN_MONEY}]
)
"""Where in the order a payment may belong."""

# Each chance by its letter, and by the words of the table; the letter is written, all are read.
_CHANCES: Final = {
    "red": ("R", "rosso", "rouge"),
    "black": ("N", "nero", "noir"),
    "even": ("P", "pari", "pair"),
    "odd": ("D", "I", "dispari", "impair"),
    "low": ("M", "manque"),
    "high": ("Pa", "passe"),
}


def _ways(position: Position) -> tuple[str, ...]:
    """The ways to write a position, the shortest of its own first."""
    ends = position.numbers[0], position.numbers[-1]
    match position.kind:
        case Kind.EVEN_MONEY:
            return _CHANCES[position.name]
        case Kind.COLUMN | Kind.DOZEN:
            return (f"{position.name[0]}{position.name.split('-')[1]}",)
        case Kind.DOUBLE_COLUMN | Kind.DOUBLE_DOZEN:
            _, kind, *both = position.name.split("-")
            return (f"{kind[0]}{'/'.join(both)}",)
        case Kind.FIRST_FOUR:
            return "0-3", "0/1/2/3"
        case Kind.STREET | Kind.LINE:
            return "{}-{}".format(*ends), "{}/{}".format(*ends)
        case Kind.CORNER:
            return ("{}/{}".format(*ends),)
        case _:
            return ("/".join(map(str, position.numbers)),)


SHORT: Final = {position: _ways(position)[0] for position in POSITIONS}
"""How each position is written."""

POSITION_OF: Final = {word: position for position in POSITIONS for word in _ways(position)} | BY_NAME
"""Every word that is read as a position."""


def is_announced(entry: Entry) -> bool:
    """Whether an announce can be made with such chips: ordinary or complimentary, in no special state."""
    plain = Entry(entry.pieces, entry.value, entry.colour, entry.owner, entry.kind)
    return entry == plain and entry.kind is not Piece.NOTES
