"""What the dealer can do on this desk, and what of it the table would not refuse now."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Final, TypeAlias

from msgspec.structs import replace

from app.latest import Latest
from app.rules.money import Cents
from app.table.acting import tried
from app.table.bad_input import BadInputError
from app.table.command import Command
from app.table.live import Live
from app.table.refusals import Refusal
from app.table.roulette.last_spin import bets_are_over
from app.table.roulette.reopening import closed_spin
from app.table.roulette.spin_commands import (
    AnnounceLast,
    ClearLayout,
    ConfirmNumber,
    CountAfterAll,
    DeclareVoid,
    NoMoreBets,
    RefuseNumber,
    Throw,
    TypeNumber,
)
from app.table.roulette.spin_table import SpinTable
from app.table.state import S, TableState
from app.table.table_commands import AnnounceRelief, ChangeMinimum, ClosePlay, OpenPlay, ReopenSpin
from app.table.turn import RefusedError

Dealt: TypeAlias = Live[SpinTable]
"""What is published of the table that is dealt from this desk."""


class Act(StrEnum):
    """Every button that is not a chip, a count or a place on the cloth."""

    OPEN = "open"
    CLOSE = "close"
    THROW = "throw"
    NO_MORE_BETS = "no_more_bets"
    NUMBER = "number"
    CONFIRM = "confirm"
    REFUSE = "refuse"
    VOID = "void"
    """Rien va: it holds as soon as it is said, and why is asked afterwards"""
    WHY_VOID = "why_void"
    """why a throw was void, and who decided it"""
    VALID = "valid"
    """il colpo vale: a void throw counts after all"""
    LAST = "last"
    RELIEF = "relief"
    """one more throw, then another dealer"""
    CLEARED = "cleared"
    PAID = "paid"
    """what is shown large is done: a payment is pushed over, or another stake is seen to"""
    RESTS = "rests"
    """winnings that rested until now rest again, or all is taken off: the player takes nothing"""
    UNPAID = "unpaid"
    PAID_ALL = "paid_all"
    SEEN_TO_ALL = "seen_to_all"
    """all that is done before the payments, or after them, at once: a dealer halves by eye"""
    NEXT = "next"
    REOPEN = "reopen"
    """the spin that was closed last is paid again, until the next "Rien ne va plus" """
    FINISHED = "finished"
    """the bank has no more of the payment's chip, or has it again"""
    UNDO = "undo"
    REDO = "redo"
    WHOLE = "whole"
    """the whole layout instead of the neighbourhood, and back"""
    KIND = "kind"
    """notes or complimentary chips instead of chips of value"""
    BEFORE = "before"
    """look at the payment before"""
    AFTER = "after"
    LINES = "lines"
    """all the payments, to look at one"""
    DUE = "due"
    """back to the payment that is due"""
    PUT_RIGHT = "put_right"
    """take what the journal holds, because the table refused the entry"""
    DISMISS = "dismiss"
    OTHER_NOTICE = "other_notice"
    """look at the notice that waits behind the one that is shown"""
    LATE = "late"
    """the announce over which the number fell is recorded as refused"""
    WAS_PAID = "was_paid"
    """a payment that nobody had marked when its spin was closed was made"""
    WAS_NOT_PAID = "was_not_paid"
    ANNOUNCE = "announce"
    """the race track over the whole desk"""
    TABLE = "table"
    """all that is rarely done, two touches away"""
    MINIMUM = "minimum"
    COLOUR = "colour"
    """a colour of a player, at a value of his own"""
    HAND_OVER = "hand_over"
    SUSPEND = "suspend"
    """and take up again"""
    PAYMENT = "payment"
    """what else there is to say about the payment that is shown large"""
    ZERO = "zero"
    """what zero leaves to be decided"""
    OTHER_NUMBER = "other_number"
    """the reader is contradicted"""
    PRISONERS = "prisoners"
    """a player moves what he has in prison"""
    MISPLACED = "misplaced"
    """a chip lies wrong, plainly or in doubt"""
    HAND = "hand"
    """what was taken off the layout is handed to its player"""
    BANK = "bank"
    """counts, fills, credits, changes, and what was recorded of them"""
    EXCHANGE = "exchange"
    """a colour is sold, handed in or given to a seat, or a tip is given, by the short way"""
    TIP = "tip"
    """a tip of the payment that is shown large"""
    ANSWER = "answer"
    """somebody answers by name for what needed it"""
    HELP = "help"
    """the manual, at the page that belongs to what is seen"""
    KEYS = "keys"
    """the sheet of keys"""
    SETTINGS = "settings"
    STATION = "station"
    """the table's name, its house and its side from the next start on"""
    DEVICES = "devices"
    """the wheel's reader, from the next start on"""
    SUPPORT = "support"
    """a file for whoever is asked for help"""
    DISPLAY = "display"
    """show the players' display, or hide it"""
    FILL = "fill"
    """the desk over the whole screen, or in a window"""
    NEW_JOURNAL = "new_journal"
    """leave a journal that takes nothing any more, and go on in a new one"""
    QUIT = "quit"
    """end the program, whatever the table does"""


ALWAYS: Final = frozenset(
    {
        Act.TABLE,
        Act.BANK,
        Act.HELP,
        Act.KEYS,
        Act.SETTINGS,
        Act.STATION,
        Act.DEVICES,
        Act.SUPPORT,
        Act.DISPLAY,
        Act.FILL,
        Act.QUIT,
        Act.OTHER_NOTICE,
    }
)
"""What can be opened or looked at whatever the table does."""

_WHILE_OPEN: Final = frozenset({Act.COLOUR, Act.HAND_OVER, Act.SUSPEND, Act.EXCHANGE, Act.TIP})
"""What has a page of its own that says when it can be done."""
_AFTER_THE_LAST: Final = frozenset({Act.NUMBER, Act.LAST, Act.RELIEF})
"""What nobody does once the last spin is played (rules 8)."""
_ASKED: Final[Mapping[Act, Command]] = {
    Act.OPEN: OpenPlay(),
    Act.CLOSE: ClosePlay(),
    Act.THROW: Throw(),
    Act.NO_MORE_BETS: NoMoreBets(),
    Act.NUMBER: TypeNumber(number=0),
    Act.CONFIRM: ConfirmNumber(),
    Act.REFUSE: RefuseNumber(),
    Act.VOID: DeclareVoid(reason=""),
    Act.VALID: CountAfterAll(reason="?"),
    Act.LAST: AnnounceLast(),
    Act.RELIEF: AnnounceRelief(),
    Act.CLEARED: ClearLayout(),
    Act.REOPEN: ReopenSpin(),
    Act.MINIMUM: ChangeMinimum(minimum=Cents(10000), by="?"),
}
"""The command behind each button, as it would be sent."""


def table_acts(state: SpinTable) -> frozenset[Act]:
    """Tell what the table would not refuse now, payments and the entry apart: the table's own code is asked.

    A number is typed only when nothing is being paid, and no other number waits for an answer.
    """
    return _not_refused(state)


def _asked_of_the_table(state: SpinTable) -> frozenset[Act]:
    if state.suspended is not None:
        return frozenset({Act.SUSPEND})
    if not state.opened:
        return frozenset({Act.OPEN})
    asked = {**_ASKED, Act.LAST: AnnounceLast(over=is_last_announced(state))}
    forms = {act: _said(state, act, form) for act, form in asked.items() if act is not Act.OPEN}
    acts = _WHILE_OPEN | {act for act, form in forms.items() if could(state, form)}
    if closed_spin(state) is not None:  # where it stays closed, a touch says why
        acts |= {Act.REOPEN}
    takes = state.house.announces and not bets_are_over(state)
    if takes and (state.betting is not None or Act.CLEARED in acts):
        acts |= {Act.ANNOUNCE}  # whoever takes one says that the layout is clear
    if state.last_played and state.paying is None:
        acts -= _AFTER_THE_LAST
    return acts - {Act.NUMBER} if state.paying is not None or Act.CONFIRM in acts else acts


def _besides_entry(state: SpinTable) -> SpinTable:
    """Leave out what is entered of the spin that is paid: none of these acts asks for it."""
    spin = state.paying
    if spin is not None:
        payable = replace(spin.payable, payments=None, revision=0)
        spin = replace(spin, winners=(), entered=0, settlement=None, payable=payable)
    return replace(state, seq=0, ghosts=(), paying=spin)


_not_refused: Final = Latest(_asked_of_the_table, _besides_entry)
"""A draft is drawn before the table has it, and each touch enters winners: the acts are what they were."""


def why_not_now(state: SpinTable, act: Act) -> str:
    """Say why the table would refuse what a key asks for; empty where it would not, or never does.

    While play is suspended the desk asks for none of these, also where the table itself would take it.

    Args:
        state: the table.
        act: one that is a command as it stands.
    """
    form = _ASKED.get(act)
    if form is not None and state.suspended is not None:
        return Refusal.SUSPENDED()
    return "" if form is None else why_not(state, _said(state, act, form))


def is_last_announced(state: SpinTable) -> bool:
    """Whether the spin that is bet on was announced as the last: the same button takes it back."""
    return state.betting is not None and state.betting.last


def _said(state: SpinTable, act: Act, said: Command) -> Command:
    """Where a ball is drawn, whoever confirms its number says that the drum turned both ways (rules 10)."""
    return ConfirmNumber(turned=True) if act is Act.CONFIRM and state.house.draws else said


def could(state: TableState, said: Command) -> bool:
    """Ask on a turn that nobody keeps."""
    return would_be(state, said) is not None


def why_not(state: TableState, said: Command) -> str:
    """Say why the table would refuse a command, as it says so itself; empty where it would not."""
    try:
        tried(state, said)
    except (RefusedError, BadInputError) as fault:
        return fault.reason
    return ""


def would_be(state: S, said: Command) -> S | None:
    """Tell what the table would be after a command, on a turn that nobody keeps; None where it is refused."""
    try:
        return tried(state, said)
    except (RefusedError, BadInputError):
        return None
