r"""Every byte that a device sent, with its time, in files that follow one another.

The listening line must not wait for a disk, so it only puts what it read into memory; a thread of this file
writes it a moment later. A disk that fails stops nothing: what was heard is kept in memory up to a limit and
written when the disk is back, and the failure is reported once. What was dropped meanwhile leaves its room
empty (zero bytes): where a record lies is said when it is heard, and that stays true. One zero byte stands
where noise was left out (`hardware/noise.py`).

One record a line: microseconds since 1970 (UTC), a tab, the bytes with everything but printable ASCII escaped
(`\r\n`, `\x00`). A record without bytes is the end of a connection.
"""

from __future__ import annotations

import re
import sys
import threading
from collections import deque
from collections.abc import Sequence
from itertools import groupby
from pathlib import Path
from typing import Final, NamedTuple

from hardware.noise import ONE_LINE, Allowance, Noise

POLL = 0.5
"""Seconds between two writings."""
KEPT_RECORDS = 50_000
"""Records kept in memory while the disk fails; about six hours of a wheel."""
NOISE: Final = Allowance(at_once=500_000, an_hour=1_000_000)
"""Of the files' 200 MB; a wheel's lines, two a second and each byte by itself, are 90 MB in a day."""
_IN_TWO: Final = b"\\\r\n\t"
"""What is written as two characters; what is neither printable nor here, as four."""
_AS_IT_IS: Final = bytes(each for each in range(0x20, 0x7F) if each not in _IN_TWO)
_IN_ONE_OR_TWO: Final = _AS_IT_IS + _IN_TWO


class RawPlace(NamedTuple):
    """Where a record lies: the name of its file, and how many bytes lie before it."""

    file: str
    offset: int


class _Record(NamedTuple):
    place: RawPlace
    at: int
    data: bytes


class RawLog:
    """The raw log of one line; `put` never waits and never raises."""

    def __init__(
        self,
        path: Path,
        *,
        file_bytes: int = 5_000_000,
        files: int = 40,
        noise: Allowance | None = NOISE,
    ) -> None:
        """Nothing is opened before the first record.

        Args:
            path: what the files are called after: `T1.wheel.log` makes `T1.wheel.1.log`, `T1.wheel.2.log` …;
                each start begins a new one, and none is ever renamed.
            file_bytes: a file longer than this is followed by the next.
            files: how many files of that length are kept; the oldest go first.
            noise: how much is kept of what nobody understood; None for all of it.
        """
        self._noise = None if noise is None else Noise(noise)
        self._before: tuple[int, bytes] | None = None
        self._held: _Record | None = None
        self._path = path
        self._file_bytes = file_bytes
        self._most = files * file_bytes
        self._number, self._name, self._offset = 0, self._named(0).name, 0
        self._made: set[str] = set()
        self._waiting: deque[_Record] = deque(maxlen=KEPT_RECORDS)
        self._unwritten: list[_Record] = []
        self._failure: str | None = None
        self._failing = False
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._run, name=f"raw log {path.name}", daemon=True)

    def start(self) -> None:
        """Begin a new file, and to write."""
        try:
            self._begin(max(self._numbers(), default=0) + 1)
        except OSError as error:
            self._fail(error)
        self._thread.start()

    def put(self, at: int, data: bytes) -> RawPlace:
        """Keep these bytes, heard at `at` (microseconds since 1970, UTC); says where they will lie.

        Beyond the allowance of noise they wait for `understood`: where that does not come they are left out.
        """
        if self._held is not None:
            self._leave_out(self._held)
        if self._offset > self._file_bytes:
            self._begin(self._number + 1)
        length = _written_length(at, data)
        if self._noise is None or not data or self._noise.keeps(at, len(data), length):
            if self._before is not None:
                self._go_on(self._before)
            return self._place(at, data, length)
        ahead = 0 if self._before is None else 1 + _written_length(*self._before)
        self._held = _Record(RawPlace(self._name, self._offset + ahead), at, data)
        return self._held.place

    def understood(self) -> None:
        """What was put last was read by whoever listens; it is kept, and its line's beginning with it."""
        if self._noise is not None:
            self._noise.understood()
        held, self._held = self._held, None
        if held is not None:
            if self._before is not None:
                self._go_on(self._before)
            self._place(held.at, held.data, _written_length(held.at, held.data))

    def _go_on(self, before: tuple[int, bytes]) -> None:
        """Behind a zero byte stand the last bytes of what was left out: what follows may begin there."""
        self._offset += 1
        self._place(*before, _written_length(*before))
        self._before = None

    def _leave_out(self, held: _Record) -> None:
        """What was held and not understood is noise, but for its last bytes."""
        said = (self._before[1] if self._before else b"") + held.data
        self._before, self._held = (held.at, said[-ONE_LINE:]), None

    def _place(self, at: int, data: bytes, length: int) -> RawPlace:
        place = RawPlace(self._name, self._offset)
        self._offset += length
        self._waiting.append(_Record(place, at, data))
        return place

    def _begin(self, number: int) -> None:
        """The next record is the first of a file."""
        self._number, self._name, self._offset = number, self._named(number).name, 0

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
            self._fail(error)
        else:
            self._failing = False
            self._unwritten.clear()

    def _fail(self, error: OSError) -> None:
        """Have it said, once for each failure."""
        if not self._failing:
            self._failing = True
            self._failure = (
                f"The raw log {self._path} cannot be written ({error.strerror or error}): "
                "the table goes on without it; make room on the disk or correct its rights."
            )

    def _append(self, records: Sequence[_Record]) -> None:
        """One writing; after a failed one the same bytes are written again at the same place."""
        for name, lying in groupby(records, key=lambda record: record.place.file):
            path = self._path.with_name(name)
            if name not in self._made:
                path.parent.mkdir(parents=True, exist_ok=True)
                path.open("xb").close()
                self._made.add(name)
                self._drop_oldest()
            with path.open("r+b") as file:
                for place, at, data in lying:
                    if file.tell() != place.offset:
                        file.seek(place.offset)
                    file.write(record_text(at, data))

    def _drop_oldest(self) -> None:
        """Keep no more than so many bytes, the file that is written now among them."""
        kept = self._file_bytes
        for number in sorted(self._numbers(), reverse=True)[1:]:
            older = self._named(number)
            kept += older.stat().st_size
            if kept > self._most:
                older.unlink()

    def _numbers(self) -> list[int]:
        """The numbers of the files that there are; a folder that is not there has none."""
        name = re.compile(rf"{re.escape(self._path.stem)}\.(\d+){re.escape(self._path.suffix)}")
        files = self._path.parent.iterdir() if self._path.parent.is_dir() else ()
        return [int(found[1]) for file in files if (found := name.fullmatch(file.name))]

    def _named(self, number: int) -> Path:
        return self._path.with_name(f"{self._path.stem}.{number}{self._path.suffix}")


class Capture(RawLog):
    """The same in one file of a name of one's own, which must not be there yet, however long it grows."""

    def __init__(self, path: Path) -> None:
        """Nothing is opened before the first record."""
        super().__init__(path, file_bytes=sys.maxsize, files=1, noise=None)

    def _numbers(self) -> list[int]:
        return []

    def _named(self, number: int) -> Path:  # noqa: ARG002 - there is one file
        return self._path


class RecordError(ValueError):
    """A line that is no record."""


def record_text(at: int, data: bytes) -> bytes:
    """Write a record as a line.

    Args:
        at: microseconds since 1970, UTC.
        data: what was heard then; nothing for the end of a connection.
    """
    return b"%d\t%b\n" % (at, data.decode("latin-1").encode("unicode_escape"))


def read_record(line: str) -> tuple[int, bytes]:
    """Read a record: when it was heard, and what; room that was left empty before it is passed over.

    Raises:
        RecordError: it is none.
    """
    at, tab, text = line.strip("\x00\r\n").partition("\t")
    try:
        data = text.encode("ascii").decode("unicode_escape").encode("latin-1")
        if not tab or not at.isdecimal():
            raise RecordError(line)
        return int(at), data
    except ValueError:  # no such bytes, or more figures than any time has
        raise RecordError(line) from None


def _written_length(at: int, data: bytes) -> int:
    """How many bytes a record takes; the line has no time to write it out for that."""
    in_two = len(data.translate(None, _AS_IT_IS))
    in_four = len(data.translate(None, _IN_ONE_OR_TWO))
    return len(str(at)) + len(data) + in_two + 2 * in_four + len("\t\n")
