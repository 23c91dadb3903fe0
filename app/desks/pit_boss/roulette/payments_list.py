"""The payments of the spin that is opened, in the order of the house: whose, why, the sum, the chips."""

from __future__ import annotations

from collections.abc import Hashable
from datetime import tzinfo
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListView,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from app.desks.common import theme
from app.desks.common.chips import draw_chip
from app.desks.common.label import set_tip
from app.desks.common.laid_drawing import draw_laid, laid_words
from app.desks.common.laid_looks import LaidLooks
from app.desks.common.language import euro, tr
from app.desks.common.lettering import LEFT, MIDDLE, RIGHT, Weight, ink, width_of, write
from app.desks.pit_boss.breaking import broken
from app.desks.pit_boss.index import Index
from app.desks.pit_boss.roulette.spin_shown import PaymentShown
from app.reports.put_right_words import correction_words, difference_words
from app.reports.roulette.position_words import rule_words, why_words
from app.reports.roulette.spin_objections import Objection
from app.reports.roulette.spin_payments import PaidOtherwise
from app.reports.roulette.spin_sheet import claim_words, outcome_cells, step_clock
from app.reports.roulette.spin_words import arithmetic
from app.reports.voice import Voice
from app.table.roulette.outcomes import Outcome

_LINE: Final = 22
_LETTERS: Final = 15
_EDGES: Final = 2
"""Pixels of a row beside its card."""
_TIMES: Final = 104
_PICTURE: Final = 108
_CAPTION: Final = 20
_FAINT: Final = 0.6
_MOST_PICTURE: Final = 84
_UNIT: Final = 0.9
"""Pixels of a card for one of the reference panel: the counts beneath the chips are read."""
_HEAD: Final = 32
_LAID_FROM: Final = 640
"""Pixels of a card from which its chips are drawn in twice the width, beside its head too."""


class Card(NamedTuple):
    """What a card shows.

    Attributes:
        key: which payment, or which stake: the same at every step of the spin, and once it was put right.
        lines: the sum, the rule, the chips.
        struck: when it was marked, each mark that was taken back.
        loud: who objected, and what was decided.
        made: when it was marked; empty where it bears no mark, or where nothing is marked.
        was: the amounts that stood there before it was put right; they are struck through.
    """

    key: Hashable
    order: str
    title: str
    amount: str
    lines: tuple[str, ...]
    struck: tuple[str, ...] = ()
    loud: tuple[str, ...] = ()
    made: str = ""
    shown: PaymentShown | None = None
    was: tuple[str, ...] = ()

    @property
    def words(self) -> str:
        """Give all of it for a screen reader."""
        paid = tr("pagato alle {time}").format(time=self.made) if self.made else ""
        words = tr("sbarrato: {entry}")
        taken = [words.format(entry=tr("pagato alle {time}").format(time=time)) for time in self.struck]
        taken += [words.format(entry=amount) for amount in self.was]
        return ". ".join(
            filter(None, (self.order, self.title, self.amount, *self.lines, *taken, *self.loud, paid))
        )


def payment_card(shown: PaymentShown, voice: Voice, zone: tzinfo | None) -> Card:
    """Put a payment into words."""
    item = shown.of.item
    made = shown.of.made
    sum_ = " · ".join(filter(None, (arithmetic(item.payment), laid_words(shown.laid))))
    if shown.of.put_right:  # the sum is that of the first amount, which is struck through
        recorded = tr("registrato {amount}: {sum}")
        sum_ = recorded.format(amount=f"€ {euro(shown.of.put_right[0].was)}", sum=sum_)
    lines = (
        sum_,
        tr("regola {rule}").format(rule=rule_words(item.rule)),
    )
    struck = tuple(step_clock(stamp, zone) for stamp in shown.of.taken_back)
    loud = tuple(line for each in shown.of.objections for line in _objection_lines(each, voice))
    loud += tuple(line for each in shown.of.put_right for line in _put_right_lines(each, voice))
    loud += tuple(
        f"{difference_words(each.amount, ())} · {step_clock(each.stamp, zone)}" for each in shown.of.changed
    )
    if shown.of.not_paid is not None:
        words = tr("non pagato, detto alle {time} a colpo chiuso")
        loud += (words.format(time=step_clock(shown.of.not_paid, zone)),)
    title = f"{voice.title(item.title)} · {voice.paid(item.payment) or why_words(item.payment)}"
    return Card(
        item.order,
        str(item.order),
        title,
        f"€ {euro(shown.of.amount)}",
        tuple(filter(None, lines)),
        struck,
        loud,
        "" if made is None else step_clock(made, zone),
        shown,
        tuple(f"€ {euro(each.was)}" for each in shown.of.put_right),
    )


def _put_right_lines(each: PaidOtherwise, voice: Voice) -> tuple[str, str]:
    why = tr("corretto: {reason} ({by}, testimone {witness})")
    more = each.amount - each.was
    changed = correction_words(more, each.chips, voice.whose)
    if more:
        sign = "+" if more > 0 else "−"
        changed = f"€ {euro(each.was)} {sign} {euro(abs(more))} = € {euro(each.amount)} · {changed}"
    by, witness = voice.who(each.by), voice.who(each.witness)
    return why.format(reason=voice.reason(each.reason), by=by, witness=witness), changed


def _objection_lines(each: Objection, voice: Voice) -> tuple[str, str]:
    claim = tr("contestato: {claim}").format(claim=claim_words(each, voice))
    if each.ruling is None:
        return claim, tr("non ancora deciso")
    return claim, tr("deciso: {ruling} ({by})").format(
        ruling=voice.reason(each.ruling), by=voice.who(each.ruled_by)
    )


def outcome_card(outcome: Outcome, voice: Voice) -> Card:
    """Put what became of a stake that is not paid into words."""
    what, where, whose, _ = outcome_cells(outcome, voice)
    title = " · ".join(filter(None, (what, where, whose)))
    return Card(
        (outcome.listed, outcome.place),
        "",
        title,
        f"€ {euro(outcome.part.amount + outcome.stake_back)}",
        (),
        made=tr("fatto") if outcome.done else "",
    )


class CardPainter(QStyledItemDelegate):
    """Paints the cards.

    Attributes:
        cards: in the order of the rows.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.cards: tuple[Card, ...] = ()
        self.wide = 0

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:  # noqa: ARG002 - Qt asks so
        """Say how high a card is in a list of that width: who objected and who decided is never cut."""
        card = self.cards[index.row()]
        quiet, loud = _broken(card, self.wide)
        return QSize(100, 46 + _LINE * (len(quiet) + len(loud)))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint one card."""
        card = self.cards[index.row()]
        rect = QRectF(option.rect).adjusted(1, 1, -1, -5)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        edge = theme.TEXT if chosen else theme.GOLD if card.loud else theme.LINE
        painter.setPen(QPen(ink(edge), 2 if chosen else 1))
        painter.setBrush(ink(theme.RAISED))
        painter.drawRoundedRect(rect, 8, 8)
        self._head(painter, rect, card)
        self._lines(painter, rect, card)
        self._times(painter, rect, card)
        painter.restore()

    def _head(self, painter: QPainter, rect: QRectF, card: Card) -> None:
        left = rect.x() + 12
        mark = QRectF(left, rect.y() + 8, 22, 24)
        write(painter, mark, card.order, 17, weight=Weight.BOLD, paint=ink(theme.GOLD), align=LEFT)
        amount = QRectF(rect.right() - 132, rect.y() + 6, 120, 28)
        write(painter, amount, card.amount, 18, weight=Weight.BOLD, paint=ink(theme.TEXT), align=RIGHT)
        x = left + 28
        if card.shown is not None and card.shown.look is not None:
            draw_chip(painter, QPointF(x + 12, rect.y() + 20), card.shown.look, 1, 24)
            x += 34
        title = QRectF(x, rect.y() + 8, amount.x() - x - 8, 24)
        write(painter, title, card.title, 16, weight=Weight.SEMI, paint=ink(theme.TEXT), align=LEFT, least=14)

    def _lines(self, painter: QPainter, rect: QRectF, card: Card) -> None:
        quiet, loud = _broken(card, rect.width())
        if card.shown is not None:
            painter.setClipRect(rect)
            _draw_picture(
                painter, rect, card.shown.laid, 0 if _is_wide(rect.width()) else len(quiet), card.was
            )
        y = rect.y() + 34
        for line, paint in (*((line, theme.QUIET) for line in quiet), *((line, theme.GOLD) for line in loud)):
            where = QRectF(rect.x() + 40, y, rect.width() - 44 - _TIMES, _LINE)
            write(painter, where, line, _LETTERS, paint=ink(paint), align=LEFT, least=theme.SMALLEST)
            y += _LINE

    def _times(self, painter: QPainter, rect: QRectF, card: Card) -> None:
        """Beneath the amount stand those before it and when it was marked; what holds no more is struck."""
        y = rect.y() + 34
        no_more = (*card.was, *card.struck)
        for time, struck in (*((time, True) for time in no_more), (card.made, False)):
            if not time:
                continue
            text = time if struck else f"✓ {time}"
            where = QRectF(rect.right() - _TIMES, y, _TIMES - 12, _LINE)
            paint = ink(theme.QUIET if struck else theme.GREEN)
            write(painter, where, text, 14, paint=paint, align=RIGHT)
            if struck:
                painter.setPen(QPen(paint, 1.4))
                middle = where.center().y()
                reach = width_of(text, 14)
                painter.drawLine(QPointF(where.right() - reach, middle), QPointF(where.right(), middle))
            y += _LINE


def _is_wide(wide: float) -> bool:
    return wide > _LAID_FROM


def _broken(card: Card, wide: float) -> tuple[list[str], list[str]]:
    """Break what a card of some width says into lines: the sum and the rule, and what was said of it.

    A wide card has its chips beside all of it; in a narrow one they stand beside the sum and the rule alone.
    """
    whole = wide - 44 - _TIMES
    beside = whole - 8 - (2 * _PICTURE if _is_wide(wide) else _PICTURE if card.shown is not None else 0)
    quiet = [part for line in card.lines for part in broken(line, beside, _LETTERS)]
    return quiet, [
        part for line in card.loud for part in broken(line, beside if _is_wide(wide) else whole, _LETTERS)
    ]


def _draw_picture(painter: QPainter, rect: QRectF, laid: LaidLooks, lines: int, was: tuple[str, ...]) -> None:
    """Draw what lay there. Where another amount holds now it is drawn faintly, and says that it was recorded.

    Args:
        painter: draws.
        rect: the card.
        laid: what lay there.
        lines: those beside which it stands, beneath the head; 0 is beside all of the card.
        was: the amounts that hold no more.
    """
    picture = rect.adjusted(rect.width() - _TIMES - (_PICTURE if lines else 2 * _PICTURE), 6, -_TIMES, -6)
    if lines:
        picture.setTop(rect.y() + _HEAD)
        picture.setHeight(_LINE * lines + 8)
    picture.setHeight(min(picture.height(), _MOST_PICTURE + (_CAPTION if was else 0)))
    if was:
        caption = QRectF(picture.x(), picture.y(), picture.width(), _CAPTION)
        write(painter, caption, tr("registrato"), 14, paint=ink(theme.QUIET), align=MIDDLE)
        painter.setOpacity(_FAINT)
        picture.setTop(caption.bottom())
    draw_laid(painter, picture, laid, _UNIT)
    painter.setOpacity(1)


class PaymentsList(QListWidget):
    """The cards, one below the other."""

    def __init__(self, parent: QWidget, zone: tzinfo | None) -> None:
        super().__init__(parent)
        self._zone = zone
        self._seeing = False
        self._painter = CardPainter(self)
        self.setItemDelegate(self._painter)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setAccessibleName(tr("Pagamenti, nell'ordine della casa"))

    @property
    def chosen(self) -> Card | None:
        """The card that somebody chose."""
        row = self.currentRow()
        return self._painter.cards[row] if 0 <= row < len(self._painter.cards) else None

    def show_payments(
        self, payments: tuple[PaymentShown, ...], outcomes: tuple[Outcome, ...], voice: Voice
    ) -> None:
        """Show other payments; the one that is chosen stays chosen as long as it is among them."""
        self._seeing = False
        kept = self.chosen
        self.clear()
        cards = [payment_card(each, voice, self._zone) for each in payments]
        self._painter.cards = (*cards, *(outcome_card(each, voice) for each in outcomes))
        for card in self._painter.cards:
            item = QListWidgetItem()
            item.setData(Qt.ItemDataRole.AccessibleTextRole, card.words)
            set_tip(item, card.words)
            self.addItem(item)
        keys = [card.key for card in self._painter.cards]
        if kept is not None and kept.key in keys:
            self.setCurrentRow(keys.index(kept.key))

    def see_said(self) -> None:
        """Bring the first payment into sight of which somebody said something; also at another size."""
        self._seeing = True
        said = next((row for row, card in enumerate(self._painter.cards) if card.loud), None)
        if said is not None:
            self.scrollToItem(self.item(said), QAbstractItemView.ScrollHint.PositionAtTop)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the cards out anew: what is said on them is broken into lines of that width."""
        self._painter.wide = self.viewport().width() - _EDGES
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()  # Qt does so for another height alone
        if self._seeing:
            self.see_said()
