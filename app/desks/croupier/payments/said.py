"""The sentence of a payment that is not simply pushed over: it rests, is taken off, goes on, is for notes."""

from __future__ import annotations

from app.desks.croupier.payments.parted import Parted
from app.rules.explanation import amount_words
from app.table.paid_notes import PaidNotes
from app.table.resting import Resting


def said_of(
    spoken: str, parts: Parted | None, rests: Resting | None, notes: PaidNotes | None, whose: str
) -> str:
    """Say a payment, in Italian as all payments are (rules 8).

    Args:
        spoken: what is paid, and to whom.
        parts: where a part of it goes on with an announce.
        rests: where the winnings are left lying; until their owner has said so they are paid.
        notes: where it is for banknotes (rules 5) [4.3].
        whose: its player, as he is called.
    """
    if parts is not None and not parts.to_the_player:
        return f"Tutto in gioco, {whose[:1].lower()}{whose[1:]}"
    if notes is not None:
        first = "Biglietti per ultimi" if notes.last else "Biglietti"
        spoken = f"{first}: {spoken[:1].lower()}{spoken[1:]}"
    if rests is None or rests.asked:
        return spoken
    amount = amount_words(rests.amount)
    if rests.taken_off is None:
        return f"{spoken}: resta, {amount} in gioco"
    return f"{spoken}: non si passa, si ritira tutto, {amount}"
