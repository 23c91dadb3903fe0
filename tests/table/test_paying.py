"""Entering what won and marking what is paid: in the order of the house, and never changed behind one's back."""

from typing import Any

import pytest

from app.table.roulette.procedure import Phase
from tests.table.playing import (
    EIGHT,
    Form,
    Played,
    chips,
    colour,
    fall,
    fallen,
    form_of,
    opened,
    paying_eight,
    stack,
)

BY = {"by": "Carla", "reason": "the player leaves"}


def entered(number: int = 8, bets: list[Form] | None = None) -> Played:
    """A table where the winners of a number were entered."""
    table = fallen(number)
    table.do("winners", bets=EIGHT if bets is None else bets)
    return table


def owed(table: Played) -> list[tuple[Any, ...]]:
    """The payments in their order."""
    assert table.paying.settlement is not None
    return [(p.section, p.chip and p.chip.value, p.owner, p.amount) for p in table.paying.settlement.payments]


PAYMENTS = [
    ("black", 1000, "seat 1", 2000),
    ("inside", 2000, "seat 4", 34000),
    ("inside", 500, "seat 1", 17500),
    ("inside", 250, "red", 8500),
]


def test_clearing_opens_the_next_spins_bets_while_this_one_is_paid() -> None:
    table = fallen()
    assert table.do("cleared") == ("spin.cleared", "spin.bets_open")
    assert (table.paying.spin, table.paying.phase) == (1, Phase.PAYING)
    assert (table.betting.spin, table.betting.phase) == (2, Phase.BETS_OPEN)
    assert table.refused("cleared") == "the layout is cleared already"


@pytest.mark.parametrize(("name", "fields"), [("winners", {"bets": []}), ("next", {}), ("paid_all", {})])
def test_clearing_is_implied_by_what_comes_after_it(name: str, fields: dict[str, object]) -> None:
    assert fallen().do(name, **fields)[:2] == ("spin.cleared", "spin.bets_open")


def test_winners_are_entered_as_often_as_the_dealer_changes_them() -> None:
    table = fallen()
    for revision, bets in enumerate(([], EIGHT, EIGHT[:1]), 1):
        assert table.do("winners", bets=bets)[-1] == "winners.entered"
        assert table.last()["revision"] == revision
        assert table.last()["bets"] == bets
    assert table.paying.entered == 3
    assert table.paying.settlement is None


@pytest.mark.parametrize(
    ("bets", "fault"),
    [
        ([stack("straight-9", chips("5.00"))], "/bets/0/position: does not win at 8"),
        ([EIGHT[0], stack("red", chips("5.00"))], "/bets/1/position: does not win at 8"),
        ([EIGHT[0], EIGHT[0]], "/bets/1/position: position given twice: split-8-11"),
        ([stack("split-8-10")], "/bets/0/position: no such position: split-8-10"),
        (
            [stack("double-dozen-1-2", chips("5.00"))],
            "/bets/0/position: venezia does not offer double-dozen-1-2 (rules 1)",
        ),
        ([stack("straight-8", chips("3.00"))], "/bets/0/stack/0/value: venezia has no such chip (rules 2)"),
        (
            [stack("straight-8", colour("pink"))],
            "/bets/0/stack/0/colour: no colour that was declared: pink (rules 2)",
        ),
        (
            [stack("straight-8", chips("5.00", -1))],
            "/bets/0/stack/0/pieces: must be a whole number from 1 to 1000000",
        ),
        ({}, "/bets: must be a list"),
    ],
)
def test_winners_that_cannot_be_are_bad_input(bets: object, fault: str) -> None:
    for table in (fallen(), entered()):
        assert table.bad_input("winners", bets=bets) == fault


def test_every_simple_chance_may_be_entered_at_zero() -> None:
    table = fallen(0)
    chances = ["red", "black", "even", "odd", "low", "high"]
    table.do("winners", bets=[stack(name, chips("5.00")) for name in chances])
    assert table.bad_input("winners", bets=[stack("dozen-1", chips("5.00"))]) == (
        "/bets/0/position: does not win at 0"
    )


def test_the_settlement_is_written_with_the_first_payment() -> None:
    table = entered()
    assert table.do("paid", order=1) == ("spin.settled", "payment.made")
    settled = form_of(table.story[-2])
    assert (settled["revision"], settled["complete"], settled["number"]) == (1, False, 8)
    assert (settled["bank"]["taken"], settled["bank"]["result"]) == (None, None)
    assert settled["bank"]["paid"] == "620.00"
    assert owed(table) == PAYMENTS
    assert (table.last()["revision"], table.last()["order"]) == (1, 1)


def test_payments_are_made_in_the_order_of_the_house() -> None:
    table = entered()
    for order in range(1, 5):
        table.do("paid", order=order)
    assert table.paying.payable.paid == {1, 2, 3, 4}
    assert table.do("next") == ("spin.closed",)
    assert table.last()["entered"] is True


def test_another_order_needs_a_name_and_a_reason() -> None:
    table = entered()
    reason = "payment 1 comes first: to change the order say by whom and the reason (rules 3)"
    assert table.refused("paid", order=3) == reason
    for half in ({"by": "Carla"}, {"reason": "the player leaves"}):
        assert table.refused("paid", order=3, **half) == reason
    assert table.do("paid", order=3, **BY) == ("spin.settled", "payment.made")
    assert (table.last()["by"], table.last()["reason"]) == ("Carla", "the player leaves")
    table.do("paid", order=1)
    table.do("paid", order=2)
    assert table.refused("paid", order=3) == "payment 3 is made already"
    table.do("paid", order=4)  # the third is made: no reason is asked


@pytest.mark.parametrize(("name", "fields"), [("paid", {}), ("paid", BY), ("unpaid", {})])
def test_there_is_no_payment_beyond_the_last(name: str, fields: dict[str, str]) -> None:
    table = entered()
    table.do("paid", order=1)
    assert table.refused(name, order=5, **fields) == "spin 1 has 4 payments, there is no payment 5"
    assert table.bad_input(name, order=0) == "/order: must be a whole number from 1 to 1000000"
    assert table.bad_input(name, order=10**30) == "/order: must be a whole number from 1 to 1000000"


def test_where_nothing_is_entered_there_is_nothing_to_pay() -> None:
    table = fallen()
    assert table.refused("paid", order=1) == "spin 1 has 0 payments, there is no payment 1"
    assert table.paying.phase is Phase.FALLEN  # the clearing that was implied went with the refusal


def test_a_payment_is_taken_back_until_the_spin_is_closed() -> None:
    table = entered()
    assert table.refused("unpaid", order=1) == "spin 1 has 0 payments, there is no payment 1"
    table.do("paid", order=1)
    table.do("paid", order=2)
    assert table.refused("unpaid", order=3) == "payment 3 is not made"
    assert table.do("unpaid", order=1, **BY) == ("payment.unmade",)
    assert (table.last()["order"], table.last()["revision"], table.last()["by"]) == (1, 1, "Carla")
    assert table.refused("unpaid", order=1) == "payment 1 is not made"
    assert (
        table.refused("paid", order=3)
        == "payment 1 comes first: to change the order say by whom and the reason (rules 3)"
    )
    table.do("paid", order=1)
    table.do("next")
    assert table.refused("unpaid", order=1) == "no spin is being paid: a number must fall first"


def test_all_that_is_left_is_paid_at_once() -> None:
    table = entered()
    table.do("paid", order=2, **BY)
    assert table.do("paid_all") == ("payment.made",) * 3
    assert [form_of(event)["order"] for event in table.story[-3:]] == [1, 3, 4]
    assert table.do("paid_all") == ()
    table.do("next")
    assert table.last()["entered"] is True


def test_all_that_is_known_may_be_nothing() -> None:
    table = fallen()
    assert table.do("paid_all") == ("spin.cleared", "spin.bets_open", "spin.settled")
    assert table.do("next") == ("spin.closed",)
    assert table.last()["entered"] is False  # nobody said that nothing won


def test_an_empty_list_of_winners_counts() -> None:
    table = entered(8, [])
    table.do("next")
    assert table.last()["entered"] is True


def test_a_spin_closed_with_payments_that_are_not_marked_is_not_entered() -> None:
    table = entered()
    table.do("paid", order=1)
    assert table.do("next") == ("spin.closed",)
    assert table.last()["entered"] is False
    assert table.refused("next") == "no spin is being paid: a number must fall first"


def test_a_spin_closed_with_nothing_marked_is_settled_first() -> None:
    table = entered()
    assert table.do("next") == ("spin.settled", "spin.closed")
    assert table.last()["entered"] is False


MORE = [*EIGHT, stack("street-7-9", chips("50.00", owner="seat 7"))]
LESS = EIGHT[:2]


def test_winners_added_after_a_payment_are_settled_with_a_higher_revision() -> None:
    table = entered()
    table.do("paid", order=1)
    table.do("paid", order=2)
    assert table.do("winners", bets=MORE) == ("winners.entered", "spin.settled")
    assert table.paying.payable.revision == 2
    assert owed(table) == [PAYMENTS[0], ("inside", 5000, "seat 7", 55000), *PAYMENTS[1:]]
    assert table.paying.payable.paid == {1, 3}  # the payments made are found again at their new places
    assert (
        table.refused("paid", order=4)
        == "payment 2 comes first: to change the order say by whom and the reason (rules 3)"
    )
    table.do("paid", order=2)
    assert (table.last()["revision"], table.last()["order"]) == (2, 2)


def test_winners_that_would_change_a_payment_made_are_refused() -> None:
    table = entered()
    table.do("paid", order=1)
    reason = "that would change a payment that is made: take the payment back first"
    assert table.refused("winners", bets=LESS) == reason
    assert table.refused("winners", bets=[*LESS, stack("black", chips("10.00", 3))]) == reason
    table.do("unpaid", order=1)
    assert table.do("winners", bets=LESS) == ("winners.entered", "spin.settled")
    assert (table.paying.payable.revision, table.paying.payable.paid) == (2, frozenset())


def test_winners_may_lose_what_is_not_paid_yet() -> None:
    table = entered()
    table.do("paid", order=1)
    table.do("winners", bets=[stack("black", chips("10.00", 2))])
    assert (owed(table), set(table.paying.payable.paid)) == (PAYMENTS[:1], {1})
    table.do("next")
    assert table.last()["entered"] is True


def test_two_spins_are_alive_at_once_and_every_event_names_its_own() -> None:
    table = entered()
    table.do("paid", order=1)
    table.do("number", number=11)  # typed while the first is still being paid
    assert table.last()["spin"] == 2
    table.do("paid", order=2)
    assert table.last()["spin"] == 1
    table.do("last")
    assert (table.last()["spin"], table.betting.last, table.paying.last) == (2, True, False)
    assert table.do("confirm") == ("spin.closed", "spin.number")
    assert [form_of(event)["spin"] for event in table.story[-2:]] == [1, 2]
    table.do("winners", bets=[])
    assert (table.paying.spin, table.betting.spin) == (2, 3)


def test_every_payment_of_every_number_can_be_made() -> None:
    table = opened()
    for value in range(37):
        fall(table, value)
        table.do(
            "winners",
            bets=[stack(f"straight-{value}", chips("5.00", 2), colour("sky", 3), chips("5.00", owner=None))],
        )
        table.do("paid_all")
        assert table.paying.settlement is not None
        assert [payment.amount for payment in table.paying.settlement.payments] == [35000, 17500, 26250]
        table.do("next")
        assert table.last()["entered"] is True
    assert table.state.spins == 38


def test_a_colour_keeps_for_a_payment_what_it_was_worth_when_it_was_staked() -> None:
    table = entered(8, [stack("straight-8", colour("red", 2))])
    table.do("colour", colour="red", value="5.00", by="Carla")
    table.do("paid", order=1)
    assert table.paying.settlement is not None
    (payment,) = table.paying.settlement.payments
    assert payment.amount == sum(item.odds.of(item.amount) for item in payment.winning)
    assert payment.chip is not None
    assert payment.amount == (payment.pieces or 0) * payment.chip.value


def test_prisoners_that_are_freed_together_never_block_the_closing() -> None:
    many = chips("2.50", 1_000_000, enferme=True)
    table = entered(8, [stack("black", many, many)])
    assert table.table.why_not({"do": "next"}) is None


# Disputes (rules 3)


def test_a_disputed_payment_waits_for_a_ruling_with_a_name() -> None:
    table = paying_eight()
    assert table.do("dispute", order=2, reason="it was seat 5's")[-1] == "payment.disputed"
    table.do("paid", order=1)
    assert "waits for the ruling" in table.refused("paid", order=2)
    assert "disputed already" in table.refused("dispute", order=2)
    table.do("paid_all")
    assert sorted(table.paying.payable.paid) == [1, 3, 4]
    assert "waits for the ruling" in table.refused("next")
    assert "is missing" in table.bad_input("rule", order=2)
    table.do("rule", order=2, by="ispettore Rossi", reason="it is seat 4's")
    assert table.last()["by"] == "ispettore Rossi"
    assert "is not disputed" in table.refused("rule", order=2, by="Rossi", reason="again")
    table.do("paid", order=2)
    assert table.do("next") == ("spin.closed",)
    assert table.last()["entered"] is True


def test_the_next_payment_is_made_in_its_order_while_one_is_disputed() -> None:
    table = paying_eight()
    table.do("dispute", order=1)
    assert table.do("paid", order=2) == ("payment.made",)


def test_a_payment_that_is_disputed_is_not_taken_away_before_its_ruling() -> None:
    """Rules 3: a dispute is closed by the inspector's ruling, and by nothing else."""
    table = paying_eight()
    table.do("dispute", order=2)
    refused = table.refused("winners", bets=[EIGHT[1], EIGHT[2]])
    assert "would take away payment 2, which is disputed: rule on it first" in refused
    table.do("rule", order=2, by="Rossi", reason="it was no bet")
    table.do("winners", bets=[EIGHT[1], EIGHT[2]])
    assert table.paying.payable.disputed == frozenset()


def test_a_dispute_goes_on_when_its_bet_is_entered_otherwise() -> None:
    """How many pieces they were is what a dispute is often about: the corrected payment waits for the ruling too."""
    table = fallen(8)
    table.do("winners", bets=[stack("straight-8", colour("red", 2))])
    table.do("dispute", order=1, reason="how many")
    assert table.do("winners", bets=[stack("straight-8", colour("red", 1))])[-1] == "payment.disputed"
    assert table.paying.payable.disputed == {1}
    assert "is disputed" in table.refused("paid", order=1)
    table.do("rule", order=1, by="Rossi", reason="one piece")
    assert "payment.made" in table.do("paid", order=1)


def test_a_dispute_goes_on_about_the_same_payment_at_its_new_place() -> None:
    table = fallen()
    table.do("winners", bets=[EIGHT[1]])
    table.do("dispute", order=1)
    table.do("winners", bets=EIGHT)
    assert table.paying.settlement is not None
    assert [
        table.paying.settlement.payments[order - 1].amount for order in table.paying.payable.disputed
    ] == [17500]


def test_a_payment_that_is_taken_back_takes_back_what_was_done_with_it() -> None:
    """Rules 5: of 80 on the 8 only 60 are paid, and 20 returned; the tick goes with the payment, no other."""
    table = fallen(8)
    winning = [
        stack("straight-8", chips("20.00", 4, owner="seat 4")),
        stack("split-8-11", chips("50.00", 3, owner="seat 2")),
    ]
    table.do("winners", bets=winning)
    table.do("paid_all")
    assert table.paying.settlement is not None
    returned = {(part.owner, part.amount) for part in table.paying.settlement.returned}
    assert returned == {("seat 4", 2000), ("seat 2", 3000)}
    for place in (1, 2):
        table.do("done", listed="returned", place=place)
    order = next(n for n, p in enumerate(table.paying.settlement.payments, 1) if p.owner == "seat 4")
    assert table.do("unpaid", order=order) == ("stake.done", "payment.unmade")
    assert [(listed, part.owner) for listed, part in table.paying.done] == [("returned", "seat 2")]
