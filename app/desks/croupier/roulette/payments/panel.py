"""The payments of a spin: beside them the clearing, the steps of zero, what rests, and the ball that runs."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import ClassVar, Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from app.desks.common import theme
from app.desks.common.laid_drawing import chips_are_told_apart, draw_laid, laid_words
from app.desks.common.laid_looks import LaidLooks
from app.desks.common.language import tr
from app.desks.common.lettering import Weight, ink, width_of, write, write_wrapped
from app.desks.common.text_size import grown
from app.desks.common.theme import TARGET, Scale
from app.desks.common.touch import Role
from app.desks.croupier.acts import Act, AnyAct
from app.desks.croupier.payments.large import Added, draw_named
from app.desks.croupier.payments.panel import GAP, PAD, PaymentPanel
from app.desks.croupier.payments.queue import draw_row
from app.desks.croupier.payments.rooms import PART, Rooms
from app.desks.croupier.roulette.payments.beside import Parted
from app.desks.croupier.roulette.payments.shares import Share
from app.desks.croupier.roulette.payments.step import draw_nothing_yet, draw_share_row, draw_shares, draw_step
from app.desks.croupier.roulette.spin_acts import SpinAct
from app.desks.croupier.roulette.spin_screen import SpinScreen
from app.desks.croupier.roulette.words.beside_words import (
    fate_words,
    handed_words,
    kept_words,
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
_APART: Final = 24
_MOST_ROOM: Final = 0.6
"""Of the room one part has so much at most."""
_KEYS: Final[Mapping[AnyAct, Role]] = {
    **PaymentPanel.keys,
    SpinAct.RESTS: Role.STEP,
    SpinAct.CLEARED: Role.QUIET,
    SpinAct.ZERO: Role.QUIET,
    Act.SEEN_TO_ALL: Role.QUIET,
    Act.VOID: Role.TAKE,
    SpinAct.NO_MORE_BETS: Role.STEP,
}
_IN_TURN: Final[tuple[AnyAct, ...]] = (
    *(Act.PAID, SpinAct.RESTS, Act.UNPAID, Act.BEFORE, Act.AFTER, SpinAct.CLEARED, Act.PAYMENT, SpinAct.ZERO),
    *(Act.PAID_ALL, Act.SEEN_TO_ALL, Act.NEXT, Act.FINISHED, Act.DUE, Act.VOID, SpinAct.NO_MORE_BETS),
)
"""In this order Tab goes through them: beside what pays stands what rests."""


class SpinPanel(PaymentPanel[SpinScreen]):
    """The payments of the number, and what else it did to stakes."""

    keys: ClassVar[Mapping[AnyAct, Role]] = {act: _KEYS[act] for act in _IN_TURN}
    small = PaymentPanel.small | {SpinAct.RESTS, SpinAct.CLEARED, Act.SEEN_TO_ALL}
    beneath = SpinAct.ZERO

    @property
    def _runs_already(self) -> bool:
        """Whether the next ball runs while a spin is paid that was opened again: the key there closes it."""
        return self.shown.number is not None and SpinAct.NO_MORE_BETS in self.shown.can

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
        chips = None if parts is None else partial(_draw_parts, self.scale, parts, large.laid)
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
            clear, then = SpinAct.CLEARED in shown.can, next_words(last=shown.last_spin, passed=False)[0]
            if self._runs_already:  # it stands in the place of what goes on
                clear, then = False, act_words(SpinAct.NO_MORE_BETS)
            zero = shown.number == 0 and bool(shown.chances)
            draw_nothing_yet(painter, self.scale, inside, zero=zero, clear=clear, then=then)

    def say_keys(self) -> None:
        """Until something was entered the clearing is what is done next."""
        super().say_keys()
        screen, paid = self.shown, self.shown.payments
        below = tr("la pallina che gira") if self._runs_already else tr("il numero non vale")
        self.buttons[Act.VOID].say(act_words(Act.VOID), below)
        at_zero = screen.number == 0 and paid.current is not None
        self.buttons[Act.SEEN_TO_ALL].say(tr("Fatto allo zero") if at_zero else act_words(Act.SEEN_TO_ALL))
        nothing = screen.passing.undone.nothing
        self.buttons[Act.NEXT].role = Role.QUIET if nothing or paid.step else Role.STEP
        self.buttons[SpinAct.CLEARED].role = Role.STEP if nothing else Role.QUIET
        resting = None if paid.large is None else paid.large.beside.resting
        self.buttons[SpinAct.RESTS].say(rests_words(resting), tr("non incassa"))

    def show_keys(self) -> None:
        """What is known to have won is not all paid before the clearing."""
        super().show_keys()
        can, paid, runs = self.shown.can, self.shown.payments, self._runs_already
        for act in (SpinAct.ZERO, SpinAct.RESTS):
            self.buttons[act].setVisible(act in can)
        self.buttons[Act.VOID].setVisible(not paid.rows and not paid.shares and Act.VOID in can)
        clears, together = SpinAct.CLEARED in can and not runs, len(paid.steps) > 1
        beside = self._several or not clears
        self.buttons[SpinAct.CLEARED].setVisible(clears)
        self.buttons[Act.SEEN_TO_ALL].setVisible(together and beside)
        self.buttons[Act.PAID_ALL].setVisible(not together and beside)
        self.buttons[SpinAct.NO_MORE_BETS].setVisible(runs)
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
        if not keys[SpinAct.RESTS].isHidden():
            wide = self.scale.px(_RESTS)
            paid.resize(paid.width() - wide - gap, paid.height())
            keys[SpinAct.RESTS].setGeometry(paid.geometry().right() + 1 + gap, paid.y(), wide, paid.height())
        keys[Act.SEEN_TO_ALL].setGeometry(keys[Act.PAID_ALL].geometry())
        for act in (SpinAct.CLEARED, SpinAct.NO_MORE_BETS):
            keys[act].setGeometry(following.geometry())
        if not self._several:
            keys[SpinAct.CLEARED].setGeometry(pad, following.y(), following.x() - gap - pad, side)
        zero = keys[SpinAct.ZERO]
        above = 0 if zero.isHidden() else side + gap
        keys[Act.VOID].setGeometry(zero.geometry().translated(0, -above))


def _draw_parts(scale: Scale, parts: Parted, whole: LaidLooks, painter: QPainter, rect: QRectF) -> None:
    """What is pushed over on one side, what stays in play on the other, behind a line (rules 6).

    The player's part has the room that its words need, and never much more than half.
    """
    px, said, middle = scale.px, (handed_words(parts), kept_words(parts)), rect.x()
    theirs, ours = QRectF(rect), QRectF(rect)
    if parts.to_the_player:
        wide, other = (width_of(words, px(theme.SMALLEST), Weight.BOLD) + px(_APART) for words in said)
        middle = rect.x() + rect.width() * min(_MOST_ROOM, max(1 - _MOST_ROOM, wide / (wide + other)))
        theirs.setRight(middle - px(5))
        _draw_part_name(painter, scale, theirs, tr("AL CLIENTE"), said[0])
        painter.setPen(QPen(ink(theme.GOLD), px(1.6), Qt.PenStyle.DashLine))
        painter.drawLine(QPointF(middle, rect.y() + px(2)), QPointF(middle, rect.bottom()))
    ours.setLeft(middle + px(5))
    _draw_part_name(painter, scale, ours, tr("IN GIOCO"), said[1])
    under = grown(px(PART))
    sides = (theirs, parts.laid_handed), (ours, parts.laid_kept)
    drawn = [(side.adjusted(0, under, 0, 0), laid) for side, laid in sides if laid != LaidLooks()]
    if not drawn:
        draw_named(painter, scale, rect.adjusted(0, under, 0, 0), whole)
    readable = all(chips_are_told_apart(rect, laid, scale.factor) for rect, laid in drawn)
    for room, laid in drawn:
        if readable:
            draw_laid(painter, room, laid, scale.factor)
        else:
            words, least = laid_words(laid), px(theme.SMALLEST)
            write_wrapped(painter, room, words, px(17), paint=ink(theme.TEXT), least=least)


def _draw_part_name(painter: QPainter, scale: Scale, rect: QRectF, name: str, words: str) -> None:
    px, least = scale.px, scale.px(theme.SMALLEST)
    upper = QRectF(rect.x(), rect.y(), rect.width(), grown(px(17)))
    lower = QRectF(rect.x(), upper.bottom(), rect.width(), grown(px(20)))
    write(painter, upper, name, px(14), weight=Weight.SEMI, paint=ink(theme.QUIET), least=least)
    write(painter, lower, words, px(17), weight=Weight.BOLD, paint=ink(theme.GOLD), least=least)
