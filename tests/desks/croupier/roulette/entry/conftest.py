"""Where bets are entered places are touched and what is told is read: it is drawn only where somebody looks."""

import pytest
from pytestqt.qtbot import QtBot

from tests.desks.played import Played


@pytest.fixture
def played(qtbot: QtBot) -> Played:
    """At a desk that draws nothing."""
    return Played(qtbot, drawn=False)
