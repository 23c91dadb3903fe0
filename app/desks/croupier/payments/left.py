"""Payments as the desk names them, and those that nobody had marked when their spin was closed."""

from __future__ import annotations

from msgspec import Struct

from app.desks.common.seats import seat_of, seated
from app.rules.house import House
from app.rules.money import Cents
from app.rules.payment_words import payment_title
from app.table.differences import as_given
from app.table.game import why_paid
from app.table.given import AnyPayment
from app.table.state import TableState
from app.table.unmarked import unanswered
from app.table.unmarked_payment import Unmarked


def paid_title(house: House, payment: AnyPayment, state: TableState | None = None) -> str:
    """Say whose a payment is: "Rosso · posto 3", "Posto 4", "Blu" where nobody said whose it is.

    Args:
        house: calls its colours.
        payment: that is made.
        state: knows whose a colour is now, where the payment does not; None for one of a spin that is over.
    """
    title = payment_title(house, payment)
    colour = None if payment.chip is None else payment.chip.colour
    if colour is None or payment.employees:
        return title
    now = None if state is None or colour not in state.colours else state.colours[colour].owner
    return seated(title, payment.owner if seat_of(payment.owner) is not None else now)


class Left(Struct, frozen=True):
    """One of them.

    Attributes:
        number: of its spin.
        order: its place in the order of the house, from 1.
        title: whose it is.
        why: what won.
        pieces: None where several denominations are paid together.
        amount: cents.
        paid: what somebody said of it since; None while nobody has said anything.
        disputed: somebody objected to it: what is said of it is the capo tavolo's ruling.
        differs: it is what a payment that was made differed by; `back` where that was to be taken back.
    """

    spin: int
    number: int
    order: int
    title: str
    why: str
    pieces: int | None
    amount: Cents
    paid: bool | None = None
    differs: bool = False
    back: bool = False
    disputed: bool = False


def left_of(state: TableState, each: Unmarked) -> Left:
    """Name a payment that bore no mark."""
    payment = as_given(each.payment)
    return Left(
        each.spin,
        each.number,
        each.order,
        paid_title(state.house, payment),
        why_paid(state, state.house, payment),
        payment.pieces,
        payment.amount,
        each.paid,
        differs=each.made is not None,
        back=each.payment.amount < 0,
        disputed=each.disputed,
    )


def open_left(state: TableState) -> tuple[Left, ...]:
    """Name the payments of which nobody said yet whether they were made, the oldest first."""
    return tuple(left_of(state, each) for each in unanswered(state))


def not_paid(state: TableState) -> tuple[Left, ...]:
    """Name those that nobody said were made: unanswered, then not paid; of each the newest spin first."""
    spins = sorted(state.unmarked, reverse=True)
    left = [left_of(state, each) for spin in spins for each in state.unmarked[spin] if not each.paid]
    return tuple(sorted(left, key=lambda each: each.paid is not None))
