"""What came of a copy, an archive, a check or a putting back, a sentence a line."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from datetime import date
from pathlib import Path
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

from app.desks.common.language import tr
from app.journal.archive_reading import Archived
from app.journal.chain import Head
from app.journal.copies import Copy, Restored
from app.journal.verifying import Broken, Verified
from app.reports.wording import count, day_words

STEPS: Final = {
    "walk": QT_TRANSLATE_NOOP("", "Si ripercorre il registro: {done} di {of} fatti"),
    "copy": QT_TRANSLATE_NOOP("", "Si copia: {done} di {of} pagine"),
    "archive": QT_TRANSLATE_NOOP("", "Si archivia: {done} di {of} fatti"),
}
"""What is being done, by the step that tells it."""


def verified_words(found: Verified | Broken, differs: int) -> tuple[str, ...]:
    """Say whether a journal holds.

    Args:
        found: what the walk found.
        differs: how many settlements of older rules come out otherwise today.
    """
    if isinstance(found, Broken):
        return (_broken_words(found),)
    words = tr("Il registro regge: fatti {events}, colpi {spins}, ogni regolamento di nuovo.")
    lines = [words.format(events=count(found.events), spins=count(found.spins)), *_heads(found.heads)]
    if differs:
        words = tr("Regolamenti di regole di prima che oggi verrebbero diversi: {count}. Valgono come sono.")
        lines.append(words.format(count=count(differs)))
    return tuple(lines)


def _broken_words(found: Broken) -> str:
    if found.table is None or found.seq is None:
        return tr("Il registro NON regge: {why}").format(why=found.reason)
    words = tr("Il registro NON regge: tavolo {table}, n. {seq}: {why}")
    return words.format(table=found.table, seq=found.seq, why=found.reason)


def copied_words(made: Copy) -> tuple[str, ...]:
    """Say where a copy lies, and with which event it ends."""
    words = tr("Copia fatta e ripercorsa: {path}, {events} fatti.")
    return (
        words.format(path=made.path, events=count(made.events)),
        *_heads(made.heads),
        tr("File di righe dei lettori copiati con lui: {count}.").format(count=count(len(made.logs))),
        tr("Annotare l'ultimo fatto altrove: prova che alla copia non manca la fine."),
    )


def logs_words(wrong: Sequence[str]) -> tuple[str, ...]:
    """Say which of the readers' raw logs that went with a copy are missing, or are not as they were."""
    words = tr("Righe dei lettori che mancano o non sono più quelle: {why}")
    return tuple(words.format(why=why) for why in wrong)


def restored_words(done: Restored, table: str) -> tuple[str, ...]:
    """Say what was put back, what it lacks, and where what lay there before is kept."""
    lines = [tr("La copia è ora il registro: {path}.").format(path=done.path), *_heads({table: done.head})]
    if done.kept is not None:
        lines.append(tr("Quello che c'era prima è tenuto in {path}.").format(path=done.kept))
    if done.missing is None:
        lines.append(tr("Quanti fatti di quello che c'era manchino nella copia non si può leggere."))
    elif done.missing:
        words = tr("Fatti di quello che c'era che la copia non ha: {count}.")
        lines.append(words.format(count=count(done.missing)))
    return tuple(lines)


def archived_words(made: Sequence[Archived], folder: Path, until: date) -> tuple[str, ...]:
    """Say which months were archived, and with which event the last of them ends."""
    if not made:
        words = tr("Niente da archiviare prima di {day}: nessuna notte intera che non sia già in {folder}.")
        return (words.format(day=day_words(until), folder=folder),)
    words = tr("{file}: {events} fatti, dal n. {first} al n. {last}, riletti.")
    last = made[-1]
    return (
        tr("Archiviato in {folder}; il registro resta com'è.").format(folder=folder),
        *(
            words.format(file=each.file, events=count(each.events), first=each.first, last=each.last)
            for each in made
        ),
        *_heads({last.table: Head(last.last, bytes.fromhex(last.hash))}),
    )


def stopped_words(*, archives: bool) -> tuple[str, ...]:
    """Say that somebody stopped it, and what there is of it."""
    if archives:
        return (tr("Fermato: i mesi già scritti restano, e sono interi."),)
    return (tr("Fermato: non è cambiato niente, e non resta niente a metà."),)


def _heads(heads: Mapping[str, Head]) -> Iterator[str]:
    """Name the last event of each table, as `verify --head` takes it."""
    words = tr("Ultimo fatto: {head}")
    for table, head in heads.items():
        yield words.format(head=f"{table}:{head.seq}:{head.hash.hex()}")
