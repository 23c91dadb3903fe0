"""The table is handed over: when, announced how, and with which notes (rules 8) [3]."""

from typing import cast

import pytest

from app.table.events import TableDealer
from app.table.prompting import prompts
from app.table.prompts import AnyTask, Task
from app.table.roulette.saying import said
from app.table.roulette.spin_prompt import SpinTask
from app.table.state_form import state_form
from tests.table.playing import Played, candidate, fall, fallen, opened

PASS = "Après le coup les boules passent"


def tasks(table: Played) -> list[AnyTask]:
    return [prompt.task for prompt in prompts(table.state)]


def test_a_dealer_is_relieved_between_two_spins_with_his_notes() -> None:
    table = opened()
    assert table.do("dealer", name="Bruno", notes="seat 3 is late again") == ("table.dealer",)
    assert table.state.dealer == "Bruno"
    assert table.last()["notes"] == "seat 3 is late again"
    table.do("dealer", name="Anna")
    assert table.last()["notes"] == ""


def test_no_dealer_leaves_before_his_spin_is_finished() -> None:
    table = opened()
    in_the_wheel = "the ball of spin 1 is in the wheel: a dealer leaves when it is paid (rules 8)"
    for name in ("throw", "no_more_bets"):
        table.do(name)
        assert table.refused("dealer", name="Bruno") == in_the_wheel
    fall(table, 8)
    paid = "spin 1 is still being paid: a dealer leaves when it is finished (rules 8)"
    assert table.refused("dealer", name="Bruno") == paid
    table.do("cleared")
    assert table.refused("dealer", name="Bruno") == paid
    table.do("next")
    table.do("dealer", name="Bruno")


def test_a_number_that_waits_is_answered_first() -> None:
    table = opened(has_wheel=True)
    table.hear(candidate(14, 12))
    assert table.refused("dealer", name="Bruno") == (
        "the number 14 waits for an answer: confirm it or refuse it"
    )


def test_one_more_throw_is_announced_a_spin_ahead_and_then_handed_over() -> None:
    table = fallen()
    table.do("next")
    assert table.do("relief", by="Carla") == ("table.relief",)
    assert (table.last()["spin"], table.last()["by"]) == (2, "Carla")
    assert said(table.state) == (PASS,)
    assert table.refused("relief") == "that the balls pass after spin 2 is announced already"
    assert table.refused("dealer", name="Bruno") == (
        "the balls pass after spin 2: it is thrown first, or take relief back with over (rules 8)"
    )
    table.do("throw")
    assert said(table.state) == ("Faites vos jeux",)
    table.do("void", reason="wheel_stopped")
    assert said(table.state) == ("Rien va", PASS)  # the spin keeps its number
    fall(table, 11)
    assert Task.HAND_OVER not in tasks(table)
    table.do("next")
    assert tasks(table) == [Task.HAND_OVER, SpinTask.THROW]
    table.do("dealer", name="Bruno")
    assert (tasks(table), table.state.relief) == ([SpinTask.THROW], None)


def test_the_relief_is_announced_before_the_throw_and_may_be_taken_back() -> None:
    table = opened()
    assert table.refused("relief", over=True) == "no relief was announced: there is nothing to take back"
    table.do("throw")
    assert table.refused("relief") == "the relief is announced before the throw (rules 8)"
    table.do("void", reason="no_pocket")
    table.do("relief")
    table.do("relief", over=True)
    table.do("dealer", name="Bruno")


def test_the_notes_say_what_changed_at_the_table() -> None:
    """[3]: minima, personalised colours, announces on the race track; the rest are the dealer's own words."""
    table = opened()
    table.do("colour", colour="blue", owner="seat 2")
    table.do("colour", colour="red", value="10.00", owner="seat 4", by="Carla")
    table.do("minimum", minimum="5.00", by="Carla")
    fall(table, 8)
    table.do("next")
    table.do("minimum", minimum="10.00", by="Carla")
    table.do("announce", name="vicini", owner="seat 1", value="20.00", held=True)
    table.do("announce", name="serie", owner="seat 1", value="20.00")
    table.do("dealer", name="Bruno", notes="seat 3 is late again")
    event = table.story[-1]
    assert isinstance(event, TableDealer)
    assert event.notes == "seat 3 is late again"
    assert event.relief == {
        "minimum": "5.00",
        "minima": ["2.50"],
        "announced_minimum": {"minimum": "10.00", "from": 3},
        "colours": [
            {"colour": "blue", "value": "2.50", "owner": "seat 2"},
            {"colour": "red", "value": "10.00", "owner": "seat 4"},
        ],
        "announces": [{"repeat": "Da 20, vicini, 180", "owner": "seat 1"}],
        "held": {},
    }


def test_a_colour_given_back_at_the_tables_minimum_is_nobodys_own() -> None:
    table = opened()
    table.do("colour", colour="red", value="10.00", owner="seat 4", by="Carla")
    table.do("colour", colour="red", owner="seat 5")
    table.do("dealer", name="Bruno")
    assert table.last()["relief"]["colours"] == []
    table.do("close")
    table.do("open")
    assert table.state.personalised == frozenset()


def test_when_another_dealer_is_expected_is_said_at_any_time_and_binds_nobody() -> None:
    table = fallen()
    due = "2026-11-25T20:30:00Z"
    assert table.do("relief", due=due) == ("table.relief",)
    assert (table.state.relief_due, table.state.relief) == (due, None)
    assert cast("dict[str, object]", state_form(table.state)["relief"])["due"] == due
    table.do("next")
    table.do("dealer", name="Bruno")
    assert table.state.relief_due == ""
    table.do("relief", due=due)
    table.do("relief", due="")
    assert table.state.relief_due == ""


@pytest.mark.parametrize("due", ["soon", "2026-11-25T20:30:00", "2026-11-25T20:30:00+01:00", 7, None])
def test_a_time_that_is_none_is_refused_by_its_field(due: object) -> None:
    table = opened()
    assert table.bad_input("relief", due=due).startswith("/due: ")


def test_an_hour_is_not_said_together_with_what_takes_back() -> None:
    assert opened().bad_input("relief", due="2026-11-25T20:30:00Z", over=True) == "/over: either over or due"
