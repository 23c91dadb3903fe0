"""A collector's number counts once, on an edge, when two frames agree on it."""

from __future__ import annotations

import pytest

from hardware.codecs.napsa import Napsa, NapsaOptions
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

from .hearing import Ear


def status(state: int, number: int | None, error: int = 0) -> bytes:
    shown = "  " if number is None else f"{number:02d}"
    return f"NS{shown}{state}231{error}".encode()


def fallen(number: int) -> bytes:
    return f"NN{number:02d}    N".encode()


def collector(last: int | None = 23, memory: WheelMemory | None = None) -> Ear:
    ear = Ear(Napsa(memory=memory))
    if memory is None:
        ear.hear(status(2, last))
    return ear


def throw(ear: Ear, last: int | None = 23) -> list[Reading]:
    return ear.hear(status(2, last), status(3, last), status(4, last), status(4, last))


def result(ear: Ear, number: int) -> list[Reading]:
    return ear.hear(*[fallen(number)] * 4, *[status(5, number)] * 6)


def numbers(said: list[Reading]) -> list[int]:
    return [reading.number for reading in said if isinstance(reading, Number)]


def offered(said: list[Reading]) -> list[tuple[int, str]]:
    return [(reading.number, reading.reason) for reading in said if isinstance(reading, Candidate)]


def conflicts(said: list[Reading]) -> list[tuple[int, ...]]:
    return [reading.numbers for reading in said if isinstance(reading, Conflict)]


def voids(said: list[Reading]) -> list[VoidCause]:
    return [reading.cause for reading in said if isinstance(reading, GameVoid)]


def warnings(said: list[Reading]) -> list[WarningKind]:
    return [reading.kind for reading in said if isinstance(reading, WheelWarning)]


def test_a_game_has_its_phases_and_one_number() -> None:
    ear = collector()
    said = [*throw(ear), *result(ear, 17), *ear.hear(status(1, 17), status(2, 17))]
    phases = [reading.phase.value for reading in said if isinstance(reading, PhaseSeen)]
    assert phases == ["ball_in_rim", "no_more_bets", "winning_number", "start", "place_bets"]
    assert numbers(said) == [17]
    assert {type(reading) for reading in said} == {PhaseSeen, Number}


def test_the_same_number_twice_running_is_two_numbers() -> None:
    ear = collector()
    said = [*throw(ear), *result(ear, 17), *throw(ear, 17), *result(ear, 17)]
    assert numbers(said) == [17, 17]
    assert offered(said) == []


@pytest.mark.parametrize(
    "lines", [(fallen(17), fallen(17)), (fallen(17), status(5, 17)), (status(5, 17), status(5, 17))]
)
def test_any_two_frames_that_agree_make_the_number(lines: tuple[bytes, bytes]) -> None:
    ear = collector()
    throw(ear)
    assert numbers(ear.hear(lines[0])) == []
    said = ear.hear(lines[1])
    assert numbers(said) == [17]
    assert [r.raw for r in said if isinstance(r, Number)] == [tuple(line.decode() for line in lines)]


def test_direction_1_is_clockwise_unless_the_house_says_otherwise() -> None:
    def seen(codec: Napsa) -> list[Turning | None]:
        said = codec.feed(b"NS1752310", Heard("w", 0, 0)) + codec.feed(b"NS1752300", Heard("w", 0, 0))
        return [reading.turning for reading in said if isinstance(reading, WheelSeen)]

    assert seen(Napsa()) == [Turning.CLOCKWISE, Turning.ANTICLOCKWISE]
    other = NapsaOptions(direction_1=Turning.ANTICLOCKWISE)
    assert seen(Napsa(other)) == [Turning.ANTICLOCKWISE, Turning.CLOCKWISE]


def test_speed_is_told_in_tenths_of_a_turn() -> None:
    said = Napsa().feed(b"NS1752310", Heard("w", 0, 0))
    assert [r.speed for r in said if isinstance(r, WheelSeen)] == [230]


def test_frames_that_differ_are_a_conflict_once_and_no_number() -> None:
    ear = collector()
    throw(ear)
    said = ear.hear(fallen(17), fallen(23), fallen(17), status(5, 17), status(5, 23), status(2, 23))
    assert (numbers(said), conflicts(said), offered(said)) == ([], [(17, 23)], [])


def test_a_frame_that_contradicts_the_number_said_is_a_conflict_once() -> None:
    ear = collector()
    throw(ear)
    result(ear, 17)
    assert conflicts(ear.hear(fallen(4), fallen(4), status(5, 4))) == [(17, 4)]
    assert conflicts(ear.hear(status(2, 17), status(2, 17))) == []


def test_a_number_whose_ball_was_not_seen_is_a_candidate() -> None:
    assert offered(result(collector(), 17)) == [(17, "not_seen_to_fall")]
    assert numbers(result(collector(), 17)) == []


def test_a_number_of_which_one_frame_was_heard_is_a_candidate() -> None:
    ear = collector()
    throw(ear)
    said = ear.hear(fallen(17), status(2, 17), status(2, 17))
    assert (numbers(said), offered(said), voids(said)) == ([], [(17, "unseen_game")], [])


def test_a_game_that_ended_while_the_line_was_gone_is_a_candidate_before_all_else() -> None:
    ear = collector()
    throw(ear)
    ear.codec.connected()
    said = ear.hear(status(2, 17), status(2, 17))
    assert offered(said) == [(17, "unseen_game")]
    assert isinstance(said[0], Candidate)
    assert [*throw(ear, 17), *result(ear, 5)][-1] is not None
    assert numbers(throw(ear, 5) + result(ear, 6)) == [6]


def test_a_whole_game_unheard_between_two_throws_does_not_cost_the_next_number() -> None:
    ear = collector()
    throw(ear)
    ear.codec.connected()
    said = ear.hear(status(4, 17), status(4, 17))
    assert offered(said) == [(17, "unseen_game")]
    assert numbers(result(ear, 9)) == [9]


def test_a_number_told_before_a_hang_up_is_not_told_again() -> None:
    ear = collector()
    throw(ear)
    result(ear, 17)
    ear.codec.connected()
    assert result(ear, 17) == []
    assert offered(result(collector(memory=ear.codec.memory), 17)) == []


def test_another_number_after_a_hang_up_is_a_candidate() -> None:
    ear = collector()
    throw(ear)
    result(ear, 17)
    ear.codec.connected()
    said = result(ear, 18)
    assert (offered(said), conflicts(said)) == ([(18, "not_seen_to_fall")], [])


def test_a_throw_that_ends_without_a_number_is_void() -> None:
    ear = collector()
    said = throw(ear) + ear.hear(status(6, 23))
    assert voids(said) == [VoidCause.NO_RESULT]
    assert voids(ear.hear(status(6, 23), status(1, 23))) == []


def test_a_throw_that_ended_unheard_with_the_old_number_is_an_alarm_and_no_void() -> None:
    ear = collector()
    throw(ear)
    ear.codec.connected()
    said = ear.hear(status(2, 23))
    assert (warnings(said), voids(said)) == ([WarningKind.UNSEEN_GAMES], [])


@pytest.mark.parametrize(
    ("error", "cause"),
    [
        (1, VoidCause.FAULT),
        (6, VoidCause.LAUNCH_FAILED),
        (8, VoidCause.BALL_REMOVED),
        (5, VoidCause.NO_RESULT),
    ],
)
def test_an_error_is_said_once_and_is_the_cause_of_the_void(error: int, cause: VoidCause) -> None:
    ear = collector()
    throw(ear)
    said = ear.hear(*[status(4, 23, error)] * 5, status(6, 23, error))
    assert len(warnings(said)) == 1
    assert voids(said) == ([VoidCause.FAULT] if error == 5 else [cause])


def test_a_number_with_an_error_does_not_count_but_is_offered() -> None:
    ear = collector()
    throw(ear)
    said = ear.hear(*[status(5, 17, 4)] * 5)
    assert numbers(said) == []
    assert offered(ear.hear(status(2, 17))) == [(17, "unseen_game")]


def test_one_damaged_frame_after_a_number_makes_no_second_number() -> None:
    ear = collector()
    throw(ear)
    said = [*result(ear, 17), *ear.hear(status(4, 17)), *result(ear, 17)]
    assert numbers(said) == [17]


def test_a_collector_without_a_number_was_switched_off() -> None:
    ear = collector()
    assert warnings(ear.hear(status(6, None), status(6, None))) == [WarningKind.WHEEL_RESTARTED]
    assert numbers(throw(ear, None) + result(ear, 3)) == [3]


def test_the_memory_says_where_the_game_is() -> None:
    ear = collector()
    throw(ear)
    assert ear.codec.memory == WheelMemory(None, number=23, phase=WheelPhase.NO_MORE_BETS, under_way=True)
    result(ear, 17)
    assert ear.codec.memory == WheelMemory(None, told=True, number=17, phase=WheelPhase.WINNING_NUMBER)


def test_frames_may_have_line_ends_or_none_and_noise_between_them() -> None:
    for between in (b"", b"\r\n", b"\n", b"#\x00N", b"NS175"):
        ear = collector()
        game = [status(2, 23), status(3, 23), status(4, 23), *[fallen(17)] * 4, status(5, 17)]
        assert numbers(ear.hear(between.join(game))) == [17]
