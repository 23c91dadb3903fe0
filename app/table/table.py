"""A table: takes what people and devices want, one at a time, and answers with events or with a reason.

It has no clock, no file and no thread. Whoever drives it makes the events durable before anybody is told.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Flag, auto
from typing import Final, Generic

from app.people.permissions import Signed
from app.table.acting import commands_at, do_command
from app.table.bad_input import BadInputError
from app.table.command import Command, command_form, read_command
from app.table.earlier_payments import FindEarlier, nothing_earlier
from app.table.event_record import Event
from app.table.events import ReaderWarning, TableClosed
from app.table.fell import FindNumber, nothing_fell
from app.table.game import game_of
from app.table.heard import OfAnyTable, hear_of_any_table
from app.table.json_text import Json
from app.table.known_bank import tell_short
from app.table.opening import open_table
from app.table.refusing import record_refusal
from app.table.signing import sign, signs_after
from app.table.spelling import as_spelled
from app.table.state import S, TableState
from app.table.station_opening import Opening
from app.table.table_commands import OpenPlay
from app.table.troubles import Trouble
from app.table.turn import HAND, RefusedError, Turn


class Automation(Flag):
    """Which steps the program does by itself; the others are a person's."""

    NONE = 0
    OPENING = auto()
    """A ball of the wheel opens a table that nobody has closed: nobody stands at a screen to do so.

    Not so where the bank of the night before is not counted: then somebody is told.
    """


BANK_NOT_COUNTED: Final = "bank_not_counted"
"""Reason of a warning: a ball runs at a table that cannot open, whose last bank is not counted."""
UNCOUNTED: Final = Trouble.BANK_UNCOUNTED.english()


def _warn(turn: Turn, device: str) -> None:
    """Record that nothing is recorded; while nobody has answered for that it is not said again."""
    waiting = turn.state.unanswered.values()
    if not any(isinstance(each, ReaderWarning) and each.reason == BANK_NOT_COUNTED for each in waiting):
        turn.happen(ReaderWarning(device=device, reason=BANK_NOT_COUNTED, detail=UNCOUNTED))


class Table(Generic[S]):
    """The state of one table, and what may be done to it.

    Attributes:
        state: the fold of all events so far.
        opening: how the table is opened when nothing else is said.
        unasked: how often something happened that no person asked for.
    """

    def __init__(
        self,
        state: S,
        opening: Opening,
        *,
        steps_told: bool,
        automation: Automation = Automation.NONE,
        earlier: FindEarlier = nothing_earlier,
        fell: FindNumber = nothing_fell,
    ) -> None:
        """Take a table up where it is.

        Args:
            state: the fold of all events so far.
            opening: how the table is opened when nothing else is said.
            steps_told: whether a reader tells the steps of the game.
            automation: which steps the program does by itself.
            earlier: looks up a payment of a night that is over.
            fell: looks up a spin's number.
        """
        self.state = state
        self.opening = opening
        self._earlier, self._fell = earlier, fell
        self._opens_itself = Automation.OPENING in automation
        self._ear = game_of(state).ear(steps_told)
        self.unasked = 0
        self._closed_by_hand = False

    def do(
        self, form: Command | Json, signed: Sequence[Signed] = (), also: Sequence[Command | Json] = ()
    ) -> tuple[Event, ...]:
        """Do what a person asks.

        Args:
            form: the command, or its JSON as a script wrote it.
            signed: who gave a code for it; whoever hands that over has compared the codes.
            also: more of the same under the same signature: all of it is done, or nothing.

        Raises:
            BadInputError: the form is no command.
            RefusedError: it may not be done now, or not with them; nothing has changed.
        """
        said = self._said(form, self.state)

        def act(turn: Turn[S]) -> None:
            if not signs_after(said):
                sign(turn, said, signed, self.opening.register())
            do_command(turn, said, self.opening)
            if signs_after(said):
                sign(turn, said, signed, self.opening.register())
            for each in also:
                do_command(turn, self._said(each, turn.state), self.opening)

        events = self._take(act, HAND)
        self._closed_by_hand |= any(isinstance(event, TableClosed) for event in events)
        return events

    def record_refusal(self, form: Command | Json, why: RefusedError | BadInputError) -> tuple[Event, ...]:
        """Have a refusal recorded that rests on a rule of the house; of any other there is no trace.

        Args:
            form: what was asked, just now.
            why: what `do` answered.

        Returns:
            What happened: one event, or nothing.
        """
        asked = command_form(form) if isinstance(form, Command) else form
        return self._take(lambda turn: record_refusal(turn, asked, why), HAND)

    def hear(self, heard: object) -> tuple[Event, ...]:
        """Take what a reader says; it is never refused."""
        device = self._ear.listen(heard)
        house = self.state.house if self.state.opened else self.opening.house
        return self._take(lambda turn: self._heard(turn, heard, device), house.instrument)

    def _heard(self, turn: Turn[S], heard: object, device: str | None) -> None:
        by_itself = self._opens_itself and not self._closed_by_hand
        if not turn.state.opened and by_itself and device is not None:
            if turn.state.bank.open:  # a new night would have no place for its count (rules 9)
                _warn(turn, device)
            else:
                open_table(turn, self.opening)
                sign(turn, OpenPlay(), (), self.opening.register())
        if isinstance(heard, OfAnyTable):
            hear_of_any_table(turn, heard)
        else:
            self._ear.hear(turn, heard)

    @staticmethod
    def _said(form: Command | Json, state: TableState) -> Command:
        """Read a command at the door, its texts in the spelling in which they are kept."""
        asked = command_form(form) if isinstance(form, Command) else form
        return read_command(as_spelled(asked, state), commands_at(game_of(state)))

    def why_not(self, form: Command | Json) -> str | None:
        """Ask whether a command could be done now; gives the reason why not, or None."""
        turn = self._turn(HAND)
        try:
            do_command(turn, self._said(form, self.state), self.opening)
        except (RefusedError, ValueError) as reason:
            return str(reason)
        return None

    def _take(self, act: Callable[[Turn[S]], None], source: str) -> tuple[Event, ...]:
        turn = self._turn(source)
        act(turn)
        if turn.state.bank is not self.state.bank:
            tell_short(self.state, turn)
        self.state = turn.state
        if source == HAND:
            for event in turn.events:
                self._ear.happened(event)
        else:
            self.unasked += bool(turn.events)
        return tuple(turn.events)

    def _turn(self, source: str) -> Turn[S]:
        ear = self._ear
        return Turn(
            self.state,
            ready=ear.ready,
            source=source,
            earlier=self._earlier,
            fell=self._fell,
            running=ear.running,
        )
