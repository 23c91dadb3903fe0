"""What a person may do at the table: each command verified against the state, and answered with events.

One that may not be done now is refused with a reason and changes nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from app.table import (
    answering,
    assigning,
    bank,
    correcting,
    counting_box,
    documents,
    opening,
    paying,
    relieving,
    suspending,
)
from app.table.command import Command, command_form, is_said, name_of, read_command
from app.table.note_box import BOX
from app.table.opening import Opening
from app.table.roulette import choosing, entering, handing, misplacing, placing, taken_up, throwing, voiding
from app.table.roulette.spin_commands import (
    AnnounceLast,
    ChangeWheel,
    ChooseAtZero,
    ClearLayout,
    ConfirmNumber,
    CountAfterAll,
    DeclareVoid,
    EnterDifference,
    EnterWinners,
    ExplainVoid,
    GroupColour,
    LeaveWinnings,
    MarkDone,
    Misplace,
    MoveBet,
    NoMoreBets,
    PlaceBet,
    RefuseNumber,
    RemoveBet,
    TakeAnnounce,
    TakeUpBefore,
    Throw,
    TypeNumber,
)
from app.table.roulette.spin_table import SpinTable
from app.table.roulette.spin_turn import SpinTurn
from app.table.table_commands import (
    AnnounceRelief,
    Answer,
    AssignColour,
    ChangeDealer,
    ChangeDocument,
    ChangeMinimum,
    ClosePlay,
    ConfirmDealer,
    Correct,
    Dispute,
    HandHeld,
    MarkAllPaid,
    MarkMissing,
    MarkPaid,
    MarkUnpaid,
    MoveBank,
    NextSpin,
    OpenPlay,
    ReopenSpin,
    RuleOn,
    Suspend,
)


def _announce(turn: SpinTurn, said: TakeAnnounce, usual: Opening) -> None:
    """Take an announce; all eighty are worked out when the first is given, and not at the program's start."""
    if said.over:
        from app.table.roulette.announce_undone import undo_announce  # noqa: PLC0415 - see above

        undo_announce(turn, said)
    elif is_said(said.after) or is_said(said.of):
        from app.table.roulette.announce_again import announce_again  # noqa: PLC0415 - see above

        announce_again(turn, said, usual)
    else:
        from app.table.roulette.announcing import announce  # noqa: PLC0415 - see above

        announce(turn, said, usual)


def _bank(turn: SpinTurn, said: MoveBank, usual: Opening) -> None:
    """Record a count of the note box, or what came and went at the bank."""
    move = counting_box.count_box if said.operation == BOX else bank.move_bank
    move(turn, said, usual)


Act = Callable[[SpinTurn, Any, Opening], None]

ACTS: Final[Mapping[type[Command], Act]] = {
    OpenPlay: opening.open_play,
    ClosePlay: opening.close_play,
    AnnounceLast: opening.last_spin,
    ChangeMinimum: opening.change_minimum,
    ChangeDealer: relieving.change_dealer,
    ConfirmDealer: relieving.confirm_dealer,
    AnnounceRelief: relieving.announce_relief,
    ChangeWheel: opening.change_wheel,
    Suspend: suspending.suspend,
    AssignColour: assigning.assign_colour,
    Throw: throwing.throw,
    NoMoreBets: throwing.no_more_bets,
    TypeNumber: throwing.type_number,
    ConfirmNumber: throwing.confirm_number,
    RefuseNumber: throwing.refuse_number,
    DeclareVoid: voiding.void_throw,
    ExplainVoid: voiding.explain_void,
    CountAfterAll: voiding.count_after_all,
    ClearLayout: entering.clear_layout,
    PlaceBet: placing.place,
    RemoveBet: placing.remove,
    MoveBet: placing.move,
    Misplace: misplacing.misplace,
    LeaveWinnings: placing.leave,
    TakeUpBefore: taken_up.take_up_before,
    ChooseAtZero: choosing.choose_at_zero,
    GroupColour: choosing.group_colour,
    TakeAnnounce: _announce,
    EnterWinners: entering.enter_winners,
    EnterDifference: entering.enter_difference,
    MarkPaid: paying.mark_paid,
    MarkUnpaid: paying.mark_unpaid,
    MarkAllPaid: paying.mark_all_paid,
    MarkDone: entering.mark_done,
    Dispute: paying.dispute,
    RuleOn: paying.rule,
    MoveBank: _bank,
    ChangeDocument: documents.change_document,
    MarkMissing: bank.mark_missing,
    Correct: correcting.correct,
    Answer: answering.answer,
    HandHeld: handing.hand_held,
    NextSpin: paying.next_spin,
    ReopenSpin: paying.reopen_spin,
}
"""What does each command."""
KINDS: Final[Mapping[str, type[Command]]] = {name_of(kind): kind for kind in ACTS}
"""The commands by what `do` names."""


def do_command(turn: SpinTurn, said: Command, usual: Opening) -> None:
    """Do what a person asks.

    Args:
        turn: takes the events.
        said: the command.
        usual: how this station opens its table.

    Raises:
        BadInputError: what only the table can read is wrong; the fault names the field.
        RefusedError: it may not be done now.
    """
    ACTS[type(said)](turn, said, usual)


def tried_turn(state: SpinTable, said: Command) -> SpinTurn:
    """Do a command on a turn that nobody keeps, with a wheel that is ready: what would it cause?

    Raises:
        BadInputError, RefusedError: it may not be done now.
    """
    turn = SpinTurn(state, ready=True)
    read = read_command(command_form(said), KINDS)
    do_command(turn, read, Opening(state.table, state.house, state.dealer, state.side, ""))
    return turn


def tried(state: SpinTable, said: Command) -> SpinTable:
    """Tell what the table would be after a command; raises as `tried_turn` does."""
    return tried_turn(state, said).state
