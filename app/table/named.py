"""Who decided this evening: the capo tavolo and the inspector who were named last (rules 3, 8) [2]."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from app.table import events as happened
from app.table.event_record import Event


class Office(StrEnum):
    """Who decides; so the journal names him where no name is known."""

    CAPO_TAVOLO = "capo tavolo"
    INSPECTOR = "ispettore"


_NAMING: Final = frozenset(
    {
        happened.PaymentRuled,
        happened.AnnounceAccepted,
        happened.TableMinimum,
        happened.ColourAssigned,
        happened.AnnounceUndone,
        happened.SpinVoid,
        happened.VoidExplained,
    }
)


def named(event: Event) -> tuple[Office, str] | None:
    """Tell whom an event names, and what he is; None where it names nobody, or by his office alone."""
    if type(event) not in _NAMING:
        return None
    match event:
        case happened.PaymentRuled(office=str(office), by=name):
            found = Office(office), name
        case happened.AnnounceAccepted(accepted_by=str(name)) | happened.TableMinimum(by=str(name)):
            found = Office.CAPO_TAVOLO, name
        case happened.ColourAssigned(by=str(name)) | happened.AnnounceUndone(by=str(name)):
            found = Office.CAPO_TAVOLO, name
        case happened.SpinVoid(told=str(name)) | happened.VoidExplained(told=str(name)):
            found = Office.INSPECTOR, name
        case _:
            return None
    return None if found[1] in {*Office} else found
