"""From the start of the process to the first painted frame, and the memory after ten spins, against a bare window.

The bare program is a PySide6 window that draws one line of text and holds an open SQLAlchemy connection. Pairs
alternate; the program against itself is every other start of it.
"""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import time
from pathlib import Path

from .figures import Band, compared, line

_PAIRS = 10
_KEEPING = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
"""Both programs keep what Python compiles, as on any machine where they were started once before."""
_LIMIT = 1.5


def measure(folder: Path) -> None:
    """Print both ratios with their limits."""
    print(f"start: {_PAIRS} alternating pairs of processes")
    database = folder / "start.sqlite"
    _started("startup_house", database)  # makes the journal, and warms the disk's cache
    found: dict[str, list[tuple[float, float]]] = {"startup_house": [], "startup_bare": []}
    for _ in range(_PAIRS):
        for module, starts in found.items():
            starts.append(_started(module, database))
    for place, name, unit in ((0, "to the first painted frame", "ms"), (1, "memory after ten spins", "MB")):
        house, bare = ([start[place] for start in starts] for starts in found.values())
        band = Band.of(
            [statistics.median(half[::2]) / statistics.median(half[1::2]) for half in (house, bare)]
        )
        ours, theirs = statistics.median(house), statistics.median(bare)
        line(f"{name}, ours / bare", f"{ours:.0f} / {theirs:.0f} {unit}")
        ratio = statistics.median([mine / other for mine, other in zip(house, bare, strict=True)])
        verdict = "holds" if ratio <= _LIMIT else "MISSES"
        line(
            "  median of the pairs' ratios",
            f"{ratio:.2f}x",
            f"<= {_LIMIT}x",
            f"{verdict} ({compared(ratio, band)})",
        )
        line("  each against itself", str(band), "band")


def _started(module: str, database: Path) -> tuple[float, float]:
    """Start one program; gives the milliseconds to its first frame, and its megabytes at the end."""
    begun = time.monotonic_ns()
    command = [sys.executable, "-m", f"{__package__}.{module}", str(database)]
    done = subprocess.run(command, capture_output=True, check=True, env=_KEEPING)
    told = json.loads(done.stdout)
    return (told["painted"] - begun) / 1e6, told["resident"] / 1e6
