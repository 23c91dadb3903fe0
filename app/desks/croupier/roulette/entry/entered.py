"""What the dealer has entered of a number so far, as plain data."""

from __future__ import annotations

from typing import NamedTuple

from app.desks.croupier.given_back import SaidBack
from app.desks.croupier.passed_over import NOTHING_UNDONE, Undone
from app.desks.croupier.payments.all_at_once import NOTHING_OPEN, AllOpen
from app.desks.croupier.payments.wishes import NO_WISHES, Wishes
from app.desks.croupier.roulette.announces.change import NO_CHANGES, Changes
from app.desks.croupier.roulette.announces.cut_off import NOTHING_SAID, Said
from app.desks.croupier.roulette.entry.hand import Hand
from app.desks.croupier.roulette.entry.unsaid import NOTHING_UNSAID, Stacks, Unsaid
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


class Asked(NamedTuple):
    """What was asked of the table and is not yet answered.

    Attributes:
        make: whether the payment is to be marked as made, or the mark taken off.
        order: the payment's place; 0 where none is.
        refusals: how many refusals the table had given when it was asked.
        seen_to: other stakes that are to be ticked: the list of the settlement, and the place in it.
        marks: how many marks the payment bore when it was asked.
    """

    make: bool
    order: int
    refusals: int
    seen_to: tuple[tuple[str, int], ...] = ()
    marks: int = 0


class Draft(NamedTuple):
    """The entry of one spin.

    Attributes:
        spin: the spin it belongs to.
        hand: the chip that was chosen.
        each: pieces that a touch lays; it is one again when another chip is chosen.
        counted: the count was said for the chip in hand: a touch lays no amount that is remembered instead.
        held: the count goes on when another chip is chosen.
        taking: a touch takes pieces off; another chip, or another owner, is laid again.
        stacks: what was entered, each position once, each stack from the bottom.
        gone: the stakes from before of which it was said that their players took them up before the throw.
        before: the entries to which undo goes back, the latest last.
        after: the entries to which redo goes on, the nearest last.
        looking: the payment that is shown large, or None for the next one to be paid.
        asked: what the table has not answered yet.
        refusals_read: how many refusals the dealer has put away.
        alarms_read: which alarms he has put away, each by its count.
        lamps_read: the keys of the notices that he has put away while their lamp stays lit.
        turned: the keys of the notices in the order to which the dealer turned them; empty, the worst first.
        whole: the whole layout is shown while a number is being paid.
        owner: whose the chips of value are that are chosen next.
        nobody: it was said that nobody knows whose they are, and not only left open.
        employees: the chips that are laid next are the employees'.
        unsaid: what lies there of which nobody has said whose it is.
        unowned: the payment of which it was asked, or said, that nobody knows whose it is.
        entering: a chip, an owner or a place was touched since a payment was marked or looked at.
        passed: what is passed over by going on, once that was asked.
        blocked: why the last touch was not taken, as the table would have said it; empty where it was.
        number: that fell; what was entered for another is void.
        kind: of the pieces that are offered beside the colours.
        up_to_maximum: notes are offered "up to the maximum".
        wishes: the chips that players asked for, until their payments are made.
        touched: something was entered, though nothing may be left of it, nor gone back to.
        voiceless: why what is announced is not said aloud; empty where nobody has to know.
        relief: to whom the table was handed over, until he has read the notes.
        changes: the change that players are owed for their announces.
        said: the announce that is being said, and one that a number cut off.
        all_asked: the payments of which it was asked whether all of them are made.
        said_back: of which colours it was said that all came back, or did not, before the table is closed.
    """

    spin: int
    hand: Hand | None = None
    each: int = 1
    counted: bool = False
    held: bool = False
    taking: bool = False
    stacks: Stacks = ()
    gone: Gone = frozenset()
    before: tuple[Step, ...] = ()
    after: tuple[Step, ...] = ()
    looking: int | None = None
    asked: Asked | None = None
    refusals_read: int = 0
    alarms_read: frozenset[int] = frozenset()
    lamps_read: frozenset[str] = frozenset()
    turned: tuple[str, ...] = ()
    whole: bool = False
    owner: str | None = None
    blocked: str = ""
    number: int | None = None
    wishes: Wishes = NO_WISHES
    kind: Piece = Piece.CHIPS
    up_to_maximum: bool = False
    voiceless: str = ""
    touched: bool = False
    relief: str = ""
    changes: Changes = NO_CHANGES
    nobody: bool = False
    employees: bool = False
    unsaid: Unsaid = NOTHING_UNSAID
    unowned: int | None = None
    entering: bool = False
    passed: Undone = NOTHING_UNDONE
    said: Said = NOTHING_SAID
    said_back: SaidBack = frozenset()
    all_asked: AllOpen = NOTHING_OPEN
