"""The first start: one page before the table opens, which asks only what it must."""

from __future__ import annotations

from PySide6.QtCore import QEvent

from app.desks.common.language import language, speak, tr
from app.desks.common.taking_away import take_away
from app.desks.croupier.settings.setup import Setup
from app.desks.croupier.settings.start_window import StartWindow
from app.desks.croupier.settings.station_page import StationPage
from app.settings import Settings


class FirstStart(StartWindow):
    """A window with the one page; closed without an answer, nothing is set.

    Attributes:
        answered: whether the page was answered.
    """

    page: StationPage

    def __init__(self, settings: Settings, kept: str, sentence: str = "") -> None:
        """Ask with what is known already.

        Args:
            settings: what was right in them.
            kept: the file in which the answer is kept.
            sentence: what was wrong, if this is no first start; empty otherwise.
        """
        super().__init__()
        self.answered = False
        self._sentence = sentence
        self._setup = Setup(settings, kept=kept)
        self._setup.hear(self._settle)
        self.page = self._made_page()
        self.begin()

    def _made_page(self) -> StationPage:
        """Make the page in the language that is spoken now."""
        page = StationPage(self.scale, self, self._setup, self._give_up, first=True, sentence=self._sentence)
        page.back.say(tr("Chiudere"))
        page.done = self._answer
        page.begin(None)
        page.show()
        return page

    def _settle(self, settings: Settings) -> None:
        """Speak the language that was touched, at once."""
        if settings.language is not language():
            speak(settings.language)

    def changeEvent(self, event: QEvent) -> None:
        """Write the page anew in another language; what was answered already stays."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            before, self.page = self.page, self._made_page()
            self.page.go_on_from(before)
            take_away((before,))
            self.place_page()
            self.setFocus()

    def ask(self) -> Settings | None:
        """Show the page until it is answered or closed.

        Returns:
            The settings with what was answered, or None.
        """
        self.wait(full_screen=self._setup.settings.full_screen)
        return self._setup.settings if self.answered else None

    def _answer(self) -> None:
        self.answered = True
        self.close()

    def _give_up(self) -> None:
        self.close()
