"""The board of Repeater Bets, drawn to be read from three metres."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, TypeVar

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from app.desks.common import theme
from app.desks.common.lettering import LEFT, RIGHT, Weight, ink, width_of, write, write_wrapped
from app.desks.common.theme import Scale
from app.desks.players.repeater.board import Board, Box, Group
from app.desks.players.repeater.words import (
    beyond_words,
    box_sign,
    free_words,
    round_words,
)
from app.reports.repeater.wager_words import wager_words
from app.rules.repeater.values import SEVEN

HIGH: Final = 240
"""How high it is with the gap beneath it, in pixels of the reference."""
_MARGIN: Final = 22
_GAP: Final = 6
_ROW: Final = 50
"""Height of the other wagers, and of the last values."""
_DOTS: Final = 30
_DOT: Final = 20
"""From the middle of a dot to the next one's, where there is room."""
_ROUND: Final = 176
_VALUE: Final = 58
_VALUES: Final = 24
"""Height of the values that are counted together."""
_BEYOND: Final = 46
_SIGN_SHARE: Final = 0.84
"""Of the height above the dots."""
_NAME: Final = 27
_BRIGHT: Final = "#ffffff"
"""Of what stands on green, as on the game's own board."""

Part = TypeVar("Part")


class BoardDrawing:
    """Draws a board with the scale of its window."""

    def __init__(self, scale: Scale) -> None:
        self._px = scale.px

    def draw(self, painter: QPainter, rect: QRectF, board: Board) -> None:
        """Draw the repeaters, beneath them the other wagers, beneath these the last values."""
        px = self._px
        inside = rect.adjusted(px(_MARGIN), 0, -px(_MARGIN), -px(_MARGIN))
        foot = QRectF(inside.x(), inside.bottom() - px(_ROW), inside.width(), px(_ROW))
        boxes = inside.adjusted(0, 0, 0, -px(_ROW + _GAP))
        if board.groups:
            groups = foot.translated(0, -px(_ROW + _GAP))
            boxes.setBottom(groups.y() - px(_GAP))
            self._draw_groups(painter, groups, board.groups)
        for box, room in self._beside(board.boxes, boxes):
            self._draw_box(painter, room, box)
        self._draw_foot(painter, foot, board)

    def draw_seven(self, painter: QPainter, rect: QRectF) -> None:
        """Draw nothing but a seven, as large as it goes."""
        size = int(min(rect.height(), rect.width()) * 0.85)
        write(painter, rect, str(SEVEN), size, weight=Weight.BOLD, paint=ink(theme.GOLD))

    def _beside(self, parts: Sequence[Part], rect: QRectF) -> Iterator[tuple[Part, QRectF]]:
        """Put parts of equal width beside each other."""
        gap = self._px(_GAP)
        wide = (rect.width() + gap) / max(1, len(parts))
        for place, part in enumerate(parts):
            yield part, QRectF(rect.x() + place * wide, rect.y(), wide - gap, rect.height())

    def _ground(self, painter: QPainter, rect: QRectF, *, free: bool, last: bool = False) -> None:
        """What may be made is bright; around the value that came last there is a ring of gold."""
        px = self._px
        painter.setPen(QPen(ink(theme.GOLD), px(4)) if last else QPen(ink(theme.LINE), 1))
        painter.setBrush(ink(theme.PAY if free else theme.BAND))
        edge = px(2)
        painter.drawRoundedRect(rect.adjusted(edge, edge, -edge, -edge), px(10), px(10))

    def _draw_box(self, painter: QPainter, rect: QRectF, box: Box) -> None:
        """The value, what came beyond its need, and its dots; above these the values of one of several."""
        px, paint = self._px, ink(_BRIGHT if box.free else theme.TEXT)
        self._ground(painter, rect, free=box.free, last=box.last)
        inside = rect.adjusted(px(8), px(6), -px(7), -px(6))
        dots = QRectF(inside.x(), inside.bottom() - px(_DOTS), inside.width(), px(_DOTS))
        top = QRectF(inside.x(), inside.y(), inside.width(), inside.height() - px(_DOTS))
        if len(box.values) > 1:
            top.setBottom(top.bottom() - px(_VALUES))
            values = QRectF(top.x(), top.bottom(), top.width(), px(_VALUES))
            words = " ".join(map(str, box.values))
            write(painter, values, words, px(20), weight=Weight.SEMI, paint=paint, align=LEFT)
        beyond = beyond_words(box)
        if beyond:
            beside = QRectF(top.right() - px(_BEYOND), top.y(), px(_BEYOND), top.height())
            write(painter, beside, beyond, px(32), weight=Weight.BOLD, paint=ink(theme.GOLD), align=RIGHT)
            top.setRight(beside.x() - px(4))
        size = int(min(top.height(), inside.width() * 0.7) * _SIGN_SHARE)
        write(painter, top, box_sign(box), size, weight=Weight.BOLD, paint=paint, align=LEFT)
        self._draw_dots(painter, dots, box)

    def _draw_dots(self, painter: QPainter, rect: QRectF, box: Box) -> None:
        """As many dots as marks are needed, those that were made filled."""
        px = self._px
        step = min(rect.width() / box.need, px(_DOT))
        radius, y = step * 0.36, rect.center().y()
        for place in range(box.need):
            marked = place < box.tally
            painter.setPen(QPen(ink(theme.GOLD if marked else _BRIGHT), px(2)))
            painter.setBrush(ink(theme.GOLD) if marked else Qt.BrushStyle.NoBrush)
            painter.drawEllipse(QPointF(rect.x() + step * (place + 0.5), y), radius, radius)

    def _draw_groups(self, painter: QPainter, rect: QRectF, groups: Sequence[Group]) -> None:
        """Each in as much room as its name asks for."""
        gap = self._px(_GAP)
        named = [(group, wager_words(group.code)) for group in groups]
        widths = [width_of(words, self._px(_NAME), Weight.BOLD) for _, words in named]
        spare = (rect.width() + gap - sum(widths)) / len(groups)
        x = rect.x()
        for (group, words), width in zip(named, widths, strict=True):
            room = QRectF(x, rect.y(), width + spare - gap, rect.height())
            self._draw_cell(painter, room, words, free=group.free)
            x += width + spare

    def _draw_cell(self, painter: QPainter, rect: QRectF, words: str, *, free: bool) -> None:
        """A wager by its name; one that can be made no more is struck out, not dim alone."""
        px = self._px
        self._ground(painter, rect, free=free)
        inside = rect.adjusted(px(6), px(3), -px(6), -px(3))
        paint, weight = ink(_BRIGHT if free else theme.QUIET), Weight.BOLD if free else Weight.SEMI
        write_wrapped(painter, inside, words, px(_NAME), weight=weight, paint=paint, least=px(18))
        if not free:
            painter.setPen(QPen(ink(theme.QUIET), px(2)))
            painter.drawLine(inside.bottomLeft(), inside.topRight())

    def _draw_foot(self, painter: QPainter, rect: QRectF, board: Board) -> None:
        """The round, its last values, and what bright and struck out mean."""
        px = self._px
        round_ = QRectF(rect.x(), rect.y(), px(_ROUND), rect.height())
        words = round_words(board)
        write(painter, round_, words, px(38), weight=Weight.BOLD, paint=ink(theme.GOLD), align=LEFT)
        x = round_.right() + px(_GAP)
        for place, value in enumerate(board.last):
            self._draw_value(painter, QRectF(x, rect.y(), px(_VALUE), rect.height()), value, newest=not place)
            x += px(_VALUE + _GAP)
        legend = rect.adjusted(px(_ROUND + 10 * (_VALUE + _GAP) + 4 * _GAP), 0, 0, 0)
        for free, room in self._beside((True, False), legend):
            self._draw_cell(painter, room, free_words(free=free), free=free)

    def _draw_value(self, painter: QPainter, rect: QRectF, value: int, *, newest: bool) -> None:
        """A seven, which ended a round, stands on gold."""
        px, seven = self._px, value == SEVEN
        painter.setPen(QPen(ink(theme.GOLD), px(4)) if newest else QPen(ink(theme.LINE), 1))
        painter.setBrush(ink(theme.GOLD if seven else theme.PANEL))
        edge = px(2)
        painter.drawRoundedRect(rect.adjusted(edge, edge, -edge, -edge), px(10), px(10))
        paint = ink(theme.ON_GOLD if seven else theme.TEXT)
        inside = rect.adjusted(px(5), 0, -px(5), 0)
        write(painter, inside, str(value), px(38), weight=Weight.BOLD, paint=paint)
