"""What a search line expects where a word was not understood."""

from __future__ import annotations

from app.sentence import QT_TRANSLATE_NOOP, Line


class Expected(Line):
    """Each with its words."""

    AMOUNT = "an amount: 200 or 2.50", QT_TRANSLATE_NOOP("", "un importo: 200 o 2,50")
    NAME = "a name", QT_TRANSLATE_NOOP("", "un nome")
    TABLE = "the table's name", QT_TRANSLATE_NOOP("", "il nome del tavolo")
    COLOUR = "a colour", QT_TRANSLATE_NOOP("", "un colore")
    POSITION = "a position: 8/11, c34, R", QT_TRANSLATE_NOOP("", "una posizione: 8/11, c34, R")
    TIME = "a day or a time", QT_TRANSLATE_NOOP("", "un giorno o un'ora")
    SPIN = "the number of a spin", QT_TRANSLATE_NOOP("", "il numero di un colpo")
    NUMBER = "a number from 0 to 36", QT_TRANSLATE_NOOP("", "un numero da 0 a 36")
    AGE = "a day of this age", QT_TRANSLATE_NOOP("", "un giorno di questi tempi")
    TIME_WRITTEN = (
        "a day (2026-11-21) or a time (2026-11-21T22:30), UTC",
        QT_TRANSLATE_NOOP("", "un giorno (2026-11-21) o un'ora (2026-11-21T22:30), UTC"),
    )
    ANYTHING = (
        "a position (8/11, c34, R), a colour, a day, number, dealer, table, over, void …",
        QT_TRANSLATE_NOOP(
            "", "una posizione (8/11, c34, R), un colore, un giorno, numero, croupier, oltre, nullo …"
        ),
    )
    ONCE = "{name} once only", QT_TRANSLATE_NOOP("", "una cosa sola, e una c'è già")
    NUMBER_OR_STRAIGHT = (
        "number {number}, or straight {number}",
        QT_TRANSLATE_NOOP("", "«numero {number}» per ciò che è uscito, «pieno {number}» per una puntata"),
    )
    AMOUNT_OR_OVER = (
        "amount {amount}, or over {amount}",
        QT_TRANSLATE_NOOP("", "«importo {amount}», o «oltre {amount}»"),
    )
    KIND = "a {kind}", QT_TRANSLATE_NOOP("", "{kind}")
