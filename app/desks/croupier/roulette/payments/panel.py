"""The payments of a spin: beside them the clearing, the steps of zero, what rests, and the ball that runs."""

from __future__ import annotations

from functools import partial
from typing import ClassVar, Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.desks.common.language import tr
from app.desks.common.theme import TARGET
from app.desks.common.touch import Role
from app.desks.croupier.acts import Act
from app.desks.croupier.payments.large import Added
from app.desks.croupier.payments.panel import GAP, PAD, PaymentPanel
from app.desks.croupier.payments.queue import draw_row
from app.desks.croupier.payments.rooms import Rooms
from app.desks.croupier.roulette.payments.parted_drawing import draw_parts
from app.desks.croupier.roulette.payments.shares import Share
from app.desks.croupier.roulette.payments.step import draw_nothing_yet, draw_share_row, draw_shares, draw_step
from app.desks.croupier.roulette.spin_screen import SpinScreen
from app.desks.croupier.roulette.words.beside_words import (
    fate_words,
    parted_words,
    resting_head,
    rests_words,
    share_words,
    spin_row_words,
    step_words,
    told_words,
)
from app.desks.croupier.words.words import act_words, next_words

_RESTS: Final = 92
_KEYS: Final = {
    **PaymentPanel.keys,
    Act.RESTS: Role.STEP,
    Act.CLEARED: Role.QUIET,
    Act.ZERO: Role.QUIET,
    Act.SEEN_TO_ALL: Role.QUIET,
    Act.VOID: Role.TAKE,
    Act.NO_MORE_BETS: Role.STEP,
}
_IN_TURN: Final = (
    *(Act.PAID, Act.RESTS, Act.UNPAID, Act.BEFORE, Act.AFTER, Act.CLEARED, Act.PAYMENT, Act.ZERO),
    *(Act.PAID_ALL, Act.SEEN_TO_ALL, Act.NEXT, Act.FINISHED, Act.DUE, Act.VOID, Act.NO_MORE_BETS),
)
"""In this order Tab goes through them: beside what pays stands what rests."""


class SpinPanel(PaymentPanel[SpinScreen]):
    """The payments of the number, and what else it did to stakes."""

    keys: ClassVar = {act: _KEYS[act] for act in _IN_TURN}
    beneath = Act.ZERO

    @property
    def _runs_already(self) -> bool:
        """Whether the next ball runs while a spin is paid that was opened again: the key there closes it."""
        return self.shown.number is not None and Act.NO_MORE_BETS in self.shown.can

    def said(self) -> tuple[str, ...]:
        """The step that is done next in the place of the payment, and every stake that is not paid."""
        paid = self.shown.payments
        step = () if paid.large is not None or paid.step is None else (step_words(paid.step),)
        return *super().said(), *step, *map(share_words, paid.shares)

    def added(self) -> Added:
        """Winnings that rest, and what goes on with an announce."""
        large = self.shown.payments.large
        if large is None:
            return Added()
        resting, parts = large.beside.resting, large.beside.parted
        head = "" if resting is None else resting_head(resting)
        chips = None if parts is None else partial(draw_parts, self.scale, parts, large.laid)
        aloud = "" if parts is None else parted_words(parts)
        return Added(head, told_words(large.beside), chips, aloud)

    def step_title(self) -> str:
        """Name what becomes of the stake."""
        step = self.shown.payments.step
        return "" if step is None else fate_words(step.fate)

    def draw_line(self, painter: QPainter, rect: QRectF, place: int, *, shown: bool) -> None:
        """A payment, or a stake that is not paid."""
        line = self.shown.payments.lines[place]
        if isinstance(line, Share):
            draw_share_row(painter, self.scale, rect, line, shown=shown)
        else:
            words = spin_row_words(line)
            draw_row(painter, self.scale, rect, line, words, shown=shown, waits=self.waits)

    def draw_besides(self, painter: QPainter, inside: QRectF, parts: Rooms) -> None:
        """Draw what is done with a stake, or was done where nothing was paid; at first what to do."""
        shown, paid = self.shown, self.shown.payments
        if paid.step is not None:
            draw_step(painter, self.scale, inside, paid.step, paid.shares, parts)
        elif paid.shares:
            inside.setBottom(self.list.geometry().bottom() - self.scale.px(2))
            draw_shares(painter, self.scale, inside, paid.shares)
        else:
            clear, then = Act.CLEARED in shown.can, next_words(last=shown.last_spin, passed=False)[0]
            if self._runs_already:  # it stands in the place of what goes on
                clear, then = False, act_words(Act.NO_MORE_BETS)
            zero = shown.number == 0 and bool(shown.chances)
            draw_nothing_yet(painter, self.scale, inside, zero=zero, clear=clear, then=then)

    def say_keys(self) -> None:
        """Until something was entered the clearing is what is done next."""
        super().say_keys()
        screen, paid = self.shown, self.shown.payments
        for act in (Act.CLEARED, Act.ZERO, Act.NO_MORE_BETS):
            self.buttons[act].say(act_words(act))
        below = tr("la pallina che gira") if self._runs_already else tr("il numero non vale")
        self.buttons[Act.VOID].say(act_words(Act.VOID), below)
        at_zero = screen.number == 0 and paid.current is not None
        self.buttons[Act.SEEN_TO_ALL].say(tr("Fatto allo zero") if at_zero else act_words(Act.SEEN_TO_ALL))
        nothing = screen.passing.undone.nothing
        self.buttons[Act.NEXT].role = Role.QUIET if nothing or paid.step else Role.STEP
        self.buttons[Act.CLEARED].role = Role.STEP if nothing else Role.QUIET
        for act in (Act.RESTS, Act.SEEN_TO_ALL, Act.CLEARED):
            self.buttons[act].size_of_text = 17
        resting = None if paid.large is None else paid.large.beside.resting
        self.buttons[Act.RESTS].say(rests_words(resting), tr("non incassa"))

    def show_keys(self) -> None:
        """What is known to have won is not all paid before the clearing."""
        super().show_keys()
        can, paid, runs = self.shown.can, self.shown.payments, self._runs_already
        for act in (Act.ZERO, Act.RESTS):
            self.buttons[act].setVisible(act in can)
        self.buttons[Act.VOID].setVisible(not paid.rows and not paid.shares and Act.VOID in can)
        clears, together = Act.CLEARED in can and not runs, len(paid.steps) > 1
        beside = self._several or not clears
        self.buttons[Act.CLEARED].setVisible(clears)
        self.buttons[Act.SEEN_TO_ALL].setVisible(together and beside)
        self.buttons[Act.PAID_ALL].setVisible(not together and beside)
        self.buttons[Act.NO_MORE_BETS].setVisible(runs)
        self.buttons[Act.NEXT].setVisible(not (self._several and clears) and not runs)

    @property
    def _several(self) -> bool:
        """Whether several things may be done at once; else the clearing has their place."""
        return bool(self._payments.rows) or len(self._payments.steps) > 1

    def place_buttons(self) -> None:
        """Put its own keys beside those of the payments, above or in their place."""
        super().place_buttons()
        pad, gap, side = (self.scale.px(each) for each in (PAD, GAP, TARGET))
        paid, following, keys = self.buttons[Act.PAID], self.buttons[Act.NEXT], self.buttons
        if not keys[Act.RESTS].isHidden():
            wide = self.scale.px(_RESTS)
            paid.resize(paid.width() - wide - gap, paid.height())
            keys[Act.RESTS].setGeometry(paid.geometry().right() + 1 + gap, paid.y(), wide, paid.height())
        keys[Act.SEEN_TO_ALL].setGeometry(keys[Act.PAID_ALL].geometry())
        for act in (Act.CLEARED, Act.NO_MORE_BETS):
            keys[act].setGeometry(following.geometry())
        if not self._several:
            keys[Act.CLEARED].setGeometry(pad, following.y(), following.x() - gap - pad, side)
        zero = keys[Act.ZERO]
        above = 0 if zero.isHidden() else side + gap
        keys[Act.VOID].setGeometry(zero.geometry().translated(0, -above))
