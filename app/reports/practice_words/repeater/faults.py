"""The sentences of the wrong payment."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

SENTENCES: Final = {
    "repeater-faults.title": QT_TRANSLATE_NOOP("", "Repeater: il pagamento sbagliato"),
    "repeater-faults.card.1": QT_TRANSLATE_NOOP(
        "",
        "Si paga per 1: 40 per 1 su 5 sono 200, e la puntata è spesa. 40 a 1, cioè 205, è sbagliato.",
    ),
    "repeater-faults.card.2": QT_TRANSLATE_NOOP(
        "",
        "La busta: solo per un repeater vinto, mai per una resa né per un gruppo, e non tocca il pagamento. "
        "Si paga nell'ordine delle puntate, e su una come sono state fatte.",
    ),
    "repeater-faults.ask": QT_TRANSLATE_NOOP("", "Esce {number}, e si consegna così. Che cosa è sbagliato?"),
    "repeater-faults.field.payment": QT_TRANSLATE_NOOP("", "sbagliato"),
    "repeater-faults.field.why": QT_TRANSLATE_NOOP("", "perché"),
    "repeater-faults.won": QT_TRANSLATE_NOOP("", "posto {seat}, {bet} su {wager}: {amount}"),
    "repeater-faults.won-envy": QT_TRANSLATE_NOOP(
        "", "posto {seat}, {bet} su {wager}: {amount}, busta {envy}"
    ),
    "repeater-faults.given": QT_TRANSLATE_NOOP(
        "", "posto {seat}, {bet} su {wager}, ceduta a {tally}: {amount}"
    ),
    "repeater-faults.given-envy": QT_TRANSLATE_NOOP(
        "", "posto {seat}, {bet} su {wager}, ceduta a {tally}: {amount}, busta {envy}"
    ),
    "repeater-faults.all-right": QT_TRANSLATE_NOOP("", "niente: tutto giusto"),
    "repeater-faults.why.nothing": QT_TRANSLATE_NOOP("", "niente"),
    "repeater-faults.why.to-one": QT_TRANSLATE_NOOP("", "a 1, non per 1"),
    "repeater-faults.why.wager-off": QT_TRANSLATE_NOOP("", "la puntata è tolta"),
    "repeater-faults.why.factor": QT_TRANSLATE_NOOP("", "un altro fattore"),
    "repeater-faults.why.envy": QT_TRANSLATE_NOOP("", "la busta"),
    "repeater-faults.why.not-won": QT_TRANSLATE_NOOP("", "non ha vinto"),
    "repeater-faults.why.order": QT_TRANSLATE_NOOP("", "fuori ordine"),
    "repeater-faults.said": QT_TRANSLATE_NOOP("", "{number}: {said}."),
    "repeater-faults.due": QT_TRANSLATE_NOOP("", "{wager}, posto {seat}: {pays} × {bet} = {amount}."),
    "repeater-faults.due-envy": QT_TRANSLATE_NOOP(
        "", "{wager}, posto {seat}: {pays} × {bet} = {amount}; busta {envy}."
    ),
    "repeater-faults.fault.nothing": QT_TRANSLATE_NOOP("", "È consegnato proprio così."),
    "repeater-faults.fault.to-one": QT_TRANSLATE_NOOP(
        "", "{payment} è pagato a 1: la puntata è già compresa, e si restituisce una volta di troppo."
    ),
    "repeater-faults.fault.wager-off": QT_TRANSLATE_NOOP(
        "", "In {payment} la puntata è tolta: nel per 1 è già compresa."
    ),
    "repeater-faults.fault.factor": QT_TRANSLATE_NOOP("", "In {payment} il fattore è di un'altra puntata."),
    "repeater-faults.fault.envy": QT_TRANSLATE_NOOP(
        "",
        "In {payment} la busta è sbagliata: va solo per un repeater vinto, e il pagamento non cambia.",
    ),
    "repeater-faults.fault.not-won": QT_TRANSLATE_NOOP("", "{payment} non ha vinto: resta sul tabellone."),
    "repeater-faults.fault.order": QT_TRANSLATE_NOOP(
        "", "{payment} è fuori ordine: si paga come stampato, e su una puntata come è stata fatta."
    ),
    "repeater-faults.slip.wrong-payment": QT_TRANSLATE_NOOP("", "Lo sbaglio è in un altro pagamento."),
    "repeater-faults.slip.wrong-why": QT_TRANSLATE_NOOP("", "Il pagamento è quello; la ragione è un'altra."),
    "repeater-faults.slip.several": QT_TRANSLATE_NOOP("", "Né il pagamento né la ragione sono giusti."),
}
CASES: Final = {
    "repeater-faults.to-one": QT_TRANSLATE_NOOP("", "a 1 e non per 1"),
    "repeater-faults.wager-off": QT_TRANSLATE_NOOP("", "la puntata tolta"),
    "repeater-faults.factor": QT_TRANSLATE_NOOP("", "un altro fattore"),
    "repeater-faults.right": QT_TRANSLATE_NOOP("", "tutto giusto"),
    "repeater-faults.envy-given": QT_TRANSLATE_NOOP("", "busta per una resa"),
    "repeater-faults.envy-group": QT_TRANSLATE_NOOP("", "busta per un gruppo"),
    "repeater-faults.envy-short": QT_TRANSLATE_NOOP("", "busta tolta al giocatore"),
    "repeater-faults.not-won": QT_TRANSLATE_NOOP("", "pagata senza aver vinto"),
    "repeater-faults.order": QT_TRANSLATE_NOOP("", "fuori ordine"),
    "repeater-faults.all-right": QT_TRANSLATE_NOOP("", "tutto giusto, con una resa"),
}
