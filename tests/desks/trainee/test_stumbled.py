"""What a new trainee stumbled over, through the real window (screens, "The trainee")."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.desks.trainee.class_page import diligence_words
from app.desks.trainee.looks import WRONG
from app.desks.trainee.screen import Home
from app.desks.trainee.window import TraineeWindow
from app.practice.exam import read_exam
from app.practice.trainees import TraineeStanding
from tests.desks.trainee.at_the_window import ask, keys, painted, press, touch, window
from tests.desks.trainee.trainee import MadeUpClock
from tests.schooling import DRILLS

__all__ = ["window"]


def test_who_does_not_know_is_shown_how_it_is_done_and_not_scolded(window: TraineeWindow) -> None:
    """Quiet, also beside the field; a wrong answer is still called wrong."""
    ask(window)
    keys(window, "1")
    press(window, Qt.Key.Key_F2)
    assert window.exercise.verdict.text == "Ecco come si fa."
    assert WRONG not in painted(window.exercise.verdict) | painted(window.exercise.fields.boxes[0])
    assert "no" not in window.exercise.fields.boxes[0].accessibleName()
    ask(window)
    keys(window, "1")
    press(window, Qt.Key.Key_Return)
    assert window.exercise.verdict.text == "No."
    assert WRONG in painted(window.exercise.verdict)
    assert "no: 1" in window.exercise.fields.boxes[0].accessibleName()
    ask(window)
    assert not window.exercise.how.isVisible()
    keys(window, "q")
    press(window, Qt.Key.Key_Return)
    assert window.exercise.how.isVisible(), "what cannot be read is shown how it is written"
    assert window.exercise.how.text.startswith("Si scrive in cifre, per esempio ")
    keys(window, "q")
    assert not window.exercise.how.isVisible()


def test_an_exam_says_how_much_time_is_left_whatever_the_clock_was(window: TraineeWindow) -> None:
    ask(window)
    assert not window.exercise.left.isVisible()
    press(window, Qt.Key.Key_F4)
    assert not window.practising.answering.with_clock
    clock = window.practising._clock
    assert isinstance(clock, MadeUpClock)
    window.practising.runs.start_exam(read_exam("exam 2 5 80 9 products/1", DRILLS))
    for passed, said in (
        (0, "Restano 5:00"),
        (0.5, "Restano 5:00"),
        (54.5, "Restano 4:05"),
        (244, "Restano 0:01"),
    ):
        clock.passed += passed
        window.exercise.show_time()
        assert (window.exercise.left.text, window.exercise.left.isVisible()) == (said, True)
    assert not window.exercise.clock.isVisible()
    press(window, Qt.Key.Key_F4)
    assert not window.practising.answering.with_clock, "in an exam the clock is nobody's to turn"
    press(window, Qt.Key.Key_Escape)
    ask(window)
    assert not window.exercise.left.isVisible()
    touch(window.exercise.clock)
    assert window.practising.answering.with_clock


def test_another_name_is_written_over_the_old_one(window: TraineeWindow, qtbot: QtBot) -> None:
    QTest.keyClicks(window.who.name, "Bea")
    QTest.keyClick(window.who.name, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: isinstance(window.practising.screen, Home))
    touch(window.home.who)
    QTest.keyClicks(window.who.name, "Carla")
    assert window.who.name.text() == "Carla"


def test_one_day_is_said_in_the_singular() -> None:
    trainee = TraineeStanding("Ada", None, 1, (), (), (), 0, 0)
    assert diligence_words(trainee).startswith("1 giorno su 14")
    assert diligence_words(trainee._replace(days=2)).startswith("2 giorni su 14")
