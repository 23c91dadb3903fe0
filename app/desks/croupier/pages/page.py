"""A page over the desk: a title, and what it asks; answered, or left without a trace.

Pages lie over the felt and never over the payments; only a wide one, for what needs the
whole race track, takes the place of both.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QHideEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from app.desks.common import theme
from app.desks.common.box_drawing import draw_box, draw_disc
from app.desks.common.lettering import (
    LEFT,
    Weight,
    enlarged,
    ink,
    width_of,
    write,
    write_alike,
    write_wrapped,
)
from app.desks.common.text_size import grown
from app.desks.common.theme import Scale
from app.desks.common.touch import Role, TouchButton
from app.desks.croupier.words.game_words import dealt
from app.rules.side import Side

STEPS: Final = {Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1, Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1}
"""How many keys further the arrows lead."""


def mark_next(keys: Sequence[QAbstractButton], marked: QWidget | None, key: int) -> None:
    """Give the keyboard to the key where an arrow leads: from none of them to the first, or the last."""
    step = STEPS[Qt.Key(key)]
    place = keys.index(marked) + step if marked in keys else min(step, 0)
    keys[place % len(keys)].setFocus(Qt.FocusReason.OtherFocusReason)


ENTER: Final = frozenset({int(Qt.Key.Key_Return), int(Qt.Key.Key_Enter)})
DECIDING: Final = frozenset({*ENTER, *map(int, (Qt.Key.Key_Space, Qt.Key.Key_Delete, Qt.Key.Key_Escape))})
"""Keys that do what a page offers; all others are typed on it."""
_DECIDED: Final = frozenset({Role.PAY, Role.STEP, Role.TAKE})


class Page(QWidget):
    """A page with a title; made when it is first needed, and kept."""

    wide = False
    """Whether it takes the place of the panel too."""

    OFTEN: ClassVar[bool] = False
    """Whether it is opened spin after spin: its keys stay painted while it is not seen."""

    MIRRORED: ClassVar[bool] = False
    """Whether it puts its own foot on the other side."""

    back: TouchButton
    """What leaves it; a page that must be answered has none."""

    order = 0
    """The place of the payment that it asks about; 0 where it asks about none."""

    def __init__(self, scale: Scale, parent: QWidget) -> None:
        super().__init__(parent)
        self._scale = scale
        self._lies_at = Side.LEFT
        self._title = ""
        self._below, self._warned, self._beside = "", "", 0
        self._warns_in = theme.ALARM
        self._fallen: int | None = None
        self.over = ""
        # Hidden until somebody shows it, also when its parent is shown; to hide it would be an event already.
        self.setAttribute(Qt.WidgetAttribute.WA_WState_ExplicitShowHide)

    def begin(self, screen: Any) -> None:
        """Ask anew: what was half answered the last time is forgotten."""

    def show_screen(self, screen: Any) -> None:
        """Show what the table says now, while the page is open."""

    def show_fallen(self, number: int | None) -> None:
        """Show the number that fell while the page was open, with its dolly and its call; None for none."""
        if number != self._fallen:
            self._fallen = number
            self._say_name()
            self.update()

    @property
    def is_over(self) -> bool:
        """Whether the ball is over about which it asks."""
        return bool(self.over)

    def show_over(self, words: str) -> None:
        """Say that the ball is over of which it asks, and what is to be done now; empty while it is not."""
        if words != self.over:
            self.over = words
            self._say_name()
            self.update()

    def place(self, side: Side) -> None:
        """Put everything where it is for the page's size, at a table of this side; `arrange` asks for it."""

    def arrange(self, side: Side | None = None) -> None:
        """Lay everything out; what goes back and what acts change sides with the desk.

        Args:
            side: of the table; None leaves it as it was.
        """
        self._lies_at = side or self._lies_at
        self.place(self._lies_at)
        if self._lies_at is Side.RIGHT and not self.MIRRORED:
            for button in self.at_the_foot():
                box = button.geometry()
                button.move(self.width() - box.x() - box.width(), box.y())

    def mirrored(self, box: QRectF) -> QRectF:
        """Give where something beside the foot's buttons lies on this side, from its place on the left."""
        if self._lies_at is Side.LEFT:
            return box
        return QRectF(self.width() - box.right(), box.y(), box.width(), box.height())

    def at_the_foot(self) -> list[TouchButton]:
        """Give the buttons of the lowest row: the way back, what acts, and what stands between them."""
        if "back" not in vars(self):
            return []
        direct, foot = Qt.FindChildOption.FindDirectChildrenOnly, self.back.y()
        return [each for each in self.findChildren(TouchButton, options=direct) if each.y() >= foot]

    def take(self, key: int) -> None:
        """Take a key that was released while this page is open; Enter is first of all the marked button's."""
        if key not in ENTER or not self.take_marked():
            self.take_key(key)

    def take_key(self, key: int) -> None:
        """Take a key that means something to this page alone."""

    def marked(self) -> QAbstractButton | None:
        """Give the button of the page that the keyboard has marked; None where none is."""
        focus = self.window().focusWidget()
        return focus if isinstance(focus, QAbstractButton) and self.isAncestorOf(focus) else None

    def take_marked(self) -> bool:
        """Do what the marked button says, as a touch would; the mark goes, so that the next Enter goes on.

        Returns:
            Whether one is marked.
        """
        marked = self.marked()
        if marked is None:
            return False
        marked.clearFocus()
        if marked.isEnabled():
            marked.click()
        return True

    def meaning_of_key(self, key: int) -> object:
        """Say what a key does here now: what is typed is typed, Enter does what the page offers."""
        if key not in DECIDING:
            return self
        focus = self.window().focusWidget()
        buttons = (b for b in self.findChildren(TouchButton) if b.role in _DECIDED and b.isVisibleTo(self))
        said = tuple((button.text(), button.below) for button in buttons)
        return self, self._title, self._warned, said, focus

    def unsigned(self) -> None:
        """Take back that something was sent: its second person did not sign it."""

    def entitle(
        self, title: str, below: str = "", warned: str = "", *, beside: int = 0, paint: str = theme.ALARM
    ) -> None:
        """Say what is asked.

        Args:
            title: in large letters.
            below: under it.
            warned: what is to be noticed before that.
            beside: pixels that something else takes at the right of what is below.
            paint: the colour of what is to be noticed.
        """
        self._title, self._below, self._warned, self._beside = title, below, warned, beside
        self._warns_in = paint
        self._say_name()
        self.update()

    def _say_name(self) -> None:
        call = () if self._fallen is None else (", ".join(dealt().called(self._fallen)),)
        parts = (*call, self._title, self.over, self._warned, self._below)
        self.setAccessibleName(". ".join(filter(None, parts)))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the page and its title."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        px = self._scale.px
        painter.fillRect(self.rect(), ink(theme.GROUND))
        whole = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        draw_box(painter, whole, px(14), ink(theme.PANEL), QPen(ink(theme.GOLD), px(2)))
        head = QRectF(px(24), px(16), self.width() - px(48), px(40))
        if self._fallen is not None:
            self._draw_fallen(painter, head, self._fallen)
        else:
            write(painter, head, self._title, px(28), weight=Weight.BOLD, paint=ink(theme.TEXT), align=LEFT)
        self._draw_line(painter, QRectF(px(24), px(56), self.width() - px(48), px(26)))
        self.draw_more(painter)
        painter.end()

    def _draw_line(self, painter: QPainter, line: QRectF) -> None:
        """Draw what stands beneath the title, or with it beneath a number that fell: why not comes first."""
        px, fallen = self._scale.px, self._fallen is not None
        if self.over:
            self._draw_warned(painter, line, self.over, self._title if fallen else "", theme.ALARM)
        elif self._warned:
            line = line.adjusted(0, 0, -self._beside - px(24), 0)
            below = self._title if fallen else self._below
            self._draw_warned(painter, line, self._warned, below, self._warns_in)
        elif fallen:
            write(painter, line, self._title, px(20), weight=Weight.SEMI, paint=ink(theme.TEXT), align=LEFT)
        else:
            self._draw_below(painter, line.adjusted(0, 0, -self._beside, 0))

    def _draw_fallen(self, painter: QPainter, head: QRectF, number: int) -> None:
        """The number under its dolly, and its call: the ball waits for no page."""
        px = self._scale.px
        disc = QRectF(head.x(), head.y(), head.height(), head.height())
        draw_disc(painter, disc, ink(dealt().ground(number)), QPen(ink(theme.GOLD), px(3)))
        write(painter, disc, str(number), px(20), weight=Weight.BOLD, paint=ink("#ffffff"))
        call = head.adjusted(head.height() + px(12), 0, 0, 0)
        words = "  ·  ".join(dealt().called(number))
        write(painter, call, words, px(26), weight=Weight.BOLD, paint=ink(theme.GOLD), align=LEFT)

    def _draw_below(self, painter: QPainter, line: QRectF) -> None:
        """On one line; what would be too small to be read there stands on two."""
        px, least, paint = self._scale.px, self._scale.px(theme.SMALLEST), ink(theme.QUIET)
        if width_of(self._below, least) <= line.width():
            write(painter, line, self._below, px(18), paint=paint, align=LEFT, least=least)
        else:
            lines = line.adjusted(0, -px(2), 0, min(px(16), grown(px(37)) - px(28)))
            write_wrapped(painter, lines, self._below, least, paint=paint, align=LEFT, least=least)

    def _draw_warned(self, painter: QPainter, line: QRectF, warning: str, below: str, paint: str) -> None:
        """The warning comes first, and both are written smaller where the line is short."""
        px, apart = self._scale.px, self._scale.px(16)
        size, weight = enlarged(px(18), line.height()), Weight.SEMI
        while size > px(theme.SMALLEST) and (
            width_of(warning, size, weight) + apart + width_of(below, size) > line.width()
        ):
            size -= 1
        rest = line.adjusted(width_of(warning, size, weight) + apart, 0, 0, 0)
        rest.setWidth(min(rest.width(), width_of(below, size) + 1))
        if below and rest.width() > 0:
            write_alike(painter, rest, below, size, paint=ink(theme.QUIET))
            line.setRight(rest.left() - apart + 1)
        write_alike(painter, line, warning, size, weight=weight, paint=ink(paint))

    def hideEvent(self, event: QHideEvent) -> None:
        """Let go of what its keys look like: a night opens very many pages, most of them once.

        The keyboard is the desk's again: Qt would mark another button, which Enter then took.
        """
        marked = self.marked()
        if marked is not None:
            marked.clearFocus()
            self.window().setFocus()
        if not self.OFTEN:
            for key in self.findChildren(TouchButton):
                key.let_go()
        super().hideEvent(event)

    def draw_more(self, painter: QPainter) -> None:
        """Draw what a page shows besides its buttons."""
