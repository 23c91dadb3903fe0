"""What lies on the layout: chips of value and of colour, notes, prisoners, winnings left lying (rules 2)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from app.rules.chips import Colour, Piece
from app.rules.money import Cents
from app.rules.roulette.layout import Position
from app.rules.side import Side


class Entry(NamedTuple):
    """Pieces of one chip, of one owner, in one stack.

    Attributes:
        pieces: how many, at least 1.
        value: cents that one piece is worth.
        colour: the colour's name, or None for chips of value and notes.
        owner: who is paid; None where nobody knows, a colour always has one.
        kind: chips, notes or complimentary chips.
        up_to_maximum: notes of doubtful amount: what exceeds the maximum comes back at every number.
        enferme: a prisoner on its chance's outer line.
        over_maximum: pieces of held voisins, which may exceed the maximum.
        kept: None if the player takes his winnings; else how many spins they have lain already.
        prison: where the house leaves the choice, the player has all of it shut in if zero falls.
        employees: it is laid for the employees; it has no owner, and what it wins goes to the boîte.
    """

    pieces: int
    value: Cents
    colour: str | None = None
    owner: str | None = None
    kind: Piece = Piece.CHIPS
    up_to_maximum: bool = False
    enferme: bool = False
    over_maximum: bool = False
    kept: int | None = None
    prison: bool = False
    employees: bool = False

    @property
    def amount(self) -> Cents:
        """The stake in cents."""
        return Cents(self.pieces * self.value)

    @property
    def unowned(self) -> bool:
        """Whether nobody knows whose it is."""
        return self.owner is None and not self.employees


class Stack(NamedTuple):
    """All that lies on one position.

    On an inside position the entries stand from the bottom up; on a chance they lie side by side, the
    farthest from the wheel first.
    """

    position: Position
    entries: tuple[Entry, ...]


class Spin(NamedTuple):
    """All that a settlement depends on, besides the house.

    Attributes:
        number: 0 to 36.
        side: where the cylinder stands.
        last_spin: "à la dernière" was announced: nothing is imprisoned.
        colours: every colour in play by its name.
        bets: each position once.
        grouped: colours whose pieces on the simple chances zero divides as one.
    """

    number: int
    side: Side
    last_spin: bool
    colours: Mapping[str, Colour]
    bets: tuple[Stack, ...]
    grouped: frozenset[str] = frozenset()
