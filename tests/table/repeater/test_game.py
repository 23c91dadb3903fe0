"""Repeater Bets beside roulette: where a house deals them, and where not."""

from __future__ import annotations

from typing import Any, cast

import pytest

from app.table.state_form import state_form
from app.table.turn import RefusedError
from tests.table.repeater.night import Night, kinds


def test_a_house_that_deals_none_refuses_them_and_is_told_nothing() -> None:
    night = Night("venezia")
    with pytest.raises(RefusedError, match="deals no Repeater Bets"):
        night.book("repeat-2")
    night.spin(6)
    assert not any(kind.startswith("repeater") for kind in kinds(night.story))
    assert "repeater" not in state_form(night.state)


def test_scripts_read_the_round_in_the_state_of_the_table() -> None:
    night = Night()
    night.book("repeat-4")
    night.spin(3)
    round_ = cast("dict[str, Any]", state_form(night.state)["repeater"])
    assert round_["round"] == 1
    assert round_["tallies"]["4"] == 1
    assert round_["standing"] == [{"wager": "repeat-4", "owner": "seat 3", "amount": "5.00", "missing": 3}]
