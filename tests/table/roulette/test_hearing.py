"""What the wheel says, and what it means for the table; nothing that it says is ever refused."""

import pytest

from app.table.heard import WarningHeard
from app.table.roulette.hearing import Heard
from app.table.roulette.procedure import Phase
from app.table.table import Automation
from tests.table.playing import (
    EIGHT,
    HEARD_AT,
    NO_MORE_BETS,
    READY,
    THROW,
    VOID,
    Played,
    candidate,
    chips,
    fall,
    form_of,
    number,
    opened,
    reader,
    running,
    stack,
    step,
    wheel_ready,
    wheel_told,
)


def test_the_wheel_drives_a_whole_spin() -> None:
    table = opened(has_wheel=True)
    assert table.hear(step(READY, 7)) == ("spin.bets_open",)
    assert table.last()["source"] == "wheel"
    assert table.hear(step(THROW, 7)) == ("spin.thrown",)
    assert (table.last()["device"], table.last()["game"]) == ("wheel", 7)
    assert table.hear(step(NO_MORE_BETS, 7)) == ("spin.no_more_bets",)
    assert table.hear(number(8, 7)) == ("spin.number",)
    last = table.last()
    assert (last["number"], last["source"], last["device"], last["game"], last["heard"], last["raw"]) == (
        8,
        "wheel",
        "wheel",
        7,
        HEARD_AT,
        [" 8"],
    )
    assert last["announcement"] == "Huit, Noir, Pair, Manque"


def test_the_bets_open_only_when_the_wheel_is_ready_and_the_layout_is_clear() -> None:
    first_clear, first_ready = wheel_told(), wheel_told()
    assert first_clear.do("cleared") == ("spin.cleared",)
    assert first_clear.betting.phase is Phase.COMING
    assert first_clear.hear(step(READY, 2)) == ("spin.bets_open",)
    assert first_ready.hear(step(READY, 2)) == ()
    assert first_ready.do("cleared") == ("spin.cleared", "spin.bets_open")


def test_the_bets_open_once() -> None:
    table = wheel_ready()
    assert table.hear(step(READY, 1), step(READY, 1)) == ()


def test_a_throw_while_payments_are_not_marked_closes_the_spin_as_not_entered() -> None:
    table = wheel_told()
    table.hear(step(READY, 2))
    table.do("winners", bets=EIGHT)
    table.do("paid", order=1)
    assert table.hear(step(THROW, 2)) == ("spin.closed", "spin.thrown")
    assert (form_of(table.story[-2])["entered"], form_of(table.story[-2])["spin"]) == (False, 1)
    assert table.betting.spin == 2


def test_a_throw_closes_a_spin_of_which_nothing_was_entered() -> None:
    table = wheel_told()
    assert table.hear(step(READY, 2), step(THROW, 2)) == (
        "spin.cleared",
        "spin.settled",
        "spin.closed",
        "spin.bets_open",
        "spin.thrown",
    )
    assert form_of(table.story[-3])["entered"] is False


def test_a_throw_after_all_is_marked_closes_it_as_entered() -> None:
    table = wheel_told()
    table.do("winners", bets=EIGHT)
    table.do("paid_all")
    table.hear(step(READY, 2))
    assert table.hear(step(THROW, 2)) == ("spin.closed", "spin.thrown")
    assert form_of(table.story[-2])["entered"] is True


def test_a_whole_night_of_a_wheel_needs_nobody() -> None:
    table = wheel_ready()
    for game in range(1, 300):
        table.hear(step(READY, game), step(THROW, game), step(NO_MORE_BETS, game), number(game % 37, game))
    assert (table.paying.spin, table.paying.number) == (299, 299 % 37)


def test_the_same_number_twice_running_is_two_numbers() -> None:
    table = wheel_told(8, 1)
    table.hear(step(THROW, 2), number(8, 2))
    assert (table.state.numbers, table.paying.spin) == ((8, 8), 2)


def test_a_step_that_is_heard_again_changes_nothing() -> None:
    table = wheel_ready()
    table.hear(step(THROW, 1))
    assert table.hear(step(THROW, 1)) == ()
    table.hear(step(NO_MORE_BETS, 1))
    assert table.hear(step(NO_MORE_BETS, 1), step(THROW, 1)) == ()


def test_a_throw_by_hand_and_the_wheels_own_are_one_throw() -> None:
    table = wheel_ready()
    table.do("throw")
    assert table.hear(step(THROW, 1)) == ()
    assert table.hear(step(NO_MORE_BETS, 1), number(8, 1)) == ("spin.no_more_bets", "spin.number")
    assert table.paying.throw == 1


def test_a_wheel_that_is_first_heard_with_no_more_bets_is_taken_at_its_word() -> None:
    table = opened(has_wheel=True)
    assert table.hear(step(NO_MORE_BETS, 4)) == ("spin.no_more_bets",)
    assert table.hear(number(8, 4)) == ("spin.number",)


def test_a_game_that_ended_without_a_word_is_closed_by_the_next_throw() -> None:
    table = running()
    table.hear(step(NO_MORE_BETS, 1))
    assert table.hear(step(READY, 2)) == ()
    assert table.hear(step(THROW, 2)) == ("spin.closed", "spin.bets_open", "spin.thrown")
    closed = form_of(table.story[-3])
    assert (closed["spin"], closed["entered"], closed["lapsed"]) == (1, False, None)


def test_a_void_throw_opens_the_bets_again() -> None:
    table = wheel_ready()
    table.hear(step(THROW, 1))
    assert table.hear(VOID) == ("spin.void", "spin.bets_open")
    void = form_of(table.story[-2])
    assert (void["reason"], void["throw"], void["source"]) == ("ball_removed", 1, "wheel")
    assert table.betting.spin == 1
    assert table.hear(step(THROW, 1), number(8, 1)) == ("spin.thrown", "spin.number")
    assert table.paying.throw == 2


@pytest.mark.parametrize("table", [wheel_ready, wheel_told, lambda: opened(has_wheel=True)])
def test_a_void_game_without_a_ball_at_the_table_is_nothing(table: type[Played]) -> None:
    assert table().hear(VOID) == ()


def test_a_wheels_number_after_a_typed_one_only_agrees() -> None:
    table = running()
    table.hear(step(NO_MORE_BETS, 1))
    fall(table, 8)
    assert table.hear(number(8, 1)) == ()
    table.do("cleared")
    assert table.hear(number(8, 1)) == ()
    assert table.state.numbers == (8,)


def test_a_wheels_number_that_differs_from_a_typed_one_is_a_warning() -> None:
    table = running()
    table.hear(step(NO_MORE_BETS, 1))
    fall(table, 8)
    assert table.hear(number(11, 1)) == ("reader.warning",)
    assert table.last()["reason"] == "the reader says 11, but 8 was typed for that game"
    assert table.state.numbers == (8,)


def test_a_number_that_counts_is_the_spins_although_its_throw_was_not_heard() -> None:
    table = wheel_ready()
    assert table.hear(number(11, 1)) == ("spin.number",)
    assert (table.paying.spin, table.paying.number) == (1, 11)


def test_what_a_reader_says_of_itself_is_recorded_even_when_the_table_is_closed() -> None:
    table = Played(has_wheel=True)
    warning = WarningHeard("wheel", "bad_frame", "3 lines", 3)
    said: list[Heard] = [reader(connected=True), warning, reader(connected=False, reason="no port")]
    assert table.hear(*said) == ("reader.connected", "reader.warning", "reader.lost")
    assert form_of(table.story[1]) == {
        "kind": "reader.warning",
        "spin": None,
        "device": "wheel",
        "reason": "bad_frame",
        "detail": "3 lines",
        "count": 3,
    }
    assert table.last()["reason"] == "no port"


@pytest.mark.parametrize("heard", [step(READY), step(THROW), number(8), candidate(8), VOID])
def test_a_wheel_that_is_tried_out_before_the_opening_is_nobodys_game(heard: Heard) -> None:
    assert Played(has_wheel=True).hear(heard) == ()


@pytest.mark.parametrize("heard", [step(THROW), step(NO_MORE_BETS), candidate(8)])
def test_a_game_of_the_wheel_opens_the_table_where_the_program_is_to_do_so(heard: Heard) -> None:
    table = Played(has_wheel=True, automation=Automation.OPENING)
    assert table.hear(reader(connected=True), VOID) == ("reader.connected",)
    assert table.hear(heard)[:2] == ("table.opened", "table.rules")
    assert "table.opened" not in table.hear(step(THROW, 1))


def test_a_lost_reader_never_holds_the_bets_back() -> None:
    table = wheel_told()
    table.hear(reader(connected=False, reason="no port"))
    assert table.do("cleared") == ("spin.cleared", "spin.bets_open")


def test_a_reader_that_is_back_is_as_ready_as_it_was_until_it_says_otherwise() -> None:
    table = wheel_told()
    table.hear(step(READY, 2), reader(connected=False, reason="no port"), reader(connected=True))
    assert table.do("cleared") == ("spin.cleared", "spin.bets_open")


def test_a_table_without_a_wheel_hears_readers_and_waits_for_none() -> None:
    table = opened()
    table.hear(reader(connected=True))
    fall(table, 8)
    assert table.do("cleared") == ("spin.cleared", "spin.bets_open")


def test_a_ball_drawn_is_a_number_like_the_wheels() -> None:
    table = opened(has_wheel=True)
    table.do("throw")
    drawn = type(number(8))(8, "tumbler", "tumbler", HEARD_AT, 5)
    assert table.hear(drawn) == ("spin.number",)
    assert (table.paying.source, table.paying.number) == ("tumbler", 8)


@pytest.mark.parametrize(("game", "after"), [(1, 2), (None, None)])
def test_the_wheels_later_steps_of_a_game_that_was_typed_begin_no_other(
    game: int | None, after: int | None
) -> None:
    table = wheel_ready()
    table.hear(step(THROW, game))
    fall(table, 8)
    assert table.hear(step(NO_MORE_BETS, game), number(8, game)) == ()
    assert table.state.numbers == (8,)
    assert table.hear(step(THROW, after), number(8, after))[-1] == "spin.number"
    assert table.paying.spin == 2


def test_an_idle_wheel_opens_no_table() -> None:
    table = Played(has_wheel=True, automation=Automation.OPENING)
    assert table.hear(step(READY, 1)) == ()


@pytest.mark.parametrize("heard", [step(READY), step(THROW), candidate(8)])
def test_a_table_that_was_closed_by_hand_stays_closed(heard: Heard) -> None:
    table = Played(has_wheel=True, automation=Automation.OPENING)
    table.hear(step(THROW, 1), number(8, 1))
    table.do("next")
    table.do("close")
    assert table.hear(heard) == ()
    assert table.do("open")[0] == "table.opened"


def test_whatever_was_entered_the_next_throw_is_heard() -> None:
    table = wheel_told()
    many = chips("2.50", 1_000_000, enferme=True)
    table.do("winners", bets=[stack("black", many, many)])
    assert "spin.thrown" in table.hear(step(THROW, 2))
