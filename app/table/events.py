"""What happened at a table: frozen records, each written once and never changed.

An event is what the journal keeps. Every kind is a form of its own, tagged with the name under which scripts
know it; the envelope (`seq`, `at`, `mono`, `boot`, `v`) is the journal's and the table thread's, and stands
beside these fields in the hashed text. A form only grows: a new field has a default, so that old journals are
read for ever.
"""

from __future__ import annotations

import msgspec

from app.foreign import UNREADABLE
from app.table.bank_events import (
    BankMoved,
    BankShort,
    ChipMissing,
    DocumentPrinted,
    DocumentVoided,
    EntryCorrected,
)
from app.table.event_record import Event, Form
from app.table.json_text import Json
from app.table.payment_events import (
    PaymentAnswered,
    PaymentChanged,
    PaymentDisputed,
    PaymentMade,
    PaymentRuled,
    PaymentUnmade,
)
from app.table.people_events import PeopleSigned, PeopleUnsigned, PitBossAgain, RegisterDiffers
from app.table.roulette.layout_events import (
    AnnounceAccepted,
    AnnounceHeard,
    AnnounceRefused,
    AnnounceUndone,
    BetBack,
    BetLeft,
    BetMisplaced,
    BetMoved,
    BetPlaced,
    BetRemoved,
    ZeroChosen,
    ZeroGrouped,
)
from app.table.roulette.spin_events import (
    CandidateRefused,
    SpinBetsOpen,
    SpinCandidate,
    SpinCleared,
    SpinClosed,
    SpinLast,
    SpinNoMoreBets,
    SpinNumber,
    SpinReopened,
    SpinSettled,
    SpinTakenBack,
    SpinThrown,
    SpinTurned,
    SpinValid,
    SpinVoid,
    StakeDone,
    VoidExplained,
    VoidNumber,
    WinnersEntered,
)
from app.table.station_events import (
    ClockBehind,
    ClockJumped,
    JournalVerified,
    ReaderConnected,
    ReaderLost,
    ReaderWarning,
)
from app.table.table_events import (
    ColourAssigned,
    CommandRefused,
    EventAnswered,
    HeldHanded,
    JournalBegun,
    TableClosed,
    TableDealer,
    TableMinimum,
    TableOpened,
    TableRelief,
    TableRules,
    TableSuspended,
    TableTaken,
    TableWheel,
)

__all__ = [
    "AnnounceAccepted",
    "AnnounceHeard",
    "AnnounceRefused",
    "AnnounceUndone",
    "AnyEvent",
    "BankMoved",
    "BankShort",
    "BetBack",
    "BetLeft",
    "BetMisplaced",
    "BetMoved",
    "BetPlaced",
    "BetRemoved",
    "CandidateRefused",
    "ChipMissing",
    "ClockBehind",
    "ClockJumped",
    "ColourAssigned",
    "CommandRefused",
    "DocumentPrinted",
    "DocumentVoided",
    "EntryCorrected",
    "EventAnswered",
    "Form",
    "HeldHanded",
    "JournalBegun",
    "JournalVerified",
    "PaymentAnswered",
    "PaymentChanged",
    "PaymentDisputed",
    "PaymentMade",
    "PaymentRuled",
    "PaymentUnmade",
    "PeopleSigned",
    "PeopleUnsigned",
    "PitBossAgain",
    "ReaderConnected",
    "ReaderLost",
    "ReaderWarning",
    "RegisterDiffers",
    "SpinBetsOpen",
    "SpinCandidate",
    "SpinCleared",
    "SpinClosed",
    "SpinLast",
    "SpinNoMoreBets",
    "SpinNumber",
    "SpinReopened",
    "SpinSettled",
    "SpinTakenBack",
    "SpinThrown",
    "SpinTurned",
    "SpinValid",
    "SpinVoid",
    "StakeDone",
    "TableClosed",
    "TableDealer",
    "TableMinimum",
    "TableOpened",
    "TableRelief",
    "TableRules",
    "TableSuspended",
    "TableTaken",
    "TableWheel",
    "UnknownEventError",
    "VoidExplained",
    "VoidNumber",
    "WinnersEntered",
    "ZeroChosen",
    "ZeroGrouped",
    "event_form",
    "read_event",
]

AnyEvent = (
    JournalBegun
    | TableOpened
    | TableClosed
    | TableRules
    | TableMinimum
    | TableDealer
    | TableRelief
    | TableSuspended
    | TableTaken
    | TableWheel
    | ColourAssigned
    | BankMoved
    | BankShort
    | ChipMissing
    | DocumentVoided
    | DocumentPrinted
    | EntryCorrected
    | HeldHanded
    | CommandRefused
    | EventAnswered
    | ClockBehind
    | ClockJumped
    | JournalVerified
    | PeopleSigned
    | PeopleUnsigned
    | PitBossAgain
    | SpinBetsOpen
    | SpinThrown
    | SpinNoMoreBets
    | SpinLast
    | SpinNumber
    | SpinCandidate
    | CandidateRefused
    | SpinVoid
    | SpinValid
    | VoidExplained
    | VoidNumber
    | SpinTurned
    | SpinTakenBack
    | SpinCleared
    | BetPlaced
    | BetRemoved
    | BetBack
    | BetMoved
    | BetMisplaced
    | BetLeft
    | ZeroChosen
    | ZeroGrouped
    | AnnounceAccepted
    | AnnounceRefused
    | AnnounceUndone
    | WinnersEntered
    | SpinSettled
    | PaymentMade
    | PaymentChanged
    | PaymentUnmade
    | PaymentDisputed
    | PaymentRuled
    | PaymentAnswered
    | StakeDone
    | SpinClosed
    | SpinReopened
    | ReaderConnected
    | ReaderLost
    | ReaderWarning
    | RegisterDiffers
)

_decoder = msgspec.json.Decoder(AnyEvent)


class UnknownEventError(ValueError):
    """The text is no event that this program knows."""


def event_form(event: Event) -> dict[str, Json]:
    """Write an event as plain values: its kind, its spin and its own fields."""
    form: dict[str, Json] = msgspec.to_builtins(event)
    return form


def read_event(body: bytes) -> AnyEvent:
    """Read an event from its recorded text; the envelope's fields are passed over.

    Raises:
        UnknownEventError: no event, or one of a kind or form that is not known.
    """
    try:
        event: AnyEvent = _decoder.decode(body)
    except UNREADABLE as fault:
        raise UnknownEventError(str(fault)) from fault
    return event
