"""Pages of the list, newest first, by place and never by counting rows; matches counted up to a thousand."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from heapq import merge
from itertools import chain, islice
from operator import attrgetter
from pathlib import Path
from typing import Any, Final, NamedTuple, Self

from app.journal.chain import Head
from app.journal.closing import Closing
from app.journal.connection import driver, reading
from app.journal.errors import EmptyJournal, NoJournal, NoLists
from app.journal.lists.entries import PaymentEntry
from app.journal.lists.filters import Filter, ListedSpin, payment_fits, spin_fits
from app.journal.lists.flags import Quality
from app.journal.lists.looking import TableLook
from app.journal.lists.places import START, Place
from app.journal.lists.schema import FORM
from app.journal.lists.writing import form_in
from app.journal.place import lists_path
from app.table.listing import Flag
from app.table.state import Memory

PAGE: Final = 50
"""Rows of a page, where nobody says otherwise."""
COUNTED: Final = 1_000
"""Up to how many matches are counted exactly."""

_FIRST: Final = 20
_MOST: Final = 500
_ORDER: Final = attrgetter("at", "table")
_SPIN: Final = """
SELECT spin, opened, at, closed, number, source, dealer, paid, taken, largest, payments, flags,
       first_seq, last_seq, opening_seq, rules_seq
FROM list_spin WHERE "table" = ? AND spin
"""
_PAYMENT: Final = """
SELECT spin, "order", owner, chip, winning, kinds, pieces, amount, made, flags
FROM list_payment WHERE "table" = ? AND spin
"""
_BEFORE: Final = 'SELECT spin FROM list_spin WHERE "table" = ? AND at < ? ORDER BY at DESC, spin DESC LIMIT 1'
_ALL_TABLES: Final = "SELECT name, id, seq FROM list_table ORDER BY name"
_HEADS: Final = "SELECT name, seq, hash FROM list_table ORDER BY name"
_NEXT_WORD: Final = 'SELECT min(word) FROM list_mark WHERE "table" = ? AND word > ? AND word < ?'
_CORRECTIONS: Final = """
SELECT seq FROM list_correction WHERE "table" = (SELECT id FROM list_table WHERE name = ?) AND spin = ?
ORDER BY seq
"""
_NAME: Final = "SELECT name FROM list_name WHERE id = ?"


class Page(NamedTuple):
    """Some rows of the list, the newest first.

    Attributes:
        newer: the place before the first of them; the page before this one ends there.
        older: the place behind the last of them; the next page begins there.
    """

    spins: tuple[ListedSpin, ...]
    newer: Place
    older: Place


class Count(NamedTuple):
    """How many match: exactly, or more than that many."""

    spins: int
    more: bool


class Finder(Closing):
    """Finds spins in the lists of a journal; any number at once, also while they are written."""

    def __init__(self, path: Path, game: Memory[Any], raw: sqlite3.Connection, closing: ExitStack) -> None:
        """Use `Finder.open`."""
        self.path, self._raw, self._closing = path, raw, closing
        self._wins = game.listing.wins
        self._names: dict[int, str] = {}

    @classmethod
    def open(cls, database: Path, game: Memory[Any], *, lists: Path | None = None) -> Self:
        """Open the lists of a journal to read them.

        Args:
            database: the journal.
            game: what is played at its tables.
            lists: their file; None for the one beside the journal.

        Raises:
            NoLists: there are none, or of another form.
            JournalError: they cannot be read.
        """
        path = lists or lists_path(database)
        with ExitStack() as stack:
            try:
                raw = driver(stack.enter_context(reading(path)))
            except (NoJournal, EmptyJournal):
                raise NoLists(path, "there are no lists") from None
            if (form := form_in(raw)) != FORM:
                raise NoLists(path, "there are no lists" if form is None else "these are of another form")
            return cls(path, game, raw, stack.pop_all())

    def tables(self) -> dict[str, int]:
        """Name the tables in these lists, with the last event of each that they have."""
        return {name: head.seq for name, head in self.heads().items()}

    def heads(self) -> dict[str, Head]:
        """Give of each table the last event that these lists have."""
        with self._moment():
            return {name: Head(seq, digest) for name, seq, digest in self._raw.execute(_HEADS)}

    def page(self, asked: Filter, place: Place = START, rows: int = PAGE) -> Page:
        """Give the next rows from a place on, towards the older ones.

        Args:
            asked: what is looked for.
            place: where the page begins.
            rows: how many at most.
        """
        with self._moment():
            matches = {
                name: self._matches(number, name, asked, look.older(place.spin(name)))
                for name, number, look in self._looks(asked)
            }
            found = merge(*matches.values(), key=_ORDER, reverse=True)
            spins = tuple(islice(found, rows))
        lowest = {spin.table: spin.spin - 1 for spin in spins}
        return Page(spins, place, place.moved(lowest))

    def page_before(self, asked: Filter, place: Place, rows: int = PAGE) -> Page:
        """Give the rows up to a place, from the newer side.

        Args:
            asked: what is looked for.
            place: where the page ends.
            rows: how many at most.
        """
        with self._moment():
            matches = [
                self._matches(number, name, asked, look.newer(place.spin(name)))
                for name, number, look in self._looks(asked)
            ]
            spins = tuple(islice(merge(*matches, key=_ORDER), rows))
        highest = {spin.table: spin.spin for spin in spins}
        return Page(spins[::-1], place.moved(highest), place)

    def place_at(self, moment: int) -> Place:
        """Give the place before the newest spin of an earlier time than this.

        Args:
            moment: microseconds since 1970.
        """
        with self._moment():
            below = {}
            for name, number, _ in self._raw.execute(_ALL_TABLES).fetchall():
                row = self._raw.execute(_BEFORE, (number, moment)).fetchone()
                below[name] = row[0] if row else 0
        return Place.of(below)

    def count(self, asked: Filter, most: int = COUNTED) -> Count:
        """Count what matches, up to a number beyond which nobody counts.

        Args:
            asked: what is looked for.
            most: up to how many.
        """
        found = 0
        with self._moment():
            for name, number, look in self._looks(asked):
                blocks = look.older(START.spin(name))
                matches: Iterator[object] = (
                    chain.from_iterable(blocks)
                    if look.decides
                    else self._matches(number, name, asked, blocks)
                )
                found += sum(1 for _ in islice(matches, most + 1 - found))
                if found > most:
                    return Count(most, more=True)
        return Count(found, more=False)

    def payments(self, table: str, spin: int) -> tuple[PaymentEntry, ...]:
        """Give a spin's payments, in their order."""
        with self._moment():
            number = next((n for name, n, _ in self._raw.execute(_ALL_TABLES) if name == table), None)
            found = {} if number is None else self._payments(number, (spin,))
        return tuple(found.get(spin, ()))

    def known(self, quality: Quality) -> tuple[str, ...]:
        """Name what is marked anywhere of a quality: the dealers, the chips, the numbers that fell."""
        first = quality.word() + " "
        found: set[str] = set()
        with self._moment():
            for _, number, _ in self._raw.execute(_ALL_TABLES).fetchall():
                word = self._raw.execute(_NEXT_WORD, (number, first, quality.word() + "!")).fetchone()[0]
                while word is not None:
                    found.add(word.removeprefix(first))
                    word = self._raw.execute(_NEXT_WORD, (number, word, quality.word() + "!")).fetchone()[0]
        return tuple(sorted(found))

    def corrections(self, table: str, spin: int) -> tuple[int, ...]:
        """Give the places in the journal of what puts a spin right."""
        with self._moment():
            return tuple(row[0] for row in self._raw.execute(_CORRECTIONS, (table, spin)))

    def close(self) -> None:
        """Let go of the file."""
        self._closing.close()

    @contextmanager
    def _moment(self) -> Iterator[None]:
        """See the lists as they are at one moment."""
        try:
            self._raw.execute("BEGIN")
            try:
                yield
            finally:
                self._raw.execute("ROLLBACK")
        except (sqlite3.Error, ValueError) as fault:
            raise NoLists(self.path, f"these lists cannot be read ({fault}): delete the file") from fault

    def _looks(self, asked: Filter) -> list[tuple[str, int, TableLook]]:
        return [
            (name, number, TableLook(self._raw, number, asked, self._wins))
            for name, number, _ in self._raw.execute(_ALL_TABLES).fetchall()
            if asked.table in {None, name}
        ]

    def _matches(
        self, number: int, table: str, asked: Filter, candidates: Iterable[Iterator[int]]
    ) -> Iterator[ListedSpin]:
        """Read what the marks have named, no more at a time than may be needed; the rows decide."""
        for some in _portions(candidates):
            found = {spin.spin: spin for spin in self._spins(number, table, some) if spin_fits(asked, spin)}
            if asked.of_payments and found:
                paid = self._payments(number, tuple(found))
                found = {
                    spin: listed
                    for spin, listed in found.items()
                    if any(payment_fits(asked, payment) for payment in paid.get(spin, ()))
                }
            yield from (found[spin] for spin in some if spin in found)

    def _spins(self, number: int, table: str, spins: Sequence[int]) -> Iterator[ListedSpin]:
        name = self._name
        for row in self._read(_SPIN, number, spins):
            spin, opened, at, closed, fell, source, dealer, paid, taken, largest, payments, flags, *places = (
                row
            )
            said = None if source is None else name(source)
            yield ListedSpin(
                *(table, spin, opened, at, closed, fell, said, name(dealer), paid, taken, largest, payments),
                Flag(flags),
                *places,
            )

    def _payments(self, number: int, spins: Sequence[int]) -> dict[int, list[PaymentEntry]]:
        found: dict[int, list[PaymentEntry]] = {}
        for spin, order, owner, chip, winning, kinds, pieces, amount, made, flags in self._read(
            _PAYMENT, number, spins
        ):
            owned = None if owner is None else self._name(owner)
            paid_in = None if chip is None else self._name(chip)
            of = self._name(kinds)
            entry = PaymentEntry(order, owned, paid_in, winning, of, pieces, amount, made, flags)
            found.setdefault(spin, []).append(entry)
        return found

    def _read(self, statement: str, number: int, spins: Sequence[int]) -> Iterable[tuple[Any, ...]]:
        """Read the rows of some spins by their key."""
        questions = ", ".join("?" * len(spins))
        return self._raw.execute(f"{statement} IN ({questions})", (number, *spins)).fetchall()

    def _name(self, number: int) -> str:
        name = self._names.get(number)
        if name is None:
            row = self._raw.execute(_NAME, (number,)).fetchone()
            name = self._names[number] = str(row[0]) if row else f"#{number}"
        return name


def _portions(blocks: Iterable[Iterator[int]]) -> Iterator[tuple[int, ...]]:
    """Take few spins first and then more, but never those of a block of which nobody asks yet."""
    size = _FIRST
    for block in blocks:
        while some := tuple(islice(block, size)):
            yield some
            size = min(_MOST, 2 * size)
