"""What a draft makes of what the table and the dealer say: what was asked and read is forgotten."""

from __future__ import annotations

from msgspec.structs import replace

from app.desks.croupier.draft import Asked, D
from app.desks.croupier.notices import Banner, Notice, still_lit
from app.table.differences import difference, marks_of
from app.table.live import Live
from app.table.payable import NOTHING_OWED, Payable


def asking(live: Live, order: int, *, make: bool) -> Asked:
    """Ask for the mark of a payment, by its place, or for its last one to be taken back."""
    paying = live.state.paying
    owed = NOTHING_OWED if paying is None else paying.payable
    return Asked(make, order, live.refusals, marks=len(marks_of(owed, order)))


def relieved(draft: D, before: Live | None, now: Live) -> D:
    """Remember to whom an open table was handed over; after a restart, while there are notes, once more.

    What was said of colours that came back is forgotten with the night.
    """
    if not now.state.opened:
        return replace(draft, relief="", said_back=frozenset())
    if before is None:
        return replace(draft, relief=now.state.dealer if now.state.notes else "")
    if not before.state.opened:
        return draft
    return draft if before.state.dealer == now.state.dealer else replace(draft, relief=now.state.dealer)


def answered(draft: D, live: Live, *, ticked: bool) -> D:
    """Forget what was asked once the state shows it, or the table refused; and a trouble that is over.

    Args:
        draft: knows what was asked.
        live: what the table published last.
        ticked: whether the state has all the ticks that were asked for, if any were.
    """
    draft = replace(draft, lamps_read=still_lit(live, draft.lamps_read))
    asked, paying = draft.asked, live.state.paying
    if asked is None:
        return draft
    done = ticked if asked.seen_to else paying is not None and _is_marked(asked, paying.payable)
    return replace(draft, asked=None) if paying is None or live.refusals != asked.refusals or done else draft


def _is_marked(asked: Asked, payable: Payable) -> bool:
    """Whether a payment has the mark, or has it no more, for which the dealer asked."""
    marks = len(marks_of(payable, asked.order))
    return marks > 0 and difference(payable, asked.order) is None if asked.make else marks < asked.marks


def put_away(draft: D, banner: Banner) -> D:
    """Give the draft once the notice that is shown was read; some are ended by an answer alone."""
    match banner.notice:
        case Notice.REFUSED:
            return replace(draft, refusals_read=banner.nth)
        case Notice.ALARM:
            return replace(draft, alarms_read=draft.alarms_read | {banner.nth})
        case Notice.VOICELESS:
            return replace(draft, voiceless="")
        case Notice.JOURNAL | Notice.READER_LOST | Notice.READER_SILENT:  # as long as its lamp is lit
            return replace(draft, lamps_read=draft.lamps_read | {banner.key})
        case Notice.HANDED_OVER:
            return replace(draft, relief="")
        case _:
            return draft
