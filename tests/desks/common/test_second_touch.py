"""For 800 ms after a touch its place does nothing else than it did; the time is passed in, and nothing sleeps."""

from collections.abc import Callable
from typing import NamedTuple

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from app.desks.common.application import make_application
from app.desks.common.second_touch import HASTE, SECOND_TOUCH, Keys, SecondTouch
from app.desks.common.theme import Scale
from app.desks.common.touch import TouchButton

LEFT = Qt.MouseButton.LeftButton
START = 5_000_000


class Felt(QWidget):
    """What a touch falls through to that no key takes, as the croupier's window takes it."""

    def mousePressEvent(self, event: QMouseEvent) -> None:
        SECOND_TOUCH.is_hasty(self, event, 56)


class Panel(NamedTuple):
    """A window with a key that is touched, and what its keys did."""

    window: QWidget
    key: TouchButton
    did: list[str]

    def add(self, name: str, *place: int) -> TouchButton:
        """Put another key there."""
        button = TouchButton(Scale(), self.window)
        button.say(name)
        button.setGeometry(*place)
        button.clicked.connect(lambda: self.did.append(button.text()))
        button.show()
        return button

    def tap(self, when: int, x: int = 60, y: int = 40) -> None:
        """Touch a place of the window, whatever stands there; the finger goes up at once."""
        at = QPoint(x, y)
        SECOND_TOUCH.clock = lambda: START + when
        widget = self.window.childAt(at) or self.window
        point = QPointF(widget.mapFrom(self.window, at))
        for kind, held in (
            (QEvent.Type.MouseButtonPress, LEFT),
            (QEvent.Type.MouseButtonRelease, Qt.MouseButton.NoButton),
        ):
            modifiers = Qt.KeyboardModifier.NoModifier
            event = QMouseEvent(kind, point, widget.mapToGlobal(point), LEFT, held, modifiers)
            event.setTimestamp(START + when)
            QApplication.sendEvent(widget, event)


@pytest.fixture
def panel(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Panel:
    """Time is what the system says of each event."""
    make_application(["test"])
    monkeypatch.setattr(SECOND_TOUCH, "time_of", SecondTouch().time_of)
    monkeypatch.setattr(SECOND_TOUCH, "_touches", [])
    monkeypatch.setattr(SECOND_TOUCH, "_came", [])
    monkeypatch.setattr(SECOND_TOUCH, "clock", lambda: START)
    window = Felt()
    qtbot.addWidget(window)
    window.resize(400, 300)
    panel = Panel(window, TouchButton(Scale(), window), [])
    panel.key.deleteLater()
    panel = panel._replace(key=panel.add("Pagato", 10, 10, 120, 60))
    window.show()
    qtbot.waitExposed(window)
    return panel


CHANGES: dict[str, Callable[[Panel], object]] = {
    "it says something else": lambda panel: panel.key.say("Colpo successivo"),
    "it is chosen now": lambda panel: panel.key.choose(chosen=True),
    "it was told to mean something else": lambda panel: setattr(panel.key, "means", "ask once more"),
    "another key is in its place": lambda panel: panel.add("Altro", 10, 10, 120, 60),
    "a page lies over it": lambda panel: panel.add("Sopra", 0, 0, 400, 300),
    "a row moved up": lambda panel: panel.key.move(10, 75),
}


@pytest.mark.parametrize("change", CHANGES)
@pytest.mark.parametrize(
    ("after", "counts"), [(1, False), (400, False), (799, False), (800, True), (5000, True)]
)
def test_a_second_touch_is_none_where_the_place_means_something_else(
    panel: Panel, change: str, after: int, counts: bool
) -> None:
    if change == "a row moved up":
        panel.add("Di sotto", 10, 75, 120, 60)
    panel.tap(0)
    assert panel.did == ["Pagato"]
    CHANGES[change](panel)
    if change == "a row moved up":
        next(b for b in panel.window.findChildren(TouchButton) if b.text() == "Di sotto").move(10, 10)
    panel.tap(after)
    assert len(panel.did) == (2 if counts else 1)


def test_what_lay_beneath_a_page_that_closed_was_not_meant(panel: Panel) -> None:
    """Both are seen all the time; a finger reached only the page."""
    page = panel.add("Pagina", 0, 0, 400, 300)
    panel.tap(0)
    page.hide()
    panel.tap(300)
    assert panel.did == ["Pagina"]


def test_the_same_again_waits_for_nothing_whatever_stands_beneath_its_text(panel: Panel) -> None:
    for when in (0, 100, 200):
        panel.tap(when)
        panel.key.say("Pagato", f"{when}")
    assert panel.did == ["Pagato"] * 3


def test_the_key_beside_it_waits_for_nothing(panel: Panel) -> None:
    """Two digits that stand side by side are one hand's width apart, and neither has changed."""
    panel.add("2", 132, 10, 60, 60)
    panel.tap(0, 128)
    panel.tap(120, 134)
    assert panel.did == ["Pagato", "2"]
    panel.add("3", 132, 10, 60, 60)
    panel.tap(240, 134)
    assert panel.did == ["Pagato", "2"]


def test_a_touch_that_nothing_took_is_a_touch(panel: Panel) -> None:
    """A dim key that comes alive under the finger as something else was not meant; as itself it was."""
    panel.key.setEnabled(False)
    panel.tap(0)
    panel.key.setEnabled(True)
    panel.key.say("Colpo successivo")
    panel.tap(300)
    assert panel.did == []
    panel.key.setEnabled(False)
    panel.tap(2000)
    panel.key.setEnabled(True)
    panel.tap(2300)
    assert panel.did == ["Colpo successivo"]


def test_a_key_that_turns_something_on_turns_it_off_again_once_the_hand_was_elsewhere(panel: Panel) -> None:
    """Minus, a place, minus: a quick hand, and no double touch. What came in between is not meant at all."""
    panel.add("Posto", 200, 10, 120, 60)
    panel.tap(0)
    panel.key.choose(chosen=True)
    panel.tap(250, 260)
    panel.tap(500)
    assert panel.did == ["Pagato", "Posto", "Pagato"]
    panel.key.hide()
    panel.add("Altro", 10, 10, 120, 60)
    panel.tap(750, 260)
    panel.tap(900)
    assert panel.did[3:] == ["Posto"]


def test_another_window_is_another_place(panel: Panel, qtbot: QtBot) -> None:
    other = QWidget()
    qtbot.addWidget(other)
    other.resize(400, 300)
    beside = Panel(other, panel.key, panel.did)
    beside.add("Altro", 10, 10, 120, 60)
    other.show()
    qtbot.waitExposed(other)
    panel.tap(0)
    beside.tap(200)
    assert panel.did == ["Pagato", "Altro"]


def nothing_typed() -> Keys:
    return lambda _key: None


@pytest.mark.parametrize("change", CHANGES)
@pytest.mark.parametrize(("after", "counts"), [(0, False), (799, False), (800, True)])
def test_what_comes_by_itself_takes_no_touch_that_was_on_its_way(
    panel: Panel, change: str, after: int, counts: bool
) -> None:
    below = panel.add("Di sotto", 10, 75, 120, 60)
    with SECOND_TOUCH.coming(panel.window, nothing_typed):
        CHANGES[change](panel)
        if change == "a row moved up":
            below.move(10, 10)
    panel.tap(after)
    assert len(panel.did) == counts


def test_each_thing_that_comes_is_remembered_and_nothing_that_the_hand_changed_since(panel: Panel) -> None:
    beside = panel.add("Posto", 200, 10, 120, 60)
    with SECOND_TOUCH.coming(panel.window, nothing_typed):
        panel.add("Altro", 10, 10, 120, 60)
    with SECOND_TOUCH.coming(panel.window, nothing_typed):
        panel.add("Di sotto", 10, 75, 120, 60)
    panel.tap(100)
    assert panel.did == []
    beside.say("Pagato")
    panel.tap(200, 260)
    panel.tap(300, 60, 100)
    assert panel.did == ["Pagato", "Di sotto"]


def test_what_the_hand_changes_by_a_key_of_the_keyboard_did_not_come_by_itself(panel: Panel) -> None:
    with SECOND_TOUCH.coming(panel.window, nothing_typed):
        panel.add("Altro", 200, 10, 120, 60)
    SECOND_TOUCH.see(panel.window)
    panel.key.say("Annulla")
    panel.tap(100)
    assert panel.did == ["Annulla"]


def test_what_the_hand_changes_when_the_finger_goes_up_did_not_come_by_itself(panel: Panel) -> None:
    panel.key.clicked.connect(lambda: panel.key.say("Annulla"))
    beside = panel.add("Posto", 200, 10, 120, 60)
    beside.clicked.connect(lambda: panel.key.say("Pagato"))
    with SECOND_TOUCH.coming(panel.window, nothing_typed):
        panel.add("Altro", 10, 210, 120, 60)
    panel.tap(100)
    panel.tap(200, 260)
    panel.tap(300)
    assert panel.did == ["Pagato", "Posto", "Pagato"]


def test_what_came_is_drawn_before_it_is_looked_at_again(panel: Panel) -> None:
    looks: list[str] = []

    def keys() -> Keys:
        looks.append("look")
        return nothing_typed()

    with SECOND_TOUCH.coming(panel.window, keys):
        panel.key.say("Altro")
    assert looks == ["look"]
    panel.tap(100)
    panel.tap(200)
    assert looks == ["look", "look"]
    assert panel.did == []


def test_a_key_that_lay_beneath_a_page_was_not_meant_when_the_page_goes_by_itself(panel: Panel) -> None:
    page = panel.add("Pagina", 0, 0, 400, 300)
    with SECOND_TOUCH.coming(panel.window, nothing_typed):
        page.hide()
    panel.tap(300)
    assert panel.did == []


@pytest.mark.parametrize(
    ("did", "does", "hasty"), [("pay", "confirm", True), ("pay", "pay", False), (None, "confirm", False)]
)
def test_a_key_of_the_keyboard_that_did_something_else_a_moment_ago_is_hasty(
    panel: Panel, did: object, does: object, hasty: bool
) -> None:
    moments = iter((lambda _key: did, lambda _key: does))
    with SECOND_TOUCH.coming(panel.window, lambda: next(moments)):
        pass
    assert SECOND_TOUCH.is_hasty_key(panel.window, "Enter", does) is hasty
    SECOND_TOUCH.clock = lambda: START + HASTE
    assert not SECOND_TOUCH.is_hasty_key(panel.window, "Enter", does)
