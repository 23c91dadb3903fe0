"""The sentences of the French call."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

SENTENCES: Final = {
    "call.title": QT_TRANSLATE_NOOP("", "Annuncio del numero"),
    "call.card.1": QT_TRANSLATE_NOOP(
        "",
        "Colore, pari o dispari, metà. Da 1 a 10 e da 19 a 28 i dispari sono rossi; "
        "da 11 a 18 e da 29 a 36 i pari. Lo zero è solo.",
    ),
    "call.card.2": QT_TRANSLATE_NOOP(
        "", "L'annuncio intero: numero, colore, pari o dispari, metà. L'uno si dice «Premiere»."
    ),
    "call.card.3": QT_TRANSLATE_NOOP("", "Si legge l'annuncio, si scrive il numero."),
    "call.card.4": QT_TRANSLATE_NOOP("", "Si sente l'annuncio, si scrive il numero."),
    "call.card.5": QT_TRANSLATE_NOOP("", "Si sente solo il numero: si scrive, e si completa l'annuncio."),
    "call.ask.parts": QT_TRANSLATE_NOOP("", "È uscito {number}. Che cosa si dice dopo il numero?"),
    "call.ask.whole": QT_TRANSLATE_NOOP("", "È uscito {number}. Come si annuncia?"),
    "call.ask.read": QT_TRANSLATE_NOOP("", "{call}: che numero è?"),
    "call.ask.heard": QT_TRANSLATE_NOOP("", "{call}: che numero è uscito?"),
    "call.ask.heard-number": QT_TRANSLATE_NOOP("", "{call}: che numero è, e come continua l'annuncio?"),
    "call.field.word": QT_TRANSLATE_NOOP("", "numero"),
    "call.field.number": QT_TRANSLATE_NOOP("", "numero"),
    "call.field.colour": QT_TRANSLATE_NOOP("", "colore"),
    "call.field.parity": QT_TRANSLATE_NOOP("", "pari o dispari"),
    "call.field.half": QT_TRANSLATE_NOOP("", "metà"),
    "call.said": QT_TRANSLATE_NOOP("", "{word}"),
    "call.nothing": QT_TRANSLATE_NOOP("", "niente"),
    "call.step.number": QT_TRANSLATE_NOOP("", "{number} si dice {word}."),
    "call.step.zero": QT_TRANSLATE_NOOP("", "Lo zero non ha colore, né parità, né metà: si dice solo."),
    "call.step.colour": QT_TRANSLATE_NOOP("", "Il colore: {word}."),
    "call.step.parity": QT_TRANSLATE_NOOP("", "Pari o dispari: {word}."),
    "call.step.half": QT_TRANSLATE_NOOP("", "Fino a 18 Manque, da 19 Passe: {word}."),
    "call.step.whole": QT_TRANSLATE_NOOP("", "L'annuncio intero: {call}."),
    "call.slip.wrong-word": QT_TRANSLATE_NOOP("", "È il nome di un altro numero."),
    "call.slip.wrong-number": QT_TRANSLATE_NOOP("", "È un altro numero."),
    "call.slip.wrong-colour": QT_TRANSLATE_NOOP("", "Il colore è sbagliato."),
    "call.slip.wrong-parity": QT_TRANSLATE_NOOP("", "Pari e dispari sono scambiati."),
    "call.slip.wrong-half": QT_TRANSLATE_NOOP("", "Manque e passe sono scambiati."),
    "call.slip.zero-alone": QT_TRANSLATE_NOOP("", "Lo zero si dice da solo."),
    "call.slip.several": QT_TRANSLATE_NOOP("", "Più parti sono sbagliate."),
}
