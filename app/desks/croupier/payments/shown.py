"""The payments of the number, as the dealer sees them: each with its mark, and one of them large."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple

from app.desks.common.laid_looks import LaidLooks, laid_looks
from app.desks.common.looks import Look
from app.desks.croupier.payments.differing import (
    Differing,
    as_entered,
    differing_of,
    explained,
    shown_payments,
)
from app.desks.croupier.payments.lack import Lack, lack_of, markable, marked_chip
from app.desks.croupier.payments.of_one import chip_look, going_on_of, of_amount
from app.desks.croupier.payments.paid_title import paid_title
from app.desks.croupier.payments.said import difference_said, said_of
from app.desks.croupier.payments.wishes import NO_WISHES, Wishes, can_mix, offered_values, wish_for, wish_key
from app.desks.croupier.roulette.payments.below import Below, below_minimum
from app.desks.croupier.roulette.payments.held_over import held_over
from app.desks.croupier.roulette.payments.parted import Parted, parted, with_chips
from app.desks.croupier.roulette.payments.shares import Share, shares
from app.desks.croupier.roulette.payments.short_why import short_why
from app.rules.chips import Chip
from app.rules.house import House
from app.rules.money import Cents
from app.rules.payment_laying import AS_PLAYED, Wish
from app.rules.payment_words import payment_title
from app.rules.roulette.explanation import payment_why
from app.rules.roulette.layout import Position
from app.rules.roulette.settled import Payment, Settlement
from app.rules.tongue import Speech
from app.table.differences import difference, differing, marks_of
from app.table.laid_chips import laid_from
from app.table.roulette.paid_notes import PaidNotes, paid_notes
from app.table.roulette.resting import Lying, Resting, resting, resting_of
from app.table.roulette.settling import house_of, spin_to_settle
from app.table.roulette.spin_state import SpinState
from app.table.roulette.spin_table import SpinTable

if TYPE_CHECKING:
    from app.table.roulette.kept_back import GoingOn


class Mark(StrEnum):
    """How far a payment is."""

    PAID = "paid"
    CURRENT = "current"
    WAITING = "waiting"
    DISPUTED = "disputed"


class PaymentRow(NamedTuple):
    """One line of the list.

    Attributes:
        pieces: None where several denominations are paid together.
        resting: what of it is left lying on its chance; None where its owner takes it.
        parted: what of it goes on with an announce, and what is handed over; None where all of it is.
        notes: whether it is for banknotes.
        unowned: whether nobody has said whose it is.
        differs: where it was made and is another now, what is still to be given or taken back.
        objection: what was said against it, where it is disputed and somebody said what.
    """

    order: int
    title: str
    why: str
    pieces: int | None
    amount: int
    mark: Mark
    look: Look | None
    resting: Resting | None = None
    parted: Parted | None = None
    notes: bool = False
    unowned: bool = False
    differs: Differing | None = None
    objection: str = ""


class LargePayment(NamedTuple):
    """The payment that is shown large, with the picture of its chips.

    Attributes:
        why: what won, place by place.
        short: the same without the places, for a line that has no room for them.
        terms: pieces and how many times each is paid.
        laid: the chips that lie there.
        lack: what the bank has too little of.
        chip: the bank's chip that can be marked as finished, or as there again; None where there is none.
        finished: whether it is marked.
        wish: the chips that the player asked for.
        offered: the chips of value that a colour can be paid with, cents.
        mixes: whether value can be paid in mixed value.
        speech: the language of the house, in which it is said and explained.
        spoken: the sentence to say; empty until the entry is durable.
        resting: what of it is left lying on its chance; None where its owner takes it.
        parted: what of it goes on with an announce, and what is handed over; None where all of it is.
        notes: what is done with banknotes; None where it is for chips.
        over: where it is for more than the maximum by right, as held voisins are.
        of_amount: of one place, and paid as an amount: the stake in cents, and how many times it is paid.
        below: where it is for less than the minimum; None where it is not.
        unowned: whether nobody has said whose it is.
        differs: where it was made and is another now: pieces, amount and chips are the difference then.
        objection: what was said against it, where it is disputed and somebody said what.
    """

    order: int
    of: int
    mark: Mark
    title: str
    why: str
    short: str
    terms: tuple[tuple[int, int], ...]
    pieces: int | None
    amount: int
    look: Look | None
    laid: LaidLooks
    lack: Lack
    chip: Chip | None
    finished: bool
    wish: Wish
    offered: tuple[Cents, ...]
    mixes: bool
    speech: Speech
    spoken: str
    rule: str
    resting: Resting | None = None
    parted: Parted | None = None
    notes: PaidNotes | None = None
    over: tuple[Position, ...] = ()
    below: Below | None = None
    unowned: bool = False
    of_amount: tuple[Cents, int] | None = None
    differs: Differing | None = None
    objection: str = ""


class Payments(NamedTuple):
    """All of a number's payments.

    Attributes:
        current: the place of what is paid next: what differs from what was made comes first; None when all
            is paid.
        takes_back: the place of the payment whose mark is taken back: the one that is shown large where it
            bears one, else the one that was marked last; None when none is.
        wished: whether a player asked for other chips in a payment that is not made yet.
        step: what is to be done next besides paying: before the first payment, or after the last.
        durable: whether the journal has the entry.
        asks: whether a player whose winnings rested must be asked before his payment is made.
        all_asked: it was asked whether all that is left is paid: another touch marks it.
    """

    rows: tuple[PaymentRow, ...] = ()
    large: LargePayment | None = None
    shares: tuple[Share, ...] = ()
    current: int | None = None
    takes_back: int | None = None
    bank: int = 0
    wished: bool = False
    asks: bool = False
    step: Share | None = None
    durable: bool = True
    all_asked: bool = False

    @property
    def aside(self) -> bool:
        """Whether another payment is looked at than the one that is due."""
        if self.large is None:
            return False
        due = self.current is not None and self.large.order != self.current
        return due or self.step is not None

    @property
    def steps(self) -> tuple[Share, ...]:
        """What is still to be done besides paying, at this side of the payments."""
        if self.step is None:
            return ()
        before = self.step.before
        return tuple(share for share in self.shares if not share.done and share.before is before)

    @property
    def settled(self) -> bool:
        """Whether every payment is made, and all else that the number did is seen to."""
        return self.step is None and all(row.mark is Mark.PAID for row in self.rows)


NOTHING_TO_PAY = Payments()


def payments(
    state: SpinTable,
    spin: SpinState,
    settlement: Settlement,
    looking: int | None,
    *,
    durable: bool,
    wishes: Wishes = NO_WISHES,
) -> Payments:
    """Draw up a settlement beside the marks that the journal has.

    Args:
        state: the table, with its house and its bank.
        spin: the spin being paid, with what is marked, and the winners that the settlement is of.
        settlement: of the entry as it stands.
        looking: the payment to show large, or None for the next one to be paid.
        durable: whether the journal has the entry; until then nothing is said aloud.
        wishes: the chips that players asked for.
    """
    spin = as_entered(state, spin, settlement)
    house, marks = house_of(state, spin), _marks(spin)
    current = next((order for order, mark in marks.items() if mark is Mark.CURRENT), None)
    besides = _besides(state, spin, settlement, durable=durable)
    done = shares(state, spin, settlement, besides.asked)
    step = _step(done, payable=any(mark is not Mark.PAID for mark in marks.values()))
    shown = looking if looking in marks else None if step is not None else current or _left_over(marks)
    wish = _wish(house, spin, settlement, shown, wishes) if shown else AS_PLAYED
    rows = tuple(
        _row(house, order, payment, marks[order], besides, differing_of(spin, order))._replace(
            title=paid_title(house, payment, state), objection=spin.payable.objections.get(order, "")
        )
        for order, payment in enumerate(shown_payments(spin), start=1)
    )
    return Payments(
        rows=rows,
        large=_large(state, spin, settlement, shown, marks[shown], wish, besides) if shown else None,
        shares=done,
        current=current,
        takes_back=shown if shown and marks_of(spin.payable, shown) else _marked_last(spin, marks),
        bank=settlement.bank.result,
        wished=any(
            order not in spin.payable.given and wish_key(payment) in wishes
            for order, payment in enumerate(settlement.payments, start=1)
        ),
        asks=any(row.mark is not Mark.PAID and row.resting is not None and row.resting.asked for row in rows),
        step=step,
        durable=durable,
    )


def _step(shares: tuple[Share, ...], *, payable: bool) -> Share | None:
    """Find what is done next besides paying: what comes after the payments waits until these are made."""
    waiting = (share for share in shares if not share.done)
    return next((share for share in waiting if share.before or not payable), None)


class _Besides(NamedTuple):
    """What is to be said of payments besides their chips.

    Attributes:
        resting: what is left lying, by chance and owner.
        going: what goes on with announces, by the payment's place.
        notes: what is done with banknotes, by the payment's place.
        durable: the settlement is, so that its sentences are said.
    """

    resting: dict[Lying, Resting]
    going: Mapping[int, GoingOn]
    notes: Mapping[int, PaidNotes]
    durable: bool

    @property
    def asked(self) -> frozenset[Lying]:
        """What rested until now, and of which nobody has said whether it does again."""
        return frozenset(lying for lying, rests in self.resting.items() if rests.asked)

    def parted(self, order: int, amount: Cents) -> Parted | None:
        """The parts of a payment."""
        going = self.going.get(order)
        return None if going is None else parted(going, amount)


def _besides(state: SpinTable, spin: SpinState, settlement: Settlement, *, durable: bool) -> _Besides:
    notes = paid_notes(spin_to_settle(state, spin).bets, settlement)
    return _Besides(resting(state, spin, settlement), going_on_of(spin) if durable else {}, notes, durable)


def _left_over(marks: dict[int, Mark]) -> int | None:
    """What is shown when nothing can be paid: what waits for a decision, else the last one."""
    disputed = (order for order, mark in marks.items() if mark is Mark.DISPUTED)
    return next(disputed, len(marks) or None)


def _wish(house: House, spin: SpinState, settlement: Settlement, order: int, wishes: Wishes) -> Wish:
    """What was asked for a payment: when it was made, or now."""
    if marks_of(spin.payable, order):
        return spin.payable.wished.get(order, AS_PLAYED)
    return wish_for(wishes, house, settlement.payments[order - 1])


def _marks(spin: SpinState) -> dict[int, Mark]:
    """A payment that was made stays made wherever it stands now; what one differs by comes first."""
    orders = range(1, len(shown_payments(spin)) + 1)
    differ = [order for order in differing(spin.payable) if order not in spin.payable.disputed]
    unmade = (
        order for order in orders if not marks_of(spin.payable, order) and order not in spin.payable.disputed
    )
    current = next(iter(differ), None) or next(unmade, None)
    marks: dict[int, Mark] = {}
    for order in orders:
        if marks_of(spin.payable, order) and difference(spin.payable, order) is None:
            marks[order] = Mark.PAID
        elif order in spin.payable.disputed:
            marks[order] = Mark.DISPUTED
        else:
            marks[order] = Mark.CURRENT if order == current else Mark.WAITING
    return marks


def _marked_last(spin: SpinState, orders: Iterable[int]) -> int | None:
    """Find the payment that bears the mark that was made last; None where none bears one."""
    marked = [(marks[-1].seq, order) for order in orders if (marks := marks_of(spin.payable, order))]
    return max(marked)[1] if marked else None


def _row(
    house: House, order: int, payment: Payment, mark: Mark, besides: _Besides, differs: Differing | None
) -> PaymentRow:
    """One line of the list; what is not shown large is not laid."""
    return PaymentRow(
        order=order,
        title=payment_title(house, payment),
        why=payment_why(house, payment),
        pieces=payment.pieces,
        amount=payment.amount,
        mark=mark,
        look=chip_look(house, payment.chip, notes=order in besides.notes),
        resting=None if differs else resting_of(besides.resting, payment),
        parted=None if differs else besides.parted(order, payment.amount),
        notes=order in besides.notes,
        unowned=payment.unowned and differs is None,
        differs=differs,
    )


def _large(
    state: SpinTable,
    spin: SpinState,
    settlement: Settlement,
    order: int,
    mark: Mark,
    wish: Wish,
    besides: _Besides,
) -> LargePayment:
    house, bank = house_of(state, spin), laid_from(state, spin.payable, order)
    differs, item = differing_of(spin, order), explained(state, spin, house, order, bank, wish)
    payment, spoken = item.payment, item.spoken
    parts = None if differs else besides.parted(order, payment.amount)
    if parts is not None:
        parts, spoken = with_chips(parts, house, settlement, item, bank, wish)
    rests, notes = None if differs else resting_of(besides.resting, payment), besides.notes.get(order)
    bets, marked = spin_to_settle(state, spin).bets, marked_chip(state, payment.chip)
    said = said_of(house.speech, spoken, parts, rests, notes, item.title)
    return LargePayment(
        order=item.order,
        of=item.of,
        mark=mark,
        title=paid_title(house, payment, state),
        why=item.why,
        short=short_why(house.speech, payment),
        terms=item.terms,
        pieces=payment.pieces,
        amount=payment.amount,
        look=chip_look(house, payment.chip, notes=notes is not None),
        laid=laid_looks(house, item.laid),
        lack=lack_of(house, item.laid),
        chip=marked or markable(state, payment.chip),
        finished=marked is not None,
        wish=wish,
        offered=() if differs else offered_values(house, payment),
        mixes=differs is None and can_mix(house, payment),
        speech=house.speech,
        spoken=difference_said(house.speech, said, item.laid, differs) if besides.durable else "",
        rule=item.rule,
        resting=rests,
        parted=parts,
        notes=notes,
        over=held_over(house, bets, payment),
        below=below_minimum(house, bets, spin, payment),
        unowned=payment.unowned and differs is None,
        of_amount=None if differs else of_amount(payment),
        differs=differs,
        objection=spin.payable.objections.get(item.order, ""),
    )
