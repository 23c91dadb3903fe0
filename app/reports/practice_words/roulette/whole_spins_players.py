"""The sentences of whole spins: what players say and do, and throws that are void."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

PLAYERS: Final = {
    "whole-spins.announce.plain": QT_TRANSLATE_NOOP(
        "", "{when}, il posto {seat} dà {money}: {announce}, da {value} il pezzo."
    ),
    "whole-spins.announce.unclear": QT_TRANSLATE_NOOP(
        "", "{when}, il posto {seat} dà {money} e mormora: «…{value}…». Non si capisce che cosa."
    ),
    "whole-spins.announce.word": QT_TRANSLATE_NOOP(
        "", "{when}, il posto {seat} annuncia {announce}, da {value}: i gettoni li porta dopo."
    ),
    "whole-spins.announce.gifts": QT_TRANSLATE_NOOP(
        "", "{when}, il posto {seat} dà {money}, di cui {gifts} in omaggi: {announce}, da {value}. E basta."
    ),
    "whole-spins.announce.plain.why": QT_TRANSLATE_NOOP(
        "", "{when}, il posto {seat} dà {money}: {announce}, da {value}. Perché no?"
    ),
    "whole-spins.announce.unclear.why": QT_TRANSLATE_NOOP(
        "", "{when}, il posto {seat} dà {money} e mormora: «…{value}…». Perché no?"
    ),
    "whole-spins.announce.word.why": QT_TRANSLATE_NOOP(
        "", "{when}, il posto {seat} annuncia {announce}, da {value}, senza gettoni. Perché no?"
    ),
    "whole-spins.announce.gifts.why": QT_TRANSLATE_NOOP(
        "", "{when}, il posto {seat} dà {money}, di cui {gifts} in omaggi: {announce}, da {value}. Perché no?"
    ),
    "whole-spins.announce.plain.cost": QT_TRANSLATE_NOOP(
        "", "Il posto {seat} ha dato {money}: {announce}, da {value}. Quanto costa, e quanto torna?"
    ),
    "whole-spins.bet.limits": QT_TRANSLATE_NOOP(
        "", "Il posto {seat} mette {amount}: {where}. Sul cartello: minimo {least}, massimo {most}."
    ),
    "whole-spins.bet.limits.back": QT_TRANSLATE_NOOP(
        "", "Il posto {seat} ha messo {amount}: {where}. Il massimo è {most}. Quanto torna?"
    ),
    "whole-spins.bet.misplaced": QT_TRANSLATE_NOOP(
        "", "{when}, il posto {seat} dice «{meant}», ma i suoi {amount} sono su: {where}."
    ),
    "whole-spins.bet.astray": QT_TRANSLATE_NOOP(
        "", "Prima di pulire: i {amount} del posto {seat} sono su {where}, ma aveva detto «{meant}»."
    ),
    "whole-spins.bet.put-right": QT_TRANSLATE_NOOP(
        "", "Tutto è consegnato; resta il gettone fuori posto: {where}, inteso per {meant}."
    ),
    "whole-spins.bet.late": QT_TRANSLATE_NOOP("", "{when}, il posto {seat} posa {amount}: {where}."),
}
VOID: Final = {
    "whole-spins.void.with-wheel": QT_TRANSLATE_NOOP(
        "", "Il cilindro gira in senso {wheel}, e la pallina anche lei in senso {ball}."
    ),
    "whole-spins.void.few-turns": QT_TRANSLATE_NOOP(
        "", "La pallina fa {turns} giri completi e cade nel {fallen}."
    ),
    "whole-spins.void.stopped": QT_TRANSLATE_NOOP("", "Mentre la pallina gira il cilindro si ferma."),
    "whole-spins.void.no-pocket": QT_TRANSLATE_NOOP(
        "", "Dopo {turns} giri completi la pallina salta fuori dal cilindro."
    ),
    "whole-spins.void.foreign": QT_TRANSLATE_NOOP(
        "", "Mentre la pallina gira un gettone cade nel cilindro; la pallina va nel {fallen}."
    ),
    "whole-spins.void.capo": QT_TRANSLATE_NOOP(
        "", "La pallina va nel {fallen}; il capo tavolo dichiara nullo il colpo per un motivo suo."
    ),
    "whole-spins.void.with-wheel.why": QT_TRANSLATE_NOOP(
        "",
        "Cilindro e pallina in senso {wheel}; prima era uscito {before}. Perché è nullo, e come si rilancia?",
    ),
    "whole-spins.void.few-turns.why": QT_TRANSLATE_NOOP(
        "",
        "{turns} giri completi, cilindro in senso {wheel}; prima era uscito {before}. Perché è nullo, e "
        "come si rilancia?",
    ),
    "whole-spins.void.stopped.why": QT_TRANSLATE_NOOP(
        "",
        "Il cilindro, che girava in senso {wheel}, si è fermato; prima era uscito {before}. Perché è nullo, "
        "e come si rilancia?",
    ),
    "whole-spins.void.no-pocket.why": QT_TRANSLATE_NOOP(
        "",
        "La pallina è saltata fuori, cilindro in senso {wheel}; prima era uscito {before}. Perché è nullo, e "
        "come si rilancia?",
    ),
    "whole-spins.void.foreign.why": QT_TRANSLATE_NOOP(
        "",
        "Un gettone nel cilindro, che girava in senso {wheel}; prima era uscito {before}. Perché è nullo, e "
        "come si rilancia?",
    ),
    "whole-spins.void.capo.why": QT_TRANSLATE_NOOP(
        "",
        "Lo dichiara nullo il capo tavolo, cilindro in senso {wheel}; prima era uscito {before}. Perché, e "
        "come si rilancia?",
    ),
    "whole-spins.void.early": QT_TRANSLATE_NOOP(
        "", "Pagamenti del {number} ancora da fare: {left}. Il collega al cilindro ha già lanciato."
    ),
    "whole-spins.void.told": QT_TRANSLATE_NOOP(
        "", "Il colpo è nullo per un motivo che è solo del capo tavolo. Prima di tutto?"
    ),
    "whole-spins.void.again": QT_TRANSLATE_NOOP(
        "", "Si è puntato ancora, il cilindro invertito ha fatto un giro, la pallina è nel {before}."
    ),
    "whole-spins.void.thrown": QT_TRANSLATE_NOOP("", "Dopo il colpo nullo la pallina gira di nuovo."),
}
