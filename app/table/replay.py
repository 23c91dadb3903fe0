"""A journal played again: every settlement computed anew from its bets, under the rules recorded with it."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from itertools import groupby
from typing import Final, Generic

from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from app.foreign import FORGED
from app.rules.inventory import worth
from app.rules.money import money_text
from app.table import events as happened
from app.table.bank_fold import pieces_of
from app.table.corrected_payments import why_not_put_right
from app.table.differences import difference
from app.table.earlier_payments import Later, is_earlier, read_later, why_not_earlier
from app.table.event_reading import UnknownEventError, kind_name, reader_of
from app.table.event_record import Event, Form
from app.table.fold import fold, fold_together
from app.table.game import Checked, Difference, Game
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
from app.table.side_game import left_beside
from app.table.state import S, unopened
from app.table.turn import Turn
from app.table.unmarked import overnight_form

_BOOKED: Final = 3
"""Since these the chips of the bank are followed as today, and its books where it is counted open again."""

_TOGETHER: Final = 512
"""Events that are read at once."""

_SAYS: Final = frozenset(
    {
        happened.JournalBegun,
        happened.TableOpened,
        happened.PaymentMade,
        happened.PaymentChanged,
        happened.EntryCorrected,
    }
)
"""The events that say something of the table that can be worked out."""


_UNCHECKED: Final = Checked()


class Replay(Generic[S]):
    """Plays one table's events again, in their order.

    Attributes:
        differs: settlements of older rules that come out otherwise today.
        later: what these events put right of payments of nights before, which nobody who plays them knows.
    """

    def __init__(self, table: str, game: Game[S], before: int = 0) -> None:
        """Nothing is played yet.

        Args:
            table: its name.
            game: what is played there.
            before: how many events the table had before the first that is played; that must be an opening
                then, which carries all that outlives a night.
        """
        self._table = table
        self._state: S = replace(unopened(table, game), seq=before)
        self._checks, self._reader = game.checks(), reader_of(game)
        self._asides = {kind: check for side in game.sides for kind, check in side.checks().items()}
        self._due: deque[Event] = deque()
        self.differs: list[Difference] = []
        self.later: list[Later] = []

    @property
    def falls(self) -> frozenset[str]:
        """The kinds of its game's events that say how a round came out."""
        return frozenset(map(kind_name, self._state.game.steps.falls))

    @property
    def state(self) -> S:
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
            event = self._reader.read(body)
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
                fault = self._played(self._reader.read_all(together))
            except UnknownEventError:
                steps = enumerate(map(self.step, together))
                fault = next(((place, reason) for place, reason in steps if reason is not None), None)
            if fault is not None:
                return first + fault[0], fault[1]
        return None

    def _played(self, events: Sequence[Event]) -> tuple[int, str] | None:
        """Let events happen; pieces that were laid one after another are laid together."""
        place = 0
        for kind, alike in groupby(events, type):
            run = list(alike)
            if kind in self._state.game.together and not self._due and self._laid_together(run):
                place += len(run)
                continue
            for event in run:
                if (reason := self._happened(event)) is not None:
                    return place, reason
                place += 1
        return None

    def _laid_together(self, placed: Sequence[Event]) -> bool:
        """Lay pieces together; where that cannot be, nothing is laid, and each by itself will tell why."""
        try:
            self._state = fold_together(self._state, placed)
        except FORGED:
            return False
        return True

    def _happened(self, event: Event) -> str | None:
        """Let one event happen; gives what is wrong with it."""
        kind, due = type(event), self._due.popleft() if self._due else None
        if due is not None and event != due:
            return f"what follows at the games beside is {due}, not {event}"
        try:
            fault = self._fault(event) if kind in _SAYS else self._counted(event)
            checked = self._checks[kind](self._state, event) if kind in self._checks else _UNCHECKED
            if kind in self._asides and due is None:
                fault = fault or self._asides[kind](self._state, event)
            self._state = fold(self._state, event, known=checked.known)
            self._due.extend(self._following(event))
            if checked.differs is not None:
                self.differs.append(checked.differs)
            fault = fault or checked.fault
            if isinstance(event, happened.BankMoved | happened.EntryCorrected):
                fault = fault or self._result_fault(event)
        except (ValueError, LookupError) as reason:
            return f"the record is no table's: {reason}"
        except (TypeError, AttributeError) as reason:
            # Whoever forges a record may put anything into it.
            return f"the record is no table's: a value is of another kind ({reason})"
        return fault

    def _following(self, event: Event) -> Sequence[Event]:
        """What must follow at the games that are played beside, right behind an event."""
        if not any(side.dealt(self._state.house) for side in self._state.game.sides):
            return ()
        turn = Turn(self._state, ready=True)
        turn.let_follow(event)
        return turn.events

    def _fault(self, event: Event) -> str | None:
        """Say what an event says of the table that is not so."""
        match event:
            case happened.TableOpened() | happened.JournalBegun():
                return self._begun(event)
            case happened.PaymentMade() | happened.PaymentChanged():
                return self._marked(event)
            case happened.EntryCorrected():
                return self._put_right(event)
            case _:
                return None

    def _put_right(self, event: happened.EntryCorrected) -> str | None:
        """What was paid this night is known; what was paid before is asked of its own night afterwards."""
        if event.fell is not UNSET:
            return None  # the game knows what fell
        if event.payment is UNSET:
            was = self._state.movements.get(event.of)
            return None if was is None or was.operation != BOX else why_not_righted(was, event)
        if not is_earlier(self._state, event.of):
            return why_not_put_right(self._state, event)
        self.later.append(read_later(self._state.seq + 1, event))
        return why_not_earlier(event)

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
        if self._state.night and opening.sides != left_beside(self._state.game.sides, self._state.beside):
            return "it carries something else of the side games than the night before left"
        return None

    def _counted(self, event: Event) -> str | None:
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
        spin = self._state.paying
        if spin is None or spin.spin != event.spin or spin.payable.payments is None:
            return None  # the fold refuses it
        due: int = spin.payable.payments[event.order - 1].amount
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
        spin = self._state.paying
        due = None if spin is None or spin.spin != event.spin else difference(spin.payable, event.order)
        if spin is None or due is None:
            return None  # the fold refuses it
        laid, back = difference_forms(due, lay_difference(self._state, spin.payable, event.order, due))
        if all(_worth(is_) == _worth(was) for is_, was in ((event.chips, laid), (event.back, back))):
            return None
        return f"payment {event.order} of spin {spin.spin} is changed in chips that are not its difference"


def _worth(forms: list[Form] | UnsetType) -> int | None:
    """What recorded chips are worth, cents; None where none are recorded."""
    return None if isinstance(forms, UnsetType) else worth(read_laid_chips(forms))
