"""What follows at the side wagers from a spin: marks, wins, the seven, another number, a void throw (A1)."""

from __future__ import annotations

from typing import Any

from app.table.event_record import Event
from app.table.repeater.events import SurrenderOffered, WagerLost, WagerReturned, WagerWon
from app.table.replay import Replay
from app.table.roulette.spin_events import SpinNumber
from tests.table.repeater.night import PLAYED, Night, form_of, kinds, of_side_wagers


def test_the_value_is_marked_right_behind_its_number() -> None:
    night = Night()
    (marked,) = night.fall(7)
    assert form_of(marked) == {"kind": "repeater.marked", "spin": 1, "value": 3, "count": 1}
    assert kinds(night.story)[-2:] == ["spin.number", "repeater.marked"]


def test_a_zero_marks_nothing_and_is_told_so() -> None:
    night = Night()
    night.spin(7)
    (marked,) = night.fall(0)
    assert form_of(marked) == {"kind": "repeater.marked", "spin": 2, "value": None, "count": None}
    assert night.wagers.round.tallies == {3: 1}


def test_wins_follow_in_the_order_of_the_paytables() -> None:
    """R24: one spin resolves several wagers."""
    night = Night()
    for wager in ("horn", "repeat-2", "uptown", "citywide"):
        night.book(wager)
    night.spin(1)
    assert [form_of(event).get("wager") for event in night.fall(1)] == [
        None,
        "repeat-2",
        "citywide",
        "horn",
    ]


def test_a_seven_takes_all_that_stands_and_opens_the_next_round() -> None:
    night = Night()
    night.book("repeat-12", "seat 1")
    night.book("repeat-2")
    night.spin(1)
    caused = night.fall(6)
    assert kinds(caused) == ["repeater.marked", "repeater.lost", "repeater.lost", "repeater.round"]
    assert [form_of(event)["wager"] for event in caused[1:3]] == ["repeat-2", "repeat-12"]
    assert night.wagers.round.number == 2
    assert night.wagers.round.tallies == {}


def test_another_number_before_the_first_payment_is_simply_the_other_number() -> None:
    night = Night()
    night.book("before-7-2-12")
    night.fall(6)
    assert night.wagers.round.standing == ()
    caused = of_side_wagers(night.do("number", number=1, by="Rossi", reason="misread"))
    assert kinds(caused) == ["repeater.taken_back", "repeater.marked", "repeater.won"]
    assert night.wagers.round.number == 1
    assert night.wagers.round.tallies == {2: 1}


def test_a_number_whose_throw_is_void_is_no_spin() -> None:
    night = Night()
    night.book("repeat-2")
    night.fall(1)
    caused = of_side_wagers(night.do("void", reason="ball out of the wheel"))
    assert kinds(caused) == ["repeater.taken_back"]
    assert night.wagers.round.tallies == {}
    assert [stake.new for stake in night.wagers.round.standing] == [500]


def test_a_number_that_is_said_again_resolves_nothing_that_was_booked_since() -> None:
    """It would win, be marked or be lost by a spin for which it was not made: it is returned."""
    for number, returned in (
        (1, ["repeat-2", "before-7-2-12"]),
        (6, ["repeat-2", "repeat-3", "before-7-2-12"]),
        (0, []),
    ):
        night = Night()
        night.book("repeat-12")
        night.fall(5)
        night.do("cleared")
        for wager in ("before-7-2-12", "repeat-2", "repeat-3"):
            night.book(wager, "seat 1")
        caused = of_side_wagers(night.do("number", number=number, by="Carla", reason="misread"))
        assert [form["wager"] for form in caused_to(caused, WagerReturned)] == returned
        assert {form["owner"] for form in caused_to(caused, WagerWon, WagerLost)} <= {"seat 3"}
        assert Replay("R1", PLAYED).play(night.bodies) is None


def test_what_was_booked_behind_a_number_is_taken_back_still_when_that_is_said_again() -> None:
    """It may be until the next spin (A1), and the number said again is none; a third one returns it as well."""
    night = Night()
    night.book("repeat-12")
    night.fall(5)
    night.do("cleared")
    night.book("horn", "seat 1")
    night.book("repeat-3", "seat 1")
    night.do("number", number=3, by="Carla", reason="misread")
    assert {(stake.wager, stake.new) for stake in night.wagers.round.standing} == {
        ("repeat-12", 0),
        ("horn", 500),
        ("repeat-3", 500),
    }
    assert kinds(night.do("repeater_back", wager="horn", owner="seat 1")) == ["repeater.returned"]
    caused = of_side_wagers(night.do("number", number=2, by="Carla", reason="misread"))
    assert [form["wager"] for form in caused_to(caused, WagerReturned)] == ["repeat-3"]
    assert [stake.wager for stake in night.wagers.round.standing] == ["repeat-12"]
    assert Replay("R1", PLAYED).play(night.bodies) is None


def test_what_was_booked_behind_a_seven_is_returned_when_there_was_none() -> None:
    """Its value came in the round that goes on."""
    night = Night()
    night.book("repeat-2")
    night.spin(1)
    night.fall(6)
    night.do("cleared")
    night.book("repeat-2")
    night.do("number", number=0, by="Carla", reason="misread")
    assert [(stake.wager, stake.amount) for stake in night.wagers.round.standing] == [("repeat-2", 500)]
    assert night.wagers.round.tallies == {2: 1}
    assert Replay("R1", PLAYED).play(night.bodies) is None


def test_a_number_that_is_said_again_or_put_right_is_offered_for_at_once() -> None:
    """The layout is clear: nobody waits for the next spin to hear of it."""
    night = Night()
    night.book("repeat-4")
    night.spin(3)
    night.fall(1)
    night.do("cleared")
    caused = night.do("number", number=3, by="Carla", reason="misread")
    assert [form["tally"] for form in caused_to(caused, SurrenderOffered)] == [2]
    night.do("next")
    night.spin(5)
    caused = night.do("correct", of=number_of(night, 3), instead={"number": 13}, **WHO)
    assert [form["tally"] for form in caused_to(caused, SurrenderOffered)] == [3]
    assert Replay("R1", PLAYED).play(night.bodies) is None


WHO = {"by": "Rossi", "witness": "Bianchi", "reason": "misread"}


def number_of(night: Night, spin: int) -> int:
    """Where the record has the last number of a spin, from 1."""
    found = [
        place
        for place, event in enumerate(night.story, 1)
        if isinstance(event, SpinNumber) and event.spin == spin
    ]
    return found[-1]


def test_what_had_won_stands_again_though_the_round_was_abandoned_behind_it() -> None:
    """Nothing is forgotten; what was booked in the round that never began goes back where its value had come."""
    night = Night()
    night.book("before-7-2-12")
    night.book("repeat-5", "seat 1")
    night.spin(5)
    night.fall(1)
    night.do("cleared")
    night.do("repeater_abandon", reason="fire", by="Rossi")
    night.book("repeat-6", "seat 2")
    caused = of_side_wagers(night.do("number", number=18, by="Carla", reason="misread"))
    assert [form["wager"] for form in caused_to(caused, WagerReturned)] == ["repeat-6"]
    assert [(stake.wager, stake.owner) for stake in night.wagers.round.standing] == [
        ("before-7-2-12", "seat 3")
    ]
    assert (night.wagers.round.number, night.wagers.round.tallies) == (1, {6: 1, 9: 1})
    replay = Replay("R1", PLAYED)
    assert replay.play(night.bodies) is None
    assert replay.state == night.state


def caused_to(events: list[Event], *kinds_of: type[Event]) -> list[dict[str, Any]]:
    """What happened of some kinds."""
    return [form_of(event) for event in events if isinstance(event, kinds_of)]
