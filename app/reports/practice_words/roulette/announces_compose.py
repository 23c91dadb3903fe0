"""The sentences of what an announce is made of."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

SENTENCES: Final = {
    "announces-compose.title": QT_TRANSLATE_NOOP("", "Annunci: le posizioni"),
    "announces-compose.card.1": QT_TRANSLATE_NOOP(
        "",
        "Vicini 9 pezzi, due sulla trasversale 0/2/3 e due sul carré 25/29. Serie 6 cavalli. "
        "Orfanelli pieno 1 e 4 cavalli.",
    ),
    "announces-compose.card.2": QT_TRANSLATE_NOOP(
        "",
        "Nassa 5 pezzi, zero spiel la stessa senza il 19. Contronassa: pieno 2 e 4 cavalli. La "
        "finale 8/9 ridotta ha una terzina.",
    ),
    "announces-compose.card.3": QT_TRANSLATE_NOOP(
        "",
        "Laterali: il numero e due per parte sul cilindro. Figure: le cifre sommate danno il numero. "
        "Finale: la stessa ultima cifra.",
    ),
    "announces-compose.card.4": QT_TRANSLATE_NOOP(
        "",
        "Finale a cavallo: dove i due numeri si toccano un cavallo, dove non si toccano due pieni, "
        "fino in fondo al tappeto.",
    ),
    "announces-compose.card.5": QT_TRANSLATE_NOOP(
        "",
        "I pieni aggiunti costano un pezzo ciascuno. Se l'annuncio ha già quel numero in pieno, il "
        "pezzo si somma.",
    ),
    "announces-compose.ask": QT_TRANSLATE_NOOP("", "{said}, {each} pezzi per quota: dove vanno, e quanti?"),
    "announces-compose.ask-one": QT_TRANSLATE_NOOP("", "{said} da un pezzo: dove vanno i pezzi, e quanti?"),
    "announces-compose.field.places": QT_TRANSLATE_NOOP("", "posizioni"),
    "announces-compose.wheel": QT_TRANSLATE_NOOP("", "Sul cilindro, in senso orario: {numbers}."),
    "announces-compose.figures": QT_TRANSLATE_NOOP("", "Le cifre si sommano finché ne resta una: {numbers}."),
    "announces-compose.final": QT_TRANSLATE_NOOP("", "I numeri con la stessa ultima cifra: {numbers}."),
    "announces-compose.astride": QT_TRANSLATE_NOOP(
        "",
        "Di dieci in dieci: i due numeri si toccano, un cavallo; non si toccano, due pieni; uno "
        "manca, si smette.",
    ),
    "announces-compose.lies": QT_TRANSLATE_NOOP("", "{announce} da un pezzo: {bets}."),
    "announces-compose.straights": QT_TRANSLATE_NOOP(
        "", "Si aggiunge un pezzo in pieno per ogni numero detto: {straights}."
    ),
    "announces-compose.total": QT_TRANSLATE_NOOP("", "In tutto {sum} pezzi."),
    "announces-compose.slip.doubled-forgotten": QT_TRANSLATE_NOOP(
        "", "Dove ne vanno due, ne è messo uno solo."
    ),
    "announces-compose.slip.share-wrong": QT_TRANSLATE_NOOP(
        "", "Le posizioni sono giuste, i pezzi per quota no."
    ),
    "announces-compose.slip.other-announce": QT_TRANSLATE_NOOP("", "Questo è un altro annuncio."),
    "announces-compose.slip.straights-forgotten": QT_TRANSLATE_NOOP("", "Mancano i pieni aggiunti."),
    "announces-compose.slip.neighbour": QT_TRANSLATE_NOOP("", "Un posto è scambiato con quello accanto."),
    "announces-compose.slip.place-forgotten": QT_TRANSLATE_NOOP("", "Manca una posizione."),
    "announces-compose.slip.piece-too-many": QT_TRANSLATE_NOOP("", "Un pezzo di troppo su una posizione."),
}
