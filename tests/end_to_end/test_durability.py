"""A line is on standard output only after the disk has the log that holds its event; shown by the system calls.

Killing the table would prove nothing: what it has handed to the kernel survives it in any case.
"""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.end_to_end.running import EIGHT, Headless, environment

CALLS = "trace=fdatasync,fsync,write,pwrite64,sync_file_range"
SPINS = 4


@pytest.fixture
def strace(tmp_path: Path) -> list[str]:
    """The command that writes down every system call that matters."""
    found = shutil.which("strace")
    if found is None:
        pytest.skip("strace is not installed")
    tried = subprocess.run([found, "-e", "trace=none", "true"], capture_output=True, text=True, check=False)
    if tried.returncode:
        pytest.skip(f"this machine does not let us trace a program: {tried.stderr.strip()}")
    return [found, "-f", "-y", "-xx", "-s", "100000", "-o", str(tmp_path / "calls"), "-e", CALLS]


def traced(strace: list[str], database: Path, synchronous: str) -> tuple[list[str], list[str]]:
    """Play a game under strace; gives the calls in their order, and the hash of every printed event."""
    with Headless(database, before=strace, env=environment(CAPOTAVOLO_SYNCHRONOUS=synchronous)) as table:
        table.do("open")
        for _ in range(SPINS):
            table.do("throw")
            table.do("number", number=8)
            table.do("confirm")
            table.do("winners", bets=EIGHT)
            table.do("paid", order=1)
            table.do("paid_all")
            table.do("next")
        assert table.finish() == 0
    calls = (database.parent / "calls").read_text(encoding="ascii").splitlines()
    return whole_calls(calls), [event["hash"] for event in table.events]


def whole_calls(calls: list[str]) -> list[str]:
    """Write the calls with their bytes as characters; one that another thread cut in two counts at its end."""
    begun: dict[str, str] = {}
    found = []
    for call in calls:
        thread, _, rest = call.partition(" ")
        rest = re.sub(r"\\x([0-9a-f]{2})", lambda byte: chr(int(byte[1], 16)), rest.strip())
        if rest.endswith("<unfinished ...>"):
            begun[thread] = rest.removesuffix("<unfinished ...>")
        elif "resumed>" in rest[:40]:
            found.append(begun.pop(thread, "") + rest.partition("resumed>")[2])
        else:
            found.append(rest)
    return found


def printed_too_early(calls: list[str], hashes: list[str], log: str) -> list[int]:
    """List the events that were printed before the log that holds them was known to be on the disk.

    In the log an event's hash lies as 32 bytes, on standard output as 64 hexadecimal digits.
    """
    early = []
    output, synced = (
        re.compile(r"write\(1<"),
        re.compile(rf"f(data)?sync\(\d+<[^>]*/{re.escape(log)}>\s*\)\s*= 0$"),
    )
    for place, digest in enumerate(hashes, 1):
        raw = bytes.fromhex(digest).decode("latin-1")
        shown = next(at for at, call in enumerate(calls) if output.match(call) and digest in call)
        logged = [at for at in range(shown) if f"/{log}>" in calls[at][:500] and raw in calls[at]]
        if not logged or not any(synced.match(call) for call in calls[logged[0] : shown]):
            early.append(place)
    return early


@pytest.mark.kill
def test_every_line_comes_after_the_disk_has_the_log_that_holds_it(strace: list[str], tmp_path: Path) -> None:
    calls, hashes = traced(strace, tmp_path / "T1.sqlite", "FULL")
    assert len(hashes) == 3 + SPINS * 12
    assert printed_too_early(calls, hashes, "T1.sqlite-wal") == []


@pytest.mark.kill
def test_where_commits_do_not_wait_for_the_disk_the_same_check_fails(
    strace: list[str], tmp_path: Path
) -> None:
    calls, hashes = traced(strace, tmp_path / "T1.sqlite", "NORMAL")
    assert len(printed_too_early(calls, hashes, "T1.sqlite-wal")) > len(hashes) // 2
