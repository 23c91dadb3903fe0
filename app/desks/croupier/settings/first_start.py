"""The first start: one page before the table opens, and one more that makes the first pit boss."""

from __future__ import annotations

from PySide6.QtCore import QEvent

from app.desks.common.language import language, speak
from app.desks.common.taking_away import take_away
from app.desks.croupier.forms.pit_boss_form import FIRST_PIT_BOSS, Begin, Touch
from app.desks.croupier.forms.station_form import Table, which_table
from app.desks.croupier.pages.making import Relay
from app.desks.croupier.settings.setup import Setup
from app.desks.croupier.settings.start_window import StartWindow
from app.desks.croupier.signing.people import People
from app.rules.house_profile import ReadHouse
from app.settings import Language, Settings


class FirstStart(StartWindow):
    """A window with the one page; closed without an answer, nothing is set.

    Attributes:
        answered: whether the page was answered.
    """

    def __init__(self, settings: Settings, kept: str, read_house: ReadHouse, sentence: str = "") -> None:
        """Ask with what is known already.

        Args:
            settings: what was right in them.
            kept: the file in which the answer is kept.
            read_house: reads the profile of a house as what is dealt here.
            sentence: what was wrong, if this is no first start; empty otherwise.
        """
        super().__init__()
        self.answered = False
        self._setup = Setup(settings, kept=kept)
        self._setup.read_house = read_house
        self._setup.hear(self._settle)
        self._asks = which_table(self._setup, first=True, sentence=sentence)
        self.begin(self._asks)

    def _settle(self, settings: Settings) -> None:
        """Speak the language that was touched, at once."""
        if settings.language is not language():
            speak(settings.language)

    def changeEvent(self, event: QEvent) -> None:
        """Write the page anew in another language; what was answered already stays."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            before = self.page
            self.show_form(self._asks)
            self.page.draft = before.draft
            self.page.show_screen()
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

    def told(self, what: Table | Language) -> None:
        """Take another language, or the answer."""
        if isinstance(what, Language):
            self._setup.change(language=what)
        else:
            self._setup.change(**what.changes())
            self.answered = True
            self.close()


class FirstPitBoss(StartWindow):
    """A window with the one page; put off or closed, there is no register, and names are typed.

    Attributes:
        made: whether there is a pit boss now.
        goes_back: whether the table's own page is wanted once more.
    """

    def __init__(self, people: People) -> None:
        """Ask for a name and a code."""
        super().__init__()
        self.made = self.goes_back = False
        self._people, self._relay = people, Relay(self)
        self.begin(FIRST_PIT_BOSS)
        self._relay.told.connect(self.page.tell)  # the register tells on a thread of its own

    def told(self, what: Begin | Touch) -> None:
        """Make the register, go back to the table's page, or go on."""
        if isinstance(what, Begin):
            self._people.begin(what.name, what.code, self._relay.told.emit)
            return
        self.made, self.goes_back = what is Touch.DONE, what is Touch.TABLE
        self.close()

    def ask(self) -> bool:
        """Show the page until it is answered or put off; gives whether there is a pit boss now."""
        self.wait()
        return self.made
