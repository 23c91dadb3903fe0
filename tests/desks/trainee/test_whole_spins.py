"""Whole spins at the desk: on a clock, by touch and by keys, with the review at the end (screens, "The trainee")."""

import random
from collections.abc import Iterator
from datetime import UTC

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QWidget
from pytestqt.qtbot import QtBot

from app.desks.common.language import Language, speak
from app.desks.common.language import language as spoken
from app.desks.common.theme import TARGET
from app.desks.trainee.answer_pad import ActsPad, ChoiceList
from app.desks.trainee.run import BEAT
from app.desks.trainee.screen import Asked, Flow, Home, Review
from app.desks.trainee.window import TraineeWindow
from app.practice import forms
from app.practice.drills.roulette.whole_spins import WHOLE_SPINS
from app.practice.line import read_line
from app.practice.pace import pace
from app.practice.roulette.scenes import OnLayout
from app.practice.script import MOST_SCRIPT, line_of
from app.table.roulette.procedure import BANK_OPEN
from tests.desks.trainee.trainee import Desk, InMemory, MadeUpClock
from tests.schooling import DRILLS, SCHOOL

LINE = "whole-spins 1 calm 4711"
NIGHT = "whole-spins 5 night 3"
SIZES = {Language.ITALIAN: (1280, 800), Language.ENGLISH: (1920, 1080), Language.FRENCH: (1280, 800)}


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
        desk.does.look_at_clock()


def through(desk: Desk, *, wrong: frozenset[int] = frozenset(), seconds: float = 1.0) -> Review:
    """Answer every moment, some of them wrongly."""
    place = 0
    while isinstance(desk.screen, Asked):
        until_asked(desk)
        if place in wrong:
            desk.clock.passed += seconds
            desk.does.give_up()
        else:
            desk.answer(seconds=seconds)
        place += 1
    assert isinstance(desk.screen, Review)
    return desk.screen


def test_a_level_of_whole_spins_begins_a_script(desk: Desk) -> None:
    desk.does.start_level("whole-spins", 2)
    assert flow(desk).line.startswith("whole-spins 2 called ")
    assert desk.asked.place == 1
    assert desk.asked.of > 10


def test_players_lay_on_the_clock_and_nothing_can_be_answered_before_they_have(desk: Desk) -> None:
    desk.does.start_script(read_line(LINE))
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
        desk.does.type("L")
        desk.does.add("L")
        desk.does.give_up()
        assert desk.asked == before
        desk.clock.passed += BEAT
        desk.does.look_at_clock()
    assert lying == sorted(set(lying))
    assert len(desk.keeping.kept["Ada"]) == 2
    desk.answer(seconds=2.5)
    assert desk.keeping.kept["Ada"][-1].seconds == 2.5


def test_enter_hurries_the_players(desk: Desk) -> None:
    desk.does.start_script(read_line(LINE))
    desk.answer()
    desk.does.enter_key()
    assert not flow(desk).laying
    assert desk.does.seconds_passed == 0


def test_with_the_clock_off_all_lies_there_at_once_and_nothing_is_timed(desk: Desk) -> None:
    desk.does.with_clock = False
    desk.does.start_script(read_line(LINE))
    review = through(desk)
    assert review.seconds is None
    assert not any(row.slow for row in review.rows)
    assert {attempt.seconds for attempt in desk.keeping.kept["Ada"]} == {None}


def test_the_clock_may_be_turned_off_while_players_lay(desk: Desk) -> None:
    desk.does.start_script(read_line(LINE))
    desk.answer()
    desk.does.with_clock = False
    desk.does.look_at_clock()
    assert not flow(desk).laying


def test_what_the_table_did_is_said_at_the_next_moment_and_explained_at_the_end_alone(desk: Desk) -> None:
    desk.does.start_script(read_line(LINE))
    assert flow(desk).before is None
    first = desk.asked.line
    until_asked(desk)
    desk.does.give_up()
    before = flow(desk).before
    assert before is not None
    assert (str(before.line), flow(desk).went) == (first, False)
    assert (desk.asked.marked, desk.asked.steps) == (False, ())
    desk.does.explain()
    assert desk.asked.steps == ()


def test_the_review_says_moment_by_moment_what_was_wrong_and_what_was_slow(desk: Desk) -> None:
    desk.does.start_script(read_line(LINE))
    review = through(desk, wrong=frozenset({2}), seconds=4.5)
    assert (review.line, review.spins) == (LINE, 1)
    made = [row.attempt for row in review.rows if row.attempt is not None]
    assert len(made) == len(review.rows)
    assert [place for place, attempt in enumerate(made) if not attempt.right] == [2]
    slow = [row.slow for row in review.rows]
    assert slow == [attempt.right and pace(attempt.skill) < 4.5 for attempt in made]
    assert True in slow
    assert False in slow
    assert review.seconds == pytest.approx(4.5 * len(made))
    assert review.needed == sum(pace(attempt.skill) for attempt in made)


def test_every_answer_is_kept_with_its_skill_and_comes_back_by_itself(desk: Desk) -> None:
    """A moment that went wrong is asked again in the ten minutes, like any other exercise."""
    desk.does.start_script(read_line(LINE))
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
    desk.does.start_today()
    assert desk.does.run is not None
    assert desk.does.run.script is None


def test_who_leaves_in_the_middle_keeps_what_was_answered(desk: Desk) -> None:
    desk.does.start_script(read_line(LINE))
    desk.answer()
    desk.does.home()
    assert isinstance(desk.screen, Home)
    assert len(desk.keeping.kept["Ada"]) == 1
    desk.does.look_at_clock()
    assert desk.does.seconds_passed is None


def test_what_was_left_in_the_middle_goes_on_where_it_was(desk: Desk) -> None:
    """Players who were laying go on laying; the time spent elsewhere is nobody's."""
    desk.does.start_script(read_line(LINE))
    desk.answer()
    desk.answer()
    desk.clock.passed += BEAT
    desk.does.look_at_clock()
    left = desk.asked
    assert flow(desk).laying
    desk.does.home()
    desk.clock.passed += 600
    desk.does.resume()
    assert desk.asked == left
    until_asked(desk)
    desk.does.home()
    desk.clock.passed += 600
    desk.does.resume()
    desk.answer(seconds=1.5)
    assert desk.keeping.kept["Ada"][-1].seconds == pytest.approx(1.5)
    through(desk)


def test_the_same_spins_can_be_played_again(desk: Desk) -> None:
    desk.does.start_again()
    assert isinstance(desk.screen, Home)
    desk.does.start_script(read_line(LINE))
    through(desk)
    desk.does.start_again()
    assert flow(desk).line == LINE


def test_nonsense_is_written_again_and_counts_for_nothing(desk: Desk) -> None:
    desk.does.start_script(read_line(LINE))
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
    desk.does.start_script(line_of(WHOLE_SPINS, seed + 2, chance.randint(0, MOST_SCRIPT), house))
    does = (
        lambda: desk.does.type(chance.choice("ABCDEFGHIJKLMNOPQRSTUVWX0123456789+-, ")),
        lambda: desk.does.add(chance.choice("ABCDEFGHIJKLMNOPQRSTUVWX")),
        desk.does.enter_key,
        desk.does.give_up,
        desk.does.erase,
        desk.does.explain,
        desk.does.home,
        desk.does.resume,
        desk.does.levels,
        desk.does.look_at_clock,
        lambda: setattr(desk.does, "with_clock", chance.random() < 0.7),
        lambda: setattr(desk.clock, "passed", desk.clock.passed + chance.random()),
    )
    for _ in range(300):
        chance.choices(does, weights=(6, 6, 6, 3, 1, 1, 0.5, 2, 0.5, 4, 1, 4))[0]()
        assert isinstance(desk.screen, Asked | Review | Home)
    attempts = desk.keeping.kept["Ada"]
    assert len(attempts) > 10
    assert all(attempt.seconds is None or attempt.seconds >= 0 for attempt in attempts)


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[TraineeWindow]:
    made = TraineeWindow(SCHOOL, "venezia", InMemory(), MadeUpClock(), random.Random(4), UTC, ["Ada"])
    qtbot.addWidget(made)
    made.show()
    yield made
    made.close()


def touch(button: QWidget) -> None:
    assert button.isVisible()
    assert button.isEnabled()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def _check_targets(window: TraineeWindow, where: QWidget) -> None:
    least = window.scale.px(TARGET)
    for button in where.findChildren(QAbstractButton):
        if button.isVisible():
            assert min(button.width(), button.height()) >= least - 1, button.accessibleName()
            assert window.rect().contains(QRect(button.mapTo(window, QPoint(0, 0)), button.size()))
            assert button.accessibleName()


def _answer_by_touch(window: TraineeWindow, *, rightly: bool) -> None:
    """Answer what is asked by touch where it is chosen, by keys where it is typed."""
    run = window.practising.run
    assert run is not None
    assert run.training.exercise is not None
    fields = run.training.exercise.task.fields
    for place, field in enumerate(fields):
        pad = window.exercise.pad.pad
        answer = field.right[0] if rightly else "A" if field.form is forms.CHOICE else "0"
        if isinstance(pad, ActsPad | ChoiceList):
            for letter in answer if rightly or field.form is forms.CHOICE else field.right[0][::-1]:
                touch(pad.buttons["ABCDEFGHIJKLMNOPQRSTUVWXYZ".index(letter)])
        else:
            QTest.keyClicks(window, answer)
        if place + 1 < len(fields) and field.form is not forms.CHOICE:
            touch(window.exercise.fields.boxes[place + 1])
    if [field.form for field in fields] != [forms.CHOICE]:
        touch(window.exercise.go)


@pytest.mark.parametrize("language", Language)
def test_a_night_through_the_window_in_each_language(window: TraineeWindow, language: Language) -> None:
    """From home to the review; one touch for an act; every target large enough; nothing without its words."""
    before = spoken()
    speak(language)
    try:
        window.resize(*SIZES[language])
        touch(window.who.names[0])
        touch(next(b for b in window.home.drills if b.row is not None and b.row.name == "whole-spins"))
        touch(window.home.levels[-1])
        assert window.exercise.line.text.count("whole-spins 5 night")
        window.practising.start_script(read_line(NIGHT))
        place = 0
        while isinstance(shown := window.practising.screen, Asked):
            assert shown.flow is not None
            if shown.flow.laying:
                assert not window.exercise.pad.isEnabled()
                touch(window.exercise.go)
                continue
            _check_targets(window, window.exercise)
            _answer_by_touch(window, rightly=bool(place % 4))
            place += 1
            assert place < 100
        assert isinstance(window.practising.screen, Review)
        _check_targets(window, window.review)
        _look_through(window)
        touch(window.review.again)
        assert isinstance(window.practising.screen, Asked)
        QTest.keyClick(window, Qt.Key.Key_Escape)
        assert isinstance(window.practising.screen, Home)
    finally:
        speak(before)


def _look_through(window: TraineeWindow) -> None:
    """Every moment of the review says what was done, what was right, and on which section that rests."""
    review, seen = window.review, 0
    while review.up.isEnabled():
        touch(review.up)
    while True:
        for row in review.rows:
            if row.isVisible():
                touch(row)
                assert row.chosen
                seen += 1
                assert review.ask.text
                assert review.yours.text
                assert review.right.text
                assert "[" in review.steps.accessibleName()
        if not review.down.isEnabled():
            break
        touch(review.down)
    shown = window.practising.screen
    assert isinstance(shown, Review)
    assert seen == len(shown.rows)


def test_a_line_that_a_trainer_handed_out_is_typed_where_exams_are_set(window: TraineeWindow) -> None:
    window.practising.enter("Ada")
    for line, asked in ((LINE, LINE), ("whole-spins 1 calm-clear 471103", "calm-clear")):
        touch(window.home.exam)
        window.exam.line.clear()
        QTest.keyClicks(window.exam.line, line)
        assert window.exam.fault.text == ""
        touch(window.exam.begin)
        assert isinstance(window.practising.screen, Asked)
        assert asked in window.exercise.line.text
        QTest.keyClick(window, Qt.Key.Key_Escape)


def test_a_moment_that_was_slow_says_how_slow(window: TraineeWindow) -> None:
    window.practising.enter("Ada")
    window.practising.start_script(read_line(LINE))
    clock = window.practising._clock
    assert isinstance(clock, MadeUpClock)
    clock.passed += 9
    while isinstance(shown := window.practising.screen, Asked):
        assert shown.flow is not None
        if shown.flow.laying:
            window.practising.enter_key()
        _answer_by_touch(window, rightly=True)
    assert window.review.rows[0].accessibleName().startswith("1. ! ")
    assert window.review.slip.text == "Giusto, in 9,0 s; al tavolo ce ne sono 4."
    touch(window.review.rows[1])
    assert window.review.slip.text == ""


def test_another_language_in_the_middle_shows_the_same_moment(window: TraineeWindow) -> None:
    before = spoken()
    try:
        window.practising.enter("Ada")
        window.practising.start_script(read_line(LINE))
        asked, shown = window.practising.screen, window.exercise.ask.text
        speak(Language.FRENCH)
        QTest.qWait(0)
        assert window.practising.screen == asked
        assert window.exercise.ask.text not in {"", shown}
        assert isinstance(window.exercise.pad.pad, ActsPad)
    finally:
        speak(before)


def test_the_bar_runs_out_and_is_said_to_be_over(window: TraineeWindow) -> None:
    window.practising.enter("Ada")
    window.practising.start_script(read_line(LINE))
    clock = window.practising._clock
    assert isinstance(clock, MadeUpClock)
    assert window.exercise.time.share == 0
    clock.passed += 1
    window._look_at_clock()
    assert 0 < window.exercise.time.share < 1
    clock.passed += 60
    window._look_at_clock()
    assert window.exercise.time.accessibleName() == "tempo scaduto"
    QTest.keyClick(window, Qt.Key.Key_F4)
    assert not window.exercise.time.isVisible()


def test_of_two_letters_that_are_typed_the_second_counts_and_is_seen(window: TraineeWindow) -> None:
    """The field is not shown beside the row of acts: what is chosen is what is lit."""
    touch(window.who.names[0])
    window.practising.start_script(read_line(NIGHT))
    while (
        isinstance(shown := window.practising.screen, Asked) and shown.flow is not None and shown.flow.laying
    ):
        touch(window.exercise.go)
    QTest.keyClicks(window, "ab")
    pad = window.exercise.pad.pad
    assert isinstance(pad, ActsPad)
    assert [button.accessibleName()[0] for button in pad.buttons if button.chosen] == ["B"]
    QTest.keyClick(window, Qt.Key.Key_Return)
    run = window.practising.run
    assert run is not None
    assert [made.answers[0] for made in run.attempts] == ["B"]


def test_how_a_moment_went_is_said_as_of_the_one_before(window: TraineeWindow) -> None:
    touch(window.who.names[0])
    window.practising.start_script(read_line(LINE))
    said = []
    for rightly in (True, False):
        while isinstance(shown := window.practising.screen, Asked) and shown.flow and shown.flow.laying:
            touch(window.exercise.go)
        _answer_by_touch(window, rightly=rightly)
        said.append(window.exercise.went.text)
    assert [text.split()[:2] for text in said] == [["Prima:", "✓"], ["Prima:", "✗"]]
    assert BANK_OPEN[0] in said[0]
    assert BANK_OPEN[1] in said[1], "at the opening two sentences are said, one after the other"
