"""Paying the number: the winners entered, each payment marked, tout est payé (rules 3) [4.3]."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import UNSET

from app.rules.money import money_text
from app.rules.payment_laying import AS_PLAYED, Wish
from app.table import events as happened
from app.table.answering import answer_unmarked, is_of_closed
from app.table.bad_input import BadInputError
from app.table.bank_flags import payment_flags
from app.table.differences import difference, differing, marks_of, owed_payments
from app.table.fields import at
from app.table.laid_chips import chips_to_lay, difference_forms, laid_chips_form, lay_difference
from app.table.opening import Opening
from app.table.refusals import Refusal
from app.table.roulette.entering import untick_with
from app.table.roulette.reopening import CannotReopenError, closed_spin
from app.table.roulette.spin_state import SpinState
from app.table.roulette.spin_turn import SpinTurn
from app.table.roulette.spinning import clear_paid, close_paid, settle_paid, spin_paid
from app.table.round_refusals import RoundRefusal
from app.table.table_commands import Dispute, MarkAllPaid, MarkPaid, MarkUnpaid, NextSpin, ReopenSpin, RuleOn
from app.table.turn import RefusedError, refuse
from app.table.wishes import read_wish, wish_form


def order_of(spin: SpinState, order: int) -> int:
    """Make sure that there is a payment at a place in the order, from 1."""
    return _order_in(spin, order, len(spin.settlement.payments) if spin.settlement else 0)


def _order_also_gone(spin: SpinState, order: int) -> int:
    """The same; behind the payments stand those that were made and are owed no more."""
    return _order_in(spin, order, len(owed_payments(spin.payable)))


def _order_in(spin: SpinState, order: int, payments: int) -> int:
    if order > payments:
        refuse(Refusal.NO_SUCH_PAYMENT(spin=spin.spin, payments=payments, order=order))
    return order


def mark_paid(turn: SpinTurn, said: MarkPaid, _opening: Opening) -> None:
    """Mark a payment as made, in the order of the house; in another with a name and a reason [4.3].

    What one that was made differs by may be given or taken back at any time.
    With the `spin` of one that is closed it is said that a payment was made which nobody had marked.
    """
    if is_of_closed(turn, said):
        answer_unmarked(turn, said, paid=True)
        return
    clear_paid(turn)
    spin = settle_paid(turn)
    order = _order_also_gone(spin, said.order)
    made = bool(marks_of(spin.payable, order))
    if made and difference(spin.payable, order) is None:
        refuse(Refusal.PAYMENT_MADE(order=order))
    if order in spin.payable.disputed:
        refuse(Refusal.PAYMENT_DISPUTED(order=order), rule="rules 3")
    by, reason = said.by, said.reason
    if made:
        if said.wish is not UNSET:
            raise BadInputError("what differs is laid as the payment is counted: leave it out", "wish")
        _change(turn, order, by, reason)
        return
    first = next(
        n for n in range(1, order + 1) if n not in spin.payable.given and n not in spin.payable.disputed
    )
    if order != first and (by is None or reason is None):
        refuse(Refusal.PAYMENT_COMES_FIRST(order=first), rule="rules 3")
    _make(turn, (order,), by, reason, _wish(turn, spin, order, said))


def _change(turn: SpinTurn, order: int, by: str | None = None, reason: str | None = None) -> None:
    """Mark that what a payment differed by was given, or taken back."""
    spin = spin_paid(turn)
    due = difference(spin.payable, order)
    if due is None:
        return
    chips, back = difference_forms(due, lay_difference(turn.state, spin, order, due))
    turn.happen(
        happened.PaymentChanged(
            spin=spin.spin,
            revision=spin.payable.revision,
            order=order,
            amount=money_text(due.amount),
            by=by,
            reason=reason,
            flags=payment_flags(turn.state, spin, order) or UNSET,
            chips=chips,
            back=back,
        )
    )


def _wish(turn: SpinTurn, spin: SpinState, order: int, said: MarkPaid) -> Wish:
    """Read in which chips the player wants it, where he said so [4.4]."""
    if said.wish is UNSET or spin.settlement is None:
        return AS_PLAYED
    payment = spin.settlement.payments[order - 1]
    return at("wish", lambda value: read_wish(value, turn.state.house, payment), said.wish)


def _make(
    turn: SpinTurn,
    due: Sequence[int],
    by: str | None = None,
    reason: str | None = None,
    wish: Wish = AS_PLAYED,
) -> None:
    """Mark payments as made one after the other, each in the chips that are laid for it."""
    chips = dict(chips_to_lay(turn.state, spin_paid(turn), due, wish))
    for order in due:
        spin = spin_paid(turn)
        turn.happen(
            happened.PaymentMade(
                spin=spin.spin,
                revision=spin.payable.revision,
                order=order,
                by=by,
                reason=reason,
                flags=payment_flags(turn.state, spin, order) or UNSET,
                chips=laid_chips_form(chips[order]) if order in chips else UNSET,
                wish=wish_form(wish),
            )
        )


def mark_unpaid(turn: SpinTurn, said: MarkUnpaid, _opening: Opening) -> None:
    """Take the last mark of a payment back; with its only one the ticks of what was done with it.

    With the `spin` of one that is closed it is said that a payment was not made which nobody had marked.
    """
    if is_of_closed(turn, said):
        answer_unmarked(turn, said, paid=False)
        return
    spin = spin_paid(turn)
    order = _order_also_gone(spin, said.order)
    marks = marks_of(spin.payable, order)
    if not marks:
        refuse(Refusal.PAYMENT_NOT_MADE(order=order))
    if len(marks) == 1 and order in spin.payable.given:
        untick_with(turn, spin, order)
    turn.happen(
        happened.PaymentUnmade(
            spin=spin.spin, revision=spin.payable.revision, order=order, by=said.by, reason=said.reason
        )
    )


def mark_all_paid(turn: SpinTurn, _said: MarkAllPaid, _opening: Opening) -> None:
    """Mark all that is left as paid: what payments differ by, then the others in the order of the house."""
    clear_paid(turn)
    spin = settle_paid(turn)
    for order in differing(spin.payable):
        if order not in spin.payable.disputed:
            _change(turn, order)
    payments = len(spin.settlement.payments) if spin.settlement else 0
    marked = {*spin.payable.given, *spin.payable.disputed}
    _make(turn, [order for order in range(1, payments + 1) if order not in marked])


def next_spin(turn: SpinTurn, _said: NextSpin, _opening: Opening) -> None:
    """Tout est payé au numéro; what is disputed is ruled first."""
    spin = spin_paid(turn)
    if spin.payable.disputed:
        refuse(Refusal.PAYMENT_DISPUTED(order=min(spin.payable.disputed)), rule="rules 3")
    close_paid(turn)


def reopen_spin(turn: SpinTurn, _said: ReopenSpin, _opening: Opening) -> None:
    """Open the spin again that was closed last, until "Rien ne va plus"; bets laid since stay."""
    if not turn.state.opened:
        refuse(Refusal.TABLE_CLOSED())
    if turn.state.paying is not None:
        refuse(RoundRefusal.SPIN_IS_OPEN(spin=turn.state.paying.spin))
    closed = closed_spin(turn.state)
    try:
        turn.happen(happened.SpinReopened(spin=None if closed is None else closed.spin))
    except CannotReopenError as fault:
        raise RefusedError(fault.reason) from fault


def dispute(turn: SpinTurn, said: Dispute, _opening: Opening) -> None:
    """Somebody objects to a payment: it waits for the capo tavolo's ruling, then the inspector's [3]."""
    clear_paid(turn)
    spin = settle_paid(turn)
    order = order_of(spin, said.order)
    if order in spin.payable.disputed:
        refuse(Refusal.DISPUTED_ALREADY(order=order))
    turn.happen(
        happened.PaymentDisputed(
            spin=spin.spin,
            revision=spin.payable.revision,
            order=order,
            by=said.by,
            reason=said.reason,
        )
    )


def rule(turn: SpinTurn, said: RuleOn, _opening: Opening) -> None:
    """Close a dispute: the ruling has a name and a reason."""
    spin = spin_paid(turn)
    order = order_of(spin, said.order)
    if order not in spin.payable.disputed:
        refuse(Refusal.NOT_DISPUTED(order=order))
    turn.happen(
        happened.PaymentRuled(
            spin=spin.spin,
            revision=spin.payable.revision,
            order=order,
            by=said.by,
            reason=said.reason,
            office=UNSET if said.office is None else said.office.value,
        )
    )
