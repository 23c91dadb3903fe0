"""Payments of closed spins that nobody had marked: they stay named until somebody says that they were made.

A number or a throw closes a spin as it is. What was owed then is taken as paid, in the bank too, until it is
answered: that it was paid, and then it is a payment like any other; or that it was not, and then the bank has
it still. Either may be said over. What is not answered when the night ends is carried into the next one, as
all that outlives a night is: by the opening.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final

from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from app.rules.bank import BankBook
from app.rules.chips import Colour
from app.rules.money import Cents, money_text, parse_money
from app.rules.round_bank import after_answer, boite_after_answer
from app.table import events as happened
from app.table.differences import as_given, as_taken_back, difference, is_all_paid, marks_of, owed_payments
from app.table.event_record import Form
from app.table.given import given_for
from app.table.put_right import MadePayment
from app.table.side_payments import is_beside, read_side_payment, side_payment_form
from app.table.state import Round, S, TableState
from app.table.unmarked_payment import Unmarked

_COUNTS: Final = frozenset({"open", "close"})
_EARLIER: Final = -1
"""Counts of a night that is over: whatever is said of its payments, tonight's bank was counted after it."""


def with_unmarked(
    state: TableState, paid: Round, disputed: Collection[int] = ()
) -> Mapping[int, tuple[Unmarked, ...]]:
    """Keep the payments of a round that is closed which bear no mark, and the differences that bear none.

    Args:
        state: the table before the closing.
        paid: the round.
        disputed: which of its payments the closing says are disputed; those of before let the dispute lapse.
    """
    payable = paid.payable
    if payable.payments is None or is_all_paid(payable):
        return state.unmarked
    counts = _counts(state)
    left: list[Unmarked] = []
    for order, payment in enumerate(owed_payments(payable), 1):
        marks = marks_of(payable, order)
        due = difference(payable, order) if marks else payment
        if due is not None:
            made, said = Cents(given_for(marks)) if marks else None, order in disputed
            left.append(Unmarked(paid.spin, payable.result, order, due, counts, made=made, disputed=said))
    return {**state.unmarked, paid.spin: tuple(left)}


def unanswered(state: TableState) -> tuple[Unmarked, ...]:
    """Name the payments of which nobody said yet whether they were made, the oldest first."""
    return tuple(each for left in state.unmarked.values() for each in left if each.paid is None)


def unmarked_at(state: TableState, spin: int, order: int) -> Unmarked | None:
    """Find a payment that was not marked when its spin was closed; None where there is none this night."""
    return next((each for each in state.unmarked.get(spin, ()) if each.order == order), None)


def payment_of(state: TableState, spin: int, order: int) -> MadePayment | None:
    """Find a payment of a closed spin that was made, by its place; None where it was not."""
    return next((each for each in state.payments.get(spin, ()) if each.order == order), None)


def with_answered(state: S, event: happened.PaymentAnswered) -> S:
    """Let somebody say whether such a payment was made; what was said last holds.

    Raises:
        ValueError: there is no such payment of that amount, or so it was said before.
    """
    was = None if event.spin is None else unmarked_at(state, event.spin, event.order)
    if was is None or was.paid is event.paid or _said(event) != (money_text(was.payment.amount), was.made):
        raise ValueError(
            f"payment {event.order} of spin {event.spin} is answered and waited for no such answer"
        )
    made = payment_of(state, was.spin, was.order)
    if made is not None and made.put_right:
        raise ValueError(
            f"payment {event.order} of spin {event.spin} was put right, and is answered after it"
        )
    now = replace(was, paid=event.paid)
    left = tuple(now if each is was else each for each in state.unmarked[was.spin])
    return replace(
        state,
        unmarked={**state.unmarked, was.spin: left},
        payments=_payments(state, now),
        bank=_bank(state, was, paid=event.paid),
    )


def _payments(state: TableState, now: Unmarked) -> Mapping[int, tuple[MadePayment, ...]]:
    """What is said to be paid is one of the payments that were made, at its place in their order.

    A payment of which a difference is answered was made: it comes to more by it, or to less.
    """
    before = state.payments.get(now.spin, ())
    kept = [each for each in before if each.order != now.order]
    if now.made is not None:
        amount = Cents(now.made + (now.payment.amount if now.paid else 0))
        kept += (replace(each, amount=amount) for each in before if each.order == now.order)
    elif now.paid:
        payment = now.payment
        kept.append(MadePayment(state.seq, now.spin, now.number, now.order, payment.amount, payment))
    kept.sort(key=lambda each: each.order)
    return {**state.payments, now.spin: tuple(kept)}


def _said(event: happened.PaymentAnswered) -> tuple[str, int | None]:
    """Read what an answer says that it is about: what was to be given, and what had been before it."""
    return event.amount, None if event.made is UNSET else parse_money(event.made)


def _bank(state: TableState, was: Unmarked, *, paid: bool) -> BankBook:
    """Book it back, or out again; chips that were counted since lie where they were counted.

    The boîte is not counted: what is said later in the night changes what it has.
    """
    if (was.paid is not False) is paid or was.counts == _EARLIER:
        return state.bank
    if counted_since(state, was):
        return boite_after_answer(state.bank, was.payment, paid=paid)
    return after_answer(state.bank, was.payment, state.house, paid=paid)


def counted_since(state: TableState, was: Unmarked) -> bool:
    """Whether the bank was counted since the spin of a payment of tonight was closed."""
    return _counts(state) != was.counts


def _counts(state: TableState) -> int:
    """Say how often the bank was counted this night."""
    return sum(moved.operation in _COUNTS for moved in state.movements.values())


def overnight_form(state: TableState) -> list[Form] | UnsetType:
    """Write the payments of which nobody said yet whether they were made: the next opening carries them."""
    return [_waiting_form(state, each) for each in unanswered(state)] or UNSET


def _waiting_form(state: TableState, each: Unmarked) -> Form:
    """Write one with what a piece of its colour was worth: the next night may give it another value.

    Of a difference it is written what had been given before it, and whether it is to be taken back.
    """
    form: Form = {"spin": each.spin, "number": each.number, "order": each.order}
    if each.disputed:
        form["disputed"] = True
    chip = each.payment.chip
    value = {} if chip is None or chip.colour is None else {"value": money_text(chip.value)}
    payment = as_given(each.payment)
    paid = side_payment_form(payment) if is_beside(payment) else state.game.payment_form(payment)
    form = {**form, "payment": paid, **value}
    if each.made is None:
        return form
    return {**form, "made": money_text(each.made), "back": each.payment.amount < 0}


def read_overnight(state: TableState, forms: list[Form] | UnsetType) -> Mapping[int, tuple[Unmarked, ...]]:
    """Read the payments of earlier nights that an opening carries, by their spins.

    Raises:
        ValueError, LookupError, TypeError: they are no such thing.
    """
    found: dict[int, tuple[Unmarked, ...]] = {}
    for form in () if forms is UNSET else forms:
        spin, paid = form["spin"], form["payment"]
        colours = {paid["chip"]["colour"]: Colour(parse_money(form["value"]))} if "value" in form else {}
        payment = read_side_payment(paid) if "beside" in paid else state.game.read_payment(paid, colours)
        payment = as_taken_back(payment) if form.get("back") else payment
        made = parse_money(form["made"]) if "made" in form else None
        disputed = bool(form.get("disputed"))
        left = Unmarked(spin, form["number"], form["order"], payment, _EARLIER, made=made, disputed=disputed)
        found[spin] = (*found.get(spin, ()), left)
    return found
