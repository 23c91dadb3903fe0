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
from app.table.game import game_of
from app.table.laid_chips import chips_to_lay, difference_forms, laid_chips_form, lay_difference
from app.table.refusals import Refusal
from app.table.round_refusals import RoundRefusal
from app.table.state import Round
from app.table.station_opening import Opening
from app.table.table_commands import Dispute, MarkAllPaid, MarkPaid, MarkUnpaid, NextSpin, RuleOn
from app.table.turn import Turn, refuse
from app.table.wishes import read_wish, wish_form


def paid_now(turn: Turn) -> Round:
    """The round being paid.

    Raises:
        RefusedError: there is none.
    """
    if turn.state.paying is None:
        refuse(RoundRefusal.NO_SPIN_PAID())
    return turn.state.paying


def order_of(spin: Round, order: int) -> int:
    """Make sure that there is a payment at a place in the order, from 1."""
    return _order_in(spin, order, spin.payable.owed)


def _order_also_gone(spin: Round, order: int) -> int:
    """The same; behind the payments stand those that were made and are owed no more."""
    return _order_in(spin, order, len(owed_payments(spin.payable)))


def _order_in(spin: Round, order: int, payments: int) -> int:
    if order > payments:
        refuse(Refusal.NO_SUCH_PAYMENT(spin=spin.spin, payments=payments, order=order))
    return order


def mark_paid(turn: Turn, said: MarkPaid, _opening: Opening) -> None:
    """Mark a payment as made, in the order of the house; in another with a name and a reason [4.3].

    What one that was made differs by may be given or taken back at any time.
    With the `spin` of one that is closed it is said that a payment was made which nobody had marked.
    """
    if is_of_closed(turn, said):
        answer_unmarked(turn, said, paid=True)
        return
    spin = game_of(turn.state).settle(turn)
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


def _change(turn: Turn, order: int, by: str | None = None, reason: str | None = None) -> None:
    """Mark that what a payment differed by was given, or taken back."""
    spin = paid_now(turn)
    due = difference(spin.payable, order)
    if due is None:
        return
    chips, back = difference_forms(due, lay_difference(turn.state, spin.payable, order, due))
    turn.happen(
        happened.PaymentChanged(
            spin=spin.spin,
            revision=spin.payable.revision,
            order=order,
            amount=money_text(due.amount),
            by=by,
            reason=reason,
            flags=payment_flags(turn.state, spin.payable, order) or UNSET,
            chips=chips,
            back=back,
        )
    )


def _wish(turn: Turn, spin: Round, order: int, said: MarkPaid) -> Wish:
    """Read in which chips the player wants it, where he said so [4.4]."""
    if said.wish is UNSET:
        return AS_PLAYED
    payment = owed_payments(spin.payable)[order - 1]
    return at("wish", lambda value: read_wish(value, turn.state.house, payment), said.wish)


def _make(
    turn: Turn,
    due: Sequence[int],
    by: str | None = None,
    reason: str | None = None,
    wish: Wish = AS_PLAYED,
) -> None:
    """Mark payments as made one after the other, each in the chips that are laid for it."""
    chips = dict(chips_to_lay(turn.state, paid_now(turn).payable, due, wish))
    for order in due:
        spin = paid_now(turn)
        turn.happen(
            happened.PaymentMade(
                spin=spin.spin,
                revision=spin.payable.revision,
                order=order,
                by=by,
                reason=reason,
                flags=payment_flags(turn.state, spin.payable, order) or UNSET,
                chips=laid_chips_form(chips[order]) if order in chips else UNSET,
                wish=wish_form(wish),
            )
        )


def mark_unpaid(turn: Turn, said: MarkUnpaid, _opening: Opening) -> None:
    """Take the last mark of a payment back; with its only one the ticks of what was done with it.

    With the `spin` of one that is closed it is said that a payment was not made which nobody had marked.
    """
    if is_of_closed(turn, said):
        answer_unmarked(turn, said, paid=False)
        return
    spin = paid_now(turn)
    order = _order_also_gone(spin, said.order)
    marks = marks_of(spin.payable, order)
    if not marks:
        refuse(Refusal.PAYMENT_NOT_MADE(order=order))
    if len(marks) == 1 and order in spin.payable.given:
        game_of(turn.state).unticks(turn, order)
    turn.happen(
        happened.PaymentUnmade(
            spin=spin.spin, revision=spin.payable.revision, order=order, by=said.by, reason=said.reason
        )
    )


def mark_all_paid(turn: Turn, _said: MarkAllPaid, _opening: Opening) -> None:
    """Mark all that is left as paid: what payments differ by, then the others in the order of the house."""
    spin = game_of(turn.state).settle(turn)
    for order in differing(spin.payable):
        if order not in spin.payable.disputed:
            _change(turn, order)
    marked = {*spin.payable.given, *spin.payable.disputed}
    _make(turn, [order for order in range(1, spin.payable.owed + 1) if order not in marked])


def next_spin(turn: Turn, _said: NextSpin, _opening: Opening) -> None:
    """Tout est payé au numéro; what is disputed is ruled first."""
    spin = paid_now(turn)
    if spin.payable.disputed:
        refuse(Refusal.PAYMENT_DISPUTED(order=min(spin.payable.disputed)), rule="rules 3")
    game_of(turn.state).close(turn)


def dispute(turn: Turn, said: Dispute, _opening: Opening) -> None:
    """Somebody objects to a payment: it waits for the capo tavolo's ruling, then the inspector's [3]."""
    spin = game_of(turn.state).settle(turn)
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


def rule(turn: Turn, said: RuleOn, _opening: Opening) -> None:
    """Close a dispute: the ruling has a name and a reason."""
    spin = paid_now(turn)
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
