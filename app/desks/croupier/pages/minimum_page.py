"""Another minimum, announced a spin ahead by the capo tavolo (rules 8) [3.7]."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP
from PySide6.QtWidgets import QWidget

from app.desks.common.language import euro, tr
from app.desks.common.theme import Scale
from app.desks.common.touch import Role
from app.desks.croupier import commands
from app.desks.croupier.dealing import Dealing
from app.desks.croupier.pages.amount_keys import AmountKeys
from app.desks.croupier.pages.choice_page import ChoicePage
from app.desks.croupier.pages.rows_page import Row
from app.desks.croupier.pages.table_choices import straight_maximum
from app.desks.croupier.screen import Screen
from app.rules.house import House
from app.rules.money import Cents

_NAME: Final = QT_TRANSLATE_NOOP("", "IL NUOVO MINIMO")


class MinimumPage(ChoicePage):
    """The new minimum is chosen, seen with its maximum, and then announced."""

    def __init__(
        self, scale: Scale, parent: QWidget, house: House, dealing: Dealing, left: Callable[[], None]
    ) -> None:
        super().__init__(scale, parent, left)
        self._house, self._dealing, self._left = house, dealing, left
        self._now = Cents(0)
        self.keys = AmountKeys(scale, self, house, self._say)
        self.announce = self.offer(Role.STEP, self._announce)
        self.rows = (Row(_NAME, self.keys.buttons, len(self.keys.buttons)),)

    def begin(self, screen: Screen) -> None:
        """Begin with the minimum that holds."""
        self._now = screen.heading.minimum
        self.keys.choose(self._now)

    def _say(self) -> None:
        now, then = euro(self._now), euro(self.keys.amount)
        most = straight_maximum(self._house, self.keys.amount)
        below = tr("Adesso {now}; col nuovo, pieno fino a {most}. I colori fuori tengono il loro valore.")
        self.entitle(tr("Cambio di minimo"), below.format(now=now, most=euro(most)))
        self.announce.setEnabled(self.keys.amount != self._now)
        self.announce.say(tr("Annunciare {then}").format(then=then), tr("vale dal colpo successivo"))

    def _announce(self) -> None:
        self._dealing.ask(commands.minimum(self.keys.amount, commands.CAPO))
        self._left()
