"""The sentences of a winning announce that goes on."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

SENTENCES: Final = {
    "announces-win.title": QT_TRANSLATE_NOOP("", "Annunci: rigiocare la vincita"),
    "announces-win.card.1": QT_TRANSLATE_NOOP(
        "",
        "A rifare si tengono tutti i pezzi dell'annuncio. A completare quelli meno la puntata "
        "vincente, che resta in gioco.",
    ),
    "announces-win.card.2": QT_TRANSLATE_NOOP(
        "", "Dalla vincita si tolgono i pezzi tenuti, il resto si paga. A rifare torna anche la puntata."
    ),
    "announces-win.card.3": QT_TRANSLATE_NOOP(
        "", "In valuta è lo stesso conto: prima i pezzi, poi per il valore."
    ),
    "announces-win.card.4": QT_TRANSLATE_NOOP(
        "",
        "Per il tutto: la serie triplica, i vicini raddoppiano. Se vince la trasversale si "
        "restituisce il triplo della sua puntata.",
    ),
    "announces-win.card.5": QT_TRANSLATE_NOOP(
        "",
        "Oltre i massimi si gioca il valore più alto che tutte le posizioni portano, e il resto si "
        "paga. I vicini tenuti possono superarli su trasversale e carré.",
    ),
    "announces-win.ask-kept": QT_TRANSLATE_NOOP(
        "", "{announce}, esce il {number}. Quanti pezzi si tengono a rifare, e quanti a completare?"
    ),
    "announces-win.ask-pieces": QT_TRANSLATE_NOOP(
        "",
        "{announce} da un pezzo, esce il {number}, {way}. Quanti pezzi si tengono, e quanti si danno "
        "al giocatore?",
    ),
    "announces-win.ask-value": QT_TRANSLATE_NOOP(
        "", "{announce} da {value}, esce il {number}, {way}. Quanto si tiene, e quanto si dà al giocatore?"
    ),
    "announces-win.ask-placed": QT_TRANSLATE_NOOP(
        "",
        "{announce} da {value} sul tappeto. Esce il {number}, {way}. Da quanto si gioca, e quanto si "
        "dà al giocatore?",
    ),
    "announces-win.ask-held": QT_TRANSLATE_NOOP(
        "",
        "{announce} da {value}, pagati a piazzare. Esce il {number}, {way}. Da quanto si gioca, e "
        "quanto si dà al giocatore?",
    ),
    "announces-win.field.rifare": QT_TRANSLATE_NOOP("", "a rifare"),
    "announces-win.field.completare": QT_TRANSLATE_NOOP("", "a completare"),
    "announces-win.field.kept": QT_TRANSLATE_NOOP("", "si tiene"),
    "announces-win.field.handed": QT_TRANSLATE_NOOP("", "al giocatore"),
    "announces-win.field.value": QT_TRANSLATE_NOOP("", "valore"),
    "announces-win.winning": QT_TRANSLATE_NOOP("", "Vince {bets}. Pezzi pagati: {sum}."),
    "announces-win.rifare": QT_TRANSLATE_NOOP("", "A rifare si tengono tutti i pezzi: {pieces}."),
    "announces-win.completare": QT_TRANSLATE_NOOP("", "A completare la puntata resta in gioco: {pieces}."),
    "announces-win.handed-rifare": QT_TRANSLATE_NOOP(
        "", "Al giocatore il resto della vincita e la puntata: {sum}."
    ),
    "announces-win.handed-completare": QT_TRANSLATE_NOOP("", "Al giocatore il resto della vincita: {sum}."),
    "announces-win.in-value-kept": QT_TRANSLATE_NOOP("", "Si tiene {sum}."),
    "announces-win.in-value-handed": QT_TRANSLATE_NOOP("", "Al giocatore {sum}."),
    "announces-win.pot": QT_TRANSLATE_NOOP("", "Vincita e puntata insieme: {sum}."),
    "announces-win.trio": QT_TRANSLATE_NOOP(
        "", "Ha vinto la trasversale: si restituisce il triplo della sua puntata. {sum}."
    ),
    "announces-win.share": QT_TRANSLATE_NOOP("", "Diviso per i pezzi: {sum}."),
    "announces-win.most": QT_TRANSLATE_NOOP(
        "", "Il massimo di una posizione non lo permette: si gioca da {value}."
    ),
    "announces-win.most-held": QT_TRANSLATE_NOOP(
        "", "I cavalli non possono superare il massimo: si gioca da {value}."
    ),
    "announces-win.rest": QT_TRANSLATE_NOOP("", "Al giocatore quello che avanza: {sum}."),
    "announces-win.slip.stake-forgotten": QT_TRANSLATE_NOOP(
        "", "La puntata vincente è contata male o dimenticata."
    ),
    "announces-win.slip.ways-swapped": QT_TRANSLATE_NOOP("", "A rifare e a completare sono scambiati."),
    "announces-win.slip.stake-miscounted": QT_TRANSLATE_NOOP("", "I pezzi vincenti non sono questi."),
    "announces-win.slip.pieces-miscounted": QT_TRANSLATE_NOOP("", "L'annuncio non ha questi pezzi."),
    "announces-win.slip.kept-not-taken-off": QT_TRANSLATE_NOOP(
        "", "I pezzi tenuti vanno tolti dalla vincita."
    ),
    "announces-win.slip.wrong-odds": QT_TRANSLATE_NOOP("", "La posizione vincente paga altro."),
    "announces-win.slip.miscounted": QT_TRANSLATE_NOOP("", "Il conto dei pezzi è sbagliato."),
    "announces-win.slip.rest-forgotten": QT_TRANSLATE_NOOP("", "Quello che avanza si dà al giocatore."),
    "announces-win.slip.trio-forgotten": QT_TRANSLATE_NOOP(
        "", "Per la trasversale si restituisce il triplo della puntata."
    ),
    "announces-win.slip.wrong-multiple": QT_TRANSLATE_NOOP("", "L'annuncio non si moltiplica così."),
    "announces-win.slip.near-value": QT_TRANSLATE_NOOP("", "Il valore del pezzo è un altro."),
}
