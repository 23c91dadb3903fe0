"""The first start asks only what it must: name, side, and a house that is there already."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication
from pytestqt.qtbot import QtBot

from app.desks.common.application import make_application
from app.desks.common.language import language
from app.desks.common.theme import Scale
from app.desks.croupier.settings.first_start import FirstStart
from app.desks.croupier.settings.setup import Setup
from app.desks.croupier.settings.station_page import StationPage
from app.journal.place import default_database
from app.rules.side import Side
from app.settings import Language, Settings

Ask = Callable[..., FirstStart]
K = Qt.Key


@pytest.fixture
def asked(qtbot: QtBot) -> Ask:
    def ask(
        settings: Settings | None = None, sentence: str = "", size: tuple[int, int] = (1280, 800)
    ) -> FirstStart:
        make_application(["test"])
        window = FirstStart(settings or Settings(), "/somewhere/settings.toml", sentence)
        qtbot.addWidget(window)
        window.resize(*size)
        return window

    return ask


def answer(window: FirstStart, hands: Callable[[], None]) -> Settings | None:
    """Show the window, let somebody answer it, and give what was set; whoever does nothing is not waited for."""
    waiting: list[bool] = []

    def careful() -> None:
        try:
            hands()
        finally:
            waiting.append(window.isVisible())
            window.close()

    QTimer.singleShot(0, window, careful)
    found = window.ask()
    assert waiting == [False], "the page still waits for an answer"
    return found


def touch(button: QAbstractButton) -> None:
    assert button.isVisible()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def press(window: FirstStart, *keys: Qt.Key) -> None:
    for key in keys:
        QTest.keyClick(window, key)


def test_it_is_answered_by_touch_alone(asked: Ask) -> None:
    window = asked()
    page = window.page

    def hands() -> None:
        assert not page.goes_on.isEnabled()
        touch(page.keys.letters["T"])
        touch(page.keys.letters["4"])
        assert not page.goes_on.isEnabled(), "nobody said yet where the cylinder stands"
        touch(page.sides[Side.RIGHT])
        touch(page.goes_on)

    assert answer(window, hands) == Settings(table="T4", cylinder=Side.RIGHT)


def test_it_is_answered_by_keyboard_alone(asked: Ask) -> None:
    window = asked()

    def hands() -> None:
        press(window, K.Key_T, K.Key_4, K.Key_Right, K.Key_Right, K.Key_Return)
        assert window.page.side is Side.LEFT
        press(window, K.Key_Return)

    assert answer(window, hands) == Settings(table="T4", cylinder=Side.LEFT)


def test_another_house_is_two_touches(asked: Ask) -> None:
    window = asked()

    def hands() -> None:
        touch(window.page.which)
        touch(window.page.offered["sanremo"])
        touch(window.page.keys.letters["1"])
        touch(window.page.sides[Side.LEFT])
        touch(window.page.goes_on)

    assert answer(window, hands) == Settings(table="1", house="sanremo")


def test_another_house_is_a_few_keys(asked: Ask) -> None:
    window = asked()

    def hands() -> None:
        press(window, K.Key_1, K.Key_Right, K.Key_Right, K.Key_Return)  # the side
        press(window, K.Key_Right, K.Key_Right, K.Key_Return)  # the house
        first = next(iter(window.page.offered))
        press(window, K.Key_Right, K.Key_Return)
        assert window.page.house == first
        press(window, K.Key_Return)

    found = answer(window, hands)
    assert found is not None
    assert found.house != Settings().house


def test_closed_without_an_answer_nothing_is_set(asked: Ask) -> None:
    window = asked()
    assert answer(window, lambda: touch(window.page.back)) is None
    closed = asked()
    assert answer(closed, lambda: (closed.close(), None)[1]) is None


def test_enter_alone_neither_goes_on_nor_closes(asked: Ask) -> None:
    window = asked()

    def hands() -> None:
        QTest.keyClick(window, Qt.Key.Key_Return)
        assert window.isVisible()
        window.close()

    assert answer(window, hands) is None


def test_it_says_where_the_journal_will_lie(asked: Ask) -> None:
    window = asked()
    assert window.page.notes() == ()
    window.page.keys.write("T4")
    assert str(default_database("T4")) in window.page.notes()[0]


def test_what_was_right_stands_there_and_what_was_wrong_is_said(asked: Ask) -> None:
    """A wrong field is asked again; nothing else is."""
    known = Settings(table="7", dealer="Anna", cylinder=Side.RIGHT, text_size=115)
    window = asked(known, "house: must not be empty: leave the line out for the usual value")
    assert "house: must not be empty" in window.page.accessibleName()
    assert window.page.keys.text == "7"
    assert answer(window, lambda: touch(window.page.goes_on)) == known


@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080)])
def test_every_target_is_large_enough_named_and_inside(
    asked: Ask, qtbot: QtBot, size: tuple[int, int]
) -> None:
    """Screens: at least 12 mm, 56 px on the reference."""
    window = asked(size=size)
    window.show()
    qtbot.waitExposed(window)
    shown = [button for button in window.findChildren(QAbstractButton) if button.isVisible()]
    assert len(shown) > 40
    for button in shown:
        assert min(button.width(), button.height()) >= 56
        assert button.accessibleName()
        assert window.page.rect().contains(button.geometry())


def test_the_language_is_touched_first_and_holds_at_once(asked: Ask) -> None:
    """Screens: Italian, English or French, switchable while running; what was answered already stays."""
    window = asked()

    def hands() -> None:
        touch(window.page.keys.letters["T"])
        touch(window.page.sides[Side.RIGHT])
        for spoken, goes_on in ((Language.ENGLISH, "Continue"), (Language.FRENCH, "Continuer")):
            before = window.page
            touch(window.page.languages[spoken])
            for _ in range(3):
                QApplication.processEvents()
            assert window.page is not before
            assert (language(), window.page.goes_on.text()) == (spoken, goes_on)
            assert window.page.languages[spoken].chosen
            assert (window.page.keys.text, window.page.side) == ("T", Side.RIGHT)
        touch(window.page.goes_on)

    assert answer(window, hands) == Settings(table="T", cylinder=Side.RIGHT, language=Language.FRENCH)


def test_the_language_is_chosen_by_keyboard_alone(asked: Ask) -> None:
    window = asked()

    def hands() -> None:
        press(window, *[K.Key_Right] * 6, K.Key_Return)
        QApplication.processEvents()
        assert language() is Language.ENGLISH
        window.close()

    assert answer(window, hands) is None


def test_only_the_first_start_asks_for_the_language(asked: Ask) -> None:
    """Later it stands in the settings."""
    window = asked()
    later = StationPage(Scale(), window, Setup(), lambda: None)
    assert later.languages == {}
    assert [button.text() for button in window.page.languages.values()] == ["Italiano", "English", "Français"]
