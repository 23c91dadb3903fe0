"""The contents of the manual, or the pages that were found: a touch opens one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QScroller, QWidget

from app.desks.common.help.book import Book, Found
from app.desks.common.language import tr

_EXCERPT: Final = 64
"""Letters of a line that was found."""
_NAME: Final = Qt.ItemDataRole.UserRole


class Contents(QListWidget):
    """Pages under the names of their parts; the one that is read is marked.

    Attributes:
        wanted: the name of a page that was touched, or gone to.
    """

    wanted = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWordWrap(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.itemClicked.connect(self._want)
        QScroller.grabGesture(self.viewport(), QScroller.ScrollerGestureType.TouchGesture)

    def list_book(self, book: Book) -> None:
        """Name every page, part after part."""
        self.clear()
        for part in book.parts:
            self._add_head(part.title)
            for page in part.pages:
                self._add(page.title, page.name)

    def list_found(self, found: Sequence[Found]) -> None:
        """Name the pages that were found, each with the line in which it is so."""
        self.clear()
        if not found:
            self._add_head(tr("Niente: cercare un'altra parola."))
        for each in found:
            short = each.line if len(each.line) < _EXCERPT else f"{each.line[:_EXCERPT]}…"
            self._add(f"{each.page.title}\n{short}" if short else each.page.title, each.page.name)

    def _add_head(self, words: str) -> None:
        item = QListWidgetItem(words)
        item.setFlags(Qt.ItemFlag.NoItemFlags)
        self.addItem(item)

    def _add(self, words: str, name: str) -> None:
        item = QListWidgetItem(words)
        item.setData(_NAME, name)
        self.addItem(item)

    def _want(self, item: QListWidgetItem) -> None:
        if name := item.data(_NAME):
            self.wanted.emit(name)

    def _named(self) -> Iterator[tuple[int, str]]:
        """Each row that is a page, with its name."""
        rows = ((row, self.item(row).data(_NAME)) for row in range(self.count()))
        return ((row, name) for row, name in rows if name)

    def mark(self, name: str) -> None:
        """Mark the page that is read, in sight; none where it is not among them."""
        row = next((row for row, each in self._named() if each == name), None)
        if row is None:
            self.setCurrentRow(-1)
            return
        self.setCurrentRow(row)
        self.scrollToItem(self.item(row), QListWidget.ScrollHint.PositionAtCenter)

    def step(self, by: int) -> None:
        """Want the page before the one that is marked (below 0), or after it."""
        beyond = [name for row, name in self._named() if (row - self.currentRow()) * by > 0]
        if beyond:
            self.wanted.emit(beyond[0 if by > 0 else -1])

    def open_first(self) -> None:
        """Want the first page."""
        if first := next(self._named(), None):
            self.wanted.emit(first[1])
