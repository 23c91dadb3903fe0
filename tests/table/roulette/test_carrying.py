"""What a spin leaves for the next one: what nobody said that it still lies there is nobody's bet (rules 3–5)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from app.rules.roulette.bets import Stack
from app.rules.roulette.layout import POSITIONS, Position, offers
from app.table.roulette.carrying import GHOSTS
from app.table.roulette.game import ROULETTE
from tests.table import playing
from tests.table.playing import VENEZIA, Form, Played, chips, colour, fall, fallen, opened, stack


def lying(stacks: tuple[Stack, ...]) -> dict[str, list[tuple[str | None, int]]]:
    """Whose pieces lie where, and how many."""
    return {each.position.name: [(entry.owner, entry.pieces) for entry in each.entries] for each in stacks}


def closed(table: Played) -> Played:
    """Everything is paid that is known."""
    table.do("paid_all")
    table.do("next")
    return table


def test_a_freed_prisoner_is_a_ghost_and_is_not_paid() -> None:
    """Rules 4: it stands there as an ordinary stake, which its player takes up or leaves as he likes."""
    table = fallen(0)
    table.do("winners", bets=[stack("black", colour("blue", 1))])
    closed(table)
    fall(table, 8)
    closed(table)
    assert (lying(table.betting.bets), lying(table.betting.ghosts)) == ({}, {"black": [("blue", 1)]})
    fall(table, 8)
    table.do("paid_all")
    assert table.paying.settlement is not None
    assert table.paying.settlement.payments == ()


def test_an_announce_that_is_not_gone_on_with_is_a_ghost_and_is_not_paid() -> None:
    table = opened()
    table.do("announce", name="orfanelli", owner="seat 1", value="20.00")
    fall(table, 1)
    closed(table)
    assert (lying(table.betting.bets), lying(table.betting.ghosts)) == ({}, {"straight-1": [("seat 1", 1)]})
    fall(table, 1)
    table.do("paid_all")
    assert table.paying.settlement is not None
    assert table.paying.settlement.payments == ()


def test_an_announce_that_goes_on_lies_there() -> None:
    table = opened()
    table.do("announce", name="orfanelli", owner="seat 1", value="20.00")
    taken = len(table.story)
    fall(table, 1)
    table.do("paid_all")
    table.do("announce", name="orfanelli", owner="seat 1", after="rifare", of=taken)
    table.do("next")
    assert lying(table.betting.bets)["straight-1"] == [("seat 1", 1)]
    assert table.betting.ghosts == ()


def test_a_chip_laid_before_the_number_is_a_ghost_too() -> None:
    table = opened()
    table.do("place", position="straight-8", entry=chips("5.00"))
    fall(table, 8)
    closed(table)
    assert (lying(table.betting.bets), lying(table.betting.ghosts)) == ({}, {"straight-8": [("seat 1", 1)]})


def test_a_prisoner_and_winnings_left_lying_lie_there() -> None:
    table = fallen(8)
    table.do("winners", bets=[stack("black", chips("5.00", 2))])
    table.do("leave", order=1)
    closed(table)
    assert lying(table.betting.bets) == {"black": [("seat 1", 4)]}
    fall(table, 0)
    table.do("winners", bets=[stack("red", colour("red", 3))])
    closed(table)
    assert lying(table.betting.bets)["red"] == [("red", 1)]
    assert lying(table.betting.ghosts)["red"] == [("red", 1)]


def test_where_every_stake_is_placed_all_that_stands_is_known() -> None:
    table = opened(all_entered=True)
    table.do("place", position="straight-8", entry=chips("5.00"))
    fall(table, 8)
    closed(table)
    assert lying(table.betting.bets) == {"straight-8": [("seat 1", 1)]}


def entered(pocket: int) -> st.SearchStrategy[list[Form]]:
    """Stakes that win at a number, or lie on a simple chance at zero; some of them are left lying."""
    places = [
        p for p in POSITIONS if offers(VENEZIA, p) and (p.wins(pocket) or (not pocket and p.even_money))
    ]
    pieces = st.integers(1, 5)

    def on(place: Position) -> st.SearchStrategy[Form]:
        value = st.builds(chips, st.just("5.00"), pieces, st.sampled_from(["seat 1", "seat 2"]))
        entry = st.builds(colour, st.sampled_from(["red", "blue"]), pieces) | value
        if place.inside:
            return entry.map(lambda form: stack(place.name, form))
        kept = st.sampled_from([{}, {"kept": 0}])
        return st.builds(lambda form, more: stack(place.name, {**form, **more}), entry, kept)

    chosen = st.lists(st.sampled_from(places), max_size=4, unique=True)
    return chosen.flatmap(lambda found: st.tuples(*map(on, found)).map(list))


@given(data=st.data(), pockets=st.lists(st.sampled_from([0, 0, 8, 17, 20]), min_size=1, max_size=4))
def test_nothing_is_paid_that_nobody_said(data: st.DataObject, pockets: list[int]) -> None:
    """*Tutti pagati* over number after number pays what was entered, or said to rest, and no more."""
    table = opened()
    for pocket in pockets:
        fall(table, pocket)
        table.do("winners", bets=data.draw(entered(pocket)))
        closed(table)
    resting = {(s.position, e.owner) for s in table.betting.bets for e in s.entries if e.kept is not None}
    fall(table, 8)
    table.do("paid_all")
    assert table.paying.settlement is not None
    payments = table.paying.settlement.payments
    assert {(item.position, each.owner) for each in payments for item in each.winning} <= resting


@pytest.mark.parametrize("rules", range(2, GHOSTS))
def test_a_night_of_older_rules_is_closed_in_their_way(monkeypatch: pytest.MonkeyPatch, rules: int) -> None:
    """Also by a program that was renewed while it was open: what it records is checked by its own rules."""
    monkeypatch.setattr(playing, "ROULETTE", replace(ROULETTE, rules=rules))
    table = opened()
    table.do("place", position="straight-8", entry=chips("5.00"))
    table.do("place", position="low", entry=chips("5.00", owner="seat 2"))
    fall(table, 8)
    table.do("winners", bets=[stack("straight-8", chips("20.00", owner="seat 4"))])
    closed(table)
    assert lying(table.betting.bets) == {"low": [("seat 2", 1)], "straight-8": [("seat 1", 1)]}
    assert lying(table.betting.ghosts) == {"straight-8": [("seat 4", 1)]}
