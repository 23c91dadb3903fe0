"""Pages are looked at in one window, whose table is put back to each moment."""

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from tests.desks.croupier.ball_walk import Walk
from tests.desks.played import Played


@pytest.fixture
def played(qtbot: QtBot) -> Played:
    """At a desk that draws nothing: what is touched and said is looked at."""
    return Played(qtbot, drawn=False)


@pytest.fixture(scope="module")
def walk() -> Iterator[Walk]:
    """One window for all tests of a file: a window for each would take minutes."""
    walk = Walk()
    yield walk
    walk.hands.window.close()
    walk.hands.window.deleteLater()
