"""The first start: one page before the table opens, which asks only what it must."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QEventLoop, Qt
from PySide6.QtGui import QCloseEvent, QKeyEvent, QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from app.desks.common import theme
from app.desks.common.language import language, speak, tr
from app.desks.common.lettering import ink
from app.desks.common.theme import Scale
from app.desks.croupier.regions import MARGIN
from app.desks.croupier.settings.setup import Setup
from app.desks.croupier.settings.station_page import StationPage
from app.rules.wheel import Side
from app.settings import Settings


class FirstStart(QWidget):
    """A window with the one page; closed without an answer, nothing is set.

    Attributes:
        answered: whether the page was answered.
    """

    def __init__(self, settings: Settings, kept: str, sentence: str = "") -> None:
        """Ask with what is known already.

        Args:
            settings: what was right in them.
            kept: the file in which the answer is kept.
            sentence: what was wrong, if this is no first start; empty otherwise.
        """
        super().__init__()
        self.answered = False
        self._scale = Scale()
        self._loop: QEventLoop | None = None
        self._down: set[int] = set()
        self._sentence = sentence
        self._setup = Setup(settings, kept=kept)
        self._setup.hear(self._settle)
        self.page = self._made_page()
        self.setWindowTitle("Capotavolo")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(960, 600)
        self.resize(theme.REFERENCE_WIDTH, theme.REFERENCE_HEIGHT)

    def _made_page(self) -> StationPage:
        """Make the page in the language that is spoken now."""
        page = StationPage(self._scale, self, self._setup, self._give_up, first=True, sentence=self._sentence)
        page.back.say(tr("Chiudere"))
        page.done = self._answer
        page.begin(None)
        page.show()
        return page

    def _settle(self, settings: Settings) -> None:
        """Speak the language that was touched, at once."""
        if settings.language is not language():
            speak(settings.language)

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        """Write the page anew in another language; what was answered already stays."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            before, self.page = self.page, self._made_page()
            self.page.go_on_from(before)
            before.hide()
            before.deleteLater()
            self._place()
            self.setFocus()

    def ask(self) -> Settings | None:
        """Show the page until it is answered or closed.

        Returns:
            The settings with what was answered, or None.
        """
        self._loop = QEventLoop()
        self.show()
        self._loop.exec()
        return self._setup.settings if self.answered else None

    def _answer(self) -> None:
        self.answered = True
        self.close()

    def _give_up(self) -> None:
        self.close()

    def closeEvent(self, event: QCloseEvent) -> None:  # noqa: N802 - Qt's name
        """Go on with the program, or end it."""
        super().closeEvent(event)
        if self._loop is not None:
            self._loop.quit()

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802 - Qt's name
        """Give the keyboard to the page: no button has it until somebody asks for one."""
        super().showEvent(event)
        self.setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """Bring the page to the size of the window."""
        super().resizeEvent(event)
        self._scale.fit(self.width(), self.height())
        self._place()

    def _place(self) -> None:
        margin = self._scale.px(MARGIN)
        self.page.setGeometry(self.rect().adjusted(margin, margin, -margin, -margin))
        self.page.place(Side.LEFT)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """Remember a key; it counts when it is released."""
        if not event.isAutoRepeat():
            self._down.add(event.key())

    def keyReleaseEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """Give the page a key that went down here and is up again."""
        if not event.isAutoRepeat() and event.key() in self._down:
            self._down.discard(event.key())
            self.page.take_key(event.key())

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002, N802 - Qt's name
        """Draw the ground."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), ink(theme.GROUND))
        painter.end()
