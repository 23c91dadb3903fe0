"""What an archived file holds, found out from its own bytes: nothing that is written of it is believed.

A file that is let go is gone for ever. So its events are walked, and how they end is what the first event of
the journal after it says; that journal is named by whoever lets go, and walked itself.
"""

from __future__ import annotations

import gzip
import hashlib
import os
from collections.abc import Iterator, Sequence
from io import BufferedReader
from pathlib import Path
from typing import Final, NamedTuple, Protocol

import msgspec

from app.foreign import UNREADABLE, lines, opened
from app.journal.archive_reading import Archived
from app.journal.chain import Head, Recorded, parted
from app.journal.errors import ArchiveRefused, BadHead, NotPrinted
from app.journal.reading import events, tables
from app.journal.verifying import Broken, KnownHead, Progress, verify_chain, why_not_following

_OPENED: Final = "table.opened"
_BEGUN: Final = "journal.begun"


class Lying(NamedTuple):
    """Which file lies somewhere, and what is in it.

    Attributes:
        device: on which it lies.
        number: its number there.
        sha256: of its bytes, hexadecimal.
        bytes: how many these are.
    """

    device: int
    number: int
    sha256: str
    bytes: int


class Walked(NamedTuple):
    """A file of archived nights that was walked.

    Attributes:
        path: where it lies.
        before: what its first event goes on from.
        head: its last event.
        opened: when each of its nights was opened, as events write times.
        begun: the last event of the journal before its own, where its own begins here and names one.
        lying: which file it was.
    """

    path: Path
    before: Head
    head: Head
    opened: tuple[str, ...]
    begun: KnownHead | None
    lying: Lying

    @property
    def events(self) -> int:
        """How many there are."""
        return self.head.seq - self.before.seq


class _Said(msgspec.Struct):
    """What an event says that matters here."""

    kind: str = ""
    at: str = ""
    after: str = ""
    beside: str = ""


_decode = msgspec.json.Decoder(_Said).decode


class _Readable(Protocol):
    def read(self, size: int = -1, /) -> bytes: ...


class _Hashed:
    """An open file whose bytes are hashed while they are read: what is walked is what was hashed."""

    def __init__(self, file: _Readable) -> None:
        self._file, self._hash = file, hashlib.sha256()
        self.bytes = 0

    def read(self, size: int = -1, /) -> bytes:
        """Read on."""
        found = self._file.read(size)
        self._hash.update(found)
        self.bytes += len(found)
        return found

    def lying(self, descriptor: int) -> Lying:
        """Say which file it was; all of it was read."""
        found = os.fstat(descriptor)
        return Lying(found.st_dev, found.st_ino, self._hash.hexdigest(), self.bytes)


def ended_before(journal: Path, progress: Progress | None = None) -> tuple[KnownHead, ...]:
    """Say with which event the journal before a journal ended, of each table in it; the journal is walked.

    What was refused and left did not end: where a journal was begun beside it nothing is said.

    Raises:
        ArchiveRefused: the journal does not hold.
        JournalError: it cannot be read.
    """
    found = verify_chain(journal, progress=progress)
    if isinstance(found, Broken):
        where = "" if found.seq is None else f"table {found.table}, event {found.seq}: "
        raise ArchiveRefused(journal, f"this journal does not hold ({where}{found.reason})")
    firsts = (next(events(journal, table)) for table in tables(journal))
    return tuple(ended for first in firsts if (ended := _begun(first.body)) is not None)


def walk(files: Sequence[tuple[Path, Archived]], ended: KnownHead) -> tuple[Walked, ...]:
    """Walk files that one after another hold a journal to its end, each from its own bytes.

    Where the first of them begins is taken from what is written of it. That needs no belief: what leads to
    an end that is known cannot have begun otherwise.

    Args:
        files: where each lies and what is written of it, in their order.
        ended: the journal's last event, as the one after it names it.

    Raises:
        ArchiveRefused: one is no archive, or they do not lead to that event.
    """
    last = Head(files[0][1].first - 1, bytes.fromhex(files[0][1].before))
    found: list[Walked] = []
    for path, written in files:
        one = _walked(path, last)
        if (one.head, one.lying.sha256) != (Head(written.last, bytes.fromhex(written.hash)), written.sha256):
            raise ArchiveRefused(path, "this is not the file that its manifest names: it stays")
        found.append(one)
        last = one.head
    if last != Head(ended.seq, ended.hash):
        raise ArchiveRefused(files[-1][0], f"it does not end with {ended}: it stays")
    return tuple(found)


def lies_there(path: Path) -> Lying:
    """Say which file lies there now; a link is none.

    Raises:
        ArchiveRefused: none does, or it cannot be read.
    """
    try:
        with _own_file(path) as file:
            hashed = _Hashed(file)
            while hashed.read(1 << 20):
                pass
            return hashed.lying(file.fileno())
    except OSError as fault:
        raise ArchiveRefused(path, f"this file cannot be read ({fault.strerror or fault})") from fault


def _own_file(path: Path) -> BufferedReader:
    """Open a file that lies here itself, and not somewhere else under this name."""
    named = path.lstat()
    file = opened(path)
    if not os.path.samestat(named, os.fstat(file.fileno())):
        file.close()
        raise ArchiveRefused(path, "this name leads to a file elsewhere: it stays")
    return file


def _walked(path: Path, before: Head) -> Walked:
    """Walk one file."""
    last, nights, begun = before, list[str](), None
    try:
        with _own_file(path) as file:
            hashed = _Hashed(file)
            for event in _events(path, hashed, before.seq):
                if why := why_not_following(event, last):
                    raise ArchiveRefused(path, f"it does not hold ({why}): it stays")
                said = _decode(event.body)
                if said.kind == _OPENED:
                    nights.append(said.at)
                if event.seq == 1:
                    begun = _begun(event.body)
                last = Head(event.seq, event.hash)
            lying = hashed.lying(file.fileno())
    except (OSError, *UNREADABLE) as fault:
        raise ArchiveRefused(path, f"this is no archive of nights ({fault}): it stays") from fault
    return Walked(path, before, last, tuple(nights), begun, lying)


def _events(path: Path, hashed: _Hashed, seq: int) -> Iterator[Recorded]:
    """Give a file's events, each with the place that is due to it: that it says so is asked of it next."""
    with gzip.GzipFile(fileobj=hashed) as unpacked:  # type: ignore[call-overload]
        for line in lines(unpacked):
            seq += 1
            try:
                yield Recorded("", seq, *parted(line))
            except NotPrinted as fault:
                raise ArchiveRefused(path, f"this is no archive of nights ({fault}): it stays") from fault


def _begun(body: bytes) -> KnownHead | None:
    """Give what a journal's first event says that it goes on behind."""
    try:
        said = _decode(body)
        return KnownHead.read(said.after) if said.kind == _BEGUN and not said.beside else None
    except (*UNREADABLE, BadHead):
        return None
