"""An amount to choose: the usual ones as keys, and the house's unit more or less for any other."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from app.desks.common.language import euro, tr
from app.desks.croupier.forms.amounts import offered_amounts, stepped
from app.desks.croupier.forms.kit import Key, Row
from app.rules.house import House
from app.rules.money import Cents

Most = Callable[[Cents], Cents | None]
"""Tells the most that can be chosen beside an amount, both in cents; None for no limit."""


class Amount(NamedTuple):
    """An amount was touched, cents."""

    cents: Cents


class Step(NamedTuple):
    """One unit more (1) or less (-1) was touched."""

    by: int


def chosen(house: House, amount: Cents, says: Amount | Step) -> Cents:
    """Give the amount, cents, after a touch on one of its keys."""
    return says.cents if isinstance(says, Amount) else stepped(house, amount, says.by)


def amounts(name: str, house: House, amount: Cents, most: Most = lambda _amount: None) -> Row:
    """Give the keys of an amount: less, the usual ones, more.

    Args:
        name: of their row.
        house: whose amounts are offered.
        amount: that is chosen, cents.
        most: that can be chosen.
    """
    unit = euro(house.unit)
    down, up = stepped(house, amount, -1), stepped(house, amount, 1)
    less = Key(f"− {unit}", Step(-1), name=tr("{amount} di meno").format(amount=unit), can=down < amount)
    more = Key(f"+ {unit}", Step(1), name=tr("{amount} di più").format(amount=unit), can=not _over(up, most))
    keys = (less, *(_offered(each, amount, most) for each in offered_amounts(house)), more)
    return Row(name, keys, len(keys))


def _offered(amount: Cents, now: Cents, most: Most) -> Key:
    """An amount on its key; one that is too high is greyed, with what is the most."""
    over = _over(amount, most)
    below = tr("max {most}").format(most=euro(most(amount) or 0)) if over else ""
    name = f"€ {euro(amount)} {below}".strip()
    return Key(euro(amount), Amount(amount), below, name, chosen=amount == now, can=not over, size=22)


def _over(amount: Cents, most: Most) -> bool:
    limit = most(amount)
    return limit is not None and amount > limit
