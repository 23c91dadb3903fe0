"""The wheel is turned round at each throw; one that is not is an alarm (rules 8) [3.7]."""

from app.rules.roulette.wheel import Turning
from app.table.roulette.hearing import StepHeard, VoidHeard
from tests.table.playing import THROW, form_of, number, step, wheel_ready


def test_a_wheel_that_is_not_turned_round_between_two_throws_is_an_alert() -> None:
    """Rules 8: the wheel's direction is reversed at each throw; after a void throw too."""
    table, ways = wheel_ready(), (Turning.CLOCKWISE, Turning.ANTICLOCKWISE, Turning.ANTICLOCKWISE)
    said = []
    for game, way in enumerate(ways, 1):
        said.append(table.hear(StepHeard(THROW, "wheel", game, way), number(8, game)))
        table.do("next")
    assert [("reader.warning" in kinds) for kinds in said] == [False, False, True]
    warning = next(body for body in map(form_of, table.story) if body["kind"] == "reader.warning")
    assert warning["reason"] == "not_reversed"
    assert "anticlockwise as at the throw before" in warning["detail"]


def test_after_a_void_throw_the_wheel_is_turned_round_too() -> None:
    """Rules 8 [3.7]."""
    table = wheel_ready()
    table.hear(StepHeard(THROW, "wheel", 1, Turning.CLOCKWISE), VoidHeard("ball_removed"))
    assert "reader.warning" in table.hear(StepHeard(THROW, "wheel", 1, Turning.CLOCKWISE))
    assert table.state.betting is not None
    assert table.state.betting.throw == 2


def test_the_next_throw_is_told_from_how_the_wheel_really_turned() -> None:
    """Whoever opened the wheel the other way has it right from the first throw that was seen."""
    table = wheel_ready()
    expected = table.betting.wheel
    table.hear(StepHeard(THROW, "wheel", 1, expected.against), number(8, 1))
    assert form_of(table.story[-2])["wheel"] == expected.against.value
    table.do("cleared")
    assert table.betting.wheel is expected


def test_a_reader_that_does_not_tell_the_direction_is_asked_nothing() -> None:
    table = wheel_ready()
    for game in (1, 2):
        assert "reader.warning" not in table.hear(step(THROW, game), number(8, game))
        table.do("next")
    assert "wheel" not in next(body for body in map(form_of, table.story) if body["kind"] == "spin.thrown")
