"""What a table hears, whatever is played at it: its readers' lines, the clock, the journal, codes."""

from __future__ import annotations

from msgspec import UNSET, Struct

from app.table import events as happened
from app.table.people_heard import BesideHeard, PeopleHeard, hear_people
from app.table.turn import Turn


class ReaderHeard(Struct, frozen=True):
    """A reader's line came alive, or was lost."""

    device: str
    connected: bool
    reason: str


class WarningHeard(Struct, frozen=True):
    """Something about a reader that a pit boss should hear of; `planned`: it was switched by plan."""

    device: str
    reason: str
    detail: str = ""
    count: int = 1
    planned: bool = False


class ClockHeard(Struct, frozen=True):
    """The machine's clock was set; `microseconds` ahead, or below zero back."""

    microseconds: int


class ClockBehindHeard(BesideHeard, frozen=True):
    """At a start the machine's clock stood behind something by so many microseconds, at the least."""

    microseconds: int
    than: str


class VerifiedHeard(BesideHeard, frozen=True):
    """The journal was verified: what was walked, and the first that does not hold.

    Attributes:
        after: what it went on from; empty from the beginning.
        head: the last event, where all held.
        events: how many were walked.
        place: of the first that does not hold, if it is one.
        reason: what does not hold; empty where all does.
    """

    after: str
    head: str
    events: int
    place: int | None = None
    reason: str = ""


Found = ClockBehindHeard | VerifiedHeard | PeopleHeard
"""What the program found beside the game."""
OfAnyTable = ReaderHeard | ClockHeard | Found


def hear_of_any_table(turn: Turn, heard: OfAnyTable) -> None:
    """Record what is heard; nothing of it is ever refused."""
    match heard:
        case ReaderHeard():
            changed = happened.ReaderConnected if heard.connected else happened.ReaderLost
            turn.happen(changed(device=heard.device, reason=heard.reason))
        case ClockHeard():
            turn.happen(happened.ClockJumped(microseconds=heard.microseconds))
        case ClockBehindHeard():
            turn.happen(happened.ClockBehind(microseconds=heard.microseconds, than=heard.than))
        case PeopleHeard():
            hear_people(turn, heard)
        case VerifiedHeard():
            verified = happened.JournalVerified(
                after=heard.after,
                head=heard.head,
                events=heard.events,
                place=UNSET if heard.place is None else heard.place,
                reason=heard.reason or UNSET,
            )
            turn.happen(verified)
