"""What the table thread publishes after each change: the state, and what is true only now."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from app.rules.house import House
from app.table.state import NO_HOUSE, TableState


class ReaderHealth(StrEnum):
    """How the reader's line is, for the lamp on the screen."""

    NONE = "none"
    """the table has no reader: numbers are typed"""
    LIVE = "live"
    STALE = "stale"
    SILENT = "silent"
    LOST = "lost"


class ReaderNow(Struct, frozen=True):
    """The reader at this moment.

    Attributes:
        speed: rotor speed in tenths of a turn a minute, None where unknown.
        clockwise: the rotor's direction, None where unknown.
        reason: one sentence for the screen, empty when all is well.
        damaged: lines that made no sense since the connection was made.
        number_at: UTC of the last number, ISO 8601, of a reader that says nothing else; else empty.
    """

    health: ReaderHealth = ReaderHealth.NONE
    device: str = ""
    speed: int | None = None
    clockwise: bool | None = None
    reason: str = ""
    damaged: int = 0
    number_at: str = ""


class JournalNow(Struct, frozen=True):
    """The journal at this moment.

    Attributes:
        written_at: UTC of the last durable event, ISO 8601, or empty.
        on_paper: events that could not be written and are kept in memory; 0 when all is well.
        reason: one sentence for the screen, empty when all is well.
    """

    written_at: str = ""
    on_paper: int = 0
    reason: str = ""


class Refusal(Struct, frozen=True):
    """The last action that was refused, and why; `count` tells two equal refusals apart."""

    reason: str
    count: int
    command: str = ""


class Live(Struct, frozen=True):
    """Everything that a desk draws.

    Attributes:
        house: the profile that this station opens its table with.
        alarms: what somebody should look at, the latest last; it only grows while the program runs.
    """

    state: TableState
    reader: ReaderNow = ReaderNow()
    journal: JournalNow = JournalNow()
    alarms: tuple[str, ...] = ()
    refusal: Refusal | None = None
    practice: bool = False
    house: House = NO_HOUSE
