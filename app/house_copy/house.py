"""The house's program: it waits for stations, and takes the events of any number of tables into one file."""

from __future__ import annotations

import contextlib
import socket
import threading
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from types import TracebackType
from typing import Final, NamedTuple, Self

from msgspec.structs import replace

from app.house_copy.channel import Channel, LinkCutError, LinkError, cut
from app.house_copy.house_log import HouseLog
from app.house_copy.messages import Hello
from app.house_copy.receiving import CannotWriteError, Receiving, RefusedStationError
from app.house_copy.standing import Came, read_standing, write_standing
from app.journal.chain import Head
from app.journal.errors import JournalError
from app.journal.house_file import HouseFile

_MOST_LINES: Final = 128
"""Stations, and whoever else knocks; of more the line is cut, and they come again."""
_LOOKS_EVERY: Final = 1.0
_WAITS: Final = 0.5


class Clocks(NamedTuple):
    """The clocks, passed in.

    Attributes:
        now: UTC, ISO 8601.
        steady: seconds of a clock that nobody sets.
    """

    now: Callable[[], str]
    steady: Callable[[], float]


class House:
    """Listens for stations: use it in a `with`."""

    def __init__(
        self,
        database: Path,
        listen: tuple[str, int],
        key: bytes,
        *,
        program: str,
        clocks: Clocks,
        said: Callable[[str], object],
    ) -> None:
        """Nothing is opened before it is entered.

        Args:
            database: the house's file.
            listen: address and port; port 0 takes one that is free.
            key: the shared one.
            program: who we are, for whoever finds the file in use.
            clocks: of this machine.
            said: takes a sentence about what was refused; on any thread.
        """
        self._database, self._listen, self._key, self._program = database, listen, key, program
        self._clocks = clocks
        self._log = HouseLog(database.with_name(database.name + ".log"), said, clocks.now, clocks.steady)
        self._lock = threading.Lock()
        self._tables: dict[str, Came] = {}
        self._lines: dict[str, Channel] = {}
        self._open: set[socket.socket] = set()
        self._threads: set[threading.Thread] = set()
        self._changed, self._stopping = True, threading.Event()
        self._closing = ExitStack()
        self.file: HouseFile
        self.address: tuple[str, int] = listen

    def __enter__(self) -> Self:
        """Open the file and listen.

        Raises:
            JournalError: the file cannot be the house's.
            OSError: nobody can listen there.
        """
        with ExitStack() as stack:
            self.file = stack.enter_context(HouseFile.open(self._database, program=self._program))
            family = socket.AF_INET6 if ":" in self._listen[0] else socket.AF_INET
            door = stack.enter_context(socket.create_server(self._listen, family=family, backlog=_MOST_LINES))
            self.address = door.getsockname()[:2]
            door.settimeout(_WAITS)
            found = read_standing(self._database)
            self._tables = {table: replace(came, connected=False) for table, came in found.items()}
            stack.callback(self._note_standing)  # once all lines are cut
            threads = (
                threading.Thread(target=self._wait, args=(door,), name="house door", daemon=True),
                threading.Thread(target=self._keep_house, name="housekeeping", daemon=True),
            )
            for thread in threads:
                thread.start()
                stack.callback(thread.join)
            stack.callback(self._stop_lines)
            self._closing = stack.pop_all()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Cut all lines, say where the copy stands, close the file."""
        self._closing.close()

    @property
    def tables(self) -> dict[str, Came]:
        """What came since the start, by table."""
        with self._lock:
            return dict(self._tables)

    def _stop_lines(self) -> None:
        self._stopping.set()
        with self._lock:
            wires, threads = list(self._open), list(self._threads)
        for wire in wires:
            cut(wire)
        for thread in threads:
            thread.join()

    def _wait(self, door: socket.socket) -> None:
        """Let in who knocks."""
        while not self._stopping.is_set():
            try:
                wire, where = door.accept()
            except TimeoutError:
                continue
            except OSError as fault:
                self._say("door", f"nobody can come in ({fault.strerror or fault})")
                self._stopping.wait(_WAITS)
                continue
            self._let_in(wire, str(where[0]))

    def _let_in(self, wire: socket.socket, who: str) -> None:
        thread = threading.Thread(target=self._serve, args=(wire, who), name=f"station {who}", daemon=True)
        with self._lock:
            crowded = len(self._open) >= _MOST_LINES or self._stopping.is_set()
            if not crowded:
                self._open.add(wire)
                self._threads.add(thread)
                thread.start()
        if crowded:
            cut(wire)
            self._say(who, f"more than {_MOST_LINES} lines at once: this one is cut")

    def _serve(self, wire: socket.socket, who: str) -> None:
        """Serve one station until its line ends, for whatever reason."""
        try:
            wire.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            channel = Channel.as_house(wire, self._key)
            with contextlib.suppress(LinkCutError):  # a station that goes away comes again
                self._receive(channel, who)
        except (LinkError, OSError) as fault:
            if not self._stopping.is_set():
                self._say(who, str(fault))
        finally:
            cut(wire)
            with self._lock:
                self._open.discard(wire)
                self._threads.discard(threading.current_thread())

    def _receive(self, channel: Channel, who: str) -> None:
        receiving = Receiving(self.file, channel, self._came)
        hello = receiving.admit()
        table = hello.table
        try:
            receiving.agree(hello)
            self._begin(hello, channel, who)
            receiving.serve()
        except (RefusedStationError, CannotWriteError) as fault:
            self._say(who, str(fault))
            self._note(table, trouble=str(fault))
        finally:
            with self._lock:
                if self._lines.get(table) is channel:
                    del self._lines[table]
                    self._tables[table] = replace(self._tables[table], connected=False)
                    self._changed = True

    def _begin(self, hello: Hello, channel: Channel, who: str) -> None:
        """A table has one line: of two the later one, for the earlier is what a broken network left.

        A trouble is over when something came, or where nothing is missing.
        """
        table = hello.table
        with self._lock:
            before, self._lines[table] = self._lines.get(table), channel
        if before is not None:
            before.close()
        nothing_missing = self.file.head(table).seq == hello.seq
        over = {"trouble": ""} if nothing_missing else {}
        self._note(table, sender=who, connected=True, **over)

    def _came(self, table: str, _head: Head) -> None:
        self._note(table, came=self._clocks.now(), trouble="")

    def _note(self, table: str, **fields: object) -> None:
        with self._lock:
            self._tables[table] = replace(self._tables.get(table, Came()), **fields)
            self._changed = True

    def _say(self, who: str, sentence: str) -> None:
        with self._lock:
            self._log.say(who, sentence)

    def _keep_house(self) -> None:
        """Empty the log into the file and say where the copy stands, beside whoever writes."""
        while not self._stopping.wait(_LOOKS_EVERY):
            try:
                self.file.checkpoint()
            except JournalError as trouble:
                self._say("house", str(trouble))
            self._note_standing()

    def _note_standing(self) -> None:
        with self._lock:
            if not self._changed:
                return
            tables, self._changed = dict(self._tables), False
        try:
            write_standing(self._database, tables)
        except OSError as fault:
            with self._lock:
                self._changed = True
            self._say("house", f"where the copy stands cannot be written ({fault.strerror})")
