"""The sentences of the sweep at the seven."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

SENTENCES: Final = {
    "repeater-sweep.title": QT_TRANSLATE_NOOP("", "Repeater: il ritiro al 7"),
    "repeater-sweep.card.1": QT_TRANSLATE_NOOP(
        "",
        "Il 7 prende ogni puntata che resta, anche se fatta adesso, toglie tutti i segni, e il giro seguente "
        "è aperto. Ogni altro numero non prende niente.",
    ),
    "repeater-sweep.card.2": QT_TRANSLATE_NOOP(
        "",
        "Il tabellone si ritira dopo l'ultima dozzina, e poi si tolgono i segni. Si paga prima la roulette, "
        "poi il tabellone nell'ordine delle puntate, la busta dopo il suo pagamento.",
    ),
    "repeater-sweep.ask.left": QT_TRANSLATE_NOOP("", "Esce {number}: quanto si prende, che cosa resta?"),
    "repeater-sweep.ask.order": QT_TRANSLATE_NOOP("", "Esce {number}: in che ordine si fa?"),
    "repeater-sweep.field.taken": QT_TRANSLATE_NOOP("", "si prende"),
    "repeater-sweep.field.marks": QT_TRANSLATE_NOOP("", "segni, dopo"),
    "repeater-sweep.field.round": QT_TRANSLATE_NOOP("", "giro, dopo"),
    "repeater-sweep.field.order": QT_TRANSLATE_NOOP("", "ordine"),
    "repeater-sweep.said": QT_TRANSLATE_NOOP("", "{number}: {said}."),
    "repeater-sweep.takes": QT_TRANSLATE_NOOP("", "Il 7 prende tutte le puntate, {count}: {amount}."),
    "repeater-sweep.unmarks": QT_TRANSLATE_NOOP("", "I segni si tolgono tutti, e il giro {round} è aperto."),
    "repeater-sweep.takes-nothing": QT_TRANSLATE_NOOP("", "Solo il 7 prende: qui non si prende niente."),
    "repeater-sweep.marks": QT_TRANSLATE_NOOP(
        "", "Un segno di più, {marks} in tutto; il giro {round} continua."
    ),
    "repeater-sweep.zero": QT_TRANSLATE_NOOP(
        "", "Nessun segno di più, {marks} in tutto; il giro {round} continua."
    ),
    "repeater-sweep.deed.number": QT_TRANSLATE_NOOP("", "il numero, in francese"),
    "repeater-sweep.deed.value": QT_TRANSLATE_NOOP("", "il valore, detto"),
    "repeater-sweep.deed.mark": QT_TRANSLATE_NOOP("", "il segno sul valore"),
    "repeater-sweep.deed.clear": QT_TRANSLATE_NOOP("", "il ritiro alla roulette, fino all'ultima dozzina"),
    "repeater-sweep.deed.sweep": QT_TRANSLATE_NOOP("", "il ritiro del tabellone"),
    "repeater-sweep.deed.unmark": QT_TRANSLATE_NOOP("", "via tutti i segni"),
    "repeater-sweep.deed.pay-game": QT_TRANSLATE_NOOP("", "i pagamenti della roulette"),
    "repeater-sweep.deed.pay": QT_TRANSLATE_NOOP("", "i pagamenti del tabellone"),
    "repeater-sweep.deed.envy": QT_TRANSLATE_NOOP("", "la busta"),
    "repeater-sweep.deed.all-paid": QT_TRANSLATE_NOOP("", "«Tout est payé au numéro»"),
    "repeater-sweep.slip.wrong-taken": QT_TRANSLATE_NOOP("", "Non è quello che si prende."),
    "repeater-sweep.slip.wrong-marks": QT_TRANSLATE_NOOP("", "I segni non tornano."),
    "repeater-sweep.slip.wrong-round": QT_TRANSLATE_NOOP("", "Il giro è un altro."),
    "repeater-sweep.slip.several": QT_TRANSLATE_NOOP("", "Più cose sono sbagliate."),
    "repeater-sweep.slip.backwards": QT_TRANSLATE_NOOP("", "È l'ordine alla rovescia."),
    "repeater-sweep.slip.swapped": QT_TRANSLATE_NOOP("", "Due cose vicine sono scambiate."),
    "repeater-sweep.slip.too-early": QT_TRANSLATE_NOOP("", "Una cosa viene troppo presto."),
    "repeater-sweep.slip.too-late": QT_TRANSLATE_NOOP("", "Una cosa viene troppo tardi."),
    "repeater-sweep.slip.far-swapped": QT_TRANSLATE_NOOP("", "Due cose sono scambiate."),
}
CASES: Final = {
    "repeater-sweep.seven-few": QT_TRANSLATE_NOOP("", "7, poche puntate"),
    "repeater-sweep.seven-many": QT_TRANSLATE_NOOP("", "7, molte puntate"),
    "repeater-sweep.zero": QT_TRANSLATE_NOOP("", "zero"),
    "repeater-sweep.value": QT_TRANSLATE_NOOP("", "un altro valore"),
    "repeater-sweep.win": QT_TRANSLATE_NOOP("", "una vincita"),
    "repeater-sweep.order-seven": QT_TRANSLATE_NOOP("", "ordine al 7"),
    "repeater-sweep.order-win": QT_TRANSLATE_NOOP("", "ordine a una vincita"),
    "repeater-sweep.order-value": QT_TRANSLATE_NOOP("", "ordine a un altro valore"),
}
