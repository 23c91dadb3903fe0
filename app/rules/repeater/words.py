"""What the dealer says of Repeater Bets, in the house's language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from app.rules.money import Cents
from app.rules.repeater.round import Offer
from app.rules.repeater.values import SEVEN
from app.rules.repeater.wagers import Wager
from app.rules.tongue import Phrase, Speech, tongue

_TALLIED: Final = Phrase("Valore {value}, {count}ª volta", "Valeur {value}, {count}e fois")
_SEVEN: Final = Phrase("Valore 7, il giro è chiuso", "Valeur 7, la manche est finie")
_ZEROS: Final[Mapping[str, Phrase]] = {
    "0": Phrase("Zero, non conta", "Zéro, ne compte pas"),
    "00": Phrase("Doppio zero, non conta", "Double zéro, ne compte pas"),
    "000": Phrase("Triplo zero, non conta", "Triple zéro, ne compte pas"),
}
_BOOKED: Final = Phrase("Da {amount}, {wager}", "Par {amount}, {wager}")
_SURRENDERED: Final = Phrase("{amount}, resa", "{amount}, abandon")
_OFFERED: Final = Phrase(
    "{owner}, {wager} a {times}: {amount} o avanti?",
    "{owner}, {wager} à {times}\u202f: {amount} ou on continue\u202f?",
)
_ONCE: Final = Phrase("una", "un")
_ENVY: Final = Phrase("busta, {wager}", "boîte, {wager}")
_WITH_ENVY: Final = Phrase("{wager} · busta {amount}", "{wager} · boîte {amount}")
_REPEATER: Final = "repeat-"
PRINTED: Final[Mapping[str, str]] = {
    "uptown": "Uptown",
    "downtown": "Downtown",
    "citywide": "Citywide",
    "repeater-even": "Even",
    "repeater-odd": "Odd",
    "horn": "Horn",
}
"""The names that the paytables print, alike in every language."""
_BEFORE_SEVEN: Final[Mapping[str, Phrase]] = {
    "before-7-2-12": Phrase("2 o 12 prima del 7", "2 ou 12 avant le 7"),
    "before-7-3-11": Phrase("3 o 11 prima del 7", "3 ou 11 avant le 7"),
}


def wager_name(wager: Wager, speech: Speech) -> str:
    """Name a wager as the dealer does: "repeater 4", "Uptown", "2 o 12 prima del 7"."""
    if wager.code in _BEFORE_SEVEN:
        return _BEFORE_SEVEN[wager.code].said(speech)
    if wager.code in PRINTED:
        return PRINTED[wager.code]
    return f"repeater {wager.code.removeprefix(_REPEATER).replace('-', ' ')}"


def spin_sentence(number: str, value: int | None, tally: int, speech: Speech) -> str:
    """Say what a spin was, behind its number: "Valore 4, 2ª volta".

    Args:
        number: that fell; "00" and "000" where the wheel has them.
        value: of it; None for a zero.
        tally: how often the value has come in this round.
        speech: of the house.
    """
    if value is None:
        return _ZEROS[number].said(speech)
    if value == SEVEN:
        return _SEVEN.said(speech)
    return _TALLIED.said(speech, value=value, count=tally)


def booking_sentence(wager: Wager, amount: Cents, speech: Speech) -> str:
    """Repeat a booking with all that its owner has on the wager: "Da 5, repeater 4"."""
    return _BOOKED.said(speech, amount=_amount(amount), wager=wager_name(wager, speech))


def surrender_sentence(payment: Cents, speech: Speech) -> str:
    """Say what is paid for a wager that is given up: "105, resa"."""
    return _SURRENDERED.said(speech, amount=_amount(payment))


def offer_sentence(offer: Offer, speech: Speech) -> str:
    """Ask an owner whether he gives a wager up: "Posto 3, 4 a tre: 105 o avanti?"."""
    words, tally = tongue(speech), offer.tally
    owner = words.player_words(offer.stake.owner)
    return _OFFERED.said(
        speech,
        owner=owner[:1].upper() + owner[1:],
        wager=offer.stake.wager.removeprefix(_REPEATER).replace("-", " "),
        times=_ONCE.said(speech) if tally == 1 else words.number_words(tally),
        amount=_amount(offer.payment),
    )


def envy_words(wager: Wager, speech: Speech) -> str:
    """Say for which wager the dealers' box gets something: "busta, repeater 2"."""
    return _ENVY.said(speech, wager=wager_name(wager, speech))


def with_envy(wager: Wager, envy: Cents, speech: Speech) -> str:
    """Say which wager won, and what the dealers' box gets, if anything: "repeater 2 · busta 10"."""
    named = wager_name(wager, speech)
    return _WITH_ENVY.said(speech, wager=named, amount=_amount(envy)) if envy else named


def _amount(cents: Cents) -> str:
    """Write an amount as it is spoken: "5", "2,50"."""
    whole, rest = divmod(cents, 100)
    return f"{whole},{rest:02d}" if rest else str(whole)
