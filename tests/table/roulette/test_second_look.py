"""What a person said of a number holds against a reader: both are shown, and asked; neither is lost."""

import pytest

from app.table.heard import WarningHeard
from app.table.roulette.hearing import VoidHeard
from app.table.roulette.procedure import Phase
from app.table.roulette.second_look import CONFLICT, REPEATED, TYPED_OTHERWISE, is_contradicted
from app.table.roulette.spin_state import Proposed
from tests.table.playing import (
    NO_MORE_BETS,
    READY,
    THROW,
    Played,
    candidate,
    fall,
    form_of,
    number,
    running,
    step,
    wheel_ready,
)

GAMES = pytest.mark.parametrize("game", [7, None])


def waits(table: Played) -> tuple[int, str, int | None]:
    """The number that is asked, why, and the typed one that is asked after it."""
    proposed = table.betting.proposed
    assert isinstance(proposed, Proposed)
    return proposed.number, proposed.reason, proposed.typed


@GAMES
def test_a_number_that_was_refused_is_asked_again_however_certain_the_reader_is(game: int | None) -> None:
    table = running(game)
    table.hear(step(NO_MORE_BETS, game), candidate(14, game))
    table.do("refuse")
    assert table.hear(number(14, game)) == ("spin.candidate",)
    assert (waits(table), table.last()["raw"]) == ((14, REPEATED, None), ["14"])
    table.do("refuse")
    assert table.hear(candidate(14, game)) == ("spin.candidate",)
    assert waits(table) == (14, REPEATED, None)
    table.do("confirm")
    assert (table.paying.number, table.paying.source) == (14, "wheel")


@GAMES
def test_another_number_of_the_readers_and_the_next_throws_are_not_the_one_refused(
    game: int | None,
) -> None:
    table = running(game)
    table.hear(candidate(14, game))
    table.do("refuse")
    assert table.hear(number(22, game)) == ("spin.number",)
    table = running(game)
    table.hear(candidate(14, game))
    table.do("refuse")
    after = None if game is None else game + 1
    table.do("void", reason="no_pocket")
    table.hear(step(READY, after), step(THROW, after))
    assert table.hear(number(14, after)) == ("spin.number",)


@GAMES
@pytest.mark.parametrize("certain", [True, False])
def test_a_typed_number_and_the_readers_are_both_asked(game: int | None, *, certain: bool) -> None:
    for says in ("confirm", "refuse"):
        table = running(game)
        table.do("number", number=7)
        heard = number(14, game) if certain else candidate(14, game)
        assert table.hear(step(NO_MORE_BETS, game), heard) == ("spin.no_more_bets", "spin.candidate")
        reason = TYPED_OTHERWISE if certain else "not_seen_to_fall"
        assert waits(table) == (14, reason, 7)
        assert table.hear(heard) == ()  # it is asked once
        table.do(says)
        if says == "confirm":
            assert (table.paying.spin, table.paying.number, table.paying.source) == (1, 14, "wheel")
            continue
        assert waits(table) == (7, "typed", None)
        assert table.hear(heard) == ("spin.candidate",)
        table.do("refuse")
        table.do("confirm")
        assert (table.paying.spin, table.paying.number, table.paying.source) == (1, 7, "hand")


def test_a_typed_number_with_which_the_reader_agrees_is_its_number() -> None:
    table = running(7)
    table.do("number", number=14)
    assert table.hear(candidate(14, 7)) == ()
    assert waits(table) == (14, "typed", None)
    assert table.hear(step(NO_MORE_BETS, 7), number(14, 7)) == ("spin.no_more_bets", "spin.number")


@GAMES
def test_a_typed_number_waits_through_the_steps_of_its_ball(game: int | None) -> None:
    table = running(game)
    table.do("number", number=7)
    assert table.hear(step(NO_MORE_BETS, game)) == ("spin.no_more_bets",)
    assert (table.betting.spin, table.betting.phase) == (1, Phase.NO_MORE_BETS)
    assert waits(table) == (7, "typed", None)
    after = None if game is None else game + 1
    table.hear(step(READY, after), step(THROW, after))  # it lapses with the next ball
    assert (table.betting.spin, table.betting.proposed) == (2, None)


def test_the_same_throw_heard_again_takes_no_typed_number_away() -> None:
    table = running(7)
    table.do("number", number=7)
    assert table.hear(step(THROW, 7), step(NO_MORE_BETS, 7), step(NO_MORE_BETS, 7)) == ("spin.no_more_bets",)
    assert waits(table) == (7, "typed", None)


def test_a_reader_that_gives_the_throw_up_takes_no_typed_number_away() -> None:
    table = running(7)
    table.do("number", number=7)
    assert table.hear(VoidHeard("ball_removed", 7)) == ("reader.warning",)
    assert form_of(table.story[-1])["reason"] == (
        "the reader gives the throw up (ball_removed), but 7 was typed for it"
    )
    assert waits(table) == (7, "typed", None)
    assert table.hear(VoidHeard("ball_removed", 8)) == ("spin.void", "spin.bets_open")


@GAMES
@pytest.mark.parametrize("void_first", [True, False])
def test_two_numbers_of_a_throw_that_is_void_are_nobodys_to_decide(
    game: int | None, *, void_first: bool
) -> None:
    """The warning waits for its answer; the next throw of that spin is the wheel's to mark."""
    two = WarningHeard("wheel", CONFLICT, "the reader says 28 and 22")
    table = running(game)
    table.hear(step(NO_MORE_BETS, game), *([] if void_first else [two]))
    assert is_contradicted(table.state) is not void_first
    table.do("void", reason="")
    table.hear(*([two] if void_first else []))
    assert not is_contradicted(table.state)
    after = None if game is None else game + 1
    table.hear(step(READY, after), step(THROW, after))
    assert not is_contradicted(table.state)
    assert len(table.state.unanswered) == 1
    table.hear(two)
    assert table.last()["throw"] == 2
    assert is_contradicted(table.state)


def test_two_numbers_of_one_game_are_the_dealers_to_decide_until_one_is_told() -> None:
    """Wheel protocols 1: bare and framed number differ: no number, an alarm, the dealer decides."""
    table = running()
    table.hear(step(NO_MORE_BETS, 1))
    assert not is_contradicted(table.state)
    assert table.hear(WarningHeard("wheel", CONFLICT, "the reader says 25 and 26: type the number")) == (
        "reader.warning",
    )
    assert table.last()["spin"] == 1
    assert is_contradicted(table.state)
    fall(table, 25)
    table.do("next")
    assert not is_contradicted(table.state)


def test_any_other_warning_is_the_tables_and_no_spins() -> None:
    table = wheel_ready()
    table.hear(WarningHeard("wheel", "bad_frame", "", 2))
    assert table.last()["spin"] is None
    assert not is_contradicted(table.state)
