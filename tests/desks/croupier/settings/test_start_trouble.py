"""A table that cannot open says why, what of its journal holds, and what can be done."""

from __future__ import annotations

import re
import threading
from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from app.desks.common.application import make_application
from app.desks.common.language import Language, speak
from app.desks.croupier.settings.start_trouble import Answer, StartTrouble, Survey, wall_time
from app.journal.surveying import Intact

DAMAGED = (
    "/data/T4.sqlite: this journal is damaged (malformed); keep the file, run `capotavolo verify` on it, "
    "and go on with a new database."
)
IN_USE = (
    "table 4: its journal /data/T4.sqlite is already open in capotavolo 1; close that one first, or give "
    "this one another database."
)
Made = Callable[..., StartTrouble]


@pytest.fixture
def trouble(qtbot: QtBot) -> Made:
    def made(sentence: str, survey: Survey | None = None) -> StartTrouble:
        make_application(["test"])
        speak(Language.ITALIAN)
        window = StartTrouble(sentence, survey)
        qtbot.addWidget(window)
        return window

    return made


def answered(window: StartTrouble, hands: Callable[[], None]) -> Answer | None:
    def careful() -> None:
        try:
            hands()
        finally:
            window.close()

    QTimer.singleShot(0, window, careful)
    return window.ask()


def touch(button: QAbstractButton) -> Callable[[], None]:
    return lambda: QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def test_what_is_wrong_is_said_in_the_words_of_the_desk(trouble: Made) -> None:
    page = trouble(DAMAGED, lambda _walked: Intact(1, "")).page
    assert page.sentence.startswith("Il registro /data/T4.sqlite è guasto (malformed).")


def test_what_is_intact_is_looked_at_while_the_page_can_be_answered_already(
    qtbot: QtBot, trouble: Made
) -> None:
    may_end = threading.Event()

    def survey(walked: Callable[[int, int], None]) -> Intact:
        walked(1_000, 12_345)
        may_end.wait(5)
        return Intact(98_765, "21.11.2026 20:41:07")

    window = trouble(DAMAGED, survey)
    qtbot.waitUntil(lambda: window.page.intact.endswith(": 1000 / 12.345"))
    may_end.set()
    qtbot.waitUntil(
        lambda: window.page.intact == "Intatti i primi 98.765 eventi, l'ultimo 21.11.2026 20:41:07"
    )


def test_a_damaged_journal_is_left_for_a_new_one_by_touch_and_by_enter(trouble: Made) -> None:
    window = trouble(DAMAGED, lambda _walked: Intact(0, ""))
    assert answered(window, touch(window.page.anew)) is Answer.ANEW
    window = trouble(DAMAGED, lambda _walked: Intact(0, ""))
    assert answered(window, lambda: QTest.keyClick(window, Qt.Key.Key_Return)) is Answer.ANEW


def test_a_journal_in_use_can_only_be_tried_again(trouble: Made) -> None:
    window = trouble(IN_USE)
    window.show()
    assert not window.page.anew.isVisible()
    assert answered(window, touch(window.page.again)) is Answer.AGAIN
    window = trouble(IN_USE)
    assert answered(window, lambda: QTest.keyClick(window, Qt.Key.Key_Return)) is Answer.AGAIN


def test_closed_it_is_no_answer(trouble: Made) -> None:
    window = trouble(IN_USE)
    assert answered(window, touch(window.page.close_it)) is None
    window = trouble(IN_USE)
    assert answered(window, lambda: QTest.keyClick(window, Qt.Key.Key_Escape)) is None


def test_what_is_touched_has_its_size_and_its_name(trouble: Made) -> None:
    window = trouble(DAMAGED, lambda _walked: Intact(0, ""))
    window.show()
    for button in (window.page.close_it, window.page.again, window.page.anew):
        assert min(button.width(), button.height()) >= 56
        assert button.accessibleName()


def test_a_recorded_time_is_read_as_the_clock_on_the_wall_showed_it() -> None:
    assert re.fullmatch(r"2[12]\.11\.2026 \d\d:14:10", wall_time("2026-11-21T23:14:10.123456Z"))
    assert wall_time("whenever") == "whenever"
