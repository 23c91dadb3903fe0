"""What is said of a spin that somebody must answer for."""

from __future__ import annotations

from app.reports.wording import tr
from app.table.event_record import Event
from app.table.roulette.spin_events import SpinClosed


def waiting_words(event: Event) -> str:
    """Say what needs somebody's answer; empty where it is of no spin."""
    match event:
        case SpinClosed():
            return tr("numero del lettore non confermato: {number}").format(number=event.lapsed)
        case _:
            return ""


def asked_words(event: Event) -> str:
    """Say what is asked of whoever answers for it; empty where it is of no spin."""
    return tr("Che numero è uscito") if isinstance(event, SpinClosed) else ""
