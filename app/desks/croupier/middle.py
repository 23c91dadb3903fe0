"""The middle of the desk: the whole layout, the entry, or a page that asks something; one at a time."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from app.desks.common import theme
from app.desks.common.application import wants_stillness
from app.desks.common.felt import FeltView, Laid, Shown
from app.desks.common.lettering import ink
from app.desks.common.theme import TARGET, Scale
from app.desks.common.touch import TouchButton
from app.desks.croupier.acts import Act
from app.desks.croupier.dealing import Dealing
from app.desks.croupier.entry_page import EntryPage
from app.desks.croupier.overlays import NumberPad, Overlay, SecondLook, VoidPage
from app.desks.croupier.regions import Regions
from app.desks.croupier.screen import Screen, View
from app.desks.croupier.words import tr

_PAD = 14


class Middle(QWidget):
    """Shows what the screen says; pages are made when they are first needed."""

    def __init__(self, scale: Scale, parent: QWidget, dealing: Dealing) -> None:
        super().__init__(parent)
        self._scale = scale
        self._dealing = dealing
        self._parts: Regions | None = None
        self._screen: Screen | None = None
        self._asked: Act | None = None
        self.felt = FeltView(self)
        self.felt.setAccessibleName(tr("Il tappeto"))
        self.entry: EntryPage | None = None
        self.number_pad: NumberPad | None = None
        self.second_look: SecondLook | None = None
        self.void_page: VoidPage | None = None
        self.back = TouchButton(scale, self)
        self.back.clicked.connect(lambda: dealing.act(Act.WHOLE))
        self.back.hide()

    def place(self, parts: Regions) -> None:
        """Lay everything out for a window of this size."""
        self._parts = parts
        px = self._scale.px
        pad, target = px(_PAD), px(TARGET)
        foot = target + px(8) if self._whole() else 0
        self.felt.setGeometry(pad, pad, self.width() - 2 * pad, self.height() - 2 * pad - foot)
        self.back.setGeometry(pad, self.height() - pad - target, px(240), target)
        for page in self._pages():
            page.setGeometry(0, 0, self.width(), self.height())
        if self.entry is not None:
            self.entry.place(parts)
        if self.number_pad is not None and self._screen is not None:
            self.number_pad.place(self._screen.side)
        if self.second_look is not None:
            self.second_look.place()
        if self.void_page is not None:
            self.void_page.place()

    def _whole(self) -> bool:
        """Whether the whole layout stands where the entry would be."""
        return (
            self._screen is not None and self._screen.number is not None and self._screen.view is View.LAYOUT
        )

    def _pages(self) -> list[QWidget]:
        pages: tuple[QWidget | None, ...] = (
            self.entry, self.number_pad, self.second_look, self.void_page
        )  # fmt: skip
        return [page for page in pages if page is not None]

    def show_screen(self, screen: Screen) -> None:
        """Show the page that the screen asks for."""
        before, self._screen = self._screen, screen
        self.felt.show_layout(Shown(screen.side, screen.number, _laid(screen)))
        if screen.view is View.ENTRY:
            self._made_entry().show_screen(screen)
        elif self.felt.closing_in:
            self.felt.settle_down()
        fell = before is not None and before.view is View.LAYOUT and before.number is None
        if fell and screen.view is View.ENTRY and not wants_stillness() and self.isVisible():
            self._close_in()
        elif not self.felt.closing_in:
            self._arrange()
        self.back.say(tr("Torna al numero"))
        self._arrange_pages(screen)

    def _close_in(self) -> None:
        """Let the old picture grow until it lies as the neighbourhood will; then that is drawn, sharp."""
        entry = self._made_entry()
        entry.hide()
        ground, at = entry.ground.grid(), entry.ground.pos()
        target = ground._replace(
            zero_line=ground.zero_line + at.x() - self.felt.x(),
            outer_line=ground.outer_line + at.y() - self.felt.y(),
        )
        self.felt.close_in(target, self._closed_in)

    def _closed_in(self) -> None:
        self._arrange()
        self.felt.settle_down()

    def _arrange(self) -> None:
        """Show the felt or the entry."""
        if self._screen is None:
            return
        entering = self._screen.view is View.ENTRY
        if self.entry is not None:
            self.entry.setVisible(entering)
        if self._parts is not None and self.back.isHidden() is self._whole():
            self.back.setVisible(self._whole())
            self.place(self._parts)
        self.felt.setVisible(not entering)

    def _made_entry(self) -> EntryPage:
        if self.entry is None:
            self.entry = EntryPage(self._scale, self, self._dealing)
            self._made(self.entry)
        return self.entry

    def _made(self, page: QWidget) -> None:
        page.hide()
        if self._parts is not None:
            self.place(self._parts)

    def ask(self, act: Act) -> None:
        """Open the page of an act that asks something first."""
        self._asked = act
        if self._screen is not None:
            self._arrange_pages(self._screen)

    def leave(self) -> None:
        """Close the open page; a number that waits for an answer stays."""
        self._asked = None
        if self._screen is not None:
            self._arrange_pages(self._screen)

    def take_key(self, key: int) -> bool:
        """Give a key to the open page; False when none is open."""
        page = self._open_page()
        if page is not None:
            page.take_key(key)
        return page is not None

    def _open_page(self) -> Overlay | None:
        pages = (self.second_look, self.number_pad, self.void_page)
        return next((page for page in pages if page is not None and not page.isHidden()), None)

    def _arrange_pages(self, screen: Screen) -> None:
        """A number that waits comes first; a page that is no longer possible closes."""
        if self._asked is not None and self._asked not in screen.can:
            self._asked = None
        looks = screen.proposed is not None
        if looks:
            self._show_second_look(screen)
        if self._asked is Act.NUMBER and not looks:
            self._show_number_pad(screen)
        if self._asked is Act.VOID and not looks:
            self._show_void_page()
        for page, shown in (
            (self.second_look, looks),
            (self.number_pad, self._asked is Act.NUMBER and not looks),
            (self.void_page, self._asked is Act.VOID and not looks),
        ):
            if page is not None and page.isHidden() is shown:
                page.setVisible(shown)
                page.raise_()

    def _show_second_look(self, screen: Screen) -> None:
        if self.second_look is None:
            self.second_look = SecondLook(self._scale, self, self._dealing.act)
            self._made(self.second_look)
        if screen.proposed is not None:
            self.second_look.show_proposed(screen.proposed)

    def _show_number_pad(self, screen: Screen) -> None:
        if self.number_pad is None:
            self.number_pad = NumberPad(self._scale, self, self._dealing.number, self.leave)
            self._made(self.number_pad)
        if self.number_pad.isHidden():
            self.number_pad.begin()
            self.number_pad.place(screen.side)

    def _show_void_page(self) -> None:
        if self.void_page is None:
            self.void_page = VoidPage(self._scale, self, self._void, self.leave)
            self._made(self.void_page)
        if self.void_page.isHidden():
            self.void_page.choose("")

    def _void(self, reason: str) -> None:
        self._dealing.void(reason)
        self.leave()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002, N802 - Qt's name
        """Draw the felt's rounded edge."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ink(theme.FELT))
        painter.drawRoundedRect(QRectF(self.rect()), self._scale.px(14), self._scale.px(14))
        painter.end()


def _laid(screen: Screen) -> tuple[Laid, ...]:
    return tuple(
        Laid(stack.position, pile.look, pile.pieces, place, pile.enferme)
        for stack in screen.laid
        for place, pile in enumerate(stack.piles)
    )
