"""The sentences of void throws."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

_PLAIN: Final = QT_TRANSLATE_NOOP(
    "",
    "Prima era uscito {before}. Cilindro in senso {wheel}, pallina in senso {ball}, {turns} giri completi: "
    "cade nel {fallen}.",
)
SENTENCES: Final = {
    "voids.title": QT_TRANSLATE_NOOP("", "Colpi nulli"),
    "voids.card.1": QT_TRANSLATE_NOOP(
        "",
        "Nullo: pallina nel verso del cilindro o lanciata prima di aver pagato, meno di sette giri, cilindro "
        "fermo, nessuna casella, corpo estraneo, motivo del capo tavolo.",
    ),
    "voids.card.2": QT_TRANSLATE_NOOP(
        "", "Al limite: sette giri completi bastano. Una puntata tardiva si rifiuta."
    ),
    "voids.card.3": QT_TRANSLATE_NOOP(
        "", "Dopo un colpo nullo la pallina torna sul numero di prima; il cilindro si inverte sempre."
    ),
    "voids.card.4": QT_TRANSLATE_NOOP(
        "", "«Rien va», pallina, cilindro, un giro; «Tout va», e poi «Rien ne va plus»."
    ),
    "voids.card.5": QT_TRANSLATE_NOOP(
        "",
        "Puntate, prigionieri e vincite lasciate restano, e si punta ancora. Del motivo suo il capo tavolo "
        "avvisa l'ispettore.",
    ),
    "voids.ask.good": _PLAIN,
    "voids.ask.seven-turns": _PLAIN,
    "voids.ask.with-wheel": _PLAIN,
    "voids.ask.few-turns": _PLAIN,
    "voids.ask.late-bet": QT_TRANSLATE_NOOP(
        "",
        "Prima era uscito {before}. Lancio regolare; dopo «Rien ne va plus» un giocatore posa un gettone. "
        "La pallina cade nel {fallen}.",
    ),
    "voids.ask.just-paid": QT_TRANSLATE_NOOP(
        "",
        "Prima era uscito {before}. Detto «Tout est payé au numéro» si lancia subito: {turns} giri completi, "
        "la pallina cade nel {fallen}.",
    ),
    "voids.ask.early": QT_TRANSLATE_NOOP(
        "",
        "Prima era uscito {before}. La pallina parte mentre si paga ancora l'ultimo colore; {turns} giri "
        "completi, cade nel {fallen}.",
    ),
    "voids.ask.stopped": QT_TRANSLATE_NOOP(
        "", "Prima era uscito {before}. Mentre la pallina gira il cilindro si ferma."
    ),
    "voids.ask.no-pocket": QT_TRANSLATE_NOOP(
        "", "Prima era uscito {before}. Dopo {turns} giri completi la pallina salta fuori dal cilindro."
    ),
    "voids.ask.foreign": QT_TRANSLATE_NOOP(
        "",
        "Prima era uscito {before}. Mentre la pallina gira un gettone cade nel cilindro; poi la pallina è "
        "nel {fallen}.",
    ),
    "voids.ask.capo": QT_TRANSLATE_NOOP(
        "",
        "Prima era uscito {before}. La pallina cade nel {fallen}; il capo tavolo dichiara nullo il colpo per "
        "un motivo suo.",
    ),
    "voids.order.few-turns": QT_TRANSLATE_NOOP(
        "", "La pallina ha fatto solo {turns} giri; prima era uscito {before}. In che ordine si procede?"
    ),
    "voids.order.foreign": QT_TRANSLATE_NOOP(
        "", "Un gettone è caduto nel cilindro; prima era uscito {before}. In che ordine si procede?"
    ),
    "voids.order.stopped": QT_TRANSLATE_NOOP(
        "", "Il cilindro si è fermato; prima era uscito {before}. In che ordine si procede?"
    ),
    "voids.field.why": QT_TRANSLATE_NOOP("", "il colpo"),
    "voids.field.said": QT_TRANSLATE_NOOP("", "ora si dice"),
    "voids.field.stands": QT_TRANSLATE_NOOP("", "sul tappeto"),
    "voids.field.told": QT_TRANSLATE_NOOP("", "si avvisa l'ispettore"),
    "voids.field.pocket": QT_TRANSLATE_NOOP("", "la pallina da"),
    "voids.field.wheel": QT_TRANSLATE_NOOP("", "il cilindro girerà"),
    "voids.field.order": QT_TRANSLATE_NOOP("", "ordine"),
    "voids.why.valid": QT_TRANSLATE_NOOP("", "è valido"),
    "voids.why.ball_with_rotor": QT_TRANSLATE_NOOP("", "nullo: pallina nel verso del cilindro"),
    "voids.why.thrown_too_early": QT_TRANSLATE_NOOP("", "nullo: lanciata prima di aver pagato tutto"),
    "voids.why.too_few_turns": QT_TRANSLATE_NOOP("", "nullo: meno di sette giri completi"),
    "voids.why.wheel_stopped": QT_TRANSLATE_NOOP("", "nullo: cilindro fermo"),
    "voids.why.no_pocket": QT_TRANSLATE_NOOP("", "nullo: pallina in nessuna casella"),
    "voids.why.foreign_body": QT_TRANSLATE_NOOP("", "nullo: corpo estraneo nel cilindro"),
    "voids.why.capo_tavolo": QT_TRANSLATE_NOOP("", "nullo: altro motivo del capo tavolo"),
    "voids.said": QT_TRANSLATE_NOOP("", "{words}"),
    "voids.number": QT_TRANSLATE_NOOP("", "il numero"),
    "voids.stands.all": QT_TRANSLATE_NOOP("", "resta tutto, e si punta ancora"),
    "voids.stands.given-back": QT_TRANSLATE_NOOP("", "le puntate tornano ai giocatori"),
    "voids.stands.closed": QT_TRANSLATE_NOOP("", "resta tutto, ma non si punta più"),
    "voids.stands.prisoners": QT_TRANSLATE_NOOP("", "restano solo i prigionieri"),
    "voids.stands.settled": QT_TRANSLATE_NOOP("", "si pulisce e si paga"),
    "voids.yes": QT_TRANSLATE_NOOP("", "sì"),
    "voids.no": QT_TRANSLATE_NOOP("", "no"),
    "voids.turning": QT_TRANSLATE_NOOP("", "{way}"),
    "voids.after.rien-va": QT_TRANSLATE_NOOP("", "«Rien va»"),
    "voids.after.pocket": QT_TRANSLATE_NOOP("", "si riprende la pallina e si rimette sul {before}"),
    "voids.after.reverse": QT_TRANSLATE_NOOP("", "si inverte il cilindro"),
    "voids.after.turn": QT_TRANSLATE_NOOP("", "si aspetta almeno un giro, e si accettano puntate"),
    "voids.after.tout-va": QT_TRANSLATE_NOOP("", "si rilancia: «Tout va»"),
    "voids.after.no-more": QT_TRANSLATE_NOOP("", "dopo qualche giro «Rien ne va plus»"),
    "voids.step.valid": QT_TRANSLATE_NOOP("", "Nessuno dei casi: il colpo è valido."),
    "voids.step.ball_with_rotor": QT_TRANSLATE_NOOP("", "La pallina gira nel verso del cilindro: nullo."),
    "voids.step.thrown_too_early": QT_TRANSLATE_NOOP("", "Prima si finisce di pagare, poi si lancia: nullo."),
    "voids.step.too_few_turns": QT_TRANSLATE_NOOP("", "{turns} giri completi sono meno di sette: nullo."),
    "voids.step.wheel_stopped": QT_TRANSLATE_NOOP("", "Il cilindro si è fermato: nullo."),
    "voids.step.no_pocket": QT_TRANSLATE_NOOP("", "La pallina non è in una casella: nullo."),
    "voids.step.foreign_body": QT_TRANSLATE_NOOP("", "Un corpo estraneo mentre la pallina gira: nullo."),
    "voids.step.capo_tavolo": QT_TRANSLATE_NOOP("", "Lo ritiene necessario il capo tavolo: nullo."),
    "voids.step.said.void": QT_TRANSLATE_NOOP("", "Si dice «Rien va»."),
    "voids.step.said.good": QT_TRANSLATE_NOOP("", "Si annuncia il numero."),
    "voids.step.stands.void": QT_TRANSLATE_NOOP(
        "", "Puntate, prigionieri e vincite lasciate restano dove sono, e si può puntare."
    ),
    "voids.step.stands.good": QT_TRANSLATE_NOOP("", "Il numero vale: si pulisce e si paga."),
    "voids.step.told.void": QT_TRANSLATE_NOOP(
        "", "L'ispettore si avvisa subito quando il motivo è del capo tavolo."
    ),
    "voids.step.told.good": QT_TRANSLATE_NOOP("", "Non c'è niente da dire all'ispettore."),
    "voids.step.pocket.void": QT_TRANSLATE_NOOP("", "La pallina torna sul numero di prima, {pocket}."),
    "voids.step.pocket.good": QT_TRANSLATE_NOOP("", "La pallina riparte dal numero uscito, {pocket}."),
    "voids.step.wheel.void": QT_TRANSLATE_NOOP("", "Il cilindro si inverte: senso {way}."),
    "voids.step.wheel.good": QT_TRANSLATE_NOOP("", "A ogni lancio il cilindro si inverte: senso {way}."),
    "voids.slip.wrong-why": QT_TRANSLATE_NOOP("", "Non è questo il caso."),
    "voids.slip.wrong-said": QT_TRANSLATE_NOOP("", "Non si dice questo, ora."),
    "voids.slip.wrong-stands": QT_TRANSLATE_NOOP("", "Sul tappeto non si fa così."),
    "voids.slip.wrong-told": QT_TRANSLATE_NOOP(
        "", "L'ispettore si avvisa del motivo che è solo del capo tavolo."
    ),
    "voids.slip.wrong-pocket": QT_TRANSLATE_NOOP("", "La pallina riparte dall'ultimo numero che ha contato."),
    "voids.slip.wrong-wheel": QT_TRANSLATE_NOOP("", "Il cilindro si inverte a ogni lancio."),
    "voids.slip.several": QT_TRANSLATE_NOOP("", "Più cose sono sbagliate."),
    "voids.slip.backwards": QT_TRANSLATE_NOOP("", "È l'ordine alla rovescia."),
    "voids.slip.swapped": QT_TRANSLATE_NOOP("", "Due cose vicine sono scambiate."),
    "voids.slip.far-swapped": QT_TRANSLATE_NOOP("", "Due cose sono scambiate."),
    "voids.slip.too-early": QT_TRANSLATE_NOOP("", "Una cosa viene troppo presto."),
    "voids.slip.too-late": QT_TRANSLATE_NOOP("", "Una cosa viene troppo tardi."),
}
