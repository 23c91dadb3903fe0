"""What the dealer is entering: pure, unchangeable, with undo and redo without end within the spin.

A draft is drawn at once and written behind it; what it says is not yet the table's word. Every act gives a
new draft, and an act that means nothing gives the same one.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from msgspec.structs import replace

from app.desks.croupier.roulette.entry import unsaid as saying
from app.desks.croupier.roulette.entry.entered import Gone, SpinDraft, Step
from app.desks.croupier.roulette.entry.hand import (
    MOST_PIECES,
    Hand,
    Stacks,
    lying_there,
    with_owner,
    with_pieces,
)
from app.desks.croupier.roulette.entry.unsaid import Pieces, Unsaid
from app.rules.chips import Piece
from app.rules.money import Cents
from app.rules.roulette.bets import Entry
from app.rules.roulette.layout import Position

_OFFERED: Final = (
    (Piece.CHIPS, False),
    (Piece.NOTES, False),
    (Piece.NOTES, True),
    (Piece.COMPLIMENTARY, False),
)
"""What stands beside the colours in turn, and whether it plays up to the maximum."""


def next_spin(
    draft: SpinDraft, spin: int, stacks: Stacks, number: int | None = None, gone: Gone = frozenset()
) -> SpinDraft:
    """Begin the entry of another number with what the journal has of it; no chip is in hand.

    What was chosen for the number before was chosen for its players: a first touch lays nothing of theirs.

    Args:
        draft: of the number before; what the dealer read and put away in it stays so.
        spin: the running number of the new spin.
        stacks: the winners that the journal has of it, after a restart.
        number: that fell, 0 to 36; None where none counts.
        gone: what the journal has of stakes from before the number that were taken up.
    """
    same = (draft.spin, draft.number) == (spin, number)
    anew = SpinDraft(
        spin,
        number=number,
        refusals_read=draft.refusals_read,
        alarms_read=draft.alarms_read,
        lamps_read=draft.lamps_read,
        voiceless=draft.voiceless,
        relief=draft.relief,
        changes=draft.changes,
        said=draft.said,
    )
    kept = draft if same else anew
    return replace(kept, stacks=stacks, gone=gone)


def untouched(draft: SpinDraft) -> bool:
    """Whether nobody has entered anything here: what others entered is then the entry."""
    return not (draft.stacks or draft.before or draft.after or draft.touched)


def choose_colour(draft: SpinDraft, colour: str, value: Cents, owner: str | None) -> SpinDraft:
    """Take a colour in hand; its owner is the colour unless one was declared.

    Whose the next chips of value are is asked anew after it: another player's chips lay between. It is laid
    for the employees where that was said before any chip was in hand.
    """
    chosen = next_player(_in_hand(draft, Hand(value, colour, owner or colour)))
    return choose_employees(chosen) if draft.employees and draft.hand is None else chosen


def next_player(draft: SpinDraft) -> SpinDraft:
    """Ask anew whose the next chips are: a payment was marked, and the next one is another's."""
    hand = draft.hand
    if hand is not None:
        hand = hand.of(None if hand.colour is None else hand.owner)
    unsaid = saying.held_anew(draft.unsaid)
    return replace(draft, hand=hand, owner=None, nobody=False, employees=False, unsaid=unsaid)


def choose_value(draft: SpinDraft, value: Cents) -> SpinDraft:
    """Take a chip of value in hand, of the owner chosen last."""
    hand = Hand(value, None, draft.owner, draft.kind, draft.up_to_maximum, draft.employees)
    return _in_hand(draft, hand)


def _in_hand(draft: SpinDraft, hand: Hand) -> SpinDraft:
    """Take a chip in hand; what was taken off was taken off of the one before, and so was a count chosen."""
    if hand == draft.hand:
        return replace(draft, entering=True)
    goes_on = draft.held or draft.hand is None or draft.hand.same_chip(hand)
    each = draft.each if goes_on else 1
    anew = saying.held_anew(draft.unsaid)
    counted = draft.counted and goes_on
    return replace(draft, hand=hand, each=each, counted=counted, taking=False, entering=True, unsaid=anew)


def next_kind(draft: SpinDraft) -> SpinDraft:
    """Offer notes, notes up to the maximum, complimentary chips, then chips again; the hand is empty.

    Notes are laid one by one: the count that was chosen for chips is not theirs.
    """
    place = _OFFERED.index((draft.kind, draft.up_to_maximum)) + 1
    kind, up_to = _OFFERED[place % len(_OFFERED)]
    anew = saying.held_anew(draft.unsaid)
    empty = replace(draft, hand=None, taking=False, each=1, counted=False, held=False, unsaid=anew)
    return replace(empty, kind=kind, up_to_maximum=up_to)


def choose_owner(draft: SpinDraft, owner: str | None, *, laid: bool = True) -> SpinDraft:
    """Say whose the chips of value are; None where nobody knows.

    What was laid of the chip in hand since it was chosen, and whose it is was left open, is this owner's:
    said after it was laid it is said of the same chip, and not of a second one [4.3.1]. Said while chips of
    nobody are taken off it says whose are; another owner's than those ends it.
    """
    hand = draft.hand
    if hand is not None and hand.colour is None:
        if owner is None and hand.unowned:
            draft = replace(draft, unsaid=saying.nobody_knows(draft.unsaid, draft.stacks, hand.laid(0)))
        draft = _said_whose(draft, hand, hand.of(owner), laid=laid and owner is not None)
    elif hand is not None:
        draft = _in_hand(draft, hand.of(hand.owner))
    return replace(draft, owner=owner, nobody=owner is None, employees=False, entering=True)


def choose_employees(draft: SpinDraft, *, laid: bool = True) -> SpinDraft:
    """Say that the chip in hand, or the next one, is laid for the employees; said again, it is not.

    Of a chip of value it says whose it is, as a seat does, and of what was laid of it and is nobody's yet.
    """
    hand = draft.hand
    if draft.employees:
        return replace(next_player(draft), entering=True)
    if hand is not None:
        draft = _said_whose(draft, hand, hand.for_employees(), laid=laid)
    return replace(draft, owner=None, nobody=False, employees=True, entering=True)


def _said_whose(draft: SpinDraft, hand: Hand, said: Hand, *, laid: bool) -> SpinDraft:
    """Take the chip in hand as whose it was said to be; `laid` says it of what was left open of it too."""
    if laid:
        draft = give_owner(draft, hand.laid(0), said.laid(0), left_open(draft))
    asked = draft.taking and hand.unowned
    draft = _in_hand(draft, said)
    return replace(draft, taking=draft.taking or asked)


def left_open(draft: SpinDraft) -> Pieces:
    """Find what was laid of the chip in hand since it was chosen, without a word of whose it is."""
    return () if _of_nobody(draft) is None or draft.nobody or draft.taking else draft.unsaid.open


def _of_nobody(draft: SpinDraft) -> Entry | None:
    """The chip in hand where it is of value and nobody has said whose it is."""
    hand = draft.hand
    return None if hand is None or hand.colour is not None or not hand.unowned else hand.laid(0)


def give_owner(draft: SpinDraft, unowned: Entry, owned: Entry, given: Pieces) -> SpinDraft:
    """Say whose chips are that lie there without an owner; with his own of the same kind they are one entry.

    Args:
        draft: the entry.
        unowned: which chips, in any number; they have no owner.
        owned: the same chips as somebody's, or as the employees'.
        given: how many of them, and where they lie; there what is more stays nobody's.
    """
    stacks = draft.stacks
    for position, pieces in given:
        there = lying_there(stacks, position, owned)
        his = owned._replace(pieces=min(there + pieces, MOST_PIECES))
        rest = lying_there(stacks, position, unowned) - (his.pieces - there)
        if rest > 0:
            stacks = with_pieces(stacks, position, unowned._replace(pieces=rest))
            stacks = with_pieces(stacks, position, his)
        else:
            stacks = with_owner(stacks, position, unowned, his)
    return _changed(draft, stacks)


def asked_at(draft: SpinDraft, order: int, position: Position | None) -> SpinDraft:
    """Ask whose the chips of a payment are, the order-th: the next seat answers.

    Where they are among those laid since the chip in hand was chosen, it is said of all of these at once.
    """
    among = any(place is position for place, _ in left_open(draft))
    return replace(draft, unowned=order, entering=draft.entering and among)


def nobody_knows(draft: SpinDraft, position: Position, chips: Entry, order: int) -> SpinDraft:
    """Say of the chips of a payment, the order-th, that nobody knows whose they are."""
    unsaid = saying.nobody_knows_at(draft.unsaid, position, chips)
    return replace(draft, unowned=order, unsaid=unsaid)


def choose_count(draft: SpinDraft, count: int) -> SpinDraft:
    """Say how many pieces each touch lays, until another count or another chip is chosen.

    The same count said again is held for other chips too, and said once more it is let go. One is not held:
    every chip begins with it.

    Raises:
        ValueError: fewer than 1 or more than 999.
    """
    if not 1 <= count <= MOST_PIECES:
        raise ValueError(f"a touch lays 1 to {MOST_PIECES} pieces, not {count}")
    return replace(draft, each=count, counted=True, held=count == draft.each > 1 and not draft.held)


def toggle_taking(draft: SpinDraft) -> SpinDraft:
    """Let touches take pieces off, or lay them again."""
    return replace(draft, taking=not draft.taking)


def touch(draft: SpinDraft, *positions: Position) -> SpinDraft:
    """Lay the chosen chips on a position, as many as the count, or take as many off; a figure is one act."""
    if draft.hand is None:
        return draft
    chip, step = draft.hand.laid(0), -draft.each if draft.taking else draft.each
    laid = tuple((position, lying_there(draft.stacks, position, chip) + step) for position in positions)
    return lay_again(draft, laid)


def set_count(draft: SpinDraft, position: Position) -> SpinDraft:
    """Make the chosen count the number of pieces that lie there."""
    return lay_again(draft, ((position, draft.each),))


def lay_again(draft: SpinDraft, laid: Pieces) -> SpinDraft:
    """Make so many pieces of the chip in hand lie on each place; what was entered elsewhere stays."""
    if draft.hand is None:
        return draft
    stacks = draft.stacks
    for position, pieces in laid:
        if draft.hand.goes_on(position):
            stacks = with_pieces(stacks, position, draft.hand.laid(pieces))
    return _changed(draft, stacks, by_hand=True)


def say_there(draft: SpinDraft, position: Position, entries: Iterable[Entry]) -> SpinDraft:
    """Say that chips still lie where they lay, or, while taking off, that they do not."""
    stacks = draft.stacks
    for entry in entries:
        lying = lying_there(stacks, position, entry)
        pieces = lying - entry.pieces if draft.taking else max(lying, entry.pieces)
        stacks = with_pieces(stacks, position, entry._replace(pieces=pieces))
    return _changed(draft, stacks)


def undo(draft: SpinDraft) -> SpinDraft:
    """Go back by one entry."""
    if not draft.before:
        return draft
    return replace(_at(draft, draft.before[-1]), before=draft.before[:-1], after=(*draft.after, _now(draft)))


def redo(draft: SpinDraft) -> SpinDraft:
    """Make the entry again that was undone."""
    if not draft.after:
        return draft
    return replace(_at(draft, draft.after[-1]), after=draft.after[:-1], before=(*draft.before, _now(draft)))


def _now(draft: SpinDraft) -> Step:
    return Step(draft.stacks, draft.gone, draft.unsaid)


def _at(draft: SpinDraft, step: Step) -> SpinDraft:
    unsaid = saying.gone_back(draft.unsaid, step.unsaid, step.stacks)
    return replace(draft, stacks=step.stacks, gone=step.gone, unsaid=unsaid, looking=None)


def take_up(draft: SpinDraft, position: Position, owner: str) -> SpinDraft:
    """Say that a player took up before the throw what he had on a chance (rules 4, 5) [4.1]."""
    return _changed(draft, draft.stacks, draft.gone | {(position.name, owner)})


def say_back(draft: SpinDraft, position: Position, owner: str) -> SpinDraft:
    """Say that it lay there after all."""
    return _changed(draft, draft.stacks, draft.gone - {(position.name, owner)})


def put_right(draft: SpinDraft, stacks: Stacks, gone: Gone) -> SpinDraft:
    """Take what the journal holds for the entry, because the table refused another; undo goes back to it."""
    return _changed(draft, stacks, gone)


def left_with(draft: SpinDraft, stacks: Stacks) -> SpinDraft:
    """Leave the entry with what a decision makes of it; nobody goes back to what it was before."""
    unsaid = _followed(draft, stacks, by_hand=False)
    return replace(draft, stacks=stacks, before=(), after=(), looking=None, touched=True, unsaid=unsaid)


def _changed(
    draft: SpinDraft, stacks: Stacks, gone: Gone | None = None, *, by_hand: bool = False
) -> SpinDraft:
    """Take another entry, from which undo goes back; `by_hand` the chip in hand was touched."""
    then = draft.gone if gone is None else gone
    if (stacks, then) == (draft.stacks, draft.gone):
        return draft
    return replace(
        draft,
        stacks=stacks,
        gone=then,
        unsaid=_followed(draft, stacks, by_hand=by_hand),
        before=(*draft.before, _now(draft)),
        after=(),
        looking=None,
        unowned=None,
        entering=True,
    )


def _followed(draft: SpinDraft, stacks: Stacks, *, by_hand: bool) -> Unsaid:
    """Find of which of these stacks nobody has said whose they are."""
    chip = _of_nobody(draft)
    if chip is not None and by_hand and draft.nobody:
        return saying.laid_by_nobody(draft.unsaid, draft.stacks, stacks, chip)
    return saying.followed(draft.unsaid, draft.stacks, stacks, chip, by_hand=by_hand)
