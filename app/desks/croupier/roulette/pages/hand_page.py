"""What is held for its owner by name is handed to him (rules 5) [2]."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from app.desks.common import theme
from app.desks.common.chips import draw_chip
from app.desks.common.language import euro, quoted, tr
from app.desks.common.lettering import LEFT, Weight, ink, write
from app.desks.common.owner_words import owner_words, to_words
from app.desks.common.theme import Scale
from app.desks.common.touch import Role, TouchButton
from app.desks.croupier import commands
from app.desks.croupier.dealing import Dealing
from app.desks.croupier.moment_button import MomentButton
from app.desks.croupier.pages.choice_page import ChoicePage
from app.desks.croupier.pages.rows_page import Row
from app.desks.croupier.roulette.pages.held import Held, HeldChips, held_things
from app.desks.croupier.screen import Screen
from app.rules.house import colour_label
from app.table.roulette.held_chips import HeldWhy

_WHOSE: Final = QT_TRANSLATE_NOOP("", "TENUTO PER")
_WHYS: Final = {
    HeldWhy.THIRD: QT_TRANSLATE_NOOP("", "terzo colpo: si ritira tutto"),
    HeldWhy.MAXIMUM: QT_TRANSLATE_NOOP("", "oltre il massimo: si ritira tutto"),
    HeldWhy.UNKNOWN: QT_TRANSLATE_NOOP("", "non si sapeva di chi era la puntata"),
    HeldWhy.LEFT_OVER: QT_TRANSLATE_NOOP("", "rimasto sul tappeto dopo l'ultimo colpo"),
}
_CHIP: Final = 44
_LINE: Final = 58
_COLUMNS: Final = 4
_SHOWN: Final = 15
"""With the one that shows the others they fill four rows."""


class HandPage(ChoicePage):
    """Whose chips, and then they are pushed over: all that is held for one player at once."""

    def __init__(self, scale: Scale, parent: QWidget, dealing: Dealing, left: Callable[[], None]) -> None:
        super().__init__(scale, parent, left)
        self._dealing = dealing
        self._held: tuple[Held, ...] = ()
        self._first = 0
        self._chosen: Held | None = None
        self.owners = [MomentButton(scale, self, partial(self.choose, place)) for place in range(_SHOWN)]
        self.more = TouchButton(scale, self)
        self.more.clicked.connect(self._show_more)
        self.hands = MomentButton(scale, self, self._hand, Role.STEP)
        self.hands.single, self.hands.size_of_text = True, 22
        self.doing = self.hands

    def begin(self, screen: Screen) -> None:  # noqa: ARG002 - the table is asked
        """Begin with nobody chosen, unless there is one alone."""
        self._first, self._chosen = 0, None

    def show_screen(self, screen: Screen) -> None:
        """Show what is held now; a sum that has changed meanwhile is chosen anew."""
        live = self._dealing.live
        self._held = () if live is None else held_things(live.state, self._dealing.house)
        if self._first >= len(self._held):
            self._first = 0
        if self._chosen not in self._held:
            self._chosen = self._held[0] if len(self._held) == 1 else None
        self.entitle(tr("Da consegnare"), tr("Tenuto per nome, o rimasto sul tappeto: tutto in una volta."))
        self._show_owners()
        self._show_doing()
        self.arrange(screen.side)

    def _page(self) -> tuple[Held, ...]:
        return self._held[self._first : self._first + _SHOWN]

    def _show_owners(self) -> None:
        shown = self._page()
        for place, button in enumerate(self.owners):
            button.setVisible(place < len(shown))
            if place < len(shown):
                button.moment = shown[place]
                button.say(self._owner(shown[place]), f"€ {euro(shown[place].amount)}")
                button.choose(chosen=shown[place] == self._chosen)
        self.more.say(tr("Altri…"))
        self.more.setVisible(len(self._held) > _SHOWN)
        last = [self.more] if len(self._held) > _SHOWN else []
        self.rows = (Row(_WHOSE, [*self.owners[: len(shown)], *last], _COLUMNS),)

    def _show_doing(self) -> None:
        chosen = self.hands.moment = self._chosen
        self.setAccessibleDescription("" if chosen is None else chosen.said)
        self.hands.setEnabled(chosen is not None)
        if chosen is None:
            self.hands.say(tr("Consegnare"), tr("toccare di chi è"))
            return
        words = tr("Consegnare € {amount}").format(amount=euro(chosen.amount))
        label = colour_label(self._dealing.house, chosen.owner)
        self.hands.say(words, to_words(label) if chosen.owner else tr("a chi dice il capo tavolo"))

    def draw_more(self, painter: QPainter) -> None:
        """Draw the chips of the one who is chosen, why they lie aside, and what is said."""
        super().draw_more(painter)
        if self._chosen is None:
            return
        px, wide = self._scale.px, self.width() - 2 * self._scale.px(24)
        y = max(button.geometry().bottom() for button in self.owners if button.isVisibleTo(self)) + px(18)
        said = QRectF(px(24), y, wide, px(34))
        sentence = quoted(self._chosen.said)
        least = px(theme.SMALLEST)
        write(
            painter,
            said,
            sentence,
            px(24),
            paint=ink(theme.TEXT),
            weight=Weight.SEMI,
            align=LEFT,
            least=least,
        )
        y += px(48)
        room = max(1, int((self.back.y() - y) // px(_LINE)))
        for chips in self._chosen.chips[:room]:
            self._draw_chips(painter, y, chips)
            y += px(_LINE)

    def _draw_chips(self, painter: QPainter, y: float, chips: HeldChips) -> None:
        """One line: the chips, and where they lay and why they are handed over."""
        px = self._scale.px
        x = px(24) + px(_CHIP) / 2
        for look, pieces in chips.piles:
            draw_chip(painter, QPointF(x, y + px(_LINE) / 2), look, pieces, px(_CHIP))
            x += px(_CHIP + 14)
        words = f"€ {euro(chips.amount)} · {chips.where} · {tr(_WHYS[chips.why])}"
        line = QRectF(x, y, self.width() - px(24) - x, px(_LINE))
        write(painter, line, words, px(20), paint=ink(theme.TEXT), align=LEFT, least=px(theme.SMALLEST))

    def _owner(self, held: Held) -> str:
        if not held.owner:
            return tr("non si sa di chi")
        return owner_words(colour_label(self._dealing.house, held.owner))

    def choose(self, place: int) -> None:
        """Say to whom it goes; nothing is handed over yet."""
        self._chosen = self._page()[place]
        self._dealing.redraw()

    def _show_more(self) -> None:
        self._first = self._first + _SHOWN if self._first + _SHOWN < len(self._held) else 0
        self._dealing.redraw()

    def _hand(self) -> None:
        """Hand it over, once; the page stays for the next, and closes when nothing is held any more."""
        if self._chosen is not None:
            owner, self._chosen = self._chosen.owner, None
            self._dealing.ask(commands.hand(owner))
