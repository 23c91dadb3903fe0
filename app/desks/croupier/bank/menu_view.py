"""What can be done at the bank, and what was recorded of it this night (rules 9)."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QAbstractButton, QWidget

from app.desks.common import theme
from app.desks.common.label import set_tip
from app.desks.common.language import euro, tr
from app.desks.common.lettering import LEFT as TO_LEFT
from app.desks.common.lettering import Weight, ink, write, write_wrapped
from app.desks.common.text_size import grown
from app.desks.common.touch import TouchButton
from app.desks.croupier.bank.bank_desk import View
from app.desks.croupier.bank.bank_view import FOOT, LEFT, TOP, Bank, BankView
from app.desks.croupier.bank.bank_words import deed_words, way_words
from app.desks.croupier.bank.deeds import Deed, why_not_now
from app.desks.croupier.bank.line_button import LineButton
from app.desks.croupier.bank.shown import Line, is_known, lines_of
from app.desks.croupier.payments.left import not_paid
from app.desks.croupier.screen import Screen
from app.desks.croupier.words.reasons import reason_words
from app.rules.side import Side

GROUPS: Final[tuple[tuple[object, tuple[Deed, ...]], ...]] = (
    (QT_TRANSLATE_NOOP("", "CONTARE"), (Deed.OPEN, Deed.CLOSE)),
    (QT_TRANSLATE_NOOP("", "CON LA CASSA"), (Deed.FILL, Deed.CREDIT, Deed.BANK_CHANGE)),
    (QT_TRANSLATE_NOOP("", "CON I GIOCATORI"), (Deed.CHANGE, Deed.MASS, Deed.DROP)),
    (QT_TRANSLATE_NOOP("", "LE MANCE"), (Deed.TIP,)),
)
"""What is done, row by row."""
PAID: Final = QT_TRANSLATE_NOOP("", "COLPI CHIUSI")
BOX: Final = QT_TRANSLATE_NOOP("", "LA CASSETTA")
_COLUMNS: Final = 3
_LEFT_SHARE: Final = 0.56
_LABEL: Final = 24
_KEY: Final = 64
_LINE: Final = 60
_LINES: Final = 6


class MenuView(BankView):
    """Buttons on the left; on the right the night's list, the newest first."""

    def __init__(self, bank: Bank, parent: QWidget) -> None:
        super().__init__(bank, parent, None)
        named = (*(deed for _, row in GROUPS for deed in row), Deed.BOX)
        self.deeds = {deed: TouchButton(bank.scale, self) for deed in named}
        for deed, button in self.deeds.items():
            button.clicked.connect(partial(self._count, deed))
        self.holdings = TouchButton(bank.scale, self)
        self.holdings.clicked.connect(lambda: self.go(View.HOLDINGS))
        self.payments = TouchButton(bank.scale, self)
        self.payments.clicked.connect(lambda: self.go(View.PAYMENTS))
        self._also = {Deed.OPEN: (self.holdings,), Deed.TIP: (self.payments, self.deeds[Deed.BOX])}
        self.lines = [LineButton(bank.scale, self) for _ in range(_LINES)]
        for place, line in enumerate(self.lines):
            line.clicked.connect(partial(self._look_at, place))
        self.more = TouchButton(bank.scale, self)
        self.more.clicked.connect(self._turn)
        self._first = 0
        self._all: tuple[Line, ...] = ()
        self._heads: list[tuple[object, float, float]] = []

    def show_screen(self, screen: Screen) -> None:
        """Show what can be done now, and what was recorded."""
        desk, state = self.bank.desk, self.live.state
        self.entitle(tr("Il banco"), self._beneath())
        for deed, button in self.deeds.items():
            waits, why = desk.tally_for(deed), why_not_now(state, deed)
            amount = euro(waits.coming or waits.going)
            half = tr("a metà: € {amount}").format(amount=amount)
            button.say(deed_words(deed), way_words(deed) if waits.empty else half)
            button.choose(chosen=not waits.empty)
            button.setEnabled(not why)
            set_tip(button, reason_words(why, self.bank.dealing.house) if why else "")
        known = tr("conosciuto") if is_known(state.bank) else tr("stima")
        self.holdings.say(tr("Che cosa c'è"), known if state.bank.begun else tr("non contato"))
        paid, left = sum(map(len, state.payments.values())), len(not_paid(state))
        self.payments.say(
            tr("Pagamenti…"), tr("vedere, correggere") if paid or left else tr("ancora nessuno")
        )
        self.payments.setEnabled(paid + left > 0)
        self.back.say(tr("Indietro"))
        self._all = lines_of(state)
        if self._first >= len(self._all):
            self._first = 0
        self._show_lines()
        self.arrange(screen.side)

    def _beneath(self) -> str:
        book, state = self.live.state.bank, self.live.state
        if not state.opened and not book.open:
            return tr("Il tavolo è chiuso: si conta dopo averlo aperto.")
        if not book.begun:
            return tr("Prima si conta il banco.")
        if book.closing is not None:
            return tr("Il banco è chiuso.")
        return tr("Apertura € {amount}").format(amount=euro(book.opening))

    def _show_lines(self) -> None:
        page = self._page()
        for place, button in enumerate(self.lines):
            button.setVisible(place < len(page))
        for line, button in zip(page, self.lines, strict=False):
            button.show_line(line, self.live.moments.get(line.seq))
            button.setEnabled(line.seq > 0)
        self.more.say(tr("Altri…"))
        self.more.setVisible(len(self._all) > _LINES)

    def _page(self) -> tuple[Line, ...]:
        return self._all[self._first : self._first + _LINES]

    def _turn(self) -> None:
        """Show those before."""
        self._first = self._first + _LINES if self._first + _LINES < len(self._all) else 0
        self.bank.redraw()

    def _count(self, deed: Deed) -> None:
        self.bank.desk.count(deed)
        self.bank.redraw()

    def _look_at(self, place: int) -> None:
        self.bank.desk.look_at(self._page()[place].seq)
        self.bank.redraw()

    def place(self, side: Side) -> None:
        """Put the buttons on the left, the list on the right."""
        super().place(side)
        px, gap, left = self._scale.px, self._scale.px(theme.GAP), self._scale.px(LEFT)
        wide = round((self.width() - 2 * left) * _LEFT_SHARE)
        step, y = (wide + gap) // _COLUMNS, px(TOP)
        self._heads = []
        for name, row in GROUPS:
            self._heads.append((name, left, y))
            y += grown(px(_LABEL))
            if row[0] is Deed.TIP:
                above = y - grown(px(_LABEL))
                self._heads += [(PAID, left + step, above), (BOX, left + 2 * step, above)]
            buttons = [*(self.deeds[deed] for deed in row), *self._also.get(row[0], ())]
            for along, button in enumerate(buttons):
                button.setGeometry(left + along * step, y, step - gap, px(_KEY))
            y += px(_KEY) + px(14)
        x, width = left + wide + px(20), self.width() - 2 * left - wide - px(20)
        for place, button in enumerate(self.lines):
            button.setGeometry(x, px(TOP) + grown(px(_LABEL)) + place * (px(_LINE) + gap), width, px(_LINE))
        self.more.setGeometry(self.width() - left - px(180), self.foot, px(180), px(FOOT))

    def draw_more(self, painter: QPainter) -> None:
        """Write the names of the rows and of the list."""
        px, paint = self._scale.px, ink(theme.QUIET)
        for name, x, y in self._heads:
            box = QRectF(x, y, self.width() / 2, grown(px(theme.LINE_ROOM)))
            write(painter, box, tr(name), px(15), weight=Weight.SEMI, paint=paint, align=TO_LEFT)
        x = self.lines[0].x()
        box = QRectF(x, px(TOP), self.lines[0].width(), grown(px(theme.LINE_ROOM)))
        head = tr("QUESTA SERA: toccare per vedere, stampare, correggere")
        write(painter, box, head, px(15), weight=Weight.SEMI, paint=paint, align=TO_LEFT, least=px(14))
        if not self._all:
            empty = QRectF(x, px(TOP) + grown(px(_LABEL)), self.lines[0].width(), px(_LINE))
            words = tr("Ancora niente.")
            write_wrapped(painter, empty, words, px(18), paint=paint, align=TO_LEFT, least=px(14))

    def in_order(self) -> list[QAbstractButton]:
        """The arrows go through what can be done, and then through the list."""
        return [*self.deeds.values(), self.holdings, self.payments, *self.lines, self.more]
