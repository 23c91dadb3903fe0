"""One window of the bank: what all of them share."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QRectF

from app.desks.common import theme
from app.desks.common.language import quoted
from app.desks.common.lettering import RIGHT, Weight, ink, write
from app.desks.common.theme import Scale
from app.desks.croupier.bank.bank_desk import BankDesk, View
from app.desks.croupier.dealing import Dealing
from app.desks.croupier.pages.choice_page import ChoicePage
from app.desks.croupier.settings.setup import Setup
from app.rules.side import Side
from app.table.live import Live

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter
    from PySide6.QtWidgets import QWidget

LEFT: Final = 24
FOOT: Final = 72
BOTTOM: Final = 20
TOP: Final = 92


class Bank(NamedTuple):
    """What each window of the bank works with.

    Attributes:
        scale: of the window.
        dealing: the dealer's side of the desk.
        desk: the drafts.
        setup: of this station.
        leave: closes all of the bank's windows.
        redraw: shows the window that is open now.
    """

    scale: Scale
    dealing: Dealing
    desk: BankDesk
    setup: Setup
    leave: Callable[[], None]
    redraw: Callable[[], None]

    def go(self, view: View) -> None:
        """Open another window of the bank."""
        self.desk.go(view)
        self.redraw()


class BankView(ChoicePage):
    """A window with its way back at the foot, left, and what it does right."""

    def __init__(self, bank: Bank, parent: QWidget, back: View | None) -> None:
        """Show nothing yet.

        Args:
            bank: what it works with.
            parent: what it lies on.
            back: which window comes after it; None where it leaves the bank.
        """
        super().__init__(bank.scale, parent, bank.leave if back is None else lambda: self.go(back))
        self.bank = bank

    @property
    def live(self) -> Live:
        """What the table published last; there is a window only where it did."""
        live = self.bank.dealing.live
        assert live is not None  # noqa: S101 - the window is opened by what the table published
        return live

    def go(self, view: View) -> None:
        """Open another window of the bank."""
        self.bank.go(view)

    def place(self, side: Side) -> None:  # noqa: ARG002 - the same on both sides
        """Put the foot; what stands above it is each window's own."""
        px = self._scale.px
        foot = self.foot
        self.back.setGeometry(px(LEFT), foot, px(180), px(FOOT))
        if self.doing is not None:
            self.doing.setGeometry(self.width() - px(LEFT) - px(382), foot, px(382), px(FOOT))

    def draw_sentence(self, painter: QPainter, sentence: str) -> None:
        """Write what the dealer says, large, beside the title; it is Italian on every desk (rules 8)."""
        if sentence:
            px = self._scale.px
            box = QRectF(self.width() * 0.36, px(14), self.width() * 0.64 - px(LEFT), px(46))
            paint = ink(theme.GOLD)
            write(painter, box, quoted(sentence), px(30), weight=Weight.SEMI, paint=paint, align=RIGHT)

    @property
    def foot(self) -> int:
        """Where the lowest row of buttons begins, in pixels."""
        return self.height() - self._scale.px(BOTTOM) - self._scale.px(FOOT)
