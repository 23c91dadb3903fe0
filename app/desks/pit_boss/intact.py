"""What of the journals is read at this desk: each whole, or up to its damage, which is said above all."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from contextlib import ExitStack
from datetime import tzinfo
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Signal

from app.desks.common.language import tr
from app.journal.errors import JournalError
from app.journal.readable import Damage, Readable, at_hand
from app.reports.damage_words import damage_words

AT_ONCE: Final = 256 << 20
"""Bytes of a journal that is walked before anything of it is shown; a longer one meanwhile, which is said."""


class _StoppedError(Exception):
    """The window was closed while a long journal was walked."""


class Intact(QObject):
    """The journals as they may be read; any thread asks, and waits while one is walked.

    Attributes:
        said: what is to be said of the journals above all pages; empty where all of them hold.
        damaged: a journal that does not hold, and the sentence.
    """

    said = Signal(str)
    damaged = Signal(object, str)

    def __init__(
        self, journals: Sequence[Path], zone: tzinfo | None = None, *, at_once: int = AT_ONCE
    ) -> None:
        """Walk nothing yet.

        Args:
            journals: that the desk is over.
            zone: whose clocks are shown; None is this machine's.
            at_once: bytes of the longest that is walked before it is shown.
        """
        super().__init__()
        self._journals, self._zone, self._at_once = tuple(journals), zone, at_once
        self._found: dict[Path, Readable] = {}
        self._walking: dict[Path, threading.Thread] = {}
        self._one, self._copies = threading.Lock(), ExitStack()
        self._closed = threading.Event()

    def path(self, journal: Path) -> Path:
        """Say where a journal is read; it is walked the first time.

        Raises:
            JournalError: nothing of it can be read.
        """
        with self._one:
            if journal not in self._found:
                self._begin(journal)
            return self._found[journal].path

    def paths(self) -> tuple[Path, ...]:
        """Say where each of them is read; raises as `path`."""
        return tuple(self.path(journal) for journal in self._journals)

    def damage(self, journal: Path) -> tuple[Damage, ...]:
        """Say where a journal is damaged, as it was walked last."""
        found = self._found.get(journal)
        return () if found is None else found.damage

    def look_again(self) -> bool:
        """Walk them once more, since something of one could not be read.

        Returns:
            Whether damage was found, so that another file is read from here on.
        """
        with self._one:
            before = {journal: found.path for journal, found in self._found.items()}
            for journal in [each for each, found in self._found.items() if not found.damage]:
                try:
                    self._take(journal, at_hand(journal, self._copies))
                except JournalError:  # whoever reads it says so
                    continue
            return any(self._found[journal].path != path for journal, path in before.items())

    def close(self) -> None:
        """Let the copies go."""
        self._closed.set()
        for walking in [*self._walking.values()]:
            walking.join()
        with self._one:
            self._copies.close()

    def _begin(self, journal: Path) -> None:
        if journal.is_file() and journal.stat().st_size > self._at_once:
            self._found[journal] = Readable(journal)
            thread = threading.Thread(target=self._walk, args=(journal,), name="proof", daemon=True)
            self._walking[journal] = thread
            thread.start()
            self._say()
        else:
            self._take(journal, at_hand(journal, self._copies))

    def _walk(self, journal: Path) -> None:
        """Walk a long journal, while it is shown as one that is not proven yet."""

        def walked(_done: int, _of: int) -> None:
            if self._closed.is_set():
                raise _StoppedError

        copies = ExitStack()
        try:
            found = at_hand(journal, copies, walked)
        except (JournalError, _StoppedError):  # whoever reads it says so
            found = Readable(journal)
        with self._one:
            self._copies.push(copies)
            del self._walking[journal]
            self._take(journal, found)

    def _take(self, journal: Path, found: Readable) -> None:
        before = self._found.get(journal)
        self._found[journal] = found
        if found.damage or before is not None:
            self._say()

    def _say(self) -> None:
        waits = tr("Il registro è lungo e si verifica ancora: ciò che si mostra non è ancora provato.")
        lines = [self._named(journal, waits) for journal in self._walking]
        for journal, found in self._found.items():
            lines += [self._named(journal, damage_words(each, self._zone)) for each in found.damage]
        self.said.emit("\n".join(lines))
        for journal in [each for each, found in self._found.items() if found.damage]:
            self.damaged.emit(
                journal, "\n".join(damage_words(each, self._zone) for each in self.damage(journal))
            )

    def _named(self, journal: Path, words: str) -> str:
        return f"{journal.name}: {words}" if len(self._journals) > 1 else words
