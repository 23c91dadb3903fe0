"""One spin as it went: each thing that happened, with the table after it, and what each payment came to.

The table is played again from its night's opening, so that what is shown is what the dealer saw then: the
rules that held, the bank that there was, the order in which it was dealt.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final, NamedTuple

from msgspec import UNSET

from app.reports.after_the_count import LateSpin, LateSpins
from app.reports.disputed import Disputed
from app.reports.raw_times import RawTimes
from app.reports.stamp import Stamp
from app.reports.struck import Struck
from app.rules.chips import Chip
from app.rules.house import House
from app.rules.money import parse_difference, parse_money
from app.rules.payment_laying import AS_PLAYED
from app.rules.roulette.explanation import Explanation, explain
from app.rules.roulette.settled import Payment, Settlement
from app.table import events as happened
from app.table.corrected_payments import read_put_right
from app.table.differences import marks_of, owed_payments
from app.table.events import AnyEvent
from app.table.given import Given, given_for
from app.table.laid_chips import laid_from
from app.table.roulette.corrected_numbers import fell_instead
from app.table.roulette.outcomes import Fate, Outcome, outcomes
from app.table.roulette.settling import house_of, payable_by, settlement_of, spin_to_settle
from app.table.roulette.spin_state import SpinState
from app.table.roulette.spin_table import SpinTable

BESIDE: Final = (
    happened.PeopleSigned,
    happened.PeopleUnsigned,
    happened.CommandRefused,
    happened.ReaderConnected,
    happened.ReaderLost,
    happened.ReaderWarning,
    happened.ClockBehind,
    happened.ClockJumped,
    happened.JournalVerified,
    happened.PitBossAgain,
    happened.RegisterDiffers,
    happened.TableDealer,
    happened.TableSuspended,
    happened.TableTaken,
    happened.BankShort,
)
"""What is told of the table while the spin was alive; the bank and the colours have pages of their own."""


_MARKS: Final = (happened.PaymentMade, happened.PaymentChanged)


class Step(NamedTuple):
    """Something that happened, and the table after it.

    Attributes:
        own: it is the spin's; the others only fell into its time.
        counted: of who signed a count what was counted, as the bank's operation is called; empty elsewhere.
    """

    stamp: Stamp
    event: AnyEvent
    state: SpinTable
    own: bool = True
    counted: str = ""


class Objection(NamedTuple):
    """A payment that somebody disputed.

    Attributes:
        order: the payment's place as it stands, from 1.
        payment: what was to be paid, as it stood last; None where nothing was settled.
        claim: what was claimed.
        by: who claimed it.
        ruling: how it was decided; None where it is not.
        ruled_by: by whom, with his office where that was said.
    """

    stamp: Stamp
    order: int
    payment: Payment | None
    claim: str
    by: str
    ruling: str | None = None
    ruled_by: str = ""


class PaidOtherwise(NamedTuple):
    """A payment that was put right once the spin was closed; amounts in cents.

    Attributes:
        was: what was paid as it stood before.
        amount: what was paid as it stands from here on.
        chips: what came back into the bank, or with negative pieces left it, where that was said.
    """

    stamp: Stamp
    was: int
    amount: int
    chips: tuple[tuple[Chip, int], ...]
    reason: str
    by: str
    witness: str


class Answered(NamedTuple):
    """What was said of a payment that nobody had marked."""

    stamp: Stamp
    event: happened.PaymentAnswered


class Changed(NamedTuple):
    """What a payment differed by, and was given; `amount` in cents, below zero where it was taken back."""

    stamp: Stamp
    amount: int


class SpinPayment(NamedTuple):
    """A payment of the spin with all that explains it.

    Attributes:
        made: when it was marked, or said to be paid once the spin was closed; None where it bears no mark.
        taken_back: when each mark that was taken back had been set.
        objections: who objected to it, and what was decided.
        put_right: what was paid instead, in the order in which it was said; the last holds.
        not_paid: when somebody said that it was not paid, once the spin was closed.
        changed: what it was changed by while it was paid.
        instead: what was paid where it is not what was owed, cents: nobody had marked it, or not all of it.
    """

    item: Explanation
    made: Stamp | None
    taken_back: tuple[Stamp, ...]
    objections: tuple[Objection, ...]
    put_right: tuple[PaidOtherwise, ...] = ()
    not_paid: Stamp | None = None
    changed: tuple[Changed, ...] = ()
    instead: int | None = None

    @property
    def amount(self) -> int:
        """Give what was paid as it stands, cents."""
        if self.put_right:
            return self.put_right[-1].amount
        return self.item.payment.amount if self.instead is None else self.instead


@dataclass(frozen=True)
class SpinStory:
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
        until = len(self.steps) - 1 if place is None else place
        otherwise, answers = self._otherwise(until), self._answers(until)
        place = self.last if place is None else place
        found = self.settled(place)
        if found is None:
            return ()
        _, spin, settlement = found
        marks, objections = _Marks.of(self, place), self.objections(place)
        whole = settlement._replace(payments=owed_payments(spin.payable) or settlement.payments)
        return tuple(
            SpinPayment(
                self._explained(place, order, whole),
                _stamp_of(answers.get(order)) or marks.made(marks_of(spin.payable, order)),
                marks.taken_back.get(order, ()),
                tuple(each for each in objections if _is_of(each, order, payment, settlement)),
                otherwise.get(order, ()),
                answers[order].stamp if _says(answers.get(order), paid=False) else None,
                marks.changed(marks_of(spin.payable, order)),
                _instead(answers.get(order), gone=order > len(settlement.payments)),
            )
            for order, payment in enumerate(whole.payments, 1)
            if order <= len(settlement.payments) or given_for(marks_of(spin.payable, order))
        )

    def _explained(self, place: int, order: int, settlement: Settlement) -> Explanation:
        """Explain a payment as it stood after a step; of one that is owed no more what it was."""
        state, spin = self._state_of(place), self.shown(place)
        if spin is None:
            raise ValueError(f"no spin stood there after step {place}")
        bank = laid_from(state, payable_by(state, spin, spin.settlement or settlement), order)
        wish = spin.payable.wished.get(order, AS_PLAYED)
        return explain(house_of(state, spin), settlement, order, bank, wish)

    def paid(self) -> int | None:
        """Say what was paid in the end, in cents, with what was put right; None where nothing was settled."""
        found = self.settled(self.last)
        return None if found is None else found[2].bank.paid + self._paid_more()

    def _paid_more(self) -> int:
        until = len(self.steps)
        more = sum(each.amount - each.was for found in self._otherwise(until).values() for each in found)
        answers = (said.event for said in self._answers(until).values())
        return more - sum(parse_difference(event.amount) for event in answers if not event.paid)

    def _answers(self, place: int) -> dict[int, Answered]:
        """Find what was said last of payments that nobody had marked, up to a step, by their places."""
        found: dict[int, Answered] = {}
        for step in self.steps[: place + 1]:
            if isinstance(step.event, happened.PaymentAnswered):
                found[step.event.order] = Answered(step.stamp, step.event)
        return found

    def _otherwise(self, place: int) -> dict[int, tuple[PaidOtherwise, ...]]:
        """Find what was put right up to a step, by the payments' places."""
        found: dict[int, tuple[PaidOtherwise, ...]] = {}
        for step in self.steps[: place + 1]:
            match step.event:
                case happened.EntryCorrected(payment=dict(payment)) as event:
                    now, was = read_put_right(event.instead), parse_money(payment["was"])
                    once = PaidOtherwise(
                        step.stamp, was, now.amount, now.chips or (), event.reason, event.by, event.witness
                    )
                    order = payment["order"]
                    found[order] = (*found.get(order, ()), once)
                case _:
                    pass
        return found

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
        until = len(self.steps) if place is None else place + 1
        found: list[Objection] = []
        disputed, before, left = Disputed(), None, _left_disputed(self.steps)
        for number, step in enumerate(self.steps[:until]):
            about = disputed.enter(step.event, before, self.shown(number))
            before = self.shown(number)
            match step.event:
                case happened.PaymentDisputed(order=order) as said:
                    payment = self._payment_at(number, order)
                    if about == (len(found),):
                        found.append(Objection(step.stamp, order, payment, said.reason or "", said.by or ""))
                    for each in about:
                        found[each] = found[each]._replace(payment=payment)
                case _:
                    found = _decided(found, about, step.event, left)
            for each, order in disputed.open.items():
                found[each] = found[each]._replace(order=order)
        return tuple(found)

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
        late = LateSpins()
        for step in self.steps:
            late.enter(step.stamp, step.event, step.state.bank)
        return tuple(each for each in late.found if each.spin == self.spin)

    @property
    def instead(self) -> int | None:
        """The number that was said last after the spin was closed; None where none was put right."""
        corrected = [step.event for step in self.steps if isinstance(step.event, happened.EntryCorrected)]
        said = [now.number for now in map(fell_instead, corrected) if now and now.spin == self.spin]
        return said[-1] if said else None

    def took(self) -> int | None:
        """Say how long it took from the number to the last payment, in microseconds of the steady clock.

        None where nothing was paid, or the machine was started anew in between.
        """
        numbers = [step.stamp for step in self.steps if isinstance(step.event, happened.SpinNumber)]
        paid = [step.stamp for step in self.steps if isinstance(step.event, _MARKS)]
        if not numbers or not paid or numbers[-1].boot != paid[-1].boot:
            return None
        return max(0, paid[-1].mono - numbers[-1].mono)

    def dealer(self) -> str:
        """Say who dealt when the number fell; of a spin without one, at its end."""
        fell = [step for step in self.steps if isinstance(step.event, happened.SpinNumber)]
        return (fell or list(self.steps))[-1].state.dealer

    def _state_of(self, place: int) -> SpinTable:
        """Give the table as it was while the spin was alive, at a step or before it."""
        for step in reversed(self.steps[: place + 1]):
            if step.state.spin(self.spin) is not None:
                return step.state
        return self.steps[place].state

    def _payment_at(self, number: int, order: int) -> Payment | None:
        spin = self.shown(number)
        payments = () if spin is None or spin.settlement is None else spin.settlement.payments
        return payments[order - 1] if 0 < order <= len(payments) else None


def since(before: Stamp | None, now: Stamp) -> int | None:
    """Say how long after another something happened, in microseconds; None over a start of the machine."""
    return None if before is None or before.boot != now.boot else max(0, now.mono - before.mono)


def _left_disputed(steps: Sequence[Step]) -> frozenset[int]:
    """Name the payments that the spin's closing left to be decided; closings of before left none."""
    closings = (step.event.disputed for step in steps if isinstance(step.event, happened.SpinClosed))
    last = next(iter(reversed(tuple(closings))), UNSET)
    return frozenset() if last is UNSET else frozenset(last)


def _decided(
    found: list[Objection], about: Sequence[int], event: AnyEvent, left: frozenset[int]
) -> list[Objection]:
    """Take how objections end: by a ruling, or once the spin is closed by what is said of the payment."""
    match event:
        case happened.PaymentRuled():
            return [_ruled(each, event) if place in about else each for place, each in enumerate(found)]
        case happened.PaymentAnswered() if event.order in left:
            return [_answered(each, event) for each in found]
        case _:
            return found


def _answered(objection: Objection, said: happened.PaymentAnswered) -> Objection:
    """Take what was decided of a disputed payment once its spin was closed; of every other one nothing."""
    if objection.ruling is not None or objection.order != said.order or said.by is None:
        return objection
    return objection._replace(ruling=said.reason or "", ruled_by=said.by)


def _ruled(objection: Objection, ruled: happened.PaymentRuled) -> Objection:
    office = ruled.office if isinstance(ruled.office, str) else ""
    by = f"{ruled.by}, {office}" if office and office != ruled.by else ruled.by
    return objection._replace(ruling=ruled.reason, ruled_by=by)


def _says(answer: Answered | None, *, paid: bool) -> bool:
    return answer is not None and answer.event.paid is paid


def _stamp_of(answer: Answered | None) -> Stamp | None:
    """Say when a payment was said to be made that nobody had marked; of a difference its mark says when."""
    if answer is None or not answer.event.paid or answer.event.made is not UNSET:
        return None
    return answer.stamp


def _instead(answer: Answered | None, *, gone: bool) -> int | None:
    """Say what was paid where it is not what was owed at first, cents."""
    if answer is None or answer.event.paid:
        return 0 if gone else None
    return 0 if answer.event.made is UNSET else parse_money(answer.event.made)


def _is_of(objection: Objection, order: int, payment: Payment, settlement: Settlement) -> bool:
    """An objection goes with the payment that it was of, wherever that stands now."""
    if objection.payment in settlement.payments:
        return objection.payment == payment
    return objection.order == order


@dataclass(slots=True)
class _Marks:
    """When the marks of the payments were set, by their places in the journal.

    Attributes:
        set: each mark.
        taken_back: when each mark that was taken back had been set, by its payment's place then.
    """

    set: dict[int, Stamp] = field(default_factory=dict)
    taken_back: dict[int, tuple[Stamp, ...]] = field(default_factory=dict)

    @classmethod
    def of(cls, story: SpinStory, place: int) -> _Marks:
        """Follow the marks up to a step."""
        marks = cls()
        for number, step in enumerate(story.steps[: place + 1]):
            marks._take(step, story.shown(number - 1) if number else None)
        return marks

    def _take(self, step: Step, before: SpinState | None) -> None:
        match step.event:
            case happened.SpinNumber() | happened.SpinTakenBack():
                self.taken_back = {}
            case happened.PaymentMade() | happened.PaymentChanged():
                self.set[step.stamp.seq] = step.stamp
            case happened.PaymentUnmade(order=order) if before is not None:
                was = self.set.get(marks_of(before.payable, order)[-1].seq, step.stamp)
                self.taken_back[order] = (*self.taken_back.get(order, ()), was)
            case _:
                pass

    def made(self, given: Sequence[Given]) -> Stamp | None:
        """Say when the first of some marks was set; None where there is none."""
        return self.set.get(given[0].seq) if given else None

    def changed(self, given: Sequence[Given]) -> tuple[Changed, ...]:
        """Say what was given or taken back after the first of some marks."""
        return tuple(Changed(self.set[once.seq], once.amount) for once in given[1:])
