"""Putting right what was recorded: nothing is changed, and what is true is said beside it, before a witness.

What it says instead counts where it is an operation of this night's bank; of all else it is there to be read.
"""

from __future__ import annotations

from typing import Final

from msgspec import UNSET

from app.rules.money import Cents, money_text
from app.table import events as happened
from app.table.bad_input import BadInputError
from app.table.bank import read_movement
from app.table.bank_fold import book_corrected, corrected_movement
from app.table.fields import MOST_EVENTS, at, members, recordable, text, whole
from app.table.json_text import Json
from app.table.opening import Fields, Opening
from app.table.state import TableState
from app.table.turn import Turn, refuse

_MOVEMENT: Final = frozenset({"chips", "document"})


def correct(turn: Turn, fields: Fields, _opening: Opening) -> None:
    """Say what something recorded should have been, why, by whom and before whom."""
    state = turn.state
    of = at("of", lambda value: whole(value, 1, MOST_EVENTS), fields["of"])
    by, witness = at("by", text, fields["by"]), at("witness", text, fields["witness"])
    if of > state.seq:
        refuse(f"nothing is recorded under {of}: the last is {state.seq}")
    if of in state.corrections:
        refuse(f"{of} is a correction itself: correct what it was about once more")
    if by == witness:
        refuse("the witness is another person than who corrects", rule="rules 9")
    instead = at("instead", lambda value: _read_instead(value, of, state), fields["instead"])
    turn.happen(
        happened.EntryCorrected(
            of=of,
            reason=at("reason", text, fields["reason"]),
            by=by,
            witness=witness,
            instead=instead,
            result=_result(state, of, instead),
        )
    )


def _read_instead(value: Json, of: int, state: TableState) -> happened.Form:
    """Read what is said instead: of the bank's operations chips or document, of all else any fields."""
    if type(value) is not dict:
        raise BadInputError("must be an object")
    if not value:
        raise BadInputError("must say something instead")
    was = state.movements.get(of)
    if was is None:
        return {key: at(key, recordable, item) for key, item in value.items()}
    form = members(value, _MOVEMENT, ())
    said: Fields = {"chips": list(was.chips), **_document_of(was), **form}
    read = read_movement(was.operation, said, state)
    instead: happened.Form = {"chips": read.chips, "amount": money_text(Cents(read.amount))}
    return instead if read.document is None else {**instead, "document": read.document}


def _document_of(was: happened.BankMoved) -> dict[str, Json]:
    """An operation's document goes on holding, with what it says that it is about."""
    if was.document is None:
        return {}
    if was.document_total is UNSET:
        return {"document": was.document}
    return {"document": {"number": was.document, "total": was.document_total}}


def _result(state: TableState, of: int, instead: happened.Form) -> str | None:
    """Say what the table won, once what is said instead counts."""
    was = state.movements.get(of)
    book = state.bank if was is None else book_corrected(state.bank, was, corrected_movement(was, instead))
    return None if book.result is None else money_text(Cents(book.result))
