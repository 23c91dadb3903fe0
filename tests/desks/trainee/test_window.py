"""Practice through the real window, by keys and by touch (screens, "The trainee")."""

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRect, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from app.desks.common.language import Language, speak
from app.desks.common.language import language as spoken
from app.desks.common.theme import TARGET
from app.desks.trainee.answer_pad import ActsPad, ChoiceList
from app.desks.trainee.exercise_page import calls_of
from app.desks.trainee.screen import Asked, Home, Summary, Who
from app.desks.trainee.window import TraineeWindow
from app.practice import forms
from app.practice.drills.roulette.whole_spins import WHOLE_SPINS
from app.practice.exam import read_exam
from tests.desks.trainee.at_the_window import (
    CHOSEN,
    LINE,
    SIZES,
    ask,
    keys,
    press,
    right,
    run_through,
    touch,
    window,
)
from tests.drills.checking import drawn_ones
from tests.schooling import ALL_DRILLS, DRILLS

__all__ = ["window"]


def test_from_the_first_touch_to_the_first_right_answer(window: TraineeWindow) -> None:
    assert isinstance(window.practising.screen, Who)
    touch(window.who.names[0])
    assert isinstance(window.practising.screen, Home)
    touch(window.home.drills[0])
    touch(window.home.levels[0])
    keys(window, right(window)[0])
    press(window, Qt.Key.Key_Return)
    assert isinstance(window.practising.screen, Asked)
    assert window.practising.screen.right
    assert window.exercise.verdict.text.startswith("Giusto")


def test_a_new_name_is_typed(window: TraineeWindow, qtbot: QtBot) -> None:
    QTest.keyClicks(window.who.name, "Bea")
    QTest.keyClick(window.who.name, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: isinstance(window.practising.screen, Home))
    home = window.practising.screen
    assert isinstance(home, Home)
    assert home.trainee == "Bea"


def test_a_cut_is_touched_together_a_stack_at_a_time(window: TraineeWindow) -> None:
    """4.4: 46 pieces are two stacks of twenty, and two piles of three."""
    ask(window, "cutting 2 stack-cut 517503")
    assert right(window) == ["20 20 3+3"]
    pad = window.exercise.pad.pad
    assert pad is not None
    by_name = {button.accessibleName(): button for button in pad.findChildren(QAbstractButton)}
    for name in ("una stecca intera", "una stecca intera", "gruppo seguente", "3", "e un'altra pila", "3"):
        touch(by_name[name])
    touch(window.exercise.go)
    assert isinstance(window.practising.screen, Asked)
    assert window.practising.screen.right


def test_figures_are_touched(window: TraineeWindow) -> None:
    ask(window)
    pad = window.exercise.pad.pad
    assert pad is not None
    by_name = {button.accessibleName(): button for button in pad.findChildren(QAbstractButton)}
    for sign in right(window)[0]:
        touch(by_name[sign])
    touch(window.exercise.go)
    assert isinstance(window.practising.screen, Asked)
    assert window.practising.screen.right


def test_what_is_not_known_is_explained(window: TraineeWindow) -> None:
    ask(window)
    press(window, Qt.Key.Key_F2)
    assert window.exercise.steps.isVisible()
    assert "4.2" in window.exercise.steps.accessibleName()
    press(window, Qt.Key.Key_Return)  # what went wrong comes back
    assert isinstance(window.practising.screen, Asked)
    press(window, Qt.Key.Key_Escape)
    assert isinstance(window.practising.screen, Home)


def test_each_step_of_what_is_worked_out_has_its_picture(window: TraineeWindow) -> None:
    """Screens: a mistake is worked out step by step, each with its section and its picture."""
    ask(window, "order 3 colours-left 4")
    press(window, Qt.Key.Key_F2)
    asked = window.practising.screen
    assert isinstance(asked, Asked)
    wanted = [step.scene for step in asked.steps]
    assert len({*map(str, wanted)}) == len(wanted), "what is paid is gone from the next picture"
    whole, drawn = window.exercise.scene.accessibleName(), list[str]()
    assert not window.exercise.step_before.isEnabled(), "at first all of it is shown"
    for place in range(len(wanted)):
        if place % 2:
            touch(window.exercise.step_after)
        else:
            press(window, Qt.Key.Key_Down)
        assert window.exercise.steps.current == place
        drawn.append(window.exercise.scene.accessibleName())
    assert len({*drawn}) == len(wanted)
    assert drawn[0] == whole
    assert not window.exercise.step_after.isEnabled()
    press(window, Qt.Key.Key_Up)
    assert window.exercise.scene.accessibleName() == drawn[-2]


def test_a_step_without_a_picture_shows_what_was_asked_about(window: TraineeWindow) -> None:
    ask(window, "zero 5 three-numbers 7")
    whole = window.exercise.scene.accessibleName()
    press(window, Qt.Key.Key_F2)
    asked = window.practising.screen
    assert isinstance(asked, Asked)
    assert asked.steps[0].scene is None
    assert window.exercise.scene.accessibleName() == whole
    place = next(place for place, step in enumerate(asked.steps) if step.scene is not None)
    press(window, Qt.Key.Key_Down)
    assert window.exercise.scene.accessibleName() == whole
    for _ in range(place):
        press(window, Qt.Key.Key_Down)
    assert window.exercise.scene.accessibleName() != whole


def test_a_key_that_is_held_down_answers_once(window: TraineeWindow) -> None:
    ask(window)
    keys(window, "1")
    press(window, Qt.Key.Key_Return)
    for _ in range(5):
        held = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "\r", True)
        QCoreApplication.sendEvent(window, held)
    asked = window.practising.screen
    assert isinstance(asked, Asked)
    assert (asked.marked, asked.line) == (True, LINE)


@pytest.mark.parametrize("name", DRILLS)
def test_every_drill_can_be_touched_and_nothing_is_too_small(window: TraineeWindow, name: str) -> None:
    for level in range(1, len(DRILLS[name].levels) + 1):
        window.resize(*SIZES[level % 2])
        window.practising.enter("Ada")
        touch_through(window, name, level)


def touch_through(window: TraineeWindow, name: str, level: int) -> None:
    """Answer by touch what each variant of a level asks."""
    for found in drawn_ones(name, level, len(ALL_DRILLS[name].levels[level - 1]), seed=6):
        window.practising.runs.start_exercise(found)
        least = window.scale.px(TARGET)
        for button in window.exercise.findChildren(QAbstractButton):
            if button.isVisible():
                assert min(button.width(), button.height()) >= least - 1, (
                    str(found.line),
                    button.accessibleName(),
                )
                there = QRect(button.mapTo(window, QPoint(0, 0)), button.size())
                assert window.rect().contains(there), (str(found.line), button.accessibleName())
                assert button.accessibleName(), str(found.line)
        if found.task.fields[0].form in forms.CHOSEN:
            pad = window.exercise.pad.pad
            assert isinstance(pad, ChoiceList | ActsPad)
            for letter in found.task.fields[0].right[0]:
                touch(pad.buttons["ABCDEFGHIJKLMNOPQRSTUVWXYZ".index(letter)])
            asked = window.practising.screen
            assert isinstance(asked, Asked)
            assert asked.fields[0].typed == found.task.fields[0].right[0]


@pytest.mark.parametrize("name", [name for name in DRILLS if name != WHOLE_SPINS.name])
def test_ten_exercises_by_keys_alone(window: TraineeWindow, name: str) -> None:
    window.practising.enter("Ada")
    window.practising.runs.start_level(name, 1)
    for _ in range(10):
        asked = window.practising.screen
        assert isinstance(asked, Asked)
        for place, answer in enumerate(right(window)):
            if place:
                press(window, Qt.Key.Key_Return)
            keys(window, answer)
        press(window, Qt.Key.Key_Return)
        marked = window.practising.screen
        assert isinstance(marked, Asked)
        assert marked.right, asked.line
        press(window, Qt.Key.Key_Return)
    assert isinstance(window.practising.screen, Summary)
    assert window.summary.result.text == "10 giusti su 10"


@pytest.mark.parametrize("language", Language)
def test_ten_minutes_and_an_exam_in_each_language(window: TraineeWindow, language: Language) -> None:
    """A whole run through the window; nothing is asked, marked or summed up without its words."""
    before = spoken()
    speak(language)
    try:
        window.practising.enter("Ada")
        press(window, Qt.Key.Key_Return)
        run_through(window)
        assert isinstance(window.practising.screen, Summary)
        press(window, Qt.Key.Key_Return)
        window.practising.runs.start_exam(
            read_exam("exam 12 15 80 1 " + " ".join(f"{name}/1" for name in DRILLS), DRILLS)
        )
        run_through(window)
        assert isinstance(window.practising.screen, Summary)
        assert window.practising.screen.exam is not None
    finally:
        speak(before)


def test_the_language_changes_in_the_middle_of_an_exercise(window: TraineeWindow) -> None:
    """What was typed and what was worked out stand there again, in the other language."""
    before = spoken()
    try:
        ask(window)
        keys(window, "7")
        press(window, Qt.Key.Key_F1)
        assert window.help.view.name == "practise"
        press(window, Qt.Key.Key_F1)
        assert window.keys.isVisible()
        keys(window, "99")
        press(window, Qt.Key.Key_F2)
        touch(window.keys.languages[Language.ENGLISH])
        QCoreApplication.processEvents()
        assert window.keys.isVisible()
        assert window.keys.title.text == "Keys, answers, language"
        press(window, Qt.Key.Key_Escape)
        assert window.exercise.isVisible()
        asked = window.practising.screen
        assert isinstance(asked, Asked)
        assert (asked.line, asked.fields[0].typed, asked.marked) == (LINE, "7", False)
        assert window.exercise.go.text() == "Answer"
        assert window.exercise.ask.text.startswith("How many pieces")
        press(window, Qt.Key.Key_F2)
        speak(Language.FRENCH)
        QCoreApplication.processEvents()
        assert window.exercise.go.text() == "Continuer"
        assert window.exercise.steps.isVisible()
        press(window, Qt.Key.Key_Return)
        assert isinstance(window.practising.screen, Asked)
        assert CHOSEN == [Language.ENGLISH], "what is chosen at the window is remembered"
    finally:
        speak(before)


def test_what_was_chosen_is_said_once_it_is_marked(window: TraineeWindow) -> None:
    """A letter alone would say nothing any more: its choices are gone."""
    ask(window, "order 3 colours-left 4")
    press(window, Qt.Key.Key_F2)
    asked = window.practising.screen
    assert isinstance(asked, Asked)
    said = {str(choice.values["colour"]) for choice in asked.fields[0].choices}
    assert len(said) > 1
    calls = calls_of(asked)
    assert [*calls] == [*"ABCDEFGH"[: len(calls)]]
    assert [calls[letter] for letter in "ABC"] == list(asked.fields[0].choices[:3])
