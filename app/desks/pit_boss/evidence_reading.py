"""Whatever reads what is recorded for a page: what of the journals holds; who sees it is recorded first."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from app.desks.pit_boss.asking import EVERY, Asking
from app.desks.pit_boss.intact import Intact
from app.desks.pit_boss.sights import Sights
from app.journal.errors import Damaged, JournalError
from app.output import path_text
from app.people.looking import How, Sight, What


def sight_of(how: How, what: What, journal: Path, which: str = "", table: str = "") -> Sight:
    """Say what is seen of a journal."""
    return Sight(how, what, which, path_text(journal.absolute()), table)


class EvidenceReading(Asking):
    """Reads for one page.

    Attributes:
        intact: the journals as they may be read.
        sights: takes what is seen.
    """

    def __init__(self, name: str, intact: Intact, sights: Sights, *, every: float | None = EVERY) -> None:
        """Nothing is read before `start`.

        Args:
            name: of the thread.
            intact: the journals as they may be read.
            sights: takes what is seen.
            every: seconds between two looks at whether there is something new; None never looks.
        """
        super().__init__(name, every=every)
        self.intact, self.sights = intact, sights

    def reads_on(self, fault: JournalError) -> bool:
        """Whether the journal was found damaged, and what of it holds is read from here on."""
        return isinstance(fault, Damaged) and self.intact.look_again()

    def taken(self, how: How, what: What, journal: Path, which: str, table: str) -> None:
        """Have it recorded that something is printed or written out; raises as `looked_at`."""
        self.sights.see(sight_of(how, what, journal, which, table))

    def looked_at(self, what: What, journals: Sequence[Path], which: str = "", table: str = "") -> None:
        """Have it recorded that something is looked at, on the reading thread, before it is shown.

        Raises:
            LockedError, NotRecordedError: it is not to be shown.
        """
        self.sights.see(*(sight_of(How.LOOKED_AT, what, journal, which, table) for journal in journals))
