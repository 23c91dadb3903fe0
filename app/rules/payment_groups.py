"""A payment is laid in groups whose amounts run on in hundreds of pieces or in five hundreds (rules 7) [4.4].

Each way of paying says which chips make the next group. Where the chips that are there cannot make each
group as it should be, the whole payment is made up first and divided afterwards: a group then takes two or
three fractions at once, and never ends between them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from app.rules.change_making import ChipSearch, fewest_of
from app.rules.chips import Chip
from app.rules.inventory import (
    Bundle,
    Inventory,
    Stock,
    bundle,
    lacking,
    times_held,
    together,
    usable,
    without,
    worth,
)

Groups = tuple[Bundle, ...]
"""The chips of each group, in laying order."""

NextGroup = Callable[[int, Stock, int], Bundle | None]
"""The chips of the next group: of what amount is left, from what stock, after how many groups; None: none."""


class Way(NamedTuple):
    """One way of paying.

    Attributes:
        next_group: the chips of the next group.
        all_at_once: the chips of a whole payment, where it cannot be laid group by group.
        fraction: cents at which groups end.
    """

    next_group: NextGroup
    all_at_once: Callable[[int, Stock], Bundle | None]
    fraction: int


class Suggestion(NamedTuple):
    """What to lay.

    Attributes:
        groups: in laying order.
        short: the chips of which the bank had too few to pay as asked.
        unpaid: cents that the bank's chips cannot make up.
    """

    groups: Groups
    short: tuple[Chip, ...] = ()
    unpaid: int = 0


def in_turn(amount: int, stock: Stock, way: Way) -> Groups | None:
    """Lay group after group from what is left of the stock.

    Args:
        amount: cents.
        stock: the chips that may be used.
        way: says which chips make the next group.

    Returns:
        The groups, or None where some group could not be made.
    """
    groups: list[Bundle] = []
    while amount:
        chips = way.next_group(amount, stock, len(groups))
        if not chips:
            return None
        # Only the first group is like no other; what follows repeats itself as long as there is enough of it.
        times = times_held(stock, chips, amount // worth(chips) if groups else 1)
        groups += [chips] * times
        stock = without(stock, chips, times)
        amount -= worth(chips) * times
    return tuple(groups)


def apart(chips: Bundle, fraction: int) -> Groups:
    """Divide chips that are settled already into groups that end at a fraction, as small as they can be.

    Args:
        chips: all that the payment consists of.
        fraction: cents at which groups may end.

    Returns:
        The groups, the largest first [3.6]; equal ones as they were found.
    """
    groups: list[Bundle] = []
    stock: dict[Chip, int | None] = dict(chips)
    left = worth(chips)
    while left:
        search = ChipSearch(left, stock)
        size = next((size for size in range(fraction, left, fraction) if search.pays(size)), left)
        group = search.fewest(size) or ()
        times = times_held(stock, group, left // size)
        groups += [group] * times
        stock = without(stock, group, times)
        left -= size * times
    return tuple(sorted(groups, key=worth, reverse=True))


def groups_of(amount: int, stock: Stock, way: Way) -> Groups | None:
    """Lay an amount in groups if it can be paid at all.

    Args:
        amount: cents.
        stock: the chips that may be used.
        way: how it is paid.

    Returns:
        The groups, or None where these chips cannot make up the amount.
    """
    groups = in_turn(amount, stock, way)
    if groups is not None:
        return groups
    chips = way.all_at_once(amount, stock) or fewest_of(amount, stock)
    if chips is None:
        return None
    return in_turn(amount, dict(chips), way) or apart(chips, way.fraction)


def suggestion(amount: int, chips: Iterable[Chip], bank: Inventory | None, way: Way) -> Suggestion:
    """Lay a payment as asked, or the next best where the bank's chips do not suffice (rules 7).

    Args:
        amount: cents.
        chips: those in which the house could pay it.
        bank: what the bank holds; None where there is no end of any chip.
        way: how it is paid.

    Returns:
        The groups of the largest part that can be paid, which nearly always is all of it.
    """
    chips = tuple(chips)
    asked = groups_of(amount, usable(None, chips), way)
    stock = usable(bank, chips)
    short = lacking(stock, together(asked)) if asked is not None else ()
    if asked is not None and not short:
        return Suggestion(asked)
    part = ChipSearch(amount, stock).largest(amount)
    found = groups_of(part, stock, way) or ()
    return Suggestion(found, short, amount - part)


def most_there(stock: Stock, chip: Chip, most: int) -> int:
    """How many pieces of a chip there are, `most` at most."""
    return times_held(stock, bundle({chip: 1}), most)
