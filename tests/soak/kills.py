"""The table killed at many random moments: nothing that was printed is lost."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

TEST = "tests/end_to_end/test_kill.py"


def kill_many(kills: int, seed: int) -> bool:
    """Run the test of the killed table with more kills.

    Args:
        kills: how often the table is killed.
        seed: chance of the moments.

    Returns:
        Whether nothing was lost.
    """
    environment = {**os.environ, "CAPOTAVOLO_KILLS": str(kills), "CAPOTAVOLO_SEED": str(seed)}
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", TEST],
        env=environment,
        cwd=Path(__file__).parents[2],
        check=False,
    )
    return done.returncode == 0
