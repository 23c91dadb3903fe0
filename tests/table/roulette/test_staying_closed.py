"""A spin stays closed where something that its closing left was used since (rules 3, 8)."""

from collections.abc import Callable

import pytest

from app.table.fold import fold
from app.table.reopening import CannotReopenError
from app.table.roulette.events import SpinReopened
from app.table.round_refusals import RoundRefusal
from tests.table.going_on import goes_on, won
from tests.table.playing import THROW, Played, chips, colour, fall, opened, step
from tests.table.reopening import at_a_new_minimum, paid, withdrawn


def test_pieces_that_were_laid_since_at_the_value_given_back_keep_it_closed() -> None:
    table = at_a_new_minimum()
    table.do("next")
    table.do("place", position="straight-5", entry=colour("red"))
    assert table.refused("reopen") == "a colour of spin 1 was given or changed since"


def _carried() -> Played:
    """The half that zero left of a stake is carried."""
    table = opened(all_entered=True)
    table.do("bank", operation="open", chips=[{"value": "20.00", "pieces": 50}])
    table.do("place", position="red", entry=chips("20.00", owner="seat 4"))
    fall(table, 0)
    table.do("next")
    return table


def _handed() -> Played:
    table = withdrawn()
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


def test_a_spin_that_had_no_number_is_never_opened_again() -> None:
    """Nobody confirmed its number, and the next ball was thrown: nothing of it was paid."""
    table = opened(has_wheel=True)
    table.do("number", number=8)
    assert "spin.closed" in table.hear(step(THROW, 2))
    assert table.refused("reopen") == RoundRefusal.NO_SPIN_TO_REOPEN()
