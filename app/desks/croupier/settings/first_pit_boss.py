"""The first start, once the table has its name: one page more, which makes the first pit boss."""

from __future__ import annotations

from app.desks.croupier.settings.pit_boss_page import PitBossPage
from app.desks.croupier.settings.start_window import StartWindow
from app.desks.croupier.signing.people import People


class FirstPitBoss(StartWindow):
    """A window with the one page; put off or closed, there is no register, and names are typed.

    Attributes:
        made: whether there is a pit boss now.
        goes_back: whether the table's own page is wanted once more.
    """

    page: PitBossPage

    def __init__(self, people: People) -> None:
        """Ask for a name and a code.

        Args:
            people: the register, which is made with the first pit boss.
        """
        super().__init__()
        self.made = self.goes_back = False
        self.page = PitBossPage(self.scale, self, people, self._later)
        self.page.done = self._done
        self.page.offer_table(self._go_back)
        self.page.show()
        self.begin()

    def _later(self) -> None:
        self.close()

    def _go_back(self) -> None:
        self.goes_back = True
        self.close()

    def _done(self) -> None:
        self.made = True
        self.close()

    def ask(self) -> bool:
        """Show the page until it is answered or put off; gives whether there is a pit boss now."""
        self.wait()
        return self.made
