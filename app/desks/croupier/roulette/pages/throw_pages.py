"""The pages of the number: by hand, another than was said, a second look at it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QWidget

from app.desks.common import theme
from app.desks.common.box_drawing import draw_box
from app.desks.common.language import tr
from app.desks.common.lettering import Weight, ink, write
from app.desks.common.roulette.cloth import Grid
from app.desks.common.roulette.cloth_painting import number_paint
from app.desks.common.theme import TARGET, Scale
from app.desks.common.touch import Role, TouchButton
from app.desks.croupier.acts import Act
from app.desks.croupier.moment_button import MomentButton
from app.desks.croupier.pages.page import Page
from app.desks.croupier.roulette.spin_screen import SpinScreen
from app.desks.croupier.roulette.words.round_words import number_call
from app.desks.croupier.situation import situation
from app.desks.croupier.words.words import act_words, candidate_words, with_article
from app.rules.italian import elided
from app.rules.roulette.french_call import call_words
from app.rules.side import Side

_DIM: Final = 0.4


class NumberKey(TouchButton):
    """One number of the pad, in its colour."""

    def __init__(self, scale: Scale, parent: QWidget, number: int) -> None:
        super().__init__(scale, parent)
        self.number = number
        self.single = True
        self.say(str(number), name=number_call(number))

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        """Draw the number as it stands on the cloth."""
        draw_number(self, painter, rect)


def draw_number(key: TouchButton, painter: QPainter, rect: QRectF) -> None:
    """Draw a key with its number as that stands on the cloth."""
    px, lit, dim = key.scale.px, key.isDown() or key.chosen, not key.isEnabled()
    painter.setOpacity(_DIM if dim else 1)
    edge = QPen(ink(theme.GOLD if lit else theme.FELT_LINE_DIM), px(4 if lit else 2))
    draw_box(painter, rect.adjusted(1, 1, -1, -1), px(6), number_paint(int(key.text())), edge)
    painter.setOpacity(1)
    paint = ink(theme.QUIET if dim else "#ffffff")
    write(painter, rect, key.text(), px(26), weight=Weight.BOLD, paint=paint)


class NumberPad(Page):
    """The thirty-seven numbers as they lie on the cloth; the one that is touched waits for a second look."""

    def __init__(
        self, scale: Scale, parent: QWidget, typed: Callable[[int], None], left: Callable[[], None]
    ) -> None:
        super().__init__(scale, parent)
        self._typed = ""
        self._type = typed
        self.keys = [NumberKey(scale, self, number) for number in range(37)]
        for key in self.keys:
            key.clicked.connect(lambda _=False, n=key.number: self._send(n))
        self.back = TouchButton(scale, self)
        self.back.say(tr("Indietro"))
        self.back.clicked.connect(left)
        self._show_typed("")

    def begin(self, screen: SpinScreen) -> None:  # noqa: ARG002 - it asks the same of every screen
        """Forget what was typed."""
        self._show_typed("")

    def _show_typed(self, typed: str) -> None:
        self._typed = typed
        for key in self.keys:
            key.choose(chosen=typed == str(key.number))
        asks, hint = tr("Quale numero è caduto?"), tr("Toccarlo; poi si conferma guardando la pallina.")
        self.entitle(*((tr("{number} – Invio").format(number=typed), asks) if typed else (asks, hint)))

    def take_key(self, key: int) -> None:
        """Figures make the number, Enter sends it, Backspace begins again."""
        if Qt.Key.Key_0 <= key <= Qt.Key.Key_9:
            longer = self._typed + str(key - int(Qt.Key.Key_0))
            self._show_typed(longer if int(longer) <= 36 and longer != "00" else longer[-1])
        elif key == Qt.Key.Key_Backspace:
            self._show_typed("")
        elif key in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and self._typed:
            self._send(int(self._typed))

    def _send(self, number: int) -> None:
        """Say a number; where the second look refuses it, the next one begins without its figures."""
        self._show_typed("")
        self._type(number)

    def place(self, side: Side) -> None:
        """Lay the numbers as on the cloth, on this table's side."""
        px, gap = self._scale.px, self._scale.px(6)
        left, top = px(20), px(104)
        width, height = self.width() - 2 * left, self.height() - top - px(96)
        cell_w = width / 13
        cell_h = min(height / 3, cell_w * 2.3)
        line = left + (cell_w if side is Side.LEFT else 12 * cell_w)
        grid = Grid(side, line, top, cell_w / 2, cell_h / 2)
        for key in self.keys:
            box = grid.zero_cell() if key.number == 0 else grid.cell(key.number)
            key.setGeometry(round(box.x), round(box.y), round(box.w) - gap, round(box.h) - gap)
        target = px(TARGET)
        self.back.setGeometry(left, self.height() - target - px(20), px(180), target)


class OtherNumber(NumberPad):
    """The reader is contradicted: another number is touched, and then said in the capo tavolo's name."""

    def __init__(
        self, scale: Scale, parent: QWidget, say: Callable[[int], None], left: Callable[[], None]
    ) -> None:
        self._said = -1
        self._chosen: int | None = None
        super().__init__(scale, parent, self.choose, left)
        self.says = TouchButton(scale, self, Role.TAKE)
        self.says.single = True
        self.says.size_of_text = 22
        self._say = say
        self.says.clicked.connect(self._said_otherwise)

    def begin(self, screen: SpinScreen) -> None:
        """Nothing is touched yet."""
        super().begin(screen)
        self._said, self._chosen = -1 if screen.number is None else screen.number, None
        self._ask()

    def _said_otherwise(self) -> None:
        if self._chosen is not None:
            self._say(self._chosen)

    def choose(self, number: int) -> None:
        """Touch a number; it is only said with the button at the foot."""
        self._chosen = number
        for key in self.keys:
            key.choose(chosen=key.number == number)
        self._ask()

    def _ask(self) -> None:
        self.entitle(
            tr("Quale numero vale?")
            if self._said < 0
            else tr("Non è {number}?").format(number=with_article(str(self._said))),
            tr("Decide il capo tavolo, prima del primo pagamento; il registro tiene tutti e due."),
        )
        other = self._chosen is not None and self._chosen != self._said
        self.says.setEnabled(other)
        self.says.say(
            elided(tr("È il {number}").format(number=self._chosen)) if other else tr("Toccare il numero"),
            tr("lo dice il capo tavolo"),
        )

    def place(self, side: Side) -> None:
        """The numbers, and at the foot what says it, far from what goes back."""
        super().place(side)
        px, wide = self._scale.px, self._scale.px(320)
        self.says.setGeometry(self.width() - px(20) - wide, self.back.y(), wide, px(TARGET))


class SecondLook(Page):
    """A number that waits for a yes or a no; a finger that went down on another number says neither."""

    def __init__(self, scale: Scale, parent: QWidget, answer: Callable[[Act], None]) -> None:
        super().__init__(scale, parent)
        self._number = 0
        self.confirm = MomentButton(scale, self, lambda: answer(Act.CONFIRM), Role.PAY)
        self.refuse = MomentButton(scale, self, lambda: answer(Act.REFUSE), Role.TAKE)
        self.confirm.single = self.refuse.single = True
        self._answer = answer

    def take_key(self, key: int) -> None:
        """Enter is yes, Delete is no; the space bar is neither, because it pays."""
        if key in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self._answer(Act.CONFIRM)
        elif key == Qt.Key.Key_Delete:
            self._answer(Act.REFUSE)

    def show_screen(self, screen: SpinScreen) -> None:
        """Show the number, and why it waits."""
        proposed = screen.waits
        if proposed is None:
            return
        self._number = proposed.number
        self.confirm.moment = self.refuse.moment = situation(screen).moment
        drum = tr("Chi conferma dichiara che il tamburo ha girato nei due versi.")
        why = drum if screen.asks_drum else candidate_words(proposed.reason)
        if proposed.typed is not None:
            both = tr("Il lettore dice {number}, a mano è scritto {typed}: con «{no}» si chiede {typed}.")
            no = act_words(Act.REFUSE)
            why = both.format(number=proposed.number, typed=proposed.typed, no=no)
        self.entitle(tr("È questo il numero?"), why)
        self.confirm.size_of_text = 26
        self.confirm.say(f"{act_words(Act.CONFIRM)} {proposed.number}", tr("Invio"))
        self.refuse.say(act_words(Act.REFUSE), tr("Canc"))
        self.refuse.size_of_text = 22

    def place(self, side: Side) -> None:  # noqa: ARG002 - the same on both sides
        """Yes and no far from each other."""
        px = self._scale.px
        y, height = self.height() - px(24) - px(84), px(84)
        wide = self.width() - px(48) - px(40)
        self.confirm.setGeometry(px(24), y, round(wide * 0.6), height)
        self.refuse.setGeometry(px(24) + round(wide * 0.6) + px(40), y, round(wide * 0.4), height)

    def draw_more(self, painter: QPainter) -> None:
        """Draw the number as large as it will go, and its call."""
        px = self._scale.px
        room = self.height() - px(96) - px(130)
        disc = min(room * 0.72, self.width() * 0.4)
        rect = QRectF((self.width() - disc) / 2, px(100), disc, disc)
        painter.setPen(QPen(ink(theme.TEXT), px(4)))
        painter.setBrush(number_paint(self._number))
        painter.drawEllipse(rect)
        write(painter, rect, str(self._number), int(disc * 0.5), weight=Weight.BOLD, paint=ink("#ffffff"))
        call = QRectF(px(24), rect.bottom() + px(12), self.width() - px(48), px(46))
        words = "  ·  ".join(call_words(self._number))
        write(painter, call, words, px(32), weight=Weight.SEMI, paint=ink(theme.TEXT))
