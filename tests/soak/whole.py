"""All of the long tests in twenty minutes: two side by side, each a program of its own, the longest first."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final

LANES: Final = 2
"""As many as there are processors on the machine of the twenty minutes."""
WHOLE: Final[tuple[tuple[str, ...], ...]] = (
    ("hours",),
    ("desk",),
    ("window", "--seconds", "120"),
    ("replugs", "--cycles", "400"),
    ("kills", "--kills", "30"),
    ("backup",),
    ("evenings", "--evenings", "200"),
    ("months",),
)
"""Each part, and how much less of it than when it is asked for by its name."""


def run_all(seed: int, parts: Sequence[Sequence[str]] = WHOLE) -> bool:
    """Run parts side by side; what each of them prints comes whole, when it has ended.

    Args:
        seed: of all of them.
        parts: the arguments of each.

    Returns:
        Whether all of them hold.
    """
    began = time.monotonic()

    def tell(text: str) -> None:
        print(f"[{time.monotonic() - began:4.0f} s] {text}", flush=True)

    def run(part: Sequence[str]) -> bool:
        tell(f"{' '.join(part)} ...")
        done = subprocess.run(
            [sys.executable, "-m", "tests.soak", *part, "--seed", str(seed)],
            cwd=Path(__file__).parents[2],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        held = done.returncode == 0
        tell(f"{part[0]} {'holds' if held else f'DOES NOT HOLD (status {done.returncode})'}\n{done.stdout}")
        return held

    with ThreadPoolExecutor(LANES) as lanes:
        return all([*lanes.map(run, parts)])
