"""How long archived months are kept: which are past their time, and how one of them is let go.

Only what was archived of a journal that is at its end is ever past: of one that a table still writes nothing
is let go, for another journal is begun only once all of its archive was walked. Of a month that is gone the
manifest keeps how many events it had, its first and last place, and the hashes between which it lay.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from enum import StrEnum
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from app.foreign import sha256
from app.journal.archive import write_manifest
from app.journal.archive_reading import Archived, Manifest, manifest_file, read_manifest
from app.journal.errors import ArchiveRefused
from app.journal.whole_files import on_disk

_MONTHS_A_YEAR: Final = 12


class Keeping(StrEnum):
    """How it stands with an archived file."""

    LIVE = "live"
    """of a journal that a table still writes"""
    KEPT = "kept"
    PAST = "past"
    """its time is over: it may be let go"""
    REMOVED = "removed"


class Kept(NamedTuple):
    """An archived file, and how it stands with it.

    Attributes:
        manifest: which names it.
    """

    manifest: Path
    file: Archived
    keeping: Keeping

    @property
    def path(self) -> Path:
        """Where it lies, or lay."""
        return self.manifest.parent / self.file.file


def archived_files(folder: Path, months: int | None, today: date) -> tuple[Kept, ...]:
    """List what is archived in a folder, the files of each manifest in their order.

    Args:
        folder: of archives, of any tables.
        months: how many whole months a month is kept after its end; None where nobody has said so.
        today: the day on which is asked.

    Raises:
        ArchiveRefused: a manifest cannot be read.
    """
    found = []
    for place in sorted(folder.glob("*.archive.json")):
        manifest = read_manifest(place)
        for file in manifest.files if manifest is not None else ():
            live = place == manifest_file(folder, file.table)
            found.append(Kept(place, file, _keeping(file, months, today, live=live)))
    return tuple(found)


def _keeping(file: Archived, months: int | None, today: date, *, live: bool) -> Keeping:
    if file.removed:
        return Keeping.REMOVED
    if live:
        return Keeping.LIVE
    year, month = map(int, file.month.split("-"))
    ended = year * _MONTHS_A_YEAR + month  # the month after it, counted from 0
    now = today.year * _MONTHS_A_YEAR + today.month - 1
    return Keeping.PAST if months is not None and now - ended >= months else Keeping.KEPT


def check_untouched(kept: Sequence[Kept]) -> None:
    """See that each file is the one that its manifest names: nobody lets something else go.

    Raises:
        ArchiveRefused: it is another file, or cannot be read.
    """
    for each in kept:
        if each.path.parent != each.manifest.parent:
            raise ArchiveRefused(each.manifest, f"{each.file.file} is no file of this folder")
        try:
            found = sha256(each.path)
        except FileNotFoundError:
            continue  # the power went after it was let go: its manifest does not know yet
        except OSError as fault:
            raise ArchiveRefused(each.path, f"this file cannot be read ({fault.strerror})") from fault
        if found != each.file.sha256:
            raise ArchiveRefused(each.path, "this is not the file that its manifest names: it stays")


def let_go(kept: Kept, at: str) -> None:
    """Remove a file, and say in its manifest when.

    Args:
        kept: a file whose time is over.
        at: when, as events write times.

    Raises:
        ValueError: its time is not over.
        ArchiveRefused: the disk refuses, or the manifest is there no more.
    """
    if kept.keeping is not Keeping.PAST:
        raise ValueError(f"{kept.file.file} is {kept.keeping.value}, and stays")
    manifest = read_manifest(kept.manifest)
    if manifest is None:
        raise ArchiveRefused(kept.manifest, "the manifest is there no more")
    try:
        kept.path.unlink(missing_ok=True)
        on_disk(kept.manifest.parent)
    except OSError as fault:
        raise ArchiveRefused(kept.path, f"it cannot be removed ({fault.strerror})") from fault
    files = [
        msgspec.structs.replace(file, removed=at) if file == kept.file else file for file in manifest.files
    ]
    write_manifest(kept.manifest, Manifest(manifest.table, files))
