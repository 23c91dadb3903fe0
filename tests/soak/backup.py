"""A backup in the middle of ten thousand spins, restored and verified."""

from __future__ import annotations

import random
import tempfile
from pathlib import Path

from tests.end_to_end.backed_up import back_up_in_the_middle


def back_up(spins: int, seed: int) -> bool:
    """Play, and take a backup meanwhile; what does not hold is raised.

    Args:
        spins: how many are played.
        seed: of all chance.

    Returns:
        Whether the table played on while the copy was made.
    """
    with tempfile.TemporaryDirectory(prefix="capotavolo-soak-") as folder:
        made = back_up_in_the_middle(Path(folder), spins, random.Random(seed))
    print(
        f"  {spins} spins, {made.during} of them while the copy was made: "
        f"{made.copied} events restored, {made.missing} came later",
        flush=True,
    )
    return made.during > 0
