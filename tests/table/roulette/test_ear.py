"""Rules 8: the reader hears what people said. What it tells of a game that does not count moves no spin."""

import pytest

from app.rules.roulette.wheel import Turning
from app.table.heard import ReaderHeard
from app.table.roulette.drawing import TakenBackHeard, TurnedHeard
from app.table.roulette.ear import Ear
from app.table.roulette.game import ROULETTE
from app.table.roulette.hearing import NumberHeard, StepHeard, VoidHeard
from app.table.roulette.procedure import DrawVoid, Phase
from app.table.state import unopened
from app.table.turn import NOTHING_RUNS
from tests.houses import house
from tests.table.playing import (
    HEARD_AT,
    NO_MORE_BETS,
    READY,
    THROW,
    Played,
    candidate,
    fall,
    form_of,
    number,
    opened,
    reader,
    running,
    step,
    wheel_ready,
)


@pytest.mark.parametrize("game", [7, None])
def test_a_throw_that_was_voided_goes_on_without_the_table(game: int | None) -> None:
    table = running(game)
    table.do("void", reason="")
    assert table.hear(step(NO_MORE_BETS, game)) == ()
    assert table.betting.phase is Phase.BETS_OPEN
    assert table.hear(number(14, game)) == ("void.number",)
    assert table.state.paying is None
    assert (table.last()["number"], table.last()["raw"], table.last()["spin"]) == (14, ["14"], 1)


def test_a_number_that_counts_nowhere_is_recorded_once_and_another_of_the_same_game_too() -> None:
    table = running(7)
    table.do("void", reason="")
    assert table.hear(candidate(14, 7), number(14, 7), number(15, 7)) == ("void.number", "void.number")


@pytest.mark.parametrize(("before", "after"), [(7, 8), (None, None), (7, 7)])
def test_its_next_start_is_heard(before: int | None, after: int | None) -> None:
    table = running(before)
    table.do("void", reason="")
    table.hear(step(NO_MORE_BETS, before), number(14, before))
    told = table.hear(step(READY, after), step(THROW, after), step(NO_MORE_BETS, after), number(3, after))
    assert told == ("spin.thrown", "spin.no_more_bets", "spin.number")
    assert (table.paying.spin, table.paying.number) == (1, 3)


def test_a_wheel_that_gave_the_game_up_too_begins_it_again_under_the_same_count() -> None:
    table = running(7)
    table.do("void", reason="")
    assert table.hear(VoidHeard("ball_removed", 7)) == ()
    assert table.hear(step(THROW, 7)) == ("spin.thrown",)


def test_a_line_that_breaks_and_comes_back_tells_of_the_same_game() -> None:
    for game in (7, None):
        table = running(game)
        table.do("void", reason="")
        table.hear(reader(connected=False), reader(connected=True))
        assert table.hear(step(THROW, game), step(NO_MORE_BETS, game)) == ()
        assert table.hear(candidate(14, game)) == ("void.number",)
        assert table.betting.proposed is None


def test_another_count_after_the_line_was_away_is_another_game() -> None:
    table = running(7)
    table.do("void", reason="")
    table.hear(reader(connected=False), reader(connected=True))
    assert table.hear(step(THROW, 8)) == ("spin.thrown",)


def test_after_the_number_there_is_nothing_more_to_come_of_it() -> None:
    """A display without steps and counts tells numbers alone: the next one is of another game."""
    table = opened(has_wheel=True)
    table.hear(number(14, None))
    table.do("void", reason="")
    assert table.hear(number(20, None)) == ("spin.number",)
    assert (table.paying.spin, table.paying.number) == (1, 20)


def test_a_display_tells_the_number_of_the_void_throw_and_then_the_next() -> None:
    table = opened(has_wheel=True)
    table.do("throw")
    table.do("void", reason="")
    assert table.hear(number(14, None)) == ("void.number",)
    assert table.hear(number(20, None)) == ("spin.number",)


def test_a_ball_thrown_again_by_hand_is_another_and_the_old_game_stays_void() -> None:
    table = running(7)
    table.do("void", reason="")
    table.do("throw")
    assert table.hear(VoidHeard("ball_removed", 7), step(NO_MORE_BETS, 7)) == ()
    assert table.betting.phase is Phase.THROWN
    table.hear(step(READY, 7), step(THROW, 7))
    assert table.hear(step(NO_MORE_BETS, 7), number(3, 7)) == ("spin.no_more_bets", "spin.number")


def test_the_wheels_own_start_of_a_ball_that_a_hand_threw_and_declared_void_is_the_same_ball() -> None:
    table = wheel_ready(7)
    table.do("throw")
    table.do("void", reason="")
    assert table.hear(step(THROW, 7), step(NO_MORE_BETS, 7), number(14, 7)) == ("void.number",)


def test_a_restart_forgets_nothing_of_it() -> None:
    table = running(7)
    table.do("void", reason="")
    again = Played(table.state, has_wheel=True)
    assert again.hear(reader(connected=True), step(NO_MORE_BETS, 7), candidate(14, 7))[1:] == ("void.number",)
    assert again.hear(step(READY, 8), step(THROW, 8)) == ("spin.thrown",)


def test_a_number_that_a_hand_typed_and_declared_void_is_void_when_the_reader_tells_it() -> None:
    table = running(7)
    fall(table, 14)
    table.do("void", reason="")
    assert table.hear(number(14, 7)) == ("void.number",)


@pytest.mark.parametrize("game", [7, None])
def test_after_a_number_in_somebodys_name_the_void_game_goes_on_without_the_table(game: int | None) -> None:
    table = running(game)
    table.do("void", reason="")
    table.do("number", number=14, by="Carla", reason="it fell")
    assert table.hear(step(NO_MORE_BETS, game)) == ()
    assert table.hear(number(28, game)) == ("void.number", "reader.warning")
    assert table.last()["reason"] == "the reader says 28, but 14 was typed for that game"
    assert (table.paying.spin, table.paying.number) == (1, 14)
    assert table.refused("number", number=14, by="Carla", reason="again") == "spin 1 has that number already"


@pytest.mark.parametrize("game", [7, None])
def test_nor_is_its_number_the_next_spins(game: int | None) -> None:
    table = running(game)
    table.hear(step(NO_MORE_BETS, game))
    table.do("void", reason="")
    table.do("number", number=14, by="Carla", reason="it fell")
    table.do("next")
    assert table.hear(number(14, game))[0] == "void.number"
    assert table.state.paying is None
    after = None if game is None else game + 1
    assert table.hear(step(READY, after), step(THROW, after), number(3, after))[-1] == "spin.number"
    assert (table.paying.spin, table.paying.number) == (2, 3)


@pytest.mark.parametrize("counts", [True, False])
@pytest.mark.parametrize("valid", [True, False])
def test_a_ball_that_does_not_count_stays_so_when_the_number_before_it_is_void_too(
    *, counts: bool, valid: bool
) -> None:
    """The spin of that number was opened again, and its own game has nothing more to tell."""
    first, second = (7, 8) if counts else (None, None)
    table = running(first)
    table.hear(step(NO_MORE_BETS, first), number(3, first), step(READY, second), step(THROW, second))
    table.do("void", reason="")
    table.do("reopen")
    assert table.do("void", reason="")[0] == "spin.taken_back"
    if valid:
        table.do("valid", reason="it counts")
    assert table.hear(step(NO_MORE_BETS, second), number(14, second)) == ("void.number",)


@pytest.mark.parametrize("restart", [False, True])
def test_a_void_number_of_a_ball_that_a_hand_threw_is_the_wheels_that_told_it(*, restart: bool) -> None:
    """Told or offered again it moves no spin."""
    table = wheel_ready(7)
    table.do("throw")
    table.hear(step(THROW, 7), step(NO_MORE_BETS, 7), number(14, 7))
    table.do("void", reason="")
    void = next(form for form in map(form_of, reversed(table.story)) if form["kind"] == "spin.void")
    assert (void["device"], void["game"]) == ("wheel", 7)
    if restart:
        table = Played(table.state, has_wheel=True)
        table.hear(reader(connected=True))
    assert table.hear(candidate(14, 7) if restart else number(14, 7)) == ("void.number",)
    assert (table.state.paying, table.betting.proposed) == (None, None)


# There is no play


def test_while_play_is_suspended_nothing_moves_and_a_number_is_recorded() -> None:
    table = running(7)
    table.do("suspend", reason="a dispute")
    assert table.hear(step(NO_MORE_BETS, 7), number(14, 7)) == ("void.number",)
    assert (table.betting.phase, table.state.paying) == (Phase.COMING, None)
    assert table.do("suspend", over=True) == ("table.suspended", "spin.bets_open")
    assert table.do("number", number=14, by="Carla", reason="it fell before") == ("spin.number",)


def test_a_game_that_a_wheel_is_in_the_midst_of_when_play_goes_on_is_none() -> None:
    table = wheel_ready(7)
    table.do("suspend")
    table.hear(step(THROW, 7))
    table.do("suspend", over=True)
    assert (form_of(table.story[-1])["device"], form_of(table.story[-1])["game"]) == ("wheel", 7)
    assert table.hear(step(NO_MORE_BETS, 7), number(14, 7)) == ("void.number",)
    assert table.hear(step(READY, 8), step(THROW, 8)) == ("spin.thrown",)


def test_a_game_told_while_play_was_suspended_keeps_no_number_void_that_fell_before() -> None:
    table = opened(has_wheel=True)
    table.hear(reader(connected=True), number(8, None), step(READY, None))
    table.do("suspend")
    table.hear(number(0, None), step(NO_MORE_BETS, None))
    table.do("suspend", over=True)
    table.do("void", reason="")
    assert table.do("valid", reason="it counts") == ("spin.valid",)
    assert table.paying.number == 8


def test_a_wheel_that_rests_when_play_goes_on_is_heard() -> None:
    table = opened(has_wheel=True)
    table.hear(reader(connected=True))
    table.do("suspend")
    assert table.hear(step(READY, 7)) == ()
    assert table.do("suspend", over=True) == ("table.suspended", "spin.bets_open")
    assert table.hear(step(THROW, 7)) == ("spin.thrown",)


def test_after_the_last_spin_a_wheel_that_is_tried_out_plays_nothing() -> None:
    table = opened(has_wheel=True)
    table.do("last")
    fall(table, 8)
    table.do("next")
    assert table.hear(step(THROW, 8), step(NO_MORE_BETS, 8), number(14, 8)) == ("void.number",)
    assert table.state.numbers == (8,)


@pytest.mark.parametrize("restart", [False, True])
def test_a_game_that_does_not_count_is_none_of_the_next_night_either(*, restart: bool) -> None:
    """ "Rien va", closed and opened again while its ball runs; without a count a restart knows no more of it."""
    for game in (7,) if restart else (7, None):
        table = running(game)
        table.do("void", reason="no_pocket")
        table.do("close")
        if restart:
            table = Played(table.state, has_wheel=True)
            table.hear(reader(connected=True))
        table.do("open")
        assert table.hear(step(NO_MORE_BETS, game), number(14, game)) == ("void.number",)
        after = None if game is None else game + 1
        assert table.hear(step(READY, after), step(THROW, after)) == ("spin.bets_open", "spin.thrown")


def test_a_display_that_tells_numbers_alone_is_heard_the_next_night() -> None:
    table = opened(has_wheel=True)
    table.do("throw")
    table.do("void", reason="no_pocket")
    table.do("close")
    table.do("open")
    assert table.hear(number(20, None)) == ("spin.number",)


# A tumbler


def test_a_draw_that_was_voided_goes_on_without_the_table() -> None:
    """Its drum, its ball, a ball that it takes back and its own word that it is void: all of one game."""
    table = opened(under=house("tombola-half-back"), has_wheel=True)
    turned = [TurnedHeard(way, 6, "tumbler", 5) for way in Turning]
    table.hear(ReaderHeard("tumbler", connected=True, reason=""), turned[0])
    table.do("void", reason="")
    ball = NumberHeard(17, "tumbler", "tumbler", HEARD_AT, 5, ("BALL 17",))
    assert table.hear(turned[1], ball) == ("void.number",)
    assert table.hear(TakenBackHeard(17, "tumbler", 5), VoidHeard(DrawVoid.DOOR_OPEN, 5)) == ()
    assert table.betting.turned == frozenset()
    assert table.do("valid", reason="seen") == ("spin.valid", "spin.candidate")
    assert table.betting.turned == {turned[0].way}
    assert table.refused("confirm").startswith("the record does not show that the drum turned both ways")
    assert table.do("confirm", turned=True) == ("spin.turned", "spin.number")
    assert table.paying.number == 17


@pytest.mark.parametrize("heard", [TakenBackHeard(17, "tumbler", 5), VoidHeard(DrawVoid.BALL_TAKEN_BACK, 5)])
def test_a_draw_that_is_given_up_while_its_number_is_paid_is_never_passed_over(
    heard: TakenBackHeard | VoidHeard,
) -> None:
    """Play is suspended: the number stands, and the capo tavolo is told."""
    table = opened(under=house("tombola-half-back"), has_wheel=True)
    table.hear(ReaderHeard("tumbler", connected=True, reason=""))
    table.hear(*(TurnedHeard(way, 6, "tumbler", 5) for way in Turning))
    table.hear(NumberHeard(17, "tumbler", "tumbler", HEARD_AT, 5, ("BALL 17",)))
    table.do("suspend")
    assert table.hear(heard) == ("reader.warning",)
    assert table.last()["reason"] == (
        "the tumbler calls the draw of spin 1 void (ball_taken_back): the capo tavolo decides"
    )
    assert table.paying.number == 17


def test_the_next_draw_is_heard() -> None:
    table = opened(under=house("tombola-half-back"), has_wheel=True)
    table.hear(TurnedHeard(Turning.CLOCKWISE, 6, "tumbler", 5))
    table.do("void", reason="")
    told = table.hear(*(TurnedHeard(way, 6, "tumbler", 6) for way in Turning))
    assert told == ("spin.thrown", "spin.turned", "spin.turned")


def test_a_reader_of_which_nothing_was_heard_is_in_no_game() -> None:
    for steps, expected in (
        ((), NOTHING_RUNS),
        ((StepHeard(THROW, "wheel", 3),), ("wheel", 3)),
        ((StepHeard(THROW, "wheel", 3), StepHeard(READY, "wheel", 4)), NOTHING_RUNS),
    ):
        ear = Ear(has_wheel=True)
        for heard in steps:
            ear.listen(heard)
        assert ear.running() == expected
        assert not ear.is_deaf_to(unopened("T1", ROULETTE), TakenBackHeard(3, "wheel", 4))
