"""Rules 8: what people declare between "Rien va" and "Il colpo vale" stands, as does what they had declared before."""

import pytest

from tests.table.playing import fall, fallen, opened, paying_eight


@pytest.mark.parametrize("minimum_follows", [False, True])
def test_a_colour_that_was_given_since_stays_as_it_was_given(*, minimum_follows: bool) -> None:
    """One with a value of its own, and one at the minimum of then, by whatever minimum holds again."""
    table = opened()
    if minimum_follows:
        table.do("minimum", minimum="5.00", by="Carla")
    fall(table, 8)
    table.do("cleared")
    table.do("void", reason="")
    table.do("colour", colour="blue", value="10.00", owner="seat 5", by="Carla")
    table.do("colour", colour="red", owner="seat 6")
    given = {name: table.state.colours[name] for name in ("blue", "red")}
    table.do("valid", reason="it counts")
    assert {name: table.state.colours[name] for name in given} == given
    assert table.state.personalised == {"blue", *(["red"] if minimum_follows else [])}


def test_a_minimum_that_was_announced_since_is_withdrawn_first() -> None:
    table = fallen(8)
    table.do("void", reason="")
    table.do("minimum", minimum="5.00", by="Carla")
    assert table.refused("valid", reason="x") == (
        "the minimum of the next spin was said otherwise since: say it as it was first"
    )
    table.do("minimum", minimum="2.50", by="Carla")
    assert table.do("valid", reason="x") == ("spin.valid",)


def test_what_was_disputed_is_so_again() -> None:
    table = paying_eight()
    table.do("dispute", order=2)
    table.do("void", reason="")
    assert table.do("valid", reason="it counts") == ("spin.valid", "payment.disputed")
    assert (table.last()["order"], table.last()["reason"]) == (
        2,
        "payment 2 was disputed before its throw was void",
    )
    assert table.paying.payable.disputed == {2}


def test_a_colour_that_was_given_at_the_next_minimum_keeps_it_where_that_holds_no_more() -> None:
    table = opened()
    table.do("minimum", minimum="5.00", by="Carla")
    fall(table, 8)
    table.do("cleared")
    table.do("colour", colour="red", owner="seat 1")
    table.do("void", reason="")
    assert (table.state.minimum, table.state.colours["red"].value) == (250, 500)
    assert table.state.personalised == {"red"}
    table.do("valid", reason="it counts")
    assert (table.state.minimum, table.state.personalised) == (500, frozenset())
