"""In which chips a player wants to be paid, by command (rules 7) [4.4]."""

import pytest

from app.rules.money import Cents
from app.rules.payment_laying import Wish
from tests.table.playing import Form, Played, fall, opened

RED: list[Form] = [{"position": "straight-8", "stack": [{"colour": "red", "pieces": 1}]}]
TWENTY: list[Form] = [{"position": "straight-8", "stack": [{"value": "20.00", "pieces": 2, "owner": "A"}]}]


def paying(bets: list[Form]) -> Played:
    table = opened()
    fall(table, 8)
    table.do("winners", bets=bets)
    return table


def test_colour_with_value_is_recorded_with_the_mark_and_taken_back_with_it() -> None:
    table = paying(RED)
    table.do("paid", order=1, wish={"with": ["20.00", "50.00"]})
    assert table.last()["wish"] == {"with": ["50.00", "20.00"], "mixed": False}
    spin = table.state.paying
    assert spin is not None
    assert spin.payable.wished == {1: Wish((Cents(5000), Cents(2000)))}
    table.do("unpaid", order=1)
    spin = table.state.paying
    assert spin is not None
    assert spin.payable.wished == {}


def test_value_in_mixed_value() -> None:
    table = paying(TWENTY)
    table.do("paid", order=1, wish={"mixed": True})
    assert table.last()["wish"] == {"with": [], "mixed": True}


def test_without_a_wish_the_mark_says_nothing_of_it() -> None:
    table = paying(RED)
    table.do("paid", order=1)
    assert "wish" not in table.last()


@pytest.mark.parametrize(
    ("bets", "wish", "fault"),
    [
        (RED, {"mixed": True}, "only value"),
        (RED, {"with": ["3.00"]}, "no chip of whole pieces"),
        (TWENTY, {"with": ["5.00"]}, "only a colour"),
        (RED, {"in": 1}, "no such field"),
        (RED, {"with": "50.00"}, "must be a list"),
    ],
)
def test_what_cannot_be_laid_so_is_refused_and_nothing_is_marked(
    bets: list[Form], wish: Form, fault: str
) -> None:
    table = paying(bets)
    assert fault in table.bad_input("paid", order=1, wish=wish)
    spin = table.state.paying
    assert spin is not None
    assert not spin.payable.paid
