"""The payments, at the dealer's outer hand: the current one large, the list, and what marks them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from app.desks.common import theme
from app.desks.common.language import tr
from app.desks.common.lettering import ink
from app.desks.common.text_size import grown
from app.desks.common.theme import TARGET, Scale
from app.desks.common.touch import Role
from app.desks.croupier.acts import Act
from app.desks.croupier.meanings import meaning_of
from app.desks.croupier.moment_button import MomentButton
from app.desks.croupier.payments.all_at_once import all_open, why_not_all
from app.desks.croupier.payments.large import chip_of_large, draw_large
from app.desks.croupier.payments.pay_words import is_decided, is_uneven, named_words, pay_words, runs_already
from app.desks.croupier.payments.queue import (
    draw_bank,
    draw_gap,
    draw_nothing_yet,
    draw_row,
    draw_share_row,
    draw_shares,
    lines_shown,
    more_words,
)
from app.desks.croupier.payments.rooms import BANK, beside_picture, instead_of_spoken, pay_high, rooms
from app.desks.croupier.payments.shown import LargePayment, Mark, PaymentRow, Payments
from app.desks.croupier.roulette.payments.shares import Share
from app.desks.croupier.roulette.payments.step import draw_step
from app.desks.croupier.roulette.spin_screen import SpinScreen
from app.desks.croupier.roulette.words.beside_words import fate_words, rests_words, share_words, step_words
from app.desks.croupier.situation import situation
from app.desks.croupier.words.all_words import all_words
from app.desks.croupier.words.words import act_words, next_words
from app.rules.italian import elided

_PAD: Final = 14
_ROW: Final = 27
_LEAST_ROWS: Final = 3
"""So many lines are seen, lower ones, where the list has little room."""
_RESTS: Final = 92
_GAP: Final = 8


class EdgeButton(MomentButton):
    """The edge of what is drawn beneath it and can be touched: the whole list, the chip of a payment."""

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        """Draw the edge, and that a finger is on it."""
        painter.setPen(QPen(ink(theme.GOLD if self.isDown() else theme.LINE), 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        radius = self.scale.px(theme.RADIUS)
        painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)


class PaymentPanel(QWidget):
    """The payments of the number; PAGATO is the one large thing to touch.

    A finger that went down on one payment and goes up on another, or on the next number's, marks nothing.
    """

    def __init__(self, scale: Scale, parent: QWidget, do: Callable[[Act], None]) -> None:
        super().__init__(parent)
        self._scale = scale
        self._payments = Payments()
        self._several = False
        self._seen: object = None
        self._zero = self._last = False
        self._drafted = False
        self._can: frozenset[Act] = frozenset()
        self._by_key, self._owner_asked = True, False
        self._rooms = rooms(scale, tight=False, told=False)
        self._do = do
        self.buttons = {
            act: self._button(self._act, act, role)
            for act, role in (
                (Act.PAID, Role.PAY),
                (Act.RESTS, Role.STEP),
                (Act.UNPAID, Role.TAKE),
                (Act.BEFORE, Role.QUIET),
                (Act.AFTER, Role.QUIET),
                (Act.CLEARED, Role.QUIET),
                (Act.PAYMENT, Role.QUIET),
                (Act.ZERO, Role.QUIET),
                (Act.PAID_ALL, Role.QUIET),
                (Act.SEEN_TO_ALL, Role.QUIET),
                (Act.NEXT, Role.STEP),
                (Act.FINISHED, Role.TAKE),
                (Act.DUE, Role.STEP),
                (Act.VOID, Role.TAKE),
                (Act.NO_MORE_BETS, Role.STEP),
            )
        }
        self.buttons[Act.TIP] = EdgeButton(scale, self, lambda: do(Act.TIP))
        self.buttons[Act.LINES] = self.list = EdgeButton(scale, self, lambda: do(Act.LINES))

        # The number pad's Enter pays: it must never find one of these in its way.
        for act in (Act.FINISHED, Act.DUE, Act.LINES, Act.TIP):
            self.buttons[act].setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def _button(self, do: Callable[[Act], None], act: Act, role: Role) -> MomentButton:
        button = MomentButton(self._scale, self, lambda: do(act), role)
        button.single = act not in {Act.BEFORE, Act.AFTER}
        return button

    def _act(self, act: Act) -> None:
        """Do what a button says; in the place of PAGATO a disputed payment leads to its decision."""
        self._do(Act.PAYMENT if act is Act.PAID and is_decided(self._payments) else act)

    def show_screen(self, screen: Any) -> None:
        """Show the payments as they stand now."""
        now = situation(screen)
        for act, button in self.buttons.items():
            button.moment, button.means = now, meaning_of(act, screen)
        seen = (
            (screen.payments, screen.drafted, screen.can, screen.number == 0 and bool(screen.chances)),
            (screen.last_spin, screen.passing, screen.owner_asked),
        )
        if seen == self._seen:
            return
        self._seen = seen
        (self._payments, self._drafted, self._can, self._zero), (self._last, _, self._owner_asked) = seen
        for act, button in self.buttons.items():
            button.setEnabled(act in screen.can)
        if is_decided(screen.payments):
            self.buttons[Act.PAID].setEnabled(Act.PAYMENT in screen.can)
        self._say(screen)
        self._show_buttons(screen)
        large = screen.payments.large
        step = screen.payments.step
        said = [named_words(large)] if large is not None else [step_words(step)] if step is not None else []
        self.setAccessibleName(". ".join([*said, *map(share_words, screen.payments.shares)]))
        self.update()

    def _say(self, screen: SpinScreen) -> None:
        step = screen.payments.step
        for act in (Act.CLEARED, Act.ZERO):
            self.buttons[act].say(act_words(act))
        below = tr("la pallina che gira") if runs_already(screen) else tr("il numero non vale")
        self.buttons[Act.VOID].say(act_words(Act.VOID), below)
        self.buttons[Act.NO_MORE_BETS].say(act_words(Act.NO_MORE_BETS))
        self._say_all(screen.payments)
        self.buttons[Act.NEXT].say(*next_words(last=screen.last_spin, passed=screen.passing.asked))
        self.buttons[Act.NEXT].choose(chosen=screen.passing.asked)
        at_zero = screen.number == 0 and screen.payments.current is not None
        self.buttons[Act.SEEN_TO_ALL].say(tr("Fatto allo zero") if at_zero else act_words(Act.SEEN_TO_ALL))
        nothing = screen.passing.undone.nothing
        self.buttons[Act.NEXT].role = Role.QUIET if nothing or screen.payments.step else Role.STEP
        self.buttons[Act.CLEARED].role = Role.STEP if nothing else Role.QUIET
        marked = screen.payments.takes_back
        which = "" if marked is None else elided(tr("il {order}").format(order=marked))
        self.buttons[Act.UNPAID].say(act_words(Act.UNPAID), which)
        for act, sign in ((Act.BEFORE, "‹"), (Act.AFTER, "›")):
            self.buttons[act].say(sign, name=act_words(act))
            self.buttons[act].size_of_text = 30
        self.buttons[Act.PAID].size_of_text = 27
        self._say_pay()
        rests = self.buttons[Act.RESTS]
        rests.size_of_text = 17
        resting = screen.payments.large.resting if screen.payments.large is not None else None
        rests.say(rests_words(resting), tr("non incassa"))
        self.buttons[Act.PAYMENT].say("⋯", name=act_words(Act.PAYMENT))
        for act in (Act.UNPAID, Act.PAID_ALL, Act.SEEN_TO_ALL, Act.CLEARED):
            self.buttons[act].size_of_text = 17
        self._say_finished(screen.payments.large)
        self.list.say("", name=act_words(Act.LINES))
        self.buttons[Act.TIP].say("", name=tr("Mancia in questi gettoni, o di chi è il colore"))
        due = tr("Torna al pagamento {order}").format(order=screen.payments.current)
        if step is not None:
            due = tr("Torna a: {step}").format(step=fate_words(step.fate))
        self.buttons[Act.DUE].say(due if screen.payments.aside else act_words(Act.DUE))

    def promise_key(self, *, promised: bool) -> None:
        """Name the key of PAGATO, or leave it out while an open page takes it."""
        if promised is not self._by_key:
            self._by_key = promised
            self._say_pay()

    def _say_pay(self) -> None:
        words = pay_words(self._payments, by_key=self._by_key)
        if self._owner_asked:
            words = act_words(Act.PAID), tr("di chi è? ancora: paga")
        self.buttons[Act.PAID].say(*words)
        asks = self._owner_asked or is_decided(self._payments)
        quiet = is_uneven(self._payments.large) and not asks
        self.buttons[Act.PAID].role = Role.STEP if asks else Role.QUIET if quiet else Role.PAY

    def _say_all(self, paid: Payments) -> None:
        """All that is left at once: asked once more with what it comes to, and why it cannot be."""
        button = self.buttons[Act.PAID_ALL]
        *words, name = all_words(all_open(paid), why_not_all(paid), asked=paid.all_asked)
        button.say(*words, name=name)
        button.choose(chosen=paid.all_asked)

    def _say_finished(self, large: LargePayment | None) -> None:
        """The chip of the large payment: whether the bank has no more of it."""
        marked = large is not None and large.finished
        button = self.buttons[Act.FINISHED]
        button.size_of_text = 15
        button.say(act_words(Act.FINISHED), name=tr("C'è di nuovo") if marked else None)
        button.choose(chosen=marked)

    def _show_buttons(self, screen: SpinScreen) -> None:
        rows, step = bool(screen.payments.rows), screen.payments.step
        self.buttons[Act.PAID].setVisible(rows or step is not None)
        for act in (Act.UNPAID, Act.PAYMENT):
            self.buttons[act].setVisible(rows)
        for act in (Act.BEFORE, Act.AFTER):
            self.buttons[act].setVisible(act in screen.can)
        self.buttons[Act.DUE].setVisible(Act.DUE in screen.can)
        large = screen.payments.large
        self.buttons[Act.FINISHED].setVisible(large is not None and large.chip is not None)
        self.buttons[Act.TIP].setVisible(large is not None and large.chip is not None)
        self.buttons[Act.ZERO].setVisible(Act.ZERO in screen.can)
        self.buttons[Act.RESTS].setVisible(Act.RESTS in screen.can)
        nothing_yet = not rows and step is None and not screen.payments.shares
        self.buttons[Act.VOID].setVisible(nothing_yet and Act.VOID in screen.can)
        runs = runs_already(screen)
        clears, together = Act.CLEARED in screen.can and not runs, len(screen.payments.steps) > 1
        self.buttons[Act.CLEARED].setVisible(clears)
        self._several = rows or together
        beside = self._several or not clears
        self.buttons[Act.SEEN_TO_ALL].setVisible(together and beside)
        self.buttons[Act.PAID_ALL].setVisible(not together and beside)
        self.buttons[Act.NO_MORE_BETS].setVisible(runs)
        self.buttons[Act.NEXT].setVisible(not (self._several and clears) and not runs)
        self.list.setVisible(Act.LINES in screen.can)
        self.place_buttons()

    def place_buttons(self) -> None:
        """Put the buttons where they belong in a panel of this size."""
        px, side = self._scale.px, self._scale.px(TARGET)
        pad, gap = px(_PAD), px(_GAP)
        inner = self.width() - 2 * pad
        for place, act in ((2, Act.BEFORE), (1, Act.AFTER)):
            x = self.width() - pad - place * side - (place - 1) * gap
            self.buttons[act].setGeometry(x, pad - px(4), side, side)
        self._rooms = rooms(self._scale, tight=self._tight, told=self._told)
        y = pad + beside_picture(self._scale, self._rooms)
        self.buttons[Act.FINISHED].setGeometry(self.width() - pad - side, y, side, side)
        chip = chip_of_large(self._scale)
        self.buttons[Act.TIP].setGeometry(
            pad + round(chip.x() - side / 2), pad + round(chip.y() - side / 2), side, side
        )
        y, pay = self._pay_top(), self._pay_high()
        less = px(96)
        rests = px(_RESTS) + gap if not self.buttons[Act.RESTS].isHidden() else 0
        self.buttons[Act.PAID].setGeometry(pad, y, inner - less - gap - rests, pay)
        self.buttons[Act.RESTS].setGeometry(pad + inner - less - gap - px(_RESTS), y, px(_RESTS), pay)
        self.buttons[Act.UNPAID].setGeometry(pad + inner - less, y, less, pay)
        half = (inner - side - 2 * gap) // 2
        foot = self.height() - pad - side
        self.buttons[Act.PAYMENT].setGeometry(pad, foot, side, side)
        for act in (Act.PAID_ALL, Act.SEEN_TO_ALL):
            self.buttons[act].setGeometry(pad + side + gap, foot, half, side)
        for act in (
            Act.NEXT,
            Act.CLEARED,
            Act.NO_MORE_BETS,
        ):  # what is known to have won is not all paid before the clearing
            self.buttons[act].setGeometry(pad + inner - half, foot, half, side)
        if not self._several:
            self.buttons[Act.CLEARED].setGeometry(pad, foot, inner - half - gap, side)
        bank = grown(px(BANK))
        self.buttons[Act.ZERO].setGeometry(pad, foot - bank - side, inner, side)
        above = 0 if self.buttons[Act.ZERO].isHidden() else side + gap
        self.buttons[Act.VOID].setGeometry(pad, foot - bank - side - above, inner, side)
        y = pad + instead_of_spoken(self._scale, self._rooms)
        self.buttons[Act.DUE].setGeometry(pad, y, inner, side)
        self._place_list()

    def _place_list(self) -> None:
        """The list is one thing to touch, its lines are too low for a finger."""
        px, zero = self._scale.px, self.buttons[Act.ZERO]
        top = self._pay_top() + self._pay_high() + px(_GAP)
        if not self._payments.rows and self._payments.step is None:
            top = px(_PAD) - px(6)
        foot = self._bank_top() if zero.isHidden() else zero.y() - px(4)
        self.list.setGeometry(px(_PAD) - px(6), top, self.width() - 2 * px(_PAD) + px(12), foot - top)

    def _pay_high(self) -> int:
        return pay_high(self._scale, tight=self._tight or self._told)

    @property
    def _tight(self) -> bool:
        """Whether the list has no line to give: at zero a key stands beneath it."""
        return not self.buttons[Act.ZERO].isHidden()

    @property
    def _told(self) -> bool:
        """Whether something is told above the chips, or they lie on two sides."""
        large = self._payments.large
        return large is not None and any((large.parted, large.resting, large.notes, large.below, large.over))

    def _bank_top(self) -> int:
        return self.buttons[Act.NEXT].y() - grown(self._scale.px(30))

    def _pay_top(self) -> int:
        px = self._scale.px
        return px(_PAD) + self._rooms.high + 2 * px(_GAP)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the card, the large payment and the list."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        px = self._scale.px
        painter.setPen(QPen(ink(theme.LINE), 1))
        painter.setBrush(ink(theme.PANEL))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), px(14), px(14))
        inside = QRectF(self.rect()).adjusted(px(_PAD), px(_PAD), -px(_PAD), -px(_PAD))
        if self._payments.large is not None:
            large, aside = self._payments.large, self._payments.aside
            draw_large(painter, self._scale, inside, large, self._rooms, aside=aside)
            self._draw_list(painter, inside)
        elif self._payments.step is not None:
            step, shares = self._payments.step, self._payments.shares
            draw_step(painter, self._scale, inside, step, shares, self._rooms)
            self._draw_list(painter, inside)
        elif self._payments.shares:
            inside.setBottom(self.list.geometry().bottom() - px(2))
            draw_shares(painter, self._scale, inside, self._payments.shares)
        else:
            clear = Act.CLEARED in self._can
            then = next_words(last=self._last, passed=False)[0]
            if not self.buttons[Act.NO_MORE_BETS].isHidden():  # it stands in the place of what goes on
                then, clear = act_words(Act.NO_MORE_BETS), False
            draw_nothing_yet(painter, self._scale, inside, zero=self._zero, clear=clear, then=then)
        painter.end()

    def _draw_list(self, painter: QPainter, inside: QRectF) -> None:
        px = self._scale.px
        top, bank = self.list.y(), self._bank_top()
        rows, shares = self._payments.rows, self._payments.shares
        before = [share for share in shares if share.before]
        lines: list[PaymentRow | Share] = [*before, *rows, *(share for share in shares if not share.before)]
        large, step = self._payments.large, self._payments.step
        waits = step is not None and large is None
        focus = next((n for n, line in enumerate(lines) if line is step), 0)
        if not waits:
            focus = len(before) + (large.order if large is not None else 1) - 1
        waiting = [n for n, line in enumerate(lines) if isinstance(line, Share) and not line.done]
        others = [n for n, line in enumerate(lines) if isinstance(line, Share)]
        room = max(_LEAST_ROWS, int(self.list.height() / grown(px(_ROW))))
        shown = lines_shown(len(lines), focus, waiting, room, others)
        high = min(grown(px(_ROW)), self.list.height() / room)
        for place, line in enumerate(shown):
            rect = QRectF(inside.x(), top + place * high, inside.width(), high)
            if place and line != shown[place - 1] + 1:
                draw_gap(painter, self._scale, rect)
            self._draw_line(painter, rect, lines[line], waits=waits, shown=line == focus)
        below = QRectF(inside.x(), bank + px(2), inside.width(), grown(px(24)))
        draw_bank(painter, self._scale, below, self._payments.bank, more_words(shown, len(lines)))

    def _draw_line(
        self, painter: QPainter, rect: QRectF, line: PaymentRow | Share, *, waits: bool, shown: bool
    ) -> None:
        """One line; while something else is done first, no payment is the next."""
        if isinstance(line, PaymentRow):
            row = line._replace(mark=Mark.WAITING) if waits and line.mark is Mark.CURRENT else line
            draw_row(painter, self._scale, rect, row, shown=shown)
        else:
            draw_share_row(painter, self._scale, rect, line, shown=shown)
