"""What a person may do at a table: each command verified against the state, and answered with events.

One that may not be done now is refused with a reason and changes nothing.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
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
    reopening,
    suspending,
)
from app.table.command import Command, command_form, name_of, read_command
from app.table.game import Change, Do, Game, game_of
from app.table.note_box import BOX
from app.table.state import S, TableState
from app.table.station_opening import Opening
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
from app.table.turn import RefusedError, Turn


def _bank(turn: Turn, said: MoveBank, usual: Opening) -> None:
    """Record a count of the note box, or what came and went at the bank."""
    move = counting_box.count_box if said.operation == BOX else bank.move_bank
    move(turn, said, usual)


_ACTS: Final[Mapping[type[Command], Do[TableState]]] = {
    OpenPlay: opening.open_play,
    ClosePlay: opening.close_play,
    ChangeMinimum: opening.change_minimum,
    ChangeDealer: relieving.change_dealer,
    ConfirmDealer: relieving.confirm_dealer,
    AnnounceRelief: relieving.announce_relief,
    Suspend: suspending.suspend,
    AssignColour: assigning.assign_colour,
    MarkPaid: paying.mark_paid,
    MarkUnpaid: paying.mark_unpaid,
    MarkAllPaid: paying.mark_all_paid,
    Dispute: paying.dispute,
    RuleOn: paying.rule,
    MoveBank: _bank,
    ChangeDocument: documents.change_document,
    MarkMissing: bank.mark_missing,
    Correct: correcting.correct,
    Answer: answering.answer,
    NextSpin: paying.next_spin,
    ReopenSpin: reopening.reopen_round,
}
"""What does each command of any table."""


@cache
def acts_at(game: Game[Any]) -> Mapping[type[Command], Do[Any]]:
    """What does each command at a table where a game is played: its own, the game's, those of side games."""
    beside: dict[type[Command], Do[Any]] = {}
    for side in game.sides:
        beside |= side.acts
    return {**_ACTS, **game.acts, **beside}


@cache
def commands_at(game: Game[Any]) -> Mapping[str, type[Command]]:
    """The commands at a table where a game is played, by what `do` names."""
    return {name_of(kind): kind for kind in acts_at(game)}


def do_command(turn: Turn[S], said: Command, usual: Opening) -> None:
    """Do what a person asks.

    Args:
        turn: takes the events.
        said: the command.
        usual: how this station opens its table.

    Raises:
        BadInputError: what only the table can read is wrong; the fault names the field.
        RefusedError: it may not be done now.
    """
    acts_at(game_of(turn.state))[type(said)](turn, said, usual)


def tried_turn(state: S, said: Command) -> Turn[S]:
    """Do a command on a turn that nobody keeps, with devices that are ready: what would it cause?

    Raises:
        BadInputError, RefusedError: it may not be done now.
    """
    turn = Turn(state, ready=True)
    read = read_command(command_form(said), commands_at(game_of(state)))
    do_command(turn, read, Opening(state.table, state.house, state.dealer, state.side, ""))
    return turn


def tried(state: S, said: Command) -> S:
    """Tell what the table would be after a command; raises as `tried_turn` does."""
    return tried_turn(state, said).state


def lets(state: TableState, change: Change) -> bool:
    """Whether the game lets a change be made now, asked on a turn that nobody keeps."""
    try:
        game_of(state).let_change(Turn(state, ready=True), change)
    except RefusedError:
        return False
    return True
