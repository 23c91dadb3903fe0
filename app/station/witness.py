"""The journal's last event, told to a second place: whoever holds the file alone cannot forge it unseen.

The chain inside the file shows every change to somebody who knows one of its later hashes from elsewhere. So
the last event goes out at each opening (whether the place answers is known before the first ball), each hour,
at each closing and when the program ends: as a line in a folder of another machine, to the system's log, or
onto paper. With it goes the last event of the register of people, on a line of its own: who signed rests on
that. `verify` takes these lines back (`--heads`).
"""

from __future__ import annotations

import os
import socket
import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from app.journal.chain import Recorded
from app.journal.place import file_name
from app.register_file.place import OF_REGISTER
from app.table.troubles import Trouble

AN_HOUR: Final = 3_600.0
_AGAIN: Final = 60.0
"""Seconds after which a place that refused is tried again."""
_PATIENCE: Final = 30.0
"""Seconds in which a printer's queue must take a page."""
_SYSLOG_PORT: Final = 514
_HERE: Final = "/dev/log"
_NOTE: Final = 16 * 8 + 6
"""The protocol's number of a note (6) of the first local facility (16)."""
_AT_ONCE: Final = b'"kind":"table.opened"', b'"kind":"table.closed"'
"""What is told without waiting for the hour."""

Teller = Callable[[str], None]
"""Puts one line in the second place, or raises OSError."""


def teller(place: str, table: str) -> Teller:
    """Say how a line gets to a place.

    Args:
        place: a folder, `syslog:` (the system's own), `syslog://host:port`, or `printer:NAME`.
        table: its name, for whoever reads the line there.

    Raises:
        ValueError: the place is written wrong.
    """
    kind, _, rest = place.partition(":")
    if kind == "printer":
        if not rest:
            raise ValueError("a printer is written printer:NAME, as the system calls it")
        return _Printer(rest)
    if kind == "syslog":
        return _Syslog(place)
    if not place.strip():
        raise ValueError("it must be a folder, syslog:, syslog://host:port or printer:NAME")
    return _Folder(Path(place), table)


class _Folder:
    """A folder, on another machine or a stick; one file for each table, a line each time."""

    def __init__(self, folder: Path, table: str) -> None:
        self._folder, self._file = folder, folder / f"{file_name(table)}.heads.txt"

    def __call__(self, line: str) -> None:
        """Write it behind the others, to the disk; a folder that is not there is not made: a stick is out."""
        if not self._folder.is_dir():
            raise FileNotFoundError(f"{self._folder} is not there")
        with self._file.open("a", encoding="utf-8") as file:
            file.write(line + "\n")
            file.flush()
            os.fsync(file.fileno())


class _Syslog:
    """The log of this system, or of another one."""

    def __init__(self, place: str) -> None:
        address = urlsplit(place)
        try:
            port = address.port or _SYSLOG_PORT
        except ValueError:
            raise ValueError("another machine's log is written syslog://host:port") from None
        self._address = (address.hostname, port) if address.hostname else None

    def __call__(self, line: str) -> None:
        """Send one datagram, as the syslog protocol has it; a log that is not there is told by the system."""
        family = socket.AF_UNIX if self._address is None else socket.AF_INET
        with socket.socket(family, socket.SOCK_DGRAM) as log:
            log.connect(_HERE if self._address is None else self._address)
            log.send(f"<{_NOTE}>capotavolo: {line}\0".encode())


class _Printer:
    """A printer of the system, a page each time."""

    def __init__(self, name: str) -> None:
        self._name = name

    def __call__(self, line: str) -> None:
        import subprocess  # noqa: PLC0415 - once an hour, and not while the window opens

        try:
            subprocess.run(  # noqa: S603 - a fixed program, and the name as one word
                ["lp", "-d", self._name],  # noqa: S607 - wherever the system has it
                input=f"{line}\n",
                text=True,
                capture_output=True,
                timeout=_PATIENCE,
                check=True,
            )
        except subprocess.SubprocessError as fault:
            said = getattr(fault, "stderr", None) or str(fault)
            raise OSError(str(said).strip()) from fault


class Witness:
    """Tells a journal's last event to a second place, on a thread of its own."""

    def __init__(
        self,
        tell: Teller,
        trouble: Callable[[str], None],
        now: Callable[[], str],
        *,
        night_open: bool = False,
        register: Callable[[], str] | None = None,
        every: float = AN_HOUR,
        again: float = _AGAIN,
    ) -> None:
        """Nothing is told before `start`.

        Args:
            tell: puts a line there.
            trouble: takes a sentence, once for each time that the place begins to refuse; on this thread.
            now: UTC, ISO 8601.
            night_open: the table is taken up in an open night: the first event of this start is told at once.
            register: gives the last event of the register of people, empty where there is none; None: never.
            every: seconds between two lines.
            again: seconds after which a place that refused is tried again.
        """
        self._tell, self._trouble, self._now = tell, trouble, now
        self._every, self._again = every, again
        self._tried = not night_open
        self._register = register or str
        self._told_of_register = ""
        self._last: Recorded | None = None
        self._told: Recorded | None = None
        self._refuses = False
        self._wake = threading.Event()
        self._stopping = threading.Event()
        self._thread = threading.Thread(target=self._run, name="witness", daemon=True)

    def start(self) -> None:
        """Begin to wait for the hour."""
        self._thread.start()

    def heard(self, recorded: Sequence[Recorded]) -> None:
        """Take what became durable, on the table's thread; an opening and a closing are told at once."""
        self._last = recorded[-1]
        if not self._tried or any(kind in event.body for event in recorded for kind in _AT_ONCE):
            self._tried = True
            self._wake.set()

    def stop(self, timeout: float = 5.0) -> None:
        """Tell the last event, and end; a place that does not answer is left."""
        self._stopping.set()
        self._wake.set()
        if self._thread.is_alive():
            self._thread.join(timeout)

    def _run(self) -> None:
        while True:
            self._wake.wait(self._again if self._refuses else self._every)
            self._wake.clear()
            self._tell_the_last()
            if self._stopping.is_set():
                return

    def _tell_the_last(self) -> None:
        last, people = self._last, self._register()
        if last is None or last is self._told:
            return
        try:
            self._tell(f"{self._now()} {last.table}:{last.seq}:{last.hash.hex()}")
            if people and people != self._told_of_register:
                self._tell(f"{self._now()} {OF_REGISTER} {people}")
                self._told_of_register = people
        except OSError as fault:
            if not self._refuses:
                self._refuses = True
                self._trouble(Trouble.SECOND_PLACE_UNTOLD.english(fault=fault))
        else:
            self._told, self._refuses = last, False
