"""What a widget looks like is painted once, and again when something of it is another."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.desks.common.application import make_application
from app.desks.common.kept import Kept
from app.desks.common.text_size import set_text_size


@pytest.fixture
def card(qtbot: QtBot) -> _Card:
    make_application(["test"])
    card = _Card()
    qtbot.addWidget(card)
    return card


class _Card(QWidget):
    """Shows one colour, and counts how often it was painted."""

    def __init__(self) -> None:
        super().__init__()
        self.colour = "#ff0000"
        self.painted = 0
        self.kept = Kept()
        self.resize(40, 30)

    def paintEvent(self, event: QPaintEvent) -> None:
        self.kept.put(self, (self.colour,), self._paint)

    def _paint(self, painter: QPainter) -> None:
        self.painted += 1
        painter.fillRect(QRect(0, 0, 40, 30), QColor(self.colour))

    def seen(self) -> str:
        return self.grab().toImage().pixelColor(10, 10).name()


def test_it_is_painted_once(card: _Card) -> None:
    assert [card.seen() for _ in range(3)] == ["#ff0000"] * 3
    assert card.painted == 1


def test_another_look_is_painted_at_once(card: _Card) -> None:
    card.seen()
    card.colour = "#00ff00"
    assert card.seen() == "#00ff00"
    assert card.painted == 2


def test_another_size_of_the_widget_or_of_its_letters_is_painted_anew(card: _Card) -> None:
    card.seen()
    card.resize(41, 30)
    card.seen()
    assert card.painted == 2
    set_text_size(125)
    card.seen()
    assert card.painted == 3


def test_what_is_forgotten_is_painted_anew(card: _Card) -> None:
    card.seen()
    card.kept.forget()
    card.seen()
    assert card.painted == 2
