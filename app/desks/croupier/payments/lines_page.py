"""All the payments of the number, each a line that can be touched: it is shown large, and nothing is paid."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QAbstractButton, QWidget

from app.desks.common.chips import draw_chip
from app.desks.common.language import euro, tr
from app.desks.common.lettering import LEFT, Weight, write
from app.desks.common.theme import SMALLEST, Scale
from app.desks.common.touch import TouchButton
from app.desks.croupier.dealing import Dealing
from app.desks.croupier.moment_button import MomentButton
from app.desks.croupier.pages.choice_page import ChoicePage
from app.desks.croupier.pages.rows_page import Row
from app.desks.croupier.payments.queue import counted_words
from app.desks.croupier.payments.shown import Mark, PaymentRow
from app.desks.croupier.screen import Screen
from app.desks.croupier.situation import situation
from app.desks.croupier.words.owner_words import title_words
from app.desks.croupier.words.words import mark_words
from app.rules.wheel import Side

_COLUMNS: Final = 2
_LINES: Final = 12
"""On one side of the list; of more payments another side is turned to."""
_TURN: Final = 120
_APART: Final = 12
_SIGNS: Final = {Mark.PAID: " ✓", Mark.CURRENT: " →", Mark.WAITING: "", Mark.DISPUTED: " !"}


class PaymentLine(MomentButton):
    """One payment: its place in the order and its mark, its chip, whose it is, how much."""

    def __init__(self, scale: Scale, parent: QWidget, act: Callable[[], None]) -> None:
        super().__init__(scale, parent, act)
        self._row: PaymentRow | None = None

    def show_row(self, row: PaymentRow, *, shown: bool) -> None:
        """Be another payment's line, or be marked as the one that is shown large."""
        if row != self._row:
            self._row = row
            self.update()
        title, amount = title_words(row.title), f"€ {euro(row.amount)}"
        self.say(f"{row.order}", name=f"{row.order}. {title}, {row.why}: {amount}. {mark_words(row.mark)}")
        self.choose(chosen=shown)

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        """Draw the line on the ground of a button."""
        paint, row, px = self.draw_ground(painter, rect), self._row, self.scale.px
        if row is None:
            return
        place = QRectF(px(10), 0, px(48), rect.height())
        sign = f"{row.order}{_SIGNS[row.mark]}"
        write(painter, place, sign, px(18), weight=Weight.BOLD, paint=paint, align=LEFT)
        chip = px(36)
        if row.look is not None:
            draw_chip(painter, QPointF(place.right() + chip / 2, rect.center().y()), row.look, 1, chip)
        x, least = place.right() + chip + px(8), px(SMALLEST)
        room = rect.width() - x - px(8)
        upper = QRectF(x, px(5), room, px(24))
        lower = QRectF(x, px(29), room, px(22))
        whose = title_words(row.title)
        write(painter, upper, whose, px(17), weight=Weight.SEMI, paint=paint, align=LEFT, least=least)
        amount = f"{counted_words(row)} · € {euro(row.amount)}"
        write(painter, lower, amount, px(16), paint=paint, align=LEFT, least=least)


class LinesPage(ChoicePage):
    """The list in full: a touch shows a payment large beside the entry, and the page is left."""

    def __init__(self, scale: Scale, parent: QWidget, dealing: Dealing, left: Callable[[], None]) -> None:
        super().__init__(scale, parent, left)
        self._dealing, self._left = dealing, left
        self._first = 0
        self._many = 0
        self.lines = [self._line(place) for place in range(_LINES)]
        self.earlier, self.later = TouchButton(scale, self), TouchButton(scale, self)
        self.earlier.clicked.connect(lambda: self._turn(-_LINES))
        self.later.clicked.connect(lambda: self._turn(_LINES))
        self.rows = (Row("", self.lines, _COLUMNS),)

    def _line(self, place: int) -> PaymentLine:
        return PaymentLine(self._scale, self, lambda: self._look(self._first + place + 1))

    def in_order(self) -> Sequence[QAbstractButton]:
        """Give the lines, and then what turns to others."""
        return [*self.lines, self.earlier, self.later]

    def place(self, side: Side) -> None:
        """Put the lines under each other, and at the foot what turns to others."""
        super().place(side)
        px, foot = self._scale.px, self.back.geometry()
        for place, button in enumerate((self.later, self.earlier), 1):
            x = self.width() - px(24) - place * px(_TURN) - (place - 1) * px(_APART)
            button.setGeometry(x, foot.y(), px(_TURN), foot.height())

    def begin(self, screen: Screen) -> None:
        """Turn to the side on which the payment stands that is shown large."""
        large = screen.payments.large
        self._first = 0 if large is None else (large.order - 1) // _LINES * _LINES

    def show_screen(self, screen: Screen) -> None:
        """Show each payment as it stands now."""
        rows, large = screen.payments.rows, screen.payments.large
        self._many = len(rows)
        self._first = min(self._first, max(0, self._many - 1) // _LINES * _LINES)
        due = screen.payments.current
        below = tr("Toccarne uno lo mostra soltanto. Da pagare adesso: il {order}")
        self.entitle(tr("I pagamenti"), below.format(order=due) if due is not None else "")
        for place, line in enumerate(self.lines, self._first):
            line.setVisible(place < self._many)
            if place < self._many:
                row = rows[place]
                line.moment = (situation(screen).moment, row)
                line.show_row(row, shown=large is not None and large.order == row.order)
        for button in (self.earlier, self.later):
            button.size_of_text = 30
        self.earlier.say("‹", name=tr("i pagamenti di prima"))
        self.later.say("›", name=tr("altri pagamenti"))
        for button, there in ((self.earlier, self._first > 0), (self.later, self._rest() > 0)):
            button.setVisible(self._many > _LINES)
            button.setEnabled(there)

    def _rest(self) -> int:
        return self._many - self._first - _LINES

    def _turn(self, step: int) -> None:
        self._first = max(0, self._first + step)
        if self._dealing.screen is not None:
            self.show_screen(self._dealing.screen)

    def _look(self, order: int) -> None:
        """Show a payment large; what is paid next stays what it was."""
        self._dealing.look_at(order)
        self._left()
