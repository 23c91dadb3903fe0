"""In how many minutes another dealer is expected is counted from the touch."""

from datetime import UTC, datetime

from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.desks.common.theme import Scale
from app.desks.croupier.pages.due_keys import DueKeys


def test_a_touch_says_the_time_and_the_last_key_that_nobody_knows(qtbot: QtBot) -> None:
    parent, said = QWidget(), list[str]()
    qtbot.addWidget(parent)
    keys = DueKeys(Scale(), parent, said.append, lambda: datetime(2026, 11, 25, 23, 50, tzinfo=UTC))
    keys.say()
    assert [button.text() for button in keys.buttons][::8] == ["fra 5 min", "Non si sa"]
    keys.offered[20].click()
    keys.unknown.click()
    assert said == ["2026-11-26T00:10:00Z", ""]
