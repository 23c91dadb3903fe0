"""A disk of its own for a test, where this machine lets us have one."""

from __future__ import annotations

import ctypes
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


class NoSmallDiskError(Exception):
    """This machine does not let us mount; says why."""


@contextmanager
def mounted(place: Path, size: str) -> Iterator[Path]:
    """Mount a disk in memory for a while.

    Args:
        place: where it lies; made.
        size: how large it is, as `mount` takes it.

    Raises:
        NoSmallDiskError: only root on Linux can, and not on every machine.
    """
    if sys.platform != "linux" or os.geteuid() != 0:
        raise NoSmallDiskError("only root on Linux can mount a small disk")
    place.mkdir()
    libc = ctypes.CDLL(None, use_errno=True)
    if libc.mount(b"tmpfs", os.fsencode(place), b"tmpfs", 0, f"size={size}".encode()):
        why = os.strerror(ctypes.get_errno())
        place.rmdir()
        raise NoSmallDiskError(f"this machine does not let us mount: {why}")
    try:
        yield place
    finally:
        libc.umount2(os.fsencode(place), 2)
