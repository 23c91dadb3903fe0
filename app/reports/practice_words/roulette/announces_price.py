"""The sentences of what an announce costs."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

SENTENCES: Final = {
    "announces-price.title": QT_TRANSLATE_NOOP("", "Annunci: il prezzo"),
    "announces-price.card.1": QT_TRANSLATE_NOOP(
        "", "Vicini 9 pezzi, serie 6, orfanelli 5, laterali 5: pezzi per valore."
    ),
    "announces-price.card.2": QT_TRANSLATE_NOOP(
        "", "Nassa 5, zero spiel 4, figure 4, finali 4 (7, 8 e 9: 3), finali a cavallo 5, 4 o 3."
    ),
    "announces-price.card.3": QT_TRANSLATE_NOOP(
        "",
        "Dà una somma e dice solo l'annuncio: si gioca il valore più alto che i soldi coprono, "
        "multiplo del minimo. Il resto torna.",
    ),
    "announces-price.card.4": QT_TRANSLATE_NOOP(
        "", "Ogni pieno aggiunto è un pezzo in più. Con un resto si ripete anche il totale."
    ),
    "announces-price.card.5": QT_TRANSLATE_NOOP(
        "", "In colore si conta in pezzi, e l'annuncio si ripete senza valore."
    ),
    "announces-price.ask": QT_TRANSLATE_NOOP("", "{announce} da {value}: quanto fa in tutto?"),
    "announces-price.ask-money": QT_TRANSLATE_NOOP(
        "", "Minimo {minimum}. Il giocatore dà {money} e dice {announce}: da quanto si gioca, e quanto torna?"
    ),
    "announces-price.ask-straights": QT_TRANSLATE_NOOP(
        "", "Il giocatore dà {money}: {said}. Quanto fa in tutto, e quanto torna?"
    ),
    "announces-price.ask-colour": QT_TRANSLATE_NOOP(
        "", "{announce} in colore da {worth}, {each} pezzi per quota: quanti pezzi, e quanto valgono?"
    ),
    "announces-price.ask-rest": QT_TRANSLATE_NOOP(
        "", "Il giocatore dà {pieces} pezzi di colore e dice {announce}: quanti per quota, e quanti tornano?"
    ),
    "announces-price.field.total": QT_TRANSLATE_NOOP("", "totale"),
    "announces-price.field.value": QT_TRANSLATE_NOOP("", "valore"),
    "announces-price.field.change": QT_TRANSLATE_NOOP("", "resto"),
    "announces-price.field.worth": QT_TRANSLATE_NOOP("", "in euro"),
    "announces-price.field.each": QT_TRANSLATE_NOOP("", "per quota"),
    "announces-price.field.rest": QT_TRANSLATE_NOOP("", "resto"),
    "announces-price.pieces": QT_TRANSLATE_NOOP("", "{announce}: {pieces} pezzi."),
    "announces-price.straights": QT_TRANSLATE_NOOP("", "I pezzi dell'annuncio, e uno per ogni pieno: {sum}."),
    "announces-price.total": QT_TRANSLATE_NOOP("", "Pezzi per valore: {sum}."),
    "announces-price.repeat": QT_TRANSLATE_NOOP("", "Si ripete: {said}."),
    "announces-price.share": QT_TRANSLATE_NOOP(
        "", "{money} per {pieces} pezzi: il valore più alto che i gettoni compongono è {value}."
    ),
    "announces-price.change": QT_TRANSLATE_NOOP("", "Il resto: {sum}."),
    "announces-price.colour": QT_TRANSLATE_NOOP("", "I pezzi giocati: {sum}."),
    "announces-price.worth": QT_TRANSLATE_NOOP("", "Il colore vale il suo minimo: {sum}."),
    "announces-price.rest": QT_TRANSLATE_NOOP("", "Tornano al giocatore: {sum}."),
    "announces-price.slip.other-count": QT_TRANSLATE_NOOP("", "L'annuncio non ha questi pezzi."),
    "announces-price.slip.piece-forgotten": QT_TRANSLATE_NOOP("", "Manca un pezzo."),
    "announces-price.slip.other-value": QT_TRANSLATE_NOOP("", "I pezzi sono giusti, il valore no."),
    "announces-price.slip.miscounted": QT_TRANSLATE_NOOP("", "Pezzi e valore sono giusti, il prodotto no."),
    "announces-price.slip.value-too-low": QT_TRANSLATE_NOOP(
        "", "Si può giocare più alto: il resto basta ancora per un gettone a pezzo."
    ),
    "announces-price.slip.value-too-high": QT_TRANSLATE_NOOP("", "I soldi non bastano per questo valore."),
    "announces-price.slip.change-forgotten": QT_TRANSLATE_NOOP("", "Manca il resto."),
    "announces-price.slip.change-wrong": QT_TRANSLATE_NOOP("", "Il resto è sbagliato."),
    "announces-price.slip.swapped": QT_TRANSLATE_NOOP("", "I due importi sono scambiati."),
    "announces-price.slip.total-wrong": QT_TRANSLATE_NOOP("", "Il totale è sbagliato."),
    "announces-price.slip.straights-forgotten": QT_TRANSLATE_NOOP("", "I pieni aggiunti non sono contati."),
    "announces-price.slip.piece-too-many": QT_TRANSLATE_NOOP("", "Un pezzo di troppo."),
    "announces-price.field.pieces": QT_TRANSLATE_NOOP("", "pezzi"),
}
