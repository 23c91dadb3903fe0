"""Value paid in mixed value goes in groups of five hundred, and is counted in value (rules 7) [4.4].

The first group has the denomination that was played, so that the player can go on with it, and is filled up
with the highest chips; each further group and the remainder are the fewest chips.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from app.rules.change_making import fewest_of, most_of
from app.rules.chips import Chip
from app.rules.cutting import STACK
from app.rules.inventory import Bundle, Inventory, Stock
from app.rules.laid_payment import CountedIn, Cutting, LaidPayment, laid
from app.rules.money import Cents
from app.rules.payment_groups import Suggestion, Way, most_there, suggestion

_FRACTION: Final = 500_00


def pay_mixed(
    amount: Cents,
    played: Cents | None,
    chips: Iterable[Cents],
    *,
    bank: Inventory | None = None,
    cutting: Cutting | None = None,
) -> LaidPayment:
    """Pay value in mixed value: a split and a straight of 20 are 500, 500 and 40.

    Args:
        amount: cents.
        played: the denomination that was played, cents; None where it is several, or no chip of the house:
            every group is then the fewest chips.
        chips: the house's denominations, cents.
        bank: what the bank holds; None where there is no end of any chip.
        cutting: how it is cut.

    Returns:
        The payment, counted in value; the next best where the bank is short of chips.

    Raises:
        ValueError: nothing is paid.
    """
    if amount < 1:
        raise ValueError(f"a payment is more than nothing, not {amount} cents")
    if played is None:
        return laid(_fewest_groups(amount, chips, bank), None, CountedIn.VALUE, cutting or Cutting())
    piece = Chip(played)
    # A plaque that is worth more than a fraction takes as many fractions as it needs.
    fraction = -(-played // _FRACTION) * _FRACTION
    way = Way(
        next_group=lambda left, stock, place: _next(_size(left, fraction), stock, piece, first=place == 0),
        all_at_once=lambda left, stock: _with_played(left, fraction, stock, piece, _others(stock, piece)),
        fraction=_FRACTION,
    )
    found = suggestion(amount, map(Chip, chips), bank, way)
    return laid(found, piece, CountedIn.VALUE, cutting or Cutting())


def _fewest_groups(amount: Cents, chips: Iterable[Cents], bank: Inventory | None) -> Suggestion:
    way = Way(
        next_group=lambda left, stock, _: _fewest(min(left, _FRACTION), stock),
        all_at_once=fewest_of,
        fraction=_FRACTION,
    )
    return suggestion(amount, map(Chip, chips), bank, way)


def _size(left: int, fraction: int) -> int:
    """Whole fractions as long as there are any; what is left at the end is the remainder."""
    return fraction if left >= fraction else min(left, _FRACTION)


def _next(amount: int, stock: Stock, piece: Chip, *, first: bool) -> Bundle | None:
    """The first group has the chip that was played, filled up with higher ones where that is possible."""
    if not first:
        return _fewest(amount, stock)
    others = _others(stock, piece)
    higher = {chip: there for chip, there in others.items() if chip.value > piece.value}
    return (
        _with_played(amount, amount, stock, piece, higher)
        or _with_played(amount, amount, stock, piece, others)
        or _fewest(amount, stock)
    )


def _fewest(amount: int, stock: Stock) -> Bundle | None:
    """The fewest chips; more than a fraction lies together only where it is one plaque."""
    chips = fewest_of(amount, stock)
    if amount > _FRACTION and chips is not None and sum(pieces for _, pieces in chips) > 1:
        return fewest_of(_FRACTION, stock) or chips
    return chips


def _with_played(amount: int, fraction: int, stock: Stock, piece: Chip, others: Stock) -> Bundle | None:
    """As many of the chip that was played as a group takes, a stack at most, and the fewest others."""
    most = most_there(stock, piece, min(STACK, fraction // piece.value))
    return most_of(piece, most, amount, others, least=1)


def _others(stock: Stock, piece: Chip) -> Stock:
    return {chip: there for chip, there in stock.items() if chip != piece}
