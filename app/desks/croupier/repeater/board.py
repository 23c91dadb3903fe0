"""The board of Repeater Bets, drawn: beneath the cloth, or in the place of the last numbers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QMouseEvent, QPainter, QPen
from PySide6.QtWidgets import QWidget

from app.desks.common import theme
from app.desks.common.lettering import LEFT, RIGHT, Weight, enlarged, ink, width_of, write
from app.desks.common.theme import Scale
from app.desks.common.touch import TouchButton
from app.desks.croupier.repeater.board_words import (
    blocked_words,
    board_words,
    box_sign,
    counted_owners,
    last_words,
    owners_line,
    round_words,
    short_amount,
)
from app.desks.croupier.repeater.shown import Box, Shown

HIGH: Final = 92
"""How high it is beneath the cloth, in pixels of the reference."""
_GROUPS: Final = 30
_LAST: Final = 76
_GAP: Final = 4
_DOT: Final = 14
"""From the middle of a dot to the next one's, where there is room."""


class Board(TouchButton):
    """All of the board is one thing to touch, for its boxes only lead to the page where one books."""

    def __init__(self, scale: Scale, parent: QWidget, touched: Callable[[str | None], None]) -> None:
        super().__init__(scale, parent)
        self._shown: Shown | None = None
        self._small = False
        self._at: QPointF | None = None
        self.clicked.connect(lambda: touched(self._box_touched()))

    def show_board(self, board: Shown, *, small: bool) -> None:
        """Show it as it stands now; `small` is one line without the groups."""
        if (board, small) != (self._shown, self._small):
            self._shown, self._small = board, small
            self.say("", name=board_words(board))
            self.update()

    def meaning(self) -> object:
        """A touch opens a page, whatever was marked meanwhile."""
        return self._small

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Remember which box was touched."""
        self._at = event.position()
        super().mouseReleaseEvent(event)

    def _box_touched(self) -> str | None:
        at, self._at = self._at, None
        if at is None:
            return None
        return next((box.wager.code for box, rect in self._boxes() if rect.contains(at)), None)

    def _boxes(self) -> list[tuple[Box, QRectF]]:
        """Where each box lies: the repeaters beside each other, beneath them all else."""
        board, px = self._shown, self.scale.px
        if board is None:
            return []
        if self._small:
            return _beside(board.boxes, QRectF(self.rect()), px(2))
        inside = QRectF(self.rect()).adjusted(px(_LAST), px(_GAP), -px(_GAP), -px(_GAP))
        top, foot = QRectF(inside), QRectF(inside)
        if board.groups:
            top.setBottom(inside.bottom() - px(_GROUPS + _GAP))
            foot.setTop(inside.bottom() - px(_GROUPS))
        return _beside(board.boxes, top, px(_GAP)) + _beside(board.groups, foot, px(_GAP))

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        """Draw the value that came last, and every box with its marks and its wagers."""
        board = self._shown
        if board is None:
            return
        if self._small:
            painter.fillRect(rect, ink(theme.GROUND))  # the last numbers lie beneath
        else:
            self._draw_ground(painter, rect)
            self._draw_last(painter, rect, board)
        for box, room in self._boxes():
            self._draw_edge(painter, room, box)
            if box in board.groups:
                self._draw_group(painter, room, box)
            else:
                self._draw_box(painter, room, box)

    def _draw_ground(self, painter: QPainter, rect: QRectF) -> None:
        radius = self.scale.px(theme.RADIUS)
        painter.setPen(QPen(ink(theme.GOLD if self.isDown() else theme.LINE), 1))
        painter.setBrush(ink(theme.PANEL))
        painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)

    def _draw_last(self, painter: QPainter, rect: QRectF, board: Shown) -> None:
        px = self.scale.px
        room = QRectF(rect.x(), rect.y() + px(2), px(_LAST), rect.height() - px(30))
        value = last_words(board.last)
        write(painter, room, value, px(48), weight=Weight.BOLD, paint=ink(theme.GOLD))
        under = QRectF(rect.x(), rect.bottom() - px(30), px(_LAST), px(26))
        write(
            painter, under, round_words(board.round), px(16), paint=ink(theme.QUIET), least=px(theme.SMALLEST)
        )

    def _draw_edge(self, painter: QPainter, rect: QRectF, box: Box) -> None:
        """A box that may be booked is bright; on one whose value came last there is a ring of gold."""
        px = self.scale.px
        gold = box.last or bool(box.offered)
        painter.setPen(QPen(ink(theme.GOLD), px(2)) if gold else QPen(ink(theme.LINE), 1))
        painter.setBrush(ink(theme.FELT if box.free else theme.BAND))
        painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), px(7), px(7))

    def _draw_box(self, painter: QPainter, rect: QRectF, box: Box) -> None:
        """The value and its dots, and at the other end what presses most."""
        px = self.scale.px
        inside = rect.adjusted(px(4), px(1), -px(3), -px(3))
        dots = QRectF(inside.x(), inside.bottom() - px(15), inside.width(), px(15))
        top = QRectF(inside.x(), inside.y(), inside.width(), inside.height() - px(15))
        paint = ink(theme.TEXT if box.free else theme.QUIET)
        sign, size = box_sign(box.wager), px(20 if self._small else 24)
        wide = write(painter, top, sign, size, weight=Weight.BOLD, paint=paint, align=LEFT) + px(2)
        self._draw_beside(painter, top.adjusted(wide, 0, 0, 0), box)
        self._draw_dots(painter, dots, box)

    def _draw_beside(self, painter: QPainter, rect: QRectF, box: Box) -> None:
        """What giving it up pays, where that has room; as many owners as have; or what blocks it."""
        px, size = self.scale.px, enlarged(self.scale.px(16), rect.height())
        pays = short_amount(box.offered)
        owners = (owners_line(box, most) for most in range(len(box.owners), 0, -1))
        ways = (pays, *owners) if box.offered else owners if box.owners else ()
        over = str(box.tally) if box.tally > box.need else blocked_words(box)
        fits = (way for way in ways if width_of(way, size, Weight.SEMI) <= rect.width())
        words = next(fits, counted_owners(box) if box.owners else over)
        if words:
            paint, least = ink(theme.GOLD if words == pays else theme.TEXT), px(theme.SMALLEST)
            write(painter, rect, words, px(16), weight=Weight.SEMI, paint=paint, align=RIGHT, least=least)

    def _draw_dots(self, painter: QPainter, rect: QRectF, box: Box) -> None:
        """As many dots as marks are needed, those that were made filled."""
        px = self.scale.px
        step = min(rect.width() / box.need, px(_DOT))
        radius, y = min(step * 0.42, px(5.5)), rect.center().y()
        for place in range(box.need):
            marked = place < box.tally
            painter.setPen(QPen(ink(theme.GOLD if marked else theme.QUIET), max(1, px(1.4))))
            painter.setBrush(ink(theme.GOLD) if marked else Qt.BrushStyle.NoBrush)
            painter.drawEllipse(QPointF(rect.x() + step * (place + 0.5), y), radius, radius)

    def _draw_group(self, painter: QPainter, rect: QRectF, box: Box) -> None:
        px = self.scale.px
        inside = rect.adjusted(px(6), px(1), -px(6), -px(1))
        paint, owners = ink(theme.TEXT if box.free else theme.QUIET), counted_owners(box)
        if not owners:
            write(painter, inside, box_sign(box.wager), px(17), weight=Weight.SEMI, paint=paint)
            return
        theirs = width_of(owners, enlarged(px(16), inside.height()), Weight.BOLD) + px(4)
        name = inside.adjusted(0, 0, -theirs, 0)
        write(painter, name, box_sign(box.wager), px(17), weight=Weight.SEMI, paint=paint, align=LEFT)
        beside = QRectF(inside.right() - theirs, inside.y(), theirs, inside.height())
        write(painter, beside, owners, px(16), weight=Weight.BOLD, paint=ink(theme.TEXT), align=RIGHT)


def _beside(boxes: tuple[Box, ...], rect: QRectF, gap: float) -> list[tuple[Box, QRectF]]:
    """Put boxes beside each other."""
    wide = (rect.width() - gap * (len(boxes) - 1)) / max(1, len(boxes))
    return [
        (box, QRectF(rect.x() + place * (wide + gap), rect.y(), wide, rect.height()))
        for place, box in enumerate(boxes)
    ]
