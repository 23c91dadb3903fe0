"""The table in memory does what a live one does, and knows what lies there."""

import pytest

from app.practice.roulette.on_the_cloth import colour, value
from app.practice.roulette.whole_spins.simulated import Simulated, with_wheel
from app.rules.roulette.layout import BY_NAME
from app.rules.roulette.spin_rules import Instrument, spin_rules
from app.rules.roulette.wheel import Turning
from app.rules.side import Side
from app.table.turn import RefusedError
from tests.houses import house
from tests.practice.roulette.whole_spins.a_table import opened

RED, SPLIT = BY_NAME["red"], BY_NAME["split-8-11"]


def test_the_first_ball_goes_from_the_number_of_the_day_and_each_throw_turns_the_wheel_round() -> None:
    """3.7: at the opening clockwise, then reversed at each throw; the ball from the last number's pocket."""
    table = opened()
    assert table.throw() == (7, Turning.ANTICLOCKWISE)
    table.do("throw")
    table.do("no_more_bets")
    table.fall(32)
    for what in ("cleared", "next"):
        table.do(what)
    assert table.throw() == (32, Turning.CLOCKWISE)


def test_what_wins_stays_and_what_loses_is_cleared() -> None:
    table = opened()
    table.place(RED, colour(5, 250, "blue"))
    table.place(SPLIT, colour(2, 250, "blue"))
    assert [stack.position for stack in table.scene().bets] == [RED, SPLIT]
    table.do("throw")
    table.do("no_more_bets")
    table.fall(8)
    assert len(table.fallen_scene(cleared=False).bets) == 2
    cleared = table.fallen_scene(cleared=True)
    assert ([stack.position for stack in cleared.bets], cleared.number) == ([SPLIT], 8)
    assert [payment.pieces for payment in table.settlement().payments] == [34]


def test_no_bet_after_rien_ne_va_plus() -> None:
    table = opened()
    table.do("throw")
    assert not table.refuses("place", position="red", entry={"value": "10.00", "pieces": 1})
    table.do("no_more_bets")
    assert table.refuses("place", position="red", entry={"value": "10.00", "pieces": 1})
    with pytest.raises(RefusedError):
        table.place(RED, value(1, 1000, "posto 1"))


def test_a_player_has_his_maximum_once_on_a_place() -> None:
    """2: the maximum holds for what one player has there together."""
    table = opened()
    table.place(RED, value(9, 10000, "posto 1"))
    assert table.flags(RED, value(2, 10000, "posto 1"))
    assert not table.flags(RED, value(2, 10000, "posto 2"))


def test_nothing_is_thrown_and_nothing_paid_at_a_closed_table() -> None:
    table = Simulated(house("venezia"), Side.LEFT)
    for asked in (table.throw, lambda: table.paying, table.paying_or_bet_on):
        with pytest.raises(ValueError, match="no"):
            asked()


@pytest.mark.parametrize("name", ["tombola-half-back", "tombola-all-lost", "venezia"])
def test_every_house_has_a_wheel_here(name: str) -> None:
    assert with_wheel(house(name)).instrument == Instrument.WHEEL
    assert spin_rules(with_wheel(house(name))).zero is spin_rules(house(name)).zero
