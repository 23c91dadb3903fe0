"""A widget that shows an age is drawn anew while it does."""

from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.desks.common.ageing import EVERY, Ageing


class Drawn(QWidget):
    def __init__(self) -> None:
        super().__init__()
        self.times = 0

    def paintEvent(self, event: QPaintEvent) -> None:
        self.times += 1


def test_it_is_drawn_anew_only_while_it_is_kept_on(qtbot: QtBot) -> None:
    widget = Drawn()
    qtbot.addWidget(widget)
    ageing = Ageing(widget)
    assert ageing.interval() == EVERY < 60_000
    assert not ageing.isActive()
    ageing.setInterval(1)
    widget.show()
    qtbot.waitUntil(lambda: widget.times > 0, timeout=60_000)
    ageing.keep(on=True)
    seen = widget.times
    qtbot.waitUntil(lambda: widget.times > seen + 2, timeout=60_000)
    ageing.keep(on=True)
    assert ageing.isActive()
    ageing.keep(on=False)
    assert not ageing.isActive()
