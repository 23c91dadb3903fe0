"""What a search line expects where a word was not understood."""

from __future__ import annotations

from app.sentence import QT_TRANSLATE_NOOP, Catalogue, Line


class Expected(Catalogue):
    """Each with its words."""

    AMOUNT = Line("an amount: 200 or 2.50", QT_TRANSLATE_NOOP("", "un importo: 200 o 2,50"))
    NAME = Line("a name", QT_TRANSLATE_NOOP("", "un nome"))
    TABLE = Line("the table's name", QT_TRANSLATE_NOOP("", "il nome del tavolo"))
    COLOUR = Line("a colour", QT_TRANSLATE_NOOP("", "un colore"))
    POSITION = Line("a position: 8/11, c34, R", QT_TRANSLATE_NOOP("", "una posizione: 8/11, c34, R"))
    TIME = Line("a day or a time", QT_TRANSLATE_NOOP("", "un giorno o un'ora"))
    SPIN = Line("the number of a spin", QT_TRANSLATE_NOOP("", "il numero di un colpo"))
    NUMBER = Line("a number from 0 to 36", QT_TRANSLATE_NOOP("", "un numero da 0 a 36"))
    AGE = Line("a day of this age", QT_TRANSLATE_NOOP("", "un giorno di questi tempi"))
    TIME_WRITTEN = Line(
        "a day (2026-11-21) or a time (2026-11-21T22:30), UTC",
        QT_TRANSLATE_NOOP("", "un giorno (2026-11-21) o un'ora (2026-11-21T22:30), UTC"),
    )
    ANYTHING = Line(
        "a position (8/11, c34, R), a colour, a day, number, dealer, table, over, void …",
        QT_TRANSLATE_NOOP(
            "", "una posizione (8/11, c34, R), un colore, un giorno, numero, croupier, oltre, nullo …"
        ),
    )
    ONCE = Line("{name} once only", QT_TRANSLATE_NOOP("", "una cosa sola, e una c'è già"))
    NUMBER_OR_BET = Line(
        "number {number}, or straight {number}",
        QT_TRANSLATE_NOOP("", "«numero {number}» per ciò che è uscito, «pieno {number}» per una puntata"),
    )
    AMOUNT_OR_OVER = Line(
        "amount {amount}, or over {amount}",
        QT_TRANSLATE_NOOP("", "«importo {amount}», o «oltre {amount}»"),
    )
    KIND = Line("a {kind}", QT_TRANSLATE_NOOP("", "{kind}"))
