"""What would refuse a copy, an archive, a check or a putting back, seen before it is begun."""

from __future__ import annotations

import os
import shutil
from collections.abc import Mapping
from pathlib import Path

from app.desks.common.language import tr
from app.desks.pit_boss.trouble_words import trouble_words
from app.desks.pit_boss.writer import Outcome, Place, Written
from app.desks.pit_boss.writer_words import written_words
from app.journal.errors import Damaged, JournalError, NetworkShare
from app.journal.file_system import network_share
from app.journal.lock import seen_held
from app.journal.reading import tables


def hurdles(journal: Path, damage: str = "") -> Mapping[Place, Mapping[str, str]]:
    """Say of each table of a journal why each deed would be refused; empty where it would not.

    A journal that cannot be read is one place without a table; what is damaged can still be verified.

    Args:
        journal: its file.
        damage: what is known not to hold of it, in a sentence; empty where nothing is.
    """
    back = _putting_back(journal)
    try:
        names = tables(journal)
    except JournalError as fault:
        said = trouble_words(fault)
        verify = "" if isinstance(fault, Damaged) else said
        return {Place(journal, ""): _each(verify=verify, read=said, archive=said, back=back)}
    if not names:
        none = tr("Nel registro non c'è ancora nessun tavolo.")
        return {Place(journal, ""): _each(verify="", read="", archive=none, back=back)}
    if len(names) > 1:
        back = tr("Qui stanno più tavoli: si rimette il registro di un tavolo solo, nel suo file.")
    each = _each(verify="", read=damage, archive=damage, back=back)
    return {Place(journal, name): each for name in names}


def _each(*, verify: str, read: str, archive: str, back: str) -> Mapping[str, str]:
    return {"verify": verify, "back_up": read, "archive": archive, "restore": back}


def _putting_back(journal: Path) -> str:
    """Say why nothing can take the place of a journal now."""
    folder = journal.absolute().parent
    if share := network_share(folder):
        return str(NetworkShare(journal, share))
    if not folder.is_dir() or not os.access(folder, os.W_OK):
        return written_words(Written(Outcome.READ_ONLY, reason=str(folder)))
    if seen_held(journal.absolute().resolve()):
        return tr("Il tavolo è aperto nel suo programma: si rimette una copia quando è chiuso.")
    return ""


def folder_hurdle(folder: Path, journal: Path) -> str:
    """Say why nothing of a journal can be put into a folder; empty where it can.

    Args:
        folder: that was chosen.
        journal: what is to be put there.
    """
    if not folder.is_dir():
        return tr("{folder}: qui non c'è nessuna cartella.").format(folder=folder)
    if not os.access(folder, os.W_OK):
        return written_words(Written(Outcome.READ_ONLY, reason=str(folder)))
    return _room(folder, journal)


def copy_hurdle(place: Place, copy: Path) -> str:
    """Say why a copy cannot take the place of a journal; empty where nothing that is seen stands in the way.

    Args:
        place: the journal, and its table where that can be read.
        copy: that was chosen.
    """
    try:
        names = tables(copy)
    except JournalError as fault:
        return trouble_words(fault)
    if place.journal.exists() and copy.exists() and place.journal.samefile(copy):
        return tr("{copy} è il registro stesso: scegliere una copia.").format(copy=copy)
    if place.table and place.table not in names:
        words = tr("{copy} è del tavolo {names}, e qui sta il registro del tavolo {table}.")
        return words.format(copy=copy, names=", ".join(names) or "–", table=place.table)
    if not place.table and len(names) != 1:
        words = tr("{copy} ha più tavoli, e di quale sia il registro qui non si legge.")
        return words.format(copy=copy)
    return _putting_back(place.journal) or _room(place.journal.absolute().parent, copy)


def _room(folder: Path, like: Path) -> str:
    """Say that a disk has no room for another file of that size."""
    if not like.exists() or shutil.disk_usage(folder).free > like.stat().st_size:
        return ""
    return tr("{folder}: su questo disco non c'è posto.").format(folder=folder)
