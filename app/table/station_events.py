"""What a station finds about itself: its readers, its clocks, its journal."""

from __future__ import annotations

from typing import Final

from msgspec import UNSET, UnsetType

from app.table.event_record import Event
from app.table.troubles import Trouble

COPIED_AGAIN: Final = "copied_again"
"""The warning that says that another one is over: nobody has to answer for it."""
BEHIND_EVENT: Final = "event"
BEHIND_PROGRAM: Final = "program"


class ReaderConnected(Event, frozen=True, kw_only=True, tag="reader.connected"):
    """A reader's line is alive."""

    device: str
    reason: str = ""


class ReaderLost(Event, frozen=True, kw_only=True, tag="reader.lost"):
    """A reader's line is gone or silent; numbers are typed until it comes back."""

    device: str
    reason: str


class ReaderWarning(Event, frozen=True, kw_only=True, tag="reader.warning"):
    """Something about a reader that a pit boss should hear of.

    Attributes:
        throw: of two numbers for one ball, which throw of the spin they were told for.
        planned: the table is closed, and the house switches the reader off or on in these hours: nobody need
            answer for it.
    """

    device: str
    reason: str
    detail: str = ""
    count: int = 1
    throw: int | UnsetType = UNSET
    planned: bool | UnsetType = UNSET

    @property
    def needs_answer(self) -> bool:
        """Not where it says that another one is over, nor where the reader is switched off by plan."""
        return self.reason != COPIED_AGAIN and self.planned is not True

    @property
    def alarm(self) -> str | None:
        """What is wrong, where it is not by plan."""
        return None if self.planned is True else self.detail or self.reason


class JournalVerified(Event, frozen=True, kw_only=True, tag="journal.verified"):
    """The journal was verified while its table played; where `reason` is absent, all of it held.

    Attributes:
        after: the event that it went on from, as `verify --after` takes it; empty from the beginning.
        head: the last event that held, written so; empty where not all did.
        events: how many were walked: from the opening of that event's night on.
        place: of the first that does not hold; absent where that is none by itself.
        reason: what does not hold.
    """

    after: str
    head: str
    events: int
    place: int | UnsetType = UNSET
    reason: str | UnsetType = UNSET

    @property
    def needs_answer(self) -> bool:
        """Where it does not hold."""
        return self.reason is not UNSET

    @property
    def alarm(self) -> str | None:
        """What does not hold."""
        return None if self.reason is UNSET else Trouble.JOURNAL_WRONG(why=self.reason)


class ClockBehind(Event, frozen=True, kw_only=True, tag="clock.behind"):
    """When the program started, the wall clock stood earlier than it can: no time since can be trusted.

    Attributes:
        microseconds: by how much, at the least.
        than: behind what: "event", the last one recorded before; "program", the day on which it was made.
    """

    microseconds: int
    than: str

    @property
    def needs_answer(self) -> bool:
        """Always."""
        return True

    @property
    def alarm(self) -> str:
        """Behind what it stood."""
        if self.than == BEHIND_PROGRAM:
            return Trouble.CLOCK_BEFORE_PROGRAM()
        return Trouble.CLOCK_BEHIND(seconds=f"{self.microseconds / 1e6:.0f}")


class ClockJumped(Event, frozen=True, kw_only=True, tag="clock.jumped"):
    """The wall clock was set while the steady one ran on: times before it and after it cannot be compared.

    Attributes:
        microseconds: by how much it went ahead, or below zero back.
    """

    microseconds: int

    @property
    def needs_answer(self) -> bool:
        """Always."""
        return True

    @property
    def alarm(self) -> str:
        """By how much it was set, and which way."""
        set_by = Trouble.CLOCK_AHEAD if self.microseconds > 0 else Trouble.CLOCK_BACK
        return set_by(seconds=f"{abs(self.microseconds) / 1e6:.0f}")
