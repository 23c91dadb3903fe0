"""A journal played again: every settlement computed anew from its bets, under the rules recorded with it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any, Final

from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from app.foreign import FORGED
from app.rules.inventory import worth
from app.rules.money import money_text
from app.rules.roulette.announce_wins import Again, CannotGoOnError
from app.rules.roulette.french_call import announcement
from app.rules.roulette.settled import Settlement
from app.table import events as happened
from app.table.bank_fold import pieces_of
from app.table.corrected_payments import why_not_put_right
from app.table.differences import difference, is_all_paid
from app.table.earlier_payments import Later, is_earlier, read_later, why_not_earlier
from app.table.events import AnyEvent, UnknownEventError, read_event, read_events
from app.table.fell import Fell
from app.table.fold import fold, fold_together
from app.table.known_bank import should_lie_there
from app.table.laid_chips import (
    chips_to_lay,
    difference_forms,
    laid_chips_form,
    lay_difference,
    read_laid_chips,
)
from app.table.note_box import BOX, box_form, why_not_counted, why_not_righted
from app.table.overnight import differs_form
from app.table.roulette.carrying import carried_from
from app.table.roulette.corrected_numbers import fell_instead
from app.table.roulette.game import ROULETTE
from app.table.roulette.going_on import announce_won, going_on_of
from app.table.roulette.settlement_form import bank_form, settlement_form, stack_form
from app.table.roulette.settling import colours_of, settlement_of
from app.table.roulette.spin_state import SpinState
from app.table.roulette.spin_table import SpinTable
from app.table.roulette.uncounted import unexplained_form
from app.table.state import unopened
from app.table.unmarked import overnight_form

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

_SETTLED: Final = 2
"""Since these rules settlements, what stays and what goes on come out as they do today."""
_BOOKED: Final = 3
"""Since these the chips of the bank are followed as today, and its books where it is counted open again."""

_TOGETHER: Final = 512
"""Events that are read at once."""

_SAYS: Final = frozenset(
    {
        happened.JournalBegun,
        happened.TableOpened,
        happened.SpinNumber,
        happened.SpinSettled,
        happened.PaymentMade,
        happened.PaymentChanged,
        happened.AnnounceAccepted,
        happened.SpinClosed,
        happened.EntryCorrected,
    }
)
"""The events that say something of the table that can be worked out."""


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
        later: what these events put right of payments of nights before, which nobody who plays them knows.
    """

    def __init__(self, table: str, before: int = 0) -> None:
        """Nothing is played yet.

        Args:
            table: its name.
            before: how many events the table had before the first that is played; that must be an opening
                then, which carries all that outlives a night.
        """
        self._table = table
        self._state: SpinTable = replace(unopened(table, ROULETTE), seq=before)
        self._settlement: Settlement | None = None
        self.differs: list[Difference] = []
        self.later: list[Later] = []

    @property
    def state(self) -> SpinTable:
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
        except ValueError as reason:
            return f"the record is no table's: {reason}"
        return self._happened(event)

    def play(self, bodies: Sequence[bytes]) -> tuple[int, str] | None:
        """Play events one after another, as `step` plays each, and quicker.

        Args:
            bodies: their recorded texts, each in its one form.

        Returns:
            The place of the first that is wrong among them, from 0, and what is; or None.
        """
        for first in range(0, len(bodies), _TOGETHER):
            together = bodies[first : first + _TOGETHER]
            try:
                fault = self._played(read_events(together))
            except UnknownEventError:
                steps = enumerate(map(self.step, together))
                fault = next(((place, reason) for place, reason in steps if reason is not None), None)
            if fault is not None:
                return first + fault[0], fault[1]
        return None

    def _played(self, events: Sequence[AnyEvent]) -> tuple[int, str] | None:
        """Let events happen; pieces that were laid one after another are laid together."""
        place = 0
        for kind, alike in groupby(events, type):
            run = list(alike)
            if kind in self._state.game.together and self._laid_together(run):
                place += len(run)
                continue
            for event in run:
                if (reason := self._happened(event)) is not None:
                    return place, reason
                place += 1
        return None

    def _laid_together(self, placed: Sequence[AnyEvent]) -> bool:
        """Lay pieces together; where that cannot be, nothing is laid, and each by itself will tell why."""
        try:
            self._state = fold_together(self._state, placed)
        except FORGED:
            return False
        return True

    def _happened(self, event: AnyEvent) -> str | None:
        """Let one event happen; gives what is wrong with it."""
        kind = type(event)
        self._settlement = None
        try:
            fault = self._fault(event) if kind in _SAYS else self._counted(event)
            self._state = fold(self._state, event, known=self._settlement)
            if isinstance(event, happened.BankMoved | happened.EntryCorrected):
                fault = fault or self._result_fault(event)
        except (ValueError, LookupError) as reason:
            return f"the record is no table's: {reason}"
        except (TypeError, AttributeError) as reason:
            # Whoever forges a record may put anything into it.
            return f"the record is no table's: a value is of another kind ({reason})"
        return fault

    def _fault(self, event: AnyEvent) -> str | None:
        """Say what an event says of the table that is not so."""
        match event:
            case happened.TableOpened() | happened.JournalBegun():
                return self._begun(event)
            case happened.SpinNumber():
                return self._fell(event)
            case happened.SpinSettled():
                return self._settled(event)
            case happened.PaymentMade() | happened.PaymentChanged():
                return self._marked(event)
            case happened.AnnounceAccepted(after=str(after)):
                return self._gone_on(event, after)
            case happened.SpinClosed():
                return self._closed(event, self._state.spin(event.spin))
            case happened.EntryCorrected():
                return self._put_right(event)
            case _:
                return None

    def _fell(self, event: happened.SpinNumber) -> str | None:
        """A number is announced as it is, and what was still being paid has been closed before it."""
        if event.announcement != announcement(event.number):
            return f"the number {event.number} is not announced so"
        paying = self._state.paying
        if paying is None or paying.spin == event.spin:
            return None
        return f"the number of spin {event.spin} fell, and spin {paying.spin} was never closed"

    def _put_right(self, event: happened.EntryCorrected) -> str | None:
        """What was paid this night is known; what was paid before is asked of its own night afterwards."""
        if (now := fell_instead(event)) is not None:
            return self._fell_instead(now, event)
        if event.payment is UNSET:
            was = self._state.movements.get(event.of)
            return None if was is None or was.operation != BOX else why_not_righted(was, event)
        if not is_earlier(self._state, event.of):
            return why_not_put_right(self._state, event)
        self.later.append(read_later(self._state.seq + 1, event))
        return why_not_earlier(event)

    def _fell_instead(self, now: Fell, event: happened.EntryCorrected) -> str | None:
        """A number that is put right is one of the last that fell, or lies further back."""
        spins = self._state.numbers_of
        was = self._state.numbers[spins.index(now.spin)] if now.spin in spins else None
        if was not in {None, event.fell["was"] if event.fell is not UNSET else None}:
            return f"the number of spin {now.spin} is put right, and was another before"
        return None

    def _begun(self, event: happened.TableOpened | happened.JournalBegun) -> str | None:
        """A night and a journal are of this table, and a journal begins but once.

        A night carries the payments of which nobody said whether they were made; openings of before did not.
        """
        opening = event if isinstance(event, happened.TableOpened) else None
        if event.table != self._table:
            what = "beginning of a journal" if opening is None else "opening"
            return f"it is the {what} of table {event.table}"
        if opening is None:
            return "a journal begins with its first event alone" if self._state.seq else None
        if self._state.night and opening.spins != self._state.spins:
            return f"it says that the table has had {opening.spins} spins, and it has had {self._state.spins}"
        untold = opening.unmarked is UNSET or not self._state.night
        if not untold and opening.unmarked != overnight_form(self._state):
            return "it carries other payments than those that wait for an answer"
        if opening.box is not UNSET and self._state.night and opening.box != box_form(self._state):
            return "it carries another note box than the one that waits to be counted"
        if opening.unexplained is not UNSET and opening.unexplained != unexplained_form(
            self._state.unexplained
        ):
            return "it carries other void throws than those of which nobody said why"
        return None

    def _counted(self, event: AnyEvent) -> str | None:
        """At a count what should lie there is what the book has, and what differs is the rest."""
        if isinstance(event, happened.BankMoved) and event.operation == BOX:
            return why_not_counted(self._state, event)
        if not isinstance(event, happened.BankMoved) or event.book is UNSET:
            return None
        should = should_lie_there(self._state)
        if should is None or event.book != laid_chips_form(should):
            return "the closing count says otherwise what should lie there than the bank has it"
        if event.differs != differs_form(should, pieces_of(event)):
            return "the closing count says otherwise by what it differs"
        return None

    def _result_fault(self, event: happened.BankMoved | happened.EntryCorrected) -> str | None:
        """Say what is recorded of the table's result and is not what its bank gives (rules 9)."""
        puts_right = isinstance(event, happened.EntryCorrected) and event.payment is not UNSET
        if event.result is None and not puts_right:  # older ones did not say it
            return None
        if self._state.rules < _BOOKED and self._state.books_before:
            return None
        result = self._state.bank.result
        if event.result == (None if result is None else money_text(result)):
            return None
        return f"the result that is recorded is not what the bank gives: {event.result}"

    def _marked(self, event: happened.PaymentMade | happened.PaymentChanged) -> str | None:
        """What is marked lies there."""
        if isinstance(event, happened.PaymentChanged):
            return self._changed(event)
        return (
            self._laid(event, worth(read_laid_chips(event.chips))) if isinstance(event.chips, list) else None
        )

    def _laid(self, event: happened.PaymentMade, laid: int) -> str | None:
        """A payment lies there in full, or as far as the bank's chips made it up; `laid` in cents."""
        spin = self._state.spin(event.spin)
        if spin is None or spin.settlement is None:
            return None  # the fold refuses it
        due: int = spin.settlement.payments[event.order - 1].amount
        if laid < due:
            if self._state.rules < _BOOKED:
                return None
            due = next(
                (worth(chips) for _, chips in chips_to_lay(self._state, spin.payable, (event.order,))), due
            )
        if laid == due:
            return None
        lies = f"{money_text(laid)} lie there, where {money_text(due)} are due"
        return f"payment {event.order} of spin {spin.spin}: {lies}"

    def _changed(self, event: happened.PaymentChanged) -> str | None:
        """What changed hands is what the payment differed by, and lies there as far as chips make it up."""
        spin = self._state.spin(event.spin)
        due = None if spin is None else difference(spin.payable, event.order)
        if spin is None or due is None:
            return None  # the fold refuses it
        laid, back = difference_forms(due, lay_difference(self._state, spin.payable, event.order, due))
        if all(_worth(is_) == _worth(was) for is_, was in ((event.chips, laid), (event.back, back))):
            return None
        return f"payment {event.order} of spin {spin.spin} is changed in chips that are not its difference"

    def _closed(self, event: happened.SpinClosed, spin: SpinState | None) -> str | None:
        """A spin closed as entered has all its payments marked, and leaves lying what it should."""
        if spin is None or spin.settlement is None:
            return None
        if event.entered and not is_all_paid(spin.payable):
            return f"spin {spin.spin} is closed as paid, and payments are not marked"
        carried = [stack_form(stack) for stack in carried_from(self._state, spin, spin.settlement)]
        if self._state.rules >= _SETTLED and event.carried != carried:
            return f"spin {spin.spin} is closed, and what lies there for the next one is not what it left"
        if event.disputed is not UNSET and event.disputed != sorted(spin.payable.disputed):
            return f"spin {spin.spin} is closed, and other payments are disputed than it says"
        stayed = () if event.stayed is UNSET else event.stayed
        won, worth = colours_of(spin.settlement), self._state.colours
        if any(name not in won or spin.colours.get(name) != worth.get(name) for name in stayed):
            return f"spin {spin.spin} is closed, and a colour keeps what it was worth that did not win"
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
        if self._state.rules >= _SETTLED and recorded != tuple(map(money_text, amounts)):
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
        recorded = {key: getattr(event, key) for key in _ANSWER}
        if recorded == today:
            self._settlement = settlement
            return None
        difference = Difference(spin.spin, event.revision, self._state.rules, recorded, today)
        if self._state.rules >= _SETTLED:
            return f"the settlement of spin {spin.spin} is not what its bets give"
        self.differs.append(difference)
        return None


def _worth(forms: list[happened.Form] | UnsetType) -> int | None:
    """What recorded chips are worth, cents; None where none are recorded."""
    return None if isinstance(forms, UnsetType) else worth(read_laid_chips(forms))
