"""The machine that the figures are of, and how fast it is by itself."""

from __future__ import annotations

import os
import platform
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path

from .figures import line, percentile

_LOOPS = 1_000_000
_COMMITS = 200
_PAINTS = 200
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "wal_autocheckpoint=0")
"""As the journal opens its file."""


def describe(folder: Path) -> None:
    """Print processor, cores, kernel, disk and versions."""
    import PySide6

    print(f"machine: {_processor()}, {os.cpu_count()} cores, {platform.system()} {platform.release()}")
    print(
        f"         Python {platform.python_version()}, SQLite {sqlite3.sqlite_version}, Qt {PySide6.__version__}"
    )
    print(f"         journals in {_file_system(folder)}; load average {os.getloadavg()[0]:.1f}", flush=True)


def _processor() -> str:
    for line_ in Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines():
        if line_.startswith("model name"):
            return line_.split(":", 1)[1].strip()
    return platform.machine()


def _file_system(folder: Path) -> str:
    """The kind of file system that holds a folder: the longest mount point that is above it."""
    mounts = [entry.split() for entry in Path("/proc/mounts").read_text(encoding="utf-8").splitlines()]
    above = [mount for mount in mounts if folder.resolve().is_relative_to(mount[1])]
    return max(above, key=lambda mount: len(mount[1]))[2]


def calibrate(folder: Path) -> None:
    """Print what this machine needs for things that the program has no part in."""
    print("calibration")
    _print("a fixed Python loop of a million steps", 9, _loop)
    with sqlite3.connect(folder / "calibration.sqlite", isolation_level=None) as connection:
        for pragma in PRAGMAS:
            connection.execute(f"PRAGMA {pragma}").fetchall()
        connection.execute("CREATE TABLE row (text TEXT)")
        _print(
            "one commit of one row",
            _COMMITS,
            lambda: commit(connection, "INSERT INTO row VALUES (?)", "x" * 300),
        )
    connection.close()
    _print("one paint of a bare picture, 1280x800", _PAINTS, _painting())


def commit(connection: sqlite3.Connection, statement: str, *values: object) -> None:
    """Commit one row, and wait until it is on the disk."""
    connection.execute("BEGIN IMMEDIATE")
    connection.execute(statement, values)
    connection.execute("COMMIT")


def _print(name: str, times: int, act: Callable[[], object]) -> None:
    spent = []
    for _ in range(times):
        begun = time.perf_counter_ns()
        act()
        spent.append((time.perf_counter_ns() - begun) / 1e6)
    figure = f"{percentile(spent, 0.5):.2f} / {percentile(spent, 0.99):.2f} ms"
    line(name, figure, "p50 / p99", f"[{times} times]")


def loop_ms() -> float:
    """Milliseconds of the fixed loop now: where others share the machine, it is slower for minutes at a time."""
    begun = time.perf_counter_ns()
    _loop()
    return (time.perf_counter_ns() - begun) / 1e6


def _loop() -> int:
    total = 0
    for step in range(_LOOPS):
        total += step & 7
    return total


def _painting() -> Callable[[], object]:
    """A picture drawn onto another, without a window."""
    from PySide6.QtGui import QGuiApplication, QImage, QPainter

    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    application = QGuiApplication.instance() or QGuiApplication([])
    form = QImage.Format.Format_ARGB32_Premultiplied
    picture, ground = QImage(1280, 800, form), QImage(1280, 800, form)
    picture.fill(0xFF102030)

    def paint() -> object:
        painter = QPainter(ground)
        painter.drawImage(0, 0, picture)
        painter.end()
        return application

    return paint
