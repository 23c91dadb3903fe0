"""What there is to do: whence and which way the ball goes, and after a void throw (rules 8) [3.7]."""

import pytest
from hypothesis import given
from hypothesis import strategies as some

from app.rules.roulette.wheel import Turning
from app.table.prompting import prompts
from app.table.prompts import AnyTask
from app.table.roulette.hearing import VoidHeard
from app.table.roulette.procedure import VoidReason
from app.table.roulette.prompting import next_throw
from app.table.roulette.spin_prompt import SpinPrompt, SpinTask
from tests.table.playing import NO_MORE_BETS, THROW, Played, fall, fallen, number, opened, step

CLOCKWISE, ANTICLOCKWISE = Turning.CLOCKWISE, Turning.ANTICLOCKWISE
PRINTED = [reason for reason in VoidReason if reason is not VoidReason.CAPO_TAVOLO]


def tasks(table: Played) -> list[AnyTask]:
    return [prompt.task for prompt in prompts(table.state)]


def on_day(day: int | None) -> Played:
    table = Played()
    table.do("open", **({} if day is None else {"day": day}))
    return table


@pytest.mark.parametrize("day", [1, 21, 31, None])
def test_the_first_ball_is_thrown_from_the_number_of_the_day(day: int | None) -> None:
    table = on_day(day)
    assert prompts(table.state) == (
        SpinPrompt(SpinTask.THROW, pocket=day, wheel=ANTICLOCKWISE, ball=CLOCKWISE),
    )
    table.do("throw")
    assert prompts(table.state) == ()


def test_afterwards_it_goes_from_the_last_number_and_the_wheel_is_turned_round() -> None:
    table = on_day(21)
    for spin, fallen_number in enumerate((8, 0, 36)):
        fall(table, fallen_number)
        assert tasks(table) == [SpinTask.CLEAR]  # the number is paid first
        table.do("next")
        wheel = CLOCKWISE if spin % 2 == 0 else ANTICLOCKWISE
        assert prompts(table.state) == (
            SpinPrompt(SpinTask.THROW, pocket=fallen_number, wheel=wheel, ball=wheel.against),
        )


def test_a_number_put_right_is_the_pocket_that_the_ball_lies_in() -> None:
    table = fallen(8)
    table.do("number", number=11, by="Carla", reason="misread")
    table.do("next")
    assert table.state.pocket == 11


def test_another_night_begins_with_its_own_day() -> None:
    table = on_day(21)
    fall(table, 8)
    table.do("next")
    table.do("close")
    assert prompts(table.state) == ()
    table.do("open", day=22)
    assert prompts(table.state) == (
        SpinPrompt(SpinTask.THROW, pocket=22, wheel=ANTICLOCKWISE, ball=CLOCKWISE),
    )


@given(some.lists(some.sampled_from(["void", "number"]), max_size=8))
def test_every_throw_turns_the_wheel_round(throws: list[str]) -> None:
    """Void or not, one throw after another goes the other way, and the ball always against the wheel."""
    table = on_day(21)
    expected, pocket = ANTICLOCKWISE, 21
    for place, what in enumerate(throws):
        throw = next_throw(table.state)
        assert throw is not None
        assert (throw.wheel, throw.ball, throw.pocket) == (expected, expected.against, pocket)
        table.do("throw")
        if what == "void":
            table.do("void", reason="wheel_stopped")
        else:
            pocket = place
            fall(table, pocket)
            table.do("next")
        expected = expected.against


@pytest.mark.parametrize("reason", PRINTED)
def test_after_a_void_throw_the_ball_goes_back_and_the_wheel_is_turned_round(reason: VoidReason) -> None:
    table = fallen(8)
    table.do("next")
    table.do("throw")
    table.do("void", reason=reason.value)
    assert prompts(table.state) == (
        SpinPrompt(SpinTask.TURN_BACK, pocket=8, wheel=ANTICLOCKWISE, ball=CLOCKWISE),
    )


def test_of_a_reason_of_the_capo_tavolos_own_the_inspector_is_told() -> None:
    table = opened()
    table.do("throw")
    assert table.refused("void", reason="capo_tavolo") == (
        "a reason of his own is the capo tavolo's: say by whom (rules 8)"
    )
    table.do("void", reason="capo_tavolo", by="Carla")
    assert (table.last()["kind"], table.betting.void) == ("spin.bets_open", "capo_tavolo")
    assert tasks(table) == [SpinTask.TELL_INSPECTOR, SpinTask.TURN_BACK]
    table.do("throw")
    assert tasks(table) == [SpinTask.TELL_INSPECTOR]
    table.do("void", reason="a glass fell over", by="Carla", told="Dario")
    assert tasks(table) == [SpinTask.TURN_BACK]
    table.do("throw")
    table.do("void", reason="a glass fell over")
    assert tasks(table)[0] is SpinTask.TELL_INSPECTOR


def test_8_after_rien_va_on_a_nights_first_number_the_ball_is_in_the_pocket_of_the_day() -> None:
    """On every night; of another number that was said of the spin, too; then in the last number's."""
    table = Played()
    for day in (24, 25):
        table.do("open", day=day)
        fall(table, 8)
        table.do("number", number=11, by="Carla", reason="seen")
        table.do("void", reason="no_pocket")
        assert table.state.pocket == day
        for fell in (30, 9):
            fall(table, fell)
            table.do("next")
        fall(table, 8)
        table.do("void", reason="no_pocket")
        assert table.state.pocket == 9
        table.do("close")


def test_of_what_the_wheel_gives_up_by_itself_nobody_is_told() -> None:
    table = opened(has_wheel=True)
    table.hear(step(THROW), step(NO_MORE_BETS), VoidHeard("ball_removed"))
    assert tasks(table) == [SpinTask.TURN_BACK]
    table.hear(step(THROW, 2), number(8, 2))
    assert table.state.pocket == 8
