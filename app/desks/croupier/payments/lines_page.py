"""All that is done for the number: a payment that is touched is shown large, any other stake is ticked."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QAbstractButton, QWidget

from app.desks.common.chips import draw_chip
from app.desks.common.language import euro, tr
from app.desks.common.lettering import LEFT, Weight, write
from app.desks.common.looks import Look
from app.desks.common.owner_words import title_words
from app.desks.common.text_size import grown
from app.desks.common.theme import SMALLEST, Scale
from app.desks.common.touch import TouchButton
from app.desks.croupier.dealing import Dealing
from app.desks.croupier.moment_button import MomentButton
from app.desks.croupier.pages.choice_page import ChoicePage
from app.desks.croupier.pages.rows_page import Row
from app.desks.croupier.payments.shown import Mark, PaymentRow, Payments
from app.desks.croupier.roulette.payments.shares import Share
from app.desks.croupier.roulette.words.beside_words import (
    amount_words,
    counted_words,
    share_name,
    share_of,
    share_words,
    shut_words,
)
from app.desks.croupier.screen import Screen
from app.desks.croupier.situation import situation
from app.desks.croupier.words.words import mark_words
from app.rules.italian import elided
from app.rules.side import Side
from app.table.roulette.outcomes import Fate

Line = PaymentRow | Share

_COLUMNS: Final = 2
_LINES: Final = 12
"""On one side of the list; of more payments another side is turned to."""
_TURN: Final = 120
_APART: Final = 12
_SIGNS: Final = {Mark.PAID: " ✓", Mark.CURRENT: " →", Mark.WAITING: "", Mark.DISPUTED: " !"}


class PaymentLine(MomentButton):
    """One line: a payment with its place in the order and its mark, or what became of another stake."""

    def __init__(self, scale: Scale, parent: QWidget, act: Callable[[], None]) -> None:
        super().__init__(scale, parent, act)
        self._line: Line | None = None

    def show_line(self, line: Line, *, shown: bool) -> None:
        """Be another line, or be marked as the payment that is shown large."""
        if line != self._line:
            self._line = line
            self.update()
        if isinstance(line, Share):
            self.say(share_words(line), name=share_words(line))
        else:
            title, amount = title_words(line.title), amount_words(line)
            said = f"{line.order}. {title}, {line.why}: {amount}. {mark_words(line.mark)}"
            self.say(f"{line.order}", name=said)
        self.choose(chosen=shown)

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        """Draw the line on the ground of a button."""
        paint, line = self.draw_ground(painter, rect), self._line
        if line is None:
            return
        if isinstance(line, Share):
            sign, upper, lower = (
                "✓" if line.done else "○",
                share_name(line._replace(shut=None)),
                _share_amount(line),
            )
            enferme = line.fate in {Fate.SHUT, Fate.TAKEN}
        else:
            sign = f"{line.order}{_SIGNS[line.mark]}"
            upper, enferme = title_words(line.title), False
            lower = f"{counted_words(line)} · {amount_words(line)}"
        self._draw_words(painter, rect, (sign, upper, lower), line.look, paint, enferme=enferme)

    def _draw_words(
        self,
        painter: QPainter,
        rect: QRectF,
        words: tuple[str, str, str],
        look: Look | None,
        paint: QColor,
        *,
        enferme: bool,
    ) -> None:
        """The sign, the chip, and beside it two lines."""
        px, least, (sign, first, second) = self.scale.px, self.scale.px(SMALLEST), words
        place = QRectF(px(10), 0, px(48), rect.height())
        write(painter, place, sign, px(18), weight=Weight.BOLD, paint=paint, align=LEFT)
        chip = px(36)
        if look is not None:
            middle = QPointF(place.right() + chip / 2, rect.center().y())
            draw_chip(painter, middle, look, 1, chip, enferme=enferme)
        x = place.right() + chip + px(8)
        room = rect.width() - x - px(8)
        high = min(grown(px(22)), px(27))
        upper = QRectF(x, rect.height() - px(3) - high - px(24), room, px(24))
        lower = QRectF(x, rect.height() - px(5) - high, room, high)
        write(painter, upper, first, px(17), weight=Weight.SEMI, paint=paint, align=LEFT, least=least)
        write(painter, lower, second, px(16), paint=paint, align=LEFT, least=least)


def _share_amount(share: Share) -> str:
    made = tr("metà alla banca") if share.fate is Fate.HALVED else share_of(share)
    return " · ".join(filter(None, (made, f"€ {euro(share.amount)}", shut_words(share))))


class LinesPage(ChoicePage):
    """All that is done for the number, in the order of the house.

    A touch on a payment shows it large beside the entry, and the page is left; a touch on any other stake
    says that the dealer has seen to it, or has not after all.
    """

    def __init__(self, scale: Scale, parent: QWidget, dealing: Dealing, left: Callable[[], None]) -> None:
        super().__init__(scale, parent, left)
        self._dealing, self._left = dealing, left
        self._first = 0
        self._shown: tuple[Line, ...] = ()
        self.lines = [self._line(place) for place in range(_LINES)]
        self.earlier, self.later = TouchButton(scale, self), TouchButton(scale, self)
        self.earlier.clicked.connect(lambda: self._turn(-_LINES))
        self.later.clicked.connect(lambda: self._turn(_LINES))
        self.rows = (Row("", self.lines, _COLUMNS),)

    def _line(self, place: int) -> PaymentLine:
        return PaymentLine(self._scale, self, lambda: self._touched(self._first + place))

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
        large, lines = screen.payments.large, lines_of(screen.payments)
        orders = [line.order if isinstance(line, PaymentRow) else 0 for line in lines]
        place = orders.index(large.order) if large is not None and not _opens_with(lines) else 0
        self._first = place // _LINES * _LINES

    def show_screen(self, screen: Screen) -> None:
        """Show each payment, and each other stake, as it stands now."""
        self._shown, large = lines_of(screen.payments), screen.payments.large
        many = len(self._shown)
        self._first = min(self._first, max(0, many - 1) // _LINES * _LINES)
        self._entitle(screen.payments)
        for place, button in enumerate(self.lines, self._first):
            button.setVisible(place < many)
            if place < many:
                line = self._shown[place]
                button.moment = (situation(screen).moment, line)
                chosen = large is not None and isinstance(line, PaymentRow) and large.order == line.order
                button.show_line(line, shown=chosen)
        turns = ((self.earlier, self._first > 0), (self.later, many - self._first > _LINES))
        self.earlier.say("‹", name=tr("i pagamenti di prima"))
        self.later.say("›", name=tr("altri pagamenti"))
        for turn, there in turns:
            turn.size_of_text = 30
            turn.setVisible(many > _LINES)
            turn.setEnabled(there)

    def _entitle(self, paid: Payments) -> None:
        said = []
        before = sum(share.before and not share.done for share in paid.shares)
        if before:
            said.append(tr("Prima di pagare, ancora da fare: {count}.").format(count=before))
        elif paid.rows:
            said.append(tr("Toccare un pagamento lo mostra soltanto."))
        if paid.shares:
            said.append(tr("Toccare le altre voci le segna fatte."))
        if not before and paid.current is not None:
            said.append(elided(tr("Da pagare adesso: il {order}").format(order=paid.current)))
        self.entitle(tr("I pagamenti"), " ".join(said))

    def _turn(self, step: int) -> None:
        self._first = max(0, self._first + step)
        if self._dealing.screen is not None:
            self.show_screen(self._dealing.screen)

    def _touched(self, place: int) -> None:
        """Show a payment large, what is paid next stays what it was; or tick another stake."""
        if place >= len(self._shown):
            return
        line = self._shown[place]
        if isinstance(line, Share):
            self._dealing.see_to(line)
        else:
            self._dealing.look_at(line.order)
            self._left()


def lines_of(paid: Payments) -> tuple[Line, ...]:
    """Give all that is done for a number in the order of the house, the payments among what else there is."""
    before = [share for share in paid.shares if share.before]
    after = [share for share in paid.shares if not share.before]
    return (*before, *paid.rows, *after)


def _opens_with(lines: tuple[Line, ...]) -> bool:
    """Whether something is to be done before the first payment, and is not done yet."""
    return (
        bool(lines)
        and isinstance(lines[0], Share)
        and not all(line.done for line in lines if isinstance(line, Share) and line.before)
    )
