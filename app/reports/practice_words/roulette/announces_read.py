"""The sentences of how an announce is written and read."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

SENTENCES: Final = {
    "announces-read.title": QT_TRANSLATE_NOOP("", "Annunci: leggere e scrivere"),
    "announces-read.card.1": QT_TRANSLATE_NOOP(
        "",
        "Gettoni uguali: vicini 5 impilati e 4 stesi, serie 5 e 1, orfanelli 5 stesi, laterali sulla "
        "casella del numero.",
    ),
    "announces-read.card.2": QT_TRANSLATE_NOOP(
        "",
        "Si conta il totale, poi si divide: per 9 i vicini, per 6 la serie. La scrittura dice quale dei due.",
    ),
    "announces-read.card.3": QT_TRANSLATE_NOOP(
        "", "180, 360 e 720 sono di tutti e due: decide la scrittura. La serie da 120 è 500, due da 100 e 20."
    ),
    "announces-read.card.4": QT_TRANSLATE_NOOP(
        "", "Le stesure comuni fino a 40. Vanno sempre bene anche gettoni uguali, uno per pezzo."
    ),
    "announces-read.card.5": QT_TRANSLATE_NOOP(
        "",
        "Le stesure comuni da 50 in su. Non si scrive nei gettoni più alti che ci stanno: si "
        "leggerebbe altro.",
    ),
    "announces-read.ask": QT_TRANSLATE_NOOP(
        "", "Sul race track c'è scritto così. Che annuncio è, e da quanto?"
    ),
    "announces-read.ask-square": QT_TRANSLATE_NOOP(
        "", "Così, sulla casella del {number} del race track. Che annuncio è, e da quanto?"
    ),
    "announces-read.ask-write": QT_TRANSLATE_NOOP("", "{announce} da {value}: in quali gettoni si scrive?"),
    "announces-read.vicini": QT_TRANSLATE_NOOP("", "vicini"),
    "announces-read.serie": QT_TRANSLATE_NOOP("", "serie"),
    "announces-read.orfanelli": QT_TRANSLATE_NOOP("", "orfanelli"),
    "announces-read.laterali": QT_TRANSLATE_NOOP("", "laterali"),
    "announces-read.field.announce": QT_TRANSLATE_NOOP("", "annuncio"),
    "announces-read.field.value": QT_TRANSLATE_NOOP("", "valore"),
    "announces-read.field.chips": QT_TRANSLATE_NOOP("", "gettoni"),
    "announces-read.total": QT_TRANSLATE_NOOP("", "Il totale: {sum}."),
    "announces-read.lies-vicini": QT_TRANSLATE_NOOP("", "Una pila di 5 e 4 stesi: {pieces} pezzi, vicini."),
    "announces-read.lies-serie": QT_TRANSLATE_NOOP("", "Una pila di 5 e uno steso: {pieces} pezzi, serie."),
    "announces-read.lies-orfanelli": QT_TRANSLATE_NOOP(
        "", "Tutti stesi, senza pila: {pieces} pezzi, orfanelli."
    ),
    "announces-read.lies-laterali": QT_TRANSLATE_NOOP(
        "", "Sulla casella di un numero: {pieces} pezzi, laterali."
    ),
    "announces-read.table": QT_TRANSLATE_NOOP("", "{announce} da {value} si scrive {chips}."),
    "announces-read.or-so": QT_TRANSLATE_NOOP("", "Oppure {chips}."),
    "announces-read.same-total": QT_TRANSLATE_NOOP(
        "", "Lo stesso totale è anche {announce} da {value}, ma si scrive {chips}."
    ),
    "announces-read.value": QT_TRANSLATE_NOOP("", "Il pezzo vale: {sum}."),
    "announces-read.slip.other-announce": QT_TRANSLATE_NOOP("", "Così si scrive un altro annuncio."),
    "announces-read.slip.total-for-value": QT_TRANSLATE_NOOP(
        "", "Questo è il totale: si divide per i pezzi."
    ),
    "announces-read.slip.chip-for-value": QT_TRANSLATE_NOOP(
        "", "Questo è il valore di un gettone, non del pezzo."
    ),
    "announces-read.slip.near-value": QT_TRANSLATE_NOOP("", "L'annuncio è giusto, il valore no."),
    "announces-read.slip.fewest-chips": QT_TRANSLATE_NOOP(
        "", "Sono i gettoni più alti che ci stanno: l'annuncio non si legge più."
    ),
    "announces-read.slip.other-value": QT_TRANSLATE_NOOP(
        "", "Così si scrive lo stesso annuncio, ma di un altro valore."
    ),
    "announces-read.slip.other-count": QT_TRANSLATE_NOOP("", "L'annuncio non ha questi pezzi."),
    "announces-read.slip.chip-too-many": QT_TRANSLATE_NOOP("", "Un gettone di troppo."),
    "announces-read.slip.chip-forgotten": QT_TRANSLATE_NOOP("", "Manca un gettone."),
    "announces-read.slip.other-chip": QT_TRANSLATE_NOOP("", "Un gettone è preso di un altro valore."),
}
