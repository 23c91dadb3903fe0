"""Payments of nights that are over, and numbers, for a table that is to put one right."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.journal.errors import JournalError
from app.table.turn import refuse

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from app.table.earlier_payments import Earlier, FindEarlier
    from app.table.roulette.corrected_numbers import Fell, FindNumber


def earlier_payments(path: Path, table: str, waits: Callable[[], bool] = lambda: False) -> FindEarlier:
    """Look payments up in a table's own journal; where it cannot be read there, the command is refused.

    So it is while something is not written yet: that may be a correction of the same payment.

    Args:
        path: the journal.
        table: the table's name.
        waits: tells whether something waits to be written; of a stopped table nothing does.
    """

    def find(of: int) -> Earlier | None:
        if waits():
            refuse(f"payment {of} is of a night before: correct it once the journal is written again")
        from app.journal.earlier_payments import earlier_payment  # noqa: PLC0415 - the window opens without it

        try:
            return earlier_payment(path, table, of)
        except JournalError as fault:
            refuse(f"payment {of} cannot be read: {fault}")

    return find


def numbers_recorded(path: Path, table: str, waits: Callable[[], bool] = lambda: False) -> FindNumber:
    """Look spins' numbers up in a table's own journal, of this night and of those before; as payments are.

    Args:
        path: the journal.
        table: the table's name.
        waits: tells whether something waits to be written; of a stopped table nothing does.
    """

    def find(of: int) -> Fell | None:
        if waits():
            refuse(f"number {of} may not be written yet: correct it once the journal is written again")
        from app.journal.numbers_put_right import number_at  # noqa: PLC0415 - the window opens without it

        try:
            return number_at(path, table, of)
        except JournalError as fault:
            refuse(f"number {of} cannot be read: {fault}")

    return find
