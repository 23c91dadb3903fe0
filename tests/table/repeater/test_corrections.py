"""A number that is corrected once its spin is closed (repeater-bets A1, "Corrections")."""

from __future__ import annotations

from app.table.replay import Replay
from app.table.roulette.spin_events import SpinNumber
from tests.table.repeater.correcting import corrected
from tests.table.repeater.night import PLAYED, Night, kinds, of_side_wagers


def test_what_was_not_paid_is_to_be_paid_and_the_marks_are_as_they_should_be() -> None:
    night = Night()
    night.book("repeat-2")
    night.spin(1, 0)
    night.spin(18)
    said = corrected(night, 2, 1)
    assert said["to_pay"] == [{"wager": "repeat-2", "owner": "seat 3", "amount": "200.00"}]
    assert (said["to_reclaim"], said["envy"]) == ([], "10.00")
    assert night.wagers.round.tallies == {2: 2, 9: 1}
    assert night.wagers.round.standing == ()


def test_what_was_paid_wrongly_is_to_be_reclaimed_and_the_wager_stands() -> None:
    night = Night()
    night.book("before-7-2-12")
    night.spin(1)
    said = corrected(night, 1, 18)
    assert said["to_reclaim"] == [{"wager": "before-7-2-12", "owner": "seat 3", "amount": "15.00"}]
    assert [stake.wager for stake in night.wagers.round.standing] == ["before-7-2-12"]


def test_a_seven_that_was_none_gives_back_the_round() -> None:
    night = Night()
    night.book("repeat-12")
    night.spin(1, 6)
    corrected(night, 2, 5)
    assert night.wagers.round.number == 1
    assert night.wagers.round.tallies == {2: 1, 6: 1}
    assert [stake.wager for stake in night.wagers.round.standing] == ["repeat-12"]


def test_a_wager_booked_meanwhile_on_what_should_have_been_marked_is_returned() -> None:
    night = Night()
    night.spin(0)
    night.book("repeat-6")
    night.spin(18)
    said = corrected(night, 1, 5)
    assert said["returned"] == [{"wager": "repeat-6", "owner": "seat 3", "amount": "5.00"}]
    assert night.wagers.round.standing == ()


def test_what_was_booked_for_the_spin_before_stands_when_only_what_was_added_is_taken_back() -> None:
    night = Night()
    night.book("repeat-2")
    night.fall(18)
    night.do("cleared")
    night.book("repeat-2")
    night.do("repeater_back", wager="repeat-2", owner="seat 3")
    night.do("next")
    night.spin(0)
    corrected(night, 2, 18)
    assert [stake.amount for stake in night.wagers.round.standing] == [500]


def test_the_same_number_or_one_of_the_same_value_changes_nothing() -> None:
    night = Night()
    night.spin(18, 0)
    of = next(place for place, event in enumerate(night.story, 1) if isinstance(event, SpinNumber))
    who = {"by": "Rossi", "witness": "Bianchi", "reason": "misread"}
    assert kinds(night.do("correct", of=of, instead={"number": 23}, **who)) == ["entry.corrected"]


def test_corrected_twice_the_second_one_says_only_what_it_adds() -> None:
    night = Night()
    night.book("repeat-2")
    night.spin(1, 0, 0)
    corrected(night, 2, 1)
    said = corrected(night, 2, 18)
    assert said["to_reclaim"] == [{"wager": "repeat-2", "owner": "seat 3", "amount": "200.00"}]
    assert said["envy"] == "-10.00"
    assert night.wagers.round.tallies == {2: 1, 9: 1}


def test_what_was_put_right_before_a_number_is_not_said_again_when_that_is_taken_back() -> None:
    night = Night()
    night.spin(0, 0)
    corrected(night, 1, 18)
    night.fall(1)
    again = night.do("number", number=24, by="Rossi", reason="misread")
    assert kinds(of_side_wagers(again)) == ["repeater.taken_back", "repeater.marked"]
    assert night.wagers.round.tallies == {9: 1, 10: 1}


def test_what_is_returned_is_listed_as_it_was_booked() -> None:
    night = Night()
    night.spin(0)
    for amount in ("5.00", "2.50", "5.00"):
        night.book("repeat-6", amount=amount)
    night.spin(0)
    assert [each["amount"] for each in corrected(night, 1, 5)["returned"]] == ["5.00", "2.50", "5.00"]


def test_a_wager_is_returned_by_the_first_correction_alone() -> None:
    night = Night()
    night.spin(0)
    night.book("repeat-6")
    night.spin(0, 0)
    assert corrected(night, 1, 5)["returned"] == [{"wager": "repeat-6", "owner": "seat 3", "amount": "5.00"}]
    assert corrected(night, 2, 18)["returned"] == []
    assert Replay("R1", PLAYED).play(night.bodies) is None


def test_what_was_put_right_stands_when_the_number_after_it_is_taken_back() -> None:
    night = Night()
    night.book("repeat-12")
    night.spin(0)
    night.fall(1)
    corrected(night, 1, 18)
    night.do("void", reason="ball out of the wheel")
    assert night.wagers.round.tallies == {9: 1}
    assert Replay("R1", PLAYED).play(night.bodies) is None


def test_it_verifies_and_what_is_said_otherwise_is_found() -> None:
    night = Night()
    night.book("repeat-2")
    night.spin(1, 0)
    corrected(night, 2, 1)
    night.spin(6)
    assert Replay("R1", PLAYED).play(night.bodies) is None
    forged = [body.replace(b'"amount":"200.00"', b'"amount":"205.00"') for body in night.bodies]
    assert forged != night.bodies
    assert Replay("R1", PLAYED).play(forged) is not None
