"""The sentences of the values of numbers."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

SENTENCES: Final = {
    "repeater-values.title": QT_TRANSLATE_NOOP("", "Repeater: dal numero al valore"),
    "repeater-values.card.1": QT_TRANSLATE_NOOP(
        "", "I numeri stanno per i lanci di due dadi: da 1 a 6 valgono da 2 a 7, da 7 a 12 da 3 a 8."
    ),
    "repeater-values.card.2": QT_TRANSLATE_NOOP(
        "", "La dozzina di mezzo: da 13 a 18 valgono da 4 a 9, da 19 a 24 da 5 a 10."
    ),
    "repeater-values.card.3": QT_TRANSLATE_NOOP(
        "", "L'ultima dozzina: da 25 a 30 valgono da 6 a 11, da 31 a 36 da 7 a 12."
    ),
    "repeater-values.card.4": QT_TRANSLATE_NOOP("", "Si sente il numero, si scrive il valore: da 0 a 12."),
    "repeater-values.card.5": QT_TRANSLATE_NOOP("", "Si sente il numero, si scrive il valore: da 13 a 24."),
    "repeater-values.card.6": QT_TRANSLATE_NOOP("", "Si sente il numero, si scrive il valore: da 25 a 36."),
    "repeater-values.ask.heard": QT_TRANSLATE_NOOP("", "{call}: che valore ha? (0: non conta)"),
    "repeater-values.ask": QT_TRANSLATE_NOOP("", "Esce {number}: che valore ha? (0: non conta)"),
    "repeater-values.field.value": QT_TRANSLATE_NOOP("", "valore"),
    "repeater-values.zero": QT_TRANSLATE_NOOP("", "Lo zero non conta: nessun segno, e il giro resta aperto."),
    "repeater-values.throw": QT_TRANSLATE_NOOP("", "{number} sta per il lancio {sum}."),
    "repeater-values.numbers": QT_TRANSLATE_NOOP("", "Il valore {value} lo danno: {numbers}."),
    "repeater-values.seven": QT_TRANSLATE_NOOP("", "Il 7 chiude il giro e prende tutto quello che resta."),
    "repeater-values.slip.zero-counted": QT_TRANSLATE_NOOP("", "Lo zero non ha valore."),
    "repeater-values.slip.not-counted": QT_TRANSLATE_NOOP("", "Solo lo zero non conta."),
    "repeater-values.slip.number-itself": QT_TRANSLATE_NOOP("", "È il numero, non il suo valore."),
    "repeater-values.slip.number-beside": QT_TRANSLATE_NOOP("", "È il valore del numero accanto."),
    "repeater-values.slip.one-off": QT_TRANSLATE_NOOP("", "È il valore accanto."),
    "repeater-values.slip.other-value": QT_TRANSLATE_NOOP("", "È un altro valore."),
}
CASES: Final = {
    "repeater-values.*": QT_TRANSLATE_NOOP("", "numero {of}"),
    "repeater-values.heard-*": QT_TRANSLATE_NOOP("", "a voce, numero {of}"),
}
