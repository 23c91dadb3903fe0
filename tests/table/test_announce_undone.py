"""An announce that goes on is taken back before the next throw: everything is as if it had not been said."""

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from app.table import events as happened
from app.table.announce_fold import NoSuchWinError
from app.table.events import event_form, read_event
from app.table.fold import fold
from app.table.kept_back import kept_back
from tests.table.going_on import SEAT, amounts, goes_on, lying, pieces_of, seq_of, standing, won
from tests.table.playing import Played, chips, fall, form_of

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
    assert isinstance(event, happened.AnnounceUndone)
    for forged in (
        happened.AnnounceUndone(spin=2, of=event.of, accepted=event.accepted + 1, name="serie", owner=SEAT),
        happened.AnnounceUndone(spin=1, of=event.of, accepted=event.accepted, name="serie", owner=SEAT),
    ):
        with pytest.raises(NoSuchWinError):
            fold(before, forged)
    with pytest.raises(NoSuchWinError):
        fold(table.state, event)
