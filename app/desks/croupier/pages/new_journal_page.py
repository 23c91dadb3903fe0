"""The journal takes nothing any more: the table goes on in a new one beside it, in somebody's name."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from app.desks.common.language import tr
from app.desks.common.theme import Scale
from app.desks.common.touch import Role, TouchButton
from app.desks.croupier.pages.choice_page import ChoicePage
from app.desks.croupier.pages.letter_keys import COLUMNS, LetterKeys
from app.desks.croupier.pages.rows_page import Row
from app.desks.croupier.screen import Screen


class NewJournalPage(ChoicePage):
    """Whoever deals is offered; one touch does it, and the desk opens again on the new journal.

    Attributes:
        called: shows who says so.
        letters: write another name.
    """

    def __init__(
        self, scale: Scale, parent: QWidget, leave: Callable[[], None], begin: Callable[[str], None] | None
    ) -> None:
        """Offer nobody yet.

        Args:
            scale: of the window.
            parent: what the page lies on.
            leave: closes the page.
            begin: has the table go on in a new journal, in a name; None where there is no journal to leave.
        """
        super().__init__(scale, parent, leave)
        self._begin, self._waits = begin, 0
        self.called = TouchButton(scale, self)
        self.called.setEnabled(False)
        self.letters = LetterKeys(scale, self, self._say)
        self.goes_on = self.offer(Role.STEP, self._go_on)
        self.rows = (Row("", (self.called,), 2), Row("", self.letters.buttons, COLUMNS))
        self._say()

    def show_screen(self, screen: Screen) -> None:
        """Offer whoever deals; where the journal takes everything again there is nothing to leave."""
        self._waits = screen.heading.journal.on_paper
        if not self.letters.text:
            self.letters.text, self.letters.fresh = screen.heading.dealer, True
        self._say()

    def take_key(self, key: int) -> None:
        """Let letters make the name; Enter goes on."""
        if not self.letters.take_key(key):
            super().take_key(key)

    def _say(self) -> None:
        name = self.letters.text.strip()
        self.entitle(
            tr("Un registro nuovo?"),
            tr("Quello guasto resta com'è. Non registrati: {count}. Vanno nel nuovo.").format(
                count=self._waits
            ),
        )
        self.called.say(
            name or tr("Nome"), tr("chi lo dice"), name=tr("chi lo dice: {name}").format(name=name)
        )
        may = self._waits > 0 and bool(name) and self._begin is not None
        below = tr("a nome di {name}").format(name=name) if name else tr("prima il nome di chi lo dice")
        self.goes_on.say(
            tr("Andare avanti su un registro nuovo"), below if self._waits else tr("quello di ora scrive")
        )
        self.goes_on.setEnabled(may)

    def _go_on(self) -> None:
        if self._begin is not None:
            self._begin(self.letters.text.strip())
