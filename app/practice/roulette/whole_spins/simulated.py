"""A table that only practice knows: the procedure that a live table has, without reader, journal or window.

Every stake is placed on it, also those that lose, so that it knows what is paid and what is cleared.
"""

from __future__ import annotations

from typing import Final

from app.practice.roulette.scenes import OnLayout
from app.rules.house import House
from app.rules.money import Cents, money_text
from app.rules.roulette.bets import Entry, Stack
from app.rules.roulette.house_reading import read_house
from app.rules.roulette.layout import Position
from app.rules.roulette.lying import Layout
from app.rules.roulette.settled import Settlement
from app.rules.roulette.spin_rules import has_tumbler
from app.rules.roulette.wheel import Turning
from app.rules.side import Side
from app.table.event_record import Event
from app.table.json_text import Json
from app.table.prompting import prompts
from app.table.prompts import Prompt
from app.table.roulette.bet_flags import bet_flags
from app.table.roulette.game import ROULETTE
from app.table.roulette.prompting import next_throw
from app.table.roulette.saying import said
from app.table.roulette.settlement_form import entry_form
from app.table.roulette.settling import as_settled, settlement_of
from app.table.roulette.spin_state import SpinState
from app.table.roulette.spin_table import SpinTable
from app.table.state import unopened
from app.table.station_opening import Opening
from app.table.table import Table

_NAME: Final = "practice"


class Simulated:
    """A table in memory.

    Attributes:
        side: where the cylinder stands.
    """

    def __init__(self, house: House, side: Side) -> None:
        """Nobody plays before it is opened.

        Args:
            house: whose rules hold; one that draws from a tumbler plays here with a wheel.
            side: where the cylinder stands.
        """
        self.side = side
        opening = Opening(_NAME, with_wheel(house), "", side, _NAME)
        self._table = Table(unopened(_NAME, ROULETTE), opening, steps_told=False)
        self._shown = self._table.state

    @property
    def state(self) -> SpinTable:
        """What is true at it now; a number that is cleared is settled."""
        return self._shown

    @property
    def house(self) -> House:
        """The rules that hold, at the table's minimum."""
        return self._table.state.house

    def do(self, what: str, **fields: Json) -> tuple[Event, ...]:
        """Do what the procedure has.

        Raises:
            RefusedError: it may not be done now.
            BadInputError: it is no command.
        """
        events = self._table.do({"do": what, **fields})
        self._shown = as_settled(self._table.state)
        return events

    def refuses(self, what: str, **fields: Json) -> bool:
        """Whether it would be refused now."""
        return self._table.why_not({"do": what, **fields}) is not None

    def open(self, minimum: Cents, day: int) -> None:
        """Open play."""
        self.do("open", minimum=money_text(minimum), day=day, all_entered=True)

    def place(self, position: Position, entry: Entry) -> None:
        """Lay chips."""
        self.do("place", position=position.name, entry=form_of(entry))

    def fall(self, number: int) -> None:
        """Let a number fall."""
        self.do("number", number=number)
        self.do("confirm")

    def said(self) -> tuple[str, ...]:
        """What is to be said now."""
        return said(self.state)

    def due(self) -> tuple[Prompt, ...]:
        """What is to be done now."""
        return prompts(self.state)

    def throw(self) -> tuple[int, Turning]:
        """Tell from which pocket the next ball goes, and which way the wheel turns.

        Raises:
            ValueError: no ball is thrown now.
        """
        found = next_throw(self.state)
        if found is None or found.pocket is None or found.wheel is None:
            raise ValueError("no ball is thrown now")
        return found.pocket, found.wheel

    def flags(self, position: Position, entry: Entry) -> list[str]:
        """Say what would be wrong with a bet by the limits."""
        laid = self._with(position, entry)
        return bet_flags(self.state, laid, position, entry)

    def _with(self, position: Position, entry: Entry) -> Layout:
        lying = {stack.position: stack.entries for stack in self.bets}
        lying[position] = (*lying.get(position, ()), entry)
        return tuple(Stack(place, entries) for place, entries in lying.items())

    @property
    def bets(self) -> tuple[Stack, ...]:
        """What lies on the layout for the next number."""
        return () if self.state.betting is None else self.state.betting.bets

    def paying_or_bet_on(self) -> SpinState:
        """The spin whose number fell, or else the one that is bet on.

        Raises:
            ValueError: the table is closed.
        """
        found = self.state.paying or self.state.betting
        if found is None:
            raise ValueError("no spin is alive")
        return found

    def scene(self) -> OnLayout:
        """Show what lies there before a number falls."""
        return OnLayout(self.bets, None, self.side)

    @property
    def paying(self) -> SpinState:
        """The spin whose number fell.

        Raises:
            ValueError: none has.
        """
        if self.state.paying is None:
            raise ValueError("no number has fallen")
        return self.state.paying

    def settlement(self) -> Settlement:
        """What the number that fell does."""
        return settlement_of(self.state, self.paying)

    def fallen_scene(self, *, cleared: bool) -> OnLayout:
        """Show the layout with the dolly; cleared, only what does not lose."""
        number = self.paying.number or 0
        bets = tuple(stack for stack in self.paying.bets if not cleared or _stays(stack.position, number))
        return OnLayout(bets, number, self.side)


def _stays(position: Position, number: int) -> bool:
    return position.wins(number) or (number == 0 and position.even_money)


def form_of(entry: Entry) -> Json:
    """Write chips as a command has them."""
    return dict(entry_form(entry))  # type: ignore[arg-type] # plain values, as every form has them


def with_wheel(house: House) -> House:
    """Give a house a wheel: whole spins are about one."""
    if not has_tumbler(house):
        return house
    kept = {key: value for key, value in house.profile.items() if key not in _OF_TUMBLER}
    return read_house(house.name, kept)


_OF_TUMBLER: Final = frozenset({"instrument", "tumbler_requests"})
