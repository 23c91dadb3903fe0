"""At the bank keys are touched, and what pages say is read: nothing of it needs to be drawn."""

import pytest
from pytestqt.qtbot import QtBot

from tests.desks.played import Played


@pytest.fixture
def played(qtbot: QtBot) -> Played:
    """At a desk that draws nothing."""
    return Played(qtbot, drawn=False)
