"""What the dealer says when a payment is pushed over: pieces, pieces and money, or group by group [4.4]."""

from __future__ import annotations

from typing import Final

from app.rules import italian
from app.rules.house import House, colour_label
from app.rules.laid_payment import CountedIn, LaidPayment
from app.rules.payment import Bet, Payment
from app.rules.payment_laying import MOST_PAID
from app.rules.tongue import Phrase, Speech, tongue

EMPLOYEES: Final = Phrase("Impiegati", "Employés")
"""The title of a payment that goes to the boîte."""
UNKNOWN_OWNER: Final = "Di chi è?"
"""The title of a payment whose owner nobody knows: the dealer must ask (rules 3.6)."""


def payment_title(house: House, payment: Payment[Bet]) -> str:
    """Say whose a payment is: the colour, or the owner as he is called; or that it is the employees'."""
    colour = None if payment.chip is None else payment.chip.colour
    if payment.employees:
        whose = EMPLOYEES.said(house.speech)
        return whose if colour is None else f"{whose}, {colour_label(house, colour)}"
    if colour is not None:
        return colour_label(house, colour).capitalize()
    owner = UNKNOWN_OWNER if payment.owner is None else payment.owner
    return owner[:1].upper() + owner[1:]


def payment_words(payment: LaidPayment, speech: Speech) -> str:
    """Say a payment: "Cinquantadue pezzi, mille e quaranta"; mixed "Cinquecento, cinquecento, quaranta".

    Args:
        payment: as it lies.
        speech: the language of the house.

    Returns:
        The sentence, a capital first; empty where nothing lies.

    Raises:
        ValueError: a number above 999,999, for which there are no words.
    """
    return _words(payment, speech).capitalize()


def _words(payment: LaidPayment, speech: Speech) -> str:
    if not payment.groups:
        return ""
    words = tongue(speech)
    if payment.counted_in is CountedIn.VALUE:
        return ", ".join(words.money_words(group.amount) for group in payment.groups)
    if payment.piece is None or payment.pieces is None:
        return words.money_words(payment.total)
    pieces = words.pieces_words(payment.pieces)
    return pieces if payment.piece.colour is not None else f"{pieces}, {words.money_words(payment.total)}"


def amount_words(speech: Speech, cents: int) -> str:
    """Say an amount in cents; in figures where there are no words for it."""
    return f"€ {italian.euro(cents)}" if cents > MOST_PAID else tongue(speech).money_words(cents)


def uncapitalised(words: str) -> str:
    """Write a sentence as it stands within another one."""
    return words[:1].lower() + words[1:]
