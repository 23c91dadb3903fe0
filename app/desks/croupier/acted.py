"""What an act that concerns the dealer's own desk alone makes of the draft; nothing of it is sent."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from app.desks.croupier.acts import Act, Dealt
from app.desks.croupier.notices import Banner, Notice
from app.desks.croupier.payments.looking import looked
from app.desks.croupier.roulette.announces import change
from app.desks.croupier.roulette.entry import draft as entry
from app.desks.croupier.roulette.entry.entered import Draft
from app.desks.croupier.roulette.entry.taking_up import gone_from
from app.desks.croupier.screen import Screen


def acted(draft: Draft, act: Act, screen: Screen | None, live: Dealt | None) -> Draft:
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
            looking = looked(None if screen is None else screen.payments, act)
            return draft._replace(entering=False, looking=looking)
        case Act.PUT_RIGHT:
            return _put_right(draft, live)
        case Act.DISMISS | Act.OTHER_NOTICE | Act.LATE:
            return _of_banner(draft, act, None if screen is None else screen.banner)
        case _:
            return draft


def _put_right(draft: Draft, live: Dealt | None) -> Draft:
    if live is None or live.state.paying is None:
        return draft
    paying = live.state.paying
    right = entry.put_right(draft, paying.winners, gone_from(paying))
    return right._replace(refusals_read=live.refusals)


def _of_banner(draft: Draft, act: Act, banner: Banner | None) -> Draft:
    """Put away what the banner tells, and nothing that waits behind it: nobody has read that yet."""
    if act is Act.LATE:
        return _heard(draft)
    if banner is None:
        return draft
    if act is Act.OTHER_NOTICE:
        return draft._replace(turned=banner.behind)
    put_away = _PUT_AWAY.get(banner.notice)
    return draft if put_away is None else put_away(draft, banner)


def _lit(draft: Draft, banner: Banner) -> Draft:
    """Put away what a lamp goes on showing as long as it lasts."""
    return draft._replace(lamps_read=draft.lamps_read | {banner.key})


def _heard(draft: Draft) -> Draft:
    """Forget the announce that a number cut off."""
    return draft._replace(said=draft.said._replace(cut_off=None))


_PUT_AWAY: Final[Mapping[Notice, Callable[[Draft, Banner], Draft]]] = {
    Notice.REFUSED: lambda draft, banner: draft._replace(refusals_read=banner.nth),
    Notice.ALARM: lambda draft, banner: draft._replace(alarms_read=draft.alarms_read | {banner.nth}),
    Notice.CHANGE: lambda draft, _: draft._replace(changes=change.given(draft.changes)),
    Notice.CUT_OFF: lambda draft, _: _heard(draft),
    Notice.VOICELESS: lambda draft, _: draft._replace(voiceless=""),
    Notice.JOURNAL: _lit,
    Notice.READER_LOST: _lit,
    Notice.READER_SILENT: _lit,
    Notice.HANDED_OVER: lambda draft, _: draft._replace(relief=""),
}
