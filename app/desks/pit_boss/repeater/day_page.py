"""A day of Repeater Bets at a table, of each that there is: rounds, offers, refusals, alarms and values."""

from __future__ import annotations

from collections.abc import Sequence

from app.desks.common.language import tr
from app.desks.pit_boss.day_page import DayPage
from app.reports.day import Waiting
from app.reports.day_reading import TableDay
from app.reports.day_rows import lists_csv
from app.reports.repeater.day_parts import day_page
from app.reports.sheet import Sheet


class RepeaterPage(DayPage):
    """The page: as the day's own, with what of it is of Repeater Bets alone."""

    def laid_out(self, found: TableDay) -> Sheet:
        """Lay out a day."""
        return day_page(found, self.zone, self.voice)

    def rows_of(self, found: TableDay) -> bytes:
        """Write a day as rows."""
        return lists_csv(found, self.voice)

    def slips_of(self, _found: TableDay) -> Sequence[str]:
        """No paper of the bank is shown here."""
        return ()

    def unanswered(self, _found: TableDay) -> list[Waiting]:
        """Nobody answers for anything here: the day's page asks for it."""
        return []

    def file_name(self) -> str:
        """Propose a name for the file of a day's page, with its table and day."""
        return tr("repeater-{table}-{day}")
