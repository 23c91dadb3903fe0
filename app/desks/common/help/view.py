"""The manual as it lies on any desk: contents beside a page, search above them, keys beneath."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final, NamedTuple

from PySide6.QtCore import QRect, QSize, Qt, QUrl, Signal
from PySide6.QtWidgets import QWidget

from app.desks.common import theme
from app.desks.common.help.book import Book, HelpPage, book, find
from app.desks.common.help.contents import Contents
from app.desks.common.help.printing import HelpPrinting
from app.desks.common.help.reader import Reader
from app.desks.common.help.styling import Inks
from app.desks.common.label import Label
from app.desks.common.language import language, tr
from app.desks.common.letter_keys import COLUMNS, LetterKeys
from app.desks.common.lettering import FAMILY
from app.desks.common.text_size import text_size
from app.desks.common.theme import GAP, TARGET, Scale
from app.desks.common.touch import TouchButton
from app.rules.side import Side
from resources import MANUAL_LANGUAGES

_LIST: Final = 330
"""Pixels that the contents take."""
_LETTERS: Final = 20
_KEY: Final = 132
_ARROW: Final = 72
_TURN: Final = 0.85
"""Of what is seen: the last lines stand at the top of what follows."""


class HelpLook(NamedTuple):
    """How the manual looks on a desk.

    Attributes:
        inks: of its pages.
        ground: of pages and contents.
        chosen: the ground of the page that is shown, in the contents.
    """

    inks: Inks = Inks()
    ground: str = theme.PANEL
    chosen: str = theme.GOLD_DARK


class HelpView(QWidget):
    """The manual.

    Attributes:
        search: opens and closes the letters to be touched; what is looked for stands on it.
        keys: shows every key of the desk.
        print: prints the page.
        pages: the contents, or what was found.
        reader: the page.
        letters: what is looked for, touched or typed.
        said: what became of a print.
        name: of the page that is shown.
    """

    keys_wanted = Signal()
    """somebody wants to see every key of the desk"""

    def __init__(
        self,
        scale: Scale,
        parent: QWidget,
        look: HelpLook | None = None,
        printing: HelpPrinting | None = None,
        *,
        has_keys: bool = True,
    ) -> None:
        """Show nothing before `open_at`.

        Args:
            scale: of the window.
            parent: what it lies on.
            look: of the desk; the dark one's where None.
            printing: prints its pages; by the system's printers where None.
            has_keys: whether the desk has a sheet of its keys.
        """
        super().__init__(parent)
        self._scale, self._look = scale, look or HelpLook()
        self._printing = printing or HelpPrinting()
        self._book = Book("", "", ())
        self.name = ""
        self.said = Label(self)
        self.said.setWordWrap(True)
        self._printing.told.connect(self.said.setText)
        self.pages, self.reader = Contents(self), Reader(self)
        self.pages.wanted.connect(self._open)
        self.reader.anchorClicked.connect(self._follow)
        self.search, self.keys = self._key(self.turn_letters), self._key(self.keys_wanted.emit)
        self.keys.setVisible(has_keys)
        self.print, self.up = self._key(self._print), self._key(partial(self.turn, -1))
        self.down = self._key(partial(self.turn, 1))
        self.letters = LetterKeys(scale, self, self._looked_for, figures=True)
        self.letters.sentence = True
        self._show_letters(shown=False)
        self._beside, self._side = 0, Side.LEFT

    def _key(self, does: Callable[[], None]) -> TouchButton:
        button = TouchButton(self._scale, self)
        button.clicked.connect(lambda _=False: does())
        return button

    def open_at(self, name: str) -> None:
        """Open the manual at a page, in the language of the desk: nothing is looked for.

        Args:
            name: of the page that belongs to the screen; its part leads the contents.
        """
        self._book = book(language().value).led_by(name)
        self.keys.say(tr("Tasti"), "F1")
        self.print.say(tr("Stampa"))
        self.up.say("▲", name=tr("in su"))
        self.down.say("▼", name=tr("in giù"))
        self.pages.setAccessibleName(tr("Le pagine del manuale"))
        self._show_letters(shown=False)
        self.name = name
        self.letters.write("")
        self._open(name)

    def _looked_for(self) -> None:
        """Show what was found, or the contents where nothing is looked for."""
        text = self.letters.text
        self.search.say(tr("Cerca"), text)
        self.search.choose(chosen=self._letters_shown or bool(text))
        if text.strip():
            self.pages.list_found(find(self._book, text))
        else:
            self.pages.list_book(self._book)
        self.pages.mark(self.name)

    def _open(self, name: str) -> None:
        page = self._page(name)
        self.name = page.name
        self.said.setText(self._absent())
        self.reader.show_page(page, self._size(), self._look.inks, self.letters.text)
        self.pages.mark(self.name)

    def _absent(self) -> str:
        """A desk whose language the manual does not speak is told so in one line."""
        if self._book.asked in MANUAL_LANGUAGES:
            return ""
        return tr("Il manuale è in italiano e in inglese: queste sono le pagine inglesi.")

    def _page(self, name: str) -> HelpPage:
        return self._book.page(name)

    def _follow(self, link: QUrl) -> None:
        """Go where a link leads within the manual; the world outside is not opened from a desk."""
        name = link.fileName().removesuffix(".md")
        if link.isRelative() and any(page.name == name for page in self._book.pages):
            self._open(name)

    def turn(self, pages: int) -> None:
        """Turn the page that is read on, or back.

        Args:
            pages: how many heights of what is seen; below 0 for back.
        """
        bar = self.reader.verticalScrollBar()
        bar.setValue(bar.value() + round(pages * bar.pageStep() * _TURN))

    def turn_letters(self) -> None:
        """Show the letters to be touched, or put them away."""
        self._show_letters(shown=not self._letters_shown)
        self._looked_for()
        self._place()

    def _show_letters(self, *, shown: bool) -> None:
        self._letters_shown = shown
        for button in self.letters.buttons:
            button.setVisible(shown)

    def _print(self) -> None:
        self._printing.print(self._page(self.name))

    def take_key(self, key: int) -> bool:
        """Take a key that was released: letters look for a word, arrows go from page to page.

        Returns:
            Whether it means something here.
        """
        does: dict[int, Callable[[], None]] = {
            Qt.Key.Key_Up: partial(self.pages.step, -1),
            Qt.Key.Key_Down: partial(self.pages.step, 1),
            Qt.Key.Key_PageUp: partial(self.turn, -1),
            Qt.Key.Key_PageDown: partial(self.turn, 1),
            Qt.Key.Key_Delete: partial(self.letters.write, ""),
            Qt.Key.Key_Return: self._open_first,
            Qt.Key.Key_Enter: self._open_first,
            Qt.Key.Key_F1: self.keys_wanted.emit,
        }
        if key in does:
            does[key]()
            return True
        return self.letters.take_key(key)

    def _open_first(self) -> None:
        """Open the first page that was found."""
        if self.letters.text.strip():
            self.pages.open_first()

    def _size(self) -> int:
        return self._scale.px(_LETTERS * text_size() / 100)

    def place(self, beside: int, side: Side = Side.LEFT) -> None:
        """Lay everything out for the view's size.

        Args:
            beside: pixels that something else takes at the inner end of the foot.
            side: of the table: the foot is mirrored with the desk.
        """
        self._beside, self._side = beside, side
        self._place()
        if self.name:
            self.reader.show_page(self._page(self.name), self._size(), self._look.inks, self.letters.text)
            self.pages.mark(self.name)

    def _place(self) -> None:
        px, wide, high = self._scale.px, self.width(), self.height()
        gap, target, beside = px(GAP), px(TARGET), px(_LIST)
        foot = high - target
        self.search.setGeometry(0, 0, beside, target)
        self.pages.setGeometry(0, target + gap, beside, foot - target - 2 * gap)
        letters = 4 * (target + gap) if self._letters_shown else 0
        self.reader.setGeometry(beside + gap, 0, wide - beside - gap, foot - gap - letters)
        self._place_letters(beside + gap, foot - letters)
        self._place_foot(foot)
        self._dress()

    def _place_letters(self, x: int, y: int) -> None:
        gap, target = self._scale.px(GAP), self._scale.px(TARGET)
        across = (self.width() - x + gap) // COLUMNS
        for place, button in enumerate(self.letters.buttons):
            row, column = divmod(place, COLUMNS)
            button.setGeometry(x + column * across, y + row * (target + gap), across - gap, target)

    def _place_foot(self, y: int) -> None:
        px, x, end = self._scale.px, self._beside, self.width()
        gap, target, key, arrow = px(GAP), px(TARGET), px(_KEY), px(_ARROW)
        rooms: dict[QWidget, QRect] = {}
        for button in (self.down, self.up):
            end -= arrow
            rooms[button] = QRect(end, y, arrow, target)
            end -= gap
        for button in (self.print, self.keys):
            rooms[button] = QRect(x, y, key, target)
            x += key + gap
        rooms[self.said] = QRect(x + gap, y, end - x - gap, target)
        for part, room in rooms.items():
            if self._side is Side.RIGHT:
                room.moveLeft(self.width() - room.x() - room.width())
            part.setGeometry(room)

    def _dress(self) -> None:
        """Write contents and notices in the letters and colours of the desk."""
        px, inks, look = self._scale.px, self._look.inks, self._look
        size = px(18 * text_size() / 100)
        self.setStyleSheet(
            f"QListWidget, QTextBrowser {{ background: {look.ground}; border: 1px solid {inks.line};"
            f" border-radius: {px(8)}px; outline: none; }}"
            f"QListWidget {{ font-family: {FAMILY}; font-size: {size}px; color: {inks.text}; }}"
            f"QListWidget::item {{ padding: {px(14)}px {px(12)}px; }}"
            f"QListWidget::item:selected {{ background: {look.chosen}; color: {inks.keys}; }}"
            f"QListWidget::item:disabled {{ color: {inks.quiet}; padding-top: {px(18)}px; }}"
            f"QLabel {{ font-family: {FAMILY}; font-size: {px(17)}px; color: {inks.quiet}; }}"
            f"QScrollBar:vertical {{ background: {look.ground}; width: {px(14)}px; }}"
            f"QScrollBar::handle:vertical {{ background: {inks.line}; border-radius: {px(6)}px;"
            f" min-height: {px(36)}px; }}"
            "QScrollBar::add-line, QScrollBar::sub-line { height: 0; }"
        )

    def sizeHint(self) -> QSize:
        """As large as the desk it is drawn for."""
        return QSize(theme.REFERENCE_WIDTH, theme.REFERENCE_HEIGHT)
