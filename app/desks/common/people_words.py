"""What people are called by their roles, and why the register of people refuses something."""

from __future__ import annotations

import re
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

from app.desks.common.language import tr
from app.people.roles import Role

MAY: Final = {
    Role.DEALER: QT_TRANSLATE_NOOP(
        "", "Sta al tavolo: annunci, numeri, pagamenti, banco. Davanti a un altro non firma."
    ),
    Role.INSPECTOR: QT_TRANSLATE_NOOP(
        "",
        "Capo tavolo, ispettore comunale o ispettore della casa: firma accanto all'impiegato, decide le "
        "contestazioni, risponde dei fatti, legge tutto.",
    ),
    Role.PIT_BOSS: QT_TRANSLATE_NOOP(
        "", "Come il capo tavolo e l'ispettore; tiene anche il registro delle persone e vede gli allievi."
    ),
    Role.TRAINER: QT_TRANSLATE_NOOP("", "Vede come va una classe; al tavolo non fa e non legge niente."),
    Role.AUDITOR: QT_TRANSLATE_NOOP(
        "", "Legge tutto, non fa e non firma niente: anche un ispettore che controlla soltanto."
    ),
}
"""What each of them may do, where one is chosen."""
_REFUSED: Final = (
    (r"a code is 8 to 12 digits", QT_TRANSLATE_NOOP("", "Un codice ha da 8 a 12 cifre.")),
    (r"a code is not the same digit over and over", QT_TRANSLATE_NOOP("", "Non sempre la stessa cifra.")),
    (r"a code is no run of digits", QT_TRANSLATE_NOOP("", "Non cifre di seguito, come 12345678.")),
    (
        r"a new code is another than the last one",
        QT_TRANSLATE_NOOP("", "Il codice nuovo è un altro da quello di prima."),
    ),
    (
        r"nobody gives himself a first code: change your own",
        QT_TRANSLATE_NOOP("", "Nessuno si dà un primo codice: cambiare il proprio."),
    ),
    (r"a person has a name", QT_TRANSLATE_NOOP("", "Manca il nome.")),
    (
        r"a name has at most (?P<count>\d+) letters",
        QT_TRANSLATE_NOOP("", "Un nome ha al più {count} lettere."),
    ),
    (
        r"a name has letters that can be read",
        QT_TRANSLATE_NOOP("", "Un nome ha lettere che si leggono."),
    ),
    (
        r"letters of two scripts stand in one word: (?P<word>.+)",
        QT_TRANSLATE_NOOP("", "In una parola stanno lettere di due scritture: {word}."),
    ),
    (
        r"it looks like the name of (?P<name>.+): write it otherwise",
        QT_TRANSLATE_NOOP("", "Si legge come il nome di {name}: scriverlo in altro modo."),
    ),
    (
        r"nobody of the name ['\"](?P<name>.*)['\"] works here",
        QT_TRANSLATE_NOOP("", "Nessuno di nome {name} lavora qui."),
    ),
    (
        r"(?P<name>.+) is in the register already",
        QT_TRANSLATE_NOOP("", "{name} è già nel registro."),
    ),
    (r"(?P<name>.+) is that already", QT_TRANSLATE_NOOP("", "{name} lo è già.")),
    (
        r"(?P<name>.+) may not change the register: a pit boss does",
        QT_TRANSLATE_NOOP("", "{name} non può cambiare il registro: lo fa un responsabile di sala."),
    ),
    (
        r"(?P<name>.+) is the last pit boss: make another first",
        QT_TRANSLATE_NOOP("", "{name} è l'ultimo responsabile di sala: farne prima un altro."),
    ),
    (
        r"no code of this name waits for an answer",
        QT_TRANSLATE_NOOP("", "Di questo nome nessun codice aspetta una risposta."),
    ),
    (
        r"somebody else answers for a code than whose it is",
        QT_TRANSLATE_NOOP("", "Risponde un altro da quello di cui è il codice."),
    ),
    (
        r"(?P<name>.+) may not answer for it: it takes inspector or pit boss",
        QT_TRANSLATE_NOOP("", "{name} non può risponderne: serve un ispettore o un responsabile di sala."),
    ),
    (
        r"(?P<name>.+) may not read what is recorded \(permission read\): it takes .+",
        QT_TRANSLATE_NOOP(
            "",
            "{name} non può leggere ciò che è registrato (permesso «leggere»): serve un capo tavolo o "
            "ispettore, il responsabile di sala o il revisore.",
        ),
    ),
    (
        r"(?P<name>.+) changes the first code before anything else",
        QT_TRANSLATE_NOOP("", "{name} deve prima cambiare il codice che gli è stato dato."),
    ),
)
"""Why the register refuses something, as it says it and as a desk does."""


_DESKS: Final = {
    "an unknown place": QT_TRANSLATE_NOOP("", "posto sconosciuto"),
    "first start": QT_TRANSLATE_NOOP("", "primo avvio"),
    "review": QT_TRANSLATE_NOOP("", "programma di sala"),
}
_TABLE: Final = "table "


def desk_words(desk: str) -> str:
    """Say where a code was given, as the register keeps it; a command is called by its name."""
    if desk.startswith(_TABLE):
        return tr("tavolo {table}").format(table=desk.removeprefix(_TABLE))
    return tr(_DESKS[desk]) if desk in _DESKS else tr("comando «{command}»").format(command=desk)


def register_words(reason: str) -> str:
    """Say why the register refuses something; one that has no words here is given as it is."""
    for said, words in _REFUSED:
        if (found := re.fullmatch(said, reason)) is not None:
            return tr(words).format(**found.groupdict())
    return reason
