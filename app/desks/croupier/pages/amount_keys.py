"""An amount to choose: the usual ones as keys, and the house's unit more or less for any other."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from app.desks.common.language import euro, tr
from app.desks.common.theme import Scale
from app.desks.common.touch import TouchButton
from app.desks.croupier.pages.table_choices import offered_amounts, stepped
from app.rules.house import House
from app.rules.money import Cents


class AmountKeys:
    """The keys of one amount; whoever made them is told when another is chosen.

    Attributes:
        amount: cents.
        buttons: in the order in which they stand: less, the amounts, more.
    """

    def __init__(
        self,
        scale: Scale,
        parent: QWidget,
        house: House,
        told: Callable[[], None],
        most: Callable[[Cents], Cents | None] = lambda _amount: None,
    ) -> None:
        """Offer the usual amounts of a house.

        Args:
            scale: of the window.
            parent: what the keys lie on.
            house: whose amounts are offered.
            told: called when another amount is chosen.
            most: tells the most that can be chosen beside an amount, both in cents; None for no limit.
        """
        self._house, self._told, self._most = house, told, most
        self.amount = house.minimum
        self.less, self.more = TouchButton(scale, parent), TouchButton(scale, parent)
        self.offered = {amount: TouchButton(scale, parent) for amount in offered_amounts(house)}
        unit = euro(house.unit)
        self.less.say(f"− {unit}", name=tr("{amount} di meno").format(amount=unit))
        self.more.say(f"+ {unit}", name=tr("{amount} di più").format(amount=unit))
        self.less.clicked.connect(lambda: self.choose(stepped(house, self.amount, -1)))
        self.more.clicked.connect(lambda: self.choose(stepped(house, self.amount, 1)))
        for amount, button in self.offered.items():
            button.size_of_text = 22
            self._offer(button, amount)
            button.clicked.connect(lambda _=False, a=amount: self.choose(a))
        self.buttons = [self.less, *self.offered.values(), self.more]

    def choose(self, amount: Cents) -> None:
        """Take another amount, cents."""
        self.amount = amount
        for offered, button in self.offered.items():
            button.choose(chosen=offered == amount)
        self.less.setEnabled(stepped(self._house, amount, -1) < amount)
        self.more.setEnabled(not self._too_high(stepped(self._house, amount, 1)))
        self._told()

    def _offer(self, button: TouchButton, amount: Cents) -> None:
        """Write an amount on its key; one that is too high is greyed, with what is the most."""
        over = self._too_high(amount)
        below = tr("max {most}").format(most=euro(self._most(amount) or 0)) if over else ""
        button.say(euro(amount), below, name=f"€ {euro(amount)} {below}".strip())
        button.setEnabled(not over)

    def _too_high(self, amount: Cents) -> bool:
        most = self._most(amount)
        return most is not None and amount > most
