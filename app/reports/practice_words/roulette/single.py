"""Roulette's sentences that say something else of one piece than of several."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

_COLOUR: Final = QT_TRANSLATE_NOOP("", "Si paga 1 pezzo, {colour}. Come si stende?")
_VALUE: Final = QT_TRANSLATE_NOOP(
    "", "Si paga 1 pezzo da {value} al posto {seat}, per una posizione. Come si stende?"
)
_SEVERAL: Final = QT_TRANSLATE_NOOP(
    "", "Si paga 1 pezzo da {value} al posto {seat}, per più posizioni. Come si stende?"
)
SENTENCES: Final = {
    "chips.ask.same-colour.1": QT_TRANSLATE_NOOP(
        "", "Si paga 1 pezzo di colore, nient'altro è chiesto: con quali gettoni?"
    ),
    "chips.ask.same-value.1": QT_TRANSLATE_NOOP(
        "", "Si paga 1 pezzo da {value}, nient'altro è chiesto: con quali gettoni?"
    ),
    "chips.ask.mixed.1": QT_TRANSLATE_NOOP(
        "", "Si paga 1 pezzo da {value} in valuta mista: con quali gettoni, frazione per frazione?"
    ),
    "chips.ask.with.1": QT_TRANSLATE_NOOP(
        "",
        "Si paga 1 pezzo di colore da {value}, il più possibile in gettoni da {with}: con quali gettoni?",
    ),
    "chips.amount.1": QT_TRANSLATE_NOOP("", "1 pezzo da {value} vale {worth}: si conta in valore."),
    "whole-spins.pay.cut.colour.1": _COLOUR,
    "whole-spins.pay.cut.one.1": _VALUE,
    "whole-spins.pay.cut.several.1": _SEVERAL,
    "whole-spins.pay.with.1": QT_TRANSLATE_NOOP(
        "", "Si paga 1 pezzo da {value}, {colour}: lo vuole in gettoni da {with}. Con quali gettoni?"
    ),
}
