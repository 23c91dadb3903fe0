"""The sentences of whole rounds."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

SENTENCES: Final = {
    "repeater-rounds.title": QT_TRANSLATE_NOOP("", "Repeater: giri interi"),
    "repeater-rounds.card.1": QT_TRANSLATE_NOOP(
        "", "Dall'inizio di un giro al suo 7: il valore e quante volte, lo zero e il colpo nullo, il ritiro."
    ),
    "repeater-rounds.card.2": QT_TRANSLATE_NOOP("", "Come prima, con quello che vince e quanto si consegna."),
    "repeater-rounds.card.3": QT_TRANSLATE_NOOP("", "Due giri interi, con le offerte dopo ogni segno."),
    "repeater-rounds.ask.value": QT_TRANSLATE_NOOP(
        "", "Esce {number}. Che valore, e quante volte adesso? (0: non conta)"
    ),
    "repeater-rounds.ask.void": QT_TRANSLATE_NOOP(
        "",
        "Colpo nullo, pallina sul {number}: volte del {value} e segni in tutto, adesso?",
    ),
    "repeater-rounds.ask.win": QT_TRANSLATE_NOOP("", "È uscito {number}: quali puntate vincono?"),
    "repeater-rounds.ask.pay": QT_TRANSLATE_NOOP("", "È uscito {number}: quanto si consegna, e alla busta?"),
    "repeater-rounds.ask.offer": QT_TRANSLATE_NOOP("", "{said}: quanto si offre? (0: niente)"),
    "repeater-rounds.ask.seven": QT_TRANSLATE_NOOP("", "È uscito {number}: quanto si prende, cosa resta?"),
    "repeater-rounds.field.value": QT_TRANSLATE_NOOP("", "valore"),
    "repeater-rounds.field.count": QT_TRANSLATE_NOOP("", "volte"),
    "repeater-rounds.field.marks": QT_TRANSLATE_NOOP("", "segni in tutto"),
    "repeater-rounds.field.won": QT_TRANSLATE_NOOP("", "vincono"),
    "repeater-rounds.field.payment": QT_TRANSLATE_NOOP("", "posto {seat}, {wager}"),
    "repeater-rounds.field.envy": QT_TRANSLATE_NOOP("", "busta"),
    "repeater-rounds.field.offer": QT_TRANSLATE_NOOP("", "posto {seat}, {wager}"),
    "repeater-rounds.field.taken": QT_TRANSLATE_NOOP("", "si prende"),
    "repeater-rounds.field.round": QT_TRANSLATE_NOOP("", "giro, dopo"),
    "repeater-rounds.none": QT_TRANSLATE_NOOP("", "nessuna"),
    "repeater-rounds.said": QT_TRANSLATE_NOOP("", "{number}: {said}."),
    "repeater-rounds.void": QT_TRANSLATE_NOOP(
        "", "Un colpo nullo non è un colpo: tutto resta come prima, volte {tally}, segni {marks}."
    ),
    "repeater-rounds.wins": QT_TRANSLATE_NOOP("", "{wager} vince."),
    "repeater-rounds.wins-nothing": QT_TRANSLATE_NOOP("", "Non vince niente."),
    "repeater-rounds.paid": QT_TRANSLATE_NOOP("", "{wager}, posto {seat}: {pays} × {bet} = {amount}."),
    "repeater-rounds.envy": QT_TRANSLATE_NOOP("", "Alla busta, per i repeater vinti: {amount}."),
    "repeater-rounds.offered": QT_TRANSLATE_NOOP("", "{said}"),
    "repeater-rounds.no-offer": QT_TRANSLATE_NOOP(
        "", "{wager}, posto {seat}, è a {tally}: qui non si offre niente."
    ),
    "repeater-rounds.seven": QT_TRANSLATE_NOOP(
        "", "Il 7 prende tutto, {amount}, e toglie i segni: è aperto il giro {round}."
    ),
    "repeater-rounds.slip.wrong-value": QT_TRANSLATE_NOOP("", "È un altro valore."),
    "repeater-rounds.slip.wrong-count": QT_TRANSLATE_NOOP("", "Le volte non tornano."),
    "repeater-rounds.slip.wrong-marks": QT_TRANSLATE_NOOP("", "I segni non tornano."),
    "repeater-rounds.slip.wrong-won": QT_TRANSLATE_NOOP("", "Non sono le puntate che vincono."),
    "repeater-rounds.slip.wrong-payment": QT_TRANSLATE_NOOP("", "Un pagamento è sbagliato."),
    "repeater-rounds.slip.wrong-envy": QT_TRANSLATE_NOOP("", "La busta è sbagliata."),
    "repeater-rounds.slip.wrong-offer": QT_TRANSLATE_NOOP("", "Un'offerta è sbagliata."),
    "repeater-rounds.slip.wrong-taken": QT_TRANSLATE_NOOP("", "Non è quello che si prende."),
    "repeater-rounds.slip.wrong-round": QT_TRANSLATE_NOOP("", "Il giro è un altro."),
    "repeater-rounds.slip.several": QT_TRANSLATE_NOOP("", "Più cose sono sbagliate."),
}
CASES: Final = {
    "repeater-rounds.marks-value": QT_TRANSLATE_NOOP("", "segni: il valore"),
    "repeater-rounds.marks-zero": QT_TRANSLATE_NOOP("", "segni: lo zero"),
    "repeater-rounds.marks-void": QT_TRANSLATE_NOOP("", "segni: il colpo nullo"),
    "repeater-rounds.marks-seven": QT_TRANSLATE_NOOP("", "segni: il 7"),
    "repeater-rounds.money-value": QT_TRANSLATE_NOOP("", "pagamenti: il valore"),
    "repeater-rounds.money-win": QT_TRANSLATE_NOOP("", "pagamenti: chi vince"),
    "repeater-rounds.money-pay": QT_TRANSLATE_NOOP("", "pagamenti: quanto"),
    "repeater-rounds.money-seven": QT_TRANSLATE_NOOP("", "pagamenti: il 7"),
    "repeater-rounds.whole-value": QT_TRANSLATE_NOOP("", "giri interi: il valore"),
    "repeater-rounds.whole-zero": QT_TRANSLATE_NOOP("", "giri interi: lo zero"),
    "repeater-rounds.whole-void": QT_TRANSLATE_NOOP("", "giri interi: il colpo nullo"),
    "repeater-rounds.whole-win": QT_TRANSLATE_NOOP("", "giri interi: chi vince"),
    "repeater-rounds.whole-pay": QT_TRANSLATE_NOOP("", "giri interi: quanto"),
    "repeater-rounds.whole-offer": QT_TRANSLATE_NOOP("", "giri interi: l'offerta"),
    "repeater-rounds.whole-seven": QT_TRANSLATE_NOOP("", "giri interi: il 7"),
}
