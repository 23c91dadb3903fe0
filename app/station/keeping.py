"""Keeping the settings: written on a thread of their own, so that no window waits for a disk."""

from __future__ import annotations

import queue
import threading
from collections.abc import Callable
from pathlib import Path

from app.settings import Settings, write_settings
from app.table.troubles import Trouble


class Keeper:
    """Writes the last settings that it was given."""

    def __init__(self, path: Path, failed: Callable[[str], None]) -> None:
        """Nothing is written yet.

        Args:
            path: of the file.
            failed: told in one sentence when the disk refuses, on the keeper's thread.
        """
        self._path, self._failed = path, failed
        self._queue: queue.SimpleQueue[Settings | None] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None

    def keep(self, settings: Settings) -> None:
        """Have these settings written; returns at once."""
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, name="settings", daemon=True)
            self._thread.start()
        self._queue.put(settings)

    def close(self, timeout: float = 5.0) -> None:
        """Write what waits, at most so many seconds long."""
        if self._thread is not None:
            self._queue.put(None)
            self._thread.join(timeout)
            self._thread = None

    def _run(self) -> None:
        while True:
            waiting = [self._queue.get()]
            while not self._queue.empty():
                waiting.append(self._queue.get())
            last = next((settings for settings in reversed(waiting) if settings is not None), None)
            if last is not None:
                self._write(last)
            if None in waiting:
                return

    def _write(self, settings: Settings) -> None:
        try:
            write_settings(self._path, settings)
        except OSError as fault:
            self._failed(Trouble.SETTINGS_NOT_WRITTEN.english(path=self._path, fault=fault.strerror))
