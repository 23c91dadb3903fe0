"""In which spins of one table something may be: its marks laid over one another, block by block."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from functools import cached_property
from typing import Final, NamedTuple

from app.journal.lists.amounts import any_between, read_amounts
from app.journal.lists.filters import Filter, Wins
from app.journal.lists.flags import BLOCK, Quality
from app.journal.lists.marks import (
    GRADES,
    NONE,
    amount_word,
    laid_over,
    over_word,
    places_ascending,
    spins_marked,
    under_word,
    unpacked,
)
from app.table.listing import Flag

_WHERE: Final = 'SELECT block FROM list_mark WHERE "table" = ? AND word = ?'
_MARK: Final = 'SELECT layer, bits FROM list_mark WHERE "table" = ? AND word = ? AND block = ?'
_AMOUNTS: Final = 'SELECT amounts FROM list_amount WHERE "table" = ? AND word = ? AND block = ?'
_BLOCKS: Final = 'SELECT block, earliest, latest, in_order FROM list_block WHERE "table" = ?'
_ENDS: Final = """
SELECT (SELECT min(spin) FROM list_spin WHERE "table" = ?),
       (SELECT max(spin) FROM list_spin WHERE "table" = ?)
"""
_NEXT_AT: Final = """
SELECT spin, at FROM list_spin WHERE "table" = ? AND spin >= ? AND spin < ? ORDER BY spin LIMIT 1
"""
_ONE_BETWEEN: Final = 2
_ALL: Final = b"\xff" * BLOCK


class _Span(NamedTuple):
    """The times of a block."""

    block: int
    earliest: int
    latest: int
    in_order: bool


class TableLook:
    """Looks through one table's marks for what is asked for; it may name too much, and never too little."""

    def __init__(self, raw: sqlite3.Connection, table: int, asked: Filter, wins: Wins) -> None:
        """Nothing is read yet.

        Args:
            raw: the lists, open and at one moment.
            table: the table's number.
            asked: what is looked for.
            wins: whether a position is paid by a number.
        """
        self._raw, self._table, self._asked, self._wins = raw, table, asked, wins
        self._words = _words(asked)

    @property
    def decides(self) -> bool:
        """Whether the marks say all, so that no row need be read to know whether it is what is asked for.

        Not where nothing is marked, where the clock went back, nor where an amount lies between two that
        are marked.
        """
        asked = self._asked
        in_time = (asked.since, asked.until) == (None, None) or all(span.in_order for span in self._blocks)
        marked = bool(self._words.of_spins or self._words.of_payments)
        return marked and in_time and {asked.over, asked.under} - {None} <= set(GRADES)

    def older(self, below: int) -> Iterator[Iterator[int]]:
        """Name the spins up to one, block by block, the highest first."""
        for span in reversed(self._blocks):
            first, last = self._limits(span, 0, below)
            if first <= last and (bits := self._bits(span.block)) is not None:
                yield (span.block * BLOCK + place for place in spins_marked(bits, first, last))

    def newer(self, above: int) -> Iterator[Iterator[int]]:
        """Name the spins after one, block by block, the lowest first."""
        for span in self._blocks:
            first, last = self._limits(span, above + 1, None)
            if first <= last and (bits := self._bits(span.block)) is not None:
                yield (span.block * BLOCK + place for place in places_ascending(bits, first, last))

    @cached_property
    def _blocks(self) -> list[_Span]:
        """The blocks in which every mark is found, and whose times are not all too early or late."""
        asked = self._asked
        if not asked.possible(self._wins):
            return []
        spans = [
            _Span(*row)
            for row in self._raw.execute(_BLOCKS, (self._table,))
            if (asked.since is None or row[2] >= asked.since)
            and (asked.until is None or row[1] < asked.until)
        ]
        for word in (*self._words.of_spins, *self._words.of_payments):
            having = {row[0] for row in self._raw.execute(_WHERE, (self._table, word))}
            spans = [span for span in spans if span.block in having]
        if not (asked.over is None and asked.under is None):
            spans = [span for span in spans if self._may_come_to(span.block)]
        return sorted(spans)

    def _may_come_to(self, block: int) -> bool:
        """Whether payments of a block that bear each of the marks may come to what is sought."""
        asked = self._asked
        for word in self._words.with_amounts:
            row = self._raw.execute(_AMOUNTS, (self._table, word, block)).fetchone()
            if row is None or not any_between(read_amounts(row[0]), asked.over, asked.under):
                return False
        return True

    @cached_property
    def _ends(self) -> tuple[int, int]:
        """The table's first spin and its last."""
        first, last = self._raw.execute(_ENDS, (self._table, self._table)).fetchone()
        return first or 0, last or 0

    def _limits(self, span: _Span, lowest: int, highest: int | None) -> tuple[int, int]:
        """Between which places of a block to look: where its spins are in order their times say it too."""
        oldest, newest = self._ends
        first = max(0, max(lowest, oldest) - span.block * BLOCK)
        highest = newest if highest is None else min(highest, newest)
        last = min(BLOCK - 1, highest - span.block * BLOCK)
        asked = self._asked
        if asked.spin is not None:
            place = asked.spin - span.block * BLOCK
            first, last = max(first, place), min(last, place)
        if span.in_order and asked.since is not None and span.earliest < asked.since:
            first = max(first, self._first_from(asked.since, span) - span.block * BLOCK)
        if span.in_order and asked.until is not None and span.latest >= asked.until:
            last = min(last, self._first_from(asked.until, span) - span.block * BLOCK - 1)
        return first, last

    def _first_from(self, moment: int, span: _Span) -> int:
        """Find a block's first spin of a time or later, which is there, by halving."""
        low, high = span.block * BLOCK, (span.block + 1) * BLOCK
        while low < high:
            middle = (low + high) // 2
            row = self._raw.execute(_NEXT_AT, (self._table, middle, high)).fetchone()
            if row is None or row[1] >= moment:
                high = middle
            else:
                low = row[0] + 1
        return low

    def _bits(self, block: int) -> bytes | None:
        """Lay a block's marks over one another, each layer for itself; None where nothing is left."""
        whole = [stored[0] for word in self._words.of_spins if (stored := self._stored(word, block))]
        if len(whole) < len(self._words.of_spins):
            return None
        if not self._words.of_payments:
            return _laid(whole) if whole else _ALL
        layers = [self._stored(word, block) for word in self._words.of_payments]
        found = None
        for layer in sorted(set(layers[0]).intersection(*layers[1:])):
            bits = _laid([*whole, *(stored[layer] for stored in layers)])
            found = _either(found, bits)
        return found

    def _stored(self, word: str, block: int) -> dict[int, bytes]:
        """Read a word's strings, packed, by their layers."""
        return dict(self._raw.execute(_MARK, (self._table, word, block)))


def _laid(stored: list[bytes]) -> bytes | None:
    """Unpack strings and lay them over one another, the shortest first: it has the fewest marks."""
    found = laid_over(unpacked(bits) for bits in sorted(stored, key=len))
    return None if found == NONE else found


def _either(one: bytes | None, other: bytes | None) -> bytes | None:
    if one is None or other is None:
        return one or other
    both = int.from_bytes(one, "little") | int.from_bytes(other, "little")
    return both.to_bytes(BLOCK, "little")


class _Words(NamedTuple):
    """The marks that whatever is asked for must bear."""

    of_spins: tuple[str, ...]
    of_payments: tuple[str, ...]
    with_amounts: tuple[str, ...]
    """Those of the payments' that say what they are for; of these it is kept what they come to."""


def _words(asked: Filter) -> _Words:
    """Name the marks that whatever is asked for must bear."""
    spins = [Quality.FLAG.word(flag.value) for flag in Flag(asked.flags)]
    spins += _worded(Quality.DEALER, asked.dealer) + _worded(Quality.NUMBER, asked.number)
    payments = _worded(Quality.POSITION, asked.position) + _worded(Quality.CHIP, asked.chip)
    payments += _worded(Quality.KIND, asked.kind)
    kept = tuple(payments)
    payments += _amounts(asked.over, asked.under)
    if asked.of_payments and not payments:
        payments.append(Quality.PAID.word())
    return _Words(tuple(spins), tuple(payments), kept)


def _amounts(over: int | None, under: int | None) -> list[str]:
    """Name the marks of an amount; one that is sought to the cent has a mark that few others bear."""
    if over is not None and under is not None and under - over == _ONE_BETWEEN:
        return [amount_word(over + 1)]
    words = (None if over is None else over_word(over), None if under is None else under_word(under))
    return [word for word in words if word is not None]


def _worded(quality: Quality, value: object) -> list[str]:
    return [] if value is None else [quality.word(value)]
