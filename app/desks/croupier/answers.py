"""What a draft makes of the table's answers: what was asked is forgotten, the relief remembered."""

from __future__ import annotations

from app.desks.croupier import commands
from app.desks.croupier.acts import why_not, would_be
from app.desks.croupier.commands import form_of
from app.desks.croupier.entry.draft import Asked, Draft
from app.desks.croupier.entry.taking_up import unwritten, without_refused
from app.table.live import Live
from app.table.outcomes import is_ticked
from app.table.state import SpinState, TableState


def refusals(live: Live) -> int:
    """Count the refusals that the table has given so far."""
    return live.refusal.count if live.refusal is not None else 0


def refused_entry(live: Live | None, before: Draft, draft: Draft) -> str:
    """Say why the table would not take what lies in a draft; empty where it would."""
    if live is None or draft.stacks == before.stacks:
        return ""
    return why_not(live.state, form_of(commands.winners(draft.stacks)))


def expected(state: TableState, draft: Draft) -> TableState:
    """Tell what the table will be once it has all that was said of the entry, but for what it refuses.

    Args:
        state: the table.
        draft: the entry.
    """
    if state.paying is None:
        return state
    for command in (*unwritten(draft, state.paying), commands.winners(draft.stacks)):
        state = would_be(state, form_of(command)) or state
    return state


def not_taken(draft: Draft, before: Live | None, now: Live) -> Draft:
    """Forget what was said of stakes from before, where the table has refused it since."""
    paying = now.state.paying
    if before is None or paying is None or refusals(before) == refusals(now):
        return draft
    return without_refused(draft, paying)


def relieved(draft: Draft, before: Live | None, now: Live) -> Draft:
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


def answered(draft: Draft, live: Live) -> Draft:
    """Forget what was asked once the state shows it, or the table refused."""
    asked, paying = draft.asked, live.state.paying
    if asked is None:
        return draft
    if paying is None or refusals(live) != asked.refusals or _is_marked(asked, paying):
        return draft._replace(asked=None)
    return draft


def _is_marked(asked: Asked, paying: SpinState) -> bool:
    """Whether the state has the mark, or all the ticks, for which the dealer asked."""
    if not asked.seen_to:
        return (asked.order in paying.paid) is asked.make
    settled = paying.settlement
    return settled is not None and all(is_ticked(paying, settled, *tick) for tick in asked.seen_to)
