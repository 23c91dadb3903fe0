"""A spin that was closed is paid again until "Rien ne va plus", as if it had not been closed (rules 3, 8)."""

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from app.table.fold import fold
from app.table.refusals import Refusal
from app.table.reopening import CannotReopenError
from app.table.roulette.events import SpinReopened
from app.table.roulette.spin_table import SpinTable
from app.table.round_refusals import RoundRefusal
from app.table.state_form import state_form
from app.table.turn import RefusedError
from tests.table.going_on import goes_on, won
from tests.table.playing import (
    EIGHT,
    NO_MORE_BETS,
    THROW,
    VOID,
    Form,
    Played,
    chips,
    colour,
    fall,
    fallen,
    number,
    paid_again,
    stack,
    step,
    told_nothing_short,
)


def everything(state: SpinTable) -> Form:
    """All that a script sees of a table."""
    return dict(state_form(state))


def paid(last: int = 8, **how: object) -> Played:
    """A table whose bank is counted, with one payment of four marked."""
    table = fallen(last, **how)
    table.do("bank", operation="open", chips=[{"value": "20.00", "pieces": 50}])
    table.do("winners", bets=EIGHT)
    table.do("paid", order=1)
    return table


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
    table = Played()
    table.do("open", all_entered=True)
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
    table = Played()
    table.do("open", all_entered=True)
    table.do("place", position="low", entry=chips("100.00", 6, owner="A"))
    fall(table, 8)
    table.do("leave", order=1)
    table.do("next")
    assert table.state.held == {"A": 1200_00}
    table.do("reopen")
    assert (table.state.held, table.state.held_chips) == ({}, ())
    table.do("next")
    assert table.state.held == {"A": 1200_00}


def at_a_new_minimum() -> Played:
    """Red has won at 2.50, and 5.00 holds from the clearing on: red followed, for nobody had named it."""
    table = Played()
    table.do("open")
    table.do("minimum", minimum="5.00", by="Carla", out=[])
    fall(table, 8)
    table.do("winners", bets=[stack("straight-8", colour("red", 2))])
    table.do("paid", order=1)
    assert table.state.colours["red"].value == 500
    return table


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


def test_pieces_that_were_laid_since_at_the_value_given_back_keep_it_closed() -> None:
    table = at_a_new_minimum()
    table.do("next")
    table.do("place", position="straight-5", entry=colour("red"))
    assert table.refused("reopen") == "a colour of spin 1 was given or changed since"


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


STAKES = st.tuples(
    st.sampled_from(["red", "black", "low", "even", "straight-8", "split-8-11", "straight-0", "straight-5"]),
    st.sampled_from(
        [
            chips("20.00", owner="seat 1"),
            chips("5.00", 7, owner="seat 4"),
            chips("100.00", 6, owner="seat 2"),
            colour("red", 3),
            colour("blue", 2),
        ]
    ),
)
"""Stakes of which some win at 8 and at 0, some lie on, and some exceed a maximum with their winnings."""
BEFORE = st.one_of(
    st.builds(lambda order: ("paid", {"order": order}), st.integers(1, 3)),
    st.builds(lambda order: ("leave", {"order": order}), st.integers(1, 3)),
    st.builds(lambda place: ("done", {"listed": "half", "place": place}), st.integers(1, 2)),
    st.just(("paid_all", {})),
)
SINCE = st.one_of(
    st.builds(lambda stake: ("place", {"position": stake[0], "entry": stake[1]}), STAKES),
    st.builds(
        lambda name: ("colour", {"colour": name, "owner": "seat 9"}), st.sampled_from(["green", "sky"])
    ),
    st.sampled_from(
        [
            ("announce", {"name": "vicini", "owner": "seat 1", "value": "20.00"}),
            ("bank", {"operation": "tip", "chips": [{"value": "5.00", "pieces": 1}]}),
            (
                "bank",
                {
                    "operation": "change",
                    "chips": [{"value": "20.00", "pieces": -1}, {"value": "10.00", "pieces": 2}],
                },
            ),
            ("missing", {"chip": {"value": "20.00"}}),
            ("minimum", {"minimum": "10.00", "by": "Carla"}),
            ("relief", {}),
            ("last", {}),
            ("suspend", {"reason": "alarm"}),
        ]
    ),
)


@given(
    number=st.sampled_from([0, 8]),
    entered=st.booleans(),
    changes=st.booleans(),
    stakes=st.lists(STAKES, max_size=8),
    before=st.lists(BEFORE, max_size=4),
    since=st.lists(SINCE, max_size=8),
)
def test_opened_again_the_table_is_as_if_the_spin_had_not_been_closed(
    number: int,
    entered: bool,
    changes: bool,
    stakes: list[tuple[str, Form]],
    before: list[tuple[str, Form]],
    since: list[tuple[str, Form]],
) -> None:
    """Whatever was laid and paid before, and whatever was done since: the whole state is the other table's.

    That one was never closed; for each event of the closing and the reopening it records a refusal.
    """
    closed, open_ = (_paid_evening(number, entered, changes, stakes, before) for _ in range(2))
    if closed.paying.settlement is None:
        return  # it is settled by the closing, which stays recorded
    places = len(closed.story)
    closed.do("next")
    for _ in closed.story[places:]:
        _refuse(open_)
    if closed.state.bank.inventory.certainty is not open_.state.bank.inventory.certainty:
        since = [act for act in since if act[0] != "bank"]  # an estimate lets leave what a known bank has not
    done = [_tried(closed, name, fields) for name, fields in since]
    for (name, fields), was_done in zip(since, done, strict=True):
        if was_done:
            open_.do(name, **fields)
    closed.do("reopen")
    _refuse(open_)
    assert told_nothing_short(closed.state) == paid_again(told_nothing_short(open_.state))
    closed.do("next")
    open_.do("next")
    assert told_nothing_short(closed.state) == paid_again(told_nothing_short(open_.state))


def _paid_evening(
    number: int, entered: bool, changes: bool, stakes: list[tuple[str, Form]], before: list[tuple[str, Form]]
) -> Played:
    """A table that is cleared after a number, where of what may be done before the closing all is done."""
    table = Played()
    table.do("open", all_entered=entered)
    count = [{"value": "20.00", "pieces": 50}, {"colour": "red", "pieces": 90}]
    table.do("bank", operation="open", chips=count)
    if changes:
        table.do("minimum", minimum="5.00", by="Carla", out=["blue"])
    for position, entry in stakes:
        table.do("place", position=position, entry=entry)
    fall(table, number)
    table.do("cleared")
    for name, fields in before:
        _tried(table, name, fields)
    _tried(table, "paid", {"order": 1})
    return table


def _tried(table: Played, name: str, fields: Form) -> bool:
    """Do what may be done."""
    if table.table.why_not({"do": name, **fields}) is not None:
        return False
    table.do(name, **fields)
    return True


def _refuse(table: Played) -> None:
    """Record something that changes nothing."""
    table.record_refusal({"do": "next"}, RefusedError(Refusal.PAYMENT_DISPUTED(order=1), "rules 3"))


def _without_places(form: Form) -> Form:
    """An announce bears its place in the record."""
    betting = {**form["betting"], "announces": [{**a, "seq": 0} for a in form["betting"]["announces"]]}
    return {**form, "betting": betting}


def _carried() -> Played:
    """The half that zero left of a stake is carried."""
    table = Played()
    table.do("open", all_entered=True)
    table.do("bank", operation="open", chips=[{"value": "20.00", "pieces": 50}])
    table.do("place", position="red", entry=chips("20.00", owner="seat 4"))
    fall(table, 0)
    table.do("next")
    return table


def _handed() -> Played:
    table = Played()
    table.do("open", all_entered=True)
    table.do("place", position="low", entry=chips("100.00", 6, owner="A"))
    fall(table, 8)
    table.do("leave", order=1)
    table.do("next")
    table.do("hand", owner="A")
    return table


def _moved() -> Played:
    table = _carried()
    table.do("move", **{"from": "red", "to": "black", "owner": "seat 4"})
    return table


def _taken_up() -> Played:
    table = _carried()
    table.do("remove", position="red", entry=chips("10.00", owner="seat 4"))
    return table


def _other_dealer() -> Played:
    table = _carried()
    table.do("dealer", name="Bruno")
    return table


def _counted() -> Played:
    table = _carried()
    table.do("bank", operation="close", chips=[{"value": "20.00", "pieces": 50}])
    return table


def _other_wheel() -> Played:
    table = _carried()
    table.do("wheel", wheel_number="CAM-2", by="Carla")
    return table


def _put_right() -> Played:
    table = paid()
    mark = next(place for place, event in enumerate(table.story, 1) if "PaymentMade" in type(event).__name__)
    table.do("next")
    table.do(
        "correct", of=mark, reason="two pieces", by="Carla", witness="Ispettore", instead={"amount": "50.00"}
    )
    return table


def _answered() -> Played:
    """Also where it was said not to be made: every page that was read of it since would be untrue."""
    table = paid()
    table.do("next")
    left = table.state.unmarked[1][0]
    table.do("unpaid", spin=1, order=left.order)
    return table


def _announce_taken_back() -> Played:
    table = won("vicini", 4, value="20.00")
    goes_on(table, "vicini", "rifare")
    seq = table.betting.announces[0].seq
    table.do("next")
    table.do("announce", name="vicini", owner="seat 4", of=seq, over=True)
    return table


def _colour_passed_on() -> Played:
    table = paid()
    table.do("next")
    table.do("colour", colour="red", value="10.00", by="Carla")
    return table


@pytest.mark.parametrize(
    ("played", "reason"),
    [
        (_moved, "what spin 1 left lying there was moved or taken up since"),
        (_taken_up, "what spin 1 left lying there was moved or taken up since"),
        (_handed, "what spin 1 took off was handed to its player since"),
        (_other_dealer, "another dealer deals since spin 1"),
        (_counted, "the bank was counted since spin 1"),
        (_other_wheel, "another wheel stands there since spin 1"),
        (_put_right, "a payment of spin 1 was put right since"),
        (_answered, "of a payment of spin 1 it was said since whether it was made"),
        (_announce_taken_back, "an announce that goes on after spin 1 was taken back since"),
        (_colour_passed_on, "a colour of spin 1 was given or changed since"),
    ],
    ids=lambda each: each.__name__.strip("_") if callable(each) else "",
)
def test_where_something_of_it_was_used_it_stays_closed(played: Callable[[], Played], reason: str) -> None:
    table = played()
    assert table.refused("reopen") == reason


def test_only_the_spin_that_was_closed_last_is_opened_again() -> None:
    table = Played()
    assert table.refused("reopen") == "the table is closed: open it first"
    table.do("open")
    assert table.refused("reopen") == RoundRefusal.NO_SPIN_TO_REOPEN()
    fall(table, 8)
    assert table.refused("reopen") == "spin 1 is being paid: it is open"
    table.do("next")
    table.do("close")
    assert table.refused("reopen") == "the table is closed: open it first"
    table.do("open")
    assert table.refused("reopen") == RoundRefusal.NO_SPIN_TO_REOPEN()


def test_the_next_night_opens_none_of_this_one() -> None:
    """A record that says so is no table's."""
    table = paid()
    table.do("next")
    with pytest.raises(CannotReopenError):
        fold(table.state, SpinReopened(spin=2))
    table.do("close")
    with pytest.raises(CannotReopenError):
        fold(table.state, SpinReopened(spin=1))


def test_after_the_last_spin_it_is_opened_again_until_the_table_is_closed() -> None:
    table = Played()
    table.do("open")
    table.do("last")
    fall(table, 8)
    table.do("winners", bets=EIGHT)
    table.do("paid", order=1)
    before = closed_and_opened_again(table)
    assert table.state == paid_again(replace(before, seq=before.seq + 2))
    assert not table.state.last_played


def test_a_spin_that_had_no_number_is_never_opened_again() -> None:
    """Nobody confirmed its number, and the next ball was thrown: nothing of it was paid."""
    table = Played(has_wheel=True)
    table.do("open")
    table.do("number", number=8)
    assert "spin.closed" in table.hear(step(THROW, 2))
    assert table.refused("reopen") == RoundRefusal.NO_SPIN_TO_REOPEN()
