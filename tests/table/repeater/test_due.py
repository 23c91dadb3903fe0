"""Which offers are said aloud, and when they are over (repeater-bets A1)."""

from __future__ import annotations

import pytest

from app.table.turn import RefusedError
from tests.table.repeater.night import Night, form_of, kinds


def test_an_offer_is_said_once_after_each_mark_and_stands_through_a_zero() -> None:
    night = Night()
    night.book("repeat-6")
    night.spin(5, 5)
    night.fall(5)
    assert kinds(night.do("cleared"))[:2] == ["spin.cleared", "repeater.offered"]
    night.do("next")
    night.fall(0)
    assert "repeater.offered" not in kinds(night.do("cleared"))
    (given_up,) = night.do("repeater_surrender", wager="repeat-6", owner="seat 3")
    form = form_of(given_up)
    assert (form["tally"], form["pays"], form["payment"]) == (3, 8, "40.00")
    assert night.wagers.round.standing == ()


def test_what_nobody_took_is_declined_by_the_next_throw() -> None:
    night = Night()
    night.book("repeat-2")
    night.spin(1)
    night.do("throw")
    assert kinds(night.do("no_more_bets")) == ["spin.no_more_bets", "repeater.declined"]
    with pytest.raises(RefusedError, match="neither given up"):
        night.do("repeater_surrender", wager="repeat-2", owner="seat 3")
