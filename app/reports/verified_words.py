"""What came of the daily check of the journal, as its day's page prints it."""

from __future__ import annotations

from msgspec import UNSET

from app.journal.verifying import KnownHead
from app.reports.voice import Voice
from app.reports.wording import count, tr
from app.table.station_events import JournalVerified


def verified_words(event: JournalVerified, voice: Voice) -> str:
    """Say up to where a journal holds, or what does not hold.

    Args:
        event: what came of a check.
        voice: says a sentence of a check.
    """
    if event.reason is not UNSET:
        why = voice.reason(event.reason)
        if event.place is UNSET:
            return tr("registro controllato: non regge: {why}").format(why=why)
        return tr("registro controllato: non regge al n. {seq}: {why}").format(seq=event.place, why=why)
    words = tr("registro controllato fino al n. {seq}: regge ({count} fatti)")
    return words.format(seq=KnownHead.read(event.head).seq, count=count(event.events))
