"""Payments of banknotes: last on their chance, changed into chips before they are paid (rules 2, 3) [4.3]."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from msgspec import Struct

from app.rules.chips import Piece
from app.rules.money import Cents
from app.rules.roulette.bets import Entry, Stack
from app.rules.roulette.maxima import owner_key
from app.rules.roulette.settled import Payment, Settlement


class PaidNotes(Struct, frozen=True):
    """What is done with the notes that a payment is for; amounts in cents.

    Attributes:
        changed: what counts of them: changed into chips, which take their place on the chance.
        back: what is over the maximum, and goes back to the player.
        last: chips lie on the chance too, and were paid first: "Biglietti per ultimi".
    """

    changed: Cents
    back: Cents
    last: bool


def paid_notes(bets: tuple[Stack, ...], settlement: Settlement) -> dict[int, PaidNotes]:
    """Find the payments of banknotes.

    On a chance value is paid first, each owner's as one, then colours, then notes: of the payments that are
    no colour's, those after all owners of value are the notes'.

    Args:
        bets: all that was settled.
        settlement: of these.

    Returns:
        By the payment's place in the order, from 1.
    """
    found: dict[int, PaidNotes] = {}
    for stack in bets:
        if any(entry.kind is Piece.NOTES for entry in stack.entries):
            found |= _on_chance(stack, settlement)
    return found


def _on_chance(stack: Stack, settlement: Settlement) -> dict[int, PaidNotes]:
    payments = [
        (order, payment)
        for order, payment in enumerate(settlement.payments, 1)
        if payment.winning[0].position is stack.position
    ]
    value = [pair for pair in payments if not _is_colour(pair[1])]
    notes = value[len(_owners_of_value(stack)) :]
    back: Counter[str | None] = Counter()
    for part in settlement.returned:
        if part.position is stack.position and part.kind is Piece.NOTES:
            back[part.owner] += part.amount
    return {
        order: PaidNotes(
            Cents(sum(item.amount for item in payment.winning)),
            Cents(back[payment.owner]),
            last=len(payments) > len(notes),
        )
        for order, payment in notes
    }


def _is_colour(payment: Payment) -> bool:
    return payment.chip is not None and payment.chip.colour is not None


def _owners_of_value(stack: Stack) -> set[str | int]:
    return {owner_key(place, entry) for place, entry in _free(stack) if entry.colour is None}


def _free(stack: Stack) -> Iterator[tuple[int, Entry]]:
    """Give the chips that play; a prisoner is freed and not paid."""
    for place, entry in enumerate(stack.entries):
        if entry.kind is not Piece.NOTES and not entry.enferme:
            yield place, entry
