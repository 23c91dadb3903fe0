"""The first start, once the table has its name: one page more, which makes the first pit boss."""

from __future__ import annotations

from app.desks.croupier.forms.pit_boss_form import FIRST_PIT_BOSS, Begin, Touch
from app.desks.croupier.pages.drawn import Relay
from app.desks.croupier.pages.form_page import FormPage
from app.desks.croupier.settings.code_panel import CodePanel
from app.desks.croupier.settings.start_window import StartWindow
from app.desks.croupier.signing.people import People


class FirstPitBoss(StartWindow):
    """A window with the one page; put off or closed, there is no register, and names are typed.

    Attributes:
        made: whether there is a pit boss now.
        goes_back: whether the table's own page is wanted once more.
    """

    page: FormPage

    def __init__(self, people: People) -> None:
        """Ask for a name and a code.

        Args:
            people: the register, which is made with the first pit boss.
        """
        super().__init__()
        self.made = self.goes_back = False
        self._people, self._relay = people, Relay(self)
        self.page = FormPage(self.scale, self, FIRST_PIT_BOSS, None, self._close, self._tell)
        self.page.parts.panel = CodePanel(self.scale, self.page, self.page.tell)
        self._relay.told.connect(self.page.tell)  # the register tells on a thread of its own
        self.page.begin()
        self.page.show()
        self.page.show_screen()
        self.begin()

    def _close(self) -> None:
        self.close()

    def _tell(self, what: Begin | Touch) -> None:
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
