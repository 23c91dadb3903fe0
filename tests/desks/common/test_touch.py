"""A button is painted once, and anew whenever anything in it has changed."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
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


def tap(button: TouchButton, at: QPoint, when: int) -> None:
    """Touch a place of the window at a time, in milliseconds."""
    point = button.mapFrom(button.window(), at)
    for kind, held in (
        (QEvent.Type.MouseButtonPress, Qt.MouseButton.LeftButton),
        (QEvent.Type.MouseButtonRelease, Qt.MouseButton.NoButton),
    ):
        place = QPointF(point)
        event = QMouseEvent(
            kind,
            place,
            button.mapToGlobal(place),
            Qt.MouseButton.LeftButton,
            held,
            Qt.KeyboardModifier.NoModifier,
        )
        event.setTimestamp(when)
        QApplication.sendEvent(button, event)


@pytest.mark.parametrize(
    ("after", "aside", "counts"),
    [(120, 0, False), (400, 0, False), (999, 20, False), (1000, 0, True), (400, 90, True)],
)
def test_a_second_tap_is_none_where_another_button_stands_now(
    window: QWidget, button: TouchButton, after: int, aside: int, counts: bool
) -> None:
    """Whoever touches twice meant the first button twice, and not the one that came in its place."""
    other = TouchButton(Scale(), window)
    other.setGeometry(10, 10, 250, 60)
    other.patient = True
    other.show()
    touched: list[str] = []
    button.clicked.connect(lambda: touched.append("first"))
    other.clicked.connect(lambda: touched.append("other"))
    tap(button, QPoint(60, 40), 5_000_000)
    tap(other, QPoint(60 + aside, 40), 5_000_000 + after)
    assert touched == ["first", *(["other"] if counts else [])]


def test_the_same_button_is_touched_as_often_as_somebody_likes(button: TouchButton) -> None:
    button.patient = True
    touched: list[int] = []
    button.clicked.connect(lambda: touched.append(1))
    for when in (6_000_000, 6_000_200, 6_000_400):
        tap(button, QPoint(60, 40), when)
    assert len(touched) == 3
