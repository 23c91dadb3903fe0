"""At the foot of a page whose ball is over: what can still be done of that ball, in place of what cannot."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QAbstractButton

from app.desks.common.language import tr
from app.desks.common.theme import GAP, Scale
from app.desks.common.touch import Role, TouchButton
from app.desks.croupier import commands
from app.desks.croupier.acts import Act
from app.desks.croupier.bank.deeds import View
from app.desks.croupier.dealing import Dealing
from app.desks.croupier.page_over import PageOver
from app.desks.croupier.pages.making import Pages
from app.desks.croupier.pages.page import ENTER, STEPS, Page, mark_next
from app.desks.croupier.payments.left import Left
from app.desks.croupier.words.reasons import reason_words
from app.desks.croupier.words.words import answer_words, left_words, was_words
from app.rules.house import House
from app.table.command import Command

_WIDEST: Final = 240


class OverKeys:
    """Shuts the page's own keys while its ball is over, and lets them be what they were when it is not.

    Attributes:
        again: opens the spin again, and the page asks on.
        paid: says that the page's payment was made; `not_paid`, that it was not.
        payments: leads to the payments of the night, where they are put right.
    """

    def __init__(self, scale: Scale, page: Page, dealing: Dealing, pages: Pages) -> None:
        self._scale, self._page, self._dealing, self._pages = scale, page, dealing, pages
        self._over: PageOver | None = None
        self._shut: list[QAbstractButton] = []
        self._hidden: list[TouchButton] = []
        self.again, self.payments = TouchButton(scale, page, Role.STEP), TouchButton(scale, page)
        self.paid, self.not_paid = TouchButton(scale, page, Role.PAY), TouchButton(scale, page, Role.TAKE)
        self.keys = (self.payments, self.not_paid, self.paid, self.again)
        acts = (self._look, lambda: self._answer(paid=False), lambda: self._answer(paid=True), self._go_back)
        for key, act in zip(self.keys, acts, strict=True):
            key.single = True
            key.clicked.connect(act)
            key.hide()

    def show_over(self, over: PageOver | None) -> None:
        """Say that the page's ball is over, and what can still be done; None while it is not."""
        if over is None and self._over is None:
            return
        words = "" if over is None else over_words(over, self._dealing.house)
        self._open_up() if over is None else self._shut_down()
        self._over = over
        self._page.show_over(words)
        self._say()

    def _shut_down(self) -> None:
        """Take the page's own keys away from under the finger; only the way back stays."""
        page = self._page
        for button in page.findChildren(QAbstractButton):
            if button.isEnabled() and button is not page.back and button not in self.keys:
                button.setEnabled(False)
                self._shut.append(button)
        for button in page.at_the_foot():
            if not button.isHidden() and button is not page.back and button not in self.keys:
                button.hide()
                self._hidden.append(button)

    def _open_up(self) -> None:
        for button in self._shut:
            button.setEnabled(True)
        for button in self._hidden:
            button.show()
        self._shut, self._hidden = [], []

    def _say(self) -> None:
        over, dealing = self._over, self._dealing
        left = None if over is None else over.left
        paid, not_paid = ("", "") if left is None else answer_words(left)
        named = "" if left is None else left_words(left)
        for key, words, said in ((self.paid, paid, True), (self.not_paid, not_paid, False)):
            key.say(words, name=f"{words}: {named}")
            key.setVisible(left is not None)
            key.setEnabled(left is not None and dealing.could(_answer(left, paid=said)))
        if over is not None:
            self.again.say(tr("Torna al colpo"), f"{over.of.spin} ({over.of.number})")
        self.again.setVisible(over is not None and over.back)
        self.payments.say(tr("Pagamenti…"))
        self.payments.setVisible(over is not None and not over.of_throw)
        self.place()

    def place(self) -> None:
        """Put what can be done beside the way back, the first of it at the dealer's hand."""
        px, across, back = self._scale.px, self._page.width(), self._page.back.geometry()
        shown = [key for key in reversed(self.keys) if not key.isHidden()]
        if not shown:
            return
        on_left, gap = back.center().x() < across / 2, px(GAP)
        margin, taken = (back.x(), back.right()) if on_left else (across - back.right(), across - back.x())
        wide = min(px(_WIDEST), (across - margin - taken - gap) // len(shown) - gap)
        for place, key in enumerate(shown):
            along = margin + place * (wide + gap)
            key.setGeometry(across - along - wide if on_left else along, back.y(), wide, back.height())
            key.raise_()

    def take_key(self, key: int) -> None:
        """Go from key to key with the arrows, and take the marked one."""
        offered = [self._page.back, *(k for k in self.keys if not k.isHidden() and k.isEnabled())]
        focus = self._page.window().focusWidget()
        if key in ENTER and focus in offered:
            offered[offered.index(focus)].click()
        elif key in STEPS:
            mark_next(offered, focus, key)

    def _go_back(self) -> None:
        self._dealing.act(Act.REOPEN)

    def _answer(self, *, paid: bool) -> None:
        left = None if self._over is None else self._over.left
        if left is not None:
            self._dealing.ask(_answer(left, paid=paid))

    def _look(self) -> None:
        self._pages.go(Act.BANK)
        self._pages.bank.go(View.PAYMENTS)
        self._dealing.redraw()


def _answer(left: Left, *, paid: bool) -> Command:
    """Say of a payment that nobody marked, and that may be disputed, whether it was made."""
    return commands.answered(left.spin, left.order, paid=paid, disputed=left.disputed)


def over_words(over: PageOver, house: House) -> str:
    """Say it in one line: "Colpo 6 (20) chiuso. Con «Torna al colpo» si fa ancora."."""
    asked = over.of
    if over.act is Act.VALID:
        return tr("Un'altra pallina è stata lanciata: quel colpo resta nullo.")
    if over.of_throw:
        return tr("Un'altra pallina è stata lanciata: quel numero non conta più.")
    if over.recanted:
        said = tr("Colpo {spin}: il numero {number} non conta più.")
        return said.format(spin=asked.spin, number=asked.number)
    closed = tr("Colpo {spin} ({number}) chiuso.").format(spin=asked.spin, number=asked.number)
    return f"{closed} {_what_now(over, house)}"


def _what_now(over: PageOver, house: House) -> str:
    left = over.left
    if left is not None and left.paid is not None:
        return tr("Detto: è fatto.") if left.paid else tr("Detto: non è fatto.")
    if left is not None:
        asked = was_words(left)
        return tr("Non è segnato: {asked}").format(asked=asked)
    if over.back:
        return tr("Con «Torna al colpo» si fa ancora.")
    if over.shut:
        return reason_words(over.shut, house)
    return tr("Non si fa più: si corregge in «Pagamenti…».")
