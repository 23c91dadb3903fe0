"""The sentences of the wheel's neighbours."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

SENTENCES: Final = {
    "neighbours.title": QT_TRANSLATE_NOOP("", "Vicini sul cilindro"),
    "neighbours.card.1": QT_TRANSLATE_NOOP(
        "", "Un vicino per parte, in senso orario: quello di sinistra, il numero, quello di destra."
    ),
    "neighbours.card.2": QT_TRANSLATE_NOOP(
        "", "I laterali: due vicini per parte, in senso orario. Cinque numeri, il numero in mezzo."
    ),
    "neighbours.card.3": QT_TRANSLATE_NOOP("", "Tre vicini per parte, in senso orario: sette numeri."),
    "neighbours.card.4": QT_TRANSLATE_NOOP(
        "", "Chi sta in mezzo, e chi sta due caselle più in là. Destra è il senso orario."
    ),
    "neighbours.card.5": QT_TRANSLATE_NOOP(
        "", "I laterali alla rovescia: dai numeri all'annuncio, e dal numero uscito agli annunci che vincono."
    ),
    "neighbours.ask.one": QT_TRANSLATE_NOOP("", "{number} e un vicino per parte, in senso orario?"),
    "neighbours.ask.two": QT_TRANSLATE_NOOP("", "{number} e due vicini per parte, in senso orario?"),
    "neighbours.ask.three": QT_TRANSLATE_NOOP("", "{number} e tre vicini per parte, in senso orario?"),
    "neighbours.ask.between-one": QT_TRANSLATE_NOOP("", "Che numero sta fra {left} e {right}?"),
    "neighbours.ask.between-two": QT_TRANSLATE_NOOP(
        "", "In senso orario, quali due numeri stanno fra {left} e {right}?"
    ),
    "neighbours.ask.second-left": QT_TRANSLATE_NOOP(
        "", "Che numero sta due caselle a sinistra di {number}, in senso antiorario?"
    ),
    "neighbours.ask.second-right": QT_TRANSLATE_NOOP(
        "", "Che numero sta due caselle a destra di {number}, in senso orario?"
    ),
    "neighbours.ask.of-five": QT_TRANSLATE_NOOP("", "{numbers}: i laterali di che numero?"),
    "neighbours.ask.missing": QT_TRANSLATE_NOOP(
        "", "Laterali di {number}: {numbers}. Quale numero manca ancora?"
    ),
    "neighbours.ask.covering": QT_TRANSLATE_NOOP("", "Esce {number}. I laterali di quali numeri vincono?"),
    "neighbours.field.numbers": QT_TRANSLATE_NOOP("", "numeri"),
    "neighbours.field.number": QT_TRANSLATE_NOOP("", "numero"),
    "neighbours.field.covering": QT_TRANSLATE_NOOP("", "laterali di"),
    "neighbours.step.beside": QT_TRANSLATE_NOOP("", "{number} sta fra {left} e {right}."),
    "neighbours.step.beyond": QT_TRANSLATE_NOOP("", "Più in là: a sinistra {left}, a destra {right}."),
    "neighbours.step.order": QT_TRANSLATE_NOOP("", "In senso orario: {numbers}."),
    "neighbours.step.middle": QT_TRANSLATE_NOOP("", "In mezzo sta {number}."),
    "neighbours.step.covering": QT_TRANSLATE_NOOP(
        "", "Vincono i laterali di {number} e dei due vicini per parte: chi lo ha vicino, gli è vicino."
    ),
    "neighbours.slip.other-way": QT_TRANSLATE_NOOP("", "È il senso antiorario."),
    "neighbours.slip.shifted": QT_TRANSLATE_NOOP("", "Una casella più in là: il numero non è in mezzo."),
    "neighbours.slip.neighbours-neighbour": QT_TRANSLATE_NOOP("", "È il vicino del vicino."),
    "neighbours.slip.layout": QT_TRANSLATE_NOOP("", "Sono i vicini sul tappeto, non sul cilindro."),
    "neighbours.slip.one-missing": QT_TRANSLATE_NOOP("", "Ne manca uno."),
    "neighbours.slip.number-missing": QT_TRANSLATE_NOOP("", "Manca il numero stesso."),
    "neighbours.slip.one-too-many": QT_TRANSLATE_NOOP("", "Una casella di troppo per parte."),
    "neighbours.slip.one-side-short": QT_TRANSLATE_NOOP("", "Due per parte, non uno."),
    "neighbours.slip.swapped": QT_TRANSLATE_NOOP("", "Due vicini sono scambiati."),
    "neighbours.slip.next-pocket": QT_TRANSLATE_NOOP("", "È la casella accanto."),
    "neighbours.slip.far-pocket": QT_TRANSLATE_NOOP("", "È una casella più lontana."),
    "neighbours.slip.not-the-middle": QT_TRANSLATE_NOOP("", "È uno dei cinque, non quello in mezzo."),
}
