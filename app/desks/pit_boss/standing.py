"""What stands in the way at each table, looked at now and then: a key is grey before anybody presses it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from PySide6.QtCore import Signal

from app.desks.pit_boss.asking import EVERY, ToldOfDamage
from app.desks.pit_boss.writer import Place, Writer
from app.desks.pit_boss.writer_words import written_words
from app.journal.errors import JournalError
from app.journal.reading import tables

HeldUp = Mapping[Place, str]
"""Why nothing can be written at a table now, in words; empty where it can."""


class Standing(ToldOfDamage):
    """Looks, beside the window.

    Attributes:
        told: what stands in the way, whenever anything is otherwise.
    """

    told = Signal(object)

    def __init__(self, journals: Sequence[Path], writer: Writer, *, every: float = EVERY) -> None:
        """Look at nothing yet.

        Args:
            journals: those of the window.
            writer: sees what would stand in the way.
            every: seconds between two looks.
        """
        super().__init__("standing", every=every)
        self._journals, self._writer = tuple(journals), writer
        self._said: HeldUp | None = None

    def look_up(self) -> None:
        """Look, and say so where anything is otherwise."""
        damaged = self._damaged
        now = {
            place: damaged.get(place.journal, "") or written_words(self._writer.outlook(place))
            for place in self._places()
        }
        if now != self._said:
            self._said = now
            self.told.emit(now)

    def _places(self) -> list[Place]:
        """Name the tables; of a journal that cannot be read there are none, and its pages say why."""
        found = []
        for journal in self._journals:
            try:
                names = tables(journal)
            except JournalError:
                continue
            found += [Place(journal, table) for table in names]
        return found
