"""The page of the manual that is read, with the words marked that are looked for."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QTextCharFormat, QTextCursor
from PySide6.QtWidgets import QScroller, QTextBrowser, QTextEdit, QWidget

from app.desks.common.help.book import HelpPage, plain, shown, words_of
from app.desks.common.help.styling import Inks, write_page
from app.desks.common.theme import GOLD, ON_GOLD

_MARKED: Final = 200
"""Places of words that are marked at most: one letter more, and most of them are gone."""


class Reader(QTextBrowser):
    """Shows a page; where its links lead is told to whoever asked for the page."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setOpenLinks(False)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        QScroller.grabGesture(self.viewport(), QScroller.ScrollerGestureType.TouchGesture)

    def show_page(self, page: HelpPage, size: int, inks: Inks, looked_for: str = "") -> None:
        """Show a page from its top, or from the first word that is looked for.

        Args:
            page: of the manual.
            size: of the letters, pixels.
            inks: the colours.
            looked_for: words; none where nothing is.
        """
        write_page(self.document(), shown(page), size, inks)
        self.setAccessibleName(page.title)
        places = self._places(words_of(looked_for))
        self.setExtraSelections([self._marked(*place) for place in places[:_MARKED]])
        self.moveCursor(QTextCursor.MoveOperation.Start)
        if places:
            cursor = self.textCursor()
            cursor.setPosition(min(places)[0])
            self.setTextCursor(cursor)
            self.ensureCursorVisible()

    def _places(self, words: tuple[str, ...]) -> list[tuple[int, int]]:
        """Where the words stand: letter for letter, since an accent more makes a text no longer."""
        text = "".join(plain(sign)[:1] or sign for sign in self.document().toPlainText())
        found: list[tuple[int, int]] = []
        for word in words:
            at = text.find(word)
            while at >= 0:
                found.append((at, len(word)))
                at = text.find(word, at + 1)
        return found

    def _marked(self, at: int, long: int) -> QTextEdit.ExtraSelection:
        cursor = QTextCursor(self.document())
        cursor.setPosition(at)
        cursor.setPosition(at + long, QTextCursor.MoveMode.KeepAnchor)
        form = QTextCharFormat()
        form.setBackground(QColor(GOLD))
        form.setForeground(QColor(ON_GOLD))
        marked = QTextEdit.ExtraSelection()
        marked.cursor, marked.format = cursor, form
        return marked
