"""The middle of the desk where Repeater Bets are dealt: the game's own, and the board beneath it or above."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, NamedTuple, cast

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget

from app.desks.common.theme import GAP, Scale
from app.desks.croupier.acts import Act
from app.desks.croupier.felt import Middle
from app.desks.croupier.pages.form_page import FormPage
from app.desks.croupier.regions import Regions
from app.desks.croupier.repeater.board import HIGH, Board
from app.desks.croupier.repeater.board_keys import BoardKeys
from app.desks.croupier.repeater.booking_draft import Wanted, surrender
from app.desks.croupier.repeater.offer_keys import OfferKeys
from app.desks.croupier.repeater.pages import NAMED
from app.desks.croupier.repeater.shown import OfferShown, Shown, shown
from app.desks.croupier.screen import Screen
from app.desks.croupier.strip import KEYS
from app.desks.croupier.trying import could
from app.rules.side import Side

if TYPE_CHECKING:
    from app.desks.croupier.window import CroupierWindow

Make = Callable[[Scale, QWidget, Any], Middle]


class Beside(NamedTuple):
    """What stands beside the cloth where the house deals side wagers.

    Attributes:
        board: shown or not.
        offers: what may be given up.
    """

    board: Board
    offers: OfferKeys


class BoardMiddle(Middle):
    """Lays the board under the cloth while nothing is paid; then in the place of the last numbers.

    So it lies, too, while announces lie there: the cloth needs all its room to show them.
    In a house that deals none the game's own middle has all the room, and nothing is made here.

    Attributes:
        cloth: the game's own middle.
        beside: board and offers; None before a house that deals them was opened.
    """

    def __init__(self, made: Make, scale: Scale, parent: QWidget, dealing: Any) -> None:
        super().__init__(parent)
        self._scale, self._parent, self._dealing = scale, parent, dealing
        self._parts: Regions | None = None
        self._screen: Screen | None = None
        self._beneath = False
        self.cloth = made(scale, self, dealing)
        self.keys = self._keys = BoardKeys(self.cloth.keys, lambda: self._open(None))
        self.beside: Beside | None = None

    def show_screen(self, screen: Screen) -> None:
        """Show the board as it stands: its room is the race track's, which is never drawn in less."""
        self._screen, live = screen, self._dealing.live
        there = None if live is None else shown(live)
        self._keys.dealt = there is not None and Act.BESIDE in screen.can
        beneath = there is not None and screen.number is None and not screen.announcing.taken
        changes = beneath is not self._beneath
        self._beneath = self.cloth.low = beneath
        if changes and not beneath:
            self._lay_out()
        if there is not None:
            self._show_beside(self.beside or self._made(), there, screen)
        elif self.beside is not None:
            self.beside.board.hide()
            self.beside.offers.hide()
        self.cloth.show_screen(screen)
        if changes and beneath:
            self._lay_out()

    def _made(self) -> Beside:
        """Make them over the middle and the last numbers, and under whatever else lies on the desk."""
        scale, parent = self._scale, self._parent
        made = Beside(
            Board(scale, parent, self._open),
            OfferKeys(scale, parent, self._give_up, lambda: self._open(None)),
        )
        lie = [each for each in parent.children() if isinstance(each, QWidget)]
        for each in made:
            each.hide()
            each.stackUnder(lie[lie.index(self) + 1])
        self.beside = made
        self._lay_out()
        return made

    def _show_beside(self, beside: Beside, there: Shown, screen: Screen) -> None:
        """Show what stands in the place of the last numbers; a banner comes before that."""
        free, can = screen.banner is None, Act.BESIDE in screen.can
        beside.board.show_board(there, small=not self._beneath)
        beside.board.setVisible(self._beneath or free)
        beside.board.setEnabled(can)
        beside.offers.show_offers(tuple(self._offered(there)) if can and free else ())

    def _offered(self, there: Shown) -> Iterable[OfferShown]:
        """What can be given up now; in the place of the board only what is to be said aloud."""
        state = self._dealing.live.state  # what is entered on the cloth changes nothing of it
        offers = (each for each in there.offers if self._beneath or each.fresh)
        return (each for each in offers if could(state, surrender(each)))

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
        room = px(HIGH + GAP) if self._beneath else 0
        self.cloth.setGeometry(0, 0, self.width(), self.height() - room)
        self.cloth.place(parts)
        if self.beside is None:
            return
        numbers = self._numbers(parts)
        self.beside.offers.setGeometry(numbers)
        if self._beneath:
            top = self.y() + self.height() - px(HIGH)
            self.beside.board.setGeometry(self.x(), top, self.width(), px(HIGH))
        else:
            self.beside.board.setGeometry(numbers)

    def _numbers(self, parts: Regions) -> QRect:
        """Where the last numbers stand: the keys beside them change sides with the desk."""
        keys, strip = self._scale.px(KEYS), parts.strip
        right = self._screen is not None and self._screen.side is Side.RIGHT
        x = strip.x + keys if right else strip.x
        return QRect(round(x), round(strip.y), round(strip.w) - keys, round(strip.h))
