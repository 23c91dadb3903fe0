"""The sentences of the bank."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

SENTENCES: Final = {
    "bank.title": QT_TRANSLATE_NOOP("", "La banca"),
    "bank.card.1": QT_TRANSLATE_NOOP(
        "",
        "I biglietti dal più grande al più piccolo. I gettoni in stecche da 20, la frazione a parte; "
        "poi si dice il totale.",
    ),
    "bank.card.2": QT_TRANSLATE_NOOP(
        "",
        "I biglietti dal taglio più alto. Cambi, Fill e Credit dal taglio più basso. Alla boîte "
        "prima la valuta, poi il colore.",
    ),
    "bank.card.3": QT_TRANSLATE_NOOP(
        "",
        "Da 20 in su va subito nella boîte. Il resto aspetta sulla couvette: il colore a frazioni di "
        "4 a minimo 2,50, di 5 da 5 in su.",
    ),
    "bank.card.4": QT_TRANSLATE_NOOP(
        "",
        "Quello che esce vale quello che entra. Fill e Credit: il documento dice lo stesso totale, e "
        "lo firmano in tre.",
    ),
    "bank.card.5": QT_TRANSLATE_NOOP("", "Risultato: chiusura, credit e biglietti, meno apertura e fill."),
    "bank.ask-notes": QT_TRANSLATE_NOOP("", "Biglietti al cambio: {notes}. Quanto in tutto?"),
    "bank.ask-mass": QT_TRANSLATE_NOOP(
        "", "Massa al cambio: {chips}. Quante stecche, quanti pezzi oltre, quanto in tutto?"
    ),
    "bank.ask-colour": QT_TRANSLATE_NOOP(
        "", "{money} in colore, minimo {minimum}. Quante stecche, quanti pezzi oltre, quanto in tutto?"
    ),
    "bank.ask-order-notes": QT_TRANSLATE_NOOP("", "Biglietti al cambio: in che ordine si contano?"),
    "bank.ask-order-fill": QT_TRANSLATE_NOOP("", "Fill: in che ordine si stendono i gettoni?"),
    "bank.ask-order-cage": QT_TRANSLATE_NOOP(
        "", "Cambio alla banca, gettoni in entrata: in che ordine si stendono?"
    ),
    "bank.ask-order-boite": QT_TRANSLATE_NOOP("", "Cambio alla boîte: in che ordine si stendono?"),
    "bank.ask-sort": QT_TRANSLATE_NOOP(
        "",
        "Mance, come sono in figura. Quanto va subito nella boîte, e quanti pezzi aspettano sulla couvette?",
    ),
    "bank.ask-lay": QT_TRANSLATE_NOOP(
        "",
        "Cambio alla boîte, minimo {minimum}, {pieces} pezzi di colore. Quante frazioni intere, "
        "quanti pezzi oltre, quanto in tutto?",
    ),
    "bank.ask-cage": QT_TRANSLATE_NOOP(
        "", "Cambio alla banca. Escono {goes}; entrano {comes}, e il resto in gettoni da {last}. Quanti sono?"
    ),
    "bank.ask-fill-3": QT_TRANSLATE_NOOP(
        "",
        "Fill: arrivano {chips}. Il documento dice {total}, firmato da {who1}, {who2} e {who3}. Di "
        "quanto differisce, e chi manca?",
    ),
    "bank.ask-fill-2": QT_TRANSLATE_NOOP(
        "",
        "Fill: arrivano {chips}. Il documento dice {total}, firmato da {who1} e {who2}. Di quanto "
        "differisce, e chi manca?",
    ),
    "bank.ask-credit-3": QT_TRANSLATE_NOOP(
        "",
        "Credit: partono {chips}. Il documento dice {total}, firmato da {who1}, {who2} e {who3}. Di "
        "quanto differisce, e chi manca?",
    ),
    "bank.ask-credit-2": QT_TRANSLATE_NOOP(
        "",
        "Credit: partono {chips}. Il documento dice {total}, firmato da {who1} e {who2}. Di quanto "
        "differisce, e chi manca?",
    ),
    "bank.ask-result": QT_TRANSLATE_NOOP(
        "",
        "Apertura {opening}, chiusura {closing}, fill {fills}, credit {credits}, biglietti "
        "{drop}. Qual è il risultato del tavolo?",
    ),
    "bank.pieces": QT_TRANSLATE_NOOP("", "{chips}"),
    "bank.colour": QT_TRANSLATE_NOOP("", "{pieces} pezzi di colore"),
    "bank.nobody": QT_TRANSLATE_NOOP("", "nessuno"),
    "bank.capo-tavolo": QT_TRANSLATE_NOOP("", "capo tavolo"),
    "bank.municipal-inspector": QT_TRANSLATE_NOOP("", "ispettore comunale"),
    "bank.house-inspector": QT_TRANSLATE_NOOP("", "ispettore della casa"),
    "bank.won": QT_TRANSLATE_NOOP("", "vinto"),
    "bank.lost": QT_TRANSLATE_NOOP("", "perso"),
    "bank.field.total": QT_TRANSLATE_NOOP("", "totale"),
    "bank.field.stacks": QT_TRANSLATE_NOOP("", "stecche"),
    "bank.field.over": QT_TRANSLATE_NOOP("", "oltre"),
    "bank.field.order": QT_TRANSLATE_NOOP("", "ordine"),
    "bank.field.straight-in": QT_TRANSLATE_NOOP("", "nella boîte"),
    "bank.field.waiting": QT_TRANSLATE_NOOP("", "couvette"),
    "bank.field.fractions": QT_TRANSLATE_NOOP("", "frazioni"),
    "bank.field.pieces": QT_TRANSLATE_NOOP("", "pezzi"),
    "bank.field.difference": QT_TRANSLATE_NOOP("", "differenza"),
    "bank.field.missing": QT_TRANSLATE_NOOP("", "chi manca"),
    "bank.field.result": QT_TRANSLATE_NOOP("", "risultato"),
    "bank.field.side": QT_TRANSLATE_NOOP("", "il tavolo ha"),
    "bank.notes-laid": QT_TRANSLATE_NOOP("", "Si stendono dal più grande: {notes}."),
    "bank.total": QT_TRANSLATE_NOOP("", "Il totale: {sum}."),
    "bank.stacks": QT_TRANSLATE_NOOP("", "In stecche da 20: {sum}."),
    "bank.order-notes": QT_TRANSLATE_NOOP(
        "", "I biglietti si contano dal più grande al più piccolo: {chips}."
    ),
    "bank.order-fill": QT_TRANSLATE_NOOP("", "Nei Fill e Credit l'ordine è crescente: {chips}."),
    "bank.order-cage": QT_TRANSLATE_NOOP("", "Nei cambi l'ordine è crescente: {chips}."),
    "bank.order-boite": QT_TRANSLATE_NOOP(
        "", "Prima tutta la valuta in ordine crescente, {chips}; poi il colore."
    ),
    "bank.straight-in": QT_TRANSLATE_NOOP("", "La valuta da 20 in su va subito nella boîte: {sum}."),
    "bank.waiting": QT_TRANSLATE_NOOP("", "Il resto aspetta sulla couvette, colore compreso: {sum}."),
    "bank.fraction": QT_TRANSLATE_NOOP("", "A minimo {minimum} il colore si stende a frazioni di {pieces}."),
    "bank.fractions": QT_TRANSLATE_NOOP("", "Le frazioni: {sum}."),
    "bank.goes": QT_TRANSLATE_NOOP("", "Escono {sum}."),
    "bank.comes": QT_TRANSLATE_NOOP("", "Entrano già {sum}."),
    "bank.even": QT_TRANSLATE_NOOP("", "Mancano {sum}. Pezzi: {pieces}."),
    "bank.chips-read": QT_TRANSLATE_NOOP("", "I gettoni si leggono dal più basso: {sum}."),
    "bank.adds-up": QT_TRANSLATE_NOOP("", "Il documento dice lo stesso: la differenza è {difference}."),
    "bank.differs": QT_TRANSLATE_NOOP(
        "", "Il documento dice altro: la differenza è {difference}. Non si firma."
    ),
    "bank.signed": QT_TRANSLATE_NOOP(
        "",
        "Firmano il capo tavolo, l'ispettore comunale e l'ispettore della casa; poi va nella "
        "cassetta dei biglietti.",
    ),
    "bank.there": QT_TRANSLATE_NOOP("", "Chiusura, credit e biglietti: {sum}."),
    "bank.given": QT_TRANSLATE_NOOP("", "Apertura e fill: {sum}."),
    "bank.result": QT_TRANSLATE_NOOP("", "Il risultato: {sum}."),
    "bank.slip.kind-forgotten": QT_TRANSLATE_NOOP("", "Manca un taglio."),
    "bank.slip.one-too-many": QT_TRANSLATE_NOOP("", "Uno di troppo."),
    "bank.slip.one-too-few": QT_TRANSLATE_NOOP("", "Uno in meno."),
    "bank.slip.miscounted": QT_TRANSLATE_NOOP("", "Il conto è sbagliato."),
    "bank.slip.stack-wrong": QT_TRANSLATE_NOOP("", "Una stecca ha 20 pezzi."),
    "bank.slip.one-over-wrong": QT_TRANSLATE_NOOP("", "La frazione non è questa."),
    "bank.slip.total-wrong": QT_TRANSLATE_NOOP("", "Le stecche sono giuste, il totale no."),
    "bank.slip.stacks-miscounted": QT_TRANSLATE_NOOP("", "Le stecche sono contate male."),
    "bank.slip.reversed": QT_TRANSLATE_NOOP("", "È l'ordine contrario."),
    "bank.slip.out-of-order": QT_TRANSLATE_NOOP("", "L'ordine non è questo."),
    "bank.slip.limit-wrong": QT_TRANSLATE_NOOP(
        "", "Subito nella boîte va la valuta da 20 in su, e solo quella."
    ),
    "bank.slip.colour-forgotten": QT_TRANSLATE_NOOP("", "Anche il colore aspetta sulla couvette."),
    "bank.slip.fraction-wrong": QT_TRANSLATE_NOOP("", "A questo minimo la frazione è un'altra."),
    "bank.slip.value-wrong": QT_TRANSLATE_NOOP("", "Il valore del gettone è un altro."),
    "bank.slip.comes-forgotten": QT_TRANSLATE_NOOP("", "Quello che entra già non è tolto."),
    "bank.slip.signature-wrong": QT_TRANSLATE_NOOP(
        "", "Firmano in tre: capo tavolo e tutti e due gli ispettori."
    ),
    "bank.slip.difference-wrong": QT_TRANSLATE_NOOP(
        "", "La differenza tra documento e gettoni non è questa."
    ),
    "bank.slip.side-wrong": QT_TRANSLATE_NOOP("", "La cifra è giusta, il segno no."),
    "bank.slip.figure-forgotten": QT_TRANSLATE_NOOP("", "Una voce è dimenticata."),
    "bank.slip.wrong-sign": QT_TRANSLATE_NOOP("", "Una voce è sommata invece che tolta, o il contrario."),
}

TERMS: Final = {
    "capo-tavolo": SENTENCES["bank.capo-tavolo"],
    "municipal-inspector": SENTENCES["bank.municipal-inspector"],
    "house-inspector": SENTENCES["bank.house-inspector"],
}
"""Who signs, as words within a sentence."""
