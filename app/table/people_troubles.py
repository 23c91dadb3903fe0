"""What is wrong with the register of people, or with who gave a code."""

from __future__ import annotations

from app.sentence import QT_TRANSLATE_NOOP, Catalogue, Line


class PeopleTrouble(Catalogue):
    """Each with its words."""

    REGISTER_UNUSED = Line(
        ("The register of people cannot be used ({why}): names are typed, and nobody signs with a code."),
        QT_TRANSLATE_NOOP("", "Registro delle persone illeggibile: nessuno firma."),
    )
    WRONG_CODES = Line(
        "{count} wrong codes in a row for {name}, the last at {desk}.",
        QT_TRANSLATE_NOOP("", "{name}: {count} codici sbagliati ({desk})."),
    )
    WRONG_CODES_OF_NOBODY = Line(
        "{count} wrong codes in a row under names that nobody has, the last at {desk}.",
        QT_TRANSLATE_NOOP("", "Nomi di nessuno: {count} codici sbagliati ({desk})."),
    )
    DEALS_WITHOUT_CODE = Line(
        "{name} deals without having given a code: nobody knows that it is he.",
        QT_TRANSLATE_NOOP("", "{name} è al tavolo senza aver dato il suo codice."),
    )
    CODE_PUT_OFF = Line(
        "{name} put off giving a code, and deals on.",
        QT_TRANSLATE_NOOP("", "{name} ha rimandato il suo codice, ed è ancora al tavolo."),
    )
    REGISTER_GONE = Line(
        "the register of people that this table knew is not there: nobody has answered for it.",
        QT_TRANSLATE_NOOP("", "Il registro delle persone non c'è più."),
    )
    REGISTER_UNREAD = Line(
        "the register of people that this table knew cannot be read: nobody has answered for it.",
        QT_TRANSLATE_NOOP("", "Il registro delle persone non si legge."),
    )
    REGISTER_OTHER = Line(
        ("the register of people is another than this table knew, or older: nobody has answered for it."),
        QT_TRANSLATE_NOOP("", "Il registro delle persone è un altro, o più vecchio."),
    )
    VALUE_UNSIGNED = Line(
        "{name} raised a colour's value, and nobody signed it.",
        QT_TRANSLATE_NOOP("", "{name} ha alzato il valore di un colore: nessuno ha firmato."),
    )
    COUNT_UNSIGNED = Line(
        "{name} made a count, and nobody signed it.",
        QT_TRANSLATE_NOOP("", "{name} ha fatto una conta: nessuno ha firmato."),
    )
    FIRST_CODE_BY_USER = Line(
        "{name} has a first code from {user}, who keeps this machine: nobody has answered for it.",
        QT_TRANSLATE_NOOP("", "{name}: primo codice dall'amministratore {user}."),
    )
