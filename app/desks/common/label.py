"""What is written in a label or a tip, as it was written: no name in it is read as markup.

Qt guesses at a text: `<b>` is drawn as markup, and the file of an `<img src="file:///…">` is opened. Names of
people and tables, and notes, are whatever somebody typed. So labels and tips are made here alone
(tests/architecture/test_plain_text.py).
"""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from typing import Protocol

from PySide6.QtCore import Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtGui import Qt as RichText  # the part of Qt's names that knows of markup
from PySide6.QtWidgets import QLabel, QToolTip, QWidget


class Label(QLabel):
    """A label; what it is told is drawn letter for letter."""

    def __init__(self, parent: QWidget | None = None, words: str = "") -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setText(words)

    def setText(self, words: str, /) -> None:  # noqa: N802 - Qt's own
        """Write a text, letter for letter."""
        super().setText(_as_it_is(words))


def _as_it_is(words: str) -> str:
    """Put a mark for what is no character: at the beginning Qt takes U+FFFE for another order of the bytes.

    It would draw every letter behind it as another one.
    """
    return words.replace("\ufffe", "\ufffd")


class Paragraphs(Label):
    """Paragraphs of two lines each, of which one is bold: the only markup of a label, and it is ours."""

    def setText(self, words: str, /) -> None:  # noqa: N802 - Qt's own
        """Write a text as any label does."""
        self.setTextFormat(Qt.TextFormat.PlainText)
        super().setText(words)

    def tell(self, paragraphs: Iterable[tuple[str, str]], *, bold: int) -> None:
        """Write them; whatever stands in a line is escaped.

        Args:
            paragraphs: the two lines of each.
            bold: which of the two is bold, from 0.
        """
        said = (
            "<br>".join(_line(words, bold=place == bold) for place, words in enumerate(p)) for p in paragraphs
        )
        self.setTextFormat(Qt.TextFormat.RichText)
        super().setText("".join(f"<p>{lines}</p>" for lines in said))


def _line(words: str, *, bold: bool) -> str:
    said = escape(words, quote=False)
    return f"<b>{said}</b>" if bold else said


class _Tipped(Protocol):
    """A widget, or a row or cell of a list."""

    def setToolTip(self, words: str, /) -> None: ...  # noqa: N802 - Qt's own


def tip_words(words: str) -> str:
    """Write a tip so that Qt shows it as it was written: what Qt would read as markup is escaped."""
    words = _as_it_is(words)
    if not RichText.mightBeRichText(words):
        return words
    lines = escape(words).replace("\n", "<br>")
    return f"<p style='white-space: pre-wrap'>{lines}</p>"


def set_tip(on: _Tipped, words: str) -> None:
    """Have something said where a hand stays on a thing; nothing where there are no words."""
    on.setToolTip(tip_words(words))


def hide_tip() -> None:
    """Take a tip away that is shown."""
    QToolTip.hideText()


def show_tip(event: QHelpEvent, words: str, over: QWidget) -> None:
    """Say something now, where a hand stayed."""
    QToolTip.showText(event.globalPos(), tip_words(words), over)
