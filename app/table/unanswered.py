"""What needs somebody's answer: it waits until a person answers for it by name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from msgspec import UNSET

from app.table import events as happened
from app.table.event_record import Event

COPIED_AGAIN: Final = "copied_again"
"""The warning that says that another one is over: nobody has to answer for it."""


_CONCERNED: Final = frozenset(
    {
        happened.TableOpened,
        happened.TableTaken,
        happened.EventAnswered,
        happened.ReaderWarning,
        happened.ClockBehind,
        happened.ClockJumped,
        happened.JournalVerified,
        happened.PitBossAgain,
        happened.RegisterDiffers,
        happened.SpinClosed,
        happened.BankMoved,
        happened.BankShort,
        happened.EntryCorrected,
    }
)
"""The events that begin to wait for an answer, or end it."""


def needs_answer(event: Event) -> bool:
    """Whether somebody must look into it.

    A warning of a reader, a number that nobody confirmed before the next throw, a clock that was set or
    stood behind, what was taken over from a journal that was refused, an opening count that is not what the
    last closing count left, a closing count that is not what should lie there and a count of the note box
    that is not the drop, also once it was put right,
    a known bank that has less than nothing of a chip, a journal that was verified and does not hold, a pit
    boss whose code the machine's administrator gave, and a register of people that is not the one that the
    table knew. A reader that is switched off by plan is none, nor one that was contradicted: whoever did so
    is named with it. Nor is a spin whose payments nobody entered: it happens at every table.
    """
    match event:
        case happened.ReaderWarning(reason=reason, planned=planned):
            return reason != COPIED_AGAIN and planned is not True
        case (
            happened.ClockBehind()
            | happened.ClockJumped()
            | happened.PitBossAgain()
            | happened.RegisterDiffers()
            | happened.TableTaken()
            | happened.BankShort()
        ):
            return True
        case happened.JournalVerified(reason=reason):
            return reason is not UNSET
        case happened.SpinClosed(lapsed=lapsed):
            return lapsed is not None
        case happened.BankMoved(differs=differs, off=off) | happened.EntryCorrected(differs=differs, off=off):
            return not (differs is UNSET and off is UNSET)
        case _:
            return False


Waiting = Mapping[int, Event]
"""What waits for an answer, by its place in the table's record."""


def left_unanswered(waiting: Waiting, seq: int, event: Event) -> Waiting:
    """Say what of a night waits for an answer once one more thing has happened.

    Args:
        waiting: what waited before, by its place in the table's record.
        seq: the place of what happened.
        event: what happened.
    """
    if type(event) not in _CONCERNED:
        return waiting
    match event:
        case happened.TableOpened():
            return {}
        case happened.EventAnswered(of=of):
            return {seq: each for seq, each in waiting.items() if seq != of}
        case _:
            return {**waiting, seq: event} if needs_answer(event) else waiting
