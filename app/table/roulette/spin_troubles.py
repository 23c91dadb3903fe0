"""What is wrong with a number, and why a payment is disputed that nobody disputed just now."""

from __future__ import annotations

from app.sentence import QT_TRANSLATE_NOOP, Catalogue, Line


class SpinTrouble(Catalogue):
    """Each with its words."""

    NOT_REVERSED = Line(
        "The wheel turns {turning} as at the throw before: it is turned round for each throw.",
        QT_TRANSLATE_NOOP("", "Cilindro non invertito: va invertito a ogni lancio."),
    )
    DRAW_CALLED_VOID = Line(
        "the tumbler calls the draw of spin {spin} void ({cause}): the capo tavolo decides",
        QT_TRANSLATE_NOOP("", "Per il tamburo il colpo {spin} è nullo ({cause}): decide il capo tavolo"),
    )
    READER_BESIDE_TUMBLER = Line(
        "a {source} says {number}, but this house draws its numbers from a tumbler",
        QT_TRANSLATE_NOOP("", "Un lettore ({source}) dice {number}, ma qui si estrae dal tamburo"),
    )
    VOID_AND_TYPED = Line(
        "the reader gives the throw up ({why}), but {typed} was typed for it",
        QT_TRANSLATE_NOOP("", "Il lettore annulla il lancio, ma a mano è scritto {typed}"),
    )
    OTHER_NUMBER_TYPED = Line(
        "the reader says {said}, but {typed} was typed for that game",
        QT_TRANSLATE_NOOP("", "Il lettore dice {said}, ma per quel colpo è scritto {typed}"),
    )
    DISPUTED_BEFORE_VOID = Line(
        "payment {order} was disputed before its throw was void",
        QT_TRANSLATE_NOOP("", "pagamento {order}: già contestato prima di «Rien va»"),
    )
