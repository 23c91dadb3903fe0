"""The middle of the desk: the whole layout, or the entry."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, QTimer
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from app.desks.common import theme
from app.desks.common.application import wants_stillness
from app.desks.common.box_drawing import draw_box
from app.desks.common.language import tr
from app.desks.common.lettering import ink
from app.desks.common.roulette.cloth import Grid
from app.desks.common.roulette.felt import FeltView, Held, Laid, Shown
from app.desks.common.seats import seat_name
from app.desks.common.theme import TARGET, Scale
from app.desks.common.touch import TouchButton
from app.desks.croupier.felt import Middle
from app.desks.croupier.regions import Regions
from app.desks.croupier.roulette.entry.entry_keys import SpinKeys
from app.desks.croupier.roulette.entry.entry_page import EntryPage
from app.desks.croupier.roulette.spin_acts import SpinAct
from app.desks.croupier.roulette.spin_dealing import SpinDealing
from app.desks.croupier.roulette.spin_screen import SpinScreen, View
from app.table.roulette.procedure import Phase

_PAD = 14


class SpinMiddle(Middle):
    """Shows what the screen says; pages are made when they are first needed."""

    def __init__(self, scale: Scale, parent: QWidget, dealing: SpinDealing) -> None:
        super().__init__(parent)
        self._scale = scale
        self._dealing = dealing
        self._parts: Regions | None = None
        self._screen: SpinScreen | None = None
        self.felt = FeltView(self)
        self.felt.setAccessibleName(tr("Il tappeto"))
        # A finger on it is the window's, which remembers where it was: a view would take it for itself.
        self.felt.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.entry: EntryPage | None = None
        self._between_frames = QTimer(self, interval=0)  # when nothing else waits
        self._between_frames.timeout.connect(self._paint_ahead)
        self.keys = SpinKeys(dealing, self.touch_colour, self.touch_seat)
        self.back = TouchButton(scale, self)
        self.back.clicked.connect(lambda: dealing.act(SpinAct.WHOLE))
        self.back.hide()

    def place(self, parts: Regions) -> None:
        """Lay everything out for a window of this size."""
        self._parts = parts
        px = self._scale.px
        pad, target = px(_PAD), px(TARGET)
        foot = target + px(8) if self._whole() else 0
        self.felt.setGeometry(pad, pad, self.width() - 2 * pad, self.height() - 2 * pad - foot)
        self.back.setGeometry(pad, self.height() - pad - target, px(240), target)
        if self.entry is not None:
            self.entry.setGeometry(0, 0, self.width(), self.height())
            self.entry.place(parts)

    def _whole(self) -> bool:
        """Whether the whole layout stands where the entry would be."""
        return self._screen is not None and self._screen.view is View.WHOLE

    def show_screen(self, screen: SpinScreen) -> None:
        """Show the page that the screen asks for."""
        before, self._screen = self._screen, screen
        laid = tuple(
            Laid(stack.position, pile.look, pile.pieces, place, pile.enferme)
            for stack in screen.laid
            for place, pile in enumerate(stack.piles)
        )
        held = tuple(Held(announce.place, announce.piles) for announce in screen.held)
        track, entering = screen.announces and not self.low, screen.view is View.ENTRY
        fell = entering and before is not None and before.view is View.LAYOUT and before.number is None
        closes_in = fell and not wants_stillness() and self.isVisible()
        if entering and not (closes_in or self.felt.closing_in):
            self.felt.hide()  # what the entry covers at once is not worth drawing
        self.felt.show_layout(Shown(screen.side, screen.number, laid, held, track, screen.speech))
        if screen.phase is Phase.THROWN:
            self._made_entry()  # while the ball runs there is time for it
            wants_stillness()  # and to load Qt's styles, which answer that
        if entering:
            self._made_entry().show_screen(screen)
        elif self.felt.closing_in:
            self.felt.settle_down()
        if closes_in:
            self._close_in()
        elif not self.felt.closing_in:
            self._arrange()
        self.back.say(tr("Torna al numero"))

    def touch_colour(self, name: str) -> None:
        """Take a colour in hand, as its key does; again while its key is seen, its seat is asked."""
        if self.entry is not None and self.entry.isVisible():
            self.entry.chips.touch_colour(name)
        else:
            self._dealing.choose_colour(name)

    def touch_seat(self, seat: int) -> None:
        """Say whose something is, as the key of the seat does; 0 for an owner whom nobody knows."""
        if self.entry is not None and self.entry.isVisible():
            self.entry.keys.touch_seat(seat)
        else:
            self._dealing.choose_owner(seat_name(seat))

    def _close_in(self) -> None:
        """Let the old picture grow until it lies as the neighbourhood will; then that is drawn, sharp."""
        self._made_entry().hide()
        self.felt.close_in(self.target(), self._closed_in)
        self._between_frames.start()

    def _paint_ahead(self) -> None:
        """Paint what comes one by one: all of it at the end would be a frame that comes late."""
        if not self._made_entry().paint_ahead():
            self._between_frames.stop()

    def target(self) -> Grid:
        """Where the neighbourhood will lie, in the pixels of the whole layout."""
        entry = self._made_entry()
        ground, at = entry.ground.grid(), entry.ground.pos()
        return ground._replace(
            zero_line=ground.zero_line + at.x() - self.felt.x(),
            outer_line=ground.outer_line + at.y() - self.felt.y(),
        )

    def _closed_in(self) -> None:
        self._arrange()
        self.felt.settle_down()

    def _arrange(self) -> None:
        """Show the felt or the entry."""
        self._between_frames.stop()
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
            self.entry.hide()
            if self._parts is not None:
                self.place(self._parts)
        return self.entry

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the felt's rounded edge."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_box(painter, QRectF(self.rect()), self._scale.px(14), ink(theme.FELT))
        painter.end()
