"""Payments that are counted in pieces: colour, colour with value, value in the same value (rules 7) [4.4].

Every hundred pieces lie by themselves. A chip of value that goes with a colour stands for as many pieces as
it is worth, like a stack that is one chip high.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from app.rules.change_making import fewest_of, most_of
from app.rules.chips import Chip
from app.rules.cutting import HUNDRED
from app.rules.inventory import Bundle, Inventory, Stock, bundle, lacking, together, usable, without, worth
from app.rules.laid_payment import CountedIn, Cutting, LaidPayment, laid
from app.rules.mixed_payment import pay_mixed
from app.rules.money import Cents, money_text
from app.rules.payment_groups import Way, most_there, suggestion


class _Colour(NamedTuple):
    """A colour, and the chips of value that the player asked for with it."""

    chip: Chip
    wanted: tuple[Chip, ...]


def pay_value(
    pieces: int,
    value: Cents,
    chips: Iterable[Cents],
    *,
    bank: Inventory | None = None,
    cutting: Cutting | None = None,
) -> LaidPayment:
    """Pay value in the same value, like a colour: 52 pieces of 20, and then 1,040 is said.

    Args:
        pieces: at least 1.
        value: the denomination, cents.
        chips: the house's denominations, cents.
        bank: what the bank holds; None where there is no end of any chip.
        cutting: how it is cut.

    Returns:
        The payment; in mixed value where the bank has too few of the denomination.

    Raises:
        ValueError: fewer than 1 piece.
    """
    _checked(pieces)
    piece = Chip(value)
    needed = bundle({piece: pieces})
    short = lacking(usable(bank, (piece,)), needed)
    if short:
        return pay_mixed(Cents(worth(needed)), value, chips, bank=bank, cutting=cutting)._replace(short=short)
    fraction = HUNDRED * value
    way = Way(
        next_group=lambda left, stock, _: fewest_of(min(left, fraction), stock),
        all_at_once=fewest_of,
        fraction=fraction,
    )
    return laid(suggestion(worth(needed), (piece,), bank, way), piece, CountedIn.PIECES, cutting or Cutting())


def pay_colour(
    pieces: int,
    colour: Chip,
    chips: Iterable[Cents],
    *,
    wanted: Iterable[Cents] = (),
    bank: Inventory | None = None,
    cutting: Cutting | None = None,
) -> LaidPayment:
    """Pay a colour in its own pieces, or as many as possible in value: 120 at 2.50 are 250 and 50.

    Args:
        pieces: at least 1.
        colour: the colour and what a piece of it is worth.
        chips: the house's denominations, cents.
        wanted: denominations, cents, in which as many of the pieces as possible are paid, highest first.
        bank: what the bank holds; None where there is no end of any chip.
        cutting: how it is cut.

    Returns:
        The payment, counted in pieces; where the bank is short of chips other value fills up.

    Raises:
        ValueError: fewer than 1 piece, or a wanted chip that is no whole number of pieces.
    """
    _checked(pieces)
    values = tuple(map(Chip, wanted))
    for chip in values:
        if chip.value % colour.value:
            each = money_text(colour.value)
            raise ValueError(f"{money_text(chip.value)} is no whole number of pieces of {each}")
    asked = _Colour(colour, values)
    way = Way(
        next_group=lambda left, stock, _: _next(left, stock, asked),
        all_at_once=lambda left, stock: _with_colour(left, stock, colour),
        fraction=HUNDRED * colour.value,
    )
    found = suggestion(pieces * colour.value, (colour, *map(Chip, chips)), bank, way)
    return laid(found, colour, CountedIn.PIECES, cutting or Cutting())


def _checked(pieces: int) -> None:
    if pieces < 1:
        raise ValueError(f"a payment has at least 1 piece, not {pieces}")


def _next(left: int, stock: Stock, asked: _Colour) -> Bundle | None:
    """A hundred, or what is left of one; a chip worth more than that takes as many hundreds as it needs."""
    hundred = HUNDRED * asked.chip.value
    there = [chip.value for chip in asked.wanted if chip.value <= left and most_there(stock, chip, 1)]
    large = max(there, default=0)
    size = min(left, max(hundred, -(-large // hundred) * hundred))
    value = _highest_first(size, stock, asked.wanted)
    missing = size - worth(value)
    filled = _with_colour(missing, without(stock, value), asked.chip) if missing else ()
    if filled is None:
        return _with_colour(size, stock, asked.chip)
    return together((value, filled))


def _highest_first(amount: int, stock: Stock, wanted: tuple[Chip, ...]) -> Bundle:
    """As many of the highest chip as there is room for, then of the next: as a dealer reaches for them."""
    taken: dict[Chip, int] = {}
    for chip in sorted(wanted, key=lambda chip: chip.value, reverse=True):
        taken[chip] = most_there(stock, chip, amount // chip.value)
        amount -= taken[chip] * chip.value
    return bundle(taken)


def _with_colour(amount: int, stock: Stock, colour: Chip) -> Bundle | None:
    """As many pieces of the colour as there are, and where they end the fewest chips of value."""
    others = {chip: there for chip, there in stock.items() if chip != colour}
    return most_of(colour, most_there(stock, colour, amount // colour.value), amount, others)
