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


class _Open(NamedTuple):
    """A string that is being changed.

    Attributes:
        row: its row in the file; None where it has none yet.
        bits: as they are now.
    """

    row: int | None
    bits: bytearray


class MarkRows:
    """Changes one table's marks, within what its caller has begun.

    Bits of payments are changed in strings that stay open, since many payments change the same ones; they are
    in the file once `write` is called.
    """

    def __init__(self, raw: sqlite3.Connection, table: int) -> None:
        """Nothing is changed yet.

        Args:
            raw: the lists, open to be written.
            table: the table's number.
        """
        self.raw, self.table = raw, table
        self._open: dict[tuple[str, int, int], _Open] = {}

    def lay(self, mark: Mark) -> None:
        """Lay a string over the one that is there.

        Raises:
            ValueError: that one cannot be read.
        """
        block, word, layer, bits = mark
        key = (word, block, layer)
        row = self.raw.execute(_MARK, (self.table, *key)).fetchone()
        if row is None:
            self._put(None, key, packed(bits))
            return
        both = int.from_bytes(bits, "little") | int.from_bytes(unpacked(row[1]), "little")
        self._put(row[0], key, packed(both.to_bytes(BLOCK, "little")))

    def mark(self, slot: Slot, words: Iterable[str]) -> None:
        """Mark a payment with some words more.

        Raises:
            ValueError: a string cannot be read.
        """
        for word in words:
            self._opened(slot, word)[slot.place] |= slot.bit

    def unmark(self, slot: Slot, words: Iterable[str]) -> None:
        """Take some of its words off a payment.

        Raises:
            ValueError: a string cannot be read.
        """
        for word in words:
            self._opened(slot, word)[slot.place] &= ~slot.bit

    def write(self) -> None:
        """Write the strings in which bits were changed; of what is nowhere any more nothing is kept."""
        for (word, block, layer), (row, bits) in self._open.items():
            if bits != NONE:
                self._put(row, (word, block, layer), packed(bytes(bits)))
            elif row is not None:
                self.raw.execute(_DROP_MARK, (row,))
        self._open.clear()

    def _put(self, row: int | None, key: tuple[str, int, int], bits: bytes) -> None:
        if row is None:
            self.raw.execute(_ADD_MARK, (self.table, *key, bits))
        else:
            self.raw.execute(_CHANGE_MARK, (bits, row))

    def _opened(self, slot: Slot, word: str) -> bytearray:
        """The string of a word in a payment's block and layer: many payments change the same."""
        key = (word, slot.block, slot.layer)
        if key not in self._open:
            row = self.raw.execute(_MARK, (self.table, *key)).fetchone()
            found = (None, bytearray(BLOCK)) if row is None else (row[0], bytearray(unpacked(row[1])))
            self._open[key] = _Open(*found)
        return self._open[key].bits

    def add_amounts(self, block: int, word: str, amounts: Iterable[int]) -> None:
        """Keep what payments that bear a word come to, besides what is kept.

        Raises:
            ValueError: what is kept cannot be read.
        """
        row = self.raw.execute(_AMOUNTS, (self.table, word, block)).fetchone()
        kept = NO_AMOUNTS if row is None else read_amounts(row[0])
        more = with_amounts(kept, amounts)
        if more != kept:
            self.raw.execute(_PUT_AMOUNTS, (self.table, word, block, amounts_stored(more)))
