"""The commands that this desk sends, in the form of the program without its windows."""

from __future__ import annotations

from collections.abc import Mapping

from app.rules.bets import Stack
from app.rules.settled import Chip
from app.table.procedure import VoidReason
from app.table.settlement_form import held_chip_form, stack_form

Command = Mapping[str, object]


def plain(what: str) -> Command:
    """Name a command without fields: `throw`, `no_more_bets`, `cleared`, `confirm`, `refuse`, `next`."""
    return {"do": what}


def winners(stacks: tuple[Stack, ...]) -> Command:
    """The winning stacks that the dealer entered, all of them."""
    return {"do": "winners", "bets": [stack_form(stack) for stack in stacks]}


def paid(order: int) -> Command:
    """A payment was pushed over; `order` is its place, from 1."""
    return {"do": "paid", "order": order}


def paid_before_its_turn(order: int, by: str, reason: str) -> Command:
    """A payment was pushed over before others: who decided it, and why."""
    return {"do": "paid", "order": order, "by": by, "reason": reason}


def dispute(order: int, reason: str) -> Command:
    """Somebody objects to a payment: it waits for the ruling."""
    return {"do": "dispute", "order": order, "reason": reason}


def rule(order: int, by: str, reason: str) -> Command:
    """The ruling about a payment: who decided, and what."""
    return {"do": "rule", "order": order, "by": by, "reason": reason}


def leave(order: int) -> Command:
    """The winnings of a payment stay on their chance."""
    return {"do": "leave", "order": order}


def unpaid(order: int) -> Command:
    """A payment that was marked is not made after all."""
    return {"do": "unpaid", "order": order}


def missing(chip: Chip, *, over: bool) -> Command:
    """The bank has no more of a chip; `over` when it is there again."""
    form: Command = {"do": "missing", "chip": held_chip_form(chip)}
    return {**form, "over": True} if over else form


def number(fallen: int) -> Command:
    """A number typed by hand; it waits for the second look."""
    return {"do": "number", "number": fallen}


def void(reason: str) -> Command:
    """The throw does not count; a reason of his own is the capo tavolo's, who stands at the table."""
    if reason == VoidReason.CAPO_TAVOLO:
        return {"do": "void", "reason": reason, "by": "capo tavolo"}
    return {"do": "void", "reason": str(reason)}


def opening(day: int) -> Command:
    """Open the table; the first ball is thrown from the pocket of the day of the month."""
    return {"do": "open", "day": day}
