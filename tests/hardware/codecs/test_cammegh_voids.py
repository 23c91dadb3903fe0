"""When a Cammegh wheel's game is void, what its flags mean, and how the Mercury 360 differs."""

from __future__ import annotations

import pytest

from hardware.readings import (
    GameVoid,
    Heard,
    PhaseSeen,
    Turning,
    VoidCause,
    WarningKind,
    WheelPhase,
    WheelSeen,
)
from tests.hardware.codecs.talking import Wheel, candidates, conflicts, line, numbers, voids, warnings

# Void games


@pytest.mark.parametrize("state", [1, 2, 6])
@pytest.mark.parametrize("running", [3, 4])
def test_a_game_that_leaves_its_throw_without_a_number_is_void(running: int, state: int) -> None:
    wheel = Wheel()
    wheel.say(line(2, 11, 23), line(running, 11, 23))
    said = wheel.say(line(state, 11, 23))
    assert voids(said) == [VoidCause.NO_RESULT]
    assert [type(reading) for reading in said] == [GameVoid, PhaseSeen]


@pytest.mark.parametrize(("flags", "cause"), [(1, VoidCause.BALL_REMOVED), (4, VoidCause.FAULT)])
def test_a_closed_game_is_void_for_the_reason_of_its_flags(flags: int, cause: VoidCause) -> None:
    wheel = Wheel()
    wheel.throw(11, 23)
    assert voids(wheel.say(line(6, 11, 23, flags=flags))) == [cause]


def test_a_void_game_is_played_again_under_its_count() -> None:
    wheel = Wheel()
    wheel.throw(11, 23)
    wheel.say(line(6, 11, 23))
    wheel.throw(11, 23)
    assert numbers(wheel.result(11, 25)) == [(25, 11)]


def test_a_game_given_up_while_the_line_was_gone_is_void_when_bets_are_placed_in_it() -> None:
    wheel = Wheel()
    wheel.throw(11, 23)
    wheel.hang_up()
    assert voids(wheel.say(line(6, 11, 23))) == []
    assert voids(wheel.say(line(2, 11, 23))) == [VoidCause.NO_RESULT]


def test_a_5_that_never_counted_and_leaves_no_trace_is_void() -> None:
    wheel = Wheel()
    wheel.throw(11, 25)
    wheel.say(line(5, 11, 25, flags=4))
    assert voids(wheel.say(line(6, 11, 25))) == [VoidCause.FAULT]


# Flags and their times


def test_flag_8_means_nothing_in_the_first_three_seconds_of_the_rim() -> None:
    wheel = Wheel()
    wheel.say(line(2, 11, 23))
    assert voids(wheel.say(*[line(3, 11, 23, flags=8)] * 6)) == []
    assert voids(wheel.say(line(3, 11, 23, flags=8))) == [VoidCause.LAUNCH_FAILED]
    assert voids(wheel.say(line(3, 11, 23, flags=8), line(2, 11, 23))) == []


def test_flag_8_of_a_mercury_is_a_void_game() -> None:
    wheel = Wheel("m360")
    wheel.throw(11, 23)
    assert voids(wheel.say(line(4, 11, 23, flags=8))) == [VoidCause.BALL_REMOVED]


@pytest.mark.parametrize("state", [3, 4, 5])
def test_a_ball_that_runs_with_the_rotor_is_void_at_once(state: int) -> None:
    wheel = Wheel()
    wheel.say(line(2, 11, 23), line(3, 11, 23))
    said = wheel.say("25", line(state, 11, 25, flags=2), line(state, 11, 25, flags=2))
    assert voids(said) == [VoidCause.BALL_WITH_ROTOR]
    assert numbers(said) == []


def test_a_void_5_has_no_number_and_no_candidate() -> None:
    wheel = Wheel()
    wheel.throw(11, 23)
    said = wheel.say(line(5, 11, 25, flags=2), line(5, 11, 25), line(5, 11, 25), line(2, 12, 25))
    assert voids(said) == [VoidCause.BALL_WITH_ROTOR]
    assert (numbers(said), candidates(said)) == ([], [])


def test_a_void_5_without_a_number_is_void_too() -> None:
    wheel = Wheel()
    wheel.throw(1, None)
    assert voids(wheel.say(line(5, 1, None, flags=2), line(5, 1, None))) == [VoidCause.BALL_WITH_ROTOR]


def test_a_number_after_a_void_launch_is_only_a_candidate() -> None:
    wheel = Wheel()
    wheel.say(line(2, 11, 23), line(3, 11, 23), line(3, 11, 23, flags=2), line(4, 11, 23))
    assert candidates(wheel.result(11, 25)) == [(25, 11, "not_seen_to_fall")]


def test_flag_1_means_nothing_in_the_first_five_seconds_without_bets() -> None:
    wheel = Wheel()
    wheel.say(line(2, 11, 23), line(3, 11, 23))
    assert warnings(wheel.say(*[line(4, 11, 23, flags=1)] * 10)) == []
    assert warnings(wheel.say(*[line(4, 11, 23, flags=1)] * 3)) == [WarningKind.BALL_NOT_DETECTED]


def test_a_flag_is_told_once_while_it_stands_and_again_when_it_returns() -> None:
    wheel = Wheel()
    frames = [line(2, 11, 23, flags=flags) for flags in (8, 8, 0, 8, 4, 12)]
    kinds = [WarningKind.LAUNCH_FAILED] * 2 + [WarningKind.SENSOR_FAULT, WarningKind.LAUNCH_FAILED]
    assert warnings(wheel.say(*frames)) == kinds


def test_flags_before_the_throw_are_warnings_and_void_nothing() -> None:
    wheel = Wheel()
    said = wheel.say(line(2, 11, 23, flags=0xA))
    assert voids(said) == []
    assert set(warnings(said)) == {WarningKind.BALL_WITH_ROTOR, WarningKind.LAUNCH_FAILED}


def test_a_throw_without_a_number_for_75_seconds_is_told_once() -> None:
    wheel = Wheel()
    wheel.throw(11, 23)
    assert warnings(wheel.say(*[line(4, 11, 23)] * 149)) == []
    assert warnings(wheel.say(*[line(4, 11, 23)] * 9)) == [WarningKind.BALL_NOT_DETECTED]
    assert numbers(wheel.result(11, 25)) == [(25, 11)]


# The Mercury 360


def test_a_mercury_counts_games_when_they_are_completed() -> None:
    wheel = Wheel("m360")
    for game, last, number in ((254, 23, 4), (255, 4, 4), (0, 4, 9)):
        wheel.throw(game, last)
        wheel.result((game + 1) % 256, number)
        wheel.say(line(2, (game + 1) % 256, number))
    assert numbers(wheel.said) == [(4, 255), (4, 0), (9, 1)]
    assert (candidates(wheel.said), warnings(wheel.said)) == ([], [])


def test_a_mercury_that_counts_within_its_5_has_one_number() -> None:
    wheel = Wheel("m360")
    wheel.throw(7, 23)
    wheel.say("25", line(5, 7, 25), line(5, 8, 25), line(5, 8, 25), line(2, 8, 25))
    assert numbers(wheel.said) == [(25, 7)]
    assert (candidates(wheel.said), conflicts(wheel.said)) == ([], [])


def test_a_mercurys_next_5_after_a_silence_or_a_hang_up_is_another_game() -> None:
    wheel = Wheel("m360")
    wheel.throw(7, 23)
    wheel.result(8, 25)
    assert numbers(wheel.say(*[line(5, 9, 25)] * 2, after=60)) == [(25, 9)]
    wheel.hang_up()
    assert candidates(wheel.say(*[line(5, 10, 25)] * 2)) == [(25, 10, "not_seen_to_fall")]


def test_a_mercurys_game_unseen_between_two_throws_is_a_candidate() -> None:
    wheel = Wheel("m360")
    wheel.throw(7, 23)
    wheel.result(8, 25)
    wheel.say(line(2, 8, 25))
    wheel.hang_up()
    assert candidates(wheel.say(line(2, 9, 11))) == [(11, 8, "unseen_game")]


def test_a_mercurys_game_unseen_after_a_5_is_a_candidate_if_its_number_differs() -> None:
    wheel = Wheel("m360")
    wheel.throw(7, 23)
    wheel.result(8, 25)
    assert candidates(wheel.say(line(2, 9, 11), after=60)) == [(11, 8, "unseen_game")]


def test_closing_clears_the_count_of_a_mercury() -> None:
    wheel = Wheel("m360")
    wheel.throw(7, 23)
    wheel.result(8, 25)
    assert warnings(wheel.say(line(6, 0, 25), line(1, 0, 25))) == []
    wheel.throw(0, 25)
    assert numbers(wheel.result(1, 3)) == [(3, 1)]


def test_a_mercury_prints_zero_in_two_ways() -> None:
    for zero in (" 0", "00"):
        wheel = Wheel("m360")
        wheel.throw(7, 23)
        assert numbers(wheel.say(zero, line(5, 8, zero))) == [(0, 8)]


def test_a_mercury_tells_no_speed_by_000() -> None:
    for variant, speed in (("m360", None), ("ss2", 0)):
        wheel = Wheel(variant)
        seen = wheel.codec.feed(f"{line(2, 7, 23, speed=0)}\r\n".encode(), Heard("wheel", 5, 6))[-1]
        assert seen == WheelSeen(Heard("wheel", 5, 6), WheelPhase.PLACE_BETS, 7, speed, Turning.ANTICLOCKWISE)


def test_a_burst_shows_only_its_last_status_line() -> None:
    wheel = Wheel()
    burst = "".join(f"{line(4, 11, 23, speed=speed)}\r\n" for speed in range(100, 300))
    said = wheel.codec.feed(burst.encode(), Heard("wheel", 0, 0))
    assert [reading.speed for reading in said if isinstance(reading, WheelSeen)] == [299]
