"""Who is paid first: the chances in the order of the cloth, then the number by its combinations [4.3].

Theory. A combination's rank comes first, then how far its place is from the wheel, then how far it is from
the dealer, who stands opposite the outer line. With the cylinder on the right the column of 34 is the far
one, on the left that of 36. Value comes before colour; within value the highest chip on the first position
decides which denomination is paid everywhere, within colours the one that lies highest on the first position.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from app.rules.bets import Piece
from app.rules.house import House
from app.rules.layout import DOUBLES, OUTER, Kind, Position, chances_winning, inside_winning
from app.rules.limits import Stake, owner_key
from app.rules.money import Cents
from app.rules.odds import ODDS
from app.rules.settled import Chip, Payment, Winning
from app.rules.wheel import Side

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
    """A winning stake on its position, with its place in the stack (from the bottom, or the farthest)."""

    position: Position
    place: int
    stake: Stake


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
    return house.order_exceptions.get(number) or _general_order(number, side)


@lru_cache(maxsize=37)
def chance_order(number: int) -> tuple[Position, ...]:
    """Name the chances that a number makes win in the order in which they are paid.

    The printed order of the layout is that order already, columns and double columns first and double dozens
    last.
    """
    return chances_winning(number)


def _section(position: Position) -> str:
    """Where in the order a payment belongs, by the name that scripts see."""
    if position.inside:
        return "inside"
    if position.kind in DOUBLES or position.kind is Kind.COLUMN:
        return position.kind.value
    return position.name


def _winning(position: Position, paid: Sequence[Paid], *, counted: bool) -> Winning:
    """Put together what one payment pays on one position."""
    amount = Cents(sum(item.stake.amount for item in paid))
    pieces = amount // paid[0].stake.entry.value if counted else None
    return Winning(position, pieces, amount, ODDS[position.kind])


def _payment(paid: Sequence[Paid]) -> Payment:
    """Make one payment of stakes of one owner, which are in the order of their positions."""
    first = paid[0].stake.entry
    one_chip = all(p.stake.entry.value == first.value for p in paid)
    counted = one_chip and all(p.stake.pieces is not None and ODDS[p.position.kind].every == 1 for p in paid)
    by_position: dict[Position, list[Paid]] = {}
    for item in paid:
        by_position.setdefault(item.position, []).append(item)
    winning = tuple(_winning(position, items, counted=counted) for position, items in by_position.items())
    amount = Cents(sum(item.odds.of(item.amount) for item in winning))
    return Payment(
        section=_section(paid[0].position),
        chip=Chip(first.value, first.colour) if one_chip else None,
        owner=first.owner,
        winning=winning,
        pieces=amount // first.value if counted else None,
        amount=amount,
    )


def _grouped(paid: Iterable[Paid], key: Callable[[Paid], object]) -> list[list[Paid]]:
    """Put together what has the same key, in the order in which each key is first met."""
    groups: dict[object, list[Paid]] = {}
    for item in paid:
        groups.setdefault(key(item), []).append(item)
    return list(groups.values())


def _owner(paid: Paid) -> object:
    """One known owner together; an entry of unknown owner by itself."""
    return owner_key(paid.place, paid.stake.entry), paid.position if paid.stake.entry.owner is None else None


def _colour(paid: Paid) -> object:
    return paid.stake.entry.colour


def chance_payments(paid: Sequence[Paid]) -> Iterator[Payment]:
    """Pay one chance: value, then colours, then notes, each as they lie; in a column the highest value first.

    Args:
        paid: the winning stakes of one chance, the farthest from the wheel first; none of 0 cents.
    """
    value = _grouped((p for p in paid if _is_value(p) and p.stake.entry.kind is not Piece.NOTES), _owner)
    if paid and paid[0].position.kind is Kind.COLUMN:
        value.sort(key=lambda group: -max(p.stake.entry.value for p in group))
    colours = _grouped((p for p in paid if not _is_value(p)), _colour)
    notes = _grouped((p for p in paid if p.stake.entry.kind is Piece.NOTES), _owner)
    for group in (*value, *colours, *notes):
        yield _payment(group)


def _is_value(paid: Paid) -> bool:
    return paid.stake.entry.colour is None


def inside_payments(paid: Sequence[Paid]) -> Iterator[Payment]:
    """Pay the number: all chips of value, then all colours.

    Args:
        paid: the winning inside stakes in the order of the positions, each stack from the bottom; none of 0
            cents.
    """
    yield from _value_payments([p for p in paid if _is_value(p)])
    yield from _colour_payments([p for p in paid if not _is_value(p)])


def _value_payments(left: list[Paid]) -> Iterator[Payment]:
    """The highest chip on the first position, that denomination everywhere; then again with what is left."""
    while left:
        first = left[0].position
        highest = max(p.stake.entry.value for p in left if p.position is first)
        chosen = [p for p in left if p.stake.entry.value == highest]
        for group in _grouped(chosen, _owner):
            yield _payment(group)
        left = [p for p in left if p.stake.entry.value != highest]


def _colour_payments(left: list[Paid]) -> Iterator[Payment]:
    """The colour that lies highest on the first position, all its pieces; then again with what is left."""
    while left:
        first = left[0].position
        colour = [p for p in left if p.position is first][-1].stake.entry.colour
        yield _payment([p for p in left if p.stake.entry.colour == colour])
        left = [p for p in left if p.stake.entry.colour != colour]
