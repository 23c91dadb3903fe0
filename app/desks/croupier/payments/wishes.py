"""In which chips a player wants his payment: kept until it is made, whatever is entered meanwhile."""

from __future__ import annotations

from collections.abc import Mapping

from app.rules.chips import Chip
from app.rules.house import House
from app.rules.money import Cents
from app.rules.payment_laying import AS_PLAYED, Wish, wish_fault
from app.table.given import AnyPayment

WishKey = tuple[str, str | None, bool, Chip | None]
"""What a payment stays recognisable by while the entry changes: where it stands, whose it is, its chip."""
Wishes = Mapping[WishKey, Wish]


def wish_key(payment: AnyPayment) -> WishKey:
    """Say by what a payment is recognised."""
    return payment.section, payment.owner, payment.employees, payment.chip


def wish_for(wishes: Wishes, house: House, payment: AnyPayment) -> Wish:
    """Give what was asked for a payment, if it can still be laid so."""
    wish = wishes.get(wish_key(payment), AS_PLAYED)
    return wish if wish_fault(house, payment, wish) is None else AS_PLAYED


def offered_values(house: House, payment: AnyPayment) -> tuple[Cents, ...]:
    """Name the chips of value in which part of a colour can be paid: of whole pieces, and not above it."""
    fitting = (value for value in house.chips if value <= payment.amount)
    return tuple(value for value in fitting if wish_fault(house, payment, Wish((value,))) is None)


def can_mix(house: House, payment: AnyPayment) -> bool:
    """Whether a payment in value can be asked for in mixed value."""
    return wish_fault(house, payment, Wish(mixed=True)) is None


def toggled(wish: Wish, value: Cents) -> Wish:
    """Ask for a chip of value too, or no longer."""
    kept = set(wish.values) ^ {value}
    return Wish(tuple(sorted(kept, reverse=True)))


def all_in_value(offered: tuple[Cents, ...]) -> Wish:
    """Ask for all of a payment in value: a colour in the fewest chips that are offered, value mixed."""
    return Wish(tuple(sorted(offered, reverse=True)), mixed=not offered)


def with_wish(wishes: Wishes, payment: AnyPayment, wish: Wish) -> Wishes:
    """Remember what was asked for a payment."""
    others = {key: each for key, each in wishes.items() if key != wish_key(payment)}
    return others if wish == AS_PLAYED else {**others, wish_key(payment): wish}
