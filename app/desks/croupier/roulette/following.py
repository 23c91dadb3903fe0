"""What the entry of a spin makes of the table's answers, and what the table would make of an entry."""

from __future__ import annotations

from dataclasses import replace

from app.desks.croupier.roulette.entry.draft import left_with, next_spin, untouched
from app.desks.croupier.roulette.entry.entered import SpinDraft
from app.desks.croupier.roulette.entry.stacks import same_entry
from app.desks.croupier.roulette.entry.taking_up import entered, gone_from
from app.desks.croupier.trying import why_not, would_be
from app.table.command import Command
from app.table.live import Live
from app.table.roulette.outcomes import is_ticked
from app.table.roulette.spin_table import SpinTable


def followed(draft: SpinDraft, now: Live[SpinTable]) -> SpinDraft:
    """Let the entry follow the table: that of another number begins with what the journal has of it.

    A touch that was not taken is no news once its number is paid; what was entered for one that does not
    count is entered for no other.
    """
    paying, betting = now.state.paying, now.state.betting
    if paying is None:
        draft = replace(draft, blocked="")
        void = betting is not None and betting.spin == draft.spin and draft.number is not None
        return next_spin(draft, draft.spin, (), None, frozenset()) if void else draft
    if (paying.spin, paying.number) != (draft.spin, draft.number) or untouched(draft):
        return next_spin(draft, paying.spin, paying.winners, paying.number, gone_from(paying))
    return draft


def refused_entry(
    live: Live[SpinTable] | None, before: SpinDraft, draft: SpinDraft, *, also_made: bool = True
) -> str:
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
    written = replace(before, gone=gone_from(live.state.paying))
    state = live.state
    for command in entered(written, before, made=made):
        state = would_be(state, command) or state
    for command in said:
        after = would_be(state, command)
        if after is None:
            return why_not(state, command)
        state = after
    return ""


def left_by(draft: SpinDraft, live: Live[SpinTable] | None, command: Command) -> SpinDraft:
    """Leave the entry with what the table will make of it by a command."""
    after = None if live is None else would_be(live.state, command)
    winners = None if after is None or after.paying is None else after.paying.winners
    return draft if winners is None or same_entry(winners, draft.stacks) else left_with(draft, winners)


def is_made(live: Live[SpinTable] | None, draft: SpinDraft) -> bool:
    """Whether a payment of the number was made, or is being marked now."""
    paying = None if live is None else live.state.paying
    if paying is None:
        return False
    return bool(paying.payable.given or paying.payable.gone) or (draft.asked is not None and draft.asked.make)


def is_seen_to(draft: SpinDraft, live: Live[SpinTable]) -> bool:
    """Whether the state has all the ticks for which the dealer asked."""
    paying = live.state.paying
    if draft.asked is None or paying is None or paying.settlement is None:
        return False
    return all(is_ticked(paying, paying.settlement, *tick) for tick in draft.asked.seen_to)
