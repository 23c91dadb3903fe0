"""An exam through the real window: set, sat, and looked through (screens, "The trainee")."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from app.desks.trainee.screen import Asked, Home, Summary
from app.desks.trainee.window import TraineeWindow
from app.practice.exam import read_exam
from tests.desks.trainee.at_the_window import ask, keys, press, right, touch, window
from tests.schooling import DRILLS, sentence

__all__ = ["window"]


def test_an_exam_is_set_by_touch_and_sat(window: TraineeWindow) -> None:
    window.practising.enter("Ada")
    touch(window.home.exam)
    assert not window.exam.begin.isEnabled()
    assert "prima scegli un esercizio" in window.exam.begin.accessibleName()
    touch(window.exam.drills["products"])
    touch(window.exam.sizes["questions"].less)
    touch(window.exam.sizes["minutes"].more)
    touch(window.exam.other)
    line = window.exam.line.text()
    assert line.startswith("exam 15 20 80 ")
    assert line.endswith(" products/1")
    touch(window.exam.begin)
    for place in range(15):
        keys(window, "1" if place == 12 else right(window)[0])
        press(window, Qt.Key.Key_Return)
    assert isinstance(window.practising.screen, Summary)
    assert window.summary.result.text == "Superato: 14 giusti su 15 (ne servono 80 su cento)"
    (wrong,) = window.summary.wrong.buttons
    asked = sentence(window.practising.screen.rows[12].exercise.task.ask)
    solved = window.practising.screen.rows[12].exercise.task.fields[0].right[0]
    assert wrong.accessibleName() == f"13. {asked} Tu: 1 Giusto: {solved} [4.2]"
    touch(wrong)
    assert window.review.ask.text == asked
    assert "[4.2]" in window.review.steps.accessibleName()
    press(window, Qt.Key.Key_Down)
    assert window.review.rows[14 % 9 - 1].chosen
    press(window, Qt.Key.Key_Up)
    assert window.review.ask.text == asked
    press(window, Qt.Key.Key_Escape)
    assert window.summary.isVisible()
    press(window, Qt.Key.Key_F3)
    assert window.review.ask.text == asked, "the first that went wrong"
    press(window, Qt.Key.Key_Return)
    assert isinstance(window.practising.screen, Home)


def test_an_exam_is_taken_from_its_line(window: TraineeWindow) -> None:
    window.practising.enter("Ada")
    touch(window.home.exam)
    window.exam.line.setFocus()
    QTest.keyClicks(window.exam.line, "exam 5 5 80")
    press(window, Qt.Key.Key_F1)
    press(window, Qt.Key.Key_Escape)
    assert window.focusWidget() is window.exam.line, "the line goes on being typed"
    QTest.keyClicks(window.exam.line, " 9")
    assert not window.exam.begin.isEnabled()
    assert window.exam.fault.text.startswith("Un esame è")
    QTest.keyClicks(window.exam.line, " products/2")
    assert window.exam.fault.text == ""
    assert window.exam.line.text() == "exam 5 5 80 9 products/2"
    press(window, Qt.Key.Key_Return)
    asked = window.practising.screen
    assert isinstance(asked, Asked)
    assert (asked.exam, asked.of) == (True, 5)


def test_an_exam_shows_no_hint(window: TraineeWindow) -> None:
    """What a level teaches stands beside its exercises, and would answer an exam's questions."""
    ask(window, "products 1 split 5")
    assert "cavallo 17" in window.exercise.card.text
    assert window.exercise.card.isVisible()
    window.practising.runs.start_exam(read_exam("exam 2 5 80 9 products/1", DRILLS))
    assert not window.exercise.card.isVisible()
