"""A table as it stands now: read from its journal while it plays, event after event.

Each look reads only what was recorded since the last one, and checks that it follows; the night is kept as
the day's page keeps it, so that both say the same figures.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from copy import copy
from pathlib import Path
from typing import Any, NamedTuple

from app.house_copy.standing import Came, read_standing
from app.journal.nights import Nights, walked
from app.journal.reading import hash_at, head, last_opening_place, tables
from app.reports.after_the_count import LateSpin
from app.reports.day import DayOfTable, Waiting
from app.reports.day_reading import entered_into
from app.reports.disputes import Dispute
from app.reports.earlier_nights import Unanswered, before_this_night
from app.reports.night import Night, per_hour
from app.rules.bank import BankBook
from app.rules.inventory import Certainty, worth
from app.table.game import game_of
from app.table.state import Memory, TableState
from app.table.unmarked import unanswered


class Amount(NamedTuple):
    """An amount, and whether it is known or an estimate; cents, None where nobody knows."""

    cents: int | None
    known: bool


class TableNow(NamedTuple):
    """One table as its journal has it now.

    Attributes:
        journal: in which file it stands.
        table: its name.
        state: as it is after the last event; None where it was never opened.
        night: the last one, or the one that is played.
        waiting: what somebody must answer for still, of the nights before this one too, the oldest first.
        at: when the last event happened, as events write it; empty where there is none.
        seq: its place.
        came: how the copy of a house stands; None in a table's own file.
        disputed: payments of the night that wait for a ruling.
        late: spins of the night that were thrown after its closing count.
    """

    journal: Path
    table: str
    state: TableState | None = None
    night: Night | None = None
    waiting: tuple[Waiting, ...] = ()
    at: str = ""
    seq: int = 0
    came: Came | None = None
    disputed: tuple[Dispute, ...] = ()
    late: tuple[LateSpin, ...] = ()

    @property
    def questions(self) -> int:
        """Count what waits for somebody's word: warnings, payments in question, unexplained voids."""
        if self.state is None:
            return len(self.waiting)
        unmarked = {(each.spin, each.order) for each in unanswered(self.state)}
        payments = unmarked | {(each.spin or 0, each.order) for each in self.disputed}
        return len(self.waiting) + len(payments) + len(game_of(self.state).unexplained(self.state))

    @property
    def pace(self) -> int | None:
        """Spins for an hour of play this night; None for less than a minute of it."""
        return None if self.night is None else per_hour(self.night.spins, self.night.playing)


def bank_has(book: BankBook) -> Amount:
    """What the bank has: after a count it is known until stakes come in that nobody enters (rules 7, 9).

    An estimate below nothing says nothing.
    """
    has = _stands(book)
    return has if has.known or (has.cents or 0) >= 0 else Amount(None, known=False)


def _stands(book: BankBook) -> Amount:
    """What the bank has by what is recorded, an estimate below nothing too."""
    if not book.begun:
        return Amount(None, known=False)
    known = book.closing is not None or book.inventory.certainty is Certainty.KNOWN
    return Amount(worth(book.inventory.pieces.items()) + book.loose, known)


def won_so_far(book: BankBook) -> Amount:
    """What the table has won: until the closing count is made, what the bank has stands for it (rules 9)."""
    if book.result is not None:
        return Amount(book.result, known=True)
    has = _stands(book)
    if has.cents is None:
        return has
    return Amount(has.cents + book.credits + book.drop - book.opening - book.fills, has.known)


class TablesNow:
    """Follows the tables of some journals; belongs to one thread."""

    def __init__(
        self, journals: Sequence[Path], game: Memory[Any], go_on: Callable[[], None] = lambda: None
    ) -> None:
        """Read nothing yet.

        Args:
            journals: tables' own, or copies of a whole house.
            game: what is played at the tables.
            go_on: called now and then while much is read; what it raises ends the reading.
        """
        self._journals, self._game, self._go_on = tuple(journals), game, go_on
        self._nights: dict[tuple[Path, str], _Following] = {}

    def look(self) -> tuple[TableNow, ...]:
        """Read what is new, and say how all tables stand; in the order of the journals and their names.

        Raises:
            Damaged: an event does not follow from the one before it.
            JournalError: a journal cannot be read.
        """
        return tuple(now for journal in self._journals for now in self._of(journal))

    def _of(self, journal: Path) -> Iterator[TableNow]:
        came = read_standing(journal)
        for table in sorted({*tables(journal), *came}):
            following = self._nights.setdefault((journal, table), _Following(journal, table, self._game))
            following.read_on(self._go_on)
            yield following.now(came.get(table))


class _Following:
    """One table, from its last opening on."""

    def __init__(self, journal: Path, table: str, game: Memory[Any]) -> None:
        self._journal, self._table, self._game = journal, table, game
        self._begin()

    def _begin(self) -> None:
        """Nothing is read."""
        self._seq, self._hash = 0, b""
        self._day: DayOfTable | None = None
        self._unanswered = Unanswered()

    def read_on(self, go_on: Callable[[], None]) -> None:
        """Read what was recorded since; all of the night where the journal no longer has what was read."""
        journal, table = self._journal, self._table
        if self._seq and hash_at(journal, table, self._seq) != self._hash:
            self._begin()
        last, opening = head(journal, table).seq, last_opening_place(journal, table)
        if opening > self._seq:
            self._unanswered = before_this_night(journal, table, self._game, opening, go_on)
            self._day, self._seq = DayOfTable(table, self._game), opening - 1
        if self._day is None or self._seq >= last:
            return
        for event in walked(journal, (Nights(table, self._seq + 1, last),), lambda _done, _of: go_on()):
            self._unanswered.enter(entered_into(self._day, journal, event), event)
            self._seq, self._hash = event.seq, event.hash

    def now(self, came: Came | None) -> TableNow:
        """Say how it stands; nobody changes what is handed out."""
        day = self._day
        if day is None or day.last is None:
            return TableNow(self._journal, self._table, came=came)
        disputed = tuple(each for each in day.disputes.found if each.ruled_by is None and not each.lapsed)
        night = copy(day.nights[-1])
        night.dealers = list(night.dealers)
        last = day.last
        return TableNow(
            self._journal,
            self._table,
            day.state,
            night,
            self._unanswered.waiting,
            last.at,
            last.seq,
            came,
            disputed,
            day.late,
        )
