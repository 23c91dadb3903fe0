"""The key that a house and its stations share: 32 bytes of chance in a file, and nowhere else."""

from __future__ import annotations

import os
import re
import stat
from collections.abc import Callable
from pathlib import Path
from typing import Final

from app.foreign import opened

SIZE: Final = 32
_DIGITS: Final = re.compile(rb"\s*([0-9a-fA-F]{64})\s*")
_MOST: Final = 200
"""Bytes that are read of a key's file: whatever is longer is none."""


class KeyFileError(ValueError):
    """The key's file is no good; `str()` says why and what to do."""


def read_key(path: Path) -> bytes:
    """Read a key.

    Raises:
        KeyFileError: it cannot be read, is no key, or others may read it.
    """
    try:
        with opened(path) as file:
            mode = os.fstat(file.fileno()).st_mode
            found = _DIGITS.fullmatch(file.read(_MOST))
    except OSError as fault:
        raise KeyFileError(
            f"{path}: the key cannot be read ({fault.strerror}): check path and rights"
        ) from None
    if found is None:
        raise KeyFileError(f"{path}: this is no key: make one with `capotavolo house --new-key FILE`")
    if os.name == "posix" and mode & (stat.S_IRWXG | stat.S_IRWXO):
        raise KeyFileError(f"{path}: others may read this key: chmod 600 {path}")
    return bytes.fromhex(found[1].decode())


def make_key(path: Path, chance: Callable[[int], bytes]) -> None:
    """Write a new key, which only its user may read; nothing is replaced.

    Args:
        path: the file.
        chance: gives so many bytes that nobody can guess.

    Raises:
        KeyFileError: there is something of this name, or it cannot be written.
    """
    try:
        descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(descriptor, "wb") as file:
            file.write(chance(SIZE).hex().encode() + b"\n")
            file.flush()
            os.fsync(file.fileno())
    except OSError as fault:
        raise KeyFileError(f"{path}: the key cannot be written ({fault.strerror})") from None
