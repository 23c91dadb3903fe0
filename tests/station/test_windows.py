"""The windows of a station: where they were, and the players' display beside the croupier's desk."""

import os
from collections.abc import Iterator

import pytest

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.desks.common.application import make_application
from app.desks.common.filling import turn_full_screen
from app.desks.common.monitors import Monitor, Monitors
from app.desks.croupier.roulette.felt import ROULETTE
from app.desks.croupier.settings.setup import Setup
from app.desks.players.roulette.window import PlayersWindow
from app.settings import Frame, Settings
from app.station.desk_link import DeskLink
from app.station.windows import Seen, Windows, brought_in, is_seen
from tests.desks.desk import Station


class Wall(Monitors):
    """The croupier's monitor and one on the wall."""

    def __init__(self) -> None:
        super().__init__()
        self.names = ["", "wall"]

    def there(self) -> tuple[Monitor, ...]:
        return tuple(Monitor(name, "", 1920, 1080) for name in self.names)

    def fill(self, name: str, window: QWidget) -> None:
        window.show()


class Run:
    """A station's windows at a table that a test plays."""

    def __init__(self, qtbot: QtBot, settings: Settings | None = None) -> None:
        make_application(["test"])
        self.link, self.wall = DeskLink(), Wall()
        self.setup = Setup(settings)
        self.kept: list[Settings] = []
        self.setup.hear(self.kept.append)
        self.windows = Windows(self.link, Seen(ROULETTE, PlayersWindow), self.setup, self.wall)
        qtbot.addWidget(self.windows.window)
        self.table = Station()
        self.table.listener = self.link.publish

    @property
    def shown(self) -> bool:
        display = self.windows.display
        return display is not None and display.window is not None and display.window.isVisible()


@pytest.fixture
def run(qtbot: QtBot) -> Iterator[Run]:
    found = Run(qtbot)
    yield found
    found.windows.remember()


def test_no_display_is_made_before_somebody_wants_one(run: Run, qtbot: QtBot) -> None:
    run.windows.show()
    qtbot.wait(20)
    run.table.say("open")
    assert run.windows.display is None
    assert "La banque est ouverte" in run.windows.window.top_bar.accessibleName()


def test_the_monitor_that_is_set_gets_the_display_after_the_desk(qtbot: QtBot) -> None:
    run = Run(qtbot, Settings(display="wall"))
    run.table.say("open")
    run.windows.show()
    assert run.windows.display is None, "the croupier's window comes first"
    qtbot.waitUntil(lambda: run.shown, timeout=60_000)
    display = run.windows.display
    assert display is not None
    assert display.window is not None
    assert "Faites vos jeux" in display.window.accessibleName()
    run.table.fall(8)
    assert "Huit" in display.window.accessibleName()
    run.windows.remember()
    assert not run.shown


def test_a_monitor_that_is_chosen_while_running_is_taken_at_once(run: Run) -> None:
    run.windows.show()
    run.setup.change(display="wall")
    assert run.shown
    run.wall.names.remove("wall")
    run.wall.changed.emit()
    assert not run.shown
    run.setup.change(text_size=115)
    assert not run.shown


def test_the_display_is_asked_for_without_a_monitor_of_its_own(run: Run, qtbot: QtBot) -> None:
    """The demonstration has one window beside the other."""
    run.windows.show(display=True)
    qtbot.waitUntil(lambda: run.shown, timeout=60_000)
    run.setup.toggle_display()
    assert not run.shown


def test_the_window_is_where_it_was(qtbot: QtBot) -> None:
    first = Run(qtbot)
    first.windows.show()
    first.windows.window.setGeometry(30, 40, 1000, 640)
    first.windows.remember()
    assert first.kept[-1].window == Frame(30, 40, 1000, 640)
    assert not first.kept[-1].maximized
    second = Run(qtbot, first.kept[-1])
    second.windows.show()
    assert second.windows.window.geometry().getRect() == (30, 40, 1000, 640)


def test_a_small_window_that_nobody_moved_comes_back_in_the_middle(qtbot: QtBot) -> None:
    """At 1920x1080 the desk is not looked for in the corner; whoever put it somewhere finds it there."""
    make_application(["test"])
    room = QGuiApplication.primaryScreen().availableGeometry()
    small = Frame(room.x() + 3, room.y() + 20, room.width() // 2, room.height() // 2)
    middle = brought_in(small)
    assert middle.size().toTuple() == (small.width, small.height)
    assert (middle.center() - room.center()).manhattanLength() <= 2
    moved = small._replace(x=room.x() + 120)
    assert brought_in(moved).getRect() == tuple(moved)
    whole = Frame(room.x(), room.y(), room.width(), room.height())
    assert brought_in(whole).getRect() == tuple(whole)


def test_a_maximised_window_is_maximised_again_and_has_a_size_to_go_back_to(qtbot: QtBot) -> None:
    first = Run(qtbot, Settings(window=Frame(0, 0, 970, 610), maximized=True))
    first.windows.show()
    assert first.windows.window.isMaximized()
    first.windows.remember()
    assert first.setup.settings.maximized


def test_a_desk_that_filled_its_screen_fills_it_again(qtbot: QtBot) -> None:
    run = Run(qtbot, Settings(window=Frame(0, 0, 970, 610), full_screen=True))
    run.windows.show()
    assert run.windows.window.isFullScreen()
    run.windows.remember()
    assert run.setup.settings.full_screen
    assert not run.setup.settings.maximized
    assert run.setup.settings.window == Frame(0, 0, 970, 610)


def test_a_desk_that_was_maximised_beneath_a_full_screen_is_so_again(qtbot: QtBot) -> None:
    run = Run(qtbot, Settings(window=Frame(0, 0, 970, 610), maximized=True, full_screen=True))
    run.windows.show()
    assert run.windows.window.isFullScreen()
    run.windows.remember()
    assert run.setup.settings.maximized
    turn_full_screen(run.windows.window)
    assert run.windows.window.isMaximized()


@pytest.mark.parametrize(
    ("frame", "seen"),
    [
        (Frame(20, 30, 960, 600), True),
        (Frame(-700, 0, 1280, 800), True),
        (Frame(-1200, 0, 1280, 800), False),
        (Frame(5000, 5000, 1280, 800), False),
    ],
)
def test_a_window_whose_monitor_is_gone_comes_back_where_it_can_be_grasped(
    qtbot: QtBot, frame: Frame, seen: bool
) -> None:
    make_application(["test"])
    assert is_seen(frame) is seen
    run = Run(qtbot, Settings(window=frame))
    run.windows.show()
    assert (run.windows.window.geometry().x() == frame.x) is seen


def test_closing_the_croupiers_window_ends_the_program_though_the_display_is_open(run: Run) -> None:
    application = make_application(["test"])
    run.windows.show()
    run.setup.change(display="wall")
    assert run.shown
    late: list[bool] = []

    def too_late() -> None:
        late.append(True)
        application.quit()

    guard = QTimer()
    guard.setSingleShot(True)
    guard.timeout.connect(too_late)
    guard.start(60_000)
    QTimer.singleShot(0, run.windows.window.close)
    application.exec()
    guard.stop()
    assert late == []
