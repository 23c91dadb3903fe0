"""What is wrong with a payment by what the bank holds: said and recorded, never refused (rules 7, 9)."""

from __future__ import annotations

from app.rules.bank import chips_worth
from app.rules.inventory import Certainty
from app.rules.money import Cents, money_text
from app.table.differences import difference
from app.table.given import given_for
from app.table.roulette.spin_state import SpinState
from app.table.roulette.spin_table import SpinTable


def payment_flags(state: SpinTable, spin: SpinState, order: int) -> list[str]:
    """Say what is wrong with a payment: a known bank may hold less than it takes.

    Args:
        state: the table; a bank that is an estimate says nothing.
        spin: the spin being paid, settled.
        order: the payment's place, from 1.
    """
    book, settlement = state.bank, spin.settlement
    if settlement is None or not book.open or book.inventory.certainty is not Certainty.KNOWN:
        return []
    # What the number took lies in the bank before the first payment leaves it; notes lie in the box.
    taken = settlement.bank.taken - settlement.bank.notes if state.all_entered else 0
    paid = sum(given_for(marks) for marks in (*spin.payable.given.values(), *spin.payable.gone))
    held = max(chips_worth(book.inventory.pieces) + taken - paid, 0)
    differs = difference(spin.payable, order)
    due = settlement.payments[order - 1].amount if differs is None else differs.amount
    if due <= held:
        return []
    return [
        f"{money_text(due)} are due and the bank holds {money_text(Cents(held))}: a fill is due (rules 9)"
    ]
