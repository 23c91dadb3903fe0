"""Pages are looked at in one window, whose table is put back to each moment."""

from collections.abc import Iterator

import pytest

from tests.desks.croupier.ball_walk import Walk


@pytest.fixture(scope="module")
def walk() -> Iterator[Walk]:
    """One window for all tests of a file: a window for each would take minutes."""
    walk = Walk()
    yield walk
    walk.hands.window.close()
    walk.hands.window.deleteLater()
