"""What the cases of the drills' levels are called: by drill and variant, or by how a variant begins or ends.

A star stands for what the words name by `{of}`: an amount, a place.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

CASES: Final[Mapping[str, object]] = {
    "conversion.euro-*": QT_TRANSLATE_NOOP("", "quanto valgono, da {of}"),
    "conversion.pieces-*": QT_TRANSLATE_NOOP("", "quanti pezzi, da {of}"),
    "conversion.large-*": QT_TRANSLATE_NOOP("", "oltre cento pezzi, da {of}"),
    "conversion.left-*": QT_TRANSLATE_NOOP("", "chi lascia il tavolo, da {of}"),
    "conversion.paid-*": QT_TRANSLATE_NOOP("", "pagati in valuta, da {of}"),
    "cutting.spread": QT_TRANSLATE_NOOP("", "stesi, fino a 5"),
    "cutting.cut": QT_TRANSLATE_NOOP("", "due pile, da 6 a 10"),
    "cutting.piles": QT_TRANSLATE_NOOP("", "pile da 5, da 11 a 14"),
    "cutting.slid": QT_TRANSLATE_NOOP("", "strisciati, da 15 a 19"),
    "cutting.stack-spread": QT_TRANSLATE_NOOP("", "stecca e stesi"),
    "cutting.stack-cut": QT_TRANSLATE_NOOP("", "stecca e due pile"),
    "cutting.stack-piles": QT_TRANSLATE_NOOP("", "stecca e pile da 5"),
    "cutting.stack-slid": QT_TRANSLATE_NOOP("", "stecca e strisciati"),
    "cutting.two-splits": QT_TRANSLATE_NOOP("", "34 di due cavalli"),
    "cutting.several-cut": QT_TRANSLATE_NOOP("", "valuta per più posizioni: due pile"),
    "cutting.several-piles": QT_TRANSLATE_NOOP("", "valuta per più posizioni: pile da 5"),
    "cutting.several-slid": QT_TRANSLATE_NOOP("", "valuta per più posizioni: mai strisciati"),
    "cutting.several-splits": QT_TRANSLATE_NOOP("", "valuta per più posizioni: il 34"),
    "cutting.hundred-spread": QT_TRANSLATE_NOOP("", "centinaia e stesi"),
    "cutting.hundred-cut": QT_TRANSLATE_NOOP("", "centinaia e due pile"),
    "cutting.hundred-piles": QT_TRANSLATE_NOOP("", "centinaia e pile da 5"),
    "cutting.hundred-slid": QT_TRANSLATE_NOOP("", "centinaia e strisciati"),
    "cutting.hundred-several": QT_TRANSLATE_NOOP("", "centinaia di valuta per più posizioni"),
    "cutting.judge-colour": QT_TRANSLATE_NOOP("", "è giusto? colore"),
    "cutting.judge-one": QT_TRANSLATE_NOOP("", "è giusto? valuta, una posizione"),
    "cutting.judge-several": QT_TRANSLATE_NOOP("", "è giusto? valuta, più posizioni"),
    "bank.notes": QT_TRANSLATE_NOOP("", "cambio di biglietti"),
    "bank.mass": QT_TRANSLATE_NOOP("", "cambio di una massa"),
    "bank.colour": QT_TRANSLATE_NOOP("", "colore in valuta"),
    "bank.order-notes": QT_TRANSLATE_NOOP("", "ordine dei biglietti"),
    "bank.order-fill": QT_TRANSLATE_NOOP("", "ordine del fill"),
    "bank.order-cage": QT_TRANSLATE_NOOP("", "ordine del cambio con la cassa"),
    "bank.order-boite": QT_TRANSLATE_NOOP("", "ordine della boîte"),
    "bank.boite-sort": QT_TRANSLATE_NOOP("", "boîte: dove va il gettone"),
    "bank.boite-lay": QT_TRANSLATE_NOOP("", "boîte: come si stende"),
    "bank.cage-change": QT_TRANSLATE_NOOP("", "cambio con la cassa"),
    "bank.fill-document": QT_TRANSLATE_NOOP("", "documento del fill"),
    "bank.credit-document": QT_TRANSLATE_NOOP("", "documento del credit"),
    "bank.result-won": QT_TRANSLATE_NOOP("", "risultato: vince il banco"),
    "bank.result-lost": QT_TRANSLATE_NOOP("", "risultato: perde il banco"),
}
