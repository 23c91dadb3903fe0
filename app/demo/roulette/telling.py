"""What is shown and told of a spin that nobody watches."""

from __future__ import annotations

from collections.abc import Iterator

from app.rules.house import House
from app.rules.italian import euro
from app.rules.roulette.explanation import explain
from app.rules.roulette.french_call import announcement
from app.table.roulette.procedure import Phase
from app.table.roulette.spin_state import SpinState
from app.table.roulette.spin_table import SpinTable


def pictured(state: SpinTable) -> str:
    """Name the part of a spin that a picture is worth taking of; empty where it is none."""
    paying, betting = state.paying, state.betting
    if paying is not None:
        half = paying.settlement is not None and len(paying.payable.paid) * 2 >= paying.payable.owed
        return "2-number" if not paying.entered else "4-paying" if half else "3-payments"
    return "1-before-the-number" if betting is not None and betting.phase is not Phase.COMING else ""


def told(house: House, spin: SpinState) -> Iterator[str]:
    """Tell the number and what was paid for it, payment by payment."""
    settlement = spin.settlement
    if settlement is None:
        return
    yield announcement(settlement.number)
    for order in range(1, len(settlement.payments) + 1):
        said = explain(house, settlement, order)
        yield f"{order:3}. {said.title}: {said.why} · {said.spoken} · € {euro(said.payment.amount)}"
