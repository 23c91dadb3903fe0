"""Labels and tips show what they are told, letter for letter; Qt opens no file for it."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPoint
from PySide6.QtGui import QHelpEvent, QTextDocument
from PySide6.QtGui import Qt as RichText
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QToolTip, QWidget

from app.desks.common.application import make_application
from app.desks.common.label import Label, Paragraphs, set_tip, show_tip, tip_words
from tests.desks.opened_files import WatchedFile

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
"""Without a screen no tip is raised above the others."""

NAMES = ["<b>x</b>", "&amp;", "&lt;b>", "Tom & <i>Gina</i>", "<a\n>", "1 < 2", "Ines"]
MADE_OF = st.text("<>&;/ab \n\"'=!", max_size=12) | st.sampled_from(NAMES)


@pytest.fixture
def watched(tmp_path: Path) -> Iterator[WatchedFile]:
    make_application(["label"])
    file = WatchedFile(tmp_path / "picture.png")
    yield file
    file.close()


def drawn(tip: str) -> str:
    """What a tip shows, read as Qt reads it."""
    if not RichText.mightBeRichText(tip):
        return tip
    page = QTextDocument()
    page.setHtml(tip)
    return page.toPlainText()


@pytest.mark.parametrize("name", NAMES)
def test_a_label_is_as_wide_as_its_letters_and_no_mark_is_read(name: str) -> None:
    make_application(["label"])
    label = Label(None, name)
    wide = max(label.fontMetrics().horizontalAdvance(line) for line in name.split("\n"))
    assert label.text() == name
    assert label.sizeHint().width() >= wide


def test_what_is_no_character_turns_no_letter_into_another() -> None:
    """Qt takes one at the beginning for another order of the bytes."""
    make_application(["label"])
    for shown in (Label(None, "\ufffeAnna").text(), drawn(tip_words("\ufffeAnna"))):
        assert shown == "\ufffdAnna"


def test_a_label_opens_no_file_where_qt_s_own_does(watched: WatchedFile) -> None:
    for label in (Label(None, watched.image), Label()):
        label.setText(watched.image)
        label.grab()
    assert not watched.was_opened()
    QLabel(watched.image).grab()
    assert watched.was_opened(), "or nothing is watched"


def test_a_tip_opens_no_file_where_qt_s_own_does(watched: WatchedFile) -> None:
    button = QPushButton()
    set_tip(button, watched.image)
    where = QPoint(2, 2)
    button.show()
    QApplication.sendEvent(button, QHelpEvent(QHelpEvent.Type.ToolTip, where, button.mapToGlobal(where)))
    assert drawn(QToolTip.text()) == watched.image
    show_tip(QHelpEvent(QHelpEvent.Type.ToolTip, where, where), f"1: {watched.image}", button)
    assert drawn(QToolTip.text()) == f"1: {watched.image}"
    QApplication.processEvents()
    assert not watched.was_opened()
    QToolTip.showText(where, f"<p>{watched.image}</p>", button)
    QApplication.processEvents()
    assert watched.was_opened(), "or nothing is watched"
    QToolTip.hideText()
    button.close()


@given(MADE_OF)
def test_a_tip_shows_what_it_was_told(words: str) -> None:
    assert drawn(tip_words(words)) == words


def test_a_plain_tip_stays_as_it_is_for_a_screen_reader() -> None:
    assert tip_words("Vai al giorno & ora") == "Vai al giorno & ora"


def test_of_two_lines_one_is_bold_and_both_are_plain(watched: WatchedFile) -> None:
    over = QWidget()
    said = Paragraphs(over)
    said.tell([("<b>x</b>", watched.image), ("&amp;", "p < 0,01")], bold=1)
    said.grab()
    lines = drawn(said.text()).replace("\u2028", "\n").split("\n")
    assert lines == ["<b>x</b>", watched.image, "&amp;", "p < 0,01"]
    assert said.text().count("<b>") == 2
    said.setText(watched.image)
    said.grab()
    assert not watched.was_opened()
