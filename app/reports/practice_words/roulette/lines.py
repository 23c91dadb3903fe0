"""What is wrong with a spin that somebody typed, and how answers on the wheel and the layout are written."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

SENTENCES: Final = {
    "line.bad-spin": QT_TRANSLATE_NOOP("", "Il colpo non si legge dal segno {column} in poi"),
    "line.not-offered": QT_TRANSLATE_NOOP("", "In questa casa non si punta su {where}"),
    "line.not-askable": QT_TRANSLATE_NOOP("", "Di questo colpo non si può chiedere: {word}"),
    "how.numbers": QT_TRANSLATE_NOOP(
        "", "Numeri da 0 a 36, nell'ordine, con uno spazio: per esempio {example}"
    ),
    "how.number-set": QT_TRANSLATE_NOOP("", "Numeri da 0 a 36, con uno spazio: per esempio {example}"),
    "how.places": QT_TRANSLATE_NOOP(
        "", "Posizioni con i numeri, davanti quanti pezzi: per esempio {example}"
    ),
}
