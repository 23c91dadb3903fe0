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
from app.desks.croupier.forms.kit import Line
from app.desks.croupier.forms.station_form import HouseOffered, Turn, which_table
from app.desks.croupier.forms.typed import Letter
from app.desks.croupier.pages.form_key import FormKey
from app.desks.croupier.pages.form_page import FormPage
from app.desks.croupier.settings.first_start import FirstStart
from app.desks.croupier.settings.setup import Setup
from app.journal.place import default_database
from app.rules.roulette.house_reading import read_house
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
        window = FirstStart(settings or Settings(), "/somewhere/settings.toml", read_house, sentence)
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


def houses(page: FormPage) -> dict[str, FormKey]:
    """The houses that are offered, by their names in the settings."""
    return {key.says.name: key for key in page.keys if isinstance(key.says, HouseOffered)}


def notes(page: FormPage) -> str:
    """What is written beneath the keys."""
    return next(part.words for part in page.form.parts if isinstance(part, Line))


def test_it_is_answered_by_touch_alone(asked: Ask) -> None:
    window = asked()
    page = window.page

    def hands() -> None:
        assert not page.does.isEnabled()
        touch(page.key(Letter("T")))
        touch(page.key(Letter("4")))
        assert not page.does.isEnabled(), "nobody said yet where the cylinder stands"
        touch(page.key(Side.RIGHT))
        touch(page.does)

    assert answer(window, hands) == Settings(table="T4", side=Side.RIGHT)


def test_it_is_answered_by_keyboard_alone(asked: Ask) -> None:
    window = asked()

    def hands() -> None:
        press(window, K.Key_T, K.Key_4, K.Key_Right, K.Key_Right, K.Key_Return)
        assert window.page.draft.side is Side.LEFT
        press(window, K.Key_Return)

    assert answer(window, hands) == Settings(table="T4", side=Side.LEFT)


def test_another_house_is_two_touches(asked: Ask) -> None:
    window = asked()

    def hands() -> None:
        touch(window.page.key(Turn(houses=True)))
        touch(houses(window.page)["sanremo"])
        touch(window.page.key(Letter("1")))
        touch(window.page.key(Side.LEFT))
        touch(window.page.does)

    assert answer(window, hands) == Settings(table="1", house="sanremo")


def test_another_house_is_a_few_keys(asked: Ask) -> None:
    window = asked()

    def hands() -> None:
        press(window, K.Key_1, K.Key_Right, K.Key_Right, K.Key_Return)  # the side
        press(window, K.Key_Right, K.Key_Right, K.Key_Return)  # the house
        first = next(iter(houses(window.page)))
        press(window, K.Key_Right, K.Key_Return)
        assert window.page.draft.house == first
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
    assert notes(window.page) == ""
    window.page.tell(Letter("T"))
    window.page.tell(Letter("4"))
    assert str(default_database("T4")) in notes(window.page)


def test_what_was_right_stands_there_and_what_was_wrong_is_said(asked: Ask) -> None:
    """A wrong field is asked again; nothing else is."""
    known = Settings(table="7", dealer="Anna", side=Side.RIGHT, text_size=115)
    window = asked(known, "house: must not be empty: leave the line out for the usual value")
    assert "house: must not be empty" in window.page.accessibleName()
    assert window.page.draft.name.text == "7"
    assert answer(window, lambda: touch(window.page.does)) == known


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
        touch(window.page.key(Letter("T")))
        touch(window.page.key(Side.RIGHT))
        for spoken, goes_on in ((Language.ENGLISH, "Continue"), (Language.FRENCH, "Continuer")):
            before = window.page
            touch(window.page.key(spoken))
            for _ in range(3):
                QApplication.processEvents()
            assert window.page is not before
            assert (language(), window.page.does.text()) == (spoken, goes_on)
            assert window.page.key(spoken).chosen
            assert (window.page.draft.name.text, window.page.draft.side) == ("T", Side.RIGHT)
        touch(window.page.does)

    assert answer(window, hands) == Settings(table="T", side=Side.RIGHT, language=Language.FRENCH)


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
    later = FormPage(Scale(), window, which_table(Setup()), None, lambda: None)
    later.begin()
    later.show_screen()
    assert later.form.foot == ()
    languages = [key.text() for key in window.page.keys if isinstance(key.says, Language)]
    assert languages == ["Italiano", "English", "Français"]
