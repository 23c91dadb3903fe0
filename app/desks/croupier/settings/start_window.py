"""A window with one page, before there is a table: shown until the page is answered, or closed."""

from __future__ import annotations

from typing import Any, ClassVar

from PySide6.QtCore import QEventLoop, Qt
from PySide6.QtGui import QCloseEvent, QKeyEvent, QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from app.desks.common import theme
from app.desks.common.filling import show_whole
from app.desks.common.lettering import ink, set_least
from app.desks.common.theme import Scale
from app.desks.croupier.forms.kit import Asks
from app.desks.croupier.held_keys import HeldKeys
from app.desks.croupier.pages.form_page import FormPage
from app.desks.croupier.regions import MARGIN


class StartWindow(QWidget):
    """A window of the croupier's size, whose page is a form; its way back closes the window.

    Attributes:
        page: what it shows.
        help: the manual, once somebody wanted it.
    """

    MANUAL: ClassVar[str] = "install"
    """The manual's page that belongs to it."""

    page: FormPage

    def __init__(self) -> None:
        super().__init__()
        self.scale = Scale()
        self._loop: QEventLoop | None = None
        self.help: QWidget | None = None
        self._held = HeldKeys(self, lambda down: self.take_key(down.key))
        self.setWindowTitle("Capotavolo")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(960, 600)

    def begin(self, asks: Asks[Any]) -> None:
        """Show a form, in the size of the reference."""
        self.show_form(asks)
        self.resize(theme.REFERENCE_WIDTH, theme.REFERENCE_HEIGHT)

    def show_form(self, asks: Asks[Any]) -> None:
        """Make the page in the language that is spoken now."""
        self.page = FormPage(self.scale, self, asks, None, self.close, self.told)
        self.page.begin()
        self.page.show()
        self.page.show_screen()

    def told(self, what: Any) -> None:
        """Do what only the window can do."""
        raise NotImplementedError

    def show_help(self, *_: object) -> None:
        """Open the manual beside the page."""
        from app.desks.common.help.window import HelpWindow  # noqa: PLC0415 - when it is first needed

        if not isinstance(self.help, HelpWindow):
            self.help = HelpWindow()
        self.help.open_at(self.MANUAL)

    def take_key(self, key: int) -> None:
        """Open the manual; all else is the page's."""
        if key == Qt.Key.Key_F1:
            self.show_help()
        else:
            self.page.take(key)

    def wait(self, *, full_screen: bool | None = None) -> None:
        """Show the page until the window is closed.

        Args:
            full_screen: whether it fills its screen; None where nobody said.
        """
        self._loop = QEventLoop()
        show_whole(self, full_screen=full_screen)
        self._loop.exec()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Go on with the program, or end it."""
        super().closeEvent(event)
        if self.help is not None:
            self.help.close()
        if self._loop is not None:
            self._loop.quit()

    def showEvent(self, event: QShowEvent) -> None:
        """Give the keyboard to the page: no button has it until somebody asks for one."""
        super().showEvent(event)
        self.setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Bring the page to the size of the window."""
        super().resizeEvent(event)
        self.scale.fit(self.width(), self.height())
        set_least(self.scale.px(theme.LEAST_TEXT))
        self.place_page()

    def place_page(self) -> None:
        """Lay the page out over the window."""
        margin = self.scale.px(MARGIN)
        self.page.setGeometry(self.rect().adjusted(margin, margin, -margin, -margin))
        self.page.arrange()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Remember a key; it counts when it is released."""
        self._held.press(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Give the page a key that went down here and is up again."""
        self._held.release(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the ground."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), ink(theme.GROUND))
        painter.end()
