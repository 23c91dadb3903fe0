"""One line of the night's list: what, its paper, its amount; what was put right shows the first, struck."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QWidget

from app.desks.common import theme
from app.desks.common.language import euro, tr
from app.desks.common.lettering import LEFT, RIGHT, Weight, ink, width_of, write
from app.desks.common.owner_words import title_words
from app.desks.common.roulette.cloth_painting import number_paint
from app.desks.common.theme import Scale
from app.desks.common.touch import TouchButton
from app.desks.croupier.bank.bank_words import deed_words, off_words, paid_words, way_words
from app.desks.croupier.bank.payment_draft import PaidLine
from app.desks.croupier.bank.shown import Line
from app.desks.croupier.payments.left import Left
from app.desks.croupier.words.left_words import answer_words, left_of_words, left_words
from app.desks.croupier.words.moment_words import moment_words
from app.table.live import Moment

_NUMBER: Final = 38


class AmountLine(TouchButton):
    """A line that is touched to look at something with an amount.

    Attributes:
        beside: what its words leave free on the left, in pixels of the reference.
    """

    beside = 0

    def __init__(self, scale: Scale, parent: QWidget) -> None:
        super().__init__(scale, parent)
        self._amount: int | None = None
        self._first: int | None = None

    def show_amount(
        self, title: str, below: str, amount: int | None, first: int | None, *, name: str = ""
    ) -> None:
        """Show another line.

        Args:
            title: what it is.
            below: what else is known of it.
            name: what it is, for a screen reader; the title where it says all.
            amount: cents, as it stands now; None where it has none.
            first: as it was recorded before it was put right, cents; None where it was not.
        """
        if (amount, first) != (self._amount, self._first):
            self._amount, self._first = amount, first
            self.update()
        parts = [name or title, below]
        if amount is not None:
            parts.append(f"€ {euro(amount)}")
        if first is not None:
            parts.append(tr("corretto, era {amount}").format(amount=euro(first)))
        self.say(title, below, name=", ".join(filter(None, parts)))

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        """Draw the line."""
        paint, px = self.draw_ground(painter, rect), self.scale.px
        least = px(theme.SMALLEST)
        inside = rect.adjusted(px(12 + self.beside), px(4), -px(12), -px(4))
        wide = inside.width() - self._amount_width() - px(12)
        top = QRectF(inside.x(), inside.y(), wide, inside.height() * 0.56)
        write(painter, top, self.text(), px(19), weight=Weight.SEMI, paint=paint, align=LEFT, least=least)
        low = QRectF(inside.x(), top.bottom(), wide, inside.height() * 0.44)
        quiet = ink(theme.QUIET) if self.isEnabled() else paint
        write(painter, low, self.below, px(15), paint=quiet, align=LEFT, least=least)
        if self._amount is None:
            return
        amounts = self._amount_width()
        right = QRectF(inside.right() - amounts, top.y(), amounts, top.height())
        amount = f"€ {euro(self._amount)}"
        if self._first is None:
            right.setHeight(inside.height())
        write(painter, right, amount, px(21), weight=Weight.BOLD, paint=paint, align=RIGHT, least=least)
        if self._first is not None:
            below = right.translated(0, right.height())
            self._draw_first(painter, below, low.height(), f"€ {euro(self._first)}")

    def _amount_width(self) -> float:
        """How much of the line its amounts take."""
        px = self.scale.px
        now = 0 if self._amount is None else width_of(f"€ {euro(self._amount)}", px(21), Weight.BOLD)
        first = 0 if self._first is None else width_of(f"€ {euro(self._first)}", px(16))
        return max(now, first) + px(4)

    def _draw_first(self, painter: QPainter, box: QRectF, height: float, text: str) -> None:
        """Write the first amount, struck through."""
        px, paint = self.scale.px, ink(theme.QUIET)
        box.setHeight(height)
        write(painter, box, text, px(16), paint=paint, align=RIGHT, least=px(theme.SMALLEST))
        y = box.center().y()
        painter.setPen(QPen(paint, px(2)))
        painter.drawLine(QPointF(box.right() - width_of(text, px(16)), y), QPointF(box.right(), y))


class LineButton(AmountLine):
    """A line of what came and went."""

    def show_line(self, line: Line, moment: Moment | None) -> None:
        """Show another line, and when it was recorded; a void paper has no amount."""
        title = f"{deed_words(line.deed)} {line.document}".strip()
        self.show_amount(title, self._beneath(line, moment), line.amount if line.seq else None, line.first)

    @staticmethod
    def _beneath(line: Line, moment: Moment | None) -> str:
        if not line.seq:
            return tr("annullato: resta nella serie")
        what = way_words(line.deed) if line.off is None else off_words(line.off)
        parts = [*filter(None, (moment_words(moment), what))]
        if line.prints:
            parts.append(tr("stampe: {count}").format(count=line.prints))
        return " · ".join(parts)


class PaidButton(AmountLine):
    """A line of what was paid, with the number of its spin as it stands above the desk."""

    beside = _NUMBER + 12

    def __init__(self, scale: Scale, parent: QWidget) -> None:
        super().__init__(scale, parent)
        self._number: int | None = None

    def show_paid(self, line: PaidLine) -> None:
        """Show another payment."""
        if line.number != self._number:
            self._number = line.number
            self.update()
        title = tr("Colpo {spin} · {owner}").format(spin=line.spin, owner=title_words(line.title))
        below = tr("pagamento {order}: {why}").format(order=line.order, why=line.why)
        self.choose(chosen=False)
        self.show_amount(title, below, line.amount, line.first, name=paid_words(line))

    def show_left(self, left: Left) -> None:
        """Show a payment that nobody had marked, and what was said of it; without an answer it stands out."""
        if left.number != self._number:
            self._number = left.number
            self.update()
        asked = left.paid is None
        title = tr("Colpo {spin} · {owner}").format(spin=left.spin, owner=title_words(left.title))
        below = tr("{order}. non segnato: pagato?") if asked else tr("{order}. non segnato: non pagato")
        if left.differs:
            below = tr("{order}. differenza: {answer}?") if asked else tr("{order}. differenza: {answer}")
        said = below.format(order=left.order, answer=answer_words(left)[not asked].lower())
        self.choose(chosen=asked)
        name = f"{left_of_words(left, 1)}: {left_words(left)}. {said}"
        self.show_amount(title, said, left.amount, None, name=name)

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        """Draw the line, and the number beside it."""
        super().draw(painter, rect)
        if self._number is None:
            return
        px = self.scale.px
        tile = QRectF(px(12), rect.center().y() - px(_NUMBER) / 2, px(_NUMBER), px(_NUMBER))
        painter.setPen(QPen(ink(theme.LINE), 1))
        painter.setBrush(number_paint(self._number))
        painter.drawRoundedRect(tile, px(6), px(6))
        white = ink("#ffffff")
        write(painter, tile, str(self._number), px(20), weight=Weight.SEMI, paint=white, least=px(14))
