"""A night of roulette with side wagers at a table alone, by hand: what is done, and what it caused."""

from __future__ import annotations

from typing import Any, cast

import msgspec

from app.games import GAMES
from app.people.permissions import Signed
from app.rules.side import Side
from app.table.event_record import Event, event_form
from app.table.fell import Fell
from app.table.json_text import Json
from app.table.repeater.memory import Wagers, wagers_at
from app.table.roulette.spin_events import SpinNumber
from app.table.roulette.spin_table import SpinTable
from app.table.state import unopened
from app.table.station_opening import Opening
from app.table.table import Table
from tests.houses import house

PLAYED = GAMES["roulette"]


class Night:
    """A table of a house, open, and its record."""

    def __init__(self, of: str = "repeater-bets", *, all_entered: bool = False) -> None:
        opening = Opening("R1", house(of), "Anna", Side.LEFT, "test 1")
        self.story: list[Event] = []
        self.table = Table(unopened("R1", PLAYED), opening, steps_told=False, fell=self._fell)
        self.do("open", all_entered=all_entered)

    @property
    def state(self) -> SpinTable:
        state: SpinTable = self.table.state
        return state

    @property
    def wagers(self) -> Wagers:
        return wagers_at(self.state)

    @property
    def bodies(self) -> list[bytes]:
        return [msgspec.json.encode(event_form(event)) for event in self.story]

    def _fell(self, of: int) -> Fell | None:
        """Look up a spin's number by its place in the record."""
        event = self.story[of - 1]
        return Fell(event.spin or 0, event.number) if isinstance(event, SpinNumber) else None

    def do(self, name: str, /, *signed: Signed, **fields: object) -> list[Event]:
        """Do a command; gives what it caused."""
        caused = list(self.table.do(cast("Json", {"do": name, **fields}), signed))
        self.story += caused
        return caused

    def book(self, wager: str, owner: str = "seat 3", amount: str = "5.00", **more: str) -> list[Event]:
        """Make a side wager."""
        return self.do("repeater", wager=wager, owner=owner, amount=amount, **more)

    def fall(self, number: int) -> list[Event]:
        """Throw, and let a number fall that is seen; gives what happened at the side wagers."""
        self.do("throw")
        self.do("no_more_bets")
        self.do("number", number=number)
        return of_side_wagers(self.do("confirm"))

    def spin(self, *numbers: int) -> None:
        """Deal whole spins on which nothing else is bet: each number falls, is cleared, paid and closed."""
        for number in numbers:
            self.fall(number)
            self.do("cleared")
            self.do("next")


def of_side_wagers(events: list[Event]) -> list[Event]:
    """Those of some events that are of the side wagers."""
    return [event for event in events if type(event) in _KINDS]


def form_of(event: Event) -> dict[str, Any]:
    """An event as it is recorded."""
    return cast("dict[str, Any]", event_form(event))


def kinds(events: list[Event]) -> list[str]:
    """The kinds of some events, as they are recorded."""
    return [str(form_of(event)["kind"]) for event in events]


_KINDS = frozenset(kind for side in PLAYED.sides for kind in side.folds)
