"""What an announce is called aloud, in the language of the house (rules 6, 8)."""

from __future__ import annotations

from typing import Final

from app.rules.roulette.announces import Announce, Family
from app.rules.tongue import Speech

_FRENCH: Final = {
    Family.VICINI: "voisins du zéro",
    Family.SERIE: "tiers du cylindre",
    Family.ORFANELLI: "orphelins",
    Family.NASSA: "nassa",
    Family.ZERO_SPIEL: "jeu zéro",
    Family.CONTRONASSA: "contre-nassa",
    Family.LATERALI: "le {of} et ses voisins",
    Family.FIGURE: "{of} et ses figures",
    Family.FINALE: "finale {of}",
    Family.FINALE_A_CAVALLO: "finale {of}",
    Family.FINALE_RIDOTTA: "finale {of} réduite",
}
"""By what they have in common; of the numbers that its name has each is called."""


def announce_call(announce: Announce, speech: Speech) -> str:
    """Call an announce: "serie", "laterali del 17"; in French "tiers du cylindre", "le 17 et ses voisins"."""
    if speech is not Speech.FRENCH:
        return announce.spoken
    of = "/".join(part for part in announce.name.split("-") if part.isdigit())
    return _FRENCH[announce.family].format(of=of)
