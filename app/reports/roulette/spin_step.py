"""One thing that happened to a spin, or at its table while it was alive, and the table after it."""

from __future__ import annotations

from typing import Final, NamedTuple

from app.reports.stamp import Stamp
from app.table import events as happened
from app.table.event_record import Event
from app.table.roulette import events as spun
from app.table.roulette.spin_table import SpinTable

BESIDE: Final = (
    happened.PeopleSigned,
    happened.PeopleUnsigned,
    happened.CommandRefused,
    happened.ReaderConnected,
    happened.ReaderLost,
    happened.ReaderWarning,
    happened.ClockBehind,
    happened.ClockJumped,
    happened.JournalVerified,
    happened.PitBossAgain,
    happened.RegisterDiffers,
    happened.TableDealer,
    happened.TableSuspended,
    happened.TableTaken,
    happened.BankShort,
)
"""What is told of the table while the spin was alive; the bank and the colours have pages of their own."""

ReaderTold = spun.SpinNumber | spun.SpinCandidate | spun.VoidNumber
"""What a reader told, with the lines that decided it."""


class Step(NamedTuple):
    """Something that happened, and the table after it.

    Attributes:
        own: it is the spin's; the others only fell into its time.
        counted: of who signed a count what was counted, as the bank's operation is called; empty elsewhere.
    """

    stamp: Stamp
    event: Event
    state: SpinTable
    own: bool = True
    counted: str = ""
