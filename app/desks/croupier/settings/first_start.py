"""The first start: one page before the table opens, which asks only what it must."""

from __future__ import annotations

from PySide6.QtCore import QEvent

from app.desks.common.language import language, speak
from app.desks.common.taking_away import take_away
from app.desks.croupier.forms.station_form import Table, which_table
from app.desks.croupier.pages.form_page import FormPage
from app.desks.croupier.settings.setup import Setup
from app.desks.croupier.settings.start_window import StartWindow
from app.settings import Language, Settings


class FirstStart(StartWindow):
    """A window with the one page; closed without an answer, nothing is set.

    Attributes:
        answered: whether the page was answered.
    """

    page: FormPage

    def __init__(self, settings: Settings, kept: str, sentence: str = "") -> None:
        """Ask with what is known already.

        Args:
            settings: what was right in them.
            kept: the file in which the answer is kept.
            sentence: what was wrong, if this is no first start; empty otherwise.
        """
        super().__init__()
        self.answered = False
        self._setup = Setup(settings, kept=kept)
        self._setup.hear(self._settle)
        self._asks = which_table(self._setup, first=True, sentence=sentence)
        self.page = self._made_page()
        self.page.begin()
        self._show()
        self.begin()

    def _made_page(self) -> FormPage:
        """Make the page in the language that is spoken now."""
        return FormPage(self.scale, self, self._asks, None, self._close, self._tell)

    def _show(self) -> None:
        self.page.show()
        self.page.show_screen()

    def _close(self) -> None:
        self.close()

    def _settle(self, settings: Settings) -> None:
        """Speak the language that was touched, at once."""
        if settings.language is not language():
            speak(settings.language)

    def changeEvent(self, event: QEvent) -> None:
        """Write the page anew in another language; what was answered already stays."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            before, self.page = self.page, self._made_page()
            self.page.draft = before.draft
            self._show()
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

    def _tell(self, what: Table | Language) -> None:
        """Take another language, or the answer."""
        if isinstance(what, Language):
            self._setup.change(language=what)
        else:
            self._setup.change(**what.changes())
            self.answered = True
            self.close()
