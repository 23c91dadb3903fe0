"""Why a code does not sign an act, and why nothing is done to the register of people."""

from __future__ import annotations

from app.sentence import QT_TRANSLATE_NOOP, Catalogue, Line


class SigningRefusal(Catalogue):
    """Why a code does not sign."""

    SECOND_IS_FIRST = Line(
        "the second person is another than the first",
        QT_TRANSLATE_NOOP("", "La seconda persona è un'altra da chi sta al tavolo"),
    )
    MAY_NOT_SIGN = Line(
        "{name} may not sign this: it takes {roles}",
        QT_TRANSLATE_NOOP(
            "", "{name} non può firmare questo: serve un capo tavolo o un responsabile di sala"
        ),
    )
    SIGNED_ALREADY = Line(
        "{name} signed already: each signature is another person's",
        QT_TRANSLATE_NOOP("", "{name} ha già firmato: ogni firma è di un'altra persona"),
    )


class RegisterRefusal(Catalogue):
    """Why the register of people says no."""

    CODE_LENGTH = Line(
        "a code is {least} to {most} digits", QT_TRANSLATE_NOOP("", "Un codice ha da 8 a 12 cifre.")
    )
    CODE_ONE_DIGIT = Line(
        "a code is not the same digit over and over",
        QT_TRANSLATE_NOOP("", "Non sempre la stessa cifra."),
    )
    CODE_RUN = Line(
        "a code is no run of digits", QT_TRANSLATE_NOOP("", "Non cifre di seguito, come 12345678.")
    )
    CODE_AS_BEFORE = Line(
        "a new code is another than the last one",
        QT_TRANSLATE_NOOP("", "Il codice nuovo è un altro da quello di prima."),
    )
    OWN_FIRST_CODE = Line(
        "nobody gives himself a first code: change your own",
        QT_TRANSLATE_NOOP("", "Nessuno si dà un primo codice: cambiare il proprio."),
    )
    NO_NAME = Line("a person has a name", QT_TRANSLATE_NOOP("", "Manca il nome."))
    NAME_LENGTH = Line(
        "a name has at most {count} letters",
        QT_TRANSLATE_NOOP("", "Un nome ha al più {count} lettere."),
    )
    NAME_UNREADABLE = Line(
        "a name has letters that can be read",
        QT_TRANSLATE_NOOP("", "Un nome ha lettere che si leggono."),
    )
    TWO_SCRIPTS = Line(
        "letters of two scripts stand in one word: {word}",
        QT_TRANSLATE_NOOP("", "In una parola stanno lettere di due scritture: {word}."),
    )
    LOOKS_LIKE = Line(
        "it looks like the name of {name}: write it otherwise",
        QT_TRANSLATE_NOOP("", "Si legge come il nome di {name}: scriverlo in altro modo."),
    )
    NOBODY_OF_NAME = Line(
        "nobody of the name {name!r} works here",
        QT_TRANSLATE_NOOP("", "Nessuno di nome {name} lavora qui."),
    )
    THERE_ALREADY = Line(
        "{name} is in the register already", QT_TRANSLATE_NOOP("", "{name} è già nel registro.")
    )
    IS_THAT_ALREADY = Line("{name} is that already", QT_TRANSLATE_NOOP("", "{name} lo è già."))
    MAY_NOT_KEEP = Line(
        "{name} may not change the register: a pit boss does",
        QT_TRANSLATE_NOOP("", "{name} non può cambiare il registro: lo fa un responsabile di sala."),
    )
    LAST_PIT_BOSS = Line(
        "{name} is the last pit boss: make another first",
        QT_TRANSLATE_NOOP("", "{name} è l'ultimo responsabile di sala: farne prima un altro."),
    )
    NO_CODE_WAITS = Line(
        "no code of this name waits for an answer",
        QT_TRANSLATE_NOOP("", "Di questo nome nessun codice aspetta una risposta."),
    )
    ANSWERS_FOR_HIMSELF = Line(
        "somebody else answers for a code than whose it is",
        QT_TRANSLATE_NOOP("", "Risponde un altro da quello di cui è il codice."),
    )
    MAY_NOT_ANSWER = Line(
        "{name} may not answer for it: it takes {roles}",
        QT_TRANSLATE_NOOP("", "{name} non può risponderne: serve un ispettore o un responsabile di sala."),
    )
    MAY_NOT_READ = Line(
        "{name} may not read what is recorded (permission {permission}): it takes {roles}",
        QT_TRANSLATE_NOOP(
            "",
            "{name} non può leggere ciò che è registrato (permesso «leggere»): serve un capo tavolo o "
            "ispettore, il responsabile di sala o il revisore.",
        ),
    )
    FIRST_CODE_STANDS = Line(
        "{name} changes the first code before anything else",
        QT_TRANSLATE_NOOP("", "{name} deve prima cambiare il codice che gli è stato dato."),
    )
    PIT_BOSS_THERE = Line(
        "there is a pit boss already: {name}",
        QT_TRANSLATE_NOOP("", "C'è già un responsabile di sala: {name}."),
    )
    NO_PIT_BOSS = Line(
        "there is no pit boss: make the first one",
        QT_TRANSLATE_NOOP("", "Non c'è un responsabile di sala: farne il primo."),
    )
    NOT_ALONE = Line(
        "{name} has {other} beside him: one gives the other a code",
        QT_TRANSLATE_NOOP("", "Accanto a {name} c'è {other}: l'uno dà il codice all'altro."),
    )
    ANOTHER_IS_PIT_BOSS = Line(
        "the only pit boss is {name}",
        QT_TRANSLATE_NOOP("", "L'unico responsabile di sala è {name}."),
    )
    MAY_NOT_RETAIN = Line(
        "{name} may not say what is kept: a pit boss does",
        QT_TRANSLATE_NOOP("", "{name} non può dire che cosa si tiene: lo fa un responsabile di sala."),
    )
    MONTHS_KEPT = Line(
        "archived months are kept from {least} to {most} months",
        QT_TRANSLATE_NOOP("", "I mesi archiviati si tengono da {least} a {most} mesi."),
    )
    ANOTHER_OWNER = Line(
        "the register is {owner}'s: do it as that user of the machine",
        QT_TRANSLATE_NOOP(
            "", "Il registro delle persone è di {owner}: farlo come quell'utente della macchina."
        ),
    )
    CODES_DIFFER = Line(
        "the second time was another code: nothing is changed",
        QT_TRANSLATE_NOOP("", "La seconda volta il codice era un altro: non cambia niente."),
    )
