"""What else is said about a payment: an objection and its ruling, winnings that stay, another order."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from PySide6.QtCore import QT_TRANSLATE_NOOP
from PySide6.QtWidgets import QWidget

from app.desks.common.theme import Scale
from app.desks.common.touch import Role
from app.desks.croupier import commands
from app.desks.croupier.commands import Command
from app.desks.croupier.dealing import Dealing
from app.desks.croupier.moment_button import MomentButton
from app.desks.croupier.rows_page import Row, RowsPage
from app.desks.croupier.screen import Screen
from app.desks.croupier.situation import situation
from app.desks.croupier.words import tr
from app.rules.italian import euro


class Choice(NamedTuple):
    """One thing that can be said about a payment.

    Attributes:
        words: on the button, in the language that is translated from.
        command: what is sent for the payment of an order.
        takes: whether it holds the payment back.
        early: whether it is for a payment whose turn has not come.
    """

    words: object
    command: Callable[[int], Command]
    takes: bool = False
    early: bool = False


def _disputed(words: str) -> Callable[[int], Command]:
    return lambda order: commands.dispute(order, words)


def _ruled(by: str, words: str) -> Callable[[int], Command]:
    return lambda order: commands.rule(order, by, words)


def _earlier(words: str) -> Callable[[int], Command]:
    return lambda order: commands.paid_before_its_turn(order, commands.CAPO, words)


GROUPS: Final[tuple[tuple[object, tuple[Choice, ...]], ...]] = (
    (
        QT_TRANSLATE_NOOP("Croupier", "CONTESTATO: aspetta il capo tavolo, poi l'ispettore"),
        (
            Choice(QT_TRANSLATE_NOOP("Croupier", "Di chi è"), _disputed("di chi è"), takes=True),
            Choice(QT_TRANSLATE_NOOP("Croupier", "Quanto è"), _disputed("quanto è"), takes=True),
            Choice(QT_TRANSLATE_NOOP("Croupier", "Dove stava"), _disputed("dove stava"), takes=True),
        ),
    ),
    (
        QT_TRANSLATE_NOOP("Croupier", "DECISIONE: si paga come sta scritto qui"),
        (
            Choice(QT_TRANSLATE_NOOP("Croupier", "Il capo tavolo"), _ruled(commands.CAPO, "si paga così")),
            Choice(QT_TRANSLATE_NOOP("Croupier", "L'ispettore"), _ruled(commands.INSPECTOR, "si paga così")),
        ),
    ),
    (
        QT_TRANSLATE_NOOP("Croupier", "LA VINCITA"),
        (Choice(QT_TRANSLATE_NOOP("Croupier", "Resta sulla chance"), commands.leave),),
    ),
    (
        QT_TRANSLATE_NOOP("Croupier", "L'ORDINE: il capo tavolo la fa pagare adesso"),
        (
            Choice(
                QT_TRANSLATE_NOOP("Croupier", "Il giocatore ha fretta"),
                _earlier("il giocatore ha fretta"),
                early=True,
            ),
            Choice(
                QT_TRANSLATE_NOOP("Croupier", "Altro motivo"), _earlier("deciso dal capo tavolo"), early=True
            ),
        ),
    ),
)
"""What the journal keeps is Italian, whatever the language of the desk."""


class PaymentPage(RowsPage):
    """The choices about the payment that is shown large; what the table would refuse is dimmed."""

    def __init__(self, scale: Scale, parent: QWidget, dealing: Dealing, left: Callable[[], None]) -> None:
        super().__init__(scale, parent, left)
        self._dealing = dealing
        self._left = left
        self._order = 0
        self.buttons = [[self._button(choice) for choice in choices] for _, choices in GROUPS]
        self.rows = tuple(Row(name, buttons) for (name, _), buttons in zip(GROUPS, self.buttons, strict=True))

    def _button(self, choice: Choice) -> MomentButton:
        role = Role.TAKE if choice.takes else Role.QUIET
        button = MomentButton(self._scale, self, lambda: self._say(choice), role)
        button.single = True
        return button

    def _say(self, choice: Choice) -> None:
        self._dealing.ask(choice.command(self._order))
        self._left()

    def begin(self, screen: Screen) -> None:
        """Be about the payment that is shown large when the page opens."""
        self._order = screen.payments.large.order if screen.payments.large is not None else 0

    def show_screen(self, screen: Screen) -> None:
        """Show the payment, and what can be said about it now."""
        if self._order > len(screen.payments.rows):
            self.begin(screen)
        if not self._order:
            return
        row = screen.payments.rows[self._order - 1]
        title = tr("Pagamento {order}: {owner}").format(order=row.order, owner=row.title)
        self.entitle(title, f"{row.why} · € {euro(row.amount)}")
        for (_, choices), buttons in zip(GROUPS, self.buttons, strict=True):
            for choice, button in zip(choices, buttons, strict=True):
                button.moment = (situation(screen).moment, row)
                button.say(tr(choice.words))
                waits = self._order != screen.payments.current
                button.setEnabled(
                    (waits or not choice.early) and self._dealing.could(choice.command(self._order))
                )
