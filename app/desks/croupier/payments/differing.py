"""A payment that was made and is another now: what is still to be given of it, or taken back (rules 3)."""

from __future__ import annotations

from typing import NamedTuple

from msgspec.structs import replace

from app.rules.house import House
from app.rules.inventory import Inventory
from app.rules.money import Cents
from app.rules.payment_laying import AS_PLAYED, Wish
from app.rules.roulette.explanation import Explanation, explain
from app.rules.roulette.settled import Payment, Settlement
from app.table.differences import as_given, difference, marks_of, owed_payments
from app.table.given import given_for
from app.table.laid_chips import difference_from
from app.table.roulette.paid_before import moved
from app.table.roulette.settling import payable_of
from app.table.roulette.spin_state import SpinState
from app.table.roulette.spin_table import SpinTable


class Differing(NamedTuple):
    """What is still to be given of a payment that was made, or taken back; amounts in cents.

    Attributes:
        pieces: above zero; None where it is no whole number of one chip.
        amount: above zero.
        back: it is taken back.
        given: what was given so far.
        owed: what the payment comes to; nothing where nothing won any more.
    """

    pieces: int | None
    amount: int
    back: bool
    given: int
    owed: int

    @property
    def more(self) -> int:
        """What the player has more by it, cents; below zero less."""
        return -self.amount if self.back else self.amount


def as_entered(state: SpinTable, spin: SpinState, settlement: Settlement) -> SpinState:
    """Show a spin with the settlement of its entry as it stands: what was given goes with its payments."""
    payable, places = payable_of(state, spin.payable, settlement)
    return replace(spin, settlement=settlement, payable=payable, gone_on=moved(spin.gone_on, places))


def differing_of(spin: SpinState, order: int) -> Differing | None:
    """Say what a payment differs by, by its place from 1; None where it is not made, or what is owed."""
    due = difference(spin.payable, order)
    if due is None:
        return None
    given, amount = given_for(marks_of(spin.payable, order)), as_given(due)
    return Differing(amount.pieces, amount.amount, due.amount < 0, given, given + due.amount)


def shown_payments(spin: SpinState) -> tuple[Payment, ...]:
    """Give the payments of a spin by their places; one that is owed no more stands there with nothing."""
    owed = () if spin.settlement is None else spin.settlement.payments
    gone = (payment for payment in owed_payments(spin.payable)[len(owed) :])
    nothing = (each._replace(pieces=None if each.pieces is None else 0, amount=Cents(0)) for each in gone)
    return (*owed, *nothing)


def explained(
    state: SpinTable, spin: SpinState, house: House, order: int, bank: Inventory, wish: Wish
) -> Explanation:
    """Explain a payment; where it differs from what was made the difference, as if it were all that is paid.

    Args:
        state: the table.
        spin: the spin being paid, as its entry stands.
        house: the profile.
        order: the payment's place, from 1.
        bank: the chips from which the payment is laid.
        wish: what its player asked for.

    Raises:
        ValueError: nothing is settled.
    """
    if spin.settlement is None:
        raise ValueError(f"spin {spin.spin} is not settled: there is no payment {order}")
    payments, due = list(shown_payments(spin)), difference(spin.payable, order)
    if due is None:
        whole = spin.settlement._replace(payments=tuple(payments))
        return explain(house, whole, order, bank, wish)
    payments[order - 1] = as_given(due)
    whole = spin.settlement._replace(payments=tuple(payments))
    return explain(house, whole, order, difference_from(state, spin.payable, order, due), AS_PLAYED)
