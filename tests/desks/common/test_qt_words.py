"""What Qt itself writes (its window for files, its buttons, its menus) is in the language of every desk."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QLineEdit,
    QMessageBox,
    QPlainTextEdit,
    QTextBrowser,
    QTreeView,
    QWidget,
)
from pytestqt.qtbot import QtBot

import app.desks
from app.desks.common.file_dialog import file_to_open, file_to_save, folder_to_choose
from app.desks.common.language import Language, speak

SAVE: Final = {
    Language.ITALIAN: ("Salva", "Annulla"),
    Language.ENGLISH: ("Save", "Cancel"),
    Language.FRENCH: ("Enregistrer", "Annuler"),
}
MENU: Final = {Language.ITALIAN: "Copia", Language.ENGLISH: "Copy", Language.FRENCH: "Copier"}
IN_BOTH: Final = {"OK", "No", "Type"}
"""Words that are the same in English and in one of the others."""
_TEXTS: Final = ("text", "title", "windowTitle", "toolTip", "accessibleName", "placeholderText")


def texts_of(window: QObject) -> Iterator[str]:
    """All that a window writes, but for the names of files and folders."""
    for each in (window, *window.findChildren(QObject)):
        for name in _TEXTS:
            told = getattr(each, name, None)
            if callable(told) and not isinstance(each, QLineEdit) and (said := str(told()).replace("&", "")):
                yield said
        if isinstance(each, QTreeView) and (model := each.model()) is not None:
            columns = range(model.columnCount())
            yield from (str(model.headerData(place, Qt.Orientation.Horizontal)) for place in columns)


def box() -> QDialogButtonBox:
    every = QDialogButtonBox.StandardButton.NoButton
    for button in QDialogButtonBox.StandardButton:
        every |= button
    return QDialogButtonBox(every)


def message() -> QMessageBox:
    asked = QMessageBox()
    asked.setStandardButtons(QMessageBox.StandardButton.Yes | QMessageBox.StandardButton.Cancel)
    return asked


def lettered() -> QTextBrowser:
    page = QTextBrowser()
    page.setHtml('a <a href="x">b</a>')
    page.selectAll()
    return page


def with_menu(written: QLineEdit | QTextBrowser | QPlainTextEdit) -> QObject:
    """Open the menu that Qt gives a field; it belongs to the field."""
    assert written.createStandardContextMenu().parent() is not None
    return written


WRITES: Final[dict[str, Callable[[], QObject]]] = {
    "buttons": box,
    "message": message,
    "a line's menu": lambda: with_menu(QLineEdit("a")),
    "a page's menu": lambda: with_menu(lettered()),
    "a text's menu": lambda: with_menu(QPlainTextEdit("a")),
}


def dialogs(monkeypatch: pytest.MonkeyPatch, page: QWidget, folder: Path) -> dict[str, set[str]]:
    """All that the windows for files write."""
    found: dict[str, set[str]] = {}

    def looked(dialog: QFileDialog) -> int:
        assert dialog.testOption(QFileDialog.Option.DontUseNativeDialog), (
            "the system's speaks its own language"
        )
        found[str(len(found))] = {*texts_of(dialog)} - {dialog.windowTitle()}
        kinds = dialog.iconProvider()
        assert kinds is not None
        return QDialog.DialogCode.Rejected.value

    monkeypatch.setattr(QFileDialog, "exec", looked)
    file_to_save(page, "?", str(folder / "ada.pdf"), "PDF (*.pdf)")
    file_to_open(page, "?", str(folder), "*.sqlite")
    folder_to_choose(page, "?")
    return found


@pytest.mark.parametrize("language", [Language.ITALIAN, Language.FRENCH])
def test_no_english_is_left_in_a_window_for_files(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, language: Language
) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    speak(Language.ENGLISH)
    english = dialogs(monkeypatch, page, tmp_path)
    speak(language)
    theirs = dialogs(monkeypatch, page, tmp_path)
    assert {*SAVE[language]} <= theirs["0"]
    for window, words in theirs.items():
        assert len(words) > 10
        assert words & english[window] - IN_BOTH == set()


@pytest.mark.parametrize("what", WRITES)
@pytest.mark.parametrize("language", [Language.ITALIAN, Language.FRENCH])
def test_no_english_is_left_on_a_standard_button_or_menu(qtbot: QtBot, what: str, language: Language) -> None:
    speak(Language.ENGLISH)
    english = {*texts_of(WRITES[what]())}
    speak(language)
    theirs = {*texts_of(WRITES[what]())}
    assert len(theirs) >= 2
    assert theirs & english - IN_BOTH == set()


@pytest.mark.parametrize("language", Language)
def test_the_usual_buttons_are_called_as_the_desk_calls_them(qtbot: QtBot, language: Language) -> None:
    speak(language)
    assert {*SAVE[language]} <= {*texts_of(box())}
    assert any(text.startswith(MENU[language]) for text in texts_of(WRITES["a line's menu"]()))


def test_no_desk_opens_another_window_of_qt_s_than_these() -> None:
    """A new one would be the system's, or would have words that nobody looked at."""
    folder = Path(app.desks.__file__).parent
    found = {
        (file.relative_to(folder).as_posix(), name.id)
        for file in folder.rglob("*.py")
        for name in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(name, ast.Name)
        and name.id.startswith("Q")
        and name.id.endswith(("Dialog", "MessageBox", "Wizard"))
    }
    assert {name for file, name in found if file != "common/file_dialog.py"} <= {"QDialog"}
    assert ("common/file_dialog.py", "QFileDialog") in found
