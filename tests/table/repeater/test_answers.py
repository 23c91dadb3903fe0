"""What the paytables forbid is recorded, with what belongs to it (repeater-bets A1, C1)."""

from __future__ import annotations

import pytest

from tests.table.repeater.night import Night, form_of


def test_a_wager_on_a_marked_value_is_refused_and_that_is_recorded() -> None:
    night = Night()
    night.spin(3)
    (refused,) = night.book("repeat-4")
    form = form_of(refused)
    assert (form["kind"], form["reason"], form["why"]) == ("repeater.refused", "marked", {"marked": [4]})
    assert night.wagers.round.standing == ()


@pytest.mark.parametrize(
    ("amount", "reason", "why"),
    [
        ("6.00", "not-payable", {"unit": "2.50"}),
        ("2.50", "below-minimum", {"minimum": "5.00"}),
        ("52.50", "above-maximum", {"maximum": "50.00"}),
    ],
)
def test_an_amount_that_is_none_of_the_house_is_refused_with_its_limit(
    amount: str, reason: str, why: dict[str, str]
) -> None:
    (refused,) = Night().book("repeat-4", amount=amount)
    form = form_of(refused)
    assert (form["reason"], form["why"]) == (reason, why)


def test_what_was_booked_since_the_last_spin_is_taken_back_and_no_more() -> None:
    night = Night()
    night.book("repeat-6")
    night.spin(0)  # a spin, although it does not count
    night.book("repeat-6", amount="10.00")
    (back,) = night.do("repeater_back", wager="repeat-6", owner="seat 3")
    assert form_of(back)["amount"] == "10.00"
    (refused,) = night.do("repeater_back", wager="repeat-6", owner="seat 3")
    assert form_of(refused)["reason"] == "already-spun"
    assert [stake.amount for stake in night.wagers.round.standing] == [500]
