"""The sentence of a payment that is not simply pushed over: it rests, is taken off, goes on, is for notes."""

from __future__ import annotations

from typing import Final

from app.desks.croupier.payments.differing import Differing
from app.desks.croupier.roulette.payments.parted import Parted
from app.rules.laid_payment import LaidPayment
from app.rules.payment_words import amount_words, payment_words
from app.rules.tongue import Phrase, Speech, tongue
from app.table.roulette.paid_notes import PaidNotes
from app.table.roulette.resting import Resting

_ALL_PLAYS: Final = Phrase("Tutto in gioco, {whose}", "Tout reste en jeu, {whose}")
_NOTES: Final = Phrase("Biglietti: {said}", "Billets : {said}")
_NOTES_LAST: Final = Phrase("Biglietti per ultimi: {said}", "Billets en dernier : {said}")
_RESTS: Final = Phrase("{said}: resta, {amount} in gioco", "{said} : reste, {amount} en jeu")
_TAKEN_OFF: Final = Phrase(
    "{said}: non si passa, si ritira tutto, {amount}", "{said} : on ne passe pas, on retire tout, {amount}"
)
_MORE: Final = Phrase("Ancora {said}", "Encore {said}")
_TAKEN_BACK: Final = Phrase("Si riprende: {said}", "On reprend : {said}")


def said_of(
    speech: Speech,
    spoken: str,
    parts: Parted | None,
    rests: Resting | None,
    notes: PaidNotes | None,
    whose: str,
) -> str:
    """Say a payment, in the language of the house (rules 8).

    Args:
        speech: that language.
        spoken: what is paid, and to whom.
        parts: where a part of it goes on with an announce.
        rests: where the winnings are left lying; until their owner has said so they are paid.
        notes: where it is for banknotes (rules 5) [4.3].
        whose: its player, as he is called.
    """
    if parts is not None and not parts.to_the_player:
        return _ALL_PLAYS.said(speech, whose=tongue(speech).player_words(_small(whose)))
    if notes is not None:
        spoken = (_NOTES_LAST if notes.last else _NOTES).said(speech, said=_small(spoken))
    if rests is None or rests.asked:
        return spoken
    rest = _RESTS if rests.taken_off is None else _TAKEN_OFF
    return rest.said(speech, said=spoken, amount=amount_words(speech, rests.amount))


def _small(words: str) -> str:
    return words[:1].lower() + words[1:]


def difference_said(speech: Speech, spoken: str, laid: LaidPayment, differs: Differing | None) -> str:
    """Say what is still given of a payment that was made, or taken back; of any other what is said anyway.

    Args:
        speech: the language of the house.
        spoken: how so much is said where it is all that is paid.
        laid: its chips.
        differs: what it is of; None where it is no difference.
    """
    if differs is None:
        return spoken
    if differs.back:
        return _TAKEN_BACK.said(speech, said=_small(payment_words(laid, speech)))
    return _MORE.said(speech, said=_small(spoken))
