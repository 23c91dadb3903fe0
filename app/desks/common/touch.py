"""What is touched: a button of at least 12 mm, named for screen readers, with a focus that can be seen."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QRectF, Qt
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from app.desks.common import theme
from app.desks.common.kept import Kept
from app.desks.common.lettering import Weight, enlarged, faded, ink, width_of, write, write_lines
from app.desks.common.second_touch import SECOND_TOUCH
from app.desks.common.text_size import grown
from app.desks.common.theme import Scale
from app.desks.common.touch_role import Role

__all__ = ["Role", "TouchButton"]

_GROUNDS: Final = {
    Role.QUIET: (theme.RAISED, theme.PRESSED, theme.TEXT),
    Role.PAY: (theme.PAY, theme.PAY_PRESSED, "#ffffff"),
    Role.STEP: (theme.GOLD, "#f6cd78", theme.ON_GOLD),
    Role.FLAT: (theme.PANEL, theme.PRESSED, theme.QUIET),
    Role.TAKE: (theme.RAISED, theme.ALARM_GROUND, theme.ALARM),
}
"""Ground, ground while it is pressed, and text of each role."""


class TouchButton(QAbstractButton):
    """A button that is drawn by hand: a text, and a smaller one beneath it.

    A touch counts when it is released inside, and the button still means what was touched. The space bar
    never activates a button, because it pays; Enter activates the one that has the focus.

    What it looks like is painted once, and again only when it has changed: a desk has some sixty buttons.

    Attributes:
        single: a double tap counts once, also where its second tap would mean the same again.
        means: what a touch does; None where the button says it, and whether it is chosen.
    """

    def __init__(self, scale: Scale, parent: QWidget, role: Role = Role.QUIET) -> None:
        super().__init__(parent)
        self.scale = scale
        self.role = role
        self.below = ""
        self._said: tuple[str, str, str | None] = "", "", None
        self.size_of_text = 18
        self.chosen = False
        self.single = False
        self.means: object = None
        self._meant: object = None
        self._kept = Kept()
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def say(self, text: str, below: str = "", *, name: str | None = None) -> None:
        """Write on the button, and name it for screen readers."""
        if (text, below, name) == self._said:
            return
        if (text, below) != self._said[:2]:
            self.setText(text.replace("&", "&&"))
            self.below = below
            self.update()
        self._said = text, below, name
        self.setAccessibleName(name if name is not None else f"{text} {below}".strip())

    def choose(self, *, chosen: bool) -> None:
        """Mark the button as the one that was chosen."""
        if chosen != self.chosen:
            self.chosen = chosen
            self.update()

    def meaning(self) -> object:
        """Say what a touch does now: what stands here and whether it is chosen, unless it was told."""
        return (self.text(), self.chosen) if self.means is None else self.means

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Leave a touch that was meant for what stood here a moment ago."""
        if SECOND_TOUCH.is_hasty(self, event, self.scale.px(theme.TARGET)):
            event.accept()
        else:
            self._meant = self.meaning()
            super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Remember when a finger went up, before anything changes beneath it; leave what changed by then."""
        if self.isDown():
            SECOND_TOUCH.lifted(self, event)
            if self.meaning() != self._meant:
                self.setDown(False)
        super().mouseReleaseEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Remember touches also while it is dim: Qt takes them from it before it hears of them."""
        super().changeEvent(event)
        if event.type() is not QEvent.Type.EnabledChange:
            return
        if self.isEnabled():
            self.removeEventFilter(self)
        else:
            self.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Look at the events of a dim button."""
        if isinstance(event, QMouseEvent) and event.type() is QEvent.Type.MouseButtonPress:
            SECOND_TOUCH.is_hasty(self, event, self.scale.px(theme.TARGET))
        return False

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Take the second tap of two as a tap of its own, but not where one must not follow the other."""
        if self.single:
            event.accept()
        else:
            super().mouseDoubleClickEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave every key to the window, which knows what it means in the flow of a spin."""
        event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Leave every key to the window."""
        event.ignore()

    def update(self) -> None:  # type: ignore[override] # a button is drawn anew as a whole
        """Draw it anew: something changed in what it shows."""
        self._kept.forget()
        super().update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Put the picture down; it is painted anew where the button is no longer what it was."""
        self._kept.put(self, self._looks(), self._paint)

    def make_ready(self) -> bool:
        """Paint it before it is seen; tells whether it had to be painted."""
        return self._kept.make_ready(self, self._looks(), self._paint)

    def let_go(self) -> None:
        """Let go of the picture while nobody sees it."""
        self._kept.let_go()

    def _looks(self) -> tuple[object, ...]:
        """All that Qt or whoever has the button changes without drawing it anew."""
        state = self.isDown(), self.isEnabled(), self.hasFocus(), self.chosen
        return self.scale.factor, self.size_of_text, self.role, *state

    def _paint(self, painter: QPainter) -> None:
        rect = QRectF(self.rect())
        self.draw(painter, rect)
        if self.hasFocus():
            self._draw_focus(painter, rect)

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        """Draw ground, border and texts; other buttons draw something else here."""
        paint = self.draw_ground(painter, rect)
        inside = rect.adjusted(self.scale.px(4), 0, -self.scale.px(4), 0)
        least = self.scale.px(theme.SMALLEST)
        size = self.scale.px(self.size_of_text)
        weight = Weight.BOLD if self.role in {Role.PAY, Role.STEP} else Weight.SEMI
        if not self.below:
            full = width_of(self.text(), size, weight) > inside.width() - self.scale.px(4)
            if full and " " in self.text():
                centred = Qt.AlignmentFlag.AlignCenter
                write_lines(painter, inside, self.text(), size, weight=weight, paint=paint, align=centred)
            else:
                write(painter, inside, self.text(), size, weight=weight, paint=paint, least=least)
            return
        small = self.scale.px(max(theme.SMALLEST, self.size_of_text * 0.5))
        top = inside.adjusted(0, 0, 0, -grown(small * 1.25))
        write(painter, top, self.text(), size, weight=weight, paint=paint, least=least)
        below = top.center().y() + enlarged(size, top.height()) * 0.55
        edge = self.scale.px(4)
        line = self.scale.px(theme.LINE_ROOM)
        high = max(small * 1.5, line, min(grown(line), rect.bottom() - below))
        under = QRectF(edge, below, rect.width() - 2 * edge, high)
        write(painter, under, self.below, small, paint=paint)

    def draw_ground(self, painter: QPainter, rect: QRectF) -> QColor:
        """Draw ground and border; gives the paint for the text."""
        ground, pressed, text = _GROUNDS[self.role]
        radius = self.scale.px(theme.RADIUS)
        edge = rect.adjusted(1, 1, -1, -1)
        if not self.isEnabled() and self.role is Role.FLAT:
            return ink(theme.FAINT)
        if not self.isEnabled():
            painter.setPen(QPen(ink(theme.LINE), 1))
            painter.setBrush(faded(theme.GROUND, 0.55))
            painter.drawRoundedRect(edge, radius, radius)
            return ink(theme.FAINT)
        line = theme.PANEL if self.role is Role.FLAT else theme.LINE
        painter.setPen(QPen(ink(theme.GOLD), self.scale.px(2)) if self.chosen else QPen(ink(line), 1))
        painter.setBrush(ink(theme.GOLD_DARK) if self.chosen else ink(pressed if self.isDown() else ground))
        painter.drawRoundedRect(edge, radius, radius)
        return ink(theme.GOLD) if self.chosen else ink(text)

    def _draw_focus(self, painter: QPainter, rect: QRectF) -> None:
        pen = QPen(ink("#ffffff"), self.scale.px(2))
        pen.setStyle(Qt.PenStyle.DashLine)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        radius = self.scale.px(theme.RADIUS)
        painter.drawRoundedRect(rect.adjusted(2, 2, -2, -2), radius, radius)
