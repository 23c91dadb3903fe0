"""Lines for whoever reads them: in their order, on a thread of their own, and nobody waits for the reader.

A reader that hangs holds up the thread that writes to it and nothing else. What waits for it is kept, up to a
bound; past that lines are left out until it has read all of it, and a line in their place says how many.
"""

from __future__ import annotations

import os
import sys
import threading
from collections import deque
from collections.abc import Callable
from typing import Final

from app.output import BAD_INPUT, complaint

AT_MOST: Final = 1 << 24
"""Bytes that are kept for a reader: more than the events of a whole night."""

_SENTENCES: Final = 1 << 20
"""Bytes that are kept for whoever reads what the program complains of."""


class LinesOut:
    """Writes lines to a descriptor.

    Attributes:
        broken: why no more can be written; empty as long as it can.
    """

    def __init__(
        self,
        descriptor: int,
        note: Callable[[int], bytes],
        *,
        behind: Callable[[], object] = lambda: None,
        stopped: Callable[[], object] = lambda: None,
        at_most: int = AT_MOST,
    ) -> None:
        """Begin to write what will be put.

        Args:
            descriptor: where.
            note: the line in the place of so many that were left out.
            behind: called when lines begin to be left out.
            stopped: called when no more can be written.
            at_most: bytes that are kept for whoever reads.
        """
        self._descriptor, self._note, self._at_most = descriptor, note, at_most
        self._behind, self._stopped = behind, stopped
        self._changed = threading.Condition()
        self._kept: deque[bytes] = deque()
        self._bytes = self._lines = self._left_out = 0
        self._ends = False
        self.broken = ""
        threading.Thread(target=self._run, name=f"lines to {descriptor}", daemon=True).start()

    def put(self, lines: bytes) -> None:
        """Have whole lines written behind all that were put before; from any thread, never waits."""
        with self._changed:
            if self.broken:
                return
            fits = not self._bytes or (not self._left_out and self._bytes + len(lines) <= self._at_most)
            begins = not fits and not self._left_out
            if fits:
                self._keep(self._noted() + lines)
            else:
                self._left_out += lines.count(b"\n")
        if begins:
            self._behind()

    def end(self, seconds: float) -> bool:
        """Put nothing more; gives whether all was written, or cannot be.

        Args:
            seconds: for which whoever reads is waited for.
        """
        with self._changed:
            self._ends = True
            if self._left_out:
                self._keep(self._noted())
            self._changed.notify_all()
            return self._changed.wait_for(lambda: not self._bytes or bool(self.broken), seconds)

    @property
    def unread(self) -> int:
        """How many lines nobody took."""
        return self._lines

    def _noted(self) -> bytes:
        left, self._left_out = self._left_out, 0
        return self._note(left) if left else b""

    def _keep(self, lines: bytes) -> None:
        self._kept.append(lines)
        self._bytes += len(lines)
        self._lines += lines.count(b"\n")
        self._changed.notify_all()

    def _run(self) -> None:
        while (lines := self._next()) is not None:
            try:
                self._write(lines)
            except OSError as fault:
                self._give_up(fault.strerror or str(fault))
                return
            with self._changed:
                self._bytes -= len(lines)
                self._lines -= lines.count(b"\n")
                self._changed.notify_all()

    def _next(self) -> bytes | None:
        """Wait for the next lines; None where there will be none."""
        with self._changed:
            self._changed.wait_for(lambda: self._kept or self._ends)
            return self._kept.popleft() if self._kept else None

    def _write(self, lines: bytes) -> None:
        view = memoryview(lines)
        while view:
            view = view[os.write(self._descriptor, view) :]

    def _give_up(self, why: str) -> None:
        with self._changed:
            self.broken = why
            self._kept.clear()
            self._changed.notify_all()
        self._stopped()


class SentencesOut:
    """Says sentences on standard error, as every command does, without waiting for whoever reads them."""

    def __init__(self) -> None:
        """Begin to say what will be complained of."""
        self._out = LinesOut(sys.stderr.fileno(), _sentences_left_out, at_most=_SENTENCES)

    def __call__(self, sentence: str) -> int:
        """Have a sentence said; from any thread, never waits; gives the exit status of bad input."""
        self._out.put(f"{complaint(sentence)}\n".encode())
        return BAD_INPUT

    def end(self, seconds: float) -> None:
        """Say nothing more, and wait so long for whoever reads."""
        self._out.end(seconds)


def _sentences_left_out(sentences: int) -> bytes:
    return f"{complaint(f'sentences that nobody read were left out: {sentences}')}\n".encode()
