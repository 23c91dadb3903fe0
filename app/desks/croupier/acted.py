"""What an act that concerns the dealer's own desk alone makes of the draft; nothing of it is sent."""

from __future__ import annotations

from app.desks.croupier.acts import Act
from app.desks.croupier.announces import change
from app.desks.croupier.answers import refusals
from app.desks.croupier.entry import draft as entry
from app.desks.croupier.entry.draft import Draft
from app.desks.croupier.payments.looking import looked
from app.desks.croupier.screen import Screen
from app.table.live import Live


def acted(draft: Draft, act: Act, screen: Screen | None, live: Live | None) -> Draft:
    """Give the draft that an act leaves; one that means nothing here leaves it as it is.

    Args:
        draft: what is being entered.
        act: what was touched.
        screen: what the desk shows.
        live: what the table published last.
    """
    match act:
        case Act.UNDO:
            return entry.undo(draft)
        case Act.REDO:
            return entry.redo(draft)
        case Act.KIND:
            return entry.next_kind(draft)
        case Act.WHOLE:
            return draft._replace(whole=not draft.whole)
        case Act.BEFORE | Act.AFTER | Act.DUE:
            return looked(draft, None if screen is None else screen.payments, act)
        case Act.PUT_RIGHT:
            return _put_right(draft, live)
        case Act.DISMISS | Act.LATE:
            return _dismissed(draft, act, live)
        case _:
            return draft


def _put_right(draft: Draft, live: Live | None) -> Draft:
    paying = None if live is None else live.state.paying
    if paying is None:
        return draft
    return entry.put_right(draft, paying.winners)._replace(read=_told(live))


def _dismissed(draft: Draft, act: Act, live: Live | None) -> Draft:
    """Put away whatever the banner tells; an announce that came too late is recorded, and the rest stands."""
    if act is Act.LATE:
        return draft._replace(said=draft.said._replace(cut_off=None))
    return draft._replace(
        read=_told(live),
        voiceless="",
        relief="",
        changes=change.given(draft.changes),
        said=draft.said._replace(cut_off=None),
    )


def _told(live: Live | None) -> tuple[int, int]:
    """How many refusals and alarms the table has given so far."""
    if live is None:
        return 0, 0
    return refusals(live), live.alarms[-1].count if live.alarms else 0
