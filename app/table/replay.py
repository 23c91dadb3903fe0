"""A journal played again: every settlement computed anew from its bets, under the rules recorded with it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from app.rules.announce_wins import Again, CannotGoOnError
from app.rules.french import announcement
from app.rules.inventory import worth
from app.rules.money import money_text
from app.rules.settlement import RULES_VERSION
from app.table import events as happened
from app.table.events import AnyEvent, read_event
from app.table.fold import fold
from app.table.going_on import announce_won, going_on_of
from app.table.laid_chips import chips_to_lay, read_laid_chips
from app.table.settlement_form import bank_form, settlement_form, stack_form
from app.table.settling import carried_from, settlement_of
from app.table.state import SpinState, TableState, unopened

_ANSWER: Final = (
    "number",
    "announcement",
    "payments",
    "lost",
    "partage",
    "enferme",
    "freed",
    "returned",
    "withdrawn",
    "standing",
    "bank",
)


@dataclass(frozen=True, slots=True)
class Difference:
    """A settlement that was recorded one way and that today's program makes another."""

    spin: int
    revision: int
    rules: int
    recorded: dict[str, Any]
    today: dict[str, Any]


class Replay:
    """Plays one table's events again, in their order.

    Attributes:
        differs: settlements of older rules that come out otherwise today.
    """

    def __init__(self, table: str, before: int = 0) -> None:
        """Nothing is played yet.

        Args:
            table: its name.
            before: how many events the table had before the first that is played; that must be an opening
                then, which carries all that outlives a night.
        """
        self._table = table
        self._state: TableState = replace(unopened(table), seq=before)
        self._rules = RULES_VERSION
        self.differs: list[Difference] = []

    @property
    def state(self) -> TableState:
        """The table after the events so far."""
        return self._state

    def step(self, body: bytes) -> str | None:
        """Play one event.

        Args:
            body: its recorded text.

        Returns:
            What is wrong with it, or None.
        """
        try:
            event = read_event(body)
            fault = self._fault(event)
            self._state = fold(self._state, event)
        except (ValueError, LookupError) as reason:
            return f"the record is no table's: {reason}"
        except (TypeError, AttributeError) as reason:
            # Whoever forges a record may put anything into it.
            return f"the record is no table's: a value is of another kind ({reason})"
        if isinstance(event, happened.TableRules):
            self._rules = event.rules
        return fault

    def _fault(self, event: AnyEvent) -> str | None:
        """Say what an event says of the table that is not so."""
        match event:
            case happened.TableOpened(table=table) if table != self._table:
                return f"it is the opening of table {table}"
            case happened.SpinNumber(number=number, announcement=said) if said != announcement(number):
                return f"the number {number} is not announced so"
            case happened.SpinSettled():
                return self._settled(event)
            case happened.PaymentMade(chips=list(chips)):
                return self._laid(event, worth(read_laid_chips(chips)))
            case happened.AnnounceAccepted(after=str(after)):
                return self._gone_on(event, after)
            case happened.SpinClosed():
                return self._closed(event, self._state.spin(event.spin))
            case _:
                return None

    def _laid(self, event: happened.PaymentMade, laid: int) -> str | None:
        """A payment lies there in full, or as far as the bank's chips made it up; `laid` in cents."""
        spin = self._state.spin(event.spin)
        if spin is None or spin.settlement is None:
            return None  # the fold refuses it
        due: int = spin.settlement.payments[event.order - 1].amount
        if laid < due:
            if self._rules < RULES_VERSION:
                return None
            due = next((worth(chips) for _, chips in chips_to_lay(self._state, spin, (event.order,))), due)
        if laid == due:
            return None
        lies = f"{money_text(laid)} lie there, where {money_text(due)} are due"
        return f"payment {event.order} of spin {spin.spin}: {lies}"

    def _closed(self, event: happened.SpinClosed, spin: SpinState | None) -> str | None:
        """A spin closed as entered has all its payments marked, and leaves lying what it should."""
        if spin is None or spin.settlement is None:
            return None
        if event.entered and len(spin.paid) != len(spin.settlement.payments):
            return f"spin {spin.spin} is closed as paid, and payments are not marked"
        carried = [stack_form(stack) for stack in carried_from(self._state, spin, spin.settlement)]
        if self._rules >= RULES_VERSION and event.carried != carried:
            return f"spin {spin.spin} is closed, and what lies there for the next one is not what it left"
        return None

    def _gone_on(self, event: happened.AnnounceAccepted, after: str) -> str | None:
        """An announce goes on with what it won, and with nothing else."""
        won = announce_won(self._state, event.of)
        if won is None:
            return None  # the fold refuses it
        try:
            going_on = going_on_of(self._state, won, Again(after), held=event.held)
        except CannotGoOnError as fault:
            return f"announce {event.of} goes on and cannot: {fault}"
        amounts = (going_on.kept, going_on.plays_on, going_on.stake_back, going_on.paid)
        recorded = (event.kept, event.plays_on, event.stake_back, event.paid)
        if self._rules >= RULES_VERSION and recorded != tuple(map(money_text, amounts)):
            return f"announce {event.of} goes on otherwise than with what it won"
        return None

    def _settled(self, event: happened.SpinSettled) -> str | None:
        """Settle again; a difference under today's rules is a fault, under older ones it is reported."""
        spin = self._state.spin(event.spin)
        if spin is None:
            return f"spin {event.spin} is settled and was never played"
        if event.complete is not self._state.all_entered:
            return f"the settlement of spin {spin.spin} says otherwise than its opening what was entered"
        settlement = settlement_of(self._state, spin)
        today = settlement_form(settlement)
        if not event.complete:
            today["bank"] = {**bank_form(settlement.bank), "taken": None, "result": None}
        recorded = msgspec.to_builtins(event)
        if all(recorded[key] == today[key] for key in _ANSWER):
            return None
        difference = Difference(
            spin.spin, event.revision, self._rules, {key: recorded[key] for key in _ANSWER}, today
        )
        if self._rules >= RULES_VERSION:
            return f"the settlement of spin {spin.spin} is not what its bets give"
        self.differs.append(difference)
        return None
