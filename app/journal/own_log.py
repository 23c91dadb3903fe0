"""Whether the log that a journal writes into is still the one beside it, and holds what was written into it.

Between two checkpoints the newest events of a table stand in the write-ahead log and nowhere else. SQLite
looks at it again only when the journal is opened the next time: a log that was removed, cut or exchanged
meanwhile, or some bytes written over in it, would be found when the evening is lost. So it is looked at
several times a second and behind every commit, and what was written is read back and remembered by its hash.

The form of the log is SQLite's: a head of 32 bytes with two random salts, then one frame for each page: 24
bytes, with the salts again and, in the last one of a commit, the pages that the file has; then the page.
Once all of it was moved into the file, the next commit begins at the top again, with other salts.
"""

from __future__ import annotations

import hashlib
import os
import sys
import threading
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final

from app.foreign import opened
from app.journal.own_file import OwnFile, Words

LOG: Final = "-wal"
_HEAD: Final = 32
_FRAME: Final = 24
_SALTS: Final = slice(16, 24)
_PAGE: Final = slice(8, 12)
_NOT_THE_LAST: Final = bytes(4)
_AT_ONCE: Final = 4
"""Frames that are read back at once: more than one event takes."""
_PIECE: Final = 1 << 20

GONE: Final = "its log lies there no more"
EXCHANGED: Final = "another log lies in its log's place"
CUT: Final = "its log was cut"
WRITTEN_OVER: Final = "its log was written over"
NOT_THERE: Final = "what was written is not in its log"
_WORDS: Final = Words(GONE, EXCHANGED, CUT)


class OwnLog:
    """The log of an open journal.

    `may_write` and `look_back` are for whoever writes, `may_move` and `moved` for whoever moves it, the rest
    for any thread.
    """

    def __init__(self, path: Path) -> None:
        """Remember which log lies there; what is in it already is read with the first commit.

        Args:
            path: of the journal, which is open.

        Raises:
            OSError: it cannot be read.
        """
        log = path.with_name(path.name + LOG)
        self._opened = opened(log)
        self._file, self._place = self._opened.fileno(), OwnFile(log, _WORDS)
        self._lock = threading.Lock()
        self._salts, self._last, self._end, self._step = b"", b"", 0, 1
        self._may_begin_anew, self._writes, self._moves = True, False, False
        self._moved: int | None = None
        self._hash = hashlib.sha256()

    def close(self) -> None:
        """Let go of it."""
        self._opened.close()

    def trouble(self) -> str:
        """Say why what is written now would be lost, or what was written is; empty where all is well."""
        with self._lock:
            return self._place.trouble() or self._with_another_head(_read(self._file, _HEAD, 0))

    def may_write(self) -> None:
        """Hear that a commit is about to write: it may begin the log anew, until it is looked back at."""
        with self._lock:
            self._writes = True

    def look_back(self) -> str:
        """Read back what commits have written since the last time; says what is wrong with it, or nothing.

        The frame before it is read once more: where the log was cut, the commit has made it longer again.
        """
        with self._lock:
            head = _read(self._file, _HEAD, 0)
            if why := self._place.trouble() or self._with_another_head(head):
                return why
            if head[_SALTS] != self._salts:
                self._begin(head)
            written = self._written()
            if written is None:
                return CUT
            self._end += len(written)
            self._last = written[-self._step :] or self._last
            self._hash.update(written)
            self._writes = False
            self._judge()
            return "" if written else NOT_THERE

    def changed(self) -> bool:
        """Read all of the log again, in any thread: whether it is not what was written into it any more."""
        while True:
            with self._lock:
                salts, end, known = self._salts, self._end, self._hash.digest()
            found = hashlib.sha256()
            for piece in self._pieces(end):
                found.update(piece)
            with self._lock:
                if self._salts == salts:  # else it began anew meanwhile
                    return found.digest() != known and not self._begins(_read(self._file, _HEAD, 0)[_SALTS])

    def may_move(self) -> None:
        """Hear that the log is about to be moved: as soon as all of it is, it may begin anew."""
        with self._lock:
            self._moves, self._moved, self._may_begin_anew = True, None, True

    def moved(self, frames: int) -> None:
        """Hear that so many frames stand in the file now.

        A commit that begins the log anew at that moment has SQLite say that none do, or the log is another
        one by now: the number is believed once what is being written is looked back at.
        """
        with self._lock:
            self._moves, self._moved = False, frames
            if not self._writes:
                self._judge()

    def _judge(self) -> None:
        """Say whether the log may begin anew: if all that was written into it was moved."""
        if self._moved is not None:
            self._may_begin_anew, self._moved = _HEAD + self._moved * self._step >= self._end, None

    def keep(self, copy: Path) -> None:
        """Copy what was written into the log, and wait until the copy is on the disk.

        Raises:
            OSError: it cannot be.
        """
        with self._lock:
            end = self._end
        with copy.open("wb") as file:
            for piece in self._pieces(end):
                file.write(piece)
            file.flush()
            os.fsync(file.fileno())

    def _with_another_head(self, head: bytes) -> str:
        salts = head[_SALTS]
        return "" if salts == self._salts or self._may_begin(salts) else WRITTEN_OVER

    def _begins(self, salts: bytes) -> bool:
        """Whether it has begun at the top again, and what was written there was not read back yet."""
        return salts != self._salts and self._may_begin(salts)

    def _may_begin(self, salts: bytes) -> bool:
        """Whether these can be the log's once it began at the top again: the first one goes up by one."""
        if not self._salts:
            return True
        follows = (_number(self._salts[:4]) + 1) % (1 << 32)
        return self._may_begin_anew and len(salts) == len(self._salts) and _number(salts[:4]) == follows

    def _begin(self, head: bytes) -> None:
        self._salts, self._end, self._may_begin_anew = head[_SALTS], _HEAD, self._moves
        self._step, self._last = _FRAME + _number(head[_PAGE]), head
        self._hash = hashlib.sha256(head)

    def _written(self) -> bytes | None:
        """Read on to the end of the last whole commit; None where what was read last is there no more."""
        frames, before = _AT_ONCE, len(self._last)
        while True:
            found = _read(self._file, before + frames * self._step, self._end - before)
            if not found.startswith(self._last):
                return None
            found = found[before:]
            whole = at = 0
            while len(found) >= at + self._step and found[at + 8 : at + 16] == self._salts:
                commits = found[at + 4 : at + 8] != _NOT_THE_LAST
                at += self._step
                whole = at if commits else whole
            if at < frames * self._step:
                return found[:whole]
            frames *= _AT_ONCE

    def _pieces(self, end: int) -> Iterator[bytes]:
        for at in range(0, end, _PIECE):
            yield _read(self._file, min(_PIECE, end - at), at)


def put_out_of_the_way(path: Path) -> None:
    """Keep a log that lies beside a journal and is not its own: SQLite deletes what has the name.

    Raises:
        OSError: it cannot be renamed.
    """
    log, number = path.with_name(path.name + LOG), 1
    while (kept := log.with_name(f"{log.name}.found-{number}")).exists():
        number += 1
    with suppress(FileNotFoundError):
        log.rename(kept)


def _number(figures: bytes) -> int:
    return int.from_bytes(figures, "big")


if sys.platform == "win32":
    _one_reads = threading.Lock()

    def _read(file: int, length: int, offset: int) -> bytes:
        with _one_reads:
            os.lseek(file, offset, os.SEEK_SET)
            return os.read(file, length)
else:
    _read = os.pread
