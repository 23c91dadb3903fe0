"""A player's own half at zero on the last spin: nothing is played with it, it goes home (rules 4) [4.1]."""

from __future__ import annotations

from app.rules.chips import Chip
from app.rules.money import Cents
from app.rules.roulette.bets import Entry, Stack
from app.rules.roulette.layout import Position
from app.rules.roulette.settled import Part, Settlement

OWN_HALF = "half"
"""Under which name the dealer ticks that he gave it back."""


def own_halves(settlement: Settlement) -> tuple[Part, ...]:
    """Name what zero left of each owner's stake on each simple chance, all his chips of value there as one.

    Args:
        settlement: of zero; of any other number there are none.
    """
    if settlement.number != 0:
        return ()
    found: dict[tuple[object, ...], Part] = {}
    for stack in settlement.standing:
        for place, entry in enumerate(stack.entries if stack.position.even_money else ()):
            whose = stack.position, entry.colour, entry.owner if entry.owner is not None else place
            part, before = _part(stack.position, entry), found.get(whose)
            found[whose] = part if before is None else _together(before, part)
    return tuple(found.values())


def without_own_halves(layout: tuple[Stack, ...], given: frozenset[Part]) -> tuple[Stack, ...]:
    """Take up the halves that were given back.

    Args:
        layout: what stands after zero.
        given: of them what the dealer has ticked.
    """
    whose = {(part.position, part.owner, None if part.chip is None else part.chip.colour) for part in given}

    def stays(stack: Stack, entry: Entry) -> bool:
        return (stack.position, entry.owner, entry.colour) not in whose

    kept = (Stack(stack.position, tuple(e for e in stack.entries if stays(stack, e))) for stack in layout)
    return tuple(stack for stack in kept if stack.entries)


def _part(position: Position, entry: Entry) -> Part:
    chip = Chip(entry.value, entry.colour)
    return Part(position, chip, entry.owner, entry.pieces, entry.amount, entry.kind)


def _together(before: Part, part: Part) -> Part:
    """Pieces of one chip are counted; several chips are an amount."""
    amount = Cents(before.amount + part.amount)
    if before.pieces is None or part.pieces is None or before.chip != part.chip:
        return before._replace(chip=None, pieces=None, amount=amount)
    return before._replace(pieces=before.pieces + part.pieces, amount=amount)
