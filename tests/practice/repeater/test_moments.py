"""What is asked of a spin: made of a board and a number, and right by the rules of the page."""

from app.practice.exercise import Moment
from app.practice.repeater.moments import (
    offer_moment,
    pay_moment,
    seven_moment,
    value_moment,
    void_moment,
    win_moment,
)
from app.practice.repeater.rounds import Spin
from app.rules.money import Cents
from app.rules.repeater.round import Round, Stake
from tests.houses import house
from tests.schooling import sentence

HOUSE = house("repeater-bets")
TWELVE, FOUR = Stake("repeat-12", "posto 3", Cents(5_00)), Stake("repeat-4", "posto 3", Cents(5_00))
BOARD = Round(6, {12: 1, 4: 2}, (TWELVE, FOUR))


def _right(moment: Moment) -> list[str]:
    return [field.right[0] for field in moment.task.fields]


def test_a_value_is_counted_a_zero_and_a_seven_are_not() -> None:
    asked = [value_moment(Spin(HOUSE, BOARD, number)) for number in (8, 0, 6)]
    assert [_right(moment) for moment in asked] == [["4", "3"], ["0", "0"], ["7", "0"]]
    assert [moment.kind for moment in asked] == ["value", "zero", "value"]


def test_a_void_throw_leaves_marks_as_they_were() -> None:
    assert _right(void_moment(Spin(HOUSE, BOARD, 8))) == ["2", "3"]


def test_200_and_10_for_the_box_for_5_on_the_12() -> None:
    """R02."""
    spin = Spin(HOUSE, BOARD, 36)
    assert _right(win_moment(spin)) == ["B"]
    assert _right(pay_moment(spin)) == ["200.00", "10.00"]
    assert ("205.00", "10.00") in [slip.answers for slip in pay_moment(spin).task.slips]


def test_105_or_go_on() -> None:
    """B1: "Posto 3, 4 a tre: 105 o avanti?"."""
    moment = offer_moment(Spin(HOUSE, BOARD, 8), [FOUR])
    assert _right(moment) == ["105.00"]
    assert sentence(moment.task.steps[0].say) == "«Posto 3, 4 a tre: 105 o avanti?»"
    early = offer_moment(Spin(HOUSE, Round(6, {}, (FOUR,)), 8), [FOUR])
    assert _right(early) == ["0.00"]


def test_the_seven_takes_both_and_opens_the_next_round() -> None:
    assert _right(seven_moment(Spin(HOUSE, BOARD, 6))) == ["10.00", "0", "7"]
