"""What is put away of what the banner tells, and nothing that waits behind it: nobody has read that yet."""

from __future__ import annotations

from dataclasses import replace

from app.desks.croupier.draft import D
from app.desks.croupier.notices import Banner, Notice


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
