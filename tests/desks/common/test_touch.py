"""A button is painted once, and anew whenever anything in it has changed."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.desks.common import canvas, kept
from app.desks.common.application import make_application
from app.desks.common.theme import Scale
from app.desks.common.touch import Role, TouchButton


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    make_application(["test"])
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(300, 200)
    return window


@pytest.fixture
def button(window: QWidget, qtbot: QtBot) -> TouchButton:
    button = TouchButton(Scale(), window)
    button.say("Pagato")
    button.setGeometry(10, 10, 120, 60)
    window.show()
    qtbot.waitExposed(window)
    return button


CHANGES: dict[str, Callable[[TouchButton], object]] = {
    "another text": lambda button: button.say("Non pagato"),
    "a text beneath": lambda button: button.say("Pagato", "spazio"),
    "chosen": lambda button: button.choose(chosen=True),
    "dimmed": lambda button: button.setEnabled(False),
    "held down": lambda button: QTest.mousePress(button, Qt.MouseButton.LeftButton, pos=QPoint(5, 5)),
    "another role": lambda button: setattr(button, "role", Role.PAY),
    "larger letters": lambda button: setattr(button, "size_of_text", 30),
    "another size": lambda button: button.resize(140, 60),
}


@pytest.mark.parametrize("change", CHANGES)
def test_whatever_changes_is_seen(button: TouchButton, change: str) -> None:
    before = button.grab().toImage()
    CHANGES[change](button)
    assert button.grab().toImage() != before


def test_the_focus_is_seen(button: TouchButton) -> None:
    button.window().activateWindow()
    button.clearFocus()
    before = button.grab().toImage()
    button.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.qWaitForWindowActive(button.window())
    assert button.hasFocus()
    assert button.grab().toImage() != before


def test_a_button_that_did_not_change_is_not_painted_again(
    button: TouchButton, monkeypatch: pytest.MonkeyPatch
) -> None:
    button.grab()
    count = [0]

    def painted(*args: object) -> object:
        count[0] += 1
        return canvas.painted(*args)  # type: ignore[arg-type]

    monkeypatch.setattr(kept, "painted", painted)
    for _ in range(10):
        button.say("Pagato")
        button.choose(chosen=False)
        button.repaint()
    assert count == [0]
    button.say("Tutto pagato")
    button.repaint()
    button.repaint()
    assert count == [1]
