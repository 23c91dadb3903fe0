"""What was paid this night, of spins that are closed, and what nobody had marked of them (rules 9)."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QWidget

from app.desks.common import theme
from app.desks.common.language import tr
from app.desks.common.touch import TouchButton
from app.desks.croupier.bank.bank_desk import View
from app.desks.croupier.bank.bank_view import FOOT, LEFT, TOP, Bank, BankView
from app.desks.croupier.bank.line_button import PaidButton
from app.desks.croupier.bank.payment_draft import PaidLine, paid_lines
from app.desks.croupier.payments.left import Left, not_paid
from app.desks.croupier.screen import Screen
from app.rules.side import Side

_LINE: Final = 60
_ROWS: Final = 6
_COLUMNS: Final = 2
_PAGE: Final = _ROWS * _COLUMNS
_TURNS: Final = {int(Qt.Key.Key_PageDown): 1, int(Qt.Key.Key_PageUp): -1}


class PaymentsView(BankView):
    """Two columns of payments, and the pages before and after."""

    def __init__(self, bank: Bank, parent: QWidget) -> None:
        super().__init__(bank, parent, View.MENU)
        self.lines = [PaidButton(bank.scale, self) for _ in range(_PAGE)]
        for place, line in enumerate(self.lines):
            line.clicked.connect(partial(self._look_at, place))
        self.newer, self.older = TouchButton(bank.scale, self), TouchButton(bank.scale, self)
        self.newer.clicked.connect(lambda: self._turn(-1))
        self.older.clicked.connect(lambda: self._turn(1))
        self._all: tuple[PaidLine | Left, ...] = ()
        self._page = 0

    @property
    def _pages(self) -> int:
        return max(1, -(-len(self._all) // _PAGE))

    def show_screen(self, screen: Screen) -> None:
        """Show what was paid."""
        state = self.live.state
        self._all = (*not_paid(state), *paid_lines(state))
        self._page = min(self._page, self._pages - 1)
        below = tr("L'ultimo colpo per primo. Toccare un pagamento per vederlo e correggerlo.")
        if not self._all:
            below = tr("Ancora niente.")
        self.entitle(tr("I pagamenti di questa sera"), below)
        shown = self._shown()
        for place, button in enumerate(self.lines):
            button.setVisible(place < len(shown))
        for line, button in zip(shown, self.lines, strict=False):
            if isinstance(line, Left):
                button.show_left(line)
            else:
                button.show_paid(line)
        self.back.say(tr("Indietro"))
        page = tr("pagina {page} di {pages}")
        self.newer.say(tr("Più recenti"))
        self.older.say(tr("Più vecchi"), page.format(page=self._page + 1, pages=self._pages))
        for turn, more in ((self.newer, self._page > 0), (self.older, self._page + 1 < self._pages)):
            turn.setVisible(self._pages > 1)
            turn.setEnabled(more)
        self.arrange(screen.side)

    def _shown(self) -> tuple[PaidLine | Left, ...]:
        return self._all[self._page * _PAGE : (self._page + 1) * _PAGE]

    def _turn(self, step: int) -> None:
        self._page = max(0, min(self._page + step, self._pages - 1))
        self.bank.redraw()

    def _look_at(self, place: int) -> None:
        line = self._shown()[place]
        if isinstance(line, Left):
            self.bank.desk.look_at_left(line.spin, line.order)
        else:
            self.bank.desk.look_at_payment(self.live.state, line.seq)
        self.bank.redraw()

    def place(self, side: Side) -> None:
        """Put the lines in two columns, each full before the next begins."""
        super().place(side)
        px, gap, left = self._scale.px, self._scale.px(theme.GAP), self._scale.px(LEFT)
        step = (self.width() - 2 * left + px(20)) // _COLUMNS
        for place, button in enumerate(self.lines):
            column, row = divmod(place, _ROWS)
            y = px(TOP) + row * (px(_LINE) + gap)
            button.setGeometry(left + column * step, y, step - px(20), px(_LINE))
        for turn, x in ((self.newer, 372), (self.older, 180)):
            turn.setGeometry(self.width() - left - px(x), self.foot, px(180), px(FOOT))

    def in_order(self) -> list[QAbstractButton]:
        """The arrows go from payment to payment."""
        return [*self.lines, self.newer, self.older]

    def take_key(self, key: int) -> None:
        """Turn the page, or go from payment to payment."""
        if key in _TURNS:
            self._turn(_TURNS[key])
        else:
            super().take_key(key)
