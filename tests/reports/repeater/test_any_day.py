"""Whatever is asked and heard at a table with side wagers, its day can be read."""

from __future__ import annotations

from hypothesis import settings

from app.reports.beside import Beside
from app.reports.repeater.day_lists import day_lists
from app.reports.repeater.day_parts import day_parts
from app.reports.repeater.played import played
from app.reports.stamp import Stamp
from app.reports.voice import PLAIN
from app.station.stamps import moment_text
from app.table.events import TableOpened
from tests.houses import house
from tests.often import times
from tests.table.repeater.night import PLAYED
from tests.table.repeater.test_random_play import SideEvening

HOUSE = house("repeater-bets")
(SIDE,) = PLAYED.sides


class DayEvening(SideEvening):
    """Any night, of which the figures are made once it is over."""

    def teardown(self) -> None:
        """Look at the day, where there was one."""
        if hasattr(self, "played"):
            self._look()
        super().teardown()

    def _look(self) -> None:
        """No offer is counted twice, no value is taken back twice, and what stands is in a round that goes on."""
        beside, round_ = self._beside(), self.wagers.round
        day = played(beside)
        assert list(day_parts(beside, None, PLAIN))
        assert len(day_lists(beside)["repeater_rounds"]) == len(day.rounds)
        assert min(day.values.values(), default=0) >= 0
        for dealt in day.dealt:
            assert dealt.offered >= dealt.taken + dealt.declined
            assert dealt.declined >= 0
        running = {each.number: each for each in day.rounds}.get(round_.number)
        assert (running is not None and running.ended is None) or not round_.standing

    def _beside(self) -> list[Beside]:
        """What a day keeps of it."""
        return [
            Beside(Stamp(seq, moment_text(seq * 1_000_000), seq, "a4f1"), event, "Anna", HOUSE)
            for seq, event in enumerate(self.played.story, 1)
            if type(event) in SIDE.folds or isinstance(event, TableOpened)
        ]


DayEvening.TestCase.settings = settings(max_examples=times(10, 80), stateful_step_count=40, deadline=None)


TestDayEvening = DayEvening.TestCase
