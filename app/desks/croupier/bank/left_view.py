"""A payment that nobody had marked when its spin was closed: was it paid, or was it not (rules 9)."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QAbstractButton, QWidget

from app.desks.common import theme
from app.desks.common.language import tr
from app.desks.common.touch import Role, TouchButton
from app.desks.croupier import commands
from app.desks.croupier.bank.bank_desk import View
from app.desks.croupier.bank.bank_view import LEFT, TOP, Bank, BankView
from app.desks.croupier.payments.left import left_of
from app.desks.croupier.screen import Screen
from app.desks.croupier.words.left_words import answer_words, left_of_words, left_words
from app.rules.side import Side
from app.table.unmarked import unmarked_at

_KEY: Final = 96


class LeftView(BankView):
    """Two touches lead here from the list; one says it, and leads back to it."""

    def __init__(self, bank: Bank, parent: QWidget) -> None:
        super().__init__(bank, parent, View.PAYMENTS)
        self.paid = TouchButton(bank.scale, self, Role.PAY)
        self.not_paid = TouchButton(bank.scale, self, Role.TAKE)
        self.paid.clicked.connect(lambda: self._say(paid=True))
        self.not_paid.clicked.connect(lambda: self._say(paid=False))

    def show_screen(self, screen: Screen) -> None:
        """Show which payment it is, and what was said of it."""
        found = unmarked_at(self.live.state, *self.bank.desk.left)
        paid, not_paid = tr("Pagato"), tr("Non pagato")
        if found is None:  # the night is over
            self.entitle(tr("Pagamenti non segnati"), "")
        else:
            left = left_of(self.live.state.house, found)
            paid, not_paid = answer_words(left)
            said = "" if found.paid is None else tr("Detto: {answer}.").format(answer=not_paid.lower())
            self.entitle(left_words(left), f"{left_of_words(left, 1)} · {left.why}. {said}".strip())
        self.paid.say(paid)
        self.not_paid.say(not_paid)
        self.paid.setEnabled(found is not None and found.paid is not True)
        self.not_paid.setEnabled(found is not None and found.paid is not False)
        self.back.say(tr("Indietro"))
        self.arrange(screen.side)

    def _say(self, *, paid: bool) -> None:
        spin, order = self.bank.desk.left
        found = unmarked_at(self.live.state, spin, order)
        disputed = found is not None and found.disputed
        self.bank.dealing.ask(commands.answered(spin, order, paid=paid, disputed=disputed))
        self.go(View.PAYMENTS)

    def place(self, side: Side) -> None:
        """Put the two side by side."""
        super().place(side)
        px, gap = self._scale.px, self._scale.px(theme.GAP)
        wide = (self.width() - 2 * px(LEFT) - gap) // 2
        for place, button in enumerate((self.paid, self.not_paid)):
            button.setGeometry(px(LEFT) + place * (wide + gap), px(TOP), wide, px(_KEY))

    def in_order(self) -> list[QAbstractButton]:
        """The arrows go from one answer to the other."""
        return [self.paid, self.not_paid]
