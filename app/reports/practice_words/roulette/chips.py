"""The sentences of which chips to pay with."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

SENTENCES: Final = {
    "chips.title": QT_TRANSLATE_NOOP("", "Con quali gettoni si paga"),
    "chips.card.1": QT_TRANSLATE_NOOP(
        "", "Se nessuno chiede altro: il colore si paga in colore, la valuta nella stessa valuta."
    ),
    "chips.card.2": QT_TRANSLATE_NOOP(
        "", "Colore con valuta: il gettone vale i suoi pezzi, a 2,50 un 50 è 20 pezzi. Il resto in colore."
    ),
    "chips.card.3": QT_TRANSLATE_NOOP(
        "", "Oltre i cento pezzi ogni cento sta da solo: 120 pezzi a 2,50 sono 250 insieme e 50 staccato."
    ),
    "chips.card.4": QT_TRANSLATE_NOOP(
        "",
        "Valuta mista: frazioni da 500. La prima col gettone giocato, al massimo una stecca, "
        "completata coi più alti; "
        "poi meno gettoni che si può.",
    ),
    "chips.card.5": QT_TRANSLATE_NOOP(
        "", "Un gettone è finito: non si usa più, e si paga con quanto c'è di più vicino alla regola."
    ),
    "chips.ask.same-colour": QT_TRANSLATE_NOOP(
        "", "Si pagano {pieces} pezzi di colore, nient'altro è chiesto: con quali gettoni?"
    ),
    "chips.ask.same-value": QT_TRANSLATE_NOOP(
        "", "Si pagano {pieces} pezzi da {value}, nient'altro è chiesto: con quali gettoni?"
    ),
    "chips.ask.with": QT_TRANSLATE_NOOP(
        "",
        "Si pagano {pieces} pezzi di colore da {value}, il più possibile in gettoni da {with}: con "
        "quali gettoni?",
    ),
    "chips.ask.mixed": QT_TRANSLATE_NOOP(
        "", "Si pagano {pieces} pezzi da {value} in valuta mista: con quali gettoni, frazione per frazione?"
    ),
    "chips.ask.finished-same": QT_TRANSLATE_NOOP(
        "",
        "Si pagano {pieces} pezzi da {value}, ma i {finished} sono finiti: con quali gettoni, "
        "frazione per frazione?",
    ),
    "chips.ask.finished-mixed": QT_TRANSLATE_NOOP(
        "",
        "Si pagano {pieces} pezzi da {value} in valuta mista, ma i {finished} sono finiti: con quali "
        "gettoni, "
        "frazione per frazione?",
    ),
    "chips.ask.finished-with": QT_TRANSLATE_NOOP(
        "",
        "Si pagano {pieces} pezzi di colore da {value}, il più possibile in {with} e {also}, ma i "
        "{finished} sono "
        "finiti: con quali gettoni?",
    ),
    "chips.field.chips": QT_TRANSLATE_NOOP("", "gettoni"),
    "chips.field.group-1": QT_TRANSLATE_NOOP("", "primo gruppo"),
    "chips.field.group-2": QT_TRANSLATE_NOOP("", "secondo gruppo"),
    "chips.field.group-3": QT_TRANSLATE_NOOP("", "terzo gruppo"),
    "chips.field.group-4": QT_TRANSLATE_NOOP("", "quarto gruppo"),
    "chips.field.group-5": QT_TRANSLATE_NOOP("", "quinto gruppo"),
    "chips.amount": QT_TRANSLATE_NOOP("", "{pieces} pezzi da {value} valgono {worth}: si conta in valore."),
    "chips.finished": QT_TRANSLATE_NOOP("", "I {finished} sono finiti: non si usano."),
    "chips.five-hundreds": QT_TRANSLATE_NOOP("", "Per frazioni di 500: {sum}."),
    "chips.hundreds": QT_TRANSLATE_NOOP("", "In pezzi, ogni cento da solo: {sum}."),
    "chips.so.same-colour": QT_TRANSLATE_NOOP("", "Il colore si paga in colore: {chips}."),
    "chips.so.same-value": QT_TRANSLATE_NOOP("", "La valuta si paga nella stessa valuta: {chips}."),
    "chips.so.with": QT_TRANSLATE_NOOP("", "Prima il colore, poi la valuta: {chips}."),
    "chips.so.mixed": QT_TRANSLATE_NOOP(
        "", "La prima frazione col gettone giocato, le altre coi gettoni più alti. In tutto {chips}."
    ),
    "chips.so.finished-same": QT_TRANSLATE_NOOP(
        "", "Senza il gettone giocato si paga in valuta mista, coi gettoni più alti. In tutto {chips}."
    ),
    "chips.so.finished-mixed": QT_TRANSLATE_NOOP(
        "", "Come sempre, ma senza il gettone finito. In tutto {chips}."
    ),
    "chips.so.finished-with": QT_TRANSLATE_NOOP(
        "", "Con la valuta che c'è, e il resto in colore. In tutto {chips}."
    ),
    "chips.slip.finished-used": QT_TRANSLATE_NOOP("", "È usato un gettone che è finito."),
    "chips.slip.wish-forgotten": QT_TRANSLATE_NOOP("", "Il giocatore aveva chiesto altri gettoni."),
    "chips.slip.groups-reversed": QT_TRANSLATE_NOOP("", "I gruppi sono giusti, il loro ordine no."),
    "chips.slip.chip-too-many": QT_TRANSLATE_NOOP("", "Un gettone di troppo."),
    "chips.slip.chip-missing": QT_TRANSLATE_NOOP("", "Manca un gettone."),
    "chips.slip.other-chip": QT_TRANSLATE_NOOP("", "Un gettone è preso per quello accanto."),
    "chips.slip.more-chips": QT_TRANSLATE_NOOP("", "Il valore è giusto, i gettoni no: sono altri o di meno."),
}
