r"""Every byte that a device sent, with its time, in files that rotate.

The listening line must not wait for a disk, so it only puts what it read into memory; a thread of this file
writes it a moment later. A disk that fails stops nothing: what was heard is kept in memory up to a limit and
written when the disk is back, and the failure is reported once.

One record a line: microseconds since 1970 (UTC), a tab, the bytes with everything but printable ASCII escaped
(`\r\n`, `\x00`).
"""

from __future__ import annotations

import threading
from collections import deque
from pathlib import Path

POLL = 0.2
"""Seconds between two writings."""
KEPT_RECORDS = 50_000
"""Records kept in memory while the disk fails; about six hours of a wheel."""


class RawLog:
    """The raw log of one line; `put` never waits and never raises."""

    def __init__(self, path: Path, *, file_bytes: int = 5_000_000, files: int = 20) -> None:
        """Nothing is opened before the first record.

        Args:
            path: the newest file; older ones are called the same with `.1`, `.2` … after it.
            file_bytes: a file longer than this is the last of its number.
            files: how many older files are kept.
        """
        self._path = path
        self._file_bytes = file_bytes
        self._files = files
        self._waiting: deque[tuple[int, bytes]] = deque(maxlen=KEPT_RECORDS)
        self._unwritten: list[tuple[int, bytes]] = []
        self._failure: str | None = None
        self._failing = False
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._run, name=f"raw log {path.name}", daemon=True)

    def start(self) -> None:
        """Begin to write."""
        self._thread.start()

    def put(self, at: int, data: bytes) -> None:
        """Keep these bytes, heard at `at` (microseconds since 1970, UTC)."""
        self._waiting.append((at, data))

    def take_failure(self) -> str | None:
        """The sentence about a disk that began to fail since the last call, said once for each failure."""
        failure, self._failure = self._failure, None
        return failure

    def stop(self, timeout: float) -> None:
        """Write what is waiting and end the thread, within `timeout` seconds.

        Raises:
            TimeoutError: the disk does not answer.
        """
        self._stop.set()
        if self._thread.is_alive():
            self._thread.join(timeout)
        if self._thread.is_alive():
            msg = (
                f"The raw log {self._path} did not end within {timeout:g} seconds: its disk does not answer."
            )
            raise TimeoutError(msg)

    def _run(self) -> None:
        while not self._stop.wait(POLL):
            self._write()
        self._write()

    def _write(self) -> None:
        """Write all that waits; on failure it goes on waiting."""
        self._unwritten += [self._waiting.popleft() for _ in range(len(self._waiting))]
        if not self._unwritten:
            return
        try:
            self._append(self._unwritten)
        except OSError as error:
            del self._unwritten[:-KEPT_RECORDS]
            if not self._failing:
                self._failing = True
                self._failure = (
                    f"The raw log {self._path} cannot be written ({error.strerror or error}): "
                    "the table goes on without it; make room on the disk or correct its rights."
                )
        else:
            self._failing = False
            self._unwritten.clear()

    def _append(self, records: list[tuple[int, bytes]]) -> None:
        """One writing; after a failed one a record may be there twice, never missing."""
        text = "".join(f"{at}\t{_escaped(data)}\n" for at, data in records)
        self._path.parent.mkdir(parents=True, exist_ok=True)
        if self._path.exists() and self._path.stat().st_size > self._file_bytes:
            self._rotate()
        with self._path.open("a", encoding="ascii") as file:
            file.write(text)

    def _rotate(self) -> None:
        """Each file takes the next number; the oldest is dropped."""
        for number in range(self._files - 1, 0, -1):
            older = self._numbered(number)
            if older.exists():
                older.replace(self._numbered(number + 1))
        self._path.replace(self._numbered(1))

    def _numbered(self, number: int) -> Path:
        return self._path.with_name(f"{self._path.name}.{number}")


def _escaped(data: bytes) -> str:
    return data.decode("latin-1").encode("unicode_escape").decode("ascii")
