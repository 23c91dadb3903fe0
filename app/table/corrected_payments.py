"""Payments of spins that are closed, and what becomes of the bank when one is put right (rules 9).

What was recorded first stays. The difference changes hands when it is put right: what a player had too much
comes back into the bank, what he had too little leaves it, in the chips that were said.
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import UNSET, Struct
from msgspec.structs import replace

from app.rules.bank import BankBook
from app.rules.chips import Chip
from app.rules.money import Cents, money_text, parse_money
from app.rules.round_bank import after_payment_corrected
from app.table import events as happened
from app.table.chip_form import held_chip_form
from app.table.differences import marks_of, owed_payments
from app.table.event_record import Form
from app.table.given import chips_given, given_for
from app.table.put_right import MadePayment, PaidOtherwise
from app.table.state import Round, S, TableState
from app.table.unmarked_payment import Unmarked


class PutRight(Struct, frozen=True):
    """What a payment is instead.

    Attributes:
        amount: what should have been paid, cents.
        chips: what came back into the bank, or with negative pieces left it; None where nobody said so.
    """

    amount: Cents
    chips: tuple[tuple[Chip, int], ...] | None = None


def with_closed_round(state: TableState, paid: Round) -> Mapping[int, tuple[MadePayment, ...]]:
    """Keep what was paid for a round that is closed: each payment that was marked, as far as it was."""
    payable, kept = paid.payable, list[MadePayment]()
    for order, payment in enumerate(owed_payments(payable), 1):
        marks = marks_of(payable, order)
        if marks and (amount := given_for(marks)):
            chips = chips_given(marks) or ()
            made = MadePayment(marks[0].seq, paid.spin, payable.result, order, Cents(amount), payment, chips)
            kept.append(made)
    return {**state.payments, paid.spin: tuple(kept)} if kept else state.payments


def payment_made(state: TableState, seq: int) -> MadePayment | None:
    """Find a payment of this night by its mark; None where its spin is not closed, or it is no payment."""
    return next((made for kept in state.payments.values() for made in kept if made.seq == seq), None)


def waits(state: TableState, made: MadePayment) -> bool:
    """Whether a payment differs by what nobody has said yet whether it was given or taken back."""
    left = difference_left(state, made.spin, made.order)
    return left is not None and left.paid is None


def difference_left(state: TableState, spin: int, order: int) -> Unmarked | None:
    """Find what a payment differed by when its spin was closed; of an earlier night while that waited."""
    left = state.unmarked.get(spin, ())
    return next((each for each in left if each.order == order and each.made is not None), None)


def put_right_form(spin: int, order: int, was: Cents, now: PutRight) -> tuple[Form, Form]:
    """A correction of a payment as its event has it: the new fields, and which payment it is of.

    Args:
        spin: its spin's running number.
        order: its place in the order of the house, from 1.
        was: what was paid, as it stands corrected, cents.
        now: what it is instead.
    """
    instead: Form = {"amount": money_text(now.amount)}
    if now.chips is not None:
        instead["chips"] = [{**held_chip_form(chip), "pieces": pieces} for chip, pieces in now.chips]
    payment: Form = {
        "spin": spin,
        "order": order,
        "was": money_text(was),
        "difference": money_text(now.amount - was),
    }
    return instead, payment


def read_put_right(instead: Form) -> PutRight:
    """The corrected payment, read from the fields of its event.

    Raises:
        ValueError, LookupError, TypeError: it is no such thing.
    """
    amount, chips = parse_money(instead["amount"]), instead.get("chips")
    if chips is None:
        return PutRight(amount)
    return PutRight(amount, tuple(map(_read_item, chips)))


def book_put_right(state: TableState, was: MadePayment, now: PutRight) -> BankBook:
    """The bank's book with the payment `was` replaced by `now`."""
    more = now.amount - was.amount
    employees = was.payment.employees
    return after_payment_corrected(state.bank, state.house, more=more, chips=now.chips, employees=employees)


def with_payment_put_right(state: S, event: happened.EntryCorrected) -> S:
    """The state after a payment is corrected; the bank follows, and a later correction counts from here.

    Raises:
        ValueError: no such payment was made this night.
    """
    was = payment_made(state, event.of)
    if was is None:
        raise ValueError(f"{event.of} is no payment of a closed spin of this night, and is put right as one")
    if waits(state, was):
        raise ValueError(f"{event.of} is put right, and nobody has said whether its difference was paid")
    now = read_put_right(event.instead)
    why = PaidOtherwise(was.amount, event.reason, event.by, event.witness, now.chips)
    righted = replace(was, amount=now.amount, put_right=(*was.put_right, why))
    kept = tuple(righted if made is was else made for made in state.payments[was.spin])
    payments = {**state.payments, was.spin: kept}
    return replace(state, bank=book_put_right(state, was, now), payments=payments)


def why_not_put_right(state: TableState, event: happened.EntryCorrected) -> str | None:
    """Why a recorded correction of a payment is not true; None where it is.

    Args:
        state: the table before it.
        event: the correction.
    """
    was = payment_made(state, event.of)
    if was is None or event.payment is UNSET:
        return None  # the fold refuses it
    now = read_put_right(event.instead)
    instead, payment = put_right_form(was.spin, was.order, was.amount, now)
    if event.payment != payment or event.instead != instead:
        return f"the correction of {event.of} says otherwise what was paid at first"
    if now.chips is not None and chips_off(state, was, now):
        return f"the correction of {event.of} is made in chips that are not its difference"
    return None


def chips_off(state: TableState, was: MadePayment, now: PutRight) -> int:
    """Say by how much the chips that changed hands are not the difference, in cents.

    After the closing count nothing may change hands any more: what was counted lies there.
    """
    worth = sum(chip.value * pieces for chip, pieces in now.chips or ())
    if not now.chips and state.bank.closing is not None:
        return 0
    return worth - (was.amount - now.amount)


def _read_item(form: Form) -> tuple[Chip, int]:
    colour, pieces = form.get("colour"), form["pieces"]
    if type(pieces) is not int or not isinstance(colour, str | None):
        raise ValueError(f"no chips that changed hands: {form}")
    return Chip(parse_money(form["value"]), colour), pieces
