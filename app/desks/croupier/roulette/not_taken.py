"""Why the desk itself takes a touch for nothing, before the table is asked."""

from __future__ import annotations

from app.sentence import QT_TRANSLATE_NOOP, Catalogue, Line


class NotTaken(Catalogue):
    """Each with its words."""

    NEXT_SPIN = Line(
        "what zero shut in is asked for at the next spin",
        QT_TRANSLATE_NOOP("", "Quello che lo zero ha diviso si chiede al prossimo colpo"),
    )
    NOBODY_IN_PRISON = Line("nobody is in prison", QT_TRANSLATE_NOOP("", "Nessuno è in prigione"))
    NOT_AT_ZERO = Line("zero asks nothing now", QT_TRANSLATE_NOOP("", "Adesso lo zero non chiede niente"))
    NOTHING_TO_TAKE = Line(
        "nothing lies there that the chosen chip can take off",
        QT_TRANSLATE_NOOP("", "Qui non c'è niente da togliere con il gettone e il posto scelti"),
    )
    FOR_THE_EMPLOYEES = Line(
        "no player takes up before the throw what lies there for the employees",
        QT_TRANSLATE_NOOP("", "Lì c'è la puntata per gli impiegati: nessun giocatore l'ha tolta"),
    )
    ANOTHERS = Line(
        "another player's stake lies there: his chip is chosen first",
        QT_TRANSLATE_NOOP("", "Qui sta la puntata di un altro: prima scegliere il suo gettone, poi − Togli"),
    )
    SEVERAL_PLAYERS = Line(
        "several players' stakes lie there: whose is meant is chosen first",
        QT_TRANSLATE_NOOP("", "Qui stanno più giocatori: prima scegliere gettone e posto, poi − Togli"),
    )
