"""Payments of nights that are over, and numbers, for a table that is to put one right."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from app.journal.errors import JournalError
from app.table.refusals import Refusal
from app.table.round_refusals import RoundRefusal
from app.table.turn import refuse

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from app.table.earlier_payments import Earlier, FindEarlier
    from app.table.fell import Fell, FindNumber
    from app.table.state import Memory


def earlier_payments(
    path: Path, table: str, game: Memory[Any], waits: Callable[[], bool] = lambda: False
) -> FindEarlier:
    """Look payments up in a table's own journal; where it cannot be read there, the command is refused.

    So it is while something is not written yet: that may be a correction of the same payment.

    Args:
        path: the journal.
        table: the table's name.
        game: what is played there.
        waits: tells whether something waits to be written; of a stopped table nothing does.
    """

    def find(of: int) -> Earlier | None:
        if waits():
            refuse(Refusal.PAYMENT_OF_BEFORE(of=of))
        from app.journal.earlier_payments import earlier_payment  # noqa: PLC0415 - the window opens without it

        try:
            return earlier_payment(path, table, game, of)
        except JournalError as fault:
            refuse(Refusal.PAYMENT_UNREADABLE(of=of, fault=str(fault)))

    return find


def numbers_recorded(
    path: Path, table: str, game: Memory[Any], waits: Callable[[], bool] = lambda: False
) -> FindNumber:
    """Look spins' numbers up in a table's own journal, of this night and of those before; as payments are.

    Args:
        path: the journal.
        table: the table's name.
        game: what is played there.
        waits: tells whether something waits to be written; of a stopped table nothing does.
    """

    def find(of: int) -> Fell | None:
        if waits():
            refuse(RoundRefusal.NUMBER_PERHAPS_UNWRITTEN(of=of))
        from app.journal.numbers_put_right import number_at  # noqa: PLC0415 - the window opens without it

        try:
            return number_at(path, table, game, of)
        except JournalError as fault:
            refuse(RoundRefusal.NUMBER_UNREADABLE(of=of, fault=str(fault)))

    return find
