"""Whole nights go into one compressed file a month, as `export` prints them; the journal keeps them all.

A file is walked from its own bytes before it gets its name, and a manifest beside the files says which events
lie in which, and what the first goes on from. The next archiving goes on behind the last event that is there.
"""

from __future__ import annotations

import gzip
from collections.abc import Callable, Iterator
from contextlib import closing
from datetime import date
from itertools import groupby, pairwise, takewhile
from pathlib import Path
from typing import NamedTuple

import msgspec

from app import file_modes, foreign
from app.journal.archive_reading import (
    Archived,
    DamagedFileError,
    Manifest,
    archived_rows,
    manifest_file,
    read_manifest,
    write_manifest,
)
from app.journal.archived_logs import archive_logs
from app.journal.chain import ZERO_HASH, Head, Recorded
from app.journal.errors import ArchiveRefused, Damaged
from app.journal.place import file_name
from app.journal.reading import events, head_in, opened, openings_in, when
from app.journal.verifying import Broken, Progress, verify_events, why_not_following
from app.journal.whole_files import on_disk, written_whole

_STEP = 1_000
_BEGUN = b'"kind":"journal.begun"'

DayOf = Callable[[str], date]
"""The gaming day of a moment, as events write it."""


class _Night(NamedTuple):
    """A night that is over: the next one was opened."""

    first: int
    last: int
    day: date


def archive(
    database: Path,
    table: str,
    folder: Path,
    *,
    until: date | None,
    day_of: DayOf,
    progress: Progress | None = None,
) -> tuple[Archived, ...]:
    """Write the nights before a day that are not archived yet, a file for each month.

    A night is whole once the next one was opened: until then somebody may still count, or answer.

    Args:
        database: the journal; nothing in it changes.
        table: whose nights.
        folder: where the files go; made if it is not there. It may lie on a share.
        until: the first gaming day that is not archived; None for a journal that is at its end: all of it.
        day_of: gives the gaming day of an opening.
        progress: called now and then with the events written and those that there are to write.

    Returns:
        The new files.

    Raises:
        ArchiveRefused: what lies in the folder does not go with this journal.
        Damaged: an event does not hold; nothing from its month on is archived.
        JournalError: the journal cannot be read, or the disk refuses.
    """
    manifest = _manifest_of(database, table, folder)
    after = _archived_up_to(database, table, folder, manifest)
    every = _nights(database, table, day_of, ended=until is None)
    nights = every if until is None else takewhile(lambda night: night.day < until, every)
    waiting = [night for night in nights if night.last > after.seq]
    total, done, made = (waiting[-1].last - after.seq if waiting else 0), 0, []
    for month, coming in groupby(_in_order(waiting), key=lambda night: f"{night.day:%Y-%m}"):
        last = list(coming)[-1].last

        def told(written: int, before: int = done) -> None:
            if progress:
                progress(before + written, total)

        file = _write_month(database, Archived.planned(table, month, after, last), folder, manifest, told)
        manifest.files.append(file)
        write_manifest(manifest_file(folder, table), manifest)
        after, done = Head(file.last, bytes.fromhex(file.hash)), done + file.events
        made.append(file)
    if made or until is None:
        archive_logs(database, folder, manifest, _time_of(database, table, after))
    return tuple(made)


def _time_of(database: Path, table: str, last: Head) -> str:
    """Give the time of an archived event, as events write it."""
    return when(database, table, [last.seq]).get(last.seq, ("", None))[0]


def _manifest_of(database: Path, table: str, folder: Path) -> Manifest:
    """Read what is archived of a journal; the manifest of the one before it is set aside.

    It lies there where the power went after the new journal had taken its place.
    """
    manifest = read_manifest(manifest_file(folder, table))
    if manifest is None or not manifest.files:
        return Manifest(table, [])
    last = manifest.files[-1]
    with closing(events(database, table)) as coming:
        first = next(coming, None)
    after = f':{last.last}:{last.hash}"'.encode()
    if first is not None and _BEGUN in first.body and after in first.body:
        set_aside(folder, table, last.last)
        return Manifest(table, [])
    return manifest


def _archived_up_to(database: Path, table: str, folder: Path, manifest: Manifest) -> Head:
    """Say behind which event to go on; it must be the journal's own."""
    if not manifest.files:
        return Head(0, ZERO_HASH)
    last = manifest.files[-1]
    with closing(events(database, table, after=last.last - 1)) as coming:
        event = next(coming, None)
    if event is None or event.seq != last.last or event.hash.hex() != last.hash:
        raise ArchiveRefused(
            manifest_file(folder, table),
            f"what is archived there ends at event {last.last} of another journal: choose another folder",
        )
    return Head(event.seq, event.hash)


def _nights(database: Path, table: str, day_of: DayOf, *, ended: bool) -> Iterator[_Night]:
    """The nights that are over, or all of them; what came before the first opening belongs to it."""
    with opened(database) as connection:
        openings = openings_in(connection, database, table)
        head = head_in(connection, table)
    first = 1
    for (_, at), (following, _) in pairwise(openings):
        yield _Night(first, following - 1, day_of(at))
        first = following
    if ended and openings:
        yield _Night(first, head.seq, day_of(openings[-1][1]))


def _in_order(nights: list[_Night]) -> Iterator[_Night]:
    """A clock that was put back begins no earlier month: a night stays with the one before it."""
    latest = date.min
    for night in nights:
        latest = max(latest, night.day)
        yield night._replace(day=latest)


def set_aside(folder: Path, table: str, last: int) -> Path:
    """Give the manifest of a journal that is at its end a name of its own: the next journal begins another.

    Args:
        folder: where it lies.
        table: whose it is.
        last: the place of the journal's last event.
    """
    manifest = manifest_file(folder, table)
    ended = manifest.with_name(f"{file_name(table)}-until-{last}.archive.json")
    manifest.replace(ended)
    on_disk(folder)
    return ended


def _write_month(
    database: Path, plan: Archived, folder: Path, manifest: Manifest, told: Callable[[int], None]
) -> Archived:
    """Write one file, walk it from its own bytes, and give it its name."""
    part = folder / f"{file_name(plan.table)}.part"
    with written_whole(folder, part):
        folder.mkdir(parents=True, exist_ok=True)
        _begun(part, database)
        last = _written(database, plan, part, told)
        on_disk(part)
        file = msgspec.structs.replace(
            plan, hash=last.hash.hex(), sha256=foreign.sha256(part), bytes=part.stat().st_size
        )
        _check_readable(part, file)
        name = _free_name(folder, file, manifest)
        part.replace(folder / name)
        on_disk(folder)
    return msgspec.structs.replace(file, file=name)


def _begun(part: Path, *like: Path) -> None:
    """Make the empty file that is written: months are for whoever may read their journal."""
    part.unlink(missing_ok=True)
    file_modes.make(part, file_modes.of_copy(file_modes.JOURNAL, *like))


def _written(database: Path, plan: Archived, part: Path, told: Callable[[int], None]) -> Head:
    """Write a month's events, each checked against the one before it."""
    last = Head(plan.first - 1, bytes.fromhex(plan.before))
    with (
        part.open("wb") as raw,
        gzip.GzipFile(filename="", mode="wb", fileobj=raw, mtime=0) as file,
        closing(events(database, plan.table, after=last.seq)) as coming,
    ):
        for event in takewhile(lambda event: event.seq <= plan.last, coming):
            _check_event(database, event, last)
            file.write(event.line + b"\n")
            last = Head(event.seq, event.hash)
            if (written := event.seq - plan.first + 1) % _STEP == 0:
                told(written)
    if last.seq != plan.last:
        raise Damaged(database, f"event {last.seq + 1} of table {plan.table} is missing")
    return last


def _check_event(database: Path, event: Recorded, last: Head) -> None:
    if why := why_not_following(event, last):
        raise Damaged(database, f"event {event.seq} of table {event.table}: {why}")


def _check_readable(part: Path, file: Archived) -> None:
    """Read back what was written: a disk that keeps something else is found now, and not in ten years."""
    begins = {file.table: Head(file.first - 1, bytes.fromhex(file.before))}
    try:
        found = verify_events(archived_rows(part, file.table), begins)
    except DamagedFileError as fault:
        found = Broken(file.table, None, fault.reason)
    head = None if isinstance(found, Broken) else found.heads.get(file.table)
    if isinstance(found, Broken) or head != Head(file.last, bytes.fromhex(file.hash)):
        why = found.reason if isinstance(found, Broken) else "its end is missing"
        raise ArchiveRefused(
            part, f"what was written does not read back as it was ({why}): look at this disk"
        )


def _free_name(folder: Path, file: Archived, manifest: Manifest) -> str:
    """A month that was archived in part goes on in a file of its own; nothing is ever replaced."""
    known = {each.file for each in manifest.files}
    stem, number = f"{file_name(file.table)}-{file.month}", 1
    while True:
        name = f"{stem}.jsonl.gz" if number == 1 else f"{stem}-{number}.jsonl.gz"
        path = folder / name
        # The power may have gone before the manifest was written: then the same bytes lie there.
        if name not in known and (not path.exists() or _is(path, file.sha256)):
            return name
        number += 1


def _is(path: Path, sha256: str) -> bool:
    return foreign.sha256(path) == sha256
