"""An announce that goes on is taken back before the next throw: everything is as if it had not been said."""

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from app.table.event_record import event_form
from app.table.fold import BrokenStoryError, fold
from app.table.roulette import events as spun
from app.table.roulette.announce_fold import NoSuchWinError
from app.table.roulette.kept_back import kept_back
from tests.table.going_on import SEAT, amounts, goes_on, lying, pieces_of, seq_of, standing, won
from tests.table.playing import Played, chips, fall, form_of, opened
from tests.table.reading import read_event

WINS = [("serie", 8), ("vicini", 0), ("vicini", 26), ("orfanelli", 17), ("laterali-17", 25)]


def settled(name: str, number: int, **fields: Any) -> Played:
    """A table at which an announce won, settled by its first payment."""
    table = won(name, number, **{"value": "20.00", **fields})
    table.do("paid", order=1)
    return table


def undo(table: Played, name: str, **fields: Any) -> tuple[str, ...]:
    return table.do("announce", **{"name": name, "owner": SEAT, "of": seq_of(table), "over": True, **fields})


@pytest.mark.parametrize("held", [False, True])
@pytest.mark.parametrize("after", ["rifare", "completare", "tutto"])
@pytest.mark.parametrize(("name", "number"), WINS)
def test_taken_back_the_table_is_as_it_was(name: str, number: int, after: str, held: bool) -> None:
    """Rules 5, 6: nothing is kept out of the payment, and the winning stake stands where it won."""
    table = settled(name, number, held=held)
    before = table.state
    accepted = goes_on(table, name, after)
    if accepted["kind"] == "announce.refused":
        assert after == "tutto"
        return
    assert table.state != before
    assert undo(table, name) == ("announce.undone",)
    assert replace(table.state, seq=before.seq) == before
    assert kept_back(table.paying) == {}


def test_what_it_won_with_stands_for_the_next_spin_and_nothing_else() -> None:
    table = settled("serie", 8)
    stake = standing(table)
    goes_on(table, "serie", "rifare")
    undo(table, "serie")
    table.do("paid_all")
    table.do("next")
    assert lying(table) == {"split-5-8": stake}


def test_it_can_go_on_in_another_way_then() -> None:
    table = settled("serie", 8)
    goes_on(table, "serie", "tutto")
    undo(table, "serie")
    event = goes_on(table, "serie", "completare")
    assert amounts(event) == (10_000, 2_000, 0, 24_000)
    table.do("next")
    assert lying(table) == pieces_of("serie", 2000)


def test_chips_that_its_player_laid_besides_stay() -> None:
    table = settled("serie", 8)
    goes_on(table, "serie", "completare")
    table.do("place", position="split-10-11", entry=chips("20.00", owner=SEAT))
    undo(table, "serie")
    assert lying(table) == {"split-10-11": 2000}


def test_what_was_moved_away_is_moved_back_first() -> None:
    table = settled("serie", 8)
    goes_on(table, "serie", "completare")
    table.do("remove", position="split-10-11", entry=chips("20.00", owner=SEAT))
    of, before = seq_of(table), table.state
    fault = table.refused("announce", name="serie", owner=SEAT, of=of, over=True)
    assert fault == f"what announce {of} laid down lies there no more: move it back first"
    assert table.state == before


def test_only_what_goes_on_now_is_taken_back() -> None:
    """Before the spin is closed: after the next number the chips have played."""
    table = settled("serie", 8)
    of = seq_of(table)
    said: dict[str, Any] = {"name": "serie", "owner": SEAT, "of": of, "over": True}
    nothing = f"announce {of} does not go on: there is nothing to take back"
    assert table.refused("announce", **said) == nothing
    goes_on(table, "serie", "rifare")
    assert table.refused("announce", **{**said, "owner": "seat 5"}) == (
        f"announce {of} is another one: Da 20, serie, {SEAT}"
    )
    table.do("paid_all")
    table.do("next")
    assert table.refused("announce", **said) == nothing
    fall(table, 5)
    table.do("cleared")
    assert table.refused("announce", **said) == nothing


def test_what_else_is_said_of_it_is_bad_input() -> None:
    table = settled("serie", 8)
    goes_on(table, "serie", "rifare")
    said: dict[str, Any] = {"name": "serie", "owner": SEAT, "of": seq_of(table), "over": True}
    assert table.bad_input("announce", **{**said, "value": "20.00"}).startswith("/value: with over only")
    assert table.bad_input("announce", **{key: said[key] for key in ("name", "owner", "over")}).startswith(
        "/of:"
    )
    assert table.bad_input("announce", **{**said, "over": "yes"}).startswith("/over:")


def test_the_event_comes_back_from_its_text_and_cannot_stand_where_nothing_goes_on() -> None:
    table = settled("serie", 8)
    goes_on(table, "serie", "rifare")
    before = table.state
    undo(table, "serie")
    event = table.story[-1]
    assert form_of(event).keys() == {"kind", "spin", "of", "accepted", "name", "owner"}
    assert event_form(event)["kind"] == "announce.undone"
    assert read_event(msgspec.json.encode(event_form(event))) == event
    assert isinstance(event, spun.AnnounceUndone)
    for forged in (
        spun.AnnounceUndone(spin=2, of=event.of, accepted=event.accepted + 1, name="serie", owner=SEAT),
        spun.AnnounceUndone(spin=1, of=event.of, accepted=event.accepted, name="serie", owner=SEAT),
    ):
        with pytest.raises(NoSuchWinError):
            fold(before, forged)
    with pytest.raises(NoSuchWinError):
        fold(table.state, event)


def said(table: Played, name: str, of: int, **fields: Any) -> dict[str, Any]:
    """The fields with which an announce of seat 4 is taken back."""
    return {"name": name, "owner": SEAT, "of": of, "over": True, **fields}


def given(**fields: Any) -> tuple[Played, int]:
    """A table at which seat 4 gave the serie, held, and had another chip there before."""
    table = opened()
    table.do("place", position="split-10-11", entry=chips("20.00", owner=SEAT))
    table.do("announce", name="serie", owner=SEAT, value="20.00", held=True, **fields)
    return table, table.betting.announces[-1].seq


@pytest.mark.parametrize("phase", ["bets", "thrown"])
def test_an_announce_that_was_taken_is_taken_back_as_a_bet_is_taken_up(phase: str) -> None:
    """Rules 3, 8: bets are open to "Rien ne va plus"; what its player laid besides stays."""
    table, of = given()
    if phase == "thrown":
        table.do("throw")
    assert table.do("announce", **said(table, "serie", of)) == ("announce.undone",)
    assert table.last().keys() == {"kind", "spin", "accepted", "name", "owner"}
    assert table.betting.announces == ()
    assert lying(table) == {"split-10-11": 2000}
    assert table.refused("announce", **said(table, "serie", of)).startswith(f"announce {of} does not go on")
    fall(table, 11)
    table.do("cleared")
    assert table.refused("announce", **said(table, "serie", of)).startswith(f"announce {of} does not go on")


def test_after_rien_ne_va_plus_the_capo_tavolo_alone_allows_it() -> None:
    """Rules 6: after "Rien ne va plus" nothing is changed except by the capo tavolo."""
    table, of = given()
    table.do("throw")
    table.do("no_more_bets")
    assert "only the capo tavolo" in table.refused("announce", **said(table, "serie", of))
    table.do("announce", **said(table, "serie", of, accepted_by="Carla"))
    assert table.last()["by"] == "Carla"
    assert table.betting.announces == ()


def test_another_announce_is_not_taken_back_by_a_slip() -> None:
    table, of = given()
    for wrong in ({"name": "vicini"}, {"owner": "seat 5"}):
        assert table.refused("announce", **{**said(table, "serie", of), **wrong}) == (
            f"announce {of} is another one: Da 20, serie, 120, {SEAT}"
        )
    table.do("remove", position="split-5-8", entry=chips("20.00", owner=SEAT))
    assert "lies there no more" in table.refused("announce", **said(table, "serie", of))


def test_one_that_goes_on_is_taken_back_by_the_one_that_won_while_that_is_paid() -> None:
    table = settled("serie", 8)
    goes_on(table, "serie", "rifare")
    of, again = seq_of(table), table.betting.announces[-1].seq
    assert table.refused("announce", **said(table, "serie", again)) == (
        f"announce {again} goes on from announce {of}: take that back"
    )
    table.do("paid_all")
    table.do("next")
    assert table.do("announce", **said(table, "serie", again)) == ("announce.undone",)
    assert lying(table) == {}


def test_what_is_taken_back_and_does_not_lie_there_breaks_the_story() -> None:
    table, of = given()
    undone = spun.AnnounceUndone(spin=1, accepted=of, name="serie", owner=SEAT)
    fold(table.state, undone)
    for forged in (replace(undone, accepted=of + 1), replace(undone, spin=2)):
        with pytest.raises((NoSuchWinError, BrokenStoryError)):
            fold(table.state, forged)
