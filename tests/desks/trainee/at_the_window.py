"""The trainee's real window with a made-up clock, and what fingers and keys do at it."""

import random
from collections.abc import Iterator
from datetime import UTC

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.desks.common.language import Language
from app.desks.trainee.screen import Asked
from app.desks.trainee.window import Beside, TraineeWindow
from app.practice.line import read_line
from tests.desks.trainee.trainee import InMemory, MadeUpClock, MadeUpNights, night
from tests.schooling import SCHOOL, exercise

SIZES = ((1280, 800), (1920, 1080))
"""The panels, level by level in turn."""
LINE = "products 3 straight-split 5"
CHOSEN: list[Language] = []
"""Languages that were chosen at the window."""


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[TraineeWindow]:
    beside = Beside(nights=MadeUpNights({"T1.sqlite": night(60)}), spoken=CHOSEN.append)
    CHOSEN.clear()
    made = TraineeWindow(SCHOOL, "venezia", InMemory(), MadeUpClock(), random.Random(4), UTC, ["Ada"], beside)
    qtbot.addWidget(made)
    made.setUpdatesEnabled(False)  # what is touched and said needs no picture
    made.show()
    yield made
    made.close()


def keys(window: TraineeWindow, text: str) -> None:
    QTest.keyClicks(window, text)


def press(window: TraineeWindow, key: Qt.Key) -> None:
    QTest.keyClick(window, key)


def touch(button: QWidget) -> None:
    assert button.isVisible()
    assert button.isEnabled()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def right(window: TraineeWindow) -> list[str]:
    run = window.practising.answering.run
    assert run is not None
    assert run.training.exercise is not None
    return [field.right[0] for field in run.training.exercise.task.fields]


def ask(window: TraineeWindow, line: str = LINE) -> None:
    window.practising.enter("Ada")
    window.practising.runs.start_exercise(exercise(read_line(line)))


def run_through(window: TraineeWindow) -> None:
    """Answer all of a run, every third exercise wrongly."""
    for place in range(1000):
        asked = window.practising.screen
        if not isinstance(asked, Asked):
            return
        if place % 3:
            for turn, answer in enumerate(right(window)):
                if turn:
                    press(window, Qt.Key.Key_Return)
                keys(window, answer)
            press(window, Qt.Key.Key_Return)
        else:
            press(window, Qt.Key.Key_F2)
        if not asked.exam:
            press(window, Qt.Key.Key_Return)
    raise AssertionError("the run has no end")


def painted(button: QWidget) -> set[str]:
    """The colours that something is drawn in."""
    image = button.grab().toImage()
    return {image.pixelColor(x, y).name() for x in range(image.width()) for y in range(image.height())}
