"""The announces of the last spin, offered again as they were taken: "gli stessi" (rules 6) [5]."""

from typing import Any

import pytest

from app.rules.roulette.announce_acceptance import Fault
from app.table.roulette.announced_before import Barred, SameAgain, again_command, same_again
from tests.said import form_of
from tests.table.playing import Played, fall, opened

LOST = 26
"""Neither serie nor orfanelli nor the finale 4 play it."""


def announced(table: Played, name: str, owner: str, **fields: Any) -> None:
    table.do("announce", name=name, owner=owner, **(fields or {"value": "20.00"}))
    assert table.last()["kind"] == "announce.accepted", table.last()


def played(table: Played, number: int = LOST) -> None:
    """Let a number fall, and close its spin."""
    fall(table, number)
    table.do("cleared")
    table.do("next")


def offered(table: Played) -> list[tuple[str, str]]:
    return [(same.said.owner, same.said.name) for same in same_again(table.state) if same.offered]


def only(table: Played) -> SameAgain:
    (same,) = same_again(table.state)
    return same


def accept(table: Played, same: SameAgain) -> None:
    form: dict[str, Any] = form_of(again_command(same))
    assert table.do(form.pop("do"), **form) == ("announce.accepted",)


def test_they_are_given_player_by_player_as_they_were_taken() -> None:
    """Value, held and straights; the sum itself, whatever was put down then."""
    table = opened()
    table.do("colour", colour="red", owner="seat 7")
    announced(table, "serie", "seat 4", money="200.00", held=True)
    announced(table, "orfanelli", "seat 7", colour_pieces=3)
    announced(table, "finale-4", "seat 4", value="10.00", straights=[8, 11])
    taken = [(a.owner, a.name) for a in table.betting.announces]
    before = table.betting.announces
    played(table)
    assert offered(table) == [taken[0], taken[2], taken[1]]
    for same in same_again(table.state):
        accept(table, same)
    assert [same.in_play is not None for same in same_again(table.state)] == [True] * 3
    again = {a.name: a for a in table.betting.announces}
    for said in before:
        now = again[said.name]
        assert (now.owner, now.value, now.held) == (said.owner, said.value, said.held)
        assert (now.colour, now.colour_pieces, now.straights) == (
            said.colour,
            said.colour_pieces,
            said.straights,
        )
        assert now.bets == said.bets


def test_while_the_number_is_paid_they_are_offered_too_and_after_the_next_only_its_own() -> None:
    table = opened()
    announced(table, "serie", "seat 4")
    fall(table, LOST)
    assert same_again(table.state) == (), "the layout is not clear"
    table.do("cleared")
    assert offered(table) == [("seat 4", "serie")]
    table.do("next")
    assert offered(table) == [("seat 4", "serie")]
    announced(table, "orfanelli", "seat 1")
    played(table)
    assert offered(table) == [("seat 1", "orfanelli")]
    played(table)
    assert same_again(table.state) == ()


def test_another_night_offers_nothing_of_the_one_before() -> None:
    table = opened()
    announced(table, "serie", "seat 4")
    played(table)
    assert offered(table)
    table.do("close")
    table.do("open")
    assert same_again(table.state) == ()


@pytest.mark.parametrize("after", ["rifare", "tutto"])
def test_one_that_went_on_is_in_play_and_never_offered_twice(after: str) -> None:
    """It won and is asked first how it goes on; then it lies there, also at another value."""
    table = opened()
    announced(table, "serie", "seat 4")
    announced(table, "serie", "seat 4", value="5.00")
    fall(table, 8)
    table.do("cleared")
    assert [same.why_not for same in same_again(table.state)] == [(Barred.WON,)] * 2
    first, other = (said.seq for said in table.paying.announces)
    table.do("announce", name="serie", owner="seat 4", after=after, of=other)
    assert [same.in_play is not None for same in same_again(table.state)] == [False, True]
    table.do("paid_all")
    table.do("next")
    assert [(same.said.seq, same.in_play is not None) for same in same_again(table.state)] == [
        (first, False),
        (other, True),
    ]
    assert offered(table) == [("seat 4", "serie")], "closed, the other one is given anew"


def test_one_that_is_taken_back_is_offered_again() -> None:
    table = opened()
    announced(table, "serie", "seat 4")
    played(table)
    accept(table, only(table))
    assert not only(table).offered
    table.do("announce", name="serie", owner="seat 4", of=table.betting.announces[0].seq, over=True)
    assert only(table).offered


def test_what_the_player_says_at_another_value_is_in_play_for_it_and_once() -> None:
    """Two alike are offered until two lie there; da 30 stands for one of them."""
    table = opened()
    announced(table, "serie", "seat 4")
    announced(table, "serie", "seat 4")
    played(table)
    announced(table, "serie", "seat 4", value="30.00")
    assert offered(table) == [("seat 4", "serie")]
    accept(table, next(same for same in same_again(table.state) if same.offered))
    assert offered(table) == []


def test_after_the_throw_only_what_is_taken_then() -> None:
    """Rules 6: sectors until rien ne va plus, a finale by the capo tavolo alone."""
    table = opened()
    announced(table, "serie", "seat 4", value="20.00", held=True)
    announced(table, "finale-4", "seat 1")
    played(table)
    table.do("throw")
    assert [same.why_not for same in same_again(table.state)] == [(), (Fault.NEEDS_CAPO_TAVOLO,)]
    table.do("no_more_bets")
    assert [same.why_not for same in same_again(table.state)] == [(Fault.LATE,)] * 2


def test_under_a_new_minimum_over_a_maximum_and_in_another_s_colour_it_stays_with_the_reason() -> None:
    table = opened()
    table.do("colour", colour="red", owner="seat 7")
    announced(table, "serie", "seat 4", value="5.00")
    announced(table, "serie", "seat 1", value="100.00")
    announced(table, "orfanelli", "seat 7", colour_pieces=3)
    table.do("minimum", minimum="10.00", by="Bianchi")
    played(table)
    table.do("place", position="split-5-8", entry={"value": "50.00", "pieces": 1, "owner": "seat 1"})
    table.do("colour", colour="red", owner="seat 8")
    assert [same.why_not for same in same_again(table.state)] == [
        (Fault.BELOW_MINIMUM,),
        (Barred.MAXIMUM,),
        (Barred.COLOUR,),
    ]
    assert offered(table) == []


def test_together_they_keep_within_the_maxima() -> None:
    """Two serie da 80 of one player: a split carries 120, so the second is not taken with the first."""
    table = opened()
    announced(table, "serie", "seat 4", value="80.00")
    announced(table, "serie", "seat 4", value="80.00")
    announced(table, "serie", "seat 5", value="80.00")
    played(table)
    assert [same.why_not for same in same_again(table.state)] == [(), (Barred.MAXIMUM,), ()]


def test_held_voisins_exceed_the_maximum_on_trio_and_corner_as_they_did() -> None:
    table = opened()
    announced(table, "vicini", "seat 4", value="120.00", held=True)
    played(table, 1)
    assert only(table).offered


def test_complimentary_chips_are_said_anew() -> None:
    table = opened()
    gifts = {"value": "20.00", "pieces": 6}
    announced(table, "serie", "seat 4", value="20.00", complimentary=gifts)
    played(table)
    assert only(table).why_not == (Barred.COMPLIMENTARY,)


def test_the_last_spin_offers_nothing() -> None:
    table = opened()
    announced(table, "serie", "seat 4")
    table.do("last")
    fall(table, LOST)
    table.do("cleared")
    assert same_again(table.state) == ()
