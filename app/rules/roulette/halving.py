"""Which chips the bank takes of a stake that zero divides, what it lays back, what stays (rules 4) [4.1]."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import NamedTuple

from app.rules.money import Cents, fewest_chips

Counted = tuple[tuple[Cents, int], ...]
"""Denominations with how many pieces of each, the highest first."""


class Halves(NamedTuple):
    """The dealer's hands at one stake of value chips.

    Attributes:
        bank: the chips that are taken.
        change: what the bank lays back, where no chips that lie there are half.
        stays: the player's half, as it stands afterwards.
    """

    bank: Counted
    change: Counted
    stays: Counted


def halves(
    lying: Mapping[Cents, int], bank: int, shut: int, denominations: tuple[Cents, ...], *, notes: int = 0
) -> Halves | None:
    """Say which chips go to the bank.

    Chips that are just the half are taken as they lie. Where there are none, the player's half and what is
    shut in are left in the fewest chips, and the bank changes what is wanting. Notes all go into the box.

    Args:
        lying: the chips of value of the stake, by cents.
        bank: the bank's half, cents.
        shut: what is shut in, cents.
        denominations: the house's chips, cents, ascending.
        notes: banknotes in the stake, cents.

    Returns:
        The hands; None where the house's chips cannot make the player's half up.
    """
    left = sum(value * pieces for value, pieces in lying.items()) + notes - bank - shut
    if left < 0 or left % denominations[0]:
        return None
    if notes > bank and not shut:
        change = Counter(dict(fewest_chips(notes - bank, denominations)))
        return Halves((), _counted(change), _counted(Counter(lying) + change))
    taken = _as_they_lie(lying, bank - notes, shut)
    prisoner = Counter({Cents(shut): 1} if shut else {})
    if taken is not None:
        return Halves(_counted(taken), (), _counted(Counter(lying) - taken - prisoner))
    stays = Counter(dict(fewest_chips(left, denominations)))
    after = stays + prisoner
    return Halves(_counted(Counter(lying) - after), _counted(after - Counter(lying)), _counted(stays))


def _as_they_lie(lying: Mapping[Cents, int], wanted: int, shut: int) -> Counter[Cents] | None:
    """Find chips that are just so much, beside the one that is shut in; None where there are none."""
    free = Counter(lying)
    if wanted < 0 or (shut and not free[Cents(shut)]):
        return None
    if shut:
        free[Cents(shut)] -= 1
    found: dict[int, Counter[Cents]] = {0: Counter()}
    for value in sorted(free, reverse=True):
        for amount, chips in list(found.items()):
            for pieces in range(1, min(free[value], (wanted - amount) // value) + 1):
                found.setdefault(amount + pieces * value, chips + Counter({value: pieces}))
    return found.get(wanted)


def _counted(chips: Counter[Cents]) -> Counted:
    return tuple((value, chips[value]) for value in sorted(chips, reverse=True) if chips[value] > 0)
