"""Whole rounds against the clock, moment by moment."""

import pytest

from app.practice.attempts import Skill
from app.practice.drills.repeater.whole_rounds import WHOLE_ROUNDS
from app.practice.line import Line
from app.practice.script import line_of, script
from tests.drills.checking import check, oracle_of
from tests.schooling import EVERYWHERE, exercise

ALL = [(level, variant) for level, variants in enumerate(WHOLE_ROUNDS.levels, 1) for variant in variants]


@pytest.mark.parametrize("dealt", ["repeater-bets", "repeater-bets-plain"])
@pytest.mark.parametrize("level", [1, 2, 3])
def test_the_second_program_answers_every_moment_alike(level: int, dealt: str) -> None:
    for number in range(4):
        for moment in script(line_of(WHOLE_ROUNDS, level, number, dealt), EVERYWHERE.catalogue).moments:
            check(moment.exercise, oracle_of("repeater-rounds"))
            assert exercise(moment.exercise.line) == moment.exercise


@pytest.mark.parametrize(("level", "variant"), ALL)
def test_each_kind_of_moment_is_an_exercise_of_its_own(level: int, variant: str) -> None:
    for seed in (0, 714, 471_100):
        found = exercise(Line("repeater-rounds", level, variant, seed, "repeater-bets"))
        check(found, oracle_of("repeater-rounds"))


def test_a_spin_leaves_the_main_game_most_of_its_eighty_seconds() -> None:
    """B1: at forty-five spins an hour; a round of eight spins and a void throw."""
    for number in range(10):
        told = script(line_of(WHOLE_ROUNDS, 3, number, "repeater-bets"), EVERYWHERE.catalogue)
        seconds = sum(EVERYWHERE.catalogue.pace(Skill(*each.exercise.line[:3])) for each in told.moments)
        spins = sum(each.exercise.task.ask.key.endswith(".value") for each in told.moments)
        assert 0 < seconds < spins * 80 / 3
