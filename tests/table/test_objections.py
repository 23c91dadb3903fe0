"""What was said against a payment stands where the dispute is, until the ruling (rules 3)."""

from tests.table.playing import EIGHT, Played, chips, paying_eight, stack


def disputed() -> Played:
    """Two of the four payments of number 8 are disputed; of one of them nobody said why."""
    table = paying_eight()
    table.do("dispute", order=2, reason="di chi è")
    table.do("dispute", order=3)
    return table


def test_what_was_said_is_known_until_the_ruling() -> None:
    table = disputed()
    assert table.paying.payable.objections == {2: "di chi è", 3: ""}
    assert table.paying.payable.disputed == {2, 3}
    table.do("rule", order=2, by="Carla", reason="si paga così")
    assert table.paying.payable.objections == {3: ""}


def test_it_goes_with_its_payment_to_another_place() -> None:
    """What is found beside it comes before it in the order."""
    table = disputed()
    before = table.paying.settlement
    assert before is not None
    table.do("winners", bets=[*EIGHT, stack("even", chips("10.00", owner="posto 6"))])
    after = table.paying.settlement
    assert after is not None
    place = after.payments.index(before.payments[1]) + 1
    assert place != 2
    assert table.paying.payable.objections[place] == "di chi è"
    assert table.paying.payable.disputed == set(table.paying.payable.objections)


def test_a_number_that_is_void_takes_it_along_and_the_throw_that_counts_says_it_again() -> None:
    table = disputed()
    table.do("void", reason="")
    assert table.state.betting is not None
    assert table.state.betting.payable.objections == {}
    table.do("valid", reason="it counts")
    assert table.paying.payable.objections[2] == "di chi è", "in its own words"
