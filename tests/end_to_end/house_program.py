"""The program that keeps the copy for the whole house, in a process of its own."""

from __future__ import annotations

import json
import signal
import socket
import time
from pathlib import Path
from types import TracebackType
from typing import Self

from app.journal.errors import JournalError
from app.journal.reading import head
from tests.end_to_end.forked import Forked
from tests.end_to_end.running import PATIENCE, environment


class HouseProgram:
    """`capotavolo house` in a process of its own; use it in a `with`, which ends it whatever happened."""

    def __init__(self, database: Path, key: Path, port: int) -> None:
        words = ["house", "--database", database, "--listen", f"127.0.0.1:{port}", "--key", key]
        self.process = Forked(["app", *map(str, words)], environment())
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert json.loads(line) == {"listening": f"127.0.0.1:{port}"}

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.process.kill()
        self.process.wait()
        self.process.let_go()

    def terminate(self) -> int:
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(PATIENCE)


def copied(copy: Path, own: Path, table: str) -> None:
    """Wait until the copy has all that the table has now."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            if head(copy, table) == head(own, table):
                return
        except JournalError:
            pass  # the house is just making it
        assert time.monotonic() < end, f"{table} was never copied"
        time.sleep(0.02)


def free_port() -> int:
    """Give a port at which nobody listens."""
    with socket.create_server(("127.0.0.1", 0)) as door:
        found: int = door.getsockname()[1]
        return found
