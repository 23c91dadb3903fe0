"""The marks and the amounts of one table in the file: laid over those that are there, or taken off again."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from typing import Final, NamedTuple

from sqlalchemy import insert
from sqlalchemy.dialects import sqlite

from app.journal.lists.amounts import NO_AMOUNTS, amounts_stored, read_amounts, with_amounts
from app.journal.lists.flags import BLOCK, SLOTS
from app.journal.lists.marks import NONE, Mark, packed, unpacked
from app.journal.lists.schema import AMOUNTS

_MARK: Final = 'SELECT id, bits FROM list_mark WHERE "table" = ? AND word = ? AND block = ? AND layer = ?'
_ADD_MARK: Final = 'INSERT INTO list_mark ("table", word, block, layer, bits) VALUES (?, ?, ?, ?, ?)'
_CHANGE_MARK: Final = "UPDATE list_mark SET bits = ? WHERE id = ?"
_DROP_MARK: Final = "DELETE FROM list_mark WHERE id = ?"
_AMOUNTS: Final = 'SELECT amounts FROM list_amount WHERE "table" = ? AND word = ? AND block = ?'
_PUT_AMOUNTS: Final = str(insert(AMOUNTS).compile(dialect=sqlite.dialect())).replace(
    "INSERT", "INSERT OR REPLACE", 1
)


class Slot(NamedTuple):
    """Where the bit of a payment is in each string."""

    block: int
    place: int
    layer: int
    bit: int

    @classmethod
    def of(cls, spin: int, order: int) -> Slot:
        """Find it.

        Args:
            spin: whose payment it is.
            order: its place in the order of the house, from 1.
        """
        layer, slot = divmod(order - 1, SLOTS)
        return cls(spin // BLOCK, spin % BLOCK, layer, 1 << slot)


class MarkRows:
    """Changes one table's marks, within what its caller has begun."""

    def __init__(self, raw: sqlite3.Connection, table: int) -> None:
        """Nothing is changed yet.

        Args:
            raw: the lists, open to be written.
            table: the table's number.
        """
        self._raw, self._table = raw, table

    def lay(self, mark: Mark) -> None:
        """Lay a string over the one that is there.

        Raises:
            ValueError: that one cannot be read.
        """
        block, word, layer, bits = mark
        row = self._raw.execute(_MARK, (self._table, word, block, layer)).fetchone()
        if row is None:
            self._raw.execute(_ADD_MARK, (self._table, word, block, layer, packed(bits)))
            return
        both = int.from_bytes(bits, "little") | int.from_bytes(unpacked(row[1]), "little")
        self._raw.execute(_CHANGE_MARK, (packed(both.to_bytes(BLOCK, "little")), row[0]))

    def mark(self, slot: Slot, words: Iterable[str]) -> None:
        """Mark a payment with some words more.

        Raises:
            ValueError: a string cannot be read.
        """
        for word in words:
            bits = bytearray(BLOCK)
            bits[slot.place] = slot.bit
            self.lay(Mark(slot.block, word, slot.layer, bytes(bits)))

    def unmark(self, slot: Slot, words: Iterable[str]) -> None:
        """Take some of its words off a payment; of what is nowhere any more nothing is kept.

        Raises:
            ValueError: a string cannot be read.
        """
        for word in words:
            row = self._raw.execute(_MARK, (self._table, word, slot.block, slot.layer)).fetchone()
            if row is None:
                continue
            bits = bytearray(unpacked(row[1]))
            bits[slot.place] &= ~slot.bit
            if bits == NONE:
                self._raw.execute(_DROP_MARK, (row[0],))
            else:
                self._raw.execute(_CHANGE_MARK, (packed(bytes(bits)), row[0]))

    def add_amounts(self, block: int, word: str, amounts: Iterable[int]) -> None:
        """Keep what payments that bear a word come to, besides what is kept.

        Raises:
            ValueError: what is kept cannot be read.
        """
        row = self._raw.execute(_AMOUNTS, (self._table, word, block)).fetchone()
        kept = NO_AMOUNTS if row is None else read_amounts(row[0])
        more = with_amounts(kept, amounts)
        if more != kept:
            self._raw.execute(_PUT_AMOUNTS, (self._table, word, block, amounts_stored(more)))
