"""What the house keeps of each bet: every number settled, an odd piece followed out of prison (rules 10)."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from typing import Final, NamedTuple

from app.rules.house import House
from app.rules.roulette.bets import Entry, Spin, Stack
from app.rules.roulette.layout import POSITIONS, Kind, Position, offers
from app.rules.roulette.settlement import settle
from app.rules.roulette.wheel import POCKETS
from app.rules.side import Side

INDIVISIBLE: Final = "even-money-indivisible"
"""One piece on a simple chance, where a house imprisons what cannot be halved."""

_ORDER: Final = (
    Kind.STRAIGHT,
    Kind.SPLIT,
    Kind.STREET,
    Kind.TRIO,
    Kind.CORNER,
    Kind.FIRST_FOUR,
    Kind.LINE,
    Kind.DOZEN,
    Kind.COLUMN,
    Kind.DOUBLE_DOZEN,
    Kind.DOUBLE_COLUMN,
    Kind.EVEN_MONEY,
)
_FIRST: Final = {position.kind: position for position in reversed(POSITIONS)}
"""One position of each kind stands for all of them."""


class BetEdge(NamedTuple):
    """What the house keeps of a bet.

    Attributes:
        bet: the kind of bet by its name, or INDIVISIBLE.
        edge: the share of the stake that the bank keeps on average, exactly.
    """

    bet: str
    edge: Fraction

    @property
    def percent(self) -> str:
        """The edge in percent to four decimals, half up: "2.7027"."""
        whole, decimals = divmod(_half_up(self.edge * 100 * 10_000), 10_000)
        return f"{whole}.{decimals:04d}"


class _Turn(NamedTuple):
    """What one stake became over all thirty-seven numbers, in cents added up.

    Attributes:
        back: what its player may take up: winnings, what is returned, what stands free.
        shut: what lies in prison.
    """

    back: int
    shut: int


def house_edges(house: House) -> tuple[BetEdge, ...]:
    """Say what the house keeps of each bet that it offers (rules 1, 4, 10) [4.1].

    Every number is settled once with one unit staked, on a simple chance with two, which zero can halve. A
    maximum so low that it forbids two units leaves the indivisible piece alone.

    Args:
        house: the profile that holds.

    Returns:
        One item a kind of bet, straight first; where a house has a prison, the one indivisible piece last.
    """
    edges: list[BetEdge] = []
    for kind in _ORDER:
        position = _FIRST[kind]
        if offers(house, position) and _pieces(position) * house.unit <= house.maximum(position):
            edges.append(edge_of(house, kind))
    simple = _FIRST[Kind.EVEN_MONEY]
    if _turn(house, _staked(house, simple, 1)).shut:
        edges.append(BetEdge(INDIVISIBLE, _edge(house, simple, 1)))
    return tuple(edges)


def edge_of(house: House, kind: Kind) -> BetEdge:
    """Say what the house keeps of one kind of bet, every number settled once (rules 10).

    Args:
        house: the profile that holds; it offers the bet.
        kind: of which any position stands for all.
    """
    position = _FIRST[kind]
    return BetEdge(kind.value, _edge(house, position, _pieces(position)))


def _pieces(position: Position) -> int:
    return 2 if position.even_money else 1


def _staked(house: House, position: Position, pieces: int) -> Stack:
    return Stack(position, (Entry(pieces, house.unit, owner="player"),))


def _edge(house: House, position: Position, pieces: int) -> Fraction:
    """What the bank keeps of a stake: all of it, less what comes back at once or out of prison."""
    turn = _turn(house, _staked(house, position, pieces))
    back = Fraction(turn.back)
    if turn.shut:
        back += turn.shut * _freed_share(house, position)
    return 1 - back / (len(POCKETS) * pieces * house.unit)


def _freed_share(house: House, position: Position) -> Fraction:
    """What a prisoner is worth to its player, as a share of the piece.

    Call it w. Over the next thirty-seven numbers a piece of p cents gives back b, and s stay shut in, worth w
    again: 37 p w = b + s w. Where the next number frees or takes every prisoner, s is 0.
    """
    prisoner = Entry(1, house.unit, owner="player", enferme=True)
    turn = _turn(house, Stack(position, (prisoner,)))
    return Fraction(turn.back, len(POCKETS) * house.unit - turn.shut)


def _turn(house: House, stack: Stack) -> _Turn:
    """Settle every number with this stack alone on the layout."""
    back = shut = 0
    for number in POCKETS:
        settled = settle(house, Spin(number, Side.LEFT, last_spin=False, colours={}, bets=(stack,)))
        standing = [entry for left in settled.standing for entry in left.entries]
        back += settled.bank.paid + sum(part.amount for part in settled.returned)
        back += _amount(entry for entry in standing if not entry.enferme)
        shut += _amount(entry for entry in standing if entry.enferme)
    return _Turn(back, shut)


def _amount(entries: Iterable[Entry]) -> int:
    return sum(entry.amount for entry in entries)


def _half_up(number: Fraction) -> int:
    """The nearest whole number; a half goes up."""
    return (2 * number.numerator + number.denominator) // (2 * number.denominator)
