"""What is killed at many random moments, and left without room: nothing that was told is lost."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

_TESTS: Final = {
    "test_kill.py": "CAPOTAVOLO_KILLS",
    "test_harmed_table.py": "CAPOTAVOLO_HARMED",
    "test_killed_archive.py": "CAPOTAVOLO_ARCHIVES",
}
"""Each test, and what tells it how often."""


def kill_many(kills: int, seed: int) -> bool:
    """Run the tests of what is killed with more kills: a table, one with all its rooms, and a new journal's beginning.

    Args:
        kills: how often each of them is.
        seed: chance of the moments.

    Returns:
        Whether nothing was lost.
    """
    held = True
    for test, variable in _TESTS.items():
        environment = {**os.environ, variable: str(kills), "CAPOTAVOLO_SEED": str(seed)}
        done = subprocess.run(
            [sys.executable, "-m", "pytest", "-q", f"tests/end_to_end/{test}"],
            env=environment,
            cwd=Path(__file__).parents[2],
            check=False,
        )
        held &= done.returncode == 0
    return held
