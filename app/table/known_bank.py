"""A bank of which each chip is known: it gives nothing that it has not (rules 7, 9).

What is written otherwise was typed wrong, and is refused where a person writes it. What was paid, or put
right, is true all the same: then the bank was not what its book said, and is an estimate until it is counted.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from app.rules.bank import below_nothing
from app.rules.chips import Chip
from app.rules.inventory import Bundle, Certainty, Inventory, bundle
from app.rules.money import money_text
from app.rules.round_bank import between_payments
from app.table.bank_refusals import BankRefusal
from app.table.events import BankShort
from app.table.game import game_of
from app.table.laid_chips import all_laid, laid_chips_form
from app.table.state import TableState
from app.table.turn import Turn, refuse

_LEAVE: Final = frozenset({"credit", "change", "drop"})
"""By what chips leave the bank, besides a payment."""


def should_lie_there(state: TableState) -> Bundle | None:
    """Give the chips that lie in the bank by its book; None where it is an estimate, or not open."""
    book = state.bank
    return (
        bundle(book.inventory.pieces) if book.open and book.inventory.certainty is Certainty.KNOWN else None
    )


def refuse_what_is_not_there(state: TableState, operation: str, pieces: Mapping[Chip, int]) -> None:
    """Let only such chips leave a known bank as it has.

    While a round is paid, what it took in chips that nobody named may be among them, up to its worth.

    Args:
        state: of the table before the operation.
        operation: which one it is.
        pieces: what it is about; of a change those below zero leave.

    Raises:
        RefusedError: it has not so many.
    """
    if operation not in _LEAVE or should_lie_there(state) is None:
        return
    (there, unsaid), sign = _lies_there(state), -1 if operation == "credit" else 1
    went = [(chip, sign * count) for chip, count in pieces.items()]
    before = below_nothing(there.pieces)
    free = unsaid + sum(chip.value * left for chip, left in before.items() if chip.colour is None)
    for chip, left in below_nothing(there.moved(went).pieces).items():
        lacking, unnamed = before.get(chip, 0) - left, 0 if chip.colour else max(free, 0) // chip.value
        if lacking > unnamed:
            goes = -sum(count for each, count in went if (each.colour or each) == (chip.colour or chip))
            name, there_now = chip.colour or money_text(chip.value), goes - lacking + unnamed
            refuse(BankRefusal.BANK_HAS_FEWER(there=there_now, chip=name, pieces=goes), rule="rules 9")
        free -= max(lacking, 0) * chip.value


def _lies_there(state: TableState) -> tuple[Inventory, int]:
    """Count what is in the bank now, and in cents what came in chips of value that nobody named.

    While a number is paid what lost is there, and what was laid is gone.
    """
    paid = game_of(state).as_settled(state).paying
    if paid is None or paid.payable.payments is None:
        return state.bank.inventory, 0
    brought = paid.payable.brought
    return between_payments(state.bank, brought, laid=all_laid(paid.payable)), max(brought.unsaid, 0)


def tell_short(before: TableState, turn: Turn) -> None:
    """Record that a known bank has less than nothing of a chip by what a turn did.

    While a round is paid its chips are not booked yet. Where losing stakes are not entered a round that is
    closed makes the bank an estimate anyway, and that says nothing.

    Args:
        before: the table before the turn.
        turn: with all that it did.
    """
    if turn.state.paying is not None or not turn.state.bank.open or should_lie_there(before) is None:
        return
    if not before.all_entered and before.paying is not None:  # it was closed by this turn
        return
    if short := below_nothing(turn.state.bank.inventory.pieces):
        turn.happen(BankShort(chips=laid_chips_form(bundle(short))))
