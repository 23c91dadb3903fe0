"""The papers of fills and credits: in sequence, void ones kept, second prints marked (rules 9) [3.5].

The number may be a pad's own; then only its use is watched. Where nobody types one, the next of the series is
offered: the last one with its figures counted up, over the nights.
"""

from __future__ import annotations

from typing import Final

from app.table import events as happened
from app.table.bad_input import BadInputError
from app.table.bank_refusals import BankRefusal
from app.table.paper_numbers import counted_up
from app.table.state import Document, TableState
from app.table.station_opening import Opening
from app.table.table_commands import ChangeDocument
from app.table.turn import Turn, refuse

SERIES: Final = {"fill": "F-0001", "credit": "C-0001"}
"""The first paper of each."""


def next_document(state: TableState, operation: str) -> str:
    """Offer the number of the next paper of a fill or a credit, skipping what was used this night."""
    last = state.last_documents.get(operation)
    number = SERIES[operation] if last is None else counted_up(last)
    while number in state.documents:
        number = counted_up(number)
    return number


def check_document(state: TableState, number: str) -> None:
    """Verify that a paper is still to be used.

    Raises:
        RefusedError: it is void, or goes with something else this night.
    """
    known = state.documents.get(number)
    if known is None:
        return
    if known.void:
        refuse(
            BankRefusal.DOCUMENT_VOID(number=number, next=next_document(state, known.operation)),
            rule="rules 9",
        )
    refuse(BankRefusal.DOCUMENT_USED(number=number, operation=known.operation), rule="rules 9")


def change_document(turn: Turn, said: ChangeDocument, _opening: Opening) -> None:
    """Declare a paper void before it is used, or say that one was printed: it is kept either way."""
    number, known = said.number, turn.state.documents.get(said.number)
    if said.void:
        _void(turn, said, known)
    elif known is None:
        refuse(BankRefusal.NO_SUCH_DOCUMENT(number=number), rule="rules 9")
    else:
        turn.happen(happened.DocumentPrinted(number=number, by=said.by, copy=known.prints + 1))


def _void(turn: Turn, said: ChangeDocument, known: Document | None) -> None:
    number, operation, reason = said.number, said.operation or "", said.reason
    if operation not in SERIES:
        raise BadInputError("must be fill or credit: whose series the paper is of", "operation")
    if reason is None:
        raise BadInputError("is missing: a void paper says why", "reason")
    if known is not None and known.void:
        refuse(BankRefusal.DOCUMENT_VOID_ALREADY(number=number), rule="rules 9")
    if known is not None:
        refuse(BankRefusal.DOCUMENT_STANDS(number=number, operation=known.operation), rule="rules 9")
    turn.happen(happened.DocumentVoided(number=number, operation=operation, reason=reason, by=said.by))
