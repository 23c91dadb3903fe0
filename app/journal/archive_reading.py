"""Archived nights are read and walked again, one file after another, without any journal."""

from __future__ import annotations

import gzip
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Annotated, NamedTuple, Self

import msgspec

from app import file_modes
from app.foreign import UNREADABLE, content, lines, opened, sha256
from app.journal.chain import LARGEST, ZERO_HASH, Head, parted
from app.journal.errors import ArchiveRefused, NotPrinted
from app.journal.lying_rows import Row
from app.journal.place import file_name
from app.journal.verifying import Broken, Check, KnownHead, Progress, Verified, verify_events
from app.journal.whole_files import on_disk, written_whole

_Hash = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]
_Month = Annotated[str, msgspec.Meta(pattern="^[0-9]{4}-(0[1-9]|1[0-2])$")]
_Name = Annotated[str, msgspec.Meta(pattern="^[^\\x00]+$")]
_Seq = Annotated[int, msgspec.Meta(ge=1, le=LARGEST)]
_Count = Annotated[int, msgspec.Meta(ge=0, le=LARGEST)]


class Archived(msgspec.Struct, frozen=True, omit_defaults=True):
    """One archived file, as the manifest names it.

    Attributes:
        table: whose nights.
        month: of their gaming days, YYYY-MM.
        file: its name.
        first: the place of its first event.
        before: the hash that its first event goes on from, hexadecimal.
        last: the place of its last event.
        hash: the hash of that.
        events: how many there are.
        sha256: of the file's bytes.
        bytes: how many these are.
        removed: when it was let go, as events write times; empty while it is kept.
    """

    table: str
    month: _Month
    file: _Name
    first: _Seq
    before: _Hash
    last: _Seq
    hash: _Hash
    events: _Count
    sha256: str
    bytes: _Count
    removed: str = ""

    @classmethod
    def planned(cls, table: str, month: str, after: Head, last: int) -> Self:
        """Say what a file is to hold, before it is written."""
        first = after.seq + 1
        return cls(table, month, "", first, after.hash.hex(), last, "", last - first + 1, "", 0)


class ArchivedLog(msgspec.Struct, frozen=True):
    """One packed part of a raw log, as the manifest names it.

    Attributes:
        log: its name beside the journal.
        first: how many bytes of it lie before this part.
        end: how many lie before the next.
        file: the part's name.
        sha256: of the packed bytes.
    """

    log: _Name
    first: _Count
    end: _Count
    file: _Name
    sha256: str


class Manifest(msgspec.Struct, omit_defaults=True):
    """What is archived of one table in one folder, in its order, with the raw logs of its readers."""

    table: str
    files: list[Archived]
    logs: list[ArchivedLog] = []


class _Place(msgspec.Struct):
    seq: int | None = None
    kind: str = ""
    table: str = ""


class _File(NamedTuple):
    """A file that is to be walked, and what its first event goes on from; None where nobody knows."""

    path: Path
    table: str
    first: int
    before: bytes | None
    named: Archived | None
    manifest: Path | None = None


def manifest_file(folder: Path, table: str) -> Path:
    """Name the manifest of a table in a folder."""
    return folder / f"{file_name(table)}.archive.json"


def read_manifest(path: Path) -> Manifest | None:
    """Read a manifest; None where there is none.

    Raises:
        ArchiveRefused: what is there is no manifest.
    """
    try:
        return msgspec.json.decode(content(path), type=Manifest)
    except FileNotFoundError:
        return None
    except (OSError, *UNREADABLE) as fault:
        raise ArchiveRefused(path, f"this is no manifest of archived nights ({fault})") from fault


def write_manifest(path: Path, manifest: Manifest) -> None:
    """Write a manifest whole; the one of that name is replaced.

    Raises:
        JournalError: the disk refuses.
    """
    part = path.with_name(path.name + ".part")
    with written_whole(path.parent, part):
        part.unlink(missing_ok=True)
        file_modes.make(part, file_modes.JOURNAL)  # there is no journal to ask, and no name in it
        part.write_bytes(msgspec.json.format(msgspec.json.encode(manifest)) + b"\n")
        on_disk(part)
        part.replace(path)
        on_disk(path.parent)


def verify_archive(
    files: Sequence[Path],
    *,
    heads: Iterable[KnownHead] = (),
    on_event: Check | None = None,
    progress: Progress | None = None,
) -> Verified | Broken:
    """Archived files are walked one after another, as a journal is.

    Args:
        files: of any tables, in any order; plain `.jsonl`, as `export` prints it, too.
        heads: events known from elsewhere.
        on_event: as for `verify_chain`.
        progress: called now and then with the events walked and about how many there are.

    Returns:
        `Verified` with the last event of every table, or `Broken` for the first event that fails.

    Raises:
        ArchiveRefused: a file cannot be read, or its beginning goes on from an event that nobody knows.
    """
    found = sorted((_looked_at(path) for path in files), key=lambda file: (file.table, file.first))
    _check_kept(found)
    _check_one_journal(found)
    begins: dict[str, Head] = {}
    for file in found:
        if file.table not in begins:
            begins[file.table] = _begin(file)
        if file.named is not None and _sha256(file.path) != file.named.sha256:
            return Broken(file.table, None, f"{file.path.name} is not the file that its manifest names")
    if (wrong := _logs_broken(found)) is not None:
        return wrong
    known = list(heads)
    for head in known:
        begin = begins.get(head.table, Head(0, ZERO_HASH))
        if head.seq < begin.seq or (head.seq == begin.seq and head.hash != begin.hash):
            reason = f"the event is known, and these files go on from event {begin.seq}"
            return Broken(head.table, head.seq, reason)
    later = [head for head in known if head.seq > begins.get(head.table, Head(0, ZERO_HASH)).seq]
    total = sum(file.named.events if file.named else 0 for file in found)
    rows = (row for file in found for row in archived_rows(file.path, file.table))
    try:
        return verify_events(rows, begins, heads=later, on_event=on_event, progress=progress, total=total)
    except DamagedFileError as fault:
        return Broken(fault.table, None, fault.reason)


def _logs_broken(found: Sequence[_File]) -> Broken | None:
    """Look at the packed raw logs that the manifests of these files name."""
    for place in dict.fromkeys(file.manifest for file in found if file.manifest is not None):
        if (manifest := read_manifest(place)) is None:
            continue
        for log in manifest.logs:
            path = place.with_name(Path(log.file).name)
            if not path.exists():
                return Broken(manifest.table, None, f"the raw log {log.file} is missing")
            if _sha256(path) != log.sha256:
                reason = f"the raw log {log.file} is not the file that its manifest names"
                return Broken(manifest.table, None, reason)
    return None


class DamagedFileError(Exception):
    """A file that cannot be read on."""

    def __init__(self, table: str, reason: str) -> None:
        super().__init__(reason)
        self.table, self.reason = table, reason


def archived_rows(path: Path, table: str) -> Iterator[Row]:
    """Give a file's events as rows of a journal, where anything may stand in them."""
    try:
        for line in _lines(path):
            try:
                body, digest = parted(line)
            except NotPrinted as fault:
                raise DamagedFileError(table, f"{path.name}: {fault}") from fault
            yield Row(table, _place(body).seq, body, digest, whole=True)
    except (OSError, *UNREADABLE) as fault:
        raise DamagedFileError(table, f"{path.name}: the file is damaged here ({fault})") from fault


def _lines(path: Path) -> Iterator[bytes]:
    with opened(path) as raw:
        packed = raw.read(2) == b"\x1f\x8b"
        raw.seek(0)
        if packed:
            with gzip.GzipFile(fileobj=raw) as unpacked:
                yield from lines(unpacked)
        else:
            yield from lines(raw)


def _place(body: bytes) -> _Place:
    try:
        return msgspec.json.decode(body, type=_Place)
    except UNREADABLE:
        return _Place()


def _looked_at(path: Path) -> _File:
    """Find out whose events a file holds, and from where on; its manifest is asked first."""
    found = _named_beside(path)
    if found is not None:
        manifest, named = found
        return _File(path, named.table, named.first, bytes.fromhex(named.before), named, manifest)
    try:
        first, table = _first_of(path)
    except (OSError, *UNREADABLE) as fault:
        raise ArchiveRefused(path, f"this is no file of archived nights ({fault})") from fault
    if first is None:
        raise ArchiveRefused(path, "this file holds no event")
    return _File(path, table, first, ZERO_HASH if first == 1 else None, None)


def _check_kept(found: Sequence[_File]) -> None:
    """What was let go is not read; its manifest keeps where it ended."""
    for file in found:
        if file.named is not None and file.named.removed and not file.path.exists():
            raise ArchiveRefused(file.path, f"it was removed on {file.named.removed}: give those after it")


def _check_one_journal(found: Sequence[_File]) -> None:
    """A table that went on in another journal has two chains: each is walked by itself."""
    known: dict[str, Path] = {}
    for file in found:
        if file.manifest is not None and known.setdefault(file.table, file.manifest) != file.manifest:
            raise ArchiveRefused(
                file.path,
                f"it is of another journal of table {file.table} than {known[file.table].name} names: "
                "verify the files of each journal by themselves",
            )


def _named_beside(path: Path) -> tuple[Path, Archived] | None:
    for place in sorted(path.parent.glob("*.archive.json")):
        manifest = read_manifest(place)
        for file in manifest.files if manifest else ():
            if file.file == path.name:
                return place, file
    return None


def _first_of(path: Path) -> tuple[int | None, str]:
    """Read the first place, and whose the nights are: an opening says it."""
    first: int | None = None
    for line in _lines(path):
        place = _place(parted(line)[0])
        first = place.seq if first is None else first
        if place.kind == "table.opened" and place.table:
            return first, place.table
    return first, path.name.split(".", 1)[0]


def _begin(file: _File) -> Head:
    if file.before is None:
        raise ArchiveRefused(
            file.path,
            f"it begins at event {file.first}: give the file before it too, or its manifest",
        )
    return Head(file.first - 1, file.before)


def _sha256(path: Path) -> str:
    try:
        return sha256(path)
    except OSError as fault:
        raise ArchiveRefused(path, f"this file cannot be read ({fault.strerror})") from fault
