"""Who decided this evening: the capo tavolo and the inspector who were named last (rules 3, 8) [2]."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct


class Office(StrEnum):
    """Who decides; so the journal names whoever holds it where no name is known."""

    CAPO_TAVOLO = "capo tavolo"
    INSPECTOR = "ispettore"


class Named(Struct, frozen=True):
    """Somebody who decided, by name."""

    office: Office
    name: str


def named_as(office: Office, name: str | None) -> Named | None:
    """Whom a name names; None where it is none, or that of an office."""
    return None if name is None or name in {*Office} else Named(office, name)
