"""The sentences of colour to value and back."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

SENTENCES: Final = {
    "conversion.title": QT_TRANSLATE_NOOP("", "Da colore a valuta e ritorno"),
    "conversion.card.1": QT_TRANSLATE_NOOP(
        "", "Si parte dalla stecca: 20 pezzi a 2,50 sono 50, a 5 sono 100, a 10 sono 200, a 20 sono 400."
    ),
    "conversion.card.2": QT_TRANSLATE_NOOP(
        "",
        "Dall'importo ai pezzi: quante stecche ci stanno, poi il resto. Cento al minimo 2,50 sono 40 pezzi.",
    ),
    "conversion.card.3": QT_TRANSLATE_NOOP(
        "", "Pagamenti grandi, a ogni minimo: cento pezzi a 2,50 sono 250, a 5 sono 500, a 50 sono 5.000."
    ),
    "conversion.card.4": QT_TRANSLATE_NOOP(
        "", "Chi lascia il tavolo cambia il suo colore in valuta: il minor numero di gettoni."
    ),
    "conversion.card.5": QT_TRANSLATE_NOOP(
        "", "Colore pagato in valuta: si conta in pezzi e ogni cento sta da solo, coi gettoni più alti."
    ),
    "conversion.ask.euro": QT_TRANSLATE_NOOP("", "{pieces} pezzi di colore da {value}: quanto valgono?"),
    "conversion.ask.large": QT_TRANSLATE_NOOP(
        "", "Si pagano {pieces} pezzi di colore da {value}: quanto valgono?"
    ),
    "conversion.ask.pieces": QT_TRANSLATE_NOOP("", "{worth} in colore da {value}: quanti pezzi sono?"),
    "conversion.ask.left": QT_TRANSLATE_NOOP(
        "",
        "Un giocatore lascia il tavolo con {pieces} pezzi di colore da {value}: "
        "in quali gettoni si cambiano?",
    ),
    "conversion.ask.paid": QT_TRANSLATE_NOOP(
        "", "Si pagano {pieces} pezzi di colore da {value}, tutto in valuta: con quali gettoni?"
    ),
    "conversion.field.worth": QT_TRANSLATE_NOOP("", "valore"),
    "conversion.field.pieces": QT_TRANSLATE_NOOP("", "pezzi"),
    "conversion.field.chips": QT_TRANSLATE_NOOP("", "gettoni"),
    "conversion.stacks": QT_TRANSLATE_NOOP("", "Stecche: {stacks} da {each}, {worth}."),
    "conversion.rest": QT_TRANSLATE_NOOP("", "Gli altri {rest} pezzi: {worth}."),
    "conversion.worth": QT_TRANSLATE_NOOP("", "{pieces} pezzi da {value} valgono {worth}."),
    "conversion.stack-worth": QT_TRANSLATE_NOOP("", "Una stecca vale {each}."),
    "conversion.pieces": QT_TRANSLATE_NOOP("", "{worth} a {value} il pezzo: {pieces} pezzi."),
    "conversion.fewest": QT_TRANSLATE_NOOP("", "Dal gettone più alto in giù: {chips}."),
    "conversion.hundreds": QT_TRANSLATE_NOOP("", "Ogni cento pezzi da soli: {sum}."),
    "conversion.chips": QT_TRANSLATE_NOOP("", "Gruppo per gruppo, i gettoni più alti: {chips}."),
    "conversion.slip.other-value": QT_TRANSLATE_NOOP("", "È il conto di un altro valore del pezzo."),
    "conversion.slip.hundreds-together": QT_TRANSLATE_NOOP(
        "", "Il valore è giusto, ma ogni cento pezzi doveva stare da solo."
    ),
    "conversion.slip.piece-off": QT_TRANSLATE_NOOP("", "C'è qualche pezzo di troppo o in meno."),
    "conversion.slip.stack-off": QT_TRANSLATE_NOOP("", "C'è una stecca di troppo."),
    "conversion.slip.tenfold": QT_TRANSLATE_NOOP("", "È dieci volte tanto."),
    "conversion.slip.chip-too-many": QT_TRANSLATE_NOOP("", "Un gettone di troppo."),
    "conversion.slip.chip-missing": QT_TRANSLATE_NOOP("", "Manca un gettone."),
    "conversion.slip.other-chip": QT_TRANSLATE_NOOP("", "Un gettone è preso per quello accanto."),
    "conversion.slip.more-chips": QT_TRANSLATE_NOOP(
        "", "Il valore è giusto, ma basta un numero minore di gettoni."
    ),
}
