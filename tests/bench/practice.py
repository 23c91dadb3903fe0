"""How soon the next exercise is on the screen, from the answer to the one before; every level of every drill.

An exam asks the next at once, so what is measured is the marking, the drawing of the next exercise and its
painting. The yardstick is the same window painted once more as it is.
"""

from __future__ import annotations

import json
import subprocess
import sys

from .figures import against, line, percentile

_LIMIT_MS = 50.0


def measure(seed: int) -> None:
    """Print the time at p50 and p99 over all drills and levels, and the slowest level by itself."""
    command = [sys.executable, "-m", f"{__package__}.practice_house", str(seed)]
    told = json.loads(subprocess.run(command, capture_output=True, check=True).stdout)
    levels: dict[str, list[float]] = told["levels"]
    every = [taken for times in levels.values() for taken in times]
    print(f"practice: {len(every)} exercises of {len(levels)} levels")
    slowest = max(levels, key=lambda name: percentile(levels[name], 0.99))
    p50, p99 = percentile(every, 0.5), percentile(every, 0.99)
    line("answer to the next exercise on the screen", f"{p50:.1f} / {p99:.1f} ms", "p50 / p99")
    line("  p99 of all levels", f"{p99:.1f} ms", f"<= {_LIMIT_MS:.0f} ms", against(_LIMIT_MS, p99))
    line(f"  the slowest level, {slowest}", f"{percentile(levels[slowest], 0.99):.1f} ms", "p99")
    line("  the window painted once more", f"{percentile(told['bare'], 0.5):.1f} ms", "p50")
