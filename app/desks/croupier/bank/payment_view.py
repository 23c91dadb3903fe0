"""One payment of a closed spin: what was paid, what it is now, and what should have been paid (rules 9)."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QAbstractButton, QWidget

from app.desks.common import theme
from app.desks.common.language import decimal_mark, euro, tr
from app.desks.common.lettering import LEFT as TO_LEFT
from app.desks.common.lettering import Weight, ink, write, write_wrapped
from app.desks.common.touch import Role, TouchButton
from app.desks.croupier.bank.bank_desk import View
from app.desks.croupier.bank.bank_view import FOOT, LEFT, TOP, Bank, BankView
from app.desks.croupier.bank.bank_words import change_words, changed_words, coin_name, paid_words
from app.desks.croupier.bank.chip_lines import ChipLine, draw_lines, draw_struck
from app.desks.croupier.bank.payment_draft import COMMA, PaymentDraft, may_be_unsaid, paid_line
from app.desks.croupier.bank.tally import Coin
from app.desks.croupier.screen import Screen
from app.desks.croupier.words.reasons import reason_words
from app.rules.inventory import Bundle
from app.rules.money import Cents
from app.rules.roulette.explanation import payment_why
from app.rules.side import Side
from app.table.put_right import PaidOtherwise

_RIGHT: Final = 382
_KEY: Final = 60
_PAD: Final = (("7", "8", "9", "⌫"), ("4", "5", "6", "C"), ("1", "2", "3", COMMA), ("0",))
_SIGNS: Final = {
    int(Qt.Key.Key_Backspace): "⌫",
    int(Qt.Key.Key_Delete): "C",
    int(Qt.Key.Key_Comma): COMMA,
    int(Qt.Key.Key_Period): COMMA,
}
_TOLD: Final = 2
"""How often it was put right is told here; all of it stands in the journal."""


class PaymentView(BankView):
    """The payment on the left with the chips of the difference, the pad for the right amount beside it."""

    def __init__(self, bank: Bank, parent: QWidget) -> None:
        super().__init__(bank, parent, View.PAYMENTS)
        self.pad = {sign: TouchButton(bank.scale, self) for row in _PAD for sign in row}
        for sign, key in self.pad.items():
            key.size_of_text = 24
            key.clicked.connect(partial(self._press, sign))
        self.chips = TouchButton(bank.scale, self)
        self.chips.clicked.connect(self._count_chips)
        self.goes_on = self.offer(Role.STEP, lambda: self.go(View.PAID_WHY))

    @property
    def _draft(self) -> PaymentDraft:
        draft = self.bank.desk.paid
        assert draft is not None  # noqa: S101 - the window is opened with a payment
        return draft

    def show_screen(self, screen: Screen) -> None:
        """Show what was paid, and what was typed so far."""
        desk, draft, state = self.bank.desk, self._draft, self.live.state
        self.entitle(
            paid_words(paid_line(draft.made, state.house)), payment_why(state.house, draft.made.payment)
        )
        self.setAccessibleDescription(". ".join((*self._told(), self._amount_words(), *self._chip_words())))
        names = {"⌫": tr("cancellare una cifra"), "C": tr("lasciare quanto era pagato"), COMMA: tr("virgola")}
        for sign, key in self.pad.items():
            key.say(decimal_mark() if sign == COMMA else sign, name=names.get(sign, sign))
        self.back.say(tr("Indietro"), tr("non si corregge niente") if draft.begun else "")
        self.chips.say(tr("Altri gettoni…"))
        self.chips.setEnabled(desk.asks is None)
        self.goes_on.say(tr("Avanti: perché"), change_words(draft.more) if draft.begun else "")
        self.goes_on.setEnabled(draft.may_go_on(state) and desk.asks is None)
        self.arrange(screen.side)

    def _amount_words(self) -> str:
        """Write the amount as it is typed."""
        draft = self._draft
        if COMMA not in draft.typed:
            return f"€ {euro(draft.amount)}"
        part = draft.typed.partition(COMMA)[2]
        whole = Cents(draft.amount // 100 * 100)
        return f"€ {euro(whole)}{decimal_mark()}{part}"

    def _told(self) -> list[str]:
        """Say what was paid, and each time that it was put right."""
        made = self._draft.made
        now = tr("Pagato € {amount}").format(amount=euro(made.amount))
        righted = (f"{self._was(each)}, {self._why(each)}" for each in self._righted)
        return [now, *self._laid(), *righted]

    @property
    def _righted(self) -> tuple[PaidOtherwise, ...]:
        """Each time that it was put right, the last one first; of many the last and the first."""
        found = self._draft.made.put_right
        return found[::-1] if len(found) <= _TOLD else (found[-1], found[0])

    def _was(self, each: PaidOtherwise) -> str:
        """Say what stood there before; of the first, in which chips it was paid."""
        made = self._draft.made
        laid = self._chips_said(made.laid) if each is made.put_right[0] else ""
        return " · ".join(filter(None, (f"€ {euro(each.was)}", laid)))

    def _laid(self) -> list[str]:
        """Say in which chips it was paid, where the bank was counted and it was not put right."""
        made = self._draft.made
        laid = "" if made.put_right else self._chips_said(made.laid)
        return [tr("in {chips}").format(chips=laid)] if laid else []

    def _why(self, each: PaidOtherwise) -> str:
        """Say by whom and why it was put right, and in which chips."""
        made = self._draft.made
        after = [*(later.was for later in made.put_right), made.amount]
        moved = changed_words(after[made.put_right.index(each) + 1] - each.was)
        why = tr("Corretto: {reason} · {by}, testimone {witness}").format(
            reason=reason_words(each.reason), by=reason_words(each.by), witness=reason_words(each.witness)
        )
        chips = self._chips_said(each.chips or ())
        return " · ".join(filter(None, (why, moved, chips)))

    def _chips_said(self, chips: Bundle) -> str:
        """Name chips; which way they went only where they went both ways."""
        both = len({pieces > 0 for _, pieces in chips}) > 1
        said = []
        for chip, pieces in chips:
            name = coin_name(self.live.state.house, Coin(chip.value, chip.colour))
            way = tr("rientra") if pieces > 0 else tr("si dà")
            said.append(f"{way if both else ''} {abs(pieces)} × {name}".strip())
        return ", ".join(said)

    def _chip_words(self) -> list[str]:
        return [f"{line.words} {line.said}" for line in self._lines()]

    def _lines(self) -> list[ChipLine]:
        tally, house = self._draft.tally, self.live.state.house
        sides = ((tr("rientra"), tally.comes), (tr("si dà"), tally.goes))
        return [
            ChipLine(
                coin.look(house),
                f"{way} {pieces} × {coin_name(house, coin)}",
                f"€ {euro(pieces * coin.value)}",
            )
            for way, side in sides
            for coin, pieces in side.items()
            if pieces
        ]

    def _hint(self) -> str:
        """Say what is still wanting, or what happens without chips."""
        draft, state = self._draft, self.live.state
        if not draft.begun:
            return tr("Quanto era da pagare? Quello scritto prima resta, barrato.")
        if not draft.tally.empty and not draft.fits:
            return tr("I gettoni non fanno la differenza: contarli.")
        if draft.tally.empty and draft.more:
            if state.bank.closing is not None:
                return tr("Nessun gettone passa di mano: vale la conta di chiusura.")
            if may_be_unsaid(state):
                return tr("In quali gettoni non si scrive: il banco è stimato.")
            return tr("Nessun gettone fa la differenza: contarli.")
        return ""

    def _press(self, sign: str) -> None:
        self._draft.press(sign)
        self.bank.redraw()

    def _count_chips(self) -> None:
        self.bank.desk.count_chips()
        self.bank.redraw()

    def place(self, side: Side) -> None:
        """Put the pad on the right, what counts the chips beside the way back."""
        super().place(side)
        px, gap = self._scale.px, self._scale.px(theme.GAP)
        right = self.width() - px(LEFT) - px(_RIGHT)
        columns = len(_PAD[0])
        step = (px(_RIGHT) + gap) // columns
        for down, row in enumerate(_PAD):
            wide = step * (columns // len(row)) - gap
            for along, sign in enumerate(row):
                y = px(262) + down * (px(_KEY) + gap)
                self.pad[sign].setGeometry(right + along * (wide + gap), y, wide, px(_KEY))
        self.chips.setGeometry(px(LEFT) + px(192), self.foot, px(220), px(FOOT))

    def draw_more(self, painter: QPainter) -> None:
        """Draw what was paid, what it is struck for, the chips, and the amount that is typed."""
        self._draw_amount(painter)
        px, made = self._scale.px, self._draft.made
        wide = self.width() - 2 * px(LEFT) - px(_RIGHT) - px(28)
        box = QRectF(px(LEFT), px(TOP), wide, px(46))
        now, paint = tr("Pagato € {amount}").format(amount=euro(made.amount)), ink(theme.TEXT)
        write(painter, box, now, px(32), weight=Weight.BOLD, paint=paint, align=TO_LEFT, least=px(18))
        y = px(TOP) + px(46)
        for said in self._laid():
            below = QRectF(px(LEFT), y, wide, px(28))
            write(painter, below, said, px(18), paint=ink(theme.QUIET), align=TO_LEFT, least=px(14))
            y += px(34)
        for each in self._righted:
            draw_struck(painter, QRectF(px(LEFT), y, wide, px(30)), self._was(each), px(20))
            told = QRectF(px(LEFT), y + px(30), wide, px(50))
            gold = ink(theme.GOLD)
            write_wrapped(painter, told, self._why(each), px(18), paint=gold, align=TO_LEFT, least=px(14))
            y += px(86)
        lines = self._lines()
        if lines:
            head = QRectF(px(LEFT), y + px(10), wide, px(28))
            words = tr("LA DIFFERENZA, IN GETTONI")
            quiet = ink(theme.QUIET)
            write(painter, head, words, px(15), weight=Weight.SEMI, paint=quiet, align=TO_LEFT, least=px(14))
            room = QRectF(px(LEFT), y + px(44), wide, self.foot - px(20) - y - px(44))
            draw_lines(painter, room, lines, self._scale)

    def _draw_amount(self, painter: QPainter) -> None:
        px, draft = self._scale.px, self._draft
        right = self.width() - px(LEFT) - px(_RIGHT)
        least, quiet = px(theme.SMALLEST), ink(theme.QUIET)
        head = QRectF(right, px(TOP), px(_RIGHT), px(28))
        write(painter, head, tr("Da pagare era"), px(20), paint=quiet, align=TO_LEFT, least=least)
        amount = QRectF(right, px(TOP + 30), px(_RIGHT), px(56))
        paint = ink(theme.TEXT) if draft.typed else quiet
        write(painter, amount, self._amount_words(), px(44), weight=Weight.BOLD, paint=paint, align=TO_LEFT)
        words = QRectF(right, px(TOP + 90), px(_RIGHT), px(72))
        said, colour = self._hint(), quiet
        if not said:
            said, colour = change_words(draft.more), ink(theme.GOLD)
        elif draft.begun:
            colour = ink(theme.GOLD)
        write_wrapped(painter, words, said, px(22), paint=colour, align=TO_LEFT, least=px(15))

    def in_order(self) -> list[QAbstractButton]:
        """The arrows go to what counts the chips, and to the foot."""
        return [self.chips]

    def take_key(self, key: int) -> None:
        """Take figures; all else goes from button to button."""
        if Qt.Key.Key_0 <= key <= Qt.Key.Key_9:
            self._press(chr(key))
        elif key in _SIGNS:
            self._press(_SIGNS[key])
        else:
            super().take_key(key)
