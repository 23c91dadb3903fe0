"""From a table's state to a settlement: what the table knows, and what the dealer entered, as one layout."""

from __future__ import annotations

from collections import Counter

from app.rules.bets import Spin, Stack
from app.rules.layout import Position
from app.rules.settled import Payment, Settlement
from app.rules.settlement import settle
from app.table.state import SpinState, TableState


def merged_bets(known: tuple[Stack, ...], entered: tuple[Stack, ...]) -> tuple[Stack, ...]:
    """Put what the dealer entered on top of what the table knew, or nearest the wheel."""
    stacks: dict[Position, Stack] = {stack.position: stack for stack in known}
    for stack in entered:
        below = stacks.get(stack.position)
        entries = stack.entries if below is None else below.entries + stack.entries
        stacks[stack.position] = Stack(stack.position, entries)
    return tuple(stacks.values())


def spin_to_settle(state: TableState, spin: SpinState) -> Spin:
    """Say what a spin's settlement depends on.

    Raises:
        ValueError: the spin has no number.
    """
    if spin.number is None:
        raise ValueError(f"spin {spin.spin} has no number")
    bets = merged_bets(spin.bets, spin.winners)
    return Spin(spin.number, state.side, spin.last, spin.colours, bets)


def settlement_of(state: TableState, spin: SpinState) -> Settlement:
    """Settle a spin with what is known of it.

    Raises:
        ValueError: the spin has no number.
    """
    return settle(state.house, spin_to_settle(state, spin))


def payments_kept(before: Settlement, paid: frozenset[int], after: Settlement) -> frozenset[int] | None:
    """Find payments that were made again in a new settlement of the same spin.

    Args:
        before: the settlement under which they were made.
        paid: their places in it, from 1.
        after: the new settlement.

    Returns:
        Their places in the new one; None where one of them would have been another payment.
    """
    wanted: Counter[Payment] = Counter(before.payments[order - 1] for order in paid)
    found: set[int] = set()
    for order, payment in enumerate(after.payments, 1):
        if wanted[payment] > 0:
            wanted[payment] -= 1
            found.add(order)
    return None if wanted.total() else frozenset(found)
