"""When a Cammegh wheel's number counts (the wheel's guide, and what two wheels really sent)."""

from __future__ import annotations

import pytest

from hardware.readings import (
    Candidate,
    Number,
    PhaseSeen,
    VoidCause,
    WarningKind,
    WheelMemory,
    WheelPhase,
)
from tests.hardware.codecs.talking import Wheel, candidates, conflicts, line, numbers, voids, warnings

# A number counts


def test_a_game_is_told_phase_by_phase_and_its_number_once() -> None:
    wheel = Wheel()
    wheel.throw(11, 23)
    said = wheel.result(11, 25)
    wheel.say(line(2, 12, 25))
    kinds = [type(reading).__name__ for reading in wheel.said]
    assert kinds == ["PhaseSeen"] * 4 + ["Number", "PhaseSeen"]
    assert [r.phase for r in wheel.said if isinstance(r, PhaseSeen)] == [
        WheelPhase.PLACE_BETS,
        WheelPhase.BALL_IN_RIM,
        WheelPhase.NO_MORE_BETS,
        WheelPhase.WINNING_NUMBER,
        WheelPhase.PLACE_BETS,
    ]
    number = said[1]
    assert isinstance(number, Number)
    assert number.raw == ("25", line(5, 11, 25))


def test_a_number_without_its_bare_line_waits_for_a_second_frame() -> None:
    wheel = Wheel()
    wheel.throw(11, 23)
    assert numbers(wheel.say(line(5, 11, 25))) == []
    assert numbers(wheel.say(line(5, 11, 25))) == [(25, 11)]


def test_a_bare_line_after_the_first_frame_confirms_it() -> None:
    wheel = Wheel()
    wheel.throw(11, 23)
    wheel.say(line(5, 11, 25))
    assert numbers(wheel.say("25")) == [(25, 11)]
    assert wheel.say("25", line(5, 11, 25)) == []


def test_the_same_number_twice_running_is_two_numbers() -> None:
    wheel = Wheel()
    for game in (11, 12):
        wheel.throw(game, 25)
        wheel.result(game, 25)
    assert numbers(wheel.said) == [(25, 11), (25, 12)]


def test_a_wheel_first_heard_in_lock_has_its_number_count() -> None:
    wheel = Wheel()
    wheel.say(line(7, 11, 23))
    assert numbers(wheel.result(11, 25)) == [(25, 11)]


@pytest.mark.parametrize(("variant", "counts"), [("ss2", False), ("m360", True)])
def test_flag_1_bars_the_number_of_an_ss2_and_not_of_a_mercury(variant: str, counts: bool) -> None:
    wheel = Wheel(variant)
    wheel.throw(11, 23)
    said = wheel.say("25", *[line(5, 11, 25, flags=1)] * 3)
    assert numbers(said) == ([(25, 11)] if counts else [])
    assert warnings(said) == [WarningKind.ROTOR_SPEED if counts else WarningKind.BALL_NOT_DETECTED]


def test_a_number_barred_by_its_flags_is_offered_when_the_count_moves() -> None:
    wheel = Wheel()
    wheel.throw(11, 23)
    wheel.say(line(5, 11, 25, flags=4), line(5, 11, 25, flags=4))
    assert candidates(wheel.say(line(2, 12, 25))) == [(25, 11, "unseen_game")]


def test_one_frame_alone_is_offered_when_the_count_moves() -> None:
    wheel = Wheel()
    wheel.throw(11, 23)
    wheel.say(line(5, 11, 25))
    assert candidates(wheel.say(line(2, 12, 25))) == [(25, 11, "unseen_game")]


def test_one_frame_alone_is_offered_when_the_wheel_closes_on_the_same_number() -> None:
    wheel = Wheel()
    wheel.throw(11, 25)
    wheel.say(line(5, 11, 25))
    said = wheel.say(line(6, 11, 25))
    assert (candidates(said), voids(said)) == ([(25, 11, "unseen_game")], [])


def test_a_phase_misread_within_a_5_does_not_make_a_second_number() -> None:
    wheel = Wheel()
    wheel.throw(11, 23)
    wheel.result(11, 25)
    wheel.say(line(4, 11, 25), line(5, 11, 25), line(5, 11, 25), line(2, 12, 25))
    assert numbers(wheel.said) == [(25, 11)]
    assert candidates(wheel.said) == []
    assert voids(wheel.said) == []


def test_a_5_without_a_number_says_nothing_of_one() -> None:
    wheel = Wheel()
    wheel.throw(1, None)
    said = wheel.say(line(5, 1, None), line(5, 1, None))
    assert [type(reading) for reading in said] == [PhaseSeen]


# Conflicts


def test_bare_and_framed_number_that_differ_are_a_conflict_and_no_number() -> None:
    wheel = Wheel()
    wheel.throw(11, 23)
    said = wheel.say("17", *[line(5, 11, 25)] * 4, line(2, 12, 25))
    assert conflicts(said) == [(17, 25)]
    assert numbers(said) == []
    assert candidates(said) == []


def test_frames_that_differ_are_a_conflict() -> None:
    wheel = Wheel()
    wheel.throw(11, 23)
    said = wheel.say(line(5, 11, 25), line(5, 11, 26), line(5, 11, 26))
    assert (conflicts(said), numbers(said)) == ([(25, 26)], [])


@pytest.mark.parametrize("late", ["26", line(5, 11, 26)])
def test_a_line_that_contradicts_the_number_said_is_a_conflict_once(late: str) -> None:
    wheel = Wheel()
    wheel.throw(11, 23)
    wheel.result(11, 25)
    assert conflicts(wheel.say(late, late)) == [(25, 26)]


@pytest.mark.parametrize("after", [line(6, 11, 26), line(2, 12, 26)])
def test_another_number_shown_after_the_game_is_a_conflict_and_no_candidate(after: str) -> None:
    wheel = Wheel()
    wheel.throw(11, 23)
    wheel.result(11, 25)
    said = wheel.say(after, after)
    assert (conflicts(said), candidates(said)) == ([(25, 26)], [])


def test_a_candidate_with_another_bare_number_is_a_conflict() -> None:
    wheel = Wheel()
    wheel.say("17", line(5, 11, 25))
    assert (conflicts(wheel.said), candidates(wheel.said)) == ([(17, 25)], [])


def test_a_bare_number_of_an_old_game_is_forgotten() -> None:
    wheel = Wheel()
    wheel.throw(11, 23)
    wheel.say("17", line(6, 11, 23))
    wheel.throw(11, 23)
    assert numbers(wheel.result(11, 25)) == [(25, 11)]


def test_many_bare_numbers_are_not_kept() -> None:
    wheel = Wheel()
    wheel.throw(11, 23)
    wheel.say(*["25"] * 9)
    number = next(r for r in wheel.say(line(5, 11, 25)) if isinstance(r, Number))
    assert len(number.raw) == 5


# Candidates


def test_a_5_whose_ball_was_not_seen_is_a_candidate() -> None:
    wheel = Wheel()
    said = wheel.say(*[line(5, 11, 25)] * 5)
    assert candidates(said) == [(25, 11, "not_seen_to_fall")]
    assert numbers(said) == []


def test_a_5_after_place_bets_alone_is_a_candidate() -> None:
    wheel = Wheel()
    wheel.say(line(2, 11, 23))
    assert candidates(wheel.result(11, 25)) == [(25, 11, "not_seen_to_fall")]


def test_a_game_that_ended_while_the_line_was_gone_is_a_candidate_before_all_else() -> None:
    wheel = Wheel()
    wheel.throw(11, 23)
    wheel.hang_up()
    said = wheel.say(line(2, 12, 25))
    assert candidates(said) == [(25, 11, "unseen_game")]
    assert [type(reading) for reading in said] == [Candidate, PhaseSeen]
    candidate = said[0]
    assert isinstance(candidate, Candidate)
    assert candidate.unseen_game


def test_a_game_that_ended_in_a_silence_of_an_open_line_is_a_candidate() -> None:
    wheel = Wheel()
    wheel.throw(11, 23)
    said = wheel.say(line(4, 12, 25))
    assert candidates(said) == [(25, 11, "unseen_game")]
    assert [type(reading) for reading in said] == [Candidate, PhaseSeen]
    assert numbers(wheel.result(12, 7)) == [(7, 12)]


def test_game_1_follows_game_256() -> None:
    wheel = Wheel()
    wheel.throw(256, 23)
    assert candidates(wheel.say(line(2, 1, 25))) == [(25, 256, "unseen_game")]


def test_a_new_5_after_an_unheard_game_is_only_a_candidate_and_the_game_before_an_alarm() -> None:
    wheel = Wheel()
    wheel.throw(11, 23)
    said = wheel.say(line(5, 12, 25), line(5, 12, 25))
    assert warnings(said) == [WarningKind.UNSEEN_GAMES]
    assert candidates(said) == [(25, 12, "not_seen_to_fall")]
    assert numbers(said) == []


def test_a_new_5_right_after_a_told_one_is_a_candidate_without_an_alarm() -> None:
    wheel = Wheel()
    wheel.throw(11, 23)
    wheel.result(11, 24)
    said = wheel.say(line(5, 12, 25), line(5, 12, 25))
    assert (warnings(said), candidates(said)) == ([], [(25, 12, "not_seen_to_fall")])


def test_a_number_that_changed_on_a_closed_wheel_is_a_candidate() -> None:
    wheel = Wheel()
    wheel.throw(11, 23)
    said = wheel.say(line(6, 11, 25), line(6, 11, 25))
    assert candidates(said) == [(25, 11, "unseen_game")]
    assert voids(said) == []


def test_a_number_told_before_a_hang_up_is_not_told_again() -> None:
    wheel = Wheel()
    wheel.throw(11, 23)
    wheel.result(11, 25)
    wheel.hang_up()
    assert wheel.say(line(5, 11, 25), line(5, 11, 25)) == []
    assert candidates(wheel.say(line(2, 12, 25))) == []


def test_the_memory_given_to_a_new_program_keeps_numbers_told_once() -> None:
    wheel = Wheel()
    wheel.throw(11, 23)
    wheel.result(11, 25)
    assert wheel.codec.memory == WheelMemory(11, told=True, number=25, phase=WheelPhase.WINNING_NUMBER)
    again = Wheel(memory=wheel.codec.memory)
    assert again.say(line(5, 11, 25), line(5, 11, 25)) == []
    assert candidates(again.say(line(2, 13, 25))) == []
    assert candidates(Wheel(memory=WheelMemory(11)).say(line(2, 12, 25))) == [(25, 11, "unseen_game")]


def test_a_phase_is_not_said_again_after_a_short_hang_up() -> None:
    wheel = Wheel()
    wheel.throw(11, 23)
    wheel.hang_up()
    assert wheel.say(line(4, 11, 23)) == []
    assert numbers(wheel.result(11, 25)) == [(25, 11)]


# The count


@pytest.mark.parametrize("count", [13, 40])
def test_more_than_one_game_unseen_is_an_alarm_and_nothing_is_invented(count: int) -> None:
    wheel = Wheel()
    wheel.throw(11, 23)
    said = wheel.say(line(2, count, 25))
    assert warnings(said) == [WarningKind.UNSEEN_GAMES]
    assert candidates(said) == []
    assert voids(said) == []


def test_the_5_after_unseen_games_is_a_candidate_until_a_ball_is_seen() -> None:
    wheel = Wheel()
    wheel.throw(11, 23)
    assert candidates(wheel.say(line(5, 20, 25))) == [(25, 20, "not_seen_to_fall")]
    wheel.throw(21, 25)
    assert numbers(wheel.result(21, 3)) == [(3, 21)]


@pytest.mark.parametrize(("count", "number"), [(1, None), (3, 32), (11, None), (12, None)])
def test_a_count_that_goes_back_or_a_blank_number_is_a_restarted_wheel(
    count: int, number: int | None
) -> None:
    wheel = Wheel()
    wheel.say(line(2, 11, 23))
    said = wheel.say(line(6, count, number))
    assert warnings(said) == [WarningKind.WHEEL_RESTARTED]
    assert candidates(said) == []


def test_a_wheel_switched_off_while_the_ball_runs_voids_the_game() -> None:
    wheel = Wheel()
    wheel.throw(11, 23)
    said = wheel.say(line(6, 1, None))
    assert warnings(said) == [WarningKind.WHEEL_RESTARTED]
    assert voids(said) == [VoidCause.NO_RESULT]
    wheel.throw(1, None)
    assert numbers(wheel.result(1, 5)) == [(5, 1)]


def test_a_wheel_switched_off_while_the_line_was_gone_is_not_called_void() -> None:
    wheel = Wheel()
    wheel.throw(11, 23)
    wheel.hang_up()
    said = wheel.say(line(6, 1, None))
    assert (warnings(said), voids(said)) == ([WarningKind.WHEEL_RESTARTED], [])


def test_a_blank_number_one_game_on_is_unseen_games() -> None:
    wheel = Wheel()
    wheel.throw(1, None)
    assert warnings(wheel.say(line(2, 2, None))) == [WarningKind.UNSEEN_GAMES]
