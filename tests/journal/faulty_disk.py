"""A disk that fails where a test says so, below SQLite and in this process: no other program, no compiler.

SQLite reaches files through a table of functions (its VFS). This one stands before the system's own, for every
connection that is opened while it stands: it is asked before each write, sync and truncation of a database
and of its log, and it knows what would be lost without power, because no sync has come back since.
"""

from __future__ import annotations

import _sqlite3
import ctypes
import itertools
import os
import threading
from collections import Counter
from collections.abc import Callable
from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, NamedTuple, Self

FAILED_SYNC: Final = 1034
FAILED_WRITE: Final = 778
FAILED_TRUNCATE: Final = 1546
FULL: Final = 13
_FAILED: Final = {"sync": FAILED_SYNC, "write": FAILED_WRITE, "truncate": FAILED_TRUNCATE}
_POINTER, _INT, _INT64 = ctypes.c_void_p, ctypes.c_int, ctypes.c_int64
_OPEN = ctypes.CFUNCTYPE(_INT, _POINTER, _POINTER, _POINTER, _INT, _POINTER)
_CLOSE = ctypes.CFUNCTYPE(_INT, _POINTER)
_WRITE = ctypes.CFUNCTYPE(_INT, _POINTER, _POINTER, _INT, _INT64)
_TRUNCATE = ctypes.CFUNCTYPE(_INT, _POINTER, _INT64)
_SYNC = ctypes.CFUNCTYPE(_INT, _POINTER, _INT)


class _Vfs(ctypes.Structure):
    """The head of SQLite's `sqlite3_vfs`."""

    _fields_ = (
        ("version", _INT),
        ("file_bytes", _INT),
        ("longest_path", _INT),
        ("next", _POINTER),
        ("name", ctypes.c_char_p),
        ("data", _POINTER),
        ("open", _POINTER),
    )


class _Methods(ctypes.Structure):
    """SQLite's `sqlite3_io_methods`."""

    _fields_ = (
        ("version", _INT),
        ("close", _POINTER),
        ("read", _POINTER),
        ("write", _POINTER),
        ("truncate", _POINTER),
        ("sync", _POINTER),
        ("others", _POINTER * 13),
    )


class Call(NamedTuple):
    """What SQLite wants of the disk.

    Attributes:
        what: `sync`, `write` or `truncate`.
        file: of which file, by its whole name.
        nth: the how manieth such call of that file it is, from 1.
    """

    what: str
    file: str
    nth: int

    @property
    def of_log(self) -> bool:
        """Whether it is of the write-ahead log."""
        return self.file.endswith("-wal")


class _Piece(NamedTuple):
    """What lay in a file before something was written there."""

    offset: int
    before: bytes
    length: int
    size: int


@dataclass
class _File:
    """An open file: its own functions, and what of it no sync has brought to the disk.

    Attributes:
        dirty: written since the last sync.
        lost: a sync of it failed: the system holds it for written, and writes it no more.
    """

    path: str
    own: _Methods
    dirty: list[_Piece] = field(default_factory=list)
    lost: list[_Piece] = field(default_factory=list)


Answer = Callable[[Call], int | None]
"""Asked before each call: None lets it go on; a number is what SQLite hears instead. It may take its time."""


def nothing_fails(_call: Call) -> None:
    """Let everything go on."""


def failing(what: str, nth: int = 1, *, of_log: bool, times: int = 1) -> Answer:
    """Have some calls of one kind fail, from the nth on, counted from now.

    Args:
        what: `sync`, `write` or `truncate`.
        nth: the first that fails.
        of_log: of the write-ahead log, or of the file itself.
        times: how many fail.
    """
    count = itertools.count(1)

    def answer(call: Call) -> int | None:
        wanted = call.what == what and call.of_log == of_log
        return _FAILED[what] if wanted and nth <= next(count) < nth + times else None

    return answer


class FaultyDisk(AbstractContextManager["FaultyDisk"]):
    """Stands below every SQLite connection that is opened while it is entered.

    Attributes:
        answer: asked before each call; may be exchanged at any time.
        calls: how many of each kind there were, by what and file.
    """

    def __init__(self, answer: Answer = nothing_fails) -> None:
        self.answer, self.calls = answer, Counter[tuple[str, str]]()
        self._files: dict[int, _File] = {}
        self._left: list[_File] = []
        self._methods: dict[int, _Methods] = {}
        self._lock = threading.Lock()
        self._kept: list[object] = []  # what C holds pointers to

    def __enter__(self) -> Self:
        library = ctypes.CDLL(_sqlite3.__file__)
        library.sqlite3_vfs_find.restype = ctypes.POINTER(_Vfs)
        self._vfs = library.sqlite3_vfs_find(None).contents
        self._own_open = self._vfs.open
        opened = _OPEN(self._open)
        self._kept.append(opened)
        self._vfs.open = ctypes.cast(opened, _POINTER)
        return self

    def __exit__(self, *_exception: object) -> None:
        self._vfs.open = self._own_open

    def power_cut(self) -> None:
        """Put back what no sync has brought to the disk; whoever wrote it must be gone."""
        for file in (*self._left, *self._files.values()):
            for piece in reversed((*file.lost, *file.dirty)):
                _put_back(file.path, piece)
            file.lost, file.dirty = [], []

    def _open(self, vfs: int, name: int, file: int, flags: int, out: int) -> int:
        result = _OPEN(self._own_open)(vfs, name, file, flags, out)
        own = ctypes.cast(file, ctypes.POINTER(_POINTER)).contents.value
        if result or not name or not own:
            return int(result)
        path = os.fsdecode(ctypes.string_at(name))
        with self._lock:
            methods = ctypes.cast(own, ctypes.POINTER(_Methods)).contents
            self._files[file] = _File(path, methods)
            ours = ctypes.addressof(self._ours(own, methods))
            ctypes.cast(file, ctypes.POINTER(_POINTER)).contents.value = ours
        return 0

    def _ours(self, own: int, methods: _Methods) -> _Methods:
        """The file's functions with ours in the place of four; made once for each table of functions."""
        if own not in self._methods:
            ours = _Methods.from_buffer_copy(methods)
            for name, made in (
                ("close", _CLOSE(self._close)),
                ("write", _WRITE(self._write)),
                ("truncate", _TRUNCATE(self._truncate)),
                ("sync", _SYNC(self._sync)),
            ):
                self._kept.append(made)
                setattr(ours, name, ctypes.cast(made, _POINTER))
            self._methods[own] = ours
        return self._methods[own]

    def _asked(self, what: str, file: _File) -> int | None:
        with self._lock:
            self.calls[what, file.path] += 1
            call = Call(what, file.path, self.calls[what, file.path])
        return self.answer(call)

    def _close(self, file: int) -> int:
        with self._lock:
            found = self._files.pop(file)
            self._left.append(found)
        return int(_CLOSE(found.own.close)(file))

    def _write(self, file: int, data: int, length: int, offset: int) -> int:
        found = self._files[file]
        if (failed := self._asked("write", found)) is not None:
            return failed
        self._touched(found, offset, length)
        return int(_WRITE(found.own.write)(file, data, length, offset))

    def _truncate(self, file: int, size: int) -> int:
        found = self._files[file]
        if (failed := self._asked("truncate", found)) is not None:
            return failed
        path = Path(found.path)
        self._touched(found, size, max(0, path.stat().st_size - size) if path.exists() else 0)
        return int(_TRUNCATE(found.own.truncate)(file, size))

    def _sync(self, file: int, flags: int) -> int:
        found = self._files[file]
        if (failed := self._asked("sync", found)) is not None:
            found.lost, found.dirty = [*found.lost, *found.dirty], []
            return failed
        result = int(_SYNC(found.own.sync)(file, flags))
        if not result:
            found.dirty = []
        return result

    def _touched(self, file: _File, offset: int, length: int) -> None:
        """Remember what lies there before it is written over; what was lost there waits for a sync again."""
        piece = _lying(file.path, offset, length)
        again = [lost for lost in file.lost if _overlap(lost, piece)]
        file.lost = [lost for lost in file.lost if not _overlap(lost, piece)]
        file.dirty += [*again, piece]


def _overlap(one: _Piece, other: _Piece) -> bool:
    return one.offset < other.offset + other.length and other.offset < one.offset + one.length


def _lying(path: str, offset: int, length: int) -> _Piece:
    """Read by a program of its own: closing a file here would let go of the locks that SQLite holds on it."""
    descriptor = _descriptor(path)
    size = os.fstat(descriptor).st_size
    return _Piece(offset, os.pread(descriptor, length, offset), length, size)


_descriptors: dict[tuple[int, int], int] = {}


def _descriptor(path: str) -> int:
    """A file open to read, and never closed: closing it would let go of the locks that SQLite holds on it."""
    found = Path(path).stat()
    key = found.st_dev, found.st_ino
    if key not in _descriptors:
        _descriptors[key] = os.open(path, os.O_RDONLY)
    return _descriptors[key]


def _put_back(path: str, piece: _Piece) -> None:
    if Path(path).exists():
        with Path(path).open("r+b") as file:
            file.seek(piece.offset)
            file.write(piece.before)
            file.truncate(piece.size)
