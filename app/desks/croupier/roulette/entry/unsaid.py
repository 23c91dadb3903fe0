"""Chips of value of which nobody has said whose they are: what a seat that is said now is said of [4.3.1].

It is said of what was laid since the chip in hand was chosen: what lay there before is another player's, and
so is what a ghost, undo or redo brings back of his.
"""

from __future__ import annotations

from typing import NamedTuple

from app.desks.croupier.roulette.entry.hand import Stacks, lying_there
from app.rules.chips import Piece
from app.rules.money import Cents
from app.rules.roulette.bets import Entry
from app.rules.roulette.layout import Position

Pieces = tuple[tuple[Position, int], ...]
"""Pieces of one chip, by place."""
Known = frozenset[tuple[Position, Cents, Piece]]
"""Chips without an owner, by place."""


class Unsaid(NamedTuple):
    """What nobody has said.

    Attributes:
        hold: counts how often another chip was taken in hand, a seat was said, or a payment was made.
        open: what was laid since then of the chip in hand, without a word of whose it is.
        known: of which it was said that nobody knows whose they are.
    """

    hold: int = 0
    open: Pieces = ()
    known: Known = frozenset()


NOTHING_UNSAID = Unsaid()


def held_anew(unsaid: Unsaid) -> Unsaid:
    """Another chip is in hand, or another player's turn: a seat says nothing of what lies there any more."""
    return unsaid._replace(hold=unsaid.hold + 1, open=())


def followed(unsaid: Unsaid, before: Stacks, after: Stacks, chip: Entry | None, *, by_hand: bool) -> Unsaid:
    """Follow a change of what lies there.

    Args:
        unsaid: as it was.
        before: the stacks before.
        after: the stacks now.
        chip: in hand, where it is of value and without an owner.
        by_hand: the chip in hand was laid or taken off. Of any other change what is less may be of what was
            laid since it was chosen; what is more is not.
    """
    if chip is None:
        return unsaid._replace(open=(), known=_still(unsaid.known, after))
    then, now, known = dict(unsaid.open), dict[Position, int](), unsaid.known
    for position in (stack.position for stack in after):
        more = lying_there(after, position, chip) - lying_there(before, position, chip)
        now[position] = then.get(position, 0) + (more if by_hand else min(more, 0))
        if more > 0:  # others lie there now, of which nobody said anything
            known -= {(position, chip.value, chip.kind)}
    left = tuple((position, pieces) for position, pieces in now.items() if pieces > 0)
    return unsaid._replace(open=left, known=_still(known, after))


def gone_back(now: Unsaid, then: Unsaid, stacks: Stacks) -> Unsaid:
    """Undo or redo: what was laid of the chip in hand is open again, and nothing that was laid before it."""
    opened = then.open if then.hold == now.hold else ()
    return now._replace(open=opened, known=_still(now.known, stacks))


def laid_by_nobody(unsaid: Unsaid, before: Stacks, after: Stacks, chip: Entry) -> Unsaid:
    """Follow chips that were laid after it was said that nobody knows whose they are.

    On a place where others lie of which that was not said it is still asked.
    """
    more = {stack.position for stack in after if not lying_there(before, stack.position, chip)}
    known = unsaid.known | {(position, chip.value, chip.kind) for position in more}
    return unsaid._replace(known=_still(known, after))


def nobody_knows(unsaid: Unsaid, stacks: Stacks, chip: Entry) -> Unsaid:
    """Say of what is open that nobody knows whose it is; on a place with others it is still asked."""
    whole = {position for position, pieces in unsaid.open if pieces == lying_there(stacks, position, chip)}
    known = unsaid.known | {(position, chip.value, chip.kind) for position in whole}
    return held_anew(unsaid._replace(known=known))


def nobody_knows_at(unsaid: Unsaid, position: Position, chip: Entry) -> Unsaid:
    """Say of the chips on one place that nobody knows whose they are."""
    known = unsaid.known | {(position, chip.value, chip.kind)}
    return unsaid._replace(known=known, open=tuple(each for each in unsaid.open if each[0] is not position))


def is_known(unsaid: Unsaid, position: Position, chip: Entry) -> bool:
    """Whether it was said that nobody knows whose these chips are."""
    return (position, chip.value, chip.kind) in unsaid.known


def _still(known: Known, stacks: Stacks) -> Known:
    """Of these the chips that lie there."""
    there = {
        (stack.position, entry.value, entry.kind)
        for stack in stacks
        for entry in stack.entries
        if entry.colour is None and entry.unowned
    }
    return known & there
