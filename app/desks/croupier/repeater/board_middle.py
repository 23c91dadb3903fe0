"""The middle of the desk where Repeater Bets are dealt: the game's own, and the board beneath it or above."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, cast

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget

from app.desks.common.theme import GAP, Scale
from app.desks.croupier.acts import Act
from app.desks.croupier.felt import Middle
from app.desks.croupier.pages.form_page import FormPage
from app.desks.croupier.regions import Regions
from app.desks.croupier.repeater.board import HIGH, Board
from app.desks.croupier.repeater.booking_form import Wanted, surrender
from app.desks.croupier.repeater.offer_keys import OfferKeys
from app.desks.croupier.repeater.pages import NAMED
from app.desks.croupier.repeater.shown import OfferShown, Shown, shown
from app.desks.croupier.screen import Screen
from app.desks.croupier.strip import KEYS
from app.rules.side import Side

if TYPE_CHECKING:
    from app.desks.croupier.window import CroupierWindow

Make = Callable[[Scale, QWidget, Any], Middle]


class BoardMiddle(Middle):
    """Lays the board under the cloth while nothing is paid; then in the place of the last numbers.

    So it lies, too, while announces lie there: the cloth needs all its room to show them.
    In a house that deals none the game's own middle has all the room, as if nothing were here.

    Attributes:
        cloth: the game's own middle.
        board: there is one, shown or not.
        offers: what may be given up, while nothing is paid.
    """

    def __init__(self, made: Make, scale: Scale, parent: QWidget, dealing: Any) -> None:
        super().__init__(parent)
        self._scale, self._dealing = scale, dealing
        self._parts: Regions | None = None
        self._shown: Shown | None = None
        self._screen: Screen | None = None
        self._beneath = False
        self.cloth = made(scale, self, dealing)
        self.keys = self.cloth.keys
        self.board = Board(scale, parent, self._open)
        self.board.hide()
        self.offers = OfferKeys(scale, parent, self._give_up, lambda: self._open(None))
        self.offers.hide()

    def show_screen(self, screen: Screen) -> None:
        """Show the board as it stands, and give the cloth its room before it is shown."""
        self._screen, live = screen, self._dealing.live
        self._shown = None if live is None else shown(live)
        beneath = self._shown is not None and screen.number is None and not screen.announcing.taken
        if self._shown is not None:
            self.board.show_board(self._shown, small=not beneath)
        if beneath is not self._beneath:
            self._beneath = self.cloth.low = beneath
            self._lay_out()
        self._show_parts(screen)
        self.cloth.show_screen(screen)

    def _show_parts(self, screen: Screen) -> None:
        """Show what stands in the place of the last numbers; a banner comes before that."""
        there, beneath, free = self._shown, self._beneath, screen.banner is None
        self.board.setVisible(there is not None and (beneath or free))
        self.board.setEnabled(Act.BESIDE in screen.can)
        can = there is not None and beneath and free and Act.BESIDE in screen.can
        offers = there.offers if there is not None and can else ()
        self.offers.show_offers([each for each in offers if self._dealing.could(surrender(each))])

    def _open(self, code: str | None) -> None:
        """Open the page, with the box that was touched."""
        window = cast("CroupierWindow", self.window())
        window.do(Act.BESIDE)
        page = window.findChild(FormPage, NAMED)
        if code is not None and page is not None:
            page.tell(Wanted(code))

    def _give_up(self, offer: OfferShown) -> None:
        self._dealing.ask(surrender(offer))

    def place(self, parts: Regions) -> None:
        """Lay everything out for a window of this size."""
        self._parts = parts
        self._lay_out()

    def _lay_out(self) -> None:
        parts, px = self._parts, self._scale.px
        if parts is None:
            return
        keys, strip = px(KEYS), parts.strip
        right = self._screen is not None and self._screen.side is Side.RIGHT
        x = strip.x + keys if right else strip.x
        numbers = QRect(round(x), round(strip.y), round(strip.w) - keys, round(strip.h))
        self.offers.setGeometry(numbers)
        room = px(HIGH + GAP) if self._beneath else 0
        self.cloth.setGeometry(0, 0, self.width(), self.height() - room)
        self.cloth.place(parts)
        if self._beneath:
            top = self.y() + self.height() - px(HIGH)
            self.board.setGeometry(self.x(), top, self.width(), px(HIGH))
        else:
            self.board.setGeometry(numbers)
