"""What a draft makes of the table's answers: what was asked is forgotten, the relief remembered."""

from __future__ import annotations

from app.desks.croupier.acts import Dealt, why_not, would_be
from app.desks.croupier.notices import still_lit
from app.desks.croupier.roulette.entry.draft import left_with, next_spin, untouched
from app.desks.croupier.roulette.entry.entered import Asked, Draft
from app.desks.croupier.roulette.entry.stacks import same_entry
from app.desks.croupier.roulette.entry.taking_up import entered, gone_from
from app.table.command import Command
from app.table.differences import difference, marks_of
from app.table.roulette.outcomes import is_ticked
from app.table.roulette.spin_state import SpinState


def asking(live: Dealt, order: int, *, make: bool) -> Asked:
    """Ask for the mark of a payment, by its place, or for its last one to be taken back."""
    paying = live.state.paying
    return Asked(
        make, order, live.refusals, marks=0 if paying is None else len(marks_of(paying.payable, order))
    )


def followed(draft: Draft, now: Dealt) -> Draft:
    """Let the entry follow the table: that of another number begins with what the journal has of it.

    A touch that was not taken is no news once its number is paid; what was entered for one that does not
    count is entered for no other.
    """
    paying, betting = now.state.paying, now.state.betting
    if paying is None:
        draft = draft._replace(blocked="")
        void = betting is not None and betting.spin == draft.spin and draft.number is not None
        return next_spin(draft, draft.spin, (), None, frozenset()) if void else draft
    if (paying.spin, paying.number) != (draft.spin, draft.number) or untouched(draft):
        return next_spin(draft, paying.spin, paying.winners, paying.number, gone_from(paying))
    return draft


def refused_entry(live: Dealt | None, before: Draft, draft: Draft, *, also_made: bool = True) -> str:
    """Say why the table would not take what lies in a draft; empty where it would.

    What it was told of stakes from before, and has not taken yet, it takes first.

    Args:
        live: what the table published last.
        before: the entry until then.
        draft: the entry as it would be.
        also_made: payments that are made may be others by it.
    """
    made = also_made and is_made(live, before)
    said = entered(before, draft, made=made)
    if live is None or live.state.paying is None or not said:
        return ""
    written = before._replace(gone=gone_from(live.state.paying))
    state = live.state
    for command in entered(written, before, made=made):
        state = would_be(state, command) or state
    for command in said:
        after = would_be(state, command)
        if after is None:
            return why_not(state, command)
        state = after
    return ""


def left_by(draft: Draft, live: Dealt | None, command: Command) -> Draft:
    """Leave the entry with what the table will make of it by a command."""
    after = None if live is None else would_be(live.state, command)
    winners = None if after is None or after.paying is None else after.paying.winners
    return draft if winners is None or same_entry(winners, draft.stacks) else left_with(draft, winners)


def is_made(live: Dealt | None, draft: Draft) -> bool:
    """Whether a payment of the number was made, or is being marked now."""
    paying = None if live is None else live.state.paying
    if paying is None:
        return False
    return bool(paying.payable.given or paying.payable.gone) or (draft.asked is not None and draft.asked.make)


def relieved(draft: Draft, before: Dealt | None, now: Dealt) -> Draft:
    """Remember to whom an open table was handed over; after a restart, while there are notes, once more.

    What was said of colours that came back is forgotten with the night.
    """
    if not now.state.opened:
        return draft._replace(relief="", said_back=frozenset())
    if before is None:
        return draft._replace(relief=now.state.dealer if now.state.notes else "")
    if not before.state.opened:
        return draft
    return draft if before.state.dealer == now.state.dealer else draft._replace(relief=now.state.dealer)


def answered(draft: Draft, live: Dealt) -> Draft:
    """Forget what was asked once the state shows it, or the table refused; and a trouble that is over."""
    draft = draft._replace(lamps_read=still_lit(live, draft.lamps_read))
    asked, paying = draft.asked, live.state.paying
    if asked is None:
        return draft
    if paying is None or live.refusals != asked.refusals or _is_marked(asked, paying):
        return draft._replace(asked=None)
    return draft


def _is_marked(asked: Asked, paying: SpinState) -> bool:
    """Whether the state has the mark, or all the ticks, for which the dealer asked."""
    if not asked.seen_to and not asked.make:
        return len(marks_of(paying.payable, asked.order)) < asked.marks
    if not asked.seen_to:
        return bool(marks_of(paying.payable, asked.order)) and difference(paying.payable, asked.order) is None
    settled = paying.settlement
    return settled is not None and all(is_ticked(paying, settled, *tick) for tick in asked.seen_to)
