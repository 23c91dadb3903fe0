"""What the dealer says when a payment is pushed over: pieces, pieces and money, or group by group [4.4]."""

from __future__ import annotations

from app.rules.italian import money_words, pieces_words
from app.rules.laid_payment import CountedIn, LaidPayment


def payment_words(payment: LaidPayment) -> str:
    """Say a payment: "Cinquantadue pezzi, mille e quaranta"; mixed "Cinquecento, cinquecento, quaranta".

    Args:
        payment: as it lies.

    Returns:
        The sentence, a capital first; empty where nothing lies.

    Raises:
        ValueError: a number above 999,999, for which there are no words.
    """
    return _words(payment).capitalize()


def _words(payment: LaidPayment) -> str:
    if not payment.groups:
        return ""
    if payment.counted_in is CountedIn.VALUE:
        return ", ".join(money_words(group.amount) for group in payment.groups)
    if payment.piece is None or payment.pieces is None:
        return money_words(payment.total)
    pieces = pieces_words(payment.pieces)
    return pieces if payment.piece.colour is not None else f"{pieces}, {money_words(payment.total)}"
