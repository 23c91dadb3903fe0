"""`verify` as a program of its own behind all others: how it is started and held up, and what it answers."""

from __future__ import annotations

import contextlib
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import IO, Final

import msgspec

from app.foreign import UNREADABLE
from app.journal.errors import BadHead
from app.journal.verifying import KnownHead
from app.station.daily_check import NoAnswerError
from app.table.heard import VerifiedHeard

_BEHIND_ALL: Final = (("nice", "-n", "19"), ("ionice", "-c", "3"))
"""What lets everything else on the machine go first, where the system has it."""
_IDLE: Final = getattr(subprocess, "IDLE_PRIORITY_CLASS", 0) | getattr(subprocess, "CREATE_NO_WINDOW", 0)
"""The same on Windows."""
_HOLDS, _BROKEN = 0, 1
_MOST: Final = 1 << 20
_KILLED_WITHIN: Final = 5.0


class _Held(msgspec.Struct):
    events: int
    heads: dict[str, tuple[int, str]]


class _Broken(msgspec.Struct):
    table: str | None
    seq: int | None
    reason: str


class VerifyProcess:
    """A check that runs."""

    def __init__(self, words: list[str], table: str, after: KnownHead | None) -> None:
        """Start it; it waits until it is told to go on.

        Args:
            words: the program and what it is asked.
            table: whose journal it checks.
            after: what it goes on from.

        Raises:
            NoAnswerError: it cannot be started.
        """
        self._table, self._after = table, after
        self._told: bool | None = None
        with contextlib.ExitStack() as stack:
            try:
                self._said = stack.enter_context(tempfile.TemporaryFile())
                self._complained = stack.enter_context(tempfile.TemporaryFile())
                self._process = subprocess.Popen(  # noqa: S603 - this program, and each name as one word
                    words,
                    stdin=subprocess.PIPE,
                    stdout=self._said,
                    stderr=self._complained,
                    creationflags=_IDLE,
                )
            except OSError as fault:
                raise NoAnswerError(fault.strerror or str(fault)) from fault
            self._files = stack.pop_all()

    @property
    def number(self) -> int:
        """The system's own number of the process."""
        return self._process.pid

    def let_go(self) -> None:
        """Say nothing to it any more, as where this program ends: it ends too."""
        with contextlib.suppress(OSError):
            if self._process.stdin is not None:
                self._process.stdin.close()

    def go_on(self, *, goes_on: bool) -> None:
        """Let it go on, or hold it up; one that has ended is told nothing."""
        if goes_on is self._told or self._process.stdin is None:
            return
        self._told = goes_on
        with contextlib.suppress(OSError):
            self._process.stdin.write(b"go\n" if goes_on else b"wait\n")
            self._process.stdin.flush()

    def answer(self) -> VerifiedHeard | None:
        """Give what came of it; None while it runs.

        Raises:
            NoAnswerError: it ended without an answer that is understood.
        """
        status = self._process.poll()
        if status is None:
            return None
        try:
            if status == _HOLDS:
                return self._held(msgspec.json.decode(_all_of(self._said), type=_Held))
            if status == _BROKEN:
                return self._broken(msgspec.json.decode(_all_of(self._said), type=_Broken))
        except (*UNREADABLE, KeyError, BadHead):
            raise NoAnswerError(f"its answer is not understood{self._last_words()}") from None
        raise NoAnswerError(f"it ended with {status}{self._last_words()}")

    def end(self) -> None:
        """End it, whatever it does."""
        with contextlib.suppress(OSError):
            self._process.kill()
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(_KILLED_WITHIN)
        self.let_go()
        self._files.close()

    def _held(self, found: _Held) -> VerifiedHeard:
        seq, digest = found.heads[self._table]
        last = KnownHead.read(f"{self._table}:{seq}:{digest}")
        return VerifiedHeard(self._from, str(last), found.events)

    def _broken(self, found: _Broken) -> VerifiedHeard:
        of = "" if found.table in {None, self._table} else f"table {found.table}: "
        return VerifiedHeard(self._from, "", 0, found.seq, of + found.reason)

    @property
    def _from(self) -> str:
        return "" if self._after is None else str(self._after)

    def _last_words(self) -> str:
        lines = _all_of(self._complained).decode("utf-8", "replace").strip().splitlines()
        return f": {lines[-1]}" if lines else ""


def started(database: Path, table: str, after: KnownHead | None) -> VerifyProcess:
    """Start this program's own `verify` behind everything else on the machine.

    Args:
        database: the journal.
        table: whose.
        after: the last event that is known to hold; None checks all.

    Raises:
        NoAnswerError: it cannot be started.
    """
    words = [word for tool in _BEHIND_ALL if shutil.which(tool[0]) for word in tool]
    words += [sys.executable, "-m", "app", "verify", "--as-told", "--database", str(database)]
    return VerifyProcess(words + ([] if after is None else ["--after", str(after)]), table, after)


def _all_of(file: IO[bytes]) -> bytes:
    """Read what was written into a file, or as much of it as an answer ever is."""
    file.seek(0)
    return file.read(_MOST)
