"""Whole spins at the desk: on a clock, with the review at the end (screens, "The trainee")."""

import random

import pytest

from app.desks.trainee.run import BEAT
from app.desks.trainee.screen import Asked, Flow, Home, Review
from app.practice import forms
from app.practice.drills.roulette.whole_spins import WHOLE_SPINS
from app.practice.line import read_line
from app.practice.roulette.scenes import OnLayout
from app.practice.script import MOST_SCRIPT, line_of
from tests.desks.trainee.trainee import Desk
from tests.schooling import CATALOGUE, DRILLS

LINE = "whole-spins 1 calm 4711"


@pytest.fixture
def desk() -> Desk:
    desk = Desk()
    desk.does.begin([])
    desk.does.enter("Ada")
    return desk


def flow(desk: Desk) -> Flow:
    assert desk.asked.flow is not None
    return desk.asked.flow


def until_asked(desk: Desk) -> None:
    """Let the players lay."""
    while flow(desk).laying:
        desk.clock.passed += BEAT
        desk.does.answering.look_at_clock()


def through(desk: Desk, *, wrong: frozenset[int] = frozenset(), seconds: float = 1.0) -> Review:
    """Answer every moment, some of them wrongly."""
    place = 0
    while isinstance(desk.screen, Asked):
        until_asked(desk)
        if place in wrong:
            desk.clock.passed += seconds
            desk.does.answering.give_up()
        else:
            desk.answer(seconds=seconds)
        place += 1
    assert isinstance(desk.screen, Review)
    return desk.screen


def test_a_level_of_whole_spins_begins_a_script(desk: Desk) -> None:
    desk.does.runs.start_level("whole-spins", 2)
    assert flow(desk).line.startswith("whole-spins 2 called ")
    assert desk.asked.place == 1
    assert desk.asked.of > 10


def test_players_lay_on_the_clock_and_nothing_can_be_answered_before_they_have(desk: Desk) -> None:
    desk.does.runs.start_script(read_line(LINE))
    desk.answer()
    assert not flow(desk).laying, "an opening is two sentences"
    desk.answer()
    assert flow(desk).laying
    lying = []
    while flow(desk).laying:
        scene = desk.asked.scene
        assert isinstance(scene, OnLayout)
        lying.append(len(scene.bets))
        before = desk.asked
        desk.does.answering.type("L")
        desk.does.answering.add("L")
        desk.does.answering.give_up()
        assert desk.asked == before
        desk.clock.passed += BEAT
        desk.does.answering.look_at_clock()
    assert lying == sorted(set(lying))
    assert len(desk.keeping.kept["Ada"]) == 2
    desk.answer(seconds=2.5)
    assert desk.keeping.kept["Ada"][-1].seconds == 2.5


def test_enter_hurries_the_players(desk: Desk) -> None:
    desk.does.runs.start_script(read_line(LINE))
    desk.answer()
    desk.does.answering.enter_key()
    assert not flow(desk).laying
    assert desk.does.answering.seconds_passed == 0


def test_with_the_clock_off_all_lies_there_at_once_and_nothing_is_timed(desk: Desk) -> None:
    desk.does.answering.with_clock = False
    desk.does.runs.start_script(read_line(LINE))
    review = through(desk)
    assert review.seconds is None
    assert not any(row.slow for row in review.rows)
    assert {attempt.seconds for attempt in desk.keeping.kept["Ada"]} == {None}


def test_the_clock_may_be_turned_off_while_players_lay(desk: Desk) -> None:
    desk.does.runs.start_script(read_line(LINE))
    desk.answer()
    desk.does.answering.with_clock = False
    desk.does.answering.look_at_clock()
    assert not flow(desk).laying


def test_what_the_table_did_is_said_at_the_next_moment_and_explained_at_the_end_alone(desk: Desk) -> None:
    desk.does.runs.start_script(read_line(LINE))
    assert flow(desk).before is None
    first = desk.asked.line
    until_asked(desk)
    desk.does.answering.give_up()
    before = flow(desk).before
    assert before is not None
    assert (str(before.line), flow(desk).went) == (first, False)
    assert (desk.asked.marked, desk.asked.steps) == (False, ())
    desk.does.answering.explain()
    assert desk.asked.steps == ()


def test_the_review_says_moment_by_moment_what_was_wrong_and_what_was_slow(desk: Desk) -> None:
    desk.does.runs.start_script(read_line(LINE))
    review = through(desk, wrong=frozenset({2}), seconds=4.5)
    assert (review.line, review.spins) == (LINE, 1)
    made = [row.attempt for row in review.rows if row.attempt is not None]
    assert len(made) == len(review.rows)
    assert [place for place, attempt in enumerate(made) if not attempt.right] == [2]
    slow = [row.slow for row in review.rows]
    assert slow == [attempt.right and CATALOGUE.pace(attempt.skill) < 4.5 for attempt in made]
    assert True in slow
    assert False in slow
    assert review.seconds == pytest.approx(4.5 * len(made))
    assert review.needed == sum(CATALOGUE.pace(attempt.skill) for attempt in made)


def test_every_answer_is_kept_with_its_skill_and_comes_back_by_itself(desk: Desk) -> None:
    """A moment that went wrong is asked again in the ten minutes, like any other exercise."""
    desk.does.runs.start_script(read_line(LINE))
    through(desk, wrong=frozenset(range(100)))
    kept = desk.keeping.kept["Ada"]
    assert {attempt.skill.variant for attempt in kept} == {*DRILLS["whole-spins"].levels[0]}
    desk.does.home()
    home = desk.screen
    assert isinstance(home, Home)
    assert any(skill.drill == "whole-spins" for skill, _ in home.weak)
    row = next(row for row in home.drills if row.name == "whole-spins")
    assert row.standing is not None
    assert row.standing.right == 0
    desk.clock.passed += 3600
    desk.does.runs.start_today()
    assert desk.does.answering.run is not None
    assert desk.does.answering.run.script is None


def test_who_leaves_in_the_middle_keeps_what_was_answered(desk: Desk) -> None:
    desk.does.runs.start_script(read_line(LINE))
    desk.answer()
    desk.does.home()
    assert isinstance(desk.screen, Home)
    assert len(desk.keeping.kept["Ada"]) == 1
    desk.does.answering.look_at_clock()
    assert desk.does.answering.seconds_passed is None


def test_what_was_left_in_the_middle_goes_on_where_it_was(desk: Desk) -> None:
    """Players who were laying go on laying; the time spent elsewhere is nobody's."""
    desk.does.runs.start_script(read_line(LINE))
    desk.answer()
    desk.answer()
    desk.clock.passed += BEAT
    desk.does.answering.look_at_clock()
    left = desk.asked
    assert flow(desk).laying
    desk.does.home()
    desk.clock.passed += 600
    desk.does.runs.resume()
    assert desk.asked == left
    until_asked(desk)
    desk.does.home()
    desk.clock.passed += 600
    desk.does.runs.resume()
    desk.answer(seconds=1.5)
    assert desk.keeping.kept["Ada"][-1].seconds == pytest.approx(1.5)
    through(desk)


def test_the_same_spins_can_be_played_again(desk: Desk) -> None:
    desk.does.runs.start_again()
    assert isinstance(desk.screen, Home)
    desk.does.runs.start_script(read_line(LINE))
    through(desk)
    desk.does.runs.start_again()
    assert flow(desk).line == LINE


def test_nonsense_is_written_again_and_counts_for_nothing(desk: Desk) -> None:
    desk.does.runs.start_script(read_line(LINE))
    while not any(field.form is forms.COUNT for field in desk.asked.fields):
        until_asked(desk)
        desk.answer()
    answered = len(desk.keeping.kept["Ada"])
    desk.answer(["x"] * len(desk.asked.fields))
    assert any(field.nonsense for field in desk.asked.fields)
    assert len(desk.keeping.kept["Ada"]) == answered


@pytest.mark.parametrize("seed", range(4))
def test_whatever_is_pressed_it_goes_on(seed: int) -> None:
    """No mistake breaks it off: signs, touches, the clock, leaving and coming back, in any order and house."""
    chance, desk = random.Random(seed), Desk(seed)
    desk.does.begin([])
    desk.does.enter("Ada")
    house = ("venezia", "france", "tombola-half-back", "regulations-1970")[seed]
    desk.does.runs.start_script(line_of(WHOLE_SPINS, seed + 2, chance.randint(0, MOST_SCRIPT), house))
    does = (
        lambda: desk.does.answering.type(chance.choice("ABCDEFGHIJKLMNOPQRSTUVWX0123456789+-, ")),
        lambda: desk.does.answering.add(chance.choice("ABCDEFGHIJKLMNOPQRSTUVWX")),
        desk.does.answering.enter_key,
        desk.does.answering.give_up,
        desk.does.answering.erase,
        desk.does.answering.explain,
        desk.does.home,
        desk.does.runs.resume,
        desk.does.levels,
        desk.does.answering.look_at_clock,
        lambda: setattr(desk.does, "with_clock", chance.random() < 0.7),
        lambda: setattr(desk.clock, "passed", desk.clock.passed + chance.random()),
    )
    for _ in range(300):
        chance.choices(does, weights=(6, 6, 6, 3, 1, 1, 0.5, 2, 0.5, 4, 1, 4))[0]()
        assert isinstance(desk.screen, Asked | Review | Home)
    attempts = desk.keeping.kept["Ada"]
    assert len(attempts) > 10
    assert all(attempt.seconds is None or attempt.seconds >= 0 for attempt in attempts)
