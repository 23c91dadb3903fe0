"""How quick a long journal is verified, against a loop that reads and hashes the same rows and nothing else."""

from __future__ import annotations

import hashlib
import json
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Final

_ROWS: Final = "SELECT seq, CAST(body AS BLOB), hash FROM journal ORDER BY rowid"
_AT_LEAST: Final = 1 / 3
_ROUNDS: Final = 3


def verify_holds(path: Path, said: Callable[[str], None]) -> bool:
    """Measure both in turn, each as a program of its own; the best of each counts.

    Args:
        path: the journal.
        said: takes what was found, in lines.

    Returns:
        Whether the journal is whole and is verified at a third of the loop's rate or more.
    """
    hashed, verified = [], []
    for _ in range(_ROUNDS):
        events, seconds = _timed([sys.executable, "-m", __spec__.name, str(path)])
        hashed.append(events / seconds)
        answer, seconds = _timed([sys.executable, "-m", "app", "verify", "--database", str(path)])
        if answer != events:
            said(f"verify says {answer} events, and there are {events}")
            return False
        verified.append(answer / seconds)
    rate, bare = max(verified), max(hashed)
    said(f"verify: {rate:.0f} events a second, a bare loop {bare:.0f}: {rate / bare:.2f} of at least 0.33")
    return rate >= _AT_LEAST * bare


def _timed(command: list[str]) -> tuple[int, float]:
    """Run a program that prints how many events there are; gives them, and its seconds."""
    began = time.perf_counter()
    done = subprocess.run(command, check=False, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    seconds = time.perf_counter() - began
    answer = json.loads(done.stdout)
    return (answer["events"] if done.returncode == 0 else -1), seconds


def _hash_all(path: Path) -> int:
    """Read every row and hash it; gives how many there are."""
    events, previous = 0, bytes(32)
    with closing(sqlite3.connect(path)) as raw:
        for _seq, body, digest in raw.execute(_ROWS):
            previous = hashlib.sha256(previous + body).digest()
            assert previous == digest
            events += 1
    return events


if __name__ == "__main__":
    print(json.dumps({"events": _hash_all(Path(sys.argv[1]))}))
