"""What is wrong with a stake by itself: where such a chip may not lie (rules 1, 2, 4, 5)."""

from __future__ import annotations

from app.sentence import QT_TRANSLATE_NOOP, Catalogue, Line


class StakeFault(Catalogue):
    """Each with its words."""

    NOTES_ON_CHANCES = Line(
        "notes play on chances only",
        QT_TRANSLATE_NOOP("", "i biglietti giocano solo sulle chance"),
    )
    COMPLIMENTARY_INSIDE = Line(
        "complimentary chips never play on chances",
        QT_TRANSLATE_NOOP("", "gli omaggi non giocano sulle chance"),
    )
    UP_TO_MAXIMUM = Line(
        "only notes play up to the maximum",
        QT_TRANSLATE_NOOP("", "solo i biglietti giocano fino al massimo"),
    )
    OVER_MAXIMUM = Line(
        "only held voisins may exceed a maximum, on the trio and the corner",
        QT_TRANSLATE_NOOP("", "solo i vicini a piazzare superano un massimo, su 0/2/3 e 25/29"),
    )
    KEPT_ON_CHANCES = Line(
        "winnings are left lying on chances only, and never by a prisoner",
        QT_TRANSLATE_NOOP("", "una vincita resta solo sulle chance, mai di un prigioniero"),
    )
    PRISONER_ON_SIMPLE_CHANCE = Line(
        "only a simple chance has prisoners",
        QT_TRANSLATE_NOOP("", "solo le chance semplici hanno prigioni"),
    )
    FREE_STAKE_SHUT_IN = Line(
        "only a free stake on a simple chance can be shut in",
        QT_TRANSLATE_NOOP("", "si imprigiona solo una puntata libera su una chance semplice"),
    )
    NOT_OFFERED = Line(
        "{house} does not offer {position}", QT_TRANSLATE_NOOP("", "{house} non offre {position}")
    )
    NO_PRISON = Line("{house} has no prison", QT_TRANSLATE_NOOP("", "{house} non ha la prigione"))
