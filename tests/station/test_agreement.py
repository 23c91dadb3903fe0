"""Two readers agree, or nobody is told a number until the dealer decides."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from app.station.agreement import ONE_GAME, ONE_READER, TOGETHER, Agreement
from hardware.readings import (
    BallDrawn,
    Candidate,
    Conflict,
    GameVoid,
    Heard,
    LineChanged,
    LineState,
    Number,
    PhaseSeen,
    Reading,
    VoidCause,
    WarningKind,
    WheelPhase,
    WheelSeen,
    WheelWarning,
)

SECOND = 1_000_000


def heard(device: str, mono: int = 0) -> Heard:
    return Heard(device, 1_795_239_250_000_000 + mono, mono)


def number(value: int, mono: int = 0, device: str = "wheel", game: int | None = 7) -> Number:
    return Number(heard(device, mono), value, game, (f"*X;5;{value}",))


def bare(value: int, mono: int = 0) -> Candidate:
    return Candidate(heard("second", mono), value, None, "two_digits", raw=(f"{value:2d}",))


def throw(device: str, mono: int) -> PhaseSeen:
    return PhaseSeen(heard(device, mono), WheelPhase.BALL_IN_RIM, 8, "*X;3")


def line(device: str, state: LineState, mono: int = 0) -> LineChanged:
    return LineChanged(heard(device, mono), state)


def played(*said: Reading) -> list[Reading]:
    """All that the table is told."""
    agreement = Agreement("wheel", "second")
    return [told for reading in said for told in agreement.hear(reading)]


def numbers(told: list[Reading]) -> list[Reading]:
    return [each for each in told if isinstance(each, Number | Candidate | Conflict | BallDrawn)]


@pytest.mark.parametrize("first", ["wheel", "second"])
def test_a_number_that_both_say_counts_once_under_the_leaders_name(first: str) -> None:
    """Protocols 1: the bare number comes up to half a second before the frames."""
    framed, two_digits = number(25), bare(25)
    if first == "wheel":
        two_digits = replace(two_digits, heard=heard("second", SECOND // 2))
        (told,) = played(framed, two_digits)
    else:
        framed = replace(framed, heard=heard("wheel", SECOND // 2))
        (told,) = played(two_digits, framed)
    assert isinstance(told, Number)
    assert (told.number, told.game, told.heard.device, told.heard.mono) == (25, 7, "wheel", SECOND // 2)
    assert told.raw == ("*X;5;25", "second: 25")


def test_two_that_differ_are_an_alarm_and_no_number() -> None:
    (told,) = played(number(25), bare(26, SECOND))
    assert isinstance(told, Conflict)
    assert told.numbers == (25, 26)
    assert told.raw == ("wheel: *X;5;25", "second: 26")


def test_one_alone_is_the_dealers_to_confirm() -> None:
    agreement = Agreement("wheel", "second")
    assert agreement.hear(number(25)) == []
    assert agreement.waits_until == TOGETHER
    assert agreement.due(TOGETHER - 1) == []
    (told,) = agreement.due(TOGETHER)
    assert isinstance(told, Candidate)
    assert (told.number, told.reason, told.game) == (25, ONE_READER, 7)
    assert agreement.waits_until is None


def test_what_is_the_dealers_anyway_keeps_its_own_reason() -> None:
    agreement = Agreement("wheel", "second")
    agreement.hear(bare(25))
    assert agreement.due(TOGETHER) == [bare(25)]


def test_a_number_of_a_game_that_nobody_followed_waits_for_nobody() -> None:
    """Protocols 1: it is said before everything else that the same frame causes."""
    unseen = Candidate(heard("wheel"), 14, 7, "unseen_game", unseen_game=True)
    assert played(unseen, number(25, SECOND), bare(25, 2 * SECOND))[0] == unseen
    assert len(numbers(played(unseen, number(25, SECOND), bare(25, 2 * SECOND)))) == 2


def test_a_reader_that_is_lost_is_not_waited_for() -> None:
    for state in (LineState.LOST, LineState.SILENT):
        told = numbers(played(line("second", state), number(25, SECOND)))
        assert [type(each) for each in told] == [Candidate]


def test_a_reader_that_is_lost_while_it_is_waited_for_is_not_waited_for_any_longer() -> None:
    told = played(number(25), line("second", LineState.LOST, SECOND))
    assert [type(each) for each in told] == [Candidate, LineChanged]


def test_a_late_word_that_is_the_same_changes_nothing_and_another_is_said_once() -> None:
    alone = (number(25), WheelSeen(heard("wheel", TOGETHER), WheelPhase.WINNING_NUMBER, 7, 165, None))
    same = numbers(played(*alone, bare(25, TOGETHER + SECOND)))
    assert [type(each) for each in same] == [Candidate]
    other = numbers(played(*alone, bare(26, TOGETHER + SECOND), bare(27, TOGETHER + 2 * SECOND)))
    assert [type(each) for each in other] == [Candidate, Conflict]


def test_after_the_throw_another_game_begins() -> None:
    """The same number twice running is ordinary (protocols 1)."""
    told = numbers(
        played(
            number(25), bare(25, 1), throw("wheel", 2 * SECOND), number(25, 3 * SECOND), bare(25, 4 * SECOND)
        )
    )
    assert [type(each) for each in told] == [Number, Number]


def test_where_nobody_sees_the_throw_time_tells_the_games_apart() -> None:
    agreement = Agreement("first", "second")
    one = Candidate(heard("first"), 25, None, "two_digits")
    told = [*agreement.hear(one), *agreement.hear(bare(25, SECOND))]
    again = SECOND + ONE_GAME
    told += agreement.hear(Candidate(heard("first", again), 25, None, "two_digits"))
    told += agreement.hear(bare(25, again + 1))
    assert [type(each) for each in told] == [Candidate, Candidate]


def test_a_readers_own_contradiction_is_an_alarm_and_the_other_does_not_outvote_it() -> None:
    conflict = Conflict(heard("wheel"), (25, 26), 7)
    assert numbers(played(conflict, bare(25, SECOND))) == [conflict]


def test_the_leader_leads_and_the_other_takes_over_where_it_is_gone() -> None:
    assert played(throw("second", 0)) == []
    assert played(throw("wheel", 0)) == [throw("wheel", 0)]
    lost = line("wheel", LineState.LOST)
    (_, told) = played(lost, throw("second", 1))
    assert isinstance(told, PhaseSeen)
    assert told.game is None  # the second counts its games for itself
    assert played(lost, line("wheel", LineState.LIVE, 1), throw("second", 2))[2:] == []


def test_a_game_that_only_the_second_gives_up_goes_on_and_is_said() -> None:
    void = GameVoid(heard("second"), VoidCause.BALL_REMOVED, 7)
    (told,) = played(void)
    assert isinstance(told, WheelWarning)
    assert told.kind is WarningKind.READERS_DIFFER
    assert played(line("wheel", LineState.LOST), void)[1:] == [void]


_WORDS = st.lists(
    st.tuples(st.sampled_from(["wheel", "second"]), st.integers(0, 36), st.integers(1, 3 * SECOND)),
    max_size=12,
)


@given(_WORDS)
def test_no_number_counts_that_only_one_of_them_said(words: list[tuple[str, int, int]]) -> None:
    agreement, mono, said = Agreement("wheel", "second"), 0, dict[str, set[int]]()
    for device, value, later in words:
        mono += later
        said.setdefault(device, set()).add(value)
        for told in agreement.hear(number(value, mono, device)):
            if isinstance(told, Number):
                assert all(told.number in said.get(each, ()) for each in ("wheel", "second"))
