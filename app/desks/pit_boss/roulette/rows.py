"""The part of the list that is at hand: rows between two places, without a gap."""

from __future__ import annotations

from typing import Final, NamedTuple

from app.journal.lists.filters import ListedSpin
from app.journal.lists.places import START, Place

MOST: Final = 3_000
"""Rows that are kept at hand; beyond it the far end is let go, and read again when it is scrolled to."""


class Part(NamedTuple):
    """Rows that were read, the newest first, and the places before the first and behind the last of them.

    Attributes:
        whole: there are no more beyond their far end.
    """

    spins: tuple[ListedSpin, ...]
    newer: Place
    older: Place
    whole: bool


class SpinRows:
    """The rows at hand.

    Attributes:
        rows: the newest first.
        newer: the place before the first of them.
        older: the place behind the last.
        newest: nothing newer is known to be there.
        oldest: nothing older is there.
    """

    def __init__(self) -> None:
        """Nothing is read yet."""
        self.rows: list[ListedSpin] = []
        self.newer = self.older = START
        self.newest = self.oldest = True

    def begin(self, above: Part, below: Part) -> None:
        """Begin anew at a place: what lies on the newer side of it, and what on the older side."""
        self.rows = [*above.spins, *below.spins]
        self.newer, self.older = above.newer, below.older
        self.newest, self.oldest = above.whole, below.whole

    def lengthen(self, part: Part) -> int:
        """Put older rows at the end; gives how many newer ones were let go."""
        self.rows += part.spins
        self.older, self.oldest = part.older, part.whole
        gone = self.rows[: max(0, len(self.rows) - MOST)]
        if gone:
            del self.rows[: len(gone)]
            self.newest = False
            lowest = {spin.table: spin.spin - 1 for spin in gone}
            self.newer = self.newer.moved(lowest)
        return len(gone)

    def grow(self, part: Part) -> int:
        """Put newer rows at the beginning; gives how many older ones were let go."""
        self.rows[:0] = part.spins
        self.newer, self.newest = part.newer, part.whole
        gone = self.rows[MOST:]
        if gone:
            del self.rows[MOST:]
            self.oldest = False
            highest: dict[str, int] = {}
            for spin in gone:
                highest.setdefault(spin.table, spin.spin)
            self.older = self.older.moved(highest)
        return len(gone)

    def renew(self, spins: tuple[ListedSpin, ...]) -> tuple[int, ...]:
        """Take what became of rows that are at hand already; gives the places of those that are another."""
        now = {(spin.table, spin.spin): spin for spin in spins}
        changed: list[int] = []
        for place, spin in enumerate(self.rows):
            other = now.get((spin.table, spin.spin), spin)
            if other != spin:
                self.rows[place] = other
                changed.append(place)
        return tuple(changed)

    def place_of(self, table: str, spin: int) -> int | None:
        """Find a spin's row."""
        found = (n for n, row in enumerate(self.rows) if (row.table, row.spin) == (table, spin))
        return next(found, None)
