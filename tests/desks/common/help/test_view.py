"""The manual on a desk: contents, links, search, letters to be touched, keys, and what it says in French."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.desks.common.help.book import HelpPage, book
from app.desks.common.help.printing import HelpPrinting
from app.desks.common.help.view import HelpView
from app.desks.common.language import Language, speak
from app.desks.common.theme import Scale
from app.rules.side import Side


class Noted(HelpPrinting):
    """Prints nothing."""

    def __init__(self) -> None:
        super().__init__()
        self.printed: list[str] = []

    def print(self, page: HelpPage) -> None:
        self.printed.append(page.name)
        self.told.emit("printed")


@pytest.fixture
def printing() -> Noted:
    return Noted()


@pytest.fixture
def view(qtbot: QtBot, printing: Noted) -> Iterator[HelpView]:
    within = QWidget()
    qtbot.addWidget(within)
    within.resize(1256, 560)
    made = HelpView(Scale(), within, printing=printing)
    made.setGeometry(0, 0, 1256, 560)
    made.place(188)
    made.open_at("zero")
    within.show()
    yield made
    speak(Language.ITALIAN)


def listed(view: HelpView) -> list[str]:
    return [view.pages.item(row).text().splitlines()[0] for row in range(view.pages.count())]


def test_it_opens_at_the_page_and_marks_it_in_the_contents(view: HelpView) -> None:
    assert view.reader.toPlainText().startswith("Lo zero\n")
    assert view.reader.verticalScrollBar().value() == 0
    assert view.pages.currentItem().text() == "Lo zero"
    assert listed(view)[:2] == ["Per il croupier", "Una serata al tavolo"]
    assert "Per il tecnico" in listed(view)


def test_a_touch_in_the_contents_opens_a_page_and_a_heading_does_nothing(view: HelpView) -> None:
    for row, name in ((2, "entering"), (0, "entering")):
        view.pages.scrollToTop()
        room = view.pages.visualItemRect(view.pages.item(row))
        QTest.mouseClick(view.pages.viewport(), Qt.MouseButton.LeftButton, pos=room.center())
        assert view.name == name


def test_links_lead_to_pages_and_never_out_of_the_manual(view: HelpView) -> None:
    view.reader.anchorClicked.emit(QUrl("dispute.md"))
    assert view.name == "dispute"
    for outside in ("https://docs.astral.sh/uv/", "file:///etc/dispute.md", "nowhere.md"):
        view.reader.anchorClicked.emit(QUrl(outside))
        assert view.name == "dispute"
    assert not view.reader.openLinks()


def test_what_is_typed_is_looked_for_and_marked_on_the_page(view: HelpView) -> None:
    for letter in "CONTEST":
        assert view.take_key(ord(letter))
    assert view.search.below == "Contest"
    assert listed(view)[0] == "Una contestazione"
    view.take_key(Qt.Key.Key_Return)
    assert view.name == "dispute"
    assert len(view.reader.extraSelections()) > 1
    view.take_key(Qt.Key.Key_Delete)
    assert listed(view)[0] == "Per il croupier"
    for letter in "XYZZY":
        view.take_key(ord(letter))
    assert listed(view) == ["Niente: cercare un'altra parola."]
    view.take_key(Qt.Key.Key_Return)
    assert view.name == "dispute"


def test_letters_are_touched_where_there_is_no_keyboard(view: HelpView) -> None:
    high = view.reader.height()
    QTest.mouseClick(view.search, Qt.MouseButton.LeftButton)
    assert view.letters.letters["M"].isVisible()
    assert view.reader.height() < high
    assert view.reader.geometry().bottom() < view.letters.letters["1"].y()
    for letter in "MANCIA":
        QTest.mouseClick(view.letters.letters[letter], Qt.MouseButton.LeftButton)
    assert "Colori e mance" in listed(view)
    QTest.mouseClick(view.search, Qt.MouseButton.LeftButton)
    assert not view.letters.letters["M"].isVisible()
    assert view.reader.height() == high


def test_arrows_go_from_page_to_page_and_turn_what_is_long(view: HelpView) -> None:
    view.take_key(Qt.Key.Key_Down)
    assert view.name == "void-throw"
    for _ in range(9):
        view.take_key(Qt.Key.Key_Up)
    assert view.name == "evening"
    view.open_at("speed")
    view.take_key(Qt.Key.Key_PageDown)
    there = view.reader.verticalScrollBar().value()
    assert there > 0
    QTest.mouseClick(view.up, Qt.MouseButton.LeftButton)
    assert view.reader.verticalScrollBar().value() == 0
    assert not view.take_key(Qt.Key.Key_F5)


def test_the_page_is_printed_and_it_is_said_what_became_of_it(view: HelpView, printing: Noted) -> None:
    QTest.mouseClick(view.print, Qt.MouseButton.LeftButton)
    assert printing.printed == ["zero"]
    assert view.said.text() == "printed"
    view.open_at("bank")
    assert view.said.text() == ""


def test_a_french_desk_reads_the_english_pages_and_is_told_so(view: HelpView) -> None:
    speak(Language.FRENCH)
    view.open_at("zero")
    assert view.reader.toPlainText().startswith("Zero\n")
    assert view.said.text() == "Le manuel est en italien et en anglais : voici les pages anglaises."
    assert view.search.text() == "Chercher"
    speak(Language.ENGLISH)
    view.open_at("zero")
    assert view.said.text() == ""


def test_the_keys_of_the_desk_are_a_touch_away(view: HelpView, qtbot: QtBot) -> None:
    with qtbot.waitSignal(view.keys_wanted):
        QTest.mouseClick(view.keys, Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(view.keys_wanted):
        view.take_key(Qt.Key.Key_F1)


def test_the_foot_is_mirrored_with_the_desk(view: HelpView) -> None:
    left = {key: key.geometry() for key in (view.print, view.keys, view.up, view.down)}
    view.place(188, Side.RIGHT)
    for key, room in left.items():
        assert key.x() == view.width() - room.x() - room.width()


@pytest.mark.parametrize("language", ["it", "en"])
def test_every_page_is_written_with_its_tables_and_its_links(view: HelpView, language: str) -> None:
    speak(Language(language))
    for page in book(language).pages:
        view.open_at(page.name)
        text = view.reader.toPlainText()
        assert text.startswith(page.title)
        assert not any(sign in text for sign in ("](", "**", "| ---", "\ufffc"))
