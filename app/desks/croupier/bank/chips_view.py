"""In which chips the difference of a payment changes hands: proposed, or counted otherwise (rules 9)."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from app.desks.common.language import tr
from app.desks.croupier.bank.bank_desk import View
from app.desks.croupier.bank.bank_view import Bank
from app.desks.croupier.bank.bank_words import change_words, paid_words
from app.desks.croupier.bank.count_view import CountView
from app.desks.croupier.bank.payment_draft import paid_line
from app.desks.croupier.bank.tally import Coin


class ChipsView(CountView):
    """What comes back and what is given, until it is the difference."""

    def __init__(self, bank: Bank, parent: QWidget) -> None:
        super().__init__(bank, parent, View.PAYMENT)

    def coin_rows(self) -> tuple[tuple[Coin, ...], ...]:
        """Name the payment's colour, and all of value."""
        draft = self.bank.desk.paid
        return () if draft is None else draft.coin_rows()

    def head(self) -> str:
        """Say what changes hands; nothing is said aloud."""
        draft = self.bank.desk.paid
        if draft is not None:
            what = paid_words(paid_line(draft.made, self.live.state.house))
            self.entitle(tr("In quali gettoni: {what}").format(what=what), change_words(draft.more))
        return ""

    def may_go_on(self) -> bool:
        """Whether the chips are the difference."""
        draft = self.bank.desk.paid
        return draft is not None and draft.may_go_on(self.live.state)

    def step_words(self) -> str:
        """Say that the reason comes next."""
        return tr("Avanti: perché")

    def go_on(self) -> None:
        """Ask why."""
        self.go(View.PAID_WHY)
