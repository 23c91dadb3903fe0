"""The view closes in on the number, and the neighbourhood is there, sharp, when it has."""

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from app.desks.croupier.roulette import spin_middle
from app.desks.croupier.roulette.entry.targets import InsideTarget
from tests.desks.hands import PAD
from tests.desks.played import Played

pytestmark = pytest.mark.usefixtures("moving")


def test_a_resize_while_the_view_closes_in_ends_at_the_neighbourhood(played: Played) -> None:
    played.station.fall(8)
    played.window.resize(1500, 900)
    played.qtbot.waitUntil(played.entry.isVisible, timeout=60_000)
    assert not played.window.middle.felt.isVisible()
    played.window.dealing.choose_colour("red")
    played.place("straight-8")
    assert played.amounts == [35 * 250]


def test_the_neighbourhood_is_there_at_once_where_nothing_is_to_move(
    played: Played, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Screens: where the system asks for reduced motion the view does not close in, it is there."""
    monkeypatch.setattr(spin_middle, "wants_stillness", lambda: True)
    played.station.fall(8)
    assert played.entry.isVisible()
    assert not played.window.middle.felt.isVisible()
    assert not played.window.middle.felt.closing_in


def test_the_neighbourhood_comes_by_itself_where_things_may_move(played: Played) -> None:
    played.station.fall(8)
    assert played.window.middle.felt.closing_in
    assert not played.entry.isVisible()
    played.wait_until(played.entry.isVisible)
    assert not played.window.middle.felt.closing_in


def test_what_comes_is_painted_while_the_view_closes_in(
    played: Played, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else all of it would be one frame, and that one would come late."""
    painted: list[tuple[InsideTarget, bool]] = []
    draw = InsideTarget.draw

    def counted(target: InsideTarget, painter: QPainter, rect: QRectF) -> None:
        painted.append((target, played.entry.isVisible()))
        draw(target, painter, rect)

    monkeypatch.setattr(InsideTarget, "draw", counted)
    played.station.fall(8)
    played.window.middle.felt._animation.pause()  # as long as a slow machine needs
    played.wait_until(lambda: len(painted) >= 12)
    played.window.middle.felt._animation.resume()
    played.wait_until(played.entry.isVisible)
    played.entry.repaint()
    targets = [target for target in played.entry.ground.targets if not target.isHidden()]
    assert len(targets) == 12
    assert sorted(painted, key=lambda each: targets.index(each[0])) == [(target, False) for target in targets]


def test_a_number_that_follows_at_once_is_shown(played: Played) -> None:
    played.station.fall(8)
    played.station.say("next")
    played.fall(9)
    assert played.entry.ground.targets[0].target is not None
    played.key(Qt.Key.Key_1)
    played.key(Qt.Key.Key_5, PAD)
    assert played.amounts == [35 * 250]
