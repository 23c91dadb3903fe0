"""The sentences of the order of the payments."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

SENTENCES: Final = {
    "order.title": QT_TRANSLATE_NOOP("", "Ordine dei pagamenti"),
    "order.card.1": QT_TRANSLATE_NOOP(
        "",
        "Sestina, terzina, carré, cavallo, pieno. A pari combinazione prima la più lontana dal cilindro, "
        "poi la più lontana dall'impiegato.",
    ),
    "order.card.2": QT_TRANSLATE_NOOP(
        "",
        "La prima posizione dice la pezzatura: la più alta che vi giace si paga dappertutto. "
        "Poi si ricomincia con quel che resta.",
    ),
    "order.card.3": QT_TRANSLATE_NOOP(
        "",
        "Il colore dopo la valuta: sulla prima posizione il colore più in alto, tutti i suoi pezzi insieme. "
        "Poi si ricomincia.",
    ),
    "order.card.4": QT_TRANSLATE_NOOP(
        "",
        "Prima del numero: colonna; passe, dispari, 3ª dozzina; rosso o nero, 2ª; pari, manque, 1ª. "
        "Valuta, colore, biglietti, dal più lontano; in colonna dal gettone più alto.",
    ),
    "order.card.5": QT_TRANSLATE_NOOP(
        "",
        "Una pezzatura di un giocatore è un solo pagamento, al posto del suo primo gettone. "
        "Di chi non si sa, ogni gettone si paga da solo.",
    ),
    "order.ask": QT_TRANSLATE_NOOP("", "È uscito il {number}. In che ordine si paga?"),
    "order.field.order": QT_TRANSLATE_NOOP("", "ordine"),
    "order.colour": QT_TRANSLATE_NOOP("", "{colour}: {bets}"),
    "order.value.seat": QT_TRANSLATE_NOOP("", "posto {seat}, da {value}: {bets}"),
    "order.value.player": QT_TRANSLATE_NOOP("", "giocatore {player}, da {value}: {bets}"),
    "order.value.unknown": QT_TRANSLATE_NOOP("", "di non si sa chi, da {value}: {bets}"),
    "order.amount.seat": QT_TRANSLATE_NOOP("", "posto {seat}, {amount} in gettoni: {where}"),
    "order.amount.player": QT_TRANSLATE_NOOP("", "giocatore {player}, {amount} in gettoni: {where}"),
    "order.amount.unknown": QT_TRANSLATE_NOOP("", "di non si sa chi, {amount} in gettoni: {where}"),
    "order.notes.seat": QT_TRANSLATE_NOOP("", "posto {seat}, {amount} in biglietti: {where}"),
    "order.notes.player": QT_TRANSLATE_NOOP("", "giocatore {player}, {amount} in biglietti: {where}"),
    "order.notes.unknown": QT_TRANSLATE_NOOP("", "di non si sa chi, {amount} in biglietti: {where}"),
    "order.step.near-zero": QT_TRANSLATE_NOOP(
        "", "Per 0, 1, 2 e 3 la casa può avere un ordine suo; finché non lo dà, vale la regola generale."
    ),
    "order.step.column": QT_TRANSLATE_NOOP(
        "", "{payment}: prima di tutto la colonna, la valuta dal gettone più alto."
    ),
    "order.step.chance": QT_TRANSLATE_NOOP(
        "", "{payment}: {where}, la valuta, dal gettone più lontano dal cilindro."
    ),
    "order.step.chance-colour": QT_TRANSLATE_NOOP("", "{payment}: {where}, dopo la valuta il colore."),
    "order.step.chance-notes": QT_TRANSLATE_NOOP("", "{payment}: {where}, biglietti per ultimi."),
    "order.step.value": QT_TRANSLATE_NOOP(
        "",
        "{payment}: la prima posizione con valuta è {where}; il più alto lì è {value}, "
        "e si paga dappertutto.",
    ),
    "order.step.same-value": QT_TRANSLATE_NOOP(
        "", "{payment}: ancora da {value}, un altro pagamento: comincia da {where}."
    ),
    "order.step.colour": QT_TRANSLATE_NOOP(
        "", "{payment}: finita la valuta. La prima posizione è {where}; il colore più in alto è {colour}."
    ),
    "order.slip.other-side": QT_TRANSLATE_NOOP("", "È l'ordine con il cilindro dall'altra parte."),
    "order.slip.colours-first": QT_TRANSLATE_NOOP("", "Prima la valuta, poi il colore."),
    "order.slip.number-first": QT_TRANSLATE_NOOP("", "Prima le chance, poi il numero."),
    "order.slip.lowest-first": QT_TRANSLATE_NOOP("", "Non conta quanto si paga: conta dove giace."),
    "order.slip.highest-first": QT_TRANSLATE_NOOP("", "Non conta quanto si paga: conta dove giace."),
    "order.slip.stack-turned": QT_TRANSLATE_NOOP("", "La pila è letta dalla parte sbagliata."),
    "order.slip.backwards": QT_TRANSLATE_NOOP("", "È l'ordine alla rovescia."),
    "order.slip.swapped": QT_TRANSLATE_NOOP("", "Due pagamenti vicini sono scambiati."),
    "order.slip.far-swapped": QT_TRANSLATE_NOOP("", "Due pagamenti sono scambiati."),
    "order.slip.too-early": QT_TRANSLATE_NOOP("", "Un pagamento viene troppo presto."),
    "order.slip.too-late": QT_TRANSLATE_NOOP("", "Un pagamento viene troppo tardi."),
}
