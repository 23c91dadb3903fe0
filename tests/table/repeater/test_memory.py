"""What a table remembers of its side wagers: marks are a function of the numbers (repeater-bets A1)."""

from __future__ import annotations

from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

from app.rules.repeater.values import SEVEN, value_of
from app.table.replay import Replay
from tests.table.repeater.night import PLAYED, Night, kinds


def test_what_was_booked_for_the_next_spin_stands_when_the_number_before_it_is_taken_back() -> None:
    night = Night()
    night.book("repeat-2")
    night.fall(6)
    night.do("cleared")
    night.book("repeat-12")
    night.do("void", reason="ball out of the wheel")
    assert [stake.wager for stake in night.wagers.round.standing] == ["repeat-2", "repeat-12"]


def test_what_was_booked_since_a_seven_that_counts_no_more_is_returned_where_its_value_had_come() -> None:
    night = Night()
    night.spin(1)
    night.fall(6)
    night.do("cleared")
    night.book("repeat-2")
    night.book("repeat-12")
    night.do("void", reason="ball out of the wheel")
    assert [stake.wager for stake in night.wagers.round.standing] == ["repeat-12"]
    assert kinds(night.story).count("repeater.returned") == 1
    assert Replay("R1", PLAYED).play(night.bodies) is None


def test_what_a_seven_took_stands_again_though_the_round_behind_it_was_abandoned() -> None:
    """Only what was booked behind the seven went with that round."""
    night = Night()
    night.book("repeat-2", "seat 1")
    night.book("repeat-12", "seat 1")
    night.spin(5)
    night.fall(6)
    night.do("cleared")
    night.book("repeat-2", "seat 1", "10.00")
    night.book("horn", "seat 2")
    night.do("repeater_abandon", reason="fire", by="Rossi")
    night.do("number", number=0, by="Carla", reason="misread")
    round_ = night.wagers.round
    assert [(each.wager, each.owner, each.amount) for each in round_.standing] == [
        ("repeat-2", "seat 1", 500),
        ("repeat-12", "seat 1", 500),
    ]
    assert (round_.number, round_.tallies) == (1, {6: 1})
    night.do("next")
    night.do("repeater_abandon", reason="fire", by="Rossi")
    assert night.wagers.round.standing == ()
    replay = Replay("R1", PLAYED)
    assert replay.play(night.bodies) is None
    assert replay.state == night.state


def test_a_round_outlives_the_night() -> None:
    night = Night()
    night.book("repeat-2")
    night.spin(1)
    night.do("close")
    night.do("open")
    assert night.wagers.round.tallies == {2: 1}
    assert night.wagers.deeds == ()
    assert kinds(night.fall(1)) == ["repeater.marked", "repeater.won"]


@given(st.lists(st.integers(0, 36), max_size=12))
@settings(max_examples=20)
def test_marks_are_a_function_of_the_numbers(numbers: list[int]) -> None:
    night = Night()
    night.spin(*numbers)
    values = [value_of(number) for number in numbers]
    last = max((place for place, value in enumerate(values, 1) if value == SEVEN), default=0)
    assert night.wagers.round.tallies == Counter(value for value in values[last:] if value is not None)
    assert night.wagers.round.number == 1 + values.count(SEVEN)
