"""What lies in the note box by the record, over corrections, counts and openings (rules 9)."""

import msgspec
import pytest

from app.table.event_record import event_form
from app.table.note_box import in_box
from app.table.replay import Replay
from app.table.roulette.game import ROULETTE
from tests.table.playing import Form, chips, fall
from tests.table.test_counting_box import FIFTIES, TWO, closed, counted, notes, opened, sold


def test_9_emptied_twice_a_night_each_count_has_what_went_in_since_the_last() -> None:
    table = opened(3)
    counted(table, 3)
    sold(table, 2)
    table.do("place", position="black", entry=chips("100.00", 2, kind="notes", owner="seat 2"))
    fall(table, 8)
    table.do("paid_all")
    table.do("next")
    event = counted(table, 4)
    assert (event.drop, event.off) == ("400.00", msgspec.UNSET)
    assert in_box(table.state) == 0


def test_9_notes_that_were_put_right_after_the_count_were_in_that_box() -> None:
    table = opened(3)
    changed = table.state.seq
    counted(table, 2)
    sold(table, 1)
    instead = {"chips": [*notes(2), {"value": "50.00", "pieces": -4}]}
    table.do("correct", of=changed, reason="two lay there", by="Anna", witness="Carla", instead=instead)
    assert in_box(table.state) == 10_000
    assert counted(table, 1).off is msgspec.UNSET


def test_9_a_count_that_was_put_right_says_by_what_it_differs_still() -> None:
    table = opened(3)
    counted(table, 1)
    of = table.state.seq
    who = {"of": of, "reason": "miscounted", "by": "Anna", "witness": "Carla"}
    table.do("correct", **who, instead={"chips": notes(2)})
    said = event_form(table.story[-1])
    assert (said["drop"], said["off"]) == ("300.00", "-100.00")
    table.do("correct", **who, instead={"chips": notes(3)})
    said = event_form(table.story[-1])
    assert (said["drop"], said.get("off")) == ("300.00", None)


def test_9_a_box_that_nobody_counted_waits_over_the_opening() -> None:
    """The next night has its own; whose it is is said by its opening's place."""
    table = closed()
    night = table.state.night
    table.do("open")
    assert table.state.box_before is not None
    assert (table.state.box_before.night, table.state.box_before.drop) == (night, 30_000)
    table.do("bank", operation="open", chips=FIFTIES)
    sold(table, 1)
    event = counted(table, 2, night=night)
    assert (event.drop, event.off, event.night) == ("300.00", "-100.00", night)
    assert "no box of the night" in table.refused("bank", operation="box", chips=notes(2), night=night, **TWO)
    mine = counted(table, 1)
    assert (mine.drop, mine.off, mine.night) == ("100.00", msgspec.UNSET, msgspec.UNSET)


def test_9_a_box_that_was_counted_waits_no_longer() -> None:
    table = closed()
    counted(table, 3)
    table.do("open")
    assert table.state.box_before is None


@pytest.mark.parametrize("lie", [{"drop": "200.00"}, {"off": "-50.00"}, {"off": None}, {"night": 3}])
def test_verify_works_the_difference_out_again(lie: dict[str, object]) -> None:
    table = opened()
    counted(table, 2)
    replay, said = Replay("T1", ROULETTE), None
    for seq, event in enumerate(table.story, 1):
        form: Form = {**event_form(event), "seq": seq, "v": 1}
        if seq == len(table.story):
            form = {key: value for key, value in {**form, **lie}.items() if value is not None}
        said = replay.step(msgspec.json.encode(form))
    assert said is not None
    assert "box" in said
