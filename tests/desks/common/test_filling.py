"""Windows that fill their screen: nothing of a desk lies outside of it, and whoever wants a frame has one."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.desks.common import filling
from app.desks.common.application import make_application
from app.desks.common.filling import TITLE, has_room, show_whole, turn_full_screen
from app.desks.common.theme import REFERENCE_HEIGHT, REFERENCE_WIDTH

pixels = st.integers(1, 8000)
REFERENCE = QSize(REFERENCE_WIDTH, REFERENCE_HEIGHT)


@given(width=pixels, height=pixels, more_width=pixels, more_height=pixels)
def test_what_has_room_lies_on_the_screen_beneath_its_title(
    width: int, height: int, more_width: int, more_height: int
) -> None:
    """Whoever has made it larger than the desk needs wants it so: it is not taken for one that has no room."""
    needed = QRect(0, TITLE, min(width, REFERENCE_WIDTH), min(height, REFERENCE_HEIGHT))
    screen = QRect(0, 0, more_width, more_height)
    assert has_room(QSize(width, height), screen.size()) is screen.contains(needed)


@pytest.mark.parametrize(
    ("screen", "room"),
    [
        (QSize(1280, 800), False),
        (QSize(1366, 768), False),
        (QSize(1440, 860), True),
        (QSize(1920, 1040), True),
    ],
)
def test_the_reference_has_no_room_in_a_frame_on_its_own_panel(screen: QSize, *, room: bool) -> None:
    """Screens: the reference is a panel of 1280x800, which the desk takes whole."""
    assert has_room(REFERENCE, screen) is room


def seen(window: QWidget) -> str:
    """How a window is shown."""
    if window.isFullScreen():
        return "full screen"
    return "maximised" if window.isMaximized() else "in a frame"


@pytest.mark.parametrize(
    ("room", "full_screen", "maximized", "how"),
    [
        (True, None, False, "in a frame"),
        (True, None, True, "maximised"),
        (True, False, False, "in a frame"),
        (True, True, False, "full screen"),
        (True, True, True, "full screen"),
        (False, None, False, "full screen"),
        (False, None, True, "maximised"),
        (False, False, False, "maximised"),
        (False, True, False, "full screen"),
    ],
)
def test_a_window_is_shown_as_somebody_said_and_never_partly(
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    room: bool,
    full_screen: bool | None,
    maximized: bool,
    how: str,
) -> None:
    make_application(["test"])
    window = QWidget()
    qtbot.addWidget(window)
    monkeypatch.setattr(filling, "_fits", lambda _window: room)
    show_whole(window, full_screen=full_screen, maximized=maximized)
    assert window.isVisible()
    assert seen(window) == how


@pytest.mark.parametrize(
    ("room", "maximized", "how"),
    [(True, False, "in a frame"), (False, False, "maximised"), (True, True, "maximised")],
)
def test_a_window_that_gets_its_frame_back_is_as_it_was(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, room: bool, maximized: bool, how: str
) -> None:
    make_application(["test"])
    window = QWidget()
    qtbot.addWidget(window)
    monkeypatch.setattr(filling, "_fits", lambda _window: room)
    show_whole(window, full_screen=True, maximized=maximized)
    assert not turn_full_screen(window)
    assert seen(window) == how
    assert turn_full_screen(window)
    assert seen(window) == "full screen"
    assert not turn_full_screen(window)
    assert seen(window) == how


def test_a_screen_without_room_is_filled_and_one_that_nobody_sees_is_not(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The screen of these tests is 800x800, and nobody sees it."""
    make_application(["test"])
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(REFERENCE)
    assert not has_room(REFERENCE, window.screen().availableSize())
    show_whole(window)
    assert seen(window) == "in a frame"
    monkeypatch.setattr(filling, "_is_unseen", lambda: False)
    window.hide()
    show_whole(window)
    assert seen(window) == "full screen"
    assert not turn_full_screen(window)
    assert seen(window) == "maximised"
    assert window.windowState() == Qt.WindowState.WindowMaximized
