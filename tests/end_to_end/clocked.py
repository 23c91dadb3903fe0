"""A table that is played on in a test by a clock of its own, and its journal."""

from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import Any

from app.journal.earlier_payments import earlier_payment
from app.table.bad_input import BadInputError
from app.table.earlier_payments import Earlier
from app.table.event_record import Event
from app.table.events import BankMoved
from app.table.fell import Fell
from app.table.roulette.events import SpinNumber
from app.table.roulette.game import ROULETTE
from app.table.roulette.hearing import Heard
from app.table.turn import RefusedError
from tests.houses import house
from tests.journal.played_journals import Story, record, stamped
from tests.table.playing import Played, reader


class ClockedTable:
    """A table: what happens at it, and when."""

    def __init__(self, path: Path, name: str, rules: str, *, wheel: bool) -> None:
        """Set it up.

        Args:
            path: its journal.
            name: its name.
            rules: its house.
            wheel: a wheel's reader stands at it; otherwise numbers are typed.
        """
        self.path, self.name, self.wheel, self.house = path, name, wheel, house(rules)
        self.table = Played(under=self.house, has_wheel=wheel, earlier=self._earlier, fell=self._fell)
        self._times: list[tuple[int, str]] = []
        self._now, self._pace, self._boot, self._recorded = 0, 0, "", 0

    def begins(self, moment: datetime, pace: int) -> None:
        """The program starts, and from here on so many seconds pass between two things."""
        self._now, self._pace = int(moment.timestamp()), pace
        self._boot = moment.strftime("%d")
        if self.wheel:
            self.hear(reader(connected=True))

    def do(self, name: str, /, **fields: object) -> tuple[str, ...]:
        """Do a command; gives the kinds of what it caused."""
        return self._timed(lambda: self.table.do(name, **fields))

    def may(self, name: str, /, **fields: object) -> bool:
        """Ask for something that a rule may refuse; says whether it was done."""
        try:
            self.do(name, **fields)
        except (RefusedError, BadInputError):
            return False
        return True

    def hear(self, *heard: Heard) -> None:
        """Hear a reader."""
        for each in heard:
            self._hear(each)

    def _hear(self, heard: Heard) -> None:
        self._timed(lambda: self.table.hear(heard))

    def _timed(self, act: Callable[[], tuple[str, ...]]) -> tuple[str, ...]:
        self._now += self._pace
        caused = act()
        self._times += [(self._now, self._boot)] * len(caused)
        return caused

    def last(self, kind: type[Event]) -> int:
        """The place of the last event of a kind."""
        return self.places(kind)[-1]

    def places(self, kind: Any) -> list[int]:
        """The places of all events of a kind."""
        return [place for place, event in enumerate(self.table.story, 1) if isinstance(event, kind)]

    def moved(self, operation: str) -> int:
        """The place of the last entry of the bank that is such an operation."""
        found = [
            place
            for place in self.places(BankMoved)
            if getattr(self.table.story[place - 1], "operation", "") == operation
        ]
        return found[-1]

    def record(self) -> None:
        """Put into the journal what happened since it was last done."""
        times = self._times[self._recorded :]
        story: Story = stamped(self.table.story[self._recorded :], lambda place: times[place - 1][0])
        for event, (now, boot) in zip(story, times, strict=True):
            event |= {"mono": now * 1_000_000, "boot": boot}
            if event["kind"] == "table.opened":
                event["table"] = self.name
        record(self.path, story, self.name)
        self._recorded += len(story)

    def _earlier(self, of: int) -> Earlier | None:
        self.record()
        return earlier_payment(self.path, self.name, ROULETTE, of)

    def _fell(self, of: int) -> Fell | None:
        said = self.table.story[of - 1]
        if not isinstance(said, SpinNumber) or said.spin is None:
            return None
        return Fell(said.spin, said.number)
