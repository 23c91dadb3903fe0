"""Another journal is begun, and the power fails meanwhile."""

import os
import random
from pathlib import Path

import pytest

from tests.end_to_end.killed_archive import KilledArchive

ENDS = int(os.environ.get("CAPOTAVOLO_ARCHIVES", "4"))
SEED = int(os.environ.get("CAPOTAVOLO_SEED", str(20261122)))


@pytest.mark.kill
def test_the_old_journal_or_the_new_one_is_there_whole(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    archive, chance = KilledArchive(tmp_path), random.Random(SEED)
    for place in range(ENDS):
        archive.kill(chance, late=place % 2 == 1)
    with capsys.disabled():
        print(
            f" [CAPOTAVOLO_SEED={SEED} CAPOTAVOLO_ARCHIVES={ENDS}] {archive.old} old, {archive.new} new ",
            end="",
        )
    assert archive.old + archive.new == ENDS
