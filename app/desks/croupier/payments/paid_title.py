"""Whose a payment is, as its title: a colour together with the seat that has it."""

from __future__ import annotations

from app.desks.common.seats import seat_of, seated
from app.rules.house import House
from app.rules.payment_words import payment_title
from app.table.given import AnyPayment
from app.table.state import TableState


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
