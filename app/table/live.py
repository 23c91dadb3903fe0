"""What the table thread publishes after each change: the state, and what is true only now."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Final, Generic

from msgspec import Struct
from typing_extensions import TypeVar

from app.rules.house import House
from app.table.pace import Played
from app.table.state import NO_HOUSE, TableState

S_co = TypeVar("S_co", bound=TableState, covariant=True, default=TableState)

_KEPT_ALARMS: Final = 9
"""More than one dealer reads before the next throw."""


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
        turning: whether it turns clockwise, None where unknown.
        reason: one sentence for the screen, empty when all is well.
        damaged: lines that made no sense since the connection was made.
        number_at: UTC of the last number, ISO 8601, of a reader that says nothing else; else empty.
    """

    health: ReaderHealth = ReaderHealth.NONE
    device: str = ""
    speed: int | None = None
    turning: bool | None = None
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


class Alarm(Struct, frozen=True):
    """What somebody should look at; `count` says which of all alarms it was, from 1."""

    reason: str
    count: int


class Moment(Struct, frozen=True):
    """When something was recorded.

    Attributes:
        at: UTC, ISO 8601.
        spin: in which spin; None outside any.
    """

    at: str
    spin: int | None = None


def alarmed(alarms: tuple[Alarm, ...], reason: str) -> tuple[Alarm, ...]:
    """Add an alarm, the latest last: one that was there already is told once more and not twice.

    Only the latest are kept for the screen, however long nobody reads them; all are in the journal.
    """
    count = alarms[-1].count if alarms else 0
    others = [alarm for alarm in alarms if alarm.reason != reason]
    return (*others[1 - _KEPT_ALARMS :], Alarm(reason, count + 1))


class Live(Struct, Generic[S_co], frozen=True):
    """Everything that a desk draws.

    Attributes:
        state: of a table at which any game is played, where nobody says which.
        house: the profile that this station opens its table with.
        dealer: who deals at this station where nobody else is named; empty where nobody said.
        alarms: what somebody should look at, the latest last.
        steps_told: the reader tells the steps of the game too, and not its number alone.
        moments: when what waits for an answer, and what came and went at the bank, was recorded; by place.
        played: how many numbers fell of late, and since when.
        stopped: the table itself came to an end over a fault: nothing is heard or recorded any more.
        unasked: how often something happened that no person asked for.
    """

    state: S_co
    reader: ReaderNow = ReaderNow()
    journal: JournalNow = JournalNow()
    alarms: tuple[Alarm, ...] = ()
    refusal: Refusal | None = None
    practice: bool = False
    steps_told: bool = True
    house: House = NO_HOUSE
    dealer: str = ""
    moments: Mapping[int, Moment] = {}
    played: Played = Played()
    stopped: bool = False
    unasked: int = 0

    @property
    def refusals(self) -> int:
        """How many commands the table has refused so far."""
        return 0 if self.refusal is None else self.refusal.count
