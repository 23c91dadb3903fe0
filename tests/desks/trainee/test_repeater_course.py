"""Whoever practises a house that deals Repeater Bets answers their drills at the window, by touch or keys."""

import random
from collections.abc import Iterator
from datetime import UTC

import pytest
from pytestqt.qtbot import QtBot

from app.desks.trainee.screen import Asked, Home
from app.desks.trainee.window import Beside, TraineeWindow
from app.practice.exercise import Drill
from tests.desks.trainee.at_the_window import SIZES, keys, touch
from tests.desks.trainee.test_window import touch_through
from tests.desks.trainee.trainee import InMemory, MadeUpClock
from tests.houses import house
from tests.schooling import BESIDE, school_at

DEALT = ("repeater-bets", "repeater-bets-plain")


@pytest.fixture(params=DEALT)
def window(qtbot: QtBot, request: pytest.FixtureRequest) -> Iterator[TraineeWindow]:
    school, at = school_at(house(request.param)), random.Random(4)
    made = TraineeWindow(school, request.param, InMemory(), MadeUpClock(), at, UTC, ["Ada"], Beside())
    qtbot.addWidget(made)
    made.show()
    made.practising.enter("Ada")
    yield made
    made.close()


def test_every_level_is_offered_and_a_typed_answer_is_right(window: TraineeWindow) -> None:
    does = window.practising
    home = does.screen
    assert isinstance(home, Home)
    assert [row.name for row in home.drills][-len(BESIDE) :] == [drill.name for drill in BESIDE]
    for drill in BESIDE:
        for level in range(1, len(drill.levels) + 1):
            does.who()
            does.enter("Ada")
            does.runs.start_level(drill.name, level)
            run = does.answering.run
            assert run is not None
            assert run.training.exercise is not None
            for field in run.training.exercise.task.fields:
                keys(window, field.right[0])
                does.answering.enter_key()
            assert isinstance(does.screen, Asked)
            flow = does.screen.flow
            assert does.screen.right or (flow is not None and flow.went), does.screen.line


@pytest.mark.parametrize("drill", BESIDE, ids=[drill.name for drill in BESIDE])
def test_every_drill_can_be_touched_and_nothing_is_too_small(window: TraineeWindow, drill: Drill) -> None:
    for level in range(1, len(drill.levels) + 1):
        window.resize(*SIZES[level % 2])
        window.practising.who()
        window.practising.enter("Ada")
        touch_through(window, drill.name, level)


@pytest.mark.parametrize("size", SIZES)
def test_all_drills_and_the_levels_of_each_have_room_on_the_first_page(
    window: TraineeWindow, size: tuple[int, int]
) -> None:
    """Also where something was left, which is gone on with at the foot."""
    window.resize(*size)
    for left in (False, True):
        if left:
            window.practising.runs.start_level(BESIDE[0].name, 1)
            keys(window, "4")
            window.practising.home()
        page = window.home
        for button in page.drills:
            drill = next((drill for drill in BESIDE if button.row and drill.name == button.row.name), None)
            if drill is None:
                continue
            touch(button)
            assert len(page.levels) == len(drill.levels)
            foot = [*page.levels, page.resume] if left else page.levels
            places = [each.geometry() for each in (*page.drills, *foot)]
            for at, place in enumerate(places):
                assert page.rect().contains(place), drill.name
                assert not any(place.intersects(other) for other in places[at + 1 :]), drill.name
            touch(button)
            assert page.drills[-1].geometry().bottom() < page.weak.geometry().top()


@pytest.mark.parametrize("size", SIZES)
def test_all_drills_have_room_where_an_exam_is_set(window: TraineeWindow, size: tuple[int, int]) -> None:
    window.resize(*size)
    window.practising.exams.begin()
    page = window.exam
    places = [
        each.geometry() for each in (*page.drills.values(), *page.sizes.values(), page.line, page.begin)
    ]
    for at, place in enumerate(places):
        assert page.rect().contains(place)
        assert not any(place.intersects(other) for other in places[at + 1 :])
