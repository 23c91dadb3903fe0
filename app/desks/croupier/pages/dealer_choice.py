"""Who deals when a table opens: whoever dealt last is offered; else a name is touched, or typed (rules 8)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP
from PySide6.QtWidgets import QAbstractButton, QWidget

from app.desks.common.language import tr
from app.desks.common.theme import Scale
from app.desks.common.touch import TouchButton
from app.desks.croupier.pages.letter_keys import COLUMNS, LetterKeys
from app.desks.croupier.pages.rows_page import Row
from app.desks.croupier.settings.setup import Setup
from app.desks.croupier.signing.name_keys import NameKeys
from app.desks.croupier.signing.roster_reading import RosterReading
from app.people.names import same_person

_NAMES: Final = 12
_NAME_COLUMNS: Final = 4
_WHO: Final = QT_TRANSLATE_NOOP("", "CHI È AL TAVOLO")


class DealerChoice:
    """A button with the name; while it is asked, the register's names beneath it, or letters.

    Attributes:
        asking: whether names or letters are shown; a touch on the name turns it over.
        name: shows who deals.
        keys: letters, where there is no register.
        offered: names of the register.
    """

    def __init__(
        self,
        scale: Scale,
        parent: QWidget,
        setup: Setup,
        told: Callable[[], None],
        turned: Callable[[], None],
    ) -> None:
        """Nobody is known yet.

        Args:
            scale: of the window.
            parent: the page.
            setup: of this station, with its register if there is one.
            told: called when somebody else is named.
            turned: called when other rows are to be shown.
        """
        self._told, self._turned = told, turned
        self._said = ""
        self.asking = False
        self._reading = RosterReading(parent, setup, self._read)
        self.name = TouchButton(scale, parent)
        self.name.clicked.connect(lambda: self.ask(asking=not self.asking))
        self.keys = LetterKeys(scale, parent, self._typed)
        self.offered = NameKeys(scale, parent, self._touched, _NAMES)

    @property
    def said(self) -> str:
        """Who deals; empty while nobody is named."""
        return self._said.strip()

    @property
    def missing(self) -> str:
        """What is still to be said, in the language of the desk; empty where nothing is."""
        return "" if self.said else tr("prima chi è al tavolo")

    def begin(self, last: str) -> None:
        """Offer whoever dealt last; who is not in the register is asked for.

        Args:
            last: the name; empty where nobody is known.
        """
        self._reading.begin()
        self._said = self._known(last)
        self.ask(asking=not self.said)

    def _known(self, name: str) -> str:
        """Give a name as the register has it; empty where it has none such."""
        dealers = self._reading.dealers
        if dealers is None:
            return name
        return next((each.name for each in dealers if same_person(each.name, name)), "")

    def ask(self, *, asking: bool) -> None:
        """Show names or letters, or the name alone."""
        self.asking = asking
        dealers = self._reading.dealers
        for button in (*self.keys.buttons, *self.offered.buttons):
            button.hide()
        if dealers is not None:
            self.offered.offer(dealers)
            self.offered.choose(self.said)
            for button in () if self.asking else self.offered.buttons:
                button.hide()
        elif asking:
            for button in self.keys.buttons:
                button.show()
        self.keys.text = self._said if dealers is None else ""
        self.keys.fresh = True
        self._say()
        self._turned()

    def rows(self) -> tuple[Row, ...]:
        """Give the rows that are shown now."""
        row = Row(_WHO, (self.name,))
        if not self.asking:
            return (row,)
        if self._reading.dealers is not None:
            return row, Row("", self.offered.buttons, _NAME_COLUMNS)
        return row, Row("", self.keys.buttons, COLUMNS)

    def in_order(self) -> Sequence[QAbstractButton]:
        """Give what the arrows go through: letters are typed."""
        names = self.offered.buttons if self.asking and self._reading.dealers is not None else ()
        return (self.name, *names)

    def take_key(self, key: int) -> bool:
        """Let letters make the name, or look for one of the register; False for any other key."""
        return self.asking and self.keys.take_key(key)

    def _say(self) -> None:
        change = tr("toccare per cambiare") if self.said and not self.asking else ""
        self.name.say(
            self.said or tr("Nome"), change, name=tr("chi è al tavolo: {name}").format(name=self.said)
        )
        self.name.choose(chosen=self.asking)
        self._told()

    def _typed(self) -> None:
        if self._reading.dealers is None:
            self._said = self.keys.text
            self._say()
        elif self.keys.text:
            self.offered.look_for(self.keys.text)

    def _touched(self) -> None:
        """A name of the register was touched: it is taken, and the names go."""
        if self.offered.chosen and self.offered.chosen != self._said:
            self._said = self.offered.chosen
            self.ask(asking=False)

    def _read(self) -> None:
        """Others work here now than when the page opened."""
        self._said = self._known(self.said)
        self.ask(asking=self.asking or not self.said)
