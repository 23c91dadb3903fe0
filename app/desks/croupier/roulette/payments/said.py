"""The sentence of a payment that is not simply pushed over: it rests, is taken off, goes on, is for notes."""

from __future__ import annotations

from typing import Final

from app.desks.croupier.roulette.payments.beside import SpinBeside
from app.rules.payment_words import amount_words, uncapitalised
from app.rules.tongue import Phrase, Speech, tongue

_ALL_PLAYS: Final = Phrase("Tutto in gioco, {whose}", "Tout reste en jeu, {whose}")
_NOTES: Final = Phrase("Biglietti: {said}", "Billets : {said}")
_NOTES_LAST: Final = Phrase("Biglietti per ultimi: {said}", "Billets en dernier : {said}")
_RESTS: Final = Phrase("{said}: resta, {amount} in gioco", "{said} : reste, {amount} en jeu")
_TAKEN_OFF: Final = Phrase(
    "{said}: non si passa, si ritira tutto, {amount}", "{said} : on ne passe pas, on retire tout, {amount}"
)


def said_of(speech: Speech, spoken: str, beside: SpinBeside, whose: str) -> str:
    """Say a payment, in the language of the house (rules 8).

    Args:
        speech: that language.
        spoken: what is paid, and to whom.
        beside: until their owner has said that winnings rest again they are paid (rules 5) [4.3].
        whose: its player, as he is called.
    """
    parts, rests, notes = beside.parted, beside.resting, beside.notes
    if parts is not None and not parts.to_the_player:
        return _ALL_PLAYS.said(speech, whose=tongue(speech).player_words(uncapitalised(whose)))
    if notes is not None:
        spoken = (_NOTES_LAST if notes.last else _NOTES).said(speech, said=uncapitalised(spoken))
    if rests is None or rests.asked:
        return spoken
    rest = _RESTS if rests.taken_off is None else _TAKEN_OFF
    return rest.said(speech, said=spoken, amount=amount_words(speech, rests.amount))
