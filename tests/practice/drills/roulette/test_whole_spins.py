"""Moments of a spin, asked one by one."""

import pytest

from app.practice.drills.roulette.whole_spins import WHOLE_SPINS
from app.practice.line import MOST_SEED, Line
from app.practice.script import MOST_SCRIPT
from tests.schooling import exercise


def test_a_seed_is_a_script_and_a_place() -> None:
    """Two seeds between two moments of a kind are the same exercise: the one that comes next."""
    same = [exercise(Line("whole-spins", 1, "calm-clear", 471100 + place)).task for place in range(3)]
    assert same[0] == same[1] == same[2]
    assert same[0] != exercise(Line("whole-spins", 1, "calm-clear", 471200)).task
    assert MOST_SCRIPT == MOST_SEED // 100


@pytest.mark.parametrize("level", range(1, len(WHOLE_SPINS.levels) + 1))
def test_a_variant_is_asked_by_its_own_kind(level: int) -> None:
    about = {
        "pay": ("pay.",),
        "share": ("share.", "zero."),
        "void": ("void.",),
        "bet": ("bet.",),
        "announce": ("announce.",),
    }
    for variant in WHOLE_SPINS.levels[level - 1]:
        kind = variant.partition("-")[2]
        asked = exercise(Line("whole-spins", level, variant, 471199)).task.ask.key
        assert asked.startswith(tuple(f"whole-spins.{begun}" for begun in about.get(kind, ("",))))


def test_a_house_that_shuts_nothing_in_asks_something_else() -> None:
    """San Remo: at zero the chances lose; nothing is halved, and nobody is a prisoner."""
    assert exercise(Line("whole-spins", 4, "zero-prison", 471103, "sanremo")).task.fields
