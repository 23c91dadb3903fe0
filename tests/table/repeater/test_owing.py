"""What the side wagers bring the bank and cost it (repeater-bets A1)."""

from __future__ import annotations

import pytest

from app.rules.inventory import worth
from app.rules.money import Cents
from app.table.replay import Replay
from tests.table.repeater.night import PLAYED, Night, form_of


def won_by(night: Night) -> Cents:
    """What the bank has more than at its opening count."""
    bank = night.state.bank
    return Cents(worth(tuple(bank.inventory.pieces.items())) + bank.loose - bank.opening)


def test_the_bank_has_what_was_lost_less_what_was_paid_and_put_into_the_box() -> None:
    """R01 and a lost 10: taken 10, paid 195, envy 10."""
    night = Night()
    night.do(
        "bank", operation="open", chips=[{"value": "100.00", "pieces": 100}, {"value": "5.00", "pieces": 100}]
    )
    night.book("repeat-2")
    night.book("repeat-12", "seat 1", "10.00")
    night.spin(1)
    night.fall(1)
    night.do("cleared")
    night.do("repeater_paid", order=1)
    night.do("next")
    assert won_by(night) == Cents(-19500 - 1000)
    assert night.state.bank.tips == 1000
    night.spin(6)
    assert won_by(night) == Cents(-19500 - 1000 + 1000)


def test_a_surrender_is_handed_over_at_once_and_wins_nothing_more() -> None:
    """R45: no envy, and the value stays marked."""
    night = Night()
    night.do("bank", operation="open", chips=[{"value": "5.00", "pieces": 100}])
    night.book("repeat-2")
    night.spin(1)
    night.do("repeater_surrender", wager="repeat-2", owner="seat 3")
    night.spin(1)
    assert won_by(night) == Cents(-2500)
    assert form_of(night.book("repeat-2")[0])["reason"] == "marked"


def test_an_abandoned_round_is_paid_where_a_surrender_is_printed_and_returned_elsewhere() -> None:
    night = Night()
    night.do("bank", operation="open", chips=[{"value": "5.00", "pieces": 100}])
    night.book("repeat-2")
    night.book("uptown")
    night.spin(1)
    (gone,) = night.do("repeater_abandon", reason="fire", by="Bianchi")
    form = form_of(gone)
    assert [each["payment"] for each in form["payments"]] == ["30.00"]
    assert [each["wager"] for each in form["returned"]] == ["uptown"]
    assert (night.wagers.round.number, night.wagers.round.tallies) == (2, {})
    night.spin(0)
    assert won_by(night) == Cents(-2500)


def test_a_surrender_leaves_the_bank_also_where_the_number_before_it_is_said_again() -> None:
    night = Night()
    night.do("bank", operation="open", chips=[{"value": "5.00", "pieces": 100}])
    night.book("repeat-2")
    night.fall(1)
    night.do("cleared")
    night.do("repeater_surrender", wager="repeat-2", owner="seat 3")
    night.do("number", number=0, by="Carla", reason="misread")
    night.do("next")
    night.spin(0)
    assert won_by(night) == Cents(-3000 + 500)


@pytest.mark.parametrize("given_up", ["repeater_surrender", "repeater_abandon"])
def test_what_is_handed_over_at_once_has_left_the_bank_when_it_is_counted(given_up: str) -> None:
    """No spin comes any more: nothing lacks that nobody knows of."""
    night = Night()
    night.do("close")
    night.do("open", all_entered=True)
    night.do(
        "bank", operation="open", chips=[{"value": "5.00", "pieces": 100}, {"value": "20.00", "pieces": 9}]
    )
    night.book("repeat-2")
    night.spin(1)
    said = (
        {"wager": "repeat-2", "owner": "seat 3"}
        if given_up == "repeater_surrender"
        else {"reason": "fire", "by": "Rossi"}
    )
    night.do(given_up, **said)
    assert won_by(night) == Cents(-3000 + 500)
    (counted,) = night.do(
        "bank", operation="close", chips=[{"value": "5.00", "pieces": 99}, {"value": "20.00", "pieces": 8}]
    )
    assert "differs" not in form_of(counted)
    assert Replay("R1", PLAYED).play(night.bodies) is None
