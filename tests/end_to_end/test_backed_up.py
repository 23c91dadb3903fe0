"""A copy that is taken while the table plays is of one moment, and is put back whole."""

import random
from pathlib import Path

from tests.end_to_end.backed_up import back_up_in_the_middle


def test_a_backup_in_the_middle_of_the_play_is_put_back_and_verified(tmp_path: Path) -> None:
    """`make soak` plays ten thousand spins."""
    made = back_up_in_the_middle(tmp_path, 80, random.Random(20261122))
    assert made.during > 0
    assert made.copied > 0
    assert made.missing > 0
