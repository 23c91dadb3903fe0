"""What a dealer does with side wagers at the table (repeater-bets A1)."""

from __future__ import annotations

import pytest

from app.rules.payment_words import UNKNOWN_OWNER
from app.table.bad_input import BadInputError
from app.table.turn import RefusedError
from tests.table.playing import chips, stack
from tests.table.repeater.night import Night, form_of, kinds


def test_a_wager_is_booked_as_soon_as_the_layout_is_clear_and_until_no_more_bets() -> None:
    night = Night()
    assert kinds(night.book("repeat-4")) == ["repeater.booked"]
    night.do("throw")
    night.book("repeat-4")
    assert [(each.wager, each.amount) for each in night.wagers.round.standing] == [("repeat-4", 1000)]
    night.do("no_more_bets")
    with pytest.raises(RefusedError, match="capo tavolo"):
        night.book("repeat-10")
    (late,) = night.book("repeat-10", by="Rossi")
    assert form_of(late)["by"] == "Rossi"


def test_a_la_derniere_closes_the_board_to_new_wagers_until_it_is_taken_back() -> None:
    night = Night()
    night.book("repeat-4")
    night.do("last")
    with pytest.raises(RefusedError, match="last spin"):
        night.book("repeat-10")
    night.do("last", over=True)
    night.book("repeat-10")
    assert [stake.wager for stake in night.wagers.round.standing] == ["repeat-4", "repeat-10"]


def test_nothing_is_booked_before_the_layout_is_cleared() -> None:
    night = Night()
    night.fall(8)
    with pytest.raises(RefusedError, match="not cleared"):
        night.book("repeat-12")
    night.do("cleared")
    assert kinds(night.book("repeat-12")) == ["repeater.booked"]


def test_a_win_is_paid_by_one_command_with_what_the_dealers_box_gets() -> None:
    night = Night()
    night.book("repeat-2")
    night.book("horn", "seat 1", "10.00")
    night.spin(1)
    night.fall(1)
    night.do("cleared")
    assert kinds(night.do("repeater_paid", order=1))[-2:] == ["payment.made", "payment.made"]
    assert kinds(night.do("repeater_paid", order=2)) == ["payment.made"]
    paid = night.state.paying
    assert paid is not None
    assert paid.payable.payments is not None
    assert [(payment.owner, payment.employees, payment.amount) for payment in paid.payable.payments] == [
        ("seat 3", False, 20000),
        (None, True, 1000),
        ("seat 1", False, 12000),
    ]
    with pytest.raises(RefusedError, match="no 3"):
        night.do("repeater_paid", order=3)


def test_a_win_whose_mark_alone_was_taken_back_is_paid_again() -> None:
    """What the dealers' box got lies there already."""
    night = Night()
    night.book("repeat-2")
    night.spin(1)
    night.fall(1)
    night.do("cleared")
    night.do("repeater_paid", order=1)
    night.do("unpaid", order=1)
    (made,) = night.do("repeater_paid", order=1)
    assert (form_of(made)["kind"], form_of(made)["order"]) == ("payment.made", 1)


def test_nothing_is_no_wager() -> None:
    """It would be recorded as one that was taken back or given up in vain: these name no amount."""
    with pytest.raises(BadInputError, match="amount"):
        Night().book("repeat-2", amount="0.00")


def test_side_wagers_are_paid_behind_the_bets_of_roulette() -> None:
    night = Night()
    night.book("before-7-2-12")
    night.fall(1)
    night.do("cleared")
    night.do("winners", bets=[stack("straight-1", chips("5.00", owner="seat 1"))])
    with pytest.raises(RefusedError, match="payment 1"):
        night.do("repeater_paid", order=1)
    night.do("paid", order=1)
    night.do("repeater_paid", order=1)
    assert night.do("next")


def test_after_a_seven_all_that_stood_when_the_last_round_began_is_booked_again() -> None:
    night = Night()
    night.book("repeat-2")
    night.book("horn", "seat 1", "10.00")
    night.spin(4, 6)
    caused = night.do("repeater_again", owner="seat 1")
    assert [(each.wager, each.owner) for each in night.wagers.round.standing] == [("horn", "seat 1")]
    assert kinds(caused) == ["repeater.booked"]
    night.do("repeater_again")
    assert [(each.wager, each.amount) for each in night.wagers.round.standing] == [
        ("repeat-2", 500),
        ("horn", 1000),
    ]
    with pytest.raises(RefusedError, match="does not stand now"):
        night.do("repeater_again")


@pytest.mark.parametrize("owner", ["red", "rosso", UNKNOWN_OWNER])
def test_a_wager_is_a_players_and_never_a_colours(owner: str) -> None:
    night = Night()
    with pytest.raises(RefusedError, match="names none"):
        night.book("repeat-4", owner)
    assert night.wagers.round.standing == ()
