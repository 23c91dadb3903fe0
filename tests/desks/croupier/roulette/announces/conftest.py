"""Announces are touched and typed, and what is said of them is read: nothing of it needs to be drawn."""

import pytest
from pytestqt.qtbot import QtBot

from tests.desks.played import Played


@pytest.fixture
def played(qtbot: QtBot) -> Played:
    """At a desk that draws nothing."""
    return Played(qtbot, drawn=False)
