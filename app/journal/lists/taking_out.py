"""A spin that was opened again is taken out of the lists: its rows, its marks, and its time of its block's.

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
SELECT "order", (SELECT name FROM list_name WHERE id = chip), winning,
    (SELECT name FROM list_name WHERE id = kinds), amount
FROM list_payment WHERE "table" = ? AND spin = ?
"""
_IN_ORDER: Final = 'SELECT in_order FROM list_block WHERE "table" = ? AND block = ?'
_DROP_BLOCK: Final = 'DELETE FROM list_block WHERE "table" = ? AND block = ?'
_TIMES: Final = 'SELECT at FROM list_spin WHERE "table" = ?1 AND spin BETWEEN ?2 AND ?3 ORDER BY spin'
_FIRST_AND_LAST: Final = """
SELECT at FROM list_spin WHERE "table" = ?1 AND spin IN (
    (SELECT min(spin) FROM list_spin WHERE "table" = ?1 AND spin BETWEEN ?2 AND ?3),
    (SELECT max(spin) FROM list_spin WHERE "table" = ?1 AND spin BETWEEN ?2 AND ?3)
) ORDER BY spin
"""
_PUT_BLOCK: Final = """
INSERT INTO list_block ("table", block, earliest, latest, in_order) VALUES (?, ?, ?, ?, ?)
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
    for order, chip, winning, kinds, amount in raw.execute(_PAYMENTS, (table, spin)).fetchall():
        rows.unmark(Slot.of(spin, order), (*payment_words(chip, winning, kinds), *amount_words(amount)))
    rows.write()
    raw.execute(_DROP_PAYMENTS, (table, spin))
    raw.execute(_DROP_SPIN, (table, spin))
    _put_times(raw, table, block)


def _put_times(raw: sqlite3.Connection, table: int, block: int) -> None:
    """Let a block have the times of the spins that are left in it; of times in order two are enough."""
    in_order = raw.execute(_IN_ORDER, (table, block)).fetchone() == (1,)
    asked = _FIRST_AND_LAST if in_order else _TIMES
    times = [at for (at,) in raw.execute(asked, (table, block * BLOCK, (block + 1) * BLOCK - 1))]
    raw.execute(_DROP_BLOCK, (table, block))
    if times:
        raw.execute(_PUT_BLOCK, (table, block, min(times), max(times), int(times == sorted(times))))
