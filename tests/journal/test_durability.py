"""A line is printed after the disk has the log that holds it, never before; shown by the order of system calls.

Killing the program would prove nothing: what it has handed to the kernel survives it in any case.
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import app

EVENTS = 20
PRINTS = """
import sys, pathlib
from app.journal.store import Journal
with Journal.open(pathlib.Path(sys.argv[1]), "T1", program="test", ballast_bytes=0) as journal:
    for spin in range(1, int(sys.argv[2]) + 1):
        body = {"at": "2026-11-21T05:14:10.123456Z", "mono": 1, "boot": "b", "kind": f"mark{spin}.", "spin": spin}
        for event in journal.append([body]):
            sys.stdout.buffer.write(event.line + b"\\n")
            sys.stdout.buffer.flush()
        if spin % 7 == 0:
            journal.checkpoint()
"""


def traced(path: Path, synchronous: str) -> list[str]:
    """Run the program and give its system calls, in their order."""
    strace = shutil.which("strace")
    if not strace:
        pytest.skip("strace is not installed")
    calls = path.with_name("calls")
    command = [
        strace,
        "-f",
        "-y",
        "-s",
        "9000",
        "-o",
        str(calls),
        "-e",
        "trace=fdatasync,fsync,write,pwrite64",
    ]
    root = Path(app.__file__).resolve().parents[1]
    done = subprocess.run(
        [*command, sys.executable, "-c", PRINTS, path, str(EVENTS)],
        env={**os.environ, "PYTHONPATH": str(root), "CAPOTAVOLO_SYNCHRONOUS": synchronous},
        capture_output=True,
        text=True,
        check=False,
    )
    if "ptrace" in done.stderr:
        pytest.skip("this machine does not let us trace a program")
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("\n") == EVENTS
    return calls.read_text(errors="replace").splitlines()


def printed_too_early(calls: list[str], log: str) -> list[int]:
    """List the events whose line was printed before the log that holds them was on the disk."""
    early = []
    for spin in range(1, EVENTS + 1):
        mark = f"mark{spin}."
        place = next(at for at, call in enumerate(calls) if re.search(r"\bwrite\(1<", call) and mark in call)
        logged = next(
            at for at, call in enumerate(calls) if "pwrite64(" in call and log in call and mark in call
        )
        synced = re.compile(rf"\b(fdatasync|fsync)\(\d+<[^>]*{re.escape(log)}>\)")
        if not any(synced.search(call) for call in calls[logged:place]):
            early.append(spin)
    return early


@pytest.mark.kill
def test_a_line_is_printed_after_the_log_that_holds_it_is_on_the_disk(path: Path) -> None:
    assert printed_too_early(traced(path, "FULL"), "T1.sqlite-wal") == []


@pytest.mark.kill
def test_the_same_check_fails_where_commits_do_not_wait_for_the_disk(path: Path) -> None:
    assert len(printed_too_early(traced(path, "NORMAL"), "T1.sqlite-wal")) > EVENTS // 2
