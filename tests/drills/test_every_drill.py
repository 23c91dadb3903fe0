"""Twenty exercises of every level of every drill, each variant of it among them; `make often` has two hundred.

`make drills` has ten thousand.
"""

import pytest

from tests.drills.checking import check, check_same, drawn_ones, levels, oracle_of
from tests.often import seed_of, times

pytestmark = pytest.mark.often
EXERCISES = times(20, 200)
SEED = seed_of(20)


@pytest.mark.parametrize(("name", "level"), levels())
def test_each_is_solvable_and_marked_as_the_oracle_marks_it(name: str, level: int) -> None:
    oracle, before = oracle_of(name), None
    for place, found in enumerate(drawn_ones(name, level, EXERCISES, SEED)):
        check(found, oracle)
        if place % 20 == 0:
            check_same(found)
        if before is not None:
            assert (before.ask, before.scene) != (found.task.ask, found.task.scene), str(found.line)
        before = found.task
