"""Texts that are written as another language does."""

import re
from collections.abc import Iterable

from app.desks.common.language import Language

SAID_IN_ITALIAN = re.compile(r"^[“«]|\bsu\b|^Ultimo colpo|^[\d.,]+$")
"""What is said aloud is the house's, and what a chip bears is its own, whatever the desk speaks."""
_COLOURS = r"|\b(?:rosso|blu|verde|giallo|lilla|arancio|celeste|nocciola)\b"
_ITALIAN = r"|\b(?:[Dd]ella|[Dd]ello|[Nn]essun[oa]?|che|sono|[Pp]erché|cavo|[Dd]isco|restano|finestra)\b"
"""Words that neither of the other two languages has; a name and a note stay as somebody wrote them."""
_ALONE = r"|(?<![\d.,\u202f])"
"""What follows is a number by itself, and no end of one."""
STRANGE = {
    Language.ITALIAN: re.compile(
        r"[“”]|\b(?:[Ii]l|[DdNn]el|[Dd]al|[Ss]ul|[Aa]l) (?:0|1|11|8\d*)\b(?![.,]\d)|\b(?:di|a|per) posto \d|\baltri 1\b"
        + (
            _ALONE
            + r"1(?: (?:pezzi|pagamenti|colpi|giorni|cifre|righe|codici|stecche|colori|\w+ti)|: mancano)\b"
        )
    ),
    Language.ENGLISH: re.compile(
        r"[«»]|\d,\d{1,2}(?!\d)"
        + (_ALONE + r"1 (?:pieces|pcs\b|payments|spins|days|digits|lines|stacks|colours)")
        + _ITALIAN
        + _COLOURS
    ),
    Language.FRENCH: re.compile(
        r"[“”]|«\S|\S»|[^\s\d]: |\S; |\b(?:à|de|pour) place \d"
        + (_ALONE + r"[01] (?:pièces|paiements|coups|jours|chiffres|lignes|piles|couleurs|\w+[ée]e?s)\b")
        + (_ALONE + r"[01] (?:\w+ )*restent\b")
        + _ITALIAN
        + _COLOURS
    ),
}
"""Quotes, amounts, signs and colours of another language; articles and plurals that do not go with a number."""


def strange(texts: Iterable[str], spoke: Language) -> list[str]:
    """Give the texts that are written as another language does."""
    own = (text for text in texts if not SAID_IN_ITALIAN.search(text))
    return [text for text in own if STRANGE[spoke].search(text)]
