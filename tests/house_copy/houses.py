"""A house that listens, stations that send, and a network between them that does what networks do."""

from __future__ import annotations

import random
import socket
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from pathlib import Path
from types import TracebackType
from typing import Self

from app.house_copy.channel import cut
from app.house_copy.house import Clocks, House
from app.house_copy.sending import HouseSender, Told, Waits
from app.journal.chain import JSON, Head
from app.journal.reading import events, head
from app.journal.store import Journal

KEY = bytes(range(32))
PATIENCE = 60.0
QUICK = Waits(again=(0.02,), patience=0.3, still=0.3, gathers=0.0, connects=5.0)


def forms(count: int, first: int = 1) -> list[dict[str, JSON]]:
    """Events as a table makes them, each of some hundred bytes."""
    return [
        {
            "at": f"2026-11-21T05:14:{10 + spin % 50}.123456Z",
            "mono": spin,
            "boot": "a4f1",
            "kind": "spin.number",
            "spin": spin,
            "number": spin % 37,
            "announcement": "Zéro",
            "source": "wheel" * (1 + spin % 60),
        }
        for spin in range(first, first + count)
    ]


def played(path: Path, table: str, count: int, first: int = 1) -> None:
    """Have a table record some events in its own journal."""
    with Journal.open(path, table, program="test", ballast_bytes=0) as journal:
        journal.append(forms(count, first))


def until(met: Callable[[], bool], what: str = "it never came so far") -> None:
    """Wait for something that other threads do."""
    end = time.monotonic() + PATIENCE
    while not met():
        assert time.monotonic() < end, what
        time.sleep(0.005)


def listening(database: Path, said: list[str], key: bytes = KEY, port: int = 0) -> House:
    """A house that is not entered yet."""
    clocks = Clocks(lambda: "2026-11-21T06:00:00.000000Z", time.monotonic)
    return House(database, ("127.0.0.1", port), key, program="test", clocks=clocks, said=said.append)


class Station:
    """One table's journal, and what sends it; use it in a `with`."""

    def __init__(
        self, path: Path, table: str, place: tuple[str, int], key: bytes = KEY, waits: Waits = QUICK
    ) -> None:
        self.path, self.table = path, table
        self.troubles: list[str] = []
        self.over: list[str] = []
        told = Told(self.troubles.append, self.over.append)
        self.sender = HouseSender(path, (table, "test"), place, key, told, waits=waits)
        self._closing = ExitStack()

    def __enter__(self) -> Self:
        self.journal = self._closing.enter_context(
            Journal.open(self.path, self.table, program="test", ballast_bytes=0)
        )
        self._closing.callback(self.sender.stop)
        self.sender.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._closing.close()

    def play(self, count: int, first: int | None = None) -> None:
        """Record some events and let the sender know, as the table's thread does.

        Args:
            count: of the events.
            first: how the first is counted; other ones than another journal has, where it must be another.
        """
        begun = self.journal.head.seq + 1 if first is None else first
        self.sender.heard(self.journal.append(forms(count, begun)))

    def is_copied(self, house: House) -> bool:
        """Whether the house has all of it."""
        return house.file.head(self.table) == self.journal.head


def same(house: Path, own: Path, table: str) -> bool:
    """Whether the copy holds, byte for byte, what the table's own journal does."""
    return [*events(house, table)] == [*events(own, table)]


def own_head(path: Path, table: str) -> Head:
    return head(path, table)


Spoil = Callable[[bytes, random.Random], Sequence[bytes]]


def broken(_piece: bytes, _chance: random.Random) -> Sequence[bytes]:
    """The line breaks off."""
    raise ConnectionError


def changed(piece: bytes, chance: random.Random) -> Sequence[bytes]:
    """One bit is another."""
    place = chance.randrange(len(piece))
    return (piece[:place] + bytes([piece[place] ^ 1 << chance.randrange(8)]) + piece[place + 1 :],)


def repeated(piece: bytes, _chance: random.Random) -> Sequence[bytes]:
    """A piece comes twice."""
    return (piece, piece)


def left_out(piece: bytes, chance: random.Random) -> Sequence[bytes]:
    """Some bytes never come."""
    place = chance.randrange(len(piece))
    return (piece[:place], piece[place + 1 + chance.randrange(40) :])


def reordered(piece: bytes, chance: random.Random) -> Sequence[bytes]:
    """The second half comes first."""
    place = chance.randrange(len(piece))
    return (piece[place:], piece[:place])


class Network:
    """Carries bytes between stations and a house, and now and then spoils them; use it in a `with`."""

    def __init__(self, house: Callable[[], tuple[str, int]], spoils: Sequence[Spoil], seed: int) -> None:
        self._house, self._spoils, self._chance = house, spoils, random.Random(seed)
        self._stopping = threading.Event()
        self._threads: list[threading.Thread] = []
        self._wires: list[socket.socket] = []
        self.spoilt = 0
        self.quiet = False
        """Nothing is spoilt any more."""

    def __enter__(self) -> Self:
        self._door = socket.create_server(("127.0.0.1", 0))
        self._door.settimeout(0.05)
        self.place: tuple[str, int] = self._door.getsockname()
        self._begin(self._wait)
        return self

    def __exit__(self, *_: object) -> None:
        self._stopping.set()
        for wire in self._wires:
            cut(wire)
        for thread in self._threads:
            thread.join()
        self._door.close()

    def _begin(self, work: Callable[..., None], *given: object) -> None:
        thread = threading.Thread(target=work, args=given)
        self._threads.append(thread)
        thread.start()

    def _wait(self) -> None:
        while not self._stopping.is_set():
            try:
                near, _ = self._door.accept()
            except TimeoutError:
                continue
            try:
                far = socket.create_connection(self._house(), timeout=1)
            except OSError:
                cut(near)
                continue
            near.settimeout(0.1)
            far.settimeout(0.1)
            self._wires += [near, far]
            self._begin(self._carry, near, far)
            self._begin(self._carry, far, near)

    def _carry(self, source: socket.socket, target: socket.socket) -> None:
        try:
            while not self._stopping.is_set():
                try:
                    piece = source.recv(1 + self._chance.randrange(6_000))
                except TimeoutError:
                    continue
                if not piece:
                    break
                for part in self._spoil(piece):
                    target.sendall(part)
        except OSError:
            pass
        cut(source)
        cut(target)

    def _spoil(self, piece: bytes) -> Sequence[bytes]:
        if self.quiet or self._chance.random() > 0.04:
            return (piece,)
        self.spoilt += 1
        return self._chance.choice(self._spoils)(piece, self._chance)
