"""What cannot be read or written, said as it matters at a desk that reads: in its language, with what to do.

What SQLite and the operating system say of it is English, and stays on standard error: here stands what is to
be done.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

from app.desks.common.language import tr
from app.journal import errors
from app.journal.errors import JournalError
from app.register_file.place import PEOPLE

_WORDS: Final[tuple[tuple[type[JournalError], object], ...]] = (
    (
        errors.ReadOnlyPlace,
        QT_TRANSLATE_NOOP(
            "",
            "{path}: qui non si scrive, e mancano le liste che stanno accanto al registro. "
            "Copiare il registro in una cartella in cui si scrive, e aprirlo lì.",
        ),
    ),
    (errors.NoJournal, QT_TRANSLATE_NOOP("", "{path}: qui non c'è nessun registro.")),
    (
        errors.EmptyJournal,
        QT_TRANSLATE_NOOP(
            "", "{path} è vuoto, come può lasciarlo una mancanza di corrente: rimettere una copia."
        ),
    ),
    (errors.NotAJournal, QT_TRANSLATE_NOOP("", "{path} non è un registro, o il suo inizio è distrutto.")),
    (
        errors.Damaged,
        QT_TRANSLATE_NOOP("", "Il registro {path} è guasto. Resta com'è: lo esamina «capotavolo verify»."),
    ),
    (
        errors.NewerJournal,
        QT_TRANSLATE_NOOP(
            "", "{path} è di un programma più nuovo (revisione {revision}): aprirlo con quello."
        ),
    ),
    (
        errors.TwoNames,
        QT_TRANSLATE_NOOP("", "{path} ha più nomi sul suo disco: lasciargliene uno solo."),
    ),
    (
        errors.NetworkShare,
        QT_TRANSLATE_NOOP(
            "", "{path} è una cartella di rete: tenere il registro sul disco di questa macchina."
        ),
    ),
    (
        errors.ForeignLock,
        QT_TRANSLATE_NOOP("", "{path} è tenuto da un altro utente di questa macchina: {user}."),
    ),
    (errors.NoRoom, QT_TRANSLATE_NOOP("", "{path}: il disco è pieno. Fare spazio.")),
    (errors.NoRoomFor, QT_TRANSLATE_NOOP("", "{path}: il disco è pieno. Fare spazio.")),
    (errors.DiskFull, QT_TRANSLATE_NOOP("", "{path}: il disco è pieno. Fare spazio.")),
    (
        errors.OtherTable,
        QT_TRANSLATE_NOOP("", "In {path} sta il registro del tavolo {lying}, non del tavolo {table}."),
    ),
    (errors.CopyRefused, QT_TRANSLATE_NOOP("", "{path} non può servire da copia.")),
    (errors.ArchiveRefused, QT_TRANSLATE_NOOP("", "{path}: l'archivio non va con questo registro.")),
    (
        errors.NoLists,
        QT_TRANSLATE_NOOP("", "{path}: mancano le liste accanto al registro, o non si leggono."),
    ),
    (
        errors.CannotOpen,
        QT_TRANSLATE_NOOP(
            "", "{path} non si apre: guardare il percorso, i permessi, e se lo tiene un altro programma."
        ),
    ),
)
"""The first that fits; what has no words here is said as the last resort says it."""


def trouble_words(fault: JournalError | OSError | ValueError) -> str:
    """Say why a journal, its lists or the register of people cannot be read or written."""
    if isinstance(fault, errors.TableInUse):
        words = (
            tr("{path} è aperto in un altro programma: riprovare.")
            if fault.table == PEOPLE
            else tr("Il tavolo {table} è aperto nel suo programma: prima lo si chiude.")
        )
        return words.format(path=fault.path, table=fault.table)
    for kind, said in _WORDS:
        if isinstance(fault, kind):
            parts = {name: getattr(fault, name, "") for name in ("path", "revision", "user", "table")}
            return tr(said).format(**parts, lying=", ".join(getattr(fault, "lying", ())))
    path = getattr(fault, "path", None) or getattr(fault, "filename", None)
    if path is None:
        return tr("Qui qualcosa non riesce: che cosa, lo dice l'uscita d'errore del programma.")
    return tr("{path}: il disco, o il sistema, non lo permette. Guardare il disco.").format(path=Path(path))
