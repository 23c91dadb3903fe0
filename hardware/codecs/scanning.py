"""Frames found in bytes that have no line ends: what lies between two frames is damage.

It does not matter where the bytes are cut: damage is counted when a frame comes, or when it has grown long.
"""

from __future__ import annotations

import re

from msgspec import Struct

LONGEST = 64
"""Bytes that belong to no frame and are counted as one piece of damage."""


class Junk(Struct, frozen=True):
    """Bytes that are no frame.

    Attributes:
        shown: the first of them, such that they can be printed.
        count: how many pieces of damage they are.
    """

    shown: str
    count: int = 1


class Scanner:
    """Finds whole frames, and nothing else."""

    def __init__(self, frame: re.Pattern[bytes], longest: int) -> None:
        """Nothing was heard yet.

        Args:
            frame: matches one whole frame.
            longest: bytes of the longest frame; no more of an unfinished one is kept.
        """
        self._frame = frame
        self._kept = longest - 1
        self.connected()

    def connected(self) -> None:
        """A new connection: what is left of the old one is gone; it may begin with the tail of a frame."""
        self._tail = b""
        self._junk = b""
        self._began = True

    def feed(self, data: bytes) -> list[re.Match[bytes] | Junk]:
        """The frames that these bytes complete, and the damage between them."""
        buffer = self._tail + data
        found: list[re.Match[bytes] | Junk] = []
        end = 0
        for frame in self._frame.finditer(buffer):
            if frame.start() > end:
                self._between(buffer[end : frame.start()], found)
            if self._junk or self._began:
                self._close(found)
            found.append(frame)
            end = frame.end()
        unread = max(end, len(buffer) - self._kept)
        if unread > end:
            self._between(buffer[end:unread], found)
        self._tail = buffer[unread:]
        return found

    def _between(self, junk: bytes, found: list[re.Match[bytes] | Junk]) -> None:
        """Line ends between frames are no damage."""
        self._junk += junk.translate(None, b"\r\n")
        pieces = len(self._junk) // LONGEST
        if pieces:
            found.append(_shown(self._junk[:LONGEST], pieces))
            self._junk = self._junk[pieces * LONGEST :]
            self._began = False

    def _close(self, found: list[re.Match[bytes] | Junk]) -> None:
        """A frame begins: what was before it is damage, but for the tail with which a connection begins."""
        if self._junk and not (self._began and len(self._junk) <= self._kept):
            found.append(_shown(self._junk))
        self._junk = b""
        self._began = False


def _shown(junk: bytes, count: int = 1) -> Junk:
    return Junk(ascii(junk.decode("latin-1")), count)
