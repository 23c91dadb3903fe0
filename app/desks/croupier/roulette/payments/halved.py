"""The chips of a stake that zero divides: what goes to the bank, what is changed, what stays (rules 4)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from app.desks.common.looks import Piles, look_of
from app.rules.chips import Piece
from app.rules.house import House, ZeroRule
from app.rules.money import Cents
from app.rules.roulette.bets import Entry, Stack
from app.rules.roulette.halving import Counted, halves
from app.rules.roulette.lying import entries_on
from app.rules.roulette.settled import Part, Settlement


class Halved(NamedTuple):
    """What is done with the chips of one stake.

    Attributes:
        bank: what the bank takes.
        stays: the player's half.
        change: what the bank lays back, where no chips that lie there are half.
        notes: banknotes of the stake, which go into the box; cents.
    """

    bank: Piles
    stays: Piles
    change: Piles = ()
    notes: int = 0


def halved(house: House, bets: tuple[Stack, ...], settlement: Settlement, part: Part) -> Halved | None:
    """Say how the dealer halves a stake.

    Args:
        house: has the chips, and the rule of zero.
        bets: all that was settled.
        settlement: of these.
        part: the bank's half.

    Returns:
        The chips; None where those that lie there do not make this half.
    """
    for stake in _stakes(bets, part):
        found = _halved(house, settlement, part, stake)
        if found is not None:
            return found
    return None


def of_one_stake(one: Part, part: Part) -> bool:
    """Whether two parts are of one stake."""
    colours = [None if item.chip is None else item.chip.colour for item in (one, part)]
    return (one.position, one.owner, colours[0]) == (part.position, part.owner, colours[1])


def _stakes(bets: tuple[Stack, ...], part: Part) -> Iterator[list[Entry]]:
    """Find what was divided as one: all that one owner has there, or the employees; else each by itself."""
    colour = None if part.chip is None else part.chip.colour
    free = [
        entry
        for entry in entries_on(bets, part.position)
        if not entry.enferme and not entry.prison and entry.colour == colour
    ]
    if part.owner is None:
        yield from ([entry] for entry in free if entry.unowned)
        if theirs := [entry for entry in free if entry.employees]:
            yield theirs
    else:
        yield [entry for entry in free if entry.owner == part.owner]


def _halved(house: House, settlement: Settlement, part: Part, stake: list[Entry]) -> Halved | None:
    prison = house.zero is ZeroRule.PRISON
    shut = sum(one.amount for one in settlement.enferme if of_one_stake(one, part)) if prison else 0
    returned = (one for one in settlement.returned if one.kind is Piece.NOTES)
    back = sum(one.amount for one in returned if of_one_stake(one, part))
    whole = sum(entry.amount for entry in stake) - back
    unit = house.unit if part.chip is None else part.chip.value
    if shut > unit or abs(whole - shut - 2 * part.amount) > unit:
        return None
    if part.chip is not None:
        return _in_pieces(house, part, whole - shut - part.amount)
    chips: Counter[Cents] = Counter()
    for entry in stake:
        if entry.kind is not Piece.NOTES:
            chips[entry.value] += entry.pieces
    notes = whole - sum(value * pieces for value, pieces in chips.items())
    hands = halves(chips, part.amount, shut, house.chips, notes=notes)
    if hands is None:
        return None
    bank, stays, change = (_piles(house, counted) for counted in (hands.bank, hands.stays, hands.change))
    return Halved(bank, stays, change, notes)


def _in_pieces(house: House, part: Part, left: int) -> Halved | None:
    """A colour is counted in pieces, whatever a piece is worth."""
    if part.chip is None or part.pieces is None or left % part.chip.value:
        return None
    look, stays = look_of(house, part.chip.value, part.chip.colour), left // part.chip.value
    return Halved(((look, part.pieces),), ((look, stays),) if stays else ())


def _piles(house: House, counted: Counted) -> Piles:
    return tuple((look_of(house, value, None), pieces) for value, pieces in counted)
