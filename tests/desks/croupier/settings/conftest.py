"""Settings are looked at and changed at a window of their own."""

import pytest
from pytestqt.qtbot import QtBot

from tests.desks.croupier.settings.settings_window import Set


@pytest.fixture
def desk_set(qtbot: QtBot) -> Set:
    return Set(qtbot)
