"""A file is asked for in the language of the desk, also where Qt has no words of that language."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QDialog, QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from app.desks.common.file_dialog import file_to_open, file_to_save, folder_to_choose
from app.desks.common.language import Language, speak
from app.desks.common.language import language as spoken


def test_a_file_is_asked_for_in_each_language(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    page, seen = QWidget(), list[str]()
    qtbot.addWidget(page)
    answers = {"goes on": QDialog.DialogCode.Accepted, "leaves": QDialog.DialogCode.Rejected}
    before, answer = spoken(), "goes on"

    def asked(dialog: QFileDialog) -> int:
        seen.append(dialog.labelText(QFileDialog.DialogLabel.LookIn))
        return answers[answer].value

    monkeypatch.setattr(QFileDialog, "exec", asked)
    try:
        for language in Language:
            speak(language)
            assert Path(file_to_save(page, "x", str(tmp_path / "ada.pdf"), "PDF (*.pdf)")).name == "ada.pdf"
        assert seen == ["Cerca in:", "Look in:", "Chercher dans :"]
        assert folder_to_choose(page, "x")
        answer = "leaves"
        assert folder_to_choose(page, "x") == ""
        assert file_to_open(page, "x", str(tmp_path), "*.sqlite") == ""
    finally:
        speak(before)


def test_a_folder_is_chosen_and_no_file(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    page = QWidget()
    qtbot.addWidget(page)

    def asked(dialog: QFileDialog) -> int:
        assert dialog.fileMode() is QFileDialog.FileMode.Directory
        dialog.selectFile(str(tmp_path))
        return QDialog.DialogCode.Accepted.value

    monkeypatch.setattr(QFileDialog, "exec", asked)
    assert Path(folder_to_choose(page, "x")) == tmp_path
