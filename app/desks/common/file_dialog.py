"""Asks for a file or a folder in Qt's own window: the system's speaks the system's language, not the desk's.

What Qt's translations leave English is said here.
"""

from __future__ import annotations

from PySide6.QtCore import QFileInfo
from PySide6.QtWidgets import QFileDialog, QFileIconProvider, QWidget

from app.desks.common.language import tr


def file_to_save(parent: QWidget, title: str, name: str, kinds: str) -> str:
    """Ask where a file is written; empty where nobody wants to any more.

    Args:
        parent: the page that asks.
        title: what is written.
        name: that is proposed.
        kinds: of files that are shown: "PDF (*.pdf)".
    """
    dialog = _dialog(parent, title, kinds)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.selectFile(name)
    return _chosen(dialog)


def file_to_open(parent: QWidget, title: str, folder: str, kinds: str) -> str:
    """Ask which file is opened; empty where none is.

    Args:
        parent: the page that asks.
        title: what is opened.
        folder: that is shown first.
        kinds: of files that are shown.
    """
    dialog = _dialog(parent, title, kinds)
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    dialog.setDirectory(folder)
    return _chosen(dialog)


def folder_to_choose(parent: QWidget, title: str) -> str:
    """Ask which folder is meant; empty where none is.

    Args:
        parent: the page that asks.
        title: what for.
    """
    dialog = _dialog(parent, title, "")
    dialog.setFileMode(QFileDialog.FileMode.Directory)
    dialog.setOption(QFileDialog.Option.ShowDirsOnly)
    return _chosen(dialog)


class _Kinds(QFileIconProvider):
    """Says what a file is, in the column of the kinds."""

    def type(self, info: QFileInfo) -> str:
        """Say it by its ending: what the system calls its kind is in the system's language."""
        if info.isDir():
            return tr("Cartella")
        return tr("File {kind}").format(kind=info.suffix().upper()).strip()


_KINDS: list[_Kinds] = []
"""Qt does not keep it: it is there as long as the program."""


def _dialog(parent: QWidget, title: str, kinds: str) -> QFileDialog:
    if not _KINDS:
        _KINDS.append(_Kinds())
    dialog = QFileDialog(parent, title)
    dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
    dialog.setIconProvider(_KINDS[0])
    dialog.setNameFilter(kinds)
    dialog.setLabelText(QFileDialog.DialogLabel.LookIn, tr("Cerca in:"))
    dialog.setLabelText(QFileDialog.DialogLabel.FileType, tr("Tipo di file:"))
    return dialog


def _chosen(dialog: QFileDialog) -> str:
    files = dialog.selectedFiles() if dialog.exec() else []
    dialog.deleteLater()
    return files[0] if files else ""
