"""What the tests of the journal have in common: events, a journal, a disk of its own, another program."""

import ctypes
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import app
from app.journal.store import Journal
from tests.journal.bodies import Bodies, bodies_of_spins
from tests.journal.small_disk import NoSmallDiskError, mounted

ROOT = Path(app.__file__).resolve().parents[1]


@pytest.fixture
def bodies() -> Bodies:
    """Gives events of one spin each."""
    return bodies_of_spins


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "T1.sqlite"


@pytest.fixture
def journal(path: Path) -> Iterator[Journal]:
    with Journal.open(path, "T1", program="test", ballast_bytes=0) as opened:
        yield opened


@pytest.fixture
def program() -> Callable[..., subprocess.Popen[str]]:
    """Start another Python program that finds the same code."""

    def started(code: str, *arguments: object, **environment: str) -> subprocess.Popen[str]:
        return subprocess.Popen(
            [sys.executable, "-c", code, *map(str, arguments)],
            env={**os.environ, "PYTHONPATH": str(ROOT), **environment},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    return started


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of two megabytes, where this machine lets us have one."""
    try:
        with mounted(tmp_path / "disk", "2m") as place:
            yield place
    except NoSmallDiskError as why:
        pytest.skip(str(why))


@pytest.fixture
def made_read_only() -> Callable[[Path], None]:
    """Take the right to write from a small disk, even from root."""

    def remounted(place: Path) -> None:
        libc = ctypes.CDLL(None, use_errno=True)
        remount_read_only = 32 | 1
        if libc.mount(b"tmpfs", os.fsencode(place), b"tmpfs", remount_read_only, None):
            pytest.skip(f"this machine does not let us remount: {os.strerror(ctypes.get_errno())}")

    return remounted
