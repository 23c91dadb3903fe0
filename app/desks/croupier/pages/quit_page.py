"""The end of the program, asked first: what it means for the table is said before it is done."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from app.desks.common import theme
from app.desks.common.language import tr
from app.desks.common.lettering import LEFT, Weight, ink, write
from app.desks.common.theme import Scale
from app.desks.common.touch import Role
from app.desks.croupier.bank.bank_desk import BankDesk
from app.desks.croupier.pages.choice_page import ChoicePage
from app.desks.croupier.screen import Screen, View

_LINE: Final = 30
"""Pixels from one line of what is lost to the next."""


class QuitPage(ChoicePage):
    """One button at the foot, far from the way back; an open table is not closed by it."""

    def __init__(
        self,
        scale: Scale,
        parent: QWidget,
        leave: Callable[[], None],
        end: Callable[[], None],
        bank: BankDesk,
    ) -> None:
        """Ask nothing yet.

        Args:
            scale: of the window.
            parent: what the page lies on.
            leave: closes the page.
            end: ends the program.
            bank: what is counted at the bank, and would have to be counted again.
        """
        super().__init__(scale, parent, leave)
        self._bank = bank
        self._lost: tuple[str, ...] = ()
        self.ends = self.offer(Role.TAKE, end)
        self.ends.say(tr("Uscire dal programma"))

    def show_screen(self, screen: Screen) -> None:
        """Say what becomes of the table, and of what was counted at its bank."""
        lost = screen.heading.journal.on_paper
        self._lost = (
            *(
                (tr("Non registrati, e persi: {count}. Segnarli su carta.").format(count=lost),)
                if lost
                else ()
            ),
            *(() if self._bank.waiting() is None else (tr("Il conto a metà andrà rifatto."),)),
        )
        self.setAccessibleDescription(" ".join(self._lost))
        self.entitle(tr("Uscire dal programma?"), _what_stays(screen))

    def draw_more(self, painter: QPainter) -> None:
        """Write beneath it what would be lost, or have to be done again."""
        super().draw_more(painter)
        px = self._scale.px
        line = QRectF(px(24), px(98), self.width() - px(48), px(_LINE))
        for words in self._lost:
            write(painter, line, words, px(18), weight=Weight.SEMI, paint=ink(theme.GOLD), align=LEFT)
            line.translate(0, px(_LINE))


def _what_stays(screen: Screen) -> str:
    if screen.heading.practice:
        return tr("La prova finisce, e non si riprende.")
    if screen.view is View.CLOSED:
        return tr("Il tavolo è chiuso.")
    if screen.heading.journal.on_paper:
        return tr("Il tavolo resta aperto: al prossimo avvio è dov'era con quello che è registrato.")
    return tr("Il tavolo resta aperto: al prossimo avvio è dov'era.")
