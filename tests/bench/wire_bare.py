"""The bare program: reads lines from a pseudo-terminal and commits one row for each, nothing else.

It goes first on the processors, as ours does: what is compared is what lies between the line and the disk.
"""

from __future__ import annotations

import errno
import os
import sqlite3
import sys
import time

from hardware.precedence import go_first

from .machine import PRAGMAS, commit
from .moments import Kind, tell

MOVE_THE_LOG = b"move the log\n"
"""A line that is no event: it does what the program does between two spins, and commits as the throw does.

The first commit after the log was moved waits for the disk twice; neither program's number is that commit.
"""


def main(url: str, database: str) -> None:
    """Commit each line that comes, and tell when it was on the disk; until the cable is pulled."""
    go_first()
    writer = sqlite3.connect(database, isolation_level=None)
    mover = sqlite3.connect(database, isolation_level=None)
    for pragma in PRAGMAS:
        writer.execute(f"PRAGMA {pragma}").fetchall()
        mover.execute(f"PRAGMA {pragma}").fetchall()
    writer.execute("CREATE TABLE row (number INTEGER PRIMARY KEY, line TEXT)")
    line = os.open(url, os.O_RDWR | os.O_NOCTTY)
    count, data = 0, b""
    try:
        while data := data + os.read(line, 4096):
            if not data.endswith(b"\n"):
                continue
            if data == MOVE_THE_LOG:
                mover.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()
            commit(writer, "INSERT INTO row (line) VALUES (?)", data.decode("ascii"))
            if data == MOVE_THE_LOG:
                data = b""
                continue
            tell(Kind.DURABLE, count, time.monotonic_ns())
            count, data = count + 1, b""
    except OSError as error:
        if error.errno != errno.EIO:  # else the cable was pulled: all has been measured
            raise


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2])
