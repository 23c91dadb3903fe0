"""What cannot be read, said as it matters at a desk that reads: in its language, and what to do there."""

from __future__ import annotations

from app.desks.common.language import tr
from app.journal.errors import (
    ArchiveRefused,
    CopyRefused,
    Damaged,
    EmptyJournal,
    JournalError,
    NoJournal,
    NoRoomFor,
    NotAJournal,
    OtherTable,
    ReadOnlyPlace,
    TableInUse,
)


def trouble_words(fault: JournalError) -> str:
    """Say why a journal or its lists cannot be read; what has no words here is said as it came."""
    match fault:
        case ReadOnlyPlace(path=path, why=why):
            words = tr(
                "{path}: qui non si scrive ({why}), e mancano le liste che stanno accanto al registro. "
                "Copiare il registro in una cartella in cui si scrive, e aprirlo lì."
            )
            return words.format(path=path, why=why)
        case NoJournal(path=path):
            return tr("{path}: qui non c'è nessun registro.").format(path=path)
        case EmptyJournal(path=path):
            words = tr("{path} è vuoto, come può lasciarlo una mancanza di corrente: rimettere una copia.")
            return words.format(path=path)
        case NotAJournal(path=path, why=why):
            return tr("{path} non è un registro ({why}).").format(path=path, why=why)
        case Damaged(path=path, why=why):
            words = tr("Il registro {path} è guasto ({why}). Resta com'è: lo esamina «capotavolo verify».")
            return words.format(path=path, why=why)
        case _:
            return _refused_words(fault)


def _refused_words(fault: JournalError) -> str:
    """Say why a journal is not copied, archived or put back."""
    match fault:
        case TableInUse(table=table):
            words = tr("Il tavolo {table} è aperto nel suo programma: prima lo si chiude.")
            return words.format(table=table)
        case OtherTable(path=path, lying=lying, table=table):
            words = tr("In {path} sta il registro del tavolo {lying}, non del tavolo {table}.")
            return words.format(path=path, lying=", ".join(lying), table=table)
        case NoRoomFor(path=path):
            return tr("{path}: il disco è pieno, e non è stato scritto.").format(path=path)
        case CopyRefused(path=path, why=why):
            return tr("{path} non può servire da copia ({why}).").format(path=path, why=why)
        case ArchiveRefused(path=path, why=why):
            return tr("{path}: l'archivio non va con questo registro ({why}).").format(path=path, why=why)
        case _:
            return str(fault)
