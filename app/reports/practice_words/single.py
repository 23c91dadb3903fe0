"""The sentences that say something else of one piece than of several."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

from app.practice.saying import Say

_COUNTS: Final = ("pieces", "rest")
"""Values that are counted; a sentence has at most one of them."""
_OF_ONE: Final = ".1"
"""Behind the key of a sentence, where it is said of one piece."""
SENTENCES: Final = {
    "cutting.ask.colour.1": QT_TRANSLATE_NOOP("", "Si paga 1 pezzo di colore. Come si stende?"),
    "cutting.ask.one.1": QT_TRANSLATE_NOOP(
        "", "Una sola puntata: si paga 1 pezzo da {value}. Come si stende?"
    ),
    "cutting.ask.several.1": QT_TRANSLATE_NOOP(
        "", "Più puntate insieme: si paga 1 pezzo da {value}. Come si stende?"
    ),
    "cutting.judge.colour.1": QT_TRANSLATE_NOOP(
        "", "Si doveva pagare 1 pezzo di colore. Quale regola non è rispettata?"
    ),
    "cutting.judge.one.1": QT_TRANSLATE_NOOP(
        "", "Una sola puntata: si doveva pagare 1 pezzo da {value}. Quale regola non è rispettata?"
    ),
    "cutting.judge.several.1": QT_TRANSLATE_NOOP(
        "", "Più puntate insieme: si doveva pagare 1 pezzo da {value}. Quale regola non è rispettata?"
    ),
    "cutting.rest.spread.1": QT_TRANSLATE_NOOP("", "1 pezzo: fino a 5 si stendono."),
    "cutting.rest.spread-french.1": QT_TRANSLATE_NOOP("", "1 pezzo: alla francese, fino a 9 si stendono."),
    "conversion.ask.euro.1": QT_TRANSLATE_NOOP("", "1 pezzo di colore da {value}: quanto vale?"),
    "conversion.ask.large.1": QT_TRANSLATE_NOOP("", "Si paga 1 pezzo di colore da {value}: quanto vale?"),
    "conversion.ask.left.1": QT_TRANSLATE_NOOP(
        "", "Un giocatore lascia il tavolo con 1 pezzo di colore da {value}: in quali gettoni si cambia?"
    ),
    "conversion.ask.paid.1": QT_TRANSLATE_NOOP(
        "", "Si paga 1 pezzo di colore da {value}, tutto in valuta: con quali gettoni?"
    ),
    "conversion.rest.1": QT_TRANSLATE_NOOP("", "L'altro pezzo: {worth}."),
    "conversion.worth.1": QT_TRANSLATE_NOOP("", "1 pezzo da {value} vale {worth}."),
    "conversion.pieces.1": QT_TRANSLATE_NOOP("", "{worth} a {value} il pezzo: 1 pezzo."),
}


def key_of(say: Say, sentences: Mapping[str, object]) -> str:
    """Give the key of a sentence: that of one piece where one is counted, and the sentence has such a form.

    Args:
        say: what is said.
        sentences: that there are, by their keys.
    """
    of_one = say.key + _OF_ONE
    counted = any(say.values.get(name) == 1 for name in _COUNTS)
    return of_one if counted and of_one in sentences else say.key
