"""A day of Repeater Bets at a table, of each that there is: rounds, offers, refusals, alarms and values."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from datetime import date

from app.desks.common.language import tr
from app.desks.pit_boss.day_page import DayPage, DayReading
from app.desks.pit_boss.game_pages import Ground
from app.desks.pit_boss.printing import Press
from app.desks.pit_boss.writer import Place
from app.reports.day import Waiting
from app.reports.day_reading import TableDay
from app.reports.day_rows import lists_csv
from app.reports.repeater.day_parts import Values, day_page
from app.reports.repeater.values_fallen import values_fallen
from app.reports.sheet import Sheet
from app.reports.voice import Voice


class RepeaterReading(DayReading):
    """Reads days, and how often each value came in all nights.

    Attributes:
        ever: that, of the table whose day was read last.
    """

    def __init__(self, ground: Ground) -> None:
        super().__init__(ground.journals, ground.game, ground.press.zone, ground.intact, ground.sights)
        self.ever: Values = Counter()

    def read_day(self, place: Place, day: date) -> TableDay | None:
        """Read a day, beside the window; it is recorded that it is seen."""
        found = super().read_day(place, day)
        self.ever = values_fallen(*self.lies(place))
        return found


class RepeaterPage(DayPage):
    """The page: as the day's own, with what of it is of Repeater Bets alone."""

    def __init__(self, reading: RepeaterReading, voice: Voice, *, press: Press) -> None:
        """Show nothing yet.

        Args:
            reading: reads the days.
            voice: says what readers wrote.
            press: prints, in the zone of the house.
        """
        super().__init__(reading, voice, press=press)
        self._reads = reading

    def laid_out(self, found: TableDay) -> Sheet:
        """Lay out a day."""
        return day_page(found, self.zone, self.voice, self._reads.ever)

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
