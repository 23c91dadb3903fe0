"""Held voisins that are paid over the maximum by right, on the trio and the corner (rules 5) [5.2]."""

from __future__ import annotations

from collections.abc import Iterable

from app.rules.house import House
from app.rules.roulette.bets import Stack
from app.rules.roulette.layout import Position
from app.rules.roulette.settled import Payment


def held_over(house: House, bets: Iterable[Stack], payment: Payment) -> tuple[Position, ...]:
    """Find the positions on which a payment is for more than the maximum, because voisins are held there.

    Args:
        house: whose maxima hold.
        bets: all that was settled.
        payment: of these.
    """
    won = {item.position for item in payment.winning}
    return tuple(
        stack.position for stack in bets if stack.position in won and _exceeds(house, stack, payment)
    )


def _exceeds(house: House, stack: Stack, payment: Payment) -> bool:
    whose = payment.owner, payment.employees
    held = [entry for entry in stack.entries if (entry.owner, entry.employees) == whose]
    by_right = any(entry.over_maximum for entry in held)
    return by_right and sum(entry.amount for entry in held if not entry.prison) > house.maximum(
        stack.position
    )
