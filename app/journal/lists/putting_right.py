"""A payment or a number that was put right after its spin was closed stands so in the lists: rows and marks.

What it came to before is no mark of it any more, since of an amount that is one of the grades marks alone
decide. Among what the payments of a block come to it stays: that only says where there is nothing to find.
"""

from __future__ import annotations

import sqlite3
from typing import Final

from app.journal.lists.entries import NowMarked, NowPaid
from app.journal.lists.flags import BLOCK
from app.journal.lists.mark_rows import MarkRows, Slot
from app.journal.lists.marks import WHOLE, amount_words, number_word, payment_words

_PAYMENT: Final = """
SELECT amount, winning, (SELECT name FROM list_name WHERE id = kinds),
    (SELECT name FROM list_name WHERE id = chip)
FROM list_payment WHERE "table" = ? AND spin = ? AND "order" = ?
"""
_AMOUNT: Final = 'UPDATE list_payment SET amount = ? WHERE "table" = ? AND spin = ? AND "order" = ?'
_MADE: Final = 'UPDATE list_payment SET made = ? WHERE "table" = ? AND spin = ? AND "order" = ?'
_NUMBER_WAS: Final = 'SELECT number FROM list_spin WHERE "table" = ? AND spin = ?'
_NUMBER: Final = 'UPDATE list_spin SET number = ? WHERE "table" = ? AND spin = ?'
_SPIN: Final = """
UPDATE list_spin SET paid = paid + ?, largest = (
    SELECT max(amount) FROM list_payment
    WHERE list_payment."table" = list_spin."table" AND list_payment.spin = list_spin.spin
)
WHERE "table" = ? AND spin = ?
"""


def mark(raw: sqlite3.Connection, table: int, spin: int, now: NowMarked) -> None:
    """Let a payment that nobody had marked be made when somebody said so, or not be made.

    Args:
        raw: the lists, open to be written, within what the caller has begun.
        table: the table's number.
        spin: whose payment it is.
        now: which, and when.
    """
    raw.execute(_MADE, (now.made, table, spin, now.order))


def put_right(rows: MarkRows, spin: int, now: NowPaid) -> None:
    """Let a payment of a spin that is in the lists stand as it does now; elsewhere nothing is changed.

    Args:
        rows: the table's marks; the caller writes them when all is put right.
        spin: whose payment it is.
        now: which, and what it is instead.

    Raises:
        ValueError: a mark cannot be read.
    """
    raw, table = rows.raw, rows.table
    row = raw.execute(_PAYMENT, (table, spin, now.order)).fetchone()
    if row is None:
        return
    was, winning, kinds, chip = row
    raw.execute(_AMOUNT, (now.amount, table, spin, now.order))
    raw.execute(_SPIN, (now.amount - was, table, spin))
    slot = Slot.of(spin, now.order)
    before, after = amount_words(was), amount_words(now.amount)
    rows.unmark(slot, before - after)
    rows.mark(slot, after - before)
    for word in payment_words(chip, winning, kinds):
        rows.add_amounts(slot.block, word, (now.amount,))


def put_number_right(rows: MarkRows, spin: int, number: int) -> None:
    """Let a spin that is in the lists have another number; elsewhere nothing is changed.

    Args:
        rows: the table's marks; the caller writes them when all is put right.
        spin: whose number it is.
        number: what fell instead.

    Raises:
        ValueError: a mark cannot be read.
    """
    raw, table = rows.raw, rows.table
    row = raw.execute(_NUMBER_WAS, (table, spin)).fetchone()
    if row is None:
        return
    raw.execute(_NUMBER, (number, table, spin))
    slot = Slot(spin // BLOCK, spin % BLOCK, 0, WHOLE)
    rows.unmark(slot, [number_word(row[0])])
    rows.mark(slot, [number_word(number)])
