"""The raw logs of the readers go with the archive: packed, in parts, each up to the last whole line.

A log is only made longer, so what was archived of it is never written again: the next part goes on where the
last one ended, whichever journal was the table's then.
"""

from __future__ import annotations

import gzip
from datetime import datetime
from pathlib import Path
from typing import BinaryIO, Final, cast

from app import file_modes, foreign
from app.journal.archive_reading import (
    ArchivedLog,
    Manifest,
    manifest_file,
    read_manifest,
    write_manifest,
)
from app.journal.log_copies import whole_lines
from app.journal.place import file_name
from app.journal.raw_logs import raw_logs
from app.journal.whole_files import on_disk, written_whole

_FIRST: Final = 64
"""Bytes at the beginning of a log in which the time of its first record stands."""


def archive_logs(database: Path, folder: Path, manifest: Manifest, until: str) -> None:
    """Archive what was not yet of the raw logs that were begun by a time.

    Args:
        database: the journal beside which they lie.
        folder: of the archive.
        manifest: takes them up, and is written.
        until: the time of the last archived event, as events write it.

    Raises:
        JournalError: the disk refuses.
    """
    ends = _ends(folder, manifest)
    found = list(manifest.logs)
    for log in raw_logs(database):
        if _begun_by(log.path, until):
            one = _archived(log.path, folder, ends.get(log.path.name, 0))
            found += () if one is None else (one,)
    if found != manifest.logs:
        manifest.logs = found
        write_manifest(manifest_file(folder, manifest.table), manifest)


def _ends(folder: Path, manifest: Manifest) -> dict[str, int]:
    """Say how far each log is archived: by this manifest, and by those of the table's journals before."""
    stem, ends = file_name(manifest.table), dict[str, int]()
    before = [read_manifest(path) for path in sorted(folder.glob(f"{stem}-until-*.archive.json"))]
    for each in (*before, manifest):
        for log in each.logs if each is not None else ():
            ends[log.log] = max(log.end, ends.get(log.log, 0))
    return ends


def _begun_by(log: Path, until: str) -> bool:
    """Whether the first record of a log was heard by then; of one that says no time nobody knows better."""
    try:
        with foreign.opened(log) as file:
            at = int(file.read(_FIRST).lstrip(b"\x00").partition(b"\t")[0])
        return at <= datetime.fromisoformat(until).timestamp() * 1_000_000
    except FileNotFoundError:  # the oldest is let go meanwhile
        return False
    except foreign.UNREADABLE:
        return True


def _archived(log: Path, folder: Path, first: int) -> ArchivedLog | None:
    """Pack what comes behind a place of a log; None where there is nothing more, or it is let go."""
    part = folder / f"{log.name}.part"
    with written_whole(folder, part):
        try:
            source = foreign.opened(log)
        except FileNotFoundError:
            return None
        with source:
            part.unlink(missing_ok=True)
            file_modes.make(part, file_modes.of_copy(file_modes.JOURNAL, log))
            source.seek(first)
            with part.open("wb") as raw, _packer(raw) as packed:
                size, _ = whole_lines(source, cast("BinaryIO", packed))
        if not size:
            return None
        on_disk(part)
        sha256 = foreign.sha256(part)
        name = _free_name(folder, log.name, first, sha256)
        part.replace(folder / name)
        on_disk(folder)
    return ArchivedLog(log.name, first, first + size, name, sha256)


def _packer(raw: BinaryIO) -> gzip.GzipFile:
    return gzip.GzipFile(filename="", mode="wb", fileobj=raw, mtime=0)


def _free_name(folder: Path, log: str, first: int, sha256: str) -> str:
    """Nothing is replaced; where the power went before the manifest was written, the same bytes lie there."""
    stem, number = f"{log}.from-{first}" if first else log, 1
    while True:
        name = f"{stem}.gz" if number == 1 else f"{stem}-{number}.gz"
        path = folder / name
        if not path.exists() or foreign.sha256(path) == sha256:
            return name
        number += 1
