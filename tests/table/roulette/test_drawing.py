"""Rules 10: a draw counts when its record shows that the drum turned both ways; the balls are 37."""

from typing import Any

import pytest

from app.rules.roulette.wheel import Turning
from app.table.event_record import event_form
from app.table.fold import fold_all
from app.table.heard import ReaderHeard
from app.table.prompting import prompts
from app.table.roulette import events as spun
from app.table.roulette.ball_check import BallCheck
from app.table.roulette.drawing import BALLS, TakenBackHeard, TurnedHeard
from app.table.roulette.game import ROULETTE
from app.table.roulette.hearing import CandidateHeard, NumberHeard, StepHeard, VoidHeard, WheelSays
from app.table.roulette.procedure import DrawVoid, Phase, is_printed
from app.table.state import unopened
from app.table.state_form import state_form
from app.table.table import Automation
from tests.houses import house
from tests.table.growing import check_form
from tests.table.playing import HEARD_AT, Played, chips, fall, form_of, opened, stack

TOMBOLA = house("tombola-half-back")
BOTH = (Turning.CLOCKWISE, Turning.ANTICLOCKWISE)
CHECKED = {"set": "B", "count": 37, "seals": ["114", "115"], "by": "ispettore"}


def drum(way: Turning, game: int = 5, turns: int = 3) -> TurnedHeard:
    return TurnedHeard(way, turns, "tumbler", game)


def says(what: WheelSays, game: int = 5) -> StepHeard:
    return StepHeard(what, "tumbler", game)


def ball(number: int, game: int = 5) -> NumberHeard:
    return NumberHeard(number, "tumbler", "tumbler", HEARD_AT, game, (f"BALL {number}",))


def tombola(**how: Any) -> Played:
    """An open table whose tumbler is loaded."""
    table = opened(under=TOMBOLA, has_wheel=True, **how)
    table.hear(ReaderHeard("tumbler", connected=True, reason=""), says(WheelSays.READY))
    return table


def drawn(number: int = 17, game: int = 5) -> Played:
    table = tombola()
    table.hear(*(drum(way, game) for way in BOTH), ball(number, game))
    return table


def kinds(table: Played) -> list[str]:
    return [form_of(event)["kind"] for event in table.story]


# The balls


def test_the_balls_are_37_zero_among_them() -> None:
    assert BALLS == 37


def test_the_balls_are_checked_at_the_opening_and_recorded_with_who_checked() -> None:
    table = Played(under=TOMBOLA)
    table.do("open", balls=CHECKED)
    assert form_of(table.story[0])["balls"] == CHECKED
    assert table.state.balls == BallCheck("B", 37, ("114", "115"), "ispettore")


@pytest.mark.parametrize("count", [0, 36, 38, 90])
def test_with_other_balls_than_37_the_table_does_not_open_and_the_refusal_is_recorded(count: int) -> None:
    table = Played(under=TOMBOLA)
    reason = table.refused("open", balls={**CHECKED, "count": count})
    assert reason.startswith(f"the tumbler has {count} balls and not 37")
    assert "rules 10" in reason


@pytest.mark.parametrize(
    ("balls", "where"),
    [
        ({**CHECKED, "by": ""}, "/balls/by"),
        ({**CHECKED, "seals": []}, "/balls/seals"),
        ({**CHECKED, "seals": ["1", 2]}, "/balls/seals/1"),
        ({**CHECKED, "count": "37"}, "/balls/count"),
        ({"set": "B", "count": 37, "seals": ["1"]}, "/balls/by"),
        ({**CHECKED, "colour": "white"}, "/balls/colour"),
    ],
)
def test_a_check_that_says_not_all_of_it_is_no_command(balls: object, where: str) -> None:
    assert Played(under=TOMBOLA).bad_input("open", balls=balls).startswith(where)


def test_a_house_with_a_wheel_has_no_balls_to_count() -> None:
    assert "/balls: " in Played().bad_input("open", balls=CHECKED)


def test_an_opening_without_a_check_says_nothing_of_balls_and_old_ones_are_read() -> None:
    check_form("table.opened", {"table", "minimum", "dealer", "cylinder"})
    table = opened(under=TOMBOLA)
    assert "balls" not in form_of(table.story[0])
    assert table.state.balls is None


def test_the_forms_of_the_draw_only_grow() -> None:
    check_form("spin.turned", {"way", "source"})
    check_form("spin.taken_back", {"number", "reason", "source"})


# The draw


def test_the_tumbler_drives_a_whole_draw() -> None:
    table = tombola()
    assert table.hear(says(WheelSays.THROW)) == ("spin.thrown",)
    assert table.hear(drum(Turning.CLOCKWISE)) == ("spin.turned",)
    assert table.last() == {
        "kind": "spin.turned",
        "spin": 1,
        "way": "clockwise",
        "source": "tumbler",
        "turns": 3,
        "device": "tumbler",
        "game": 5,
    }
    assert table.hear(says(WheelSays.THROW), drum(Turning.ANTICLOCKWISE)) == ("spin.turned",)
    assert table.hear(says(WheelSays.NO_MORE_BETS)) == ("spin.no_more_bets",)
    assert table.hear(ball(17)) == ("spin.number",)
    last = table.last()
    assert (last["source"], last["device"], last["game"], last["number"]) == ("tumbler", "tumbler", 5, 17)
    assert last["announcement"] == "Dix-sept, Noir, Impair, Manque"
    assert {form_of(e)["source"] for e in table.story if isinstance(e, spun.SpinThrown)} == {"tumbler"}


def test_a_drum_that_turned_was_set_going_though_nobody_saw_it_start() -> None:
    assert tombola().hear(drum(Turning.CLOCKWISE)) == ("spin.thrown", "spin.turned")


@pytest.mark.parametrize("ways", [(), (Turning.CLOCKWISE,), (Turning.ANTICLOCKWISE,)])
def test_a_draw_whose_record_does_not_show_both_ways_is_void(ways: tuple[Turning, ...]) -> None:
    table = tombola()
    table.do("place", position="red", entry=chips("10.00"))
    table.hear(*map(drum, ways))
    caused = table.hear(ball(17))
    assert caused[-2:] == ("spin.void", "spin.bets_open")
    void = form_of(table.story[-2])
    assert (void["reason"], void["source"], void["throw"]) == ("one_way_drum", "tumbler", 1)
    assert table.betting.bets, "bets stand"
    assert (table.betting.spin, table.betting.phase, table.betting.turned) == (
        1,
        Phase.BETS_OPEN,
        frozenset(),
    )
    assert not table.betting.untold, "a reason of the rules is no inspector's"


def test_twice_the_same_way_is_not_both() -> None:
    table = tombola()
    table.hear(drum(Turning.CLOCKWISE), drum(Turning.CLOCKWISE), ball(17))
    assert kinds(table)[-2:] == ["spin.void", "spin.bets_open"]


def test_what_turned_before_a_void_draw_counts_for_no_other() -> None:
    table = tombola()
    table.hear(drum(Turning.CLOCKWISE), ball(17))
    table.hear(says(WheelSays.READY, 6), drum(Turning.ANTICLOCKWISE, 6), ball(18, 6))
    assert kinds(table).count("spin.void") == 2
    table.hear(*(drum(way, 7) for way in BOTH), ball(19, 7))
    assert (table.paying.spin, table.paying.number, table.paying.throw) == (1, 19, 3)


@pytest.mark.parametrize(
    "reason",
    [DrawVoid.DOOR_OPEN, DrawVoid.BALL_COUNT, DrawVoid.SECOND_BALL, DrawVoid.NO_BALL, DrawVoid.RESTARTED],
)
def test_a_draw_that_the_tumbler_gives_up_is_void_with_its_reason(reason: DrawVoid) -> None:
    table = tombola()
    table.hear(drum(Turning.CLOCKWISE))
    assert table.hear(VoidHeard(reason.value, 5)) == ("spin.void", "spin.bets_open")
    assert form_of(table.story[-2])["reason"] == reason.value
    assert is_printed(reason)


def test_a_game_that_is_given_up_before_the_drum_turned_is_nobodys_draw() -> None:
    table = tombola()
    assert table.hear(VoidHeard("no_result", 5), VoidHeard("restarted", 5)) == ()
    assert table.hear(VoidHeard("door_open", 5)) == ("spin.thrown", "spin.void", "spin.bets_open")


def test_a_ball_taken_back_before_the_layout_is_cleared_undoes_its_number() -> None:
    table = drawn(17)
    assert table.hear(TakenBackHeard(17, "tumbler", 5)) == (
        "spin.taken_back",
        "spin.void",
        "spin.bets_open",
    )
    assert form_of(table.story[-2])["reason"] == "ball_taken_back"
    assert (table.state.paying, table.state.numbers) == (None, ())
    assert (table.betting.spin, table.betting.number, table.betting.phase) == (1, None, Phase.BETS_OPEN)
    table.hear(*map(drum, BOTH), ball(4))
    assert (table.paying.spin, table.paying.number, table.state.numbers) == (1, 4, (4,))


def test_a_second_ball_undoes_the_number_of_the_first() -> None:
    table = drawn(17)
    assert table.hear(VoidHeard("second_ball", 5))[:2] == ("spin.taken_back", "spin.void")


def test_of_a_cleared_layout_nothing_is_undone_and_the_capo_tavolo_hears_of_it() -> None:
    table = drawn(17)
    table.do("cleared")
    assert table.hear(TakenBackHeard(17, "tumbler", 5)) == ("reader.warning",)
    assert table.last()["reason"] == (
        "the tumbler calls the draw of spin 1 void (ball_taken_back): the capo tavolo decides"
    )
    assert table.hear(*map(drum, BOTH), ball(4)) == ("reader.warning",), "no other number for that game"
    assert (table.paying.number, table.betting.spin) == (17, 2)


def test_the_drum_that_is_emptied_while_its_number_is_paid_throws_nothing() -> None:
    table = drawn(17)
    table.do("cleared")
    assert table.hear(says(WheelSays.THROW), says(WheelSays.NO_MORE_BETS)) == ()
    table.hear(says(WheelSays.READY, 6))
    assert table.hear(says(WheelSays.THROW, 6))[-1] == "spin.thrown"
    assert table.betting.spin == 2


def test_a_wheels_number_is_none_in_a_house_with_a_tumbler() -> None:
    table = tombola()
    table.hear(*map(drum, BOTH))
    assert table.hear(NumberHeard(4, "wheel", "wheel", HEARD_AT, 1)) == ("reader.warning",)
    assert table.last()["reason"] == "a wheel says 4, but this house draws its numbers from a tumbler"
    assert opened(has_wheel=True).hear(drum(Turning.CLOCKWISE)) == (), "a wheel has no drum"


def test_a_headless_table_opens_when_the_drum_turns() -> None:
    table = Played(under=TOMBOLA, has_wheel=True, automation=Automation.OPENING)
    table.hear(drum(Turning.CLOCKWISE))
    assert kinds(table) == ["table.opened", "table.rules", "spin.bets_open", "spin.thrown", "spin.turned"]
    assert table.betting.turned == {Turning.CLOCKWISE}


# Confirmed by the dealer


def test_a_number_that_only_waits_is_confirmed_where_the_record_shows_both_ways() -> None:
    table = tombola()
    table.hear(*map(drum, BOTH))
    table.hear(CandidateHeard(17, "events_missed", "tumbler", HEARD_AT, 5))
    assert table.do("confirm") == ("spin.number",)
    assert table.last()["source"] == "tumbler"


def test_a_dealer_who_works_by_hand_says_that_the_drum_turned_both_ways() -> None:
    table = opened(under=TOMBOLA)
    table.do("throw")
    table.do("no_more_bets")
    table.do("number", number=17)
    assert "rules 10" in table.refused("confirm")
    assert table.do("confirm", turned=True) == ("spin.turned", "spin.turned", "spin.number")
    said = [form_of(event) for event in table.story if isinstance(event, spun.SpinTurned)]
    assert [(form["way"], form["source"]) for form in said] == [
        ("clockwise", "hand"),
        ("anticlockwise", "hand"),
    ]
    assert (table.paying.number, table.last()["source"]) == (17, "hand")


def test_what_the_record_shows_the_dealer_need_not_say_again() -> None:
    table = tombola()
    table.hear(drum(Turning.CLOCKWISE))
    table.do("number", number=17)
    assert table.do("confirm", turned=True) == ("spin.turned", "spin.number")
    assert form_of(table.story[-2])["way"] == "anticlockwise"


def test_a_dealer_who_says_that_it_turned_one_way_only_has_the_draw_void() -> None:
    table = opened(under=TOMBOLA)
    table.do("throw")
    table.do("number", number=17)
    assert table.do("confirm", turned=False) == ("spin.void", "spin.bets_open")
    void = form_of(table.story[-2])
    assert (void["reason"], void["source"]) == ("one_way_drum", "hand")
    assert (table.betting.proposed, table.betting.phase) == (None, Phase.BETS_OPEN)


def test_a_house_with_a_wheel_is_asked_nothing_of_a_drum() -> None:
    table = opened()
    table.do("number", number=17)
    assert table.bad_input("confirm", turned=True).startswith("/turned")
    assert table.do("confirm") == ("spin.number",)


def test_a_typed_number_is_compared_with_the_balls_and_no_second_one() -> None:
    table = tombola()
    table.hear(*map(drum, BOTH))
    fall(table, 17)
    assert table.hear(ball(17)) == ()
    assert table.hear(ball(18)) == ("reader.warning",)
    assert table.paying.number == 17


def test_the_words_of_the_house_speak_of_the_drum() -> None:
    table = opened(under=TOMBOLA)
    assert table.refused("no_more_bets") == "the drum does not turn: turn it first"
    assert table.refused("void", reason="door_open").startswith("the drum does not turn")
    table.do("throw")
    assert table.refused("throw") == "the drum turns for spin 1 already"
    assert table.refused("close") == "the drum turns for spin 1: wait for its ball"
    assert table.refused("dealer", name="Ugo").startswith("the drum turns for spin 1: a dealer leaves")


def test_a_whole_draw_is_paid_and_its_story_read_again() -> None:
    table = tombola()
    table.hear(*map(drum, BOTH), ball(17))
    table.do("winners", bets=[stack("straight-17", chips("10.00"))])
    table.do("paid_all")
    table.do("next")
    assert table.hear(says(WheelSays.READY, 6)) == ("spin.bets_open",)
    assert fold_all(unopened("T1", ROULETTE), table.story) == table.state
    assert {"spin.turned", "spin.number", "spin.settled", "payment.made", "spin.closed"} <= set(kinds(table))
    assert event_form(table.story[-1])


# What there is to do, and what scripts see


def due(table: Played) -> list[dict[str, object]]:
    return [prompt.form() for prompt in prompts(table.state)]


def test_the_dealer_turns_the_drum_the_ways_that_it_has_not_turned_then_lets_the_ball_drop() -> None:
    table = tombola()
    assert due(table) == [{"task": "turn", "ways": ["clockwise", "anticlockwise"]}]
    table.hear(drum(Turning.ANTICLOCKWISE))
    assert due(table) == [{"task": "turn", "ways": ["clockwise"]}]
    table.hear(drum(Turning.CLOCKWISE))
    assert due(table) == [{"task": "draw"}]


def test_after_a_void_draw_the_balls_go_back_first() -> None:
    table = tombola()
    table.hear(ball(17))
    assert [form["task"] for form in due(table)] == ["load", "turn"]


def test_a_number_that_waits_needs_no_more_turning() -> None:
    table = tombola()
    table.do("number", number=17)
    assert due(table) == []


def test_the_state_says_which_ways_the_drum_has_turned_and_nothing_of_a_throw() -> None:
    table = tombola()
    table.hear(drum(Turning.ANTICLOCKWISE))
    form: Any = state_form(table.state)
    assert form["betting"]["turned"] == ["anticlockwise"]
    assert form["throw"] is None
    wheel: Any = state_form(opened().state)
    assert "turned" not in wheel["betting"]
