"""A file of which the kernel says whether anybody opened it: Qt reads files past Python."""

from __future__ import annotations

import ctypes
import os
from pathlib import Path
from typing import Final

_OPENED: Final = 0x20
"""IN_OPEN of inotify."""


class WatchedFile:
    """A file that nobody should open."""

    def __init__(self, path: Path) -> None:
        path.write_bytes(b"nothing to see")
        self.path = path
        libc = ctypes.CDLL(None, use_errno=True)
        self._notes = libc.inotify_init1(os.O_NONBLOCK | os.O_CLOEXEC)
        watch = libc.inotify_add_watch(self._notes, os.fsencode(path), _OPENED)
        assert self._notes >= 0, os.strerror(ctypes.get_errno())
        assert watch >= 0, os.strerror(ctypes.get_errno())

    @property
    def image(self) -> str:
        """A name that has Qt open the file where it is read as markup."""
        return f'<img src="file://{self.path}">'

    def was_opened(self) -> bool:
        """Whether it was opened since this was asked last."""
        try:
            return bool(os.read(self._notes, 4096))
        except BlockingIOError:
            return False

    def close(self) -> None:
        """Watch no more."""
        os.close(self._notes)
