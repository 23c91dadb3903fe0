"""What happens at a table, whatever is played at it: frozen records, each written once and never changed.

An event is what the journal keeps. Every kind is a form of its own, tagged with the name under which scripts
know it; the envelope (`seq`, `at`, `mono`, `boot`, `v`) is the journal's and the table thread's, and stands
beside these fields in the hashed text. A form only grows: a new field has a default, so that old journals are
read for ever. A game has kinds of its own besides, in its room.
"""

from __future__ import annotations

from app.table.bank_events import (
    BankMoved,
    BankShort,
    ChipMissing,
    DocumentPrinted,
    DocumentVoided,
    EntryCorrected,
)
from app.table.payment_events import (
    PaymentAnswered,
    PaymentChanged,
    PaymentDisputed,
    PaymentMade,
    PaymentRuled,
    PaymentUnmade,
)
from app.table.people_events import (
    PeopleSigned,
    PeopleUnsigned,
    PitBossAgain,
    RegisterDiffers,
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
    JournalBegun,
    TableClosed,
    TableDealer,
    TableMinimum,
    TableOpened,
    TableRelief,
    TableRules,
    TableSuspended,
    TableTaken,
)

__all__ = [
    "BankMoved",
    "BankShort",
    "ChipMissing",
    "ClockBehind",
    "ClockJumped",
    "ColourAssigned",
    "CommandRefused",
    "DocumentPrinted",
    "DocumentVoided",
    "EntryCorrected",
    "EventAnswered",
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
    "TableClosed",
    "TableDealer",
    "TableMinimum",
    "TableOpened",
    "TableRelief",
    "TableRules",
    "TableSuspended",
    "TableTaken",
]
