"""The sentences of what a spin resolves."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

SENTENCES: Final = {
    "repeater-spin.title": QT_TRANSLATE_NOOP("", "Repeater: che cosa risolve il colpo"),
    "repeater-spin.card.1": QT_TRANSLATE_NOOP(
        "",
        "Un repeater vince quando il suo valore è uscito tante volte quante deve. Il 7 prende tutto, "
        "lo zero non conta.",
    ),
    "repeater-spin.card.2": QT_TRANSLATE_NOOP(
        "",
        "Un gruppo vince con il primo repeater completo dei suoi valori, 2 o 12 e 3 o 11 alla prima uscita. "
        "Quello che è vinto non sta più sul tabellone.",
    ),
    "repeater-spin.ask": QT_TRANSLATE_NOOP("", "Esce {number}: quali puntate vincono?"),
    "repeater-spin.field.resolved": QT_TRANSLATE_NOOP("", "vincono"),
    "repeater-spin.nothing": QT_TRANSLATE_NOOP("", "nessuna"),
    "repeater-spin.taken": QT_TRANSLATE_NOOP("", "tutte perse"),
    "repeater-spin.said": QT_TRANSLATE_NOOP("", "{number}: {said}."),
    "repeater-spin.zero": QT_TRANSLATE_NOOP("", "Lo zero non conta: ogni puntata resta com'era."),
    "repeater-spin.seven": QT_TRANSLATE_NOOP(
        "", "Il 7 non fa vincere niente, e prende tutte le puntate che restano."
    ),
    "repeater-spin.complete": QT_TRANSLATE_NOOP("", "{wager} vince: {need} volte, come deve."),
    "repeater-spin.group": QT_TRANSLATE_NOOP("", "{wager} vince: il repeater del {value} è completo."),
    "repeater-spin.before": QT_TRANSLATE_NOOP("", "{wager} vince: è il primo {value} del giro."),
    "repeater-spin.lacks": QT_TRANSLATE_NOOP("", "{wager} resta: ne mancano ancora {missing}."),
    "repeater-spin.none": QT_TRANSLATE_NOOP(
        "", "Nessuna puntata che sta sul tabellone è completa con il {value}."
    ),
    "repeater-spin.slip.seven-takes-all": QT_TRANSLATE_NOOP(
        "", "Vale 7: prende tutte le puntate che restano."
    ),
    "repeater-spin.slip.seven-wins-nothing": QT_TRANSLATE_NOOP("", "Vale 7: non fa vincere nessuna puntata."),
    "repeater-spin.slip.some-win": QT_TRANSLATE_NOOP("", "Qualcosa vince."),
    "repeater-spin.slip.no-seven": QT_TRANSLATE_NOOP("", "Solo il 7 prende le puntate."),
    "repeater-spin.slip.zero-counted": QT_TRANSLATE_NOOP("", "Lo zero non conta."),
    "repeater-spin.slip.groups-forgotten": QT_TRANSLATE_NOOP("", "Mancano i gruppi, o «prima del 7»."),
    "repeater-spin.slip.forgotten": QT_TRANSLATE_NOOP("", "Una puntata che vince manca."),
    "repeater-spin.slip.gone": QT_TRANSLATE_NOOP("", "Una di queste ha già vinto, e non c'è più."),
    "repeater-spin.slip.not-yet": QT_TRANSLATE_NOOP("", "Una di queste non è ancora completa."),
    "repeater-spin.slip.other-value": QT_TRANSLATE_NOOP("", "Una di queste non nomina quel valore."),
}
CASES: Final = {
    "repeater-spin.zero": QT_TRANSLATE_NOOP("", "zero, i repeater"),
    "repeater-spin.all-zero": QT_TRANSLATE_NOOP("", "zero, tutte le puntate"),
    "repeater-spin.*": QT_TRANSLATE_NOOP("", "valore {of}, i repeater"),
    "repeater-spin.all-*": QT_TRANSLATE_NOOP("", "valore {of}, tutte le puntate"),
}
