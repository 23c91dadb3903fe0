"""A round that was closed last is opened again, at a table of a game that only says how it closes one."""

from app.table.round_refusals import RoundRefusal
from tests.games.test_coins import BY, INSPECTOR, Dealt, fallen, opened


def closed() -> Dealt:
    """The first coin is over; the second payment was disputed and ruled on, and nobody marked it."""
    dealt = fallen()
    dealt.do("paid", order=1)
    dealt.do("dispute", order=2, by="Cy", reason="I bet fifty")
    dealt.do("rule", INSPECTOR, order=2, **BY)
    dealt.do("next")
    return dealt


def test_a_round_that_is_over_is_reopened_with_its_payments_and_their_marks() -> None:
    """What its closing did is taken back, and what was bet since stays."""
    dealt = closed()
    dealt.do("bet", side="tails", owner="Bo", amount="10.00")
    assert dealt.do("reopen") == ("coins.reopened",)
    now = dealt.state
    assert now.paying is not None
    assert now.paying.payable.paid == {1}
    assert now.paying.reopened
    assert not now.payments
    assert now.betting is not None
    assert [bet.amount for bet in now.betting.bets] == [1000]
    assert now.bank == fallen().state.bank
    dealt.do("paid", order=2)
    dealt.do("next")
    assert [made.order for made in dealt.state.payments[1]] == [1, 2]


def test_a_round_stays_closed_once_something_rests_on_that() -> None:
    relieved, answered = closed(), closed()
    relieved.do("dealer", name="Bea")
    assert relieved.refused("reopen") == "another dealer deals since spin 1"
    answered.do("paid", spin=1, order=2, **BY)
    assert answered.refused("reopen") == RoundRefusal.PAYMENT_ANSWERED_SINCE(spin=1)


def test_no_round_is_reopened_once_the_next_one_fell() -> None:
    dealt = closed()
    dealt.do("fall", side="tails")
    assert "spin 2 is being paid" in dealt.refused("reopen")
    dealt.do("next")
    assert dealt.do("reopen") == ("coins.reopened",)
    assert dealt.state.paying is not None
    assert dealt.state.paying.spin == 2


def test_a_table_at_which_nothing_was_closed_has_no_round_to_reopen() -> None:
    assert Dealt().refused("reopen") == "the table is closed: open it first"
    assert opened().refused("reopen") == RoundRefusal.NO_SPIN_TO_REOPEN()
