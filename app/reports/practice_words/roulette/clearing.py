"""The sentences of clearing the layout."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

SENTENCES: Final = {
    "clearing.title": QT_TRANSLATE_NOOP("", "Pulizia del tappeto"),
    "clearing.card.1": QT_TRANSLATE_NOOP(
        "", "Prima intorno al numero, lo spazio di una sestina; poi le colonne; poi a dozzine, dall'ultima."
    ),
    "clearing.card.2": QT_TRANSLATE_NOOP(
        "", "Una puntata perdente per zona. Quel che vince non si tocca finché non è pagato."
    ),
    "clearing.card.3": QT_TRANSLATE_NOOP(
        "",
        "In ogni dozzina prima le chance, poi la dozzina, poi i suoi numeri.",
    ),
    "clearing.card.4": QT_TRANSLATE_NOOP(
        "", "Tutto insieme. Con la prima dozzina vanno pari, manque e i suoi numeri, zero compreso."
    ),
    "clearing.ask": QT_TRANSLATE_NOOP("", "È uscito il {number}. In che ordine si pulisce?"),
    "clearing.field.order": QT_TRANSLATE_NOOP("", "ordine"),
    "clearing.stake": QT_TRANSLATE_NOOP("", "{where}"),
    "clearing.sweep.round": QT_TRANSLATE_NOOP("", "intorno al numero"),
    "clearing.sweep.columns": QT_TRANSLATE_NOOP("", "le colonne"),
    "clearing.sweep.third": QT_TRANSLATE_NOOP("", "passe, dispari, terza dozzina e i suoi numeri"),
    "clearing.sweep.second": QT_TRANSLATE_NOOP("", "nero e rosso, seconda dozzina e i suoi numeri"),
    "clearing.sweep.first": QT_TRANSLATE_NOOP("", "pari, manque, prima dozzina e i suoi numeri"),
    "clearing.step.round": QT_TRANSLATE_NOOP("", "Intorno al numero: almeno lo spazio di una sestina."),
    "clearing.step.columns": QT_TRANSLATE_NOOP("", "Le colonne."),
    "clearing.step.third": QT_TRANSLATE_NOOP("", "Passe, dispari, l'ultima dozzina, i suoi numeri."),
    "clearing.step.second": QT_TRANSLATE_NOOP("", "Nero e rosso, la seconda dozzina, i suoi numeri."),
    "clearing.step.first": QT_TRANSLATE_NOOP("", "Pari, manque, la prima dozzina, i suoi numeri e lo zero."),
    "clearing.step.with.round": QT_TRANSLATE_NOOP("", "{where}: accanto al numero, va via per prima."),
    "clearing.step.with.columns": QT_TRANSLATE_NOOP("", "{where}: le colonne, dopo il numero."),
    "clearing.step.with.high": QT_TRANSLATE_NOOP("", "{where}: apre l'ultima dozzina."),
    "clearing.step.with.odd": QT_TRANSLATE_NOOP("", "{where}: nell'ultima dozzina, dopo passe."),
    "clearing.step.with.dozen-3": QT_TRANSLATE_NOOP("", "{where}: dopo passe e dispari."),
    "clearing.step.with.numbers-3": QT_TRANSLATE_NOOP(
        "", "{where}: i numeri dell'ultima dozzina, dopo le sue chance."
    ),
    "clearing.step.with.colours": QT_TRANSLATE_NOOP("", "{where}: apre la seconda dozzina."),
    "clearing.step.with.dozen-2": QT_TRANSLATE_NOOP("", "{where}: dopo nero e rosso."),
    "clearing.step.with.numbers-2": QT_TRANSLATE_NOOP(
        "", "{where}: i numeri della seconda dozzina, dopo le sue chance."
    ),
    "clearing.step.with.even": QT_TRANSLATE_NOOP("", "{where}: apre la prima dozzina."),
    "clearing.step.with.low": QT_TRANSLATE_NOOP("", "{where}: nella prima dozzina, dopo pari."),
    "clearing.step.with.dozen-1": QT_TRANSLATE_NOOP("", "{where}: dopo pari e manque."),
    "clearing.step.with.numbers-1": QT_TRANSLATE_NOOP(
        "", "{where}: i numeri della prima dozzina, e lo zero, per ultimi."
    ),
    "clearing.slip.inside-out": QT_TRANSLATE_NOOP("", "Si pulisce dall'ultima dozzina alla prima."),
    "clearing.slip.backwards": QT_TRANSLATE_NOOP("", "È l'ordine alla rovescia."),
    "clearing.slip.swapped": QT_TRANSLATE_NOOP("", "Due zone vicine sono scambiate."),
    "clearing.slip.far-swapped": QT_TRANSLATE_NOOP("", "Due zone sono scambiate."),
    "clearing.slip.too-early": QT_TRANSLATE_NOOP("", "Una zona viene troppo presto."),
    "clearing.slip.too-late": QT_TRANSLATE_NOOP("", "Una zona viene troppo tardi."),
}
