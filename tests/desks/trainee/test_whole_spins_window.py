"""Whole spins through the real window, by touch and by keys (screens, "The trainee")."""

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QWidget

from app.desks.common.language import Language, speak
from app.desks.common.language import language as spoken
from app.desks.common.theme import TARGET
from app.desks.trainee.answer_pad import ActsPad, ChoiceList
from app.desks.trainee.screen import Asked, Home, Review
from app.desks.trainee.window import TraineeWindow
from app.practice import forms
from app.practice.line import read_line
from app.table.roulette.procedure import BANK_OPEN
from tests.desks.trainee.at_the_window import touch, window
from tests.desks.trainee.trainee import MadeUpClock

__all__ = ["window"]

LINE = "whole-spins 1 calm 4711"
NIGHT = "whole-spins 5 night 3"
SIZES = {Language.ITALIAN: (1280, 800), Language.ENGLISH: (1920, 1080), Language.FRENCH: (1280, 800)}


def _check_targets(window: TraineeWindow, where: QWidget) -> None:
    least = window.scale.px(TARGET)
    for button in where.findChildren(QAbstractButton):
        if button.isVisible():
            assert min(button.width(), button.height()) >= least - 1, button.accessibleName()
            assert window.rect().contains(QRect(button.mapTo(window, QPoint(0, 0)), button.size()))
            assert button.accessibleName()


def _answer_by_touch(window: TraineeWindow, *, rightly: bool) -> None:
    """Answer what is asked by touch where it is chosen, by keys where it is typed."""
    run = window.practising.answering.run
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
        window.practising.runs.start_script(read_line(NIGHT))
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
    window.practising.runs.start_script(read_line(LINE))
    clock = window.practising._clock
    assert isinstance(clock, MadeUpClock)
    clock.passed += 9
    while isinstance(shown := window.practising.screen, Asked):
        assert shown.flow is not None
        if shown.flow.laying:
            window.practising.answering.enter_key()
        _answer_by_touch(window, rightly=True)
    assert window.review.rows[0].accessibleName().startswith("1. ! ")
    assert window.review.slip.text == "Giusto, in 9,0 s; al tavolo ce ne sono 4."
    touch(window.review.rows[1])
    assert window.review.slip.text == ""


def test_another_language_in_the_middle_shows_the_same_moment(window: TraineeWindow) -> None:
    before = spoken()
    try:
        window.practising.enter("Ada")
        window.practising.runs.start_script(read_line(LINE))
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
    window.practising.runs.start_script(read_line(LINE))
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
    window.practising.runs.start_script(read_line(NIGHT))
    while (
        isinstance(shown := window.practising.screen, Asked) and shown.flow is not None and shown.flow.laying
    ):
        touch(window.exercise.go)
    QTest.keyClicks(window, "ab")
    pad = window.exercise.pad.pad
    assert isinstance(pad, ActsPad)
    assert [button.accessibleName()[0] for button in pad.buttons if button.chosen] == ["B"]
    QTest.keyClick(window, Qt.Key.Key_Return)
    run = window.practising.answering.run
    assert run is not None
    assert [made.answers[0] for made in run.attempts] == ["B"]


def test_how_a_moment_went_is_said_as_of_the_one_before(window: TraineeWindow) -> None:
    touch(window.who.names[0])
    window.practising.runs.start_script(read_line(LINE))
    said = []
    for rightly in (True, False):
        while isinstance(shown := window.practising.screen, Asked) and shown.flow and shown.flow.laying:
            touch(window.exercise.go)
        _answer_by_touch(window, rightly=rightly)
        said.append(window.exercise.went.text)
    assert [text.split()[:2] for text in said] == [["Prima:", "✓"], ["Prima:", "✗"]]
    assert BANK_OPEN[0] in said[0]
    assert BANK_OPEN[1] in said[1], "at the opening two sentences are said, one after the other"
