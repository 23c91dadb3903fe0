"""What the dealer has entered of a number so far, as plain data."""

from __future__ import annotations

from typing import NamedTuple

from app.desks.croupier.draft import Draft
from app.desks.croupier.roulette.announces.beside_page import NO_CHANGES, NOTHING_SAID, Changes, Said
from app.desks.croupier.roulette.entry.hand import Hand, Stacks
from app.desks.croupier.roulette.entry.unsaid import NOTHING_UNSAID, Unsaid
from app.rules.chips import Piece

Gone = frozenset[tuple[str, str]]
"""Stakes that lay on the chances from before and were taken up before the throw: place by name, and owner."""


class Step(NamedTuple):
    """What was entered at one time: undo and redo go from one to another.

    Attributes:
        stacks: each position once, each stack from the bottom.
        gone: the stakes from before that were said to be taken up.
        unsaid: whose of them nobody had said.
    """

    stacks: Stacks = ()
    gone: Gone = frozenset()
    unsaid: Unsaid = NOTHING_UNSAID


class SpinDraft(Draft, frozen=True):
    """The entry of one spin.

    Attributes:
        hand: the chip that was chosen.
        each: pieces that a touch lays; it is one again when another chip is chosen.
        counted: the count was said for the chip in hand: a touch lays no amount that is remembered instead.
        held: the count goes on when another chip is chosen.
        taking: a touch takes pieces off; another chip, or another owner, is laid again.
        stacks: what was entered, each position once, each stack from the bottom.
        gone: the stakes from before of which it was said that their players took them up before the throw.
        before: the entries to which undo goes back, the latest last.
        after: the entries to which redo goes on, the nearest last.
        whole: the whole layout is shown while a number is being paid.
        owner: whose the chips of value are that are chosen next.
        number: that fell; what was entered for another is void.
        kind: of the pieces that are offered beside the colours.
        up_to_maximum: notes are offered "up to the maximum".
        touched: something was entered, though nothing may be left of it, nor gone back to.
        changes: the change that players are owed for their announces.
        nobody: it was said that nobody knows whose they are, and not only left open.
        employees: the chips that are laid next are the employees'.
        unsaid: what lies there of which nobody has said whose it is.
        unowned: the payment of which it was asked, or said, that nobody knows whose it is.
        said: the announce that is being said, and one that a number cut off.
    """

    hand: Hand | None = None
    each: int = 1
    counted: bool = False
    held: bool = False
    taking: bool = False
    stacks: Stacks = ()
    gone: Gone = frozenset()
    before: tuple[Step, ...] = ()
    after: tuple[Step, ...] = ()
    whole: bool = False
    owner: str | None = None
    number: int | None = None
    kind: Piece = Piece.CHIPS
    up_to_maximum: bool = False
    touched: bool = False
    changes: Changes = NO_CHANGES
    nobody: bool = False
    employees: bool = False
    unsaid: Unsaid = NOTHING_UNSAID
    unowned: int | None = None
    said: Said = NOTHING_SAID
