"""A table that cannot open says why, what of its journal holds, and what can be done."""

from __future__ import annotations

import re
import threading
from collections.abc import Callable
from functools import partial

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from app.desks.common.application import make_application
from app.desks.common.help.window import HelpWindow
from app.desks.common.language import Language, speak
from app.desks.croupier.forms.kit import Line
from app.desks.croupier.settings.start_trouble import HELP, Answer, Holds, StartTrouble, Survey, wall_time

DAMAGED = (
    "/data/T4.sqlite: this journal is damaged (malformed); keep the file, run `capotavolo verify` on it, "
    "and go on with a new database."
)
IN_USE = (
    "table 4: its journal /data/T4.sqlite is already open in capotavolo 1; close that one first, or give "
    "this one another database."
)
Made = Callable[..., StartTrouble]


def all_holds(_walked: object) -> Holds:
    return Holds(12, "", "Berta")


@pytest.fixture
def trouble(qtbot: QtBot) -> Made:
    def made(sentence: str, survey: Survey = all_holds, *, damaged: bool = True) -> StartTrouble:
        make_application(["test"])
        speak(Language.ITALIAN)
        window = StartTrouble(sentence, survey, damaged=damaged)
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


def lines(window: StartTrouble) -> tuple[str, ...]:
    """What is read on its page."""
    return tuple(part.words for part in window.page.form.parts if isinstance(part, Line))


def touch(button: QAbstractButton) -> Callable[[], None]:
    return lambda: QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def test_what_is_wrong_is_said_in_the_words_of_the_desk(trouble: Made) -> None:
    said, *_ = lines(trouble(DAMAGED))
    assert said.startswith("Il registro /data/T4.sqlite è guasto (malformed).")


def test_what_is_intact_is_looked_at_while_the_page_can_be_answered_already(
    qtbot: QtBot, trouble: Made
) -> None:
    may_end = threading.Event()

    def survey(walked: Callable[[int, int], None]) -> Holds:
        walked(1_000, 12_345)
        may_end.wait(5)
        return Holds(98_765, "21.11.2026 20:41:07")

    window = trouble(DAMAGED, survey)
    qtbot.waitUntil(lambda: lines(window)[1].endswith(": 1000 / 12.345"))
    may_end.set()
    qtbot.waitUntil(lambda: lines(window)[1] == "Intatti i primi 98.765 eventi, l'ultimo 21.11.2026 20:41:07")


def test_a_damaged_journal_is_left_for_a_new_one_by_one_touch_or_enter_in_the_name_of_who_dealt(
    qtbot: QtBot, trouble: Made
) -> None:
    for by_touch in (True, False):
        window = trouble(DAMAGED)
        qtbot.waitUntil(window.page.does.isEnabled)
        assert window.page.does.below == "a nome di Berta"
        enter = partial(QTest.keyClick, window, Qt.Key.Key_Return)
        assert answered(window, touch(window.page.does) if by_touch else enter) is Answer.ANEW
        assert window.who == "Berta"


def test_nobody_leaves_a_journal_without_a_name_or_before_it_is_known_what_holds(
    qtbot: QtBot, trouble: Made
) -> None:
    may_end = threading.Event()

    def survey(_walked: object) -> Holds:
        may_end.wait(5)
        return Holds(0, "")

    window = trouble(DAMAGED, survey)
    QTest.keyClicks(window, "zoe")
    assert not window.page.does.isEnabled()
    may_end.set()
    qtbot.waitUntil(window.page.does.isEnabled)
    assert window.who == "Zoe"
    for _ in "zoe":
        QTest.keyClick(window, Qt.Key.Key_Backspace)
    assert not window.page.does.isEnabled()
    assert window.page.does.below == "prima il nome di chi lo dice"


def test_whatever_is_refused_the_table_may_go_on_and_trying_again_comes_first_where_it_may_help(
    qtbot: QtBot, trouble: Made
) -> None:
    window = trouble(IN_USE, damaged=False)
    qtbot.waitUntil(window.page.does.isEnabled)
    assert answered(window, touch(window.page.does)) is Answer.ANEW
    window = trouble(IN_USE, damaged=False)
    assert answered(window, touch(window.page.beside)) is Answer.AGAIN
    window = trouble(IN_USE, damaged=False)
    qtbot.waitUntil(window.page.does.isEnabled)
    assert answered(window, lambda: QTest.keyClick(window, Qt.Key.Key_Return)) is Answer.AGAIN


def test_closed_it_is_no_answer(trouble: Made) -> None:
    window = trouble(IN_USE, damaged=False)
    assert answered(window, touch(window.page.back)) is None
    window = trouble(IN_USE, damaged=False)
    assert answered(window, lambda: QTest.keyClick(window, Qt.Key.Key_Escape)) is None


def test_what_is_touched_has_its_size_and_its_name(trouble: Made) -> None:
    window = trouble(DAMAGED)
    window.show()
    page = window.page
    for button in (page.back, *page.keys):
        assert min(button.width(), button.height()) >= 56
        assert button.accessibleName()


def test_a_recorded_time_is_read_as_the_clock_on_the_wall_showed_it() -> None:
    assert re.fullmatch(r"2[12]\.11\.2026 \d\d:14:10", wall_time("2026-11-21T23:14:10.123456Z"))
    assert wall_time("whenever") == "whenever"


def test_the_manual_says_what_can_be_done_and_goes_with_the_window(trouble: Made) -> None:
    window = trouble(DAMAGED)

    def hands() -> None:
        touch(window.page.key(HELP))()
        assert isinstance(window.help, HelpWindow)
        assert window.help.view.name == "not-opening"
        QTest.keyClick(window.help, Qt.Key.Key_Escape)
        assert not window.help.isVisible()
        QTest.keyClick(window, Qt.Key.Key_F1)
        assert window.help.isVisible()

    assert answered(window, hands) is None
    assert window.help is not None
    assert not window.help.isVisible()
