"""Payments of nights that are over, for a table that is to put one right."""

from __future__ import annotations

from pathlib import Path

from app.journal import earlier_payments as recorded
from app.journal.errors import JournalError
from app.table.earlier_payments import Earlier, FindEarlier
from app.table.turn import refuse


def earlier_payments(path: Path, table: str) -> FindEarlier:
    """Look payments up in a table's own journal; where it cannot be read there, the command is refused.

    Args:
        path: the journal.
        table: the table's name.
    """

    def find(of: int) -> Earlier | None:
        try:
            return recorded.earlier_payment(path, table, of)
        except JournalError as fault:
            refuse(f"payment {of} cannot be read: {fault}")

    return find
