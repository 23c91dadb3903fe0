"""The payments, at the dealer's outer hand: the current one large, the list, and what marks them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import ClassVar, Final, Generic, TypeVar

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from app.desks.common import theme
from app.desks.common.box_drawing import draw_box
from app.desks.common.language import tr
from app.desks.common.lettering import ink
from app.desks.common.text_size import grown
from app.desks.common.theme import TARGET, Scale
from app.desks.common.touch import Role
from app.desks.croupier.acts import Act, AnyAct
from app.desks.croupier.moment_button import MomentButton
from app.desks.croupier.payments.large import Added, chip_of_large, draw_large
from app.desks.croupier.payments.pay_words import (
    all_words,
    is_decided,
    is_uneven,
    named_words,
    pay_words,
    row_words,
)
from app.desks.croupier.payments.queue import draw_bank, draw_gap, draw_row, lines_shown, more_words
from app.desks.croupier.payments.rooms import BANK, Rooms, beside_picture, instead_of_spoken, pay_high, rooms
from app.desks.croupier.payments.shown import AnyPayments, Beside, LargePayment, PaymentRow, Payments
from app.desks.croupier.screen import Screen
from app.desks.croupier.situation import meaning_of, situation
from app.desks.croupier.words.words import act_words, next_words
from app.rules.italian import elided

PAD: Final = 14
_ROW: Final = 27
_LEAST_ROWS: Final = 3
"""So many lines are seen, lower ones, where the list has little room."""
GAP: Final = 8
_SIZES: Final[Mapping[AnyAct, int]] = {Act.BEFORE: 30, Act.AFTER: 30, Act.PAID: 27, Act.FINISHED: 15}
_SIGNS: Final[Mapping[AnyAct, str]] = {Act.BEFORE: "‹", Act.AFTER: "›", Act.PAYMENT: "⋯"}


class EdgeButton(MomentButton):
    """The edge of what is drawn beneath it and can be touched: the whole list, the chip of a payment."""

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        """Draw the edge, and that a finger is on it."""
        edge = QPen(ink(theme.GOLD if self.isDown() else theme.LINE), 1)
        draw_box(painter, rect.adjusted(0.5, 0.5, -0.5, -0.5), self.scale.px(theme.RADIUS), None, edge)


S = TypeVar("S", bound=Screen)
"""What is shown at a table where one game is dealt."""


class PaymentPanel(QWidget, Generic[S]):
    """The payments of a round; PAGATO is the one large thing to touch. A game adds its own keys and drawings.

    A finger that went down on one payment and goes up on another, or on the next round's, marks nothing.

    Attributes:
        shown: what is drawn; there once something was shown.
    """

    keys: ClassVar[Mapping[AnyAct, Role]] = {
        Act.PAID: Role.PAY,
        Act.UNPAID: Role.TAKE,
        Act.BEFORE: Role.QUIET,
        Act.AFTER: Role.QUIET,
        Act.PAYMENT: Role.QUIET,
        Act.PAID_ALL: Role.QUIET,
        Act.NEXT: Role.STEP,
        Act.FINISHED: Role.TAKE,
        Act.DUE: Role.STEP,
    }
    """Each with its role; a game has more of them."""
    small: ClassVar[frozenset[AnyAct]] = frozenset({Act.UNPAID, Act.PAID_ALL})
    """The keys on which much is written."""
    beneath: ClassVar[AnyAct | None] = None
    """The key that stands beneath the list, and takes of its room, where it is there."""
    shown: S

    def __init__(self, scale: Scale, parent: QWidget, do: Callable[[AnyAct], None]) -> None:
        super().__init__(parent)
        self.scale = scale
        self._payments: AnyPayments = Payments()
        self._seen: object = None
        self._placed: object = None
        self._by_key, self._owner_asked = True, False
        self._rooms = rooms(scale, tight=False, told=False)
        self._do = do
        self.buttons: dict[AnyAct, MomentButton] = {
            act: self._button(act, role) for act, role in self.keys.items()
        }
        self.buttons[Act.TIP] = EdgeButton(scale, self, lambda: do(Act.TIP))
        self.buttons[Act.TIP].say("", name=tr("Mancia in questi gettoni, o di chi è il colore"))
        self.buttons[Act.LINES] = self.list = EdgeButton(scale, self, lambda: do(Act.LINES))
        self.list.say("", name=act_words(Act.LINES))

        # The number pad's Enter pays: it must never find one of these in its way.
        for act in (Act.FINISHED, Act.DUE, Act.LINES, Act.TIP):
            self.buttons[act].setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def _button(self, act: AnyAct, role: Role) -> MomentButton:
        button = MomentButton(self.scale, self, lambda: self._act(act), role)
        button.single = act not in {Act.BEFORE, Act.AFTER}
        button.size_of_text = 17 if act in self.small else _SIZES.get(act, button.size_of_text)
        button.say(_SIGNS.get(act, act_words(act)), name=act_words(act))
        return button

    def _act(self, act: AnyAct) -> None:
        """Do what a button says; in the place of PAGATO a disputed payment leads to its decision."""
        self._do(Act.PAYMENT if act is Act.PAID and is_decided(self._payments) else act)

    def show_screen(self, screen: S) -> None:
        """Show the payments as they stand now."""
        now = situation(screen)
        for act, button in self.buttons.items():
            button.moment, button.means = now, meaning_of(act, screen)
        seen = (
            (screen.payments, screen.can, screen.owner_asked, screen.passing),
            (screen.number, screen.last_spin),
        )
        if seen == self._seen:
            return
        self._seen, self.shown = seen, screen
        self._payments, self._owner_asked = screen.payments, screen.owner_asked
        for act, button in self.buttons.items():
            button.setEnabled(act in screen.can)
        if is_decided(screen.payments):
            self.buttons[Act.PAID].setEnabled(Act.PAYMENT in screen.can)
        self.say_keys()
        self.show_keys()
        self._place_anew()
        self.setAccessibleName(". ".join(self.said()))
        self.update()

    def said(self) -> tuple[str, ...]:
        """What a screen reader says of the panel."""
        large, added = self._payments.large, self.added()
        return () if large is None else (named_words(large, (*added.told, added.aloud)),)

    def added(self) -> Added:
        """What the game adds to the large payment."""
        return Added()

    def step_title(self) -> str:
        """Name what is done next besides paying."""
        return ""

    def draw_line(self, painter: QPainter, rect: QRectF, place: int, *, shown: bool) -> None:
        """Draw a line of the list, by its place from 0."""
        line = self._payments.lines[place]
        if isinstance(line, PaymentRow):
            words = row_words(line)
            draw_row(painter, self.scale, rect, line, words, shown=shown, waits=self.waits)

    @property
    def waits(self) -> bool:
        """Whether something else is done first: then no payment is the next."""
        return self._payments.large is None and self._payments.step is not None

    def draw_besides(self, painter: QPainter, inside: QRectF, parts: Rooms) -> None:
        """Draw what stands there where no payment is shown large."""

    def say_keys(self) -> None:
        """Write on each key what it does now."""
        paid, large, asked = self._payments, self._payments.large, self.shown.passing.asked
        self._say_all(paid)
        self.buttons[Act.NEXT].say(*next_words(last=self.shown.last_spin, passed=asked))
        self.buttons[Act.NEXT].choose(chosen=asked)
        marked = paid.takes_back
        which = "" if marked is None else elided(tr("il {order}").format(order=marked))
        self.buttons[Act.UNPAID].say(act_words(Act.UNPAID), which)
        self._say_pay()
        self._say_finished(large)
        due = tr("Torna al pagamento {order}").format(order=paid.current)
        if paid.step is not None:
            due = tr("Torna a: {step}").format(step=self.step_title())
        self.buttons[Act.DUE].say(due if paid.aside else act_words(Act.DUE))

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

    def _say_all(self, paid: AnyPayments) -> None:
        """All that is left at once: asked once more with what it comes to, and why it cannot be."""
        button = self.buttons[Act.PAID_ALL]
        *words, name = all_words(paid)
        button.say(*words, name=name)
        button.choose(chosen=paid.all_asked)

    def _say_finished(self, large: LargePayment[Beside] | None) -> None:
        """The chip of the large payment: whether the bank has no more of it."""
        marked = large is not None and large.finished
        button = self.buttons[Act.FINISHED]
        button.say(act_words(Act.FINISHED), name=tr("C'è di nuovo") if marked else None)
        button.choose(chosen=marked)

    def show_keys(self) -> None:
        """Show the keys that mean something now."""
        rows, can, large = bool(self._payments.rows), self.shown.can, self._payments.large
        self.buttons[Act.PAID].setVisible(rows or self._payments.step is not None)
        for act in (Act.UNPAID, Act.PAYMENT):
            self.buttons[act].setVisible(rows)
        for act in (Act.BEFORE, Act.AFTER, Act.DUE, Act.LINES):
            self.buttons[act].setVisible(act in can)
        for act in (Act.FINISHED, Act.TIP):
            self.buttons[act].setVisible(large is not None and large.chip is not None)

    def _place_anew(self) -> None:
        """Put the buttons where they belong, where something is shown for which they lie elsewhere."""
        paid, hidden = self._payments, [button.isHidden() for button in self.buttons.values()]
        placed = hidden, self._told, bool(paid.rows), paid.step is None, len(paid.steps) > 1
        if placed != self._placed:
            self._placed = placed
            self.place_buttons()

    def place_buttons(self) -> None:
        """Put the buttons where they belong in a panel of this size."""
        px, side, tight, told = self.scale.px, self.scale.px(TARGET), self._tight, self._told
        pad, gap = px(PAD), px(GAP)
        inner = self.width() - 2 * pad
        for place, act in ((2, Act.BEFORE), (1, Act.AFTER)):
            x = self.width() - pad - place * side - (place - 1) * gap
            self.buttons[act].setGeometry(x, pad - px(4), side, side)
        self._rooms = rooms(self.scale, tight=tight, told=told)
        y = pad + beside_picture(self.scale, self._rooms)
        self.buttons[Act.FINISHED].setGeometry(self.width() - pad - side, y, side, side)
        chip = chip_of_large(self.scale)
        self.buttons[Act.TIP].setGeometry(
            pad + round(chip.x() - side / 2), pad + round(chip.y() - side / 2), side, side
        )
        y, less = pad + self._rooms.high + 2 * gap, px(96)
        pay = pay_high(self.scale, tight=tight or told)
        self.buttons[Act.PAID].setGeometry(pad, y, inner - less - gap, pay)
        self.buttons[Act.UNPAID].setGeometry(pad + inner - less, y, less, pay)
        half, foot = (inner - side - 2 * gap) // 2, self.height() - pad - side
        self.buttons[Act.PAYMENT].setGeometry(pad, foot, side, side)
        self.buttons[Act.PAID_ALL].setGeometry(pad + side + gap, foot, half, side)
        self.buttons[Act.NEXT].setGeometry(pad + inner - half, foot, half, side)
        y = pad + instead_of_spoken(self.scale, self._rooms)
        self.buttons[Act.DUE].setGeometry(pad, y, inner, side)
        self._place_list()

    def _place_list(self) -> None:
        """The list is one thing to touch, its lines are too low for a finger."""
        px, foot = self.scale.px, self._bank_top()
        if self.beneath is not None:
            key = self.buttons[self.beneath]
            high = self.buttons[Act.NEXT].height()
            y = self.buttons[Act.NEXT].y() - grown(px(BANK)) - high
            key.setGeometry(px(PAD), y, self.width() - 2 * px(PAD), high)
            foot = y - px(4) if self._tight else foot
        top = self.buttons[Act.PAID].geometry().bottom() + 1 + px(GAP)
        if not self._payments.rows and self._payments.step is None:
            top = px(PAD) - px(6)
        self.list.setGeometry(px(PAD) - px(6), top, self.width() - 2 * px(PAD) + px(12), foot - top)

    @property
    def _tight(self) -> bool:
        """Whether the list has no line to give: a key stands beneath it."""
        return self.beneath is not None and not self.buttons[self.beneath].isHidden()

    @property
    def _told(self) -> bool:
        """Whether something is told above the chips, or they lie on two sides."""
        added = Added() if self._payments.large is None else self.added()
        return bool(added.told or added.chips)

    def _bank_top(self) -> int:
        return self.buttons[Act.NEXT].y() - grown(self.scale.px(30))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the card, the large payment and the list."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        px, paid = self.scale.px, self._payments
        whole = QRectF(self.rect())
        card = whole.adjusted(0.5, 0.5, -0.5, -0.5)
        draw_box(painter, card, px(14), ink(theme.PANEL), QPen(ink(theme.LINE), 1))
        inside = whole.adjusted(px(PAD), px(PAD), -px(PAD), -px(PAD))
        if paid.large is not None:
            added = self.added()
            draw_large(painter, self.scale, inside, paid.large, self._rooms, added=added, aside=paid.aside)
        elif self._seen is not None:
            self.draw_besides(painter, inside, self._rooms)
        if paid.large is not None or paid.step is not None:
            self._draw_list(painter, inside)
        painter.end()

    def _draw_list(self, painter: QPainter, inside: QRectF) -> None:
        px, paid, lines = self.scale.px, self._payments, self._payments.lines
        top, bank = self.list.y(), self._bank_top()
        others = [n for n, line in enumerate(lines) if not isinstance(line, PaymentRow)]
        waiting = [n for n, line in enumerate(lines) if not (isinstance(line, PaymentRow) or line.done)]
        if paid.large is None and paid.step is not None:
            focus = lines.index(paid.step)
        else:
            first = next(n for n, line in enumerate(lines) if isinstance(line, PaymentRow))
            focus = first + (1 if paid.large is None else paid.large.order) - 1
        room = max(_LEAST_ROWS, int(self.list.height() / grown(px(_ROW))))
        shown = lines_shown(len(lines), focus, waiting, room, others)
        high = min(grown(px(_ROW)), self.list.height() / room)
        for place, line in enumerate(shown):
            rect = QRectF(inside.x(), top + place * high, inside.width(), high)
            if place and line != shown[place - 1] + 1:
                draw_gap(painter, self.scale, rect)
            self.draw_line(painter, rect, line, shown=line == focus)
        below = QRectF(inside.x(), bank + px(2), inside.width(), grown(px(24)))
        draw_bank(painter, self.scale, below, paid.bank, more_words(shown, len(lines)))
