"""An amount to choose, and what else there is to choose from when something of the table changes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from app.desks.common.language import euro, tr
from app.desks.croupier.forms.kit import Key, Row
from app.desks.croupier.words.game_words import dealt
from app.rules.chips import Colour
from app.rules.house import House
from app.rules.money import Cents
from app.table.colours_out import bank_is_counted, colours_out
from app.table.game import game_of
from app.table.state import TableState

MOST: Final = Cents(100_00)
"""Above it no table sets a minimum, and no colour has a value."""


def stepped(house: House, amount: Cents, step: int) -> Cents:
    """Give the next amount that the house can set, one unit up (1) or down (-1), never below one unit."""
    return Cents(max(house.unit, min(MOST, amount + step * house.unit)))


def first_maximum(house: House, minimum: Cents) -> Cents:
    """Say how high the table goes under a minimum, cents; 0 where the house sets no maximum."""
    maxima = house.at_minimum(minimum).maxima
    return next((maxima.get(bet, Cents(0)) for bet in dealt().limits), Cents(0))


def lowest_maximum(house: House, minimum: Cents) -> Cents | None:
    """Say what the bet with the lowest maximum may have under a minimum, cents; None where none has one.

    Under a higher minimum nobody could make that bet (rules 4).
    """
    return min(house.at_minimum(minimum).maxima.values(), default=None)


def owners_with_colours(state: TableState) -> dict[str, str]:
    """Name who has which colour: a player has one, and a colour one player (rules 2)."""
    return {colour.owner: name for name, colour in state.colours.items() if colour.owner is not None}


class ColoursOut(NamedTuple):
    """Which colours keep their value when the minimum changes, as far as the table can tell.

    Attributes:
        out: those that are out, or have a value or a player of their own.
        certain: those of them that are so by what is known; of the others somebody has to look.
        counted: whether the bank is known to the piece: then nobody is asked.
    """

    out: frozenset[str] = frozenset()
    certain: frozenset[str] = frozenset()
    counted: bool = False


def colours_to_ask(state: TableState) -> ColoursOut:
    """Say which colours are out, and of which of them that is certain (rules 2)."""
    house = {chip.name for chip in state.house.colours}
    own = {name for name, colour in state.colours.items() if colour != Colour(state.minimum)}
    certain = house & (own | game_of(state).colours_lying(state))
    return ColoursOut(
        frozenset(certain | set(colours_out(state))), frozenset(certain), bank_is_counted(state)
    )


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
    """Give the keys of an amount.

    They are: less, the house's chips up to a hundred and its own minimum, more.

    Args:
        name: of their row.
        house: whose amounts are offered.
        amount: that is chosen, in cents.
        most: tells the most that can be chosen beside an amount; left out, there is no limit.
    """
    unit = euro(house.unit)
    down, up = stepped(house, amount, -1), stepped(house, amount, 1)
    less = Key(f"− {unit}", Step(-1), name=tr("{amount} di meno").format(amount=unit), can=down < amount)
    more = Key(f"+ {unit}", Step(1), name=tr("{amount} di più").format(amount=unit), can=not _over(up, most))
    usual = {house.minimum, *(chip for chip in house.chips if house.unit <= chip <= MOST)}
    keys = (less, *(_offered(each, amount, most) for each in sorted(usual)), more)
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
