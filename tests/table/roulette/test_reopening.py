"""A spin that was closed is paid again until "Rien ne va plus", as if it had not been closed (rules 3, 8)."""

from msgspec.structs import replace

from app.table.roulette.spin_table import SpinTable
from app.table.round_refusals import RoundRefusal
from app.table.state_form import state_form
from tests.table.playing import (
    EIGHT,
    NO_MORE_BETS,
    THROW,
    VOID,
    Form,
    Played,
    chips,
    fall,
    fallen,
    number,
    opened,
    paid_again,
    stack,
    step,
)
from tests.table.reopening import at_a_new_minimum, paid, withdrawn


def everything(state: SpinTable) -> Form:
    """All that a script sees of a table."""
    return dict(state_form(state))


def closed_and_opened_again(table: Played) -> SpinTable:
    """Close the spin and open it again; gives the table of before the closing."""
    before = table.state
    table.do("next")
    assert table.state.paying is None
    assert table.do("reopen") == ("spin.reopened",)
    return before


def test_all_that_the_closing_did_is_taken_back() -> None:
    """Winners, marks, bank, last wins, colours out and what was unmarked: the whole state is that of before."""
    table = paid()
    before = closed_and_opened_again(table)
    assert table.state == paid_again(replace(before, seq=before.seq + 2))


def test_what_it_carried_lies_there_no_more_and_what_was_laid_since_stays() -> None:
    """Zero halves a stake, the closing leaves the half for the next spin; a new stake is laid beside it."""
    table = opened(all_entered=True)
    table.do("place", position="red", entry=chips("20.00", owner="seat 4"))
    fall(table, 0)
    table.do("cleared")
    table.do("place", position="red", entry=chips("20.00", owner="seat 1"))
    table.do("next")
    table.do("place", position="straight-5", entry=chips("5.00"))
    (red, straight) = table.betting.bets
    assert [entry.owner for entry in red.entries] == ["seat 4", "seat 1"]
    table.do("reopen")
    assert [(lying.position.name, lying.entries[0].owner) for lying in table.betting.bets] == [
        ("red", "seat 1"),
        ("straight-5", "seat 1"),
    ]
    table.do("next")
    assert table.betting.bets == (red, straight)


def test_what_it_withdrew_is_held_no_more() -> None:
    table = withdrawn()
    assert table.state.held == {"A": 1200_00}
    table.do("reopen")
    assert (table.state.held, table.state.held_chips) == ({}, ())
    table.do("next")
    assert table.state.held == {"A": 1200_00}


def test_the_value_that_it_gave_back_to_a_colour_is_taken_back() -> None:
    """What red is worth follows whether it won: the closing gives 2.50 back, and the reopening 5.00."""
    table = at_a_new_minimum()
    before = table.state
    assert table.do("next") == ("colour.assigned", "spin.closed")
    assert table.last()["stayed"] == ["red"]
    assert table.state.colours["red"].value == 250
    table.do("reopen")
    assert table.state == paid_again(replace(before, seq=before.seq + 3))
    table.do("unpaid", order=1)
    table.do("winners", bets=[])
    assert table.do("next") == ("spin.closed",)
    assert table.state.colours["red"].value == 500


def test_the_spin_is_closed_again_as_it_stands_then() -> None:
    """More winners entered, another mark: what the second closing did is what one closing would have done."""
    table, other = paid(), paid()
    closed_and_opened_again(table)
    for each in (table, other):
        each.do("winners", bets=[*EIGHT, stack("corner-8-12", chips("5.00", owner="seat 2"))])
        each.do("paid", order=2)
        each.do("next")
    assert everything(table.state) == everything(other.state)
    assert table.state.payments.keys() == {1}
    assert [made.order for made in table.state.payments[1]] == [1, 2]


def test_it_is_opened_again_after_the_throw_and_closed_by_rien_ne_va_plus() -> None:
    """Bets are open until then; a void throw in between changes nothing of that."""
    table = paid()
    table.do("next")
    table.do("throw")
    table.do("void", reason="no_pocket")
    table.do("throw")
    table.do("reopen")
    assert (table.paying.spin, table.betting.spin) == (1, 2)
    assert table.do("no_more_bets") == ("spin.closed", "spin.no_more_bets")
    assert table.refused("reopen") == RoundRefusal.NO_SPIN_TO_REOPEN()


def test_a_number_closes_it_again_as_unmarked_as_it_is() -> None:
    table = paid()
    table.do("next")
    table.do("throw")
    table.do("reopen")
    table.do("number", number=5)
    assert table.do("confirm")[0] == "spin.closed"
    assert table.paying.spin == 2
    assert [each.order for each in table.state.unmarked[1]] == [2, 3, 4]
    assert table.state.closed is None


def test_the_wheel_closes_it_with_rien_ne_va_plus_and_not_with_the_same_throw() -> None:
    """The dealer threw by hand, and the wheel says the throw that it saw: that is no other ball."""
    table = fallen(8, has_wheel=True)
    table.do("winners", bets=EIGHT)
    assert "spin.closed" in table.hear(step(THROW, 2))
    table.do("reopen")
    assert table.hear(step(THROW, 2)) == ()
    assert table.state.paying is not None
    assert table.hear(step(NO_MORE_BETS, 2)) == ("spin.closed", "spin.no_more_bets")


def test_the_wheels_number_alone_closes_it_too() -> None:
    table = fallen(8, has_wheel=True)
    table.hear(step(THROW, 2))
    table.do("reopen")
    assert table.hear(number(9, 2)) == ("spin.closed", "spin.number")


def test_a_throw_that_the_wheel_gives_up_keeps_it_open() -> None:
    table = fallen(8, has_wheel=True)
    table.hear(step(THROW, 2))
    table.do("reopen")
    assert table.hear(VOID) == ("spin.void", "spin.bets_open")
    assert table.paying.spin == 1


def test_what_was_done_since_stays_done() -> None:
    """A fill, a colour given, an announce, a tip: none of it is the closing's."""
    table, other = paid(), paid()
    table.do("next")
    for each in (table, other):
        each.do("colour", colour="green", owner="seat 9")
        each.do("bank", operation="tip", chips=[{"value": "5.00", "pieces": 1}])
        each.do("announce", name="vicini", owner="seat 9", colour_pieces=1)
        each.do("place", position="red", entry=chips("20.00", owner="seat 2"))
    table.do("reopen")
    form, due = everything(table.state), everything(other.state)
    assert _without_places(form) == _without_places(due)


def _without_places(form: Form) -> Form:
    """An announce bears its place in the record."""
    betting = {**form["betting"], "announces": [{**a, "seq": 0} for a in form["betting"]["announces"]]}
    return {**form, "betting": betting}


def test_after_the_last_spin_it_is_opened_again_until_the_table_is_closed() -> None:
    table = opened()
    table.do("last")
    fall(table, 8)
    table.do("winners", bets=EIGHT)
    table.do("paid", order=1)
    before = closed_and_opened_again(table)
    assert table.state == paid_again(replace(before, seq=before.seq + 2))
    assert not table.state.last_played
