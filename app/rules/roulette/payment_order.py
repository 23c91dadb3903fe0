"""Who is paid first: the chances in the order of the cloth, then the number by its combinations [4.3].

Theory. A combination's rank comes first, then how far its place is from the wheel, then how far it is from
the dealer, who stands opposite the outer line. With the cylinder on the right the column of 34 is the far
one, on the left that of 36. Value comes before colour; within value the highest chip on the first position
decides which denomination is paid everywhere, within colours the one that lies highest on the first position.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from operator import attrgetter
from typing import Final, NamedTuple

from app.rules.chips import Chip, Piece
from app.rules.house import House
from app.rules.money import Cents
from app.rules.roulette.bets import Entry
from app.rules.roulette.layout import (
    BY_NAME,
    DOUBLES,
    OUTER,
    POSITIONS,
    Kind,
    Position,
    chances_winning,
    inside_winning,
)
from app.rules.roulette.maxima import EMPLOYEES
from app.rules.roulette.odds import ODDS
from app.rules.roulette.settled import Payment, Winning
from app.rules.roulette.spin_rules import spin_rules
from app.rules.side import Side

_RANK: Final = {
    Kind.LINE: 0,
    Kind.STREET: 1,
    Kind.TRIO: 1,
    Kind.CORNER: 2,
    Kind.FIRST_FOUR: 2,
    Kind.SPLIT: 3,
    Kind.STRAIGHT: 4,
}


class Paid(NamedTuple):
    """A winning stake on its position.

    Attributes:
        place: in the stack, from the bottom, or from the farthest.
        entry: what lies there.
        amount: how much of it counts, cents.
    """

    position: Position
    place: int
    entry: Entry
    amount: int


@lru_cache(maxsize=74)
def _general_order(number: int, side: Side) -> tuple[Position, ...]:
    """Rank, then the farthest from the wheel, then the farthest from the dealer."""

    def key(position: Position) -> tuple[int, int, int]:
        x, y = position.point or (0, 0)
        across = 7 if y == OUTER else y if side is Side.LEFT else 6 - y
        return _RANK[position.kind], -x, -across

    return tuple(sorted(inside_winning(number), key=key))


def inside_order(house: House, number: int, side: Side) -> tuple[Position, ...]:
    """Name a number's inside positions in the order in which they are paid.

    Args:
        house: may have an order of its own for this number.
        number: 0 to 36.
        side: where the cylinder stands.
    """
    own = spin_rules(house).order_exceptions.get(number)
    return _general_order(number, side) if own is None else tuple(BY_NAME[name] for name in own)


@lru_cache(maxsize=37)
def chance_order(number: int) -> tuple[Position, ...]:
    """Name the chances that a number makes win in the order in which they are paid.

    The printed order of the layout is that order already, columns and double columns first and double dozens
    last.
    """
    return chances_winning(number)


_chip = lru_cache(maxsize=1024)(Chip)


def _section(position: Position) -> str:
    """Where in the order a payment belongs, by the name that scripts see."""
    if position.inside:
        return "inside"
    if position.kind in DOUBLES or position.kind is Kind.COLUMN:
        return position.kind.value
    return position.name


_SECTIONS: Final = {position: _section(position) for position in POSITIONS}


def _alone(position: Position, _place: int, entry: Entry, amount: int) -> Payment | None:
    """Make the payment of one stake, where it is paid in whole pieces of its own chip; most are."""
    odds, value = ODDS[position.kind], entry.value
    pieces, cut = divmod(amount, value)
    if cut or odds.every != 1:
        return None
    winning = Winning(position, pieces, Cents(amount), odds)
    paid = amount * odds.times
    chip = _chip(value, entry.colour)
    section, pieces = _SECTIONS[position], paid // value
    return Payment(section, chip, entry.owner, (winning,), pieces, Cents(paid), entry.employees)


def _payment(paid: Sequence[Paid]) -> Payment:
    """Make one payment of stakes of one owner, which are in the order of their positions."""
    if len(paid) == 1 and (alone := _alone(*paid[0])) is not None:
        return alone
    first = paid[0].entry
    value = first.value
    one_chip = whole = True
    staked: dict[Position, int] = {}
    for position, _, entry, stake in paid:
        staked[position] = staked.get(position, 0) + stake
        one_chip = one_chip and entry.value == value
        whole = whole and stake % entry.value == 0 and ODDS[position.kind].every == 1
    counted = one_chip and whole
    winning: list[Winning] = []
    amount = 0
    for position, stake in staked.items():
        odds = ODDS[position.kind]
        winning.append(Winning(position, stake // value if counted else None, Cents(stake), odds))
        amount += odds.of(stake)
    return Payment(
        section=_SECTIONS[paid[0].position],
        chip=Chip(value, first.colour) if one_chip else None,
        owner=first.owner,
        winning=tuple(winning),
        pieces=amount // value if counted else None,
        amount=Cents(amount),
        employees=first.employees,
    )


def _grouped(paid: Iterable[Paid], key: Callable[[Paid], object]) -> dict[object, list[Paid]]:
    """Put together what has the same key, in the order in which each key is first met."""
    groups: dict[object, list[Paid]] = {}
    for item in paid:
        groups.setdefault(key(item), []).append(item)
    return groups


def _owner(paid: Paid) -> object:
    """One known owner together, and the employees; an entry of unknown owner by itself."""
    entry = paid.entry
    if entry.employees:
        return EMPLOYEES
    return (paid.position, paid.place) if entry.owner is None else entry.owner


_position = attrgetter("position")
_value = attrgetter("entry.value")
_colour = attrgetter("entry.colour", "entry.employees")


def chance_payments(paid: Sequence[Paid]) -> Iterator[Payment]:
    """Pay one chance: value, then colours, then notes, each as they lie; in a column the highest value first.

    Args:
        paid: the winning stakes of one chance, the farthest from the wheel first; none of 0 cents.
    """
    if len(paid) == 1:
        yield _payment(paid)
        return
    value: list[Paid] = []
    colours: list[Paid] = []
    notes: list[Paid] = []
    for item in paid:
        entry = item.entry
        (colours if entry.colour is not None else notes if entry.kind is Piece.NOTES else value).append(item)
    groups = list(_grouped(value, _owner).values())
    if paid and paid[0].position.kind is Kind.COLUMN:
        groups.sort(key=lambda group: -max(map(_value, group)))
    for group in (*groups, *_grouped(colours, _colour).values(), *_grouped(notes, _owner).values()):
        yield _payment(group)


def _is_value(paid: Paid) -> bool:
    return paid.entry.colour is None


def inside_payments(paid: Sequence[Paid]) -> Iterator[Payment]:
    """Pay the number: all chips of value, then all colours.

    Args:
        paid: the winning inside stakes in the order of the positions, each stack from the bottom; none of 0
            cents.
    """
    yield from _value_payments([p for p in paid if _is_value(p)])
    yield from _colour_payments([p for p in paid if not _is_value(p)])


def _value_payments(paid: Sequence[Paid]) -> Iterator[Payment]:
    """The highest chip on the first position, that denomination everywhere; then again with what is left."""
    denominations = _grouped(paid, _value)
    for lying in _grouped(paid, _position).values():
        for value in sorted(set(map(_value, lying)), reverse=True):
            for group in _grouped(denominations.pop(value, ()), _owner).values():
                yield _payment(group)


def _colour_payments(paid: Sequence[Paid]) -> Iterator[Payment]:
    """The colour that lies highest on the first position, all its pieces; then again with what is left."""
    colours = _grouped(paid, _colour)
    for lying in _grouped(paid, _position).values():
        for highest in reversed(lying):
            if group := colours.pop(_colour(highest), None):
                yield _payment(group)
