"""Desks are drawn into memory, and each test has a table of its own."""

import os

import pytest
from pytestqt.qtbot import QtBot

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from tests.desks.desk import Desk, enter_eight
from tests.desks.played import Played


@pytest.fixture
def desk() -> Desk:
    return Desk()


@pytest.fixture
def eight(desk: Desk) -> Desk:
    desk.station.fall(8)
    enter_eight(desk)
    return desk


@pytest.fixture
def played(qtbot: QtBot) -> Played:
    return Played(qtbot)
