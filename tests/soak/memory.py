"""What a process holds, sampled as time goes by: memory that is flat, and nothing left open."""

from __future__ import annotations

import os
import threading
from pathlib import Path
from statistics import mean

ALLOWED = 1.02
"""The last quarter may have so much of the second's memory."""


def resident() -> int:
    """Bytes of this process that lie in memory."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGESIZE")


def held() -> tuple[int, int]:
    """Threads of this process, and what it has open."""
    return threading.active_count(), len(list(Path("/proc/self/fd").iterdir()))


def quarters(samples: list[int]) -> list[float]:
    """The mean of each quarter, in megabytes."""
    size = len(samples) // 4
    return [mean(samples[place * size : (place + 1) * size]) / 1e6 for place in range(4)]


def is_flat(samples: list[int]) -> bool:
    """Print the memory by quarters; gives whether the last has no more than the second."""
    if len(samples) < 8:
        print(f"  only {len(samples)} looks at the memory: too short a time")
        return False
    means = quarters(samples)
    grown = means[3] / means[1]
    figures = ", ".join(f"{value:.1f}" for value in means)
    print(f"  resident memory by quarters, MB: {figures}; the last is {grown - 1:+.2%} above the second")
    return grown <= ALLOWED
