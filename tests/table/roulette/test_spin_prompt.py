"""How the ball is thrown and the drum turned, as scripts read it."""

import pytest

from app.rules.roulette.wheel import Turning
from app.table.roulette.spin_prompt import SpinPrompt, SpinTask


@pytest.mark.parametrize("pocket", [None, 0, 36])
def test_a_throw_says_whence_and_which_way_both_go(pocket: int | None) -> None:
    throw = SpinPrompt(SpinTask.THROW, pocket=pocket, wheel=Turning.CLOCKWISE, ball=Turning.ANTICLOCKWISE)
    assert throw.form() == {"task": "throw", "from": pocket, "wheel": "clockwise", "ball": "anticlockwise"}


def test_a_drum_says_which_ways_it_still_turns() -> None:
    ways = (Turning.ANTICLOCKWISE, Turning.CLOCKWISE)
    assert SpinPrompt(SpinTask.TURN, ways=ways).form() == {
        "task": "turn",
        "ways": ["anticlockwise", "clockwise"],
    }


def test_what_it_does_not_speak_of_is_left_out() -> None:
    assert SpinPrompt(SpinTask.LOAD).form() == {"task": "load"}
