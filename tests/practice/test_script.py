"""A script in one line, and its moments as exercises of their own."""

import pytest

from app.practice.attempts import Skill
from app.practice.drills.roulette.whole_spins import WHOLE_SPINS
from app.practice.line import Line, LineError, read_line
from app.practice.script import is_script, line_of, script
from tests.practice.roulette.whole_spins.a_table import LEVELS
from tests.schooling import CATALOGUE, DRILLS, exercise

LINE = "whole-spins 3 slips 4711"


@pytest.mark.parametrize("level", LEVELS)
def test_each_moment_is_the_exercise_of_its_own_line(level: int) -> None:
    told = script(line_of(WHOLE_SPINS, level, 4711), CATALOGUE)
    for place, moment in enumerate(told.moments):
        assert moment.exercise.line.seed == 471100 + place
        assert exercise(read_line(str(moment.exercise.line))) == moment.exercise


def test_the_same_line_is_the_same_script() -> None:
    assert script(read_line(LINE), CATALOGUE) == script(line_of(WHOLE_SPINS, 3, 4711), CATALOGUE)
    assert str(script(read_line(LINE), CATALOGUE).line) == LINE
    assert is_script(read_line(LINE), DRILLS)
    assert not is_script(read_line("whole-spins 3 slips-pay 471107"), DRILLS)
    assert script(read_line("whole-spins 4 zero 8 france"), CATALOGUE).line.house == "france"


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("whole-spins 3 calm 4711", "line.no-script"),
        ("whole-spins 9 calm 4711", "line.no-script"),
        ("whole-spins 3 slips 10000", "line.no-seed"),
        ("whole-spins 3 slips 4711 atlantis", "line.no-house"),
    ],
)
def test_what_is_no_script_says_so(text: str, key: str) -> None:
    with pytest.raises(LineError) as fault:
        script(read_line(text), CATALOGUE)
    assert fault.value.say.key == key


def test_three_spins_of_a_night_leave_the_time_of_forty_five_an_hour() -> None:
    """Screens: against a clock. Eighty seconds a spin, a void throw and all, give or take a fifth."""
    taken = [
        sum(
            CATALOGUE.pace(Skill(*moment.exercise.line[:3]))
            for moment in script(line_of(WHOLE_SPINS, 5, number), CATALOGUE).moments
        )
        for number in range(30)
    ]
    assert 0.8 * 240 < sum(taken) / len(taken) < 1.2 * 240


def test_what_tells_no_scripts_has_none() -> None:
    for text in ("products 1 split 4711", "juggling 1 calm 4711"):
        assert not is_script(read_line(text), DRILLS)
        with pytest.raises(LineError, match="no such script"):
            script(read_line(text), CATALOGUE)


def test_a_line_of_a_script_is_written_as_any_other() -> None:
    assert line_of(WHOLE_SPINS, 2, 7, "sanremo") == Line("whole-spins", 2, "called", 7, "sanremo")
