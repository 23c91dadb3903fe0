"""A second look at a number."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QWidget

from app.desks.common import theme
from app.desks.common.box_drawing import draw_disc
from app.desks.common.language import tr
from app.desks.common.lettering import Weight, ink, write
from app.desks.common.roulette.cloth_painting import number_paint
from app.desks.common.theme import Scale
from app.desks.common.touch import Role
from app.desks.croupier.acts import Act, AnyAct
from app.desks.croupier.moment_button import MomentButton
from app.desks.croupier.pages.page import Page
from app.desks.croupier.roulette.spin_screen import SpinScreen
from app.desks.croupier.situation import situation
from app.desks.croupier.words.words import act_words, candidate_words
from app.rules.roulette.french_call import call_words
from app.rules.side import Side


class SecondLook(Page):
    """A number that waits for a yes or a no; a finger that went down on another number says neither."""

    def __init__(self, scale: Scale, parent: QWidget, answer: Callable[[AnyAct], None]) -> None:
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
        draw_disc(painter, rect, number_paint(self._number), QPen(ink(theme.TEXT), px(4)))
        write(painter, rect, str(self._number), int(disc * 0.5), weight=Weight.BOLD, paint=ink("#ffffff"))
        call = QRectF(px(24), rect.bottom() + px(12), self.width() - px(48), px(46))
        words = "  ·  ".join(call_words(self._number))
        write(painter, call, words, px(32), weight=Weight.SEMI, paint=ink(theme.TEXT))
