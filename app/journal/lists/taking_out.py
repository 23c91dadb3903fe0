"""A spin that was opened again is taken out of the lists: its rows, and its marks.

Among what the payments of a block come to theirs stay: that only says where there is nothing to find.
"""

from __future__ import annotations

import sqlite3
from typing import Final

from app.journal.lists.flags import BLOCK
from app.journal.lists.mark_rows import MarkRows, Slot
from app.journal.lists.marks import WHOLE, amount_words, payment_words, spin_words

_SPIN: Final = """
SELECT number, (SELECT name FROM list_name WHERE id = dealer), flags
FROM list_spin WHERE "table" = ? AND spin = ?
"""
_PAYMENTS: Final = """
SELECT "order", (SELECT name FROM list_name WHERE id = chip), winning, amount
FROM list_payment WHERE "table" = ? AND spin = ?
"""
_DROP_SPIN: Final = 'DELETE FROM list_spin WHERE "table" = ? AND spin = ?'
_DROP_PAYMENTS: Final = 'DELETE FROM list_payment WHERE "table" = ? AND spin = ?'


def take_out(raw: sqlite3.Connection, table: int, spin: int) -> None:
    """Take a spin out of the lists; one that is not there is no fault.

    Args:
        raw: the lists, open to be written, within what the caller has begun.
        table: the table's number.
        spin: which.

    Raises:
        ValueError: a mark cannot be read.
    """
    row = raw.execute(_SPIN, (table, spin)).fetchone()
    if row is None:
        return
    rows, block = MarkRows(raw, table), spin // BLOCK
    rows.unmark(Slot(block, spin % BLOCK, 0, WHOLE), spin_words(*row))
    for order, chip, winning, amount in raw.execute(_PAYMENTS, (table, spin)).fetchall():
        rows.unmark(Slot.of(spin, order), (*payment_words(chip, winning), *amount_words(amount)))
    raw.execute(_DROP_PAYMENTS, (table, spin))
    raw.execute(_DROP_SPIN, (table, spin))
