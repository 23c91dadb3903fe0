"""One spin as it went: each thing that happened, with the table after it, and what each payment came to.

The table is played again from its night's opening, so that what is shown is what the dealer saw then: the
rules that held, the bank that there was, the order in which it was dealt.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Final

from msgspec import Struct, field

from app.reports.after_the_count import LateSpin, LateSpins
from app.reports.raw_times import RawTimes
from app.reports.roulette.spin_objections import Objection, is_of, objections
from app.reports.roulette.spin_payments import Marks, SpinPayment, answers, corrected_payments, paid_instead
from app.reports.roulette.spin_step import Step
from app.reports.roulette.struck import Struck
from app.reports.stamp import Stamp
from app.rules.explanation import explained_simply
from app.rules.house import House
from app.rules.money import parse_difference
from app.rules.payment_laying import AS_PLAYED
from app.rules.roulette.explanation import Explanation, explain_payment
from app.rules.roulette.settled import Settlement
from app.table import events as happened
from app.table.differences import marks_of, owed_payments
from app.table.game import why_paid
from app.table.given import AnyPayment, given_for
from app.table.laid_chips import laid_from
from app.table.roulette import events as spun
from app.table.roulette.corrected_numbers import number_instead
from app.table.roulette.outcomes import Fate, Outcome, outcomes
from app.table.roulette.settling import house_of, payable_by, settlement_of, spin_to_settle
from app.table.roulette.spin_state import SpinState
from app.table.roulette.spin_table import SpinTable
from app.table.side_payments import is_beside

_MARKS: Final = (happened.PaymentMade, happened.PaymentChanged)


class SpinStory(Struct, frozen=True, dict=True):
    """All that was recorded of a spin.

    Attributes:
        steps: in their order; what was put right later stands at the end.
        seal: the last event that it tells, to be kept outside the file.
        raw_times: when the reader's lines came, by the place of the number's event.
        night_over: the table was opened again since.
        before: the table as it stood before the first step; None where nobody knows.
    """

    table: str
    spin: int
    steps: tuple[Step, ...]
    seal: str
    raw_times: Mapping[int, RawTimes] = field(default_factory=dict)
    night_over: bool = False
    before: SpinTable | None = None

    def shown(self, place: int) -> SpinState | None:
        """Give the spin as it stood after a step; once it is closed as it stood last.

        Args:
            place: of the step, from 0.
        """
        return self._alive[place]

    @cached_property
    def _alive(self) -> tuple[SpinState | None, ...]:
        """The spin after each step; after its end as it stood last."""
        found: list[SpinState | None] = []
        last: SpinState | None = None
        for step in self.steps:
            now = step.state.spin(self.spin)
            last = last if now is None else now
            found.append(last)
        return tuple(found)

    @property
    def last(self) -> int:
        """The step at which all of it is seen: the last one before the spin was over."""
        alive = [n for n, step in enumerate(self.steps) if step.state.spin(self.spin) is not None]
        return alive[-1] if alive else len(self.steps) - 1

    @property
    def closed(self) -> bool:
        """Whether it is over."""
        return not self.steps or self.steps[-1].state.spin(self.spin) is None

    def settled(self, place: int) -> tuple[House, SpinState, Settlement] | None:
        """Give what the number did as it was known after a step, and the rules; None before it fell."""
        spin = self.shown(place)
        if spin is None or spin.number is None:
            return None
        state = self._state_of(place)
        recorded = spin.settlement or settlement_of(state, spin)
        return house_of(state, spin), spin, recorded

    def payments(self, place: int | None = None) -> tuple[SpinPayment, ...]:
        """Explain the payments as they stood after a step.

        Args:
            place: of the step, from 0; None for all of it, with what was put right when the spin was closed.
        """
        known = self.steps if place is None else self.steps[: place + 1]
        otherwise, answered = corrected_payments(known), answers(known)
        place = self.last if place is None else place
        found = self.settled(place)
        if found is None:
            return ()
        _, spin, settlement = found
        marks, claims = Marks.of(self.steps[: place + 1], self._alive), self.objections(place)
        due = settlement.payments if spin.payable.payments is None else spin.payable.payments
        whole = owed_payments(spin.payable) or settlement.payments
        return tuple(
            SpinPayment(
                self._explained(place, order, whole),
                (said and said.made) or marks.made(given),
                marks.taken_back.get(order, ()),
                tuple(each for each in claims if is_of(each, order, payment, settlement)),
                otherwise.get(order, ()),
                said and said.denied,
                marks.changed(given),
                paid_instead(said, gone=order > len(due)),
            )
            for order, payment in enumerate(whole, 1)
            for said, given in ((answered.get(order), marks_of(spin.payable, order)),)
            if order <= len(due) or given_for(given)
        )

    def _explained(self, place: int, order: int, owed: tuple[AnyPayment, ...]) -> Explanation:
        """Explain a payment as it stood after a step; of one that is owed no more what it was."""
        state, spin = self._state_of(place), self.shown(place)
        if spin is None:
            raise ValueError(f"no spin stood there after step {place}")
        house, payment, at = house_of(state, spin), owed[order - 1], (order, len(owed))
        bank = laid_from(state, payable_by(state, spin, spin.settlement or settlement_of(state, spin)), order)
        wish = spin.payable.wished.get(order, AS_PLAYED)
        if is_beside(payment):
            return explained_simply(house, payment, at, bank, wish, why=why_paid(state, house, payment))
        return explain_payment(house, payment, at, bank, wish)

    def paid(self) -> int | None:
        """Say what was paid in the end, in cents, with what was put right; None where nothing was settled."""
        found = self.settled(self.last)
        if found is None:
            return None
        _, spin, settlement = found
        beside = sum(payment.amount for payment in spin.payable.beside.payments)
        return settlement.bank.paid + beside + self._paid_more()

    def _paid_more(self) -> int:
        corrected = [each for found in corrected_payments(self.steps).values() for each in found]
        said = (each.event for each in answers(self.steps).values())
        denied = sum(parse_difference(event.amount) for event in said if not event.paid)
        return sum(each.amount - each.was for each in corrected) - denied

    def outcomes(self, place: int) -> tuple[Outcome, ...]:
        """Say what became of the stakes that were not paid, as it was known after a step."""
        found = self.settled(place)
        if found is None:
            return ()
        _, spin, settlement = found
        became = outcomes(spin, spin_to_settle(self._state_of(place), spin).bets, settlement)
        # Where a misplaced chip lies wrong another list says: nobody may have said that it was put right.
        return tuple(each for each in became if each.done or each.fate is not Fate.PUT_RIGHT)

    def objections(self, place: int | None = None) -> tuple[Objection, ...]:
        """Name who objected to what, up to a step; None for all of it."""
        return objections(self.steps, self._alive, len(self.steps) if place is None else place + 1)

    def struck(self) -> dict[int, int]:
        """Say which entries were put right, and by which: their places in the journal."""
        struck = Struck()
        for place, step in enumerate(self.steps):
            before = self.shown(place - 1) if place else None
            struck.enter(step.stamp.seq, step.event, before)
        return struck.found

    @cached_property
    def late(self) -> tuple[LateSpin, ...]:
        """Give this spin where it was thrown after the closing count; else nothing."""
        late = LateSpins(self.steps[0].state.game.steps)
        for step in self.steps:
            late.enter(step.stamp, step.event, step.state.bank)
        return tuple(each for each in late.found if each.spin == self.spin)

    @property
    def instead(self) -> int | None:
        """The number that was said last after the spin was closed; None where none was put right."""
        corrected = [step.event for step in self.steps if isinstance(step.event, happened.EntryCorrected)]
        said = [now.number for now in map(number_instead, corrected) if now and now.spin == self.spin]
        return said[-1] if said else None

    def took(self) -> int | None:
        """Say how long it took from the number to the last payment, in microseconds of the steady clock.

        None where nothing was paid, or the machine was started anew in between.
        """
        numbers = [step.stamp for step in self.steps if isinstance(step.event, spun.SpinNumber)]
        paid = [step.stamp for step in self.steps if isinstance(step.event, _MARKS)]
        if not numbers or not paid or numbers[-1].boot != paid[-1].boot:
            return None
        return max(0, paid[-1].mono - numbers[-1].mono)

    def dealer(self) -> str:
        """Say who dealt when the number fell; of a spin without one, at its end."""
        fell = [step for step in self.steps if isinstance(step.event, spun.SpinNumber)]
        return (fell or list(self.steps))[-1].state.dealer

    def _state_of(self, place: int) -> SpinTable:
        """Give the table as it was while the spin was alive, at a step or before it."""
        for step in reversed(self.steps[: place + 1]):
            if step.state.spin(self.spin) is not None:
                return step.state
        return self.steps[place].state


def since(before: Stamp | None, now: Stamp) -> int | None:
    """Say how long after another something happened, in microseconds; None over a start of the machine."""
    return None if before is None or before.boot != now.boot else max(0, now.mono - before.mono)
