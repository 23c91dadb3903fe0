"""Bytes that somebody else may have written: how they are read, and all that reading them may raise.

Settings, houses, archives, lists of heads, keys and journals come from sticks, shares and editors: anything
may stand in them. There is one list of what comes of that, here, and whoever reads such bytes catches all of
it: a list of one's own would lack what nobody thought of, such as a number of five thousand figures.
`OSError` is not on it: a file that cannot be opened is told otherwise than one with something else in it.
"""

from __future__ import annotations

import errno
import hashlib
import io
import os
import stat
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Final, Protocol

import msgspec

UNREADABLE: Final = (msgspec.MsgspecError, ValueError, RecursionError, EOFError, zlib.error)
"""What making values of bytes may raise: no such text, too deep, a number too long, packed wrongly."""

FORGED: Final = (*UNREADABLE, LookupError, TypeError, AttributeError, ArithmeticError)
"""What using values may raise that could be read, and that this program would never have written."""

MOST_BYTES: Final = 8 * 1024 * 1024
"""Of a file that is read at once, and of a line: nothing that belongs here comes near it."""

_NO_REGULAR_FILE: Final = "it is no regular file"
_TOO_LARGE: Final = "it is larger than such a file ever is"


class ByLines(Protocol):
    """An open file that gives its lines, packed or not."""

    def readline(self, size: int, /) -> bytes:
        """Give the next line, or as much of it as was asked for."""
        ...


class LongLineError(ValueError):
    """A line of a file is longer than any that this program writes."""

    def __init__(self, number: int) -> None:
        super().__init__(f"line {number} is longer than {MOST_BYTES // 1024 // 1024} MB")
        self.number = number


def opened(path: Path) -> io.BufferedReader:
    """Open a regular file to read it; nothing else is waited for or read: no pipe, no device, no folder.

    Raises:
        OSError: it cannot be opened, or is no regular file.
    """
    # A pipe that nobody writes into would keep whoever opens it waiting for ever.
    flags = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
    descriptor = os.open(path, flags)
    if not stat.S_ISREG(os.fstat(descriptor).st_mode):
        os.close(descriptor)
        raise OSError(errno.EINVAL, _NO_REGULAR_FILE, str(path))
    return os.fdopen(descriptor, "rb")


def content(path: Path) -> bytes:
    """Read a small file whole.

    Raises:
        OSError: it cannot be read, is no regular file, or has more than `MOST_BYTES`.
    """
    with opened(path) as file:
        found = file.read(MOST_BYTES + 1)
    if len(found) > MOST_BYTES:
        raise OSError(errno.EFBIG, _TOO_LARGE, str(path))
    return found


def lines(file: ByLines) -> Iterator[bytes]:
    """Give the lines of an open file, with their ends.

    Raises:
        LongLineError: a line has more than `MOST_BYTES`; all before it were given.
        OSError, EOFError, zlib.error: the file cannot be read on.
    """
    number = 0
    while line := file.readline(MOST_BYTES + 1):
        number += 1
        if len(line) > MOST_BYTES:
            raise LongLineError(number)
        yield line


def sha256(path: Path) -> str:
    """Give the hash of a regular file's bytes, hexadecimal, however long it is.

    Raises:
        OSError: it cannot be read, or is no regular file.
    """
    with opened(path) as file:
        return hashlib.file_digest(file, "sha256").hexdigest()
