"""The players' window: on its own monitor while that is there, never over the croupier's desk."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.desks.common.application import make_application
from app.desks.common.monitors import Monitor, Monitors, monitor_to_take
from app.desks.players.display import Display
from app.desks.players.roulette.window import PlayersWindow
from tests.desks.desk import Station


class Plugged(Monitors):
    """Monitors that a test plugs in and out; each lies to the right of the one before."""

    def __init__(self, *names: str) -> None:
        super().__init__()
        self.names = list(names)
        self.filled: list[str] = []

    def there(self) -> tuple[Monitor, ...]:
        return tuple(Monitor(name, "", 1920, 1080) for name in self.names)

    def fill(self, name: str, window: QWidget) -> None:
        self.filled.append(name)
        window.setGeometry(QRect(1920 * self.names.index(name), 0, 640, 400))
        window.show()

    def plug(self, name: str) -> None:
        self.names.append(name)
        self.changed.emit()

    def unplug(self, name: str) -> None:
        self.names.remove(name)
        self.changed.emit()


class Hall:
    """A display, its monitors, and the croupier's window on the first of them."""

    def __init__(self, *names: str) -> None:
        self.monitors = Plugged(*names)
        self.croupiers = "desk"
        self.display = Display(self.monitors, lambda: self.croupiers, PlayersWindow)

    @property
    def shown(self) -> bool:
        return self.display.window is not None and self.display.window.isVisible()


@pytest.fixture
def hall(qtbot: QtBot) -> Iterator[Hall]:
    make_application(["test"])
    found = Hall("desk", "wall")
    yield found
    if found.display.window is not None:
        qtbot.addWidget(found.display.window)


@pytest.mark.parametrize(
    ("wanted", "there", "croupiers", "taken"),
    [
        ("wall", ["desk", "wall"], "desk", "wall"),
        ("wall", ["desk"], "desk", None),
        ("wall", ["wall"], "wall", None),
        ("desk", ["desk", "wall"], "desk", None),
        ("desk", ["desk", "wall"], "wall", "desk"),
        ("", ["desk", ""], "desk", None),
    ],
)
def test_only_the_named_monitor_is_taken_and_never_the_croupier_s(
    wanted: str, there: list[str], croupiers: str, taken: str | None
) -> None:
    assert monitor_to_take(wanted, there, croupiers) == taken


def test_nothing_is_shown_before_a_monitor_is_named(hall: Hall) -> None:
    hall.monitors.plug("other")
    assert hall.display.window is None


def test_it_fills_the_named_monitor(hall: Hall) -> None:
    hall.display.follow("wall")
    assert hall.monitors.filled == ["wall"]
    assert hall.shown


def test_unplugged_it_hides_and_waits_and_comes_back_to_the_same_monitor(hall: Hall) -> None:
    """Survives that monitor being unplugged; never moves onto the croupier's screen."""
    hall.display.follow("wall")
    hall.monitors.unplug("wall")
    assert not hall.shown
    hall.monitors.plug("another")
    assert not hall.shown
    hall.monitors.plug("wall")
    assert hall.shown
    assert hall.monitors.filled == ["wall", "wall"]


def test_when_the_croupier_s_window_comes_to_lie_there_it_gives_way(hall: Hall) -> None:
    """The croupier's own monitor was unplugged: his desk moves to the players'."""
    hall.display.follow("wall")
    hall.croupiers = "wall"
    hall.monitors.unplug("desk")
    assert not hall.shown
    hall.croupiers = "desk"
    hall.monitors.plug("desk")
    assert hall.shown


def test_put_away_by_hand_it_stays_away_until_it_is_asked_for(hall: Hall) -> None:
    hall.display.follow("wall")
    hall.display.toggle()
    assert not hall.shown
    hall.monitors.plug("another")
    assert not hall.shown
    hall.display.toggle()
    assert hall.shown
    assert hall.monitors.filled == ["wall", "wall"]


def test_with_one_monitor_it_is_shown_in_a_window_if_it_is_asked_for(hall: Hall) -> None:
    hall.monitors.names.remove("wall")
    hall.display.follow("wall")
    assert not hall.shown
    hall.display.toggle()
    assert hall.shown
    assert hall.monitors.filled == []
    hall.display.toggle()
    assert not hall.shown


def test_another_monitor_is_followed_at_once_and_none_ends_it(hall: Hall) -> None:
    hall.monitors.plug("other")
    hall.display.follow("wall")
    hall.display.follow("other")
    assert hall.monitors.filled == ["wall", "other"]
    hall.display.follow("")
    assert not hall.shown


def test_a_window_that_is_made_late_shows_what_the_table_said_before(hall: Hall) -> None:
    station = Station()
    station.listener = hall.display.show_live
    station.say("open")
    hall.display.follow("wall")
    window = hall.display.window
    assert window is not None
    assert "Faites vos jeux" in window.accessibleName()
    station.fall(8)
    assert "Huit" in window.accessibleName()


@pytest.mark.parametrize(("number", "ground"), [(0, "#24784a"), (1, "#b1252f"), (2, "#0b0d0f")])
@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080)])
def test_the_number_fills_the_window_on_the_colour_of_its_pocket(
    hall: Hall, number: int, ground: str, size: tuple[int, int]
) -> None:
    """Screens: the number large when it falls."""
    station = Station()
    station.listener = hall.display.show_live
    station.say("open")
    station.fall(number)
    hall.display.toggle()
    window = hall.display.window
    assert window is not None
    window.resize(*size)
    picture = window.grab().toImage()
    across = [picture.pixelColor(x, round(size[1] * 0.2)).name() for x in range(0, size[0], 4)]
    assert across.count(ground) > len(across) * 0.5


def test_closing_the_desk_takes_the_display_away(hall: Hall) -> None:
    hall.display.follow("wall")
    hall.display.close()
    hall.monitors.plug("other")
    assert not hall.shown
