"""The application: where there is no screen it draws into memory, and a fault in a slot is heard."""

import sys
import threading
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QFontDatabase
from pytestqt.qtbot import QtBot

from app.desks.common.application import make_application, report_faults
from app.desks.common.lettering import FAMILY, Weight, font


@pytest.fixture
def hooks() -> Iterator[None]:
    before = sys.excepthook, threading.excepthook
    sys.excepthook = lambda *_: None
    yield
    sys.excepthook, threading.excepthook = before


def test_the_program_brings_its_own_fonts_in_the_weights_it_uses(qtbot: QtBot) -> None:
    make_application(["test"])
    assert FAMILY in QFontDatabase.families()
    for weight in Weight:
        assert font(20, weight).weight() == int(weight)
    styles = set(QFontDatabase.styles(FAMILY))
    assert {"Regular", "SemiBold", "Bold"} <= {style.replace(" ", "") for style in styles}


class Bell(QObject):
    rung = Signal()


def test_an_exception_in_a_slot_is_heard(qtbot: QtBot, hooks: None) -> None:
    heard: list[BaseException] = []
    report_faults(heard.append)

    def slot() -> None:
        raise ValueError("in a slot")

    bell = Bell()
    bell.rung.connect(slot)
    bell.rung.emit()
    assert [str(fault) for fault in heard] == ["in a slot"]


def test_an_exception_on_another_thread_is_heard(hooks: None) -> None:
    heard: list[BaseException] = []
    report_faults(heard.append)

    def fails() -> None:
        raise ValueError("on a thread")

    thread = threading.Thread(target=fails)
    thread.start()
    thread.join()
    assert [str(fault) for fault in heard] == ["on a thread"]


def test_an_interrupt_from_the_keyboard_is_no_fault(hooks: None) -> None:
    heard: list[BaseException] = []
    report_faults(heard.append)
    sys.excepthook(KeyboardInterrupt, KeyboardInterrupt(), None)
    assert heard == []
