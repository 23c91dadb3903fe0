"""How long archived months are kept: which are past their time, and how one of them is let go.

Only what was archived of a journal that is at its end is ever past. That it is, the next journal says: its
first event names the last one of the journal before. From there each file is walked from its own bytes, and
what it holds and of which month it is comes from its events alone. A manifest says only where to look; of a
month that is gone it keeps how many events it had, its first and last place, and the hashes between which it
lay.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from datetime import date
from enum import StrEnum
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from app.foreign import FORGED
from app.journal.archive import DayOf
from app.journal.archive_reading import (
    Archived,
    Manifest,
    manifest_file,
    read_manifest,
    write_manifest,
)
from app.journal.archive_walk import Walked, ended_before, lies_there, walk
from app.journal.errors import ArchiveRefused
from app.journal.verifying import KnownHead, Progress
from app.journal.whole_files import on_disk

_MONTHS_A_YEAR: Final = 12

DaysOf = Callable[[Path, str], DayOf]
"""Gives, for a journal and a table, what gives the gaming day of a moment."""


class Keeping(StrEnum):
    """How it stands with an archived file."""

    LIVE = "live"
    """of a journal that a table still writes"""
    UNPROVED = "unproved"
    """none of the journals that were named goes on from the end of its own"""
    KEPT = "kept"
    PAST = "past"
    """its time is over: it may be let go"""
    MISSING = "missing"
    """its manifest names it, it does not lie there, and nobody let it go"""
    REMOVED = "removed"


class Kept(NamedTuple):
    """An archived file, and how it stands with it.

    Attributes:
        manifest: which names it.
        file: what that says of it.
        month: of its gaming days, YYYY-MM: by its events where it was walked.
        walked: what it holds; None where it was not walked.
    """

    manifest: Path
    file: Archived
    keeping: Keeping
    month: str
    walked: Walked | None = None

    @property
    def path(self) -> Path:
        """Where it lies, or lay."""
        return self.manifest.parent / self.file.file


class _Proved(NamedTuple):
    """A walked file and the month of its last gaming day; None where no night begins in it."""

    walked: Walked
    latest: date | None


def archived_files(
    folder: Path,
    journals: Sequence[Path],
    months: int | None,
    today: date,
    days_of: DaysOf,
    *,
    progress: Progress | None = None,
) -> tuple[Kept, ...]:
    """List what is archived in a folder: what is proved in the order of the chains, then all else.

    Args:
        folder: of archives, of any tables.
        journals: those that tables write now; each shows which one before it is at its end.
        months: how many whole months a month is kept after its end; None where nobody has said so.
        today: the day on which is asked.
        days_of: gives the gaming day of an opening.
        progress: called now and then while a journal is walked.

    Raises:
        ArchiveRefused: a manifest cannot be read, or says what is not so.
        JournalError: a journal cannot be read, or does not hold.
    """
    folder = folder.resolve()
    manifests = {place: read for place in _manifests(folder) if (read := read_manifest(place)) is not None}
    proved: dict[tuple[Path, str], _Proved] = {}
    for journal in journals:
        for ended in ended_before(journal, progress):
            proved |= _proved_from(manifests, ended, days_of(journal, ended.table))
    listed = {(place, file.file): file for place, manifest in manifests.items() for file in manifest.files}
    certain = [
        _certain(place, listed[place, name], one, months, today) for (place, name), one in proved.items()
    ]
    others = [
        Kept(place, file, _uncertain(folder, place, file), file.month)
        for (place, name), file in listed.items()
        if (place, name) not in proved
    ]
    return (*certain, *others)


def _manifests(folder: Path) -> Sequence[Path]:
    return sorted(folder.glob("*.archive.json"))


def _proved_from(
    manifests: Mapping[Path, Manifest], ended: KnownHead, day_of: DayOf
) -> dict[tuple[Path, str], _Proved]:
    """Walk back from the end of a journal, and of the one before it, as far as files lie there."""
    chains: list[tuple[Path, tuple[Walked, ...]]] = []
    end: KnownHead | None = ended
    while end is not None and (found := _leading_to(manifests, end)) is not None:
        place, files = found
        chains.append((place, walk(files, end)))
        end = chains[-1][1][0].begun
    proved: dict[tuple[Path, str], _Proved] = {}
    latest: date | None = None
    for place, walked in reversed(chains):
        for one in walked:
            days = [_day(one.path, at, day_of) for at in one.opened]
            latest = max((*days, *([] if latest is None else [latest])), default=None)
            proved[place, one.path.name] = _Proved(one, latest)
    return proved


def _leading_to(
    manifests: Mapping[Path, Manifest], ended: KnownHead
) -> tuple[Path, list[tuple[Path, Archived]]] | None:
    """Find the files that are said to lead to a journal's end, as far back as they lie there."""
    for place, manifest in manifests.items():
        files = [file for file in manifest.files if file.table == ended.table]
        if not files or (files[-1].last, files[-1].hash) != (ended.seq, ended.hash.hex()):
            continue
        found: list[tuple[Path, Archived]] = []
        for file in reversed(files):
            path = place.parent / file.file
            if path.parent != place.parent:
                raise ArchiveRefused(place, f"{file.file} is no file of this folder")
            if not _is_there(path):
                break
            found.insert(0, (path, file))
        return (place, found) if found else None
    return None


def _is_there(path: Path) -> bool:
    """Whether anything lies there, also a link that leads nowhere."""
    return path.is_symlink() or path.exists()


def _day(path: Path, at: str, day_of: DayOf) -> date:
    try:
        return day_of(at)
    except FORGED as fault:
        raise ArchiveRefused(path, f"a night in it was opened at no time ({at[:40]!r}): it stays") from fault


def _certain(place: Path, file: Archived, proved: _Proved, months: int | None, today: date) -> Kept:
    keeping, latest = Keeping.KEPT, proved.latest
    if latest is not None and months is not None and _since(latest, today) >= months:
        keeping = Keeping.PAST
    month = file.month if latest is None else f"{latest:%Y-%m}"
    return Kept(place, file, keeping, month, proved.walked)


def _since(day: date, today: date) -> int:
    """Count the whole months since the end of a day's month."""
    return (today.year - day.year) * _MONTHS_A_YEAR + today.month - day.month - 1


def _uncertain(folder: Path, place: Path, file: Archived) -> Keeping:
    if not _is_there(place.parent / file.file):
        return Keeping.REMOVED if file.removed else Keeping.MISSING
    return Keeping.LIVE if place == manifest_file(folder, file.table) else Keeping.UNPROVED


def check_untouched(kept: Sequence[Kept]) -> None:
    """See that each file is still the one that was walked: nobody lets something else go.

    Raises:
        ArchiveRefused: it is another file, or cannot be read.
    """
    for each in kept:
        if each.walked is None or lies_there(each.path) != each.walked.lying:
            raise ArchiveRefused(each.path, "another file lies there than the one that was shown: it stays")


def let_go(kept: Kept, at: str) -> None:
    """Remove a file, and say in its manifest when.

    Args:
        kept: a file whose time is over.
        at: when, as events write times.

    Raises:
        ValueError: its time is not over.
        ArchiveRefused: another file lies there now, the disk refuses, or the manifest names it no more.
    """
    if kept.keeping is not Keeping.PAST:
        raise ValueError(f"{kept.file.file} is {kept.keeping.value}, and stays")
    manifest = _naming(kept)
    check_untouched([kept])
    try:
        kept.path.unlink()
        on_disk(kept.manifest.parent)
    except OSError as fault:
        raise ArchiveRefused(kept.path, f"it cannot be removed ({fault.strerror})") from fault
    _note_removed(kept, manifest, at)


def note_gone(kept: Sequence[Kept], let_go_before: Collection[str], at: str) -> None:
    """Say in its manifest of a file that is missing that it was let go: the power went before that was done.

    Args:
        kept: archived files.
        let_go_before: the SHA-256 of each file that the register says was let go.
        at: when, as events write times.

    Raises:
        ArchiveRefused: the disk refuses, or the manifest names it no more.
    """
    for each in kept:
        if each.keeping is Keeping.MISSING and each.file.sha256 in let_go_before:
            _note_removed(each, _naming(each), at)


def _naming(kept: Kept) -> Manifest:
    manifest = read_manifest(kept.manifest)
    if manifest is None or kept.file not in manifest.files:
        raise ArchiveRefused(kept.manifest, f"the manifest names {kept.file.file} no more")
    return manifest


def _note_removed(kept: Kept, manifest: Manifest, at: str) -> None:
    files = [
        msgspec.structs.replace(file, removed=at) if file == kept.file else file for file in manifest.files
    ]
    write_manifest(kept.manifest, Manifest(manifest.table, files, manifest.logs))
