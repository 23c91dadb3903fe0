"""The raw logs go with a copy of their journal: each up to its last whole line, with its hash in a manifest.

They lie in a folder beside the copy, under their own names, since the journal names them in its events; the
manifest beside it says which there are. A copy that was made before there was any has neither.
"""

from __future__ import annotations

import hashlib
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, BinaryIO, Final, NamedTuple

import msgspec

from app import file_modes, foreign
from app.journal.errors import CopyRefused
from app.journal.raw_logs import logs_folder, raw_logs
from app.journal.whole_files import on_disk, written_whole

_AT_ONCE: Final = 1 << 20
_Name = Annotated[str, msgspec.Meta(pattern=r"\A[^/\\\x00]+\.[0-9]+\.log\Z")]
_Count = Annotated[int, msgspec.Meta(ge=0)]


class KeptLog(msgspec.Struct, frozen=True):
    """A raw log as it was copied: its name, how many bytes, and the SHA-256 of these."""

    file: _Name
    bytes: _Count
    sha256: str


class LogManifest(msgspec.Struct, frozen=True):
    """Which raw logs went with a copy."""

    logs: tuple[KeptLog, ...]


class LogsBack(NamedTuple):
    """What became of the raw logs of a copy that was put back.

    Attributes:
        restored: how many lie where they belong.
        wrong: what is missing or differs, a sentence each.
    """

    restored: int
    wrong: tuple[str, ...]


def log_manifest_file(copy: Path) -> Path:
    """Name the manifest of the raw logs that went with a copy."""
    return copy.with_suffix(".logs.json")


def copy_logs(database: Path, copy: Path) -> tuple[KeptLog, ...]:
    """Copy the raw logs beside a journal to a folder beside its copy; where there are none, none is made.

    Args:
        database: the journal; its table may be writing.
        copy: of it.

    Raises:
        JournalError: the disk refuses; no folder is left behind.
    """
    logs = raw_logs(database)
    if not logs:
        return ()
    folder = logs_folder(copy)
    part = folder.with_name(folder.name + ".part")
    with _whole_folder(part):
        part.mkdir()
        found = [_copied(log.path, part / log.path.name) for log in logs]
        kept = tuple(one for one in found if one is not None)
        _write_manifest(log_manifest_file(copy), LogManifest(kept))
        part.rename(folder)
        on_disk(copy.parent)
    return kept


@contextmanager
def _whole_folder(part: Path) -> Iterator[None]:
    """Leave no half of a folder behind."""
    try:
        with written_whole(part.parent, part.with_name(part.name + ".file")):
            yield
    finally:
        shutil.rmtree(part, ignore_errors=True)


def whole_lines(log: BinaryIO, into: BinaryIO) -> tuple[int, str]:
    """Copy a log up to its last whole line: what is being written may end anywhere.

    Returns:
        How many bytes that is, and their SHA-256.
    """
    found, size, rest = hashlib.sha256(), 0, b""
    while piece := log.read(_AT_ONCE):
        whole, end, rest = (rest + piece).rpartition(b"\n")
        into.write(whole + end)
        found.update(whole + end)
        size += len(whole + end)
    return size, found.hexdigest()


def _copied(log: Path, target: Path) -> KeptLog | None:
    """Copy one log; None where it was let go meanwhile: the oldest go first."""
    try:
        source = foreign.opened(log)
    except FileNotFoundError:
        return None
    with source:
        file_modes.make(target, file_modes.of_copy(file_modes.OWN, log))
        with target.open("wb") as into:
            size, sha256 = whole_lines(source, into)
    on_disk(target)
    return KeptLog(log.name, size, sha256)


def _write_manifest(path: Path, manifest: LogManifest) -> None:
    part = path.with_name(path.name + ".part")
    with written_whole(path.parent, part):
        file_modes.make(part, file_modes.JOURNAL)
        part.write_bytes(msgspec.json.format(msgspec.json.encode(manifest)) + b"\n")
        on_disk(part)
        part.replace(path)


def read_log_manifest(copy: Path) -> LogManifest | None:
    """Read which raw logs went with a copy; None where nothing says so: it was made before any did.

    Raises:
        CopyRefused: what is there is no such manifest.
    """
    path = log_manifest_file(copy)
    try:
        return msgspec.json.decode(foreign.content(path), type=LogManifest)
    except (FileNotFoundError, NotADirectoryError):
        return None
    except (OSError, *foreign.UNREADABLE) as fault:
        raise CopyRefused(path, f"this is no manifest of raw logs ({fault})") from fault


def check_logs(copy: Path, manifest: LogManifest) -> tuple[str, ...]:
    """Name the raw logs of a copy that are missing or are not what was copied, a sentence each."""
    found = (_why_not_whole(logs_folder(copy) / log.file, log) for log in manifest.logs)
    return tuple(filter(None, found))


def _why_not_whole(path: Path, log: KeptLog) -> str:
    try:
        same = foreign.sha256(path) == log.sha256
    except (FileNotFoundError, NotADirectoryError):
        return f"the raw log {path.parent.name}/{log.file} is missing"
    except OSError as fault:
        return f"the raw log {path.parent.name}/{log.file} cannot be read ({fault.strerror or fault})"
    return "" if same else f"the raw log {path.parent.name}/{log.file} is not what was copied"


def restore_logs(copy: Path, database: Path, manifest: LogManifest) -> LogsBack:
    """Put the raw logs of a copy back beside a journal, those that are what was copied.

    Of one that lies there and begins as the copy does nothing changes: it is the same, or goes on. Any other
    is kept beside it under a name of its own.

    Args:
        copy: the copy.
        database: the journal that was put back.
        manifest: of the copy's logs.

    Raises:
        JournalError: the disk refuses.
    """
    wrong, restored = list[str](), 0
    for log in manifest.logs:
        source, target = logs_folder(copy) / log.file, database.with_name(log.file)
        if why := _why_not_whole(source, log):
            wrong.append(why)
        else:
            _put_back(source, target, log)
            restored += 1
    return LogsBack(restored, tuple(wrong))


def _put_back(source: Path, target: Path, log: KeptLog) -> None:
    part = target.with_name(target.name + ".part")
    with written_whole(target.parent, part):
        if target.exists():
            if _begins_with(target, log):
                return
            target.rename(_free_beside(target))
        part.unlink(missing_ok=True)
        file_modes.make(part, file_modes.OWN)
        with foreign.opened(source) as file, part.open("wb") as into:
            shutil.copyfileobj(file, into)
        on_disk(part)
        part.replace(target)
        on_disk(target.parent)


def _begins_with(path: Path, log: KeptLog) -> bool:
    found, left = hashlib.sha256(), log.bytes
    with foreign.opened(path) as file:
        while left and (piece := file.read(min(left, _AT_ONCE))):
            found.update(piece)
            left -= len(piece)
    return not left and found.hexdigest() == log.sha256


def _free_beside(path: Path) -> Path:
    number = 1
    while (kept := path.with_name(f"{path.name}.replaced-{number}")).exists():
        number += 1
    return kept
