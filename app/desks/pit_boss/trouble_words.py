"""What cannot be read, said as it matters at a desk that reads: in its language, and what to do there."""

from __future__ import annotations

from app.desks.common.language import tr
from app.journal.errors import Damaged, EmptyJournal, JournalError, NoJournal, NotAJournal, ReadOnlyPlace


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
            return str(fault)
