"""When a Cammegh wheel's number counts (the wheel's guide, and what two wheels really sent)."""

from __future__ import annotations

import pytest

from hardware.codecs.cammegh import Cammegh
from hardware.readings import (
    Candidate,
    Conflict,
    GameVoid,
    Heard,
    Number,
    PhaseSeen,
    Reading,
    Turning,
    VoidCause,
    WarningKind,
    WheelMemory,
    WheelPhase,
    WheelSeen,
    WheelWarning,
)


def line(state: int, count: int, number: int | str | None, flags: int = 0, speed: int = 165) -> str:
    shown = number if isinstance(number, str) else "  " if number is None else f"{number:2d}"
    return f"*X;{state};{count:03d};{shown};{flags:X};{speed:03d};1"


class Wheel:
    """A codec with a line open, and a clock that goes half a second with each line."""

    def __init__(self, variant: str = "ss2", memory: WheelMemory | None = None) -> None:
        self.codec = Cammegh(variant, memory)
        self.mono = 0
        self.said: list[Reading] = []
        self.hang_up()

    def hang_up(self) -> None:
        self.codec.connected()
        self.codec.feed(b"\r\n", Heard("wheel", 0, self.mono))

    def say(self, *lines: str, after: float = 0.5) -> list[Reading]:
        """Each line on its own; what was said, without the status lines themselves."""
        said: list[Reading] = []
        for spoken in lines:
            self.mono += round(after * 1e6)
            heard = Heard("wheel", 0, self.mono)
            said += self.codec.feed(spoken.encode("latin-1") + b"\r\n", heard)
        kept: list[Reading] = [reading for reading in said if not isinstance(reading, WheelSeen)]
        self.said += kept
        return kept

    def throw(self, count: int, last: int | None) -> None:
        self.say(line(2, count, last), line(3, count, last), line(4, count, last))

    def result(self, count: int, number: int) -> list[Reading]:
        return self.say(f"{number:2d}", *[line(5, count, number)] * 7)


def numbers(said: list[Reading]) -> list[tuple[int, int | None]]:
    return [(reading.number, reading.game) for reading in said if isinstance(reading, Number)]


def candidates(said: list[Reading]) -> list[tuple[int, int | None, str]]:
    return [(r.number, r.game, r.reason) for r in said if isinstance(r, Candidate)]


def voids(said: list[Reading]) -> list[VoidCause]:
    return [reading.cause for reading in said if isinstance(reading, GameVoid)]


def warnings(said: list[Reading]) -> list[WarningKind]:
    return [reading.kind for reading in said if isinstance(reading, WheelWarning)]


def conflicts(said: list[Reading]) -> list[tuple[int, ...]]:
    return [reading.numbers for reading in said if isinstance(reading, Conflict)]


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
