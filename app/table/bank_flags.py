"""What is wrong with a payment by what the bank holds: said and recorded, never refused (rules 7, 9)."""

from __future__ import annotations

from app.rules.inventory import Certainty, worth
from app.rules.money import Cents, money_text
from app.table.differences import difference
from app.table.given import given_for
from app.table.payable import Payable
from app.table.state import TableState


def payment_flags(state: TableState, payable: Payable, order: int) -> list[str]:
    """Say what is wrong with a payment: a known bank may hold less than it takes.

    Args:
        state: the table; a bank that is an estimate says nothing.
        payable: of the round being paid.
        order: the payment's place, from 1.
    """
    book, payments = state.bank, payable.payments
    if payments is None or not book.open or book.inventory.certainty is not Certainty.KNOWN:
        return []
    # What the round took lies in the bank before the first payment leaves it; notes lie in the box.
    taking = payable.brought
    taken = taking.taken - taking.notes if taking.complete else 0
    paid = sum(given_for(marks) for marks in (*payable.given.values(), *payable.gone))
    held = max(worth(book.inventory.pieces.items()) + taken - paid, 0)
    differs = difference(payable, order)
    due = payments[order - 1].amount if differs is None else differs.amount
    if due <= held:
        return []
    return [
        f"{money_text(due)} are due and the bank holds {money_text(Cents(held))}: a fill is due (rules 9)"
    ]
