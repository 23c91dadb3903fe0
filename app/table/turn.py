"""One action while it is verified: what it would cause, kept only if nothing refuses it.

verify / can / do are one piece of code: an action raises `RefusedError` and its turn is thrown away, or it
returns and its events are the answer. Whether a button is greyed is the same question asked on a turn that
nobody keeps.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NoReturn

from msgspec import UNSET

from app.rules.chips import Colour
from app.rules.money import Cents, money_text
from app.rules.roulette.french_call import announcement
from app.rules.roulette.settled import Settlement
from app.sentence import Sentence
from app.table import events as happened
from app.table.bad_input import with_section
from app.table.colours_out import colours_in
from app.table.differences import is_all_paid, places_after, same_players
from app.table.earlier_payments import FindEarlier, nothing_earlier
from app.table.events import AnyEvent
from app.table.fold import fold
from app.table.refusals import Refusal
from app.table.roulette.carrying import carried_from
from app.table.roulette.corrected_numbers import FindNumber, nothing_fell
from app.table.roulette.last_spin import bets_are_over
from app.table.roulette.procedure import Phase
from app.table.roulette.settlement_form import bank_form, settlement_form, stack_form
from app.table.roulette.settling import colours_of, settlement_of
from app.table.roulette.stepping import unseen_throw
from app.table.round_refusals import RoundRefusal
from app.table.sources import HAND, TYPED
from app.table.state import Proposed, SpinState, TableState
from app.table.troubles import Trouble

__all__ = ["HAND", "NOTHING_RUNS", "TYPED", "RefusedError", "Running", "Turn", "refuse"]


Running = tuple[str | None, int | None]
"""A reader that is in the midst of a game, and its own count of it."""
NOTHING_RUNS: Final[Running] = (None, None)


class RefusedError(Exception):
    """The action may not be done now.

    Attributes:
        reason: why not, for whoever asked; its English has the section.
        rule: the section of the house's rule on which it rests, "rules 9"; None where no rule forbids it.
    """

    def __init__(self, reason: Sentence, rule: str | None = None) -> None:
        self.reason, self.rule = reason.recorded(with_section(reason, rule)), rule
        super().__init__(self.reason)


def refuse(reason: Sentence, *, rule: str | None = None) -> NoReturn:
    """Say why not.

    Args:
        reason: a line of a catalogue, with what stands in its places.
        rule: the section on which it rests, "rules 9"; such a refusal is recorded.

    Raises:
        RefusedError: always.
    """
    raise RefusedError(reason, rule)


def nothing_runs() -> Running:
    """Name no reader: none was heard."""
    return NOTHING_RUNS


class Turn:
    """What one action causes, event by event.

    Attributes:
        state: the state after the events so far.
        events: what happened so far.
        ready: whether the wheel takes a throw; true where there is none.
        earlier: looks up a payment of a night that is over.
        fell: looks up a spin's number.
        running: names the reader that is in the midst of a game, and its own count of it; None where none is.
    """

    def __init__(
        self,
        state: TableState,
        *,
        ready: bool,
        source: str = HAND,
        earlier: FindEarlier = nothing_earlier,
        fell: FindNumber = nothing_fell,
        running: Callable[[], Running] = nothing_runs,
    ) -> None:
        self.state, self.ready, self.source = state, ready, source
        self.earlier, self.fell, self.running = earlier, fell, running
        self.events: list[AnyEvent] = []

    def happen(self, event: AnyEvent) -> None:
        """Let one thing happen."""
        self.state = fold(self.state, event)
        self.events.append(event)

    def betting(self) -> SpinState:
        """The spin being bet on.

        Raises:
            RefusedError: the table is closed, or the layout has not been cleared.
        """
        if not self.state.opened:
            refuse(Refusal.TABLE_CLOSED())
        if self.state.betting is None:
            refuse(RoundRefusal.NOT_CLEARED())
        return self.state.betting

    def taking_bets(self) -> SpinState:
        """The spin being bet on, if its ball will be thrown: after the last one none is (rules 8).

        Raises:
            RefusedError: it was the last spin, the table is closed, or the layout has not been cleared.
        """
        if self.state.opened and bets_are_over(self.state):
            refuse(RoundRefusal.BETS_ARE_OVER(), rule="rules 8")
        return self.betting()

    def paying(self) -> SpinState:
        """The spin being paid.

        Raises:
            RefusedError: there is none.
        """
        if self.state.paying is None:
            refuse(RoundRefusal.NO_SPIN_PAID())
        return self.state.paying

    def clear(self, *, implied: bool = False) -> SpinState:
        """Clear the layout if it has not been done; gives the spin being paid.

        Args:
            implied: nobody says that it is clear: the next spin begins over it.

        Raises:
            RefusedError: no number has fallen.
        """
        spin = self.paying()
        if spin.phase is Phase.FALLEN:
            before = self.state.minimum
            self.happen(happened.SpinCleared(spin=spin.spin, implied=implied or UNSET))
            self._colours_follow(before)
            self.open_bets()
        return self.paying()

    def open_bets(self) -> None:
        """Open the bets of the coming spin, if the wheel is ready and nobody waits for an answer."""
        spin = self.state.betting
        if spin is None or bets_are_over(self.state):
            return
        if spin.phase is Phase.COMING and self.ready and spin.proposed is None:
            self.happen(happened.SpinBetsOpen(spin=spin.spin, source=self.source))

    def settle(self) -> SpinState:
        """Write the settlement of the spin being paid if it has none; gives the spin."""
        spin = self.paying()
        if spin.settlement is None:
            self.settle_anew()
        return self.paying()

    def settle_anew(self) -> None:
        """Write a settlement with what is known now; what lost is known only where every stake is placed.

        A dispute about a payment that is another now goes on about it: a ruling alone ends it (rules 3).
        """
        spin = self.paying()
        settlement = settlement_of(self.state, spin)
        answer: happened.Form = {**settlement_form(settlement)}
        complete = self.state.all_entered
        if not complete:
            answer["bank"] = {**bank_form(settlement.bank), "taken": None, "result": None}
        revision = spin.payable.revision + 1
        self.happen(happened.SpinSettled(spin=spin.spin, revision=revision, complete=complete, **answer))
        if spin.payable.disputed and spin.settlement is not None:
            self._object_again(spin, spin.settlement)

    def _object_again(self, before: SpinState, settled: Settlement) -> None:
        """Dispute what the same player is paid now, where it is no longer what he was to be paid."""
        for order in sorted(before.payable.disputed):
            spin = self.paying()
            payments = spin.settlement.payments if spin.settlement is not None else ()
            was = settled.payments[order - 1]
            if was in payments:  # wherever it stands, its dispute went with it
                continue
            if order in before.payable.given:
                now = places_after(settled.payments, before.payable.given, payments).get(order)
            else:
                now = same_players(payments, was, frozenset(spin.payable.given) | spin.payable.disputed)
            if now is None:
                refuse(Refusal.TAKES_DISPUTED_AWAY(order=order), rule="rules 3")
            reason = Trouble.DISPUTE_GOES_ON.english(order=order)
            again = happened.PaymentDisputed(
                spin=spin.spin, revision=spin.payable.revision, order=now, reason=reason
            )
            self.happen(again)

    def close_paying(self) -> None:
        """Close the spin being paid, whatever was entered; nothing happens where there is none."""
        if self.state.paying is None:
            return
        self.clear(implied=True)
        spin = self.settle()
        if spin.settlement is None:  # it was written just now
            return
        known = self.state.all_entered or spin.entered > 0 or bool(spin.payable.given)
        entered = known and is_all_paid(spin.payable)
        stayed = self._colours_stay(spin, spin.settlement)
        carried = [stack_form(stack) for stack in carried_from(self.state, spin, spin.settlement)]
        self.happen(
            happened.SpinClosed(
                spin=spin.spin,
                entered=entered,
                carried=carried,
                stayed=stayed or UNSET,
                disputed=sorted(spin.payable.disputed) or UNSET,
            )
        )

    def lapse(self) -> None:
        """Close the spin being bet on without a number: nobody answered, or nobody saw it fall."""
        spin = self.betting()
        lapsed = None if spin.proposed is None else spin.proposed.number
        before = self.state.minimum
        self.happen(happened.SpinClosed(spin=spin.spin, entered=False, lapsed=lapsed))
        self._colours_follow(before)

    def _colours_follow(self, before: Cents) -> None:
        """Colours of which nothing is out are worth the minimum that holds now; others what they were [2]."""
        if self.state.minimum == before:
            return
        for name in colours_in(self.state):
            if self.state.colours[name] == Colour(before):
                value = money_text(self.state.minimum)
                self.happen(happened.ColourAssigned(colour=name, value=value))

    def _colours_stay(self, spin: SpinState, settlement: Settlement) -> list[str]:
        """A colour that won at the minimum before was out, whatever was said: its pieces keep it [2].

        Returns:
            The colours that are worth what they were again.
        """
        stayed: list[str] = []
        now, betting = self.state.minimum, self.state.betting
        if spin.minimum is None or spin.minimum == now or betting is None:
            return stayed
        laid = {entry.colour for stack in betting.bets for entry in stack.entries}
        for name in colours_of(settlement):
            followed = self.state.colours.get(name) == Colour(now)
            if followed and spin.colours.get(name) == Colour(spin.minimum) and name not in laid:
                self.happen(happened.ColourAssigned(colour=name, value=money_text(spin.minimum)))
                stayed.append(name)
        return stayed

    def fall(self, number: int, source: str, proposed: Proposed | None = None) -> None:
        """Let the number of the spin being bet on be known; the spin before it is closed as it is."""
        spin = self.betting()
        self.close_paying()
        self.happen(
            happened.SpinNumber(
                spin=spin.spin,
                number=number,
                announcement=announcement(number),
                source=source,
                throw=unseen_throw(spin),
                device=proposed.device if proposed and proposed.device else None,
                game=proposed.game if proposed else None,
            )
        )
