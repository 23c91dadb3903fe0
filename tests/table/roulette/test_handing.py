"""What is taken off is held for its owner by name until it is handed to him (rules 5) [2]."""

from msgspec.structs import replace

from app.rules.money import Cents
from app.table.prompting import prompts
from app.table.prompts import Prompt, Task
from app.table.roulette.handing import held_by_name
from app.table.state_form import state_form
from tests.table.playing import Played, chips, fall, opened


def taken_off() -> Played:
    """600 on manque win and stay: 1,200 exceed the maximum and are taken off; nobody's straight wins."""
    table = opened(all_entered=True)
    table.do("place", position="low", entry=chips("100.00", 6, owner="A"))
    table.do("place", position="straight-8", entry=chips("20.00", owner=None))
    fall(table, 8)
    table.do("leave", order=1)
    table.do("next")
    return table


def test_2_what_is_taken_off_is_held_by_name_and_handed_over_once() -> None:
    table = taken_off()
    assert state_form(table.state)["held"] == {"A": "1200.00", "": "20.00"}
    assert table.do("hand", owner="A") == ("held.handed",)
    assert table.last()["amount"] == "1200.00"
    assert "nothing is held" in table.refused("hand", owner="A")
    assert state_form(table.state)["held"] == {"": "20.00"}


def test_what_nobody_owned_to_is_handed_over_by_somebodys_decision() -> None:
    table = taken_off()
    assert "by" in table.bad_input("hand", owner="")
    table.do("hand", owner="", by="Carla")
    assert table.last()["by"] == "Carla"


def test_the_next_night_begins_with_nothing_held() -> None:
    table = taken_off()
    table.do("close")
    table.do("open")
    assert state_form(table.state)["held"] == {}


def test_what_is_held_is_named_player_by_player_and_last_what_nobody_owned_to() -> None:
    state = replace(opened().state, held={"": Cents(2000), "seat 4": Cents(500), "seat 2": Cents(100)})
    assert [owner for owner, _ in held_by_name(state)] == ["seat 2", "seat 4", ""]


def test_after_the_last_spin_and_at_the_closed_table_it_is_still_to_be_handed_over() -> None:
    """Rules 5: it is its owner's; nobody goes home before he has it."""
    table = taken_off()
    table.do("last")
    assert Task.HAND_HELD not in {prompt.task for prompt in prompts(table.state)}
    fall(table, 9)
    table.do("next")
    held = Prompt(Task.HAND_HELD, held=held_by_name(table.state))
    assert held in prompts(table.state)
    table.do("close")
    assert prompts(table.state) == (held,)
    assert held.form() == {"task": "hand_held", "held": {"A": "1200.00", "": "20.00"}}
    table.do("hand", owner="A")
    table.do("hand", owner="", by="Carla")
    assert prompts(table.state) == ()
