"""The chips in which an amount changes hands that is no payment: as they lie, and what is over in change."""

from __future__ import annotations

from typing import NamedTuple

from app.desks.common.looks import Look, Piles, change_of, look_of
from app.rules.house import House
from app.rules.money import Cents
from app.rules.roulette.settled import Part


class Handed(NamedTuple):
    """Chips that are handed over, or laid elsewhere.

    Attributes:
        chips: each kind once, with how many of it.
        changed: the chip that must be changed for it, because no whole one is so much; None where none is.
    """

    chips: Piles
    changed: Look | None = None


def handed(house: House, part: Part) -> Handed:
    """Say in which chips a stake goes back or is put elsewhere (rules 5).

    Whole chips of it go as they lie; what is left of one that counts in part is the bank's change, in the
    fewest chips.

    Args:
        house: has the chips.
        part: what goes back, or is put elsewhere.

    Returns:
        The chips; none where those of the house cannot make it up.
    """
    look, whole, rest = None, 0, int(part.amount)
    if part.chip is not None and part.chip.value:
        look = look_of(house, part.chip.value, part.chip.colour, part.kind)
        whole, rest = divmod(rest, part.chip.value)
    lying = ((look, whole),) if look is not None and whole else ()
    change = change_of(house, Cents(rest))
    if rest and not change:
        return Handed(())
    return Handed((*lying, *change), look if change else None)
