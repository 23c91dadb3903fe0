"""The players' window: draws the board, large enough to be read from across the table."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from app.desks.common import theme
from app.desks.common.language import tr
from app.desks.common.lettering import LEFT, MIDDLE, RIGHT, Weight, ink, write, write_wrapped
from app.desks.common.roulette.cloth_painting import number_paint
from app.desks.players.board_window import BoardWindow
from app.desks.players.roulette.board import Board, Moment, board
from app.desks.players.roulette.edge_sheet import edge_words, zero_words
from app.desks.players.roulette.edges import Keeps
from app.desks.players.roulette.words import kind_words, limit_words, meaning_words, minimum_words
from app.rules.roulette.spin_rules import ZeroRule
from app.rules.roulette.wheel import RED
from app.table.roulette.spin_table import SpinLive

_MARGIN: Final = 28
_LAST: Final = 268
"""Width of the last numbers."""
_SHOWN: Final = 14
_LIMITS: Final = 172
"""Height of the sign with the limits."""
_EDGE: Final = 96
"""Height of the sign with the zero rule and the edge, where a ball is drawn."""
_HEAD: Final = 56
_GROUNDS: Final = {Moment.BETS_OPEN: theme.PAY, Moment.VOID: theme.WARN_GROUND}
"""The ground of the phrase: bright only while one may bet, and never a number's colour."""


class PlayersWindow(BoardWindow):
    """The board of a spin, as the table published it last."""

    def __init__(self) -> None:
        super().__init__()
        self.board: Board | None = None

    def show_live(self, live: SpinLive) -> None:
        """Draw what the table published; must be called on the thread of the windows."""
        shown = board(live)
        if shown != self.board:
            self.board = shown
            self.setAccessibleName(
                " · ".join((*shown.phrase, meaning_words(shown.moment, draws=bool(shown.zero)), *shown.notes))
            )
            self.update()

    def draw(self, painter: QPainter) -> None:
        """Draw the board, once there is one."""
        if self.board is not None:
            self._draw(painter, self.board)

    def _draw(self, painter: QPainter, shown: Board) -> None:
        px = self._scale.px
        margin = px(_MARGIN)
        whole = QRectF(self.rect()).adjusted(margin, margin, -margin, -margin)
        last = QRectF(whole.x(), whole.y(), px(_LAST), whole.height())
        right = whole.adjusted(last.width() + margin, 0, 0, 0)
        head = QRectF(right.x(), right.y(), right.width(), px(_HEAD))
        sign = QRectF(right.x(), right.bottom() - px(_LIMITS), right.width(), px(_LIMITS))
        middle = QRectF(right.x(), head.bottom() + px(16), right.width(), 0)
        middle.setBottom(sign.y() - px(20))
        if shown.keeps:
            rules = QRectF(right.x(), sign.y() - px(_EDGE) - px(16), right.width(), px(_EDGE))
            middle.setBottom(rules.y() - px(20))
            self._draw_edge(painter, rules, shown)
        self._draw_last(painter, last, shown)
        self._draw_head(painter, head, shown)
        if shown.number is None:
            self._draw_phrase(painter, middle, shown)
        else:
            self._draw_number(painter, middle, shown.number, shown.phrase)
        self._draw_limits(painter, sign, shown)

    def _card(self, painter: QPainter, rect: QRectF, ground: str = theme.PANEL) -> None:
        painter.setPen(QPen(ink(theme.LINE), 1))
        painter.setBrush(ink(ground))
        painter.drawRoundedRect(rect, self._scale.px(16), self._scale.px(16))

    def _draw_head(self, painter: QPainter, rect: QRectF, shown: Board) -> None:
        px = self._scale.px
        bold, text = Weight.BOLD, ink(theme.TEXT)
        table = tr("Tavolo {table}").format(table=shown.table)
        write(painter, rect, shown.house, px(30), weight=Weight.SEMI, paint=ink(theme.QUIET), align=LEFT)
        write(painter, rect, table, px(34), weight=bold, paint=text, align=RIGHT)
        if shown.practice:
            plate = QRectF(rect.center().x() - px(80), rect.y() + px(4), px(160), rect.height() - px(8))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(ink(theme.GOLD))
            painter.drawRoundedRect(plate, px(8), px(8))
            write(painter, plate, tr("PROVA"), px(34), weight=bold, paint=ink(theme.ON_GOLD))

    def _draw_phrase(self, painter: QPainter, rect: QRectF, shown: Board) -> None:
        """The phrase on a ground that says at a glance whether one may bet; words say it too."""
        px = self._scale.px
        self._card(painter, rect, _GROUNDS.get(shown.moment, theme.PANEL))
        if shown.moment is Moment.NO_MORE_BETS:
            painter.setPen(QPen(ink(theme.ALARM), px(6)))
            edge = px(9)
            painter.drawRoundedRect(rect.adjusted(edge, edge, -edge, -edge), px(12), px(12))
        inside = rect.adjusted(px(32), px(24), -px(32), -px(24))
        meaning = meaning_words(shown.moment, draws=bool(shown.zero))
        said = " · ".join(shown.phrase) or meaning
        room = px(52) * (len(shown.notes) + bool(shown.phrase))
        large = inside.adjusted(0, 0, 0, -room)
        write_wrapped(painter, large, said, px(116), weight=Weight.BOLD, paint=ink("#ffffff"))
        beneath = (meaning, *shown.notes) if shown.phrase else shown.notes
        for place, line in enumerate(beneath):
            under = QRectF(inside.x(), large.bottom() + place * px(52), inside.width(), px(48))
            weight = Weight.SEMI if place else Weight.REGULAR
            write(painter, under, line, px(36), weight=weight, paint=ink("#ffffff"))

    def _draw_number(self, painter: QPainter, rect: QRectF, number: int, call: tuple[str, ...]) -> None:
        """The number as large as it goes on the colour of its pocket, and its call in words."""
        px = self._scale.px
        spoken = QRectF(rect.x(), rect.bottom() - px(84), rect.width(), px(84))
        plate = rect.adjusted(0, 0, 0, -px(100))
        painter.setPen(QPen(ink(theme.GOLD), px(6)))
        painter.setBrush(number_paint(number))
        painter.drawRoundedRect(plate.adjusted(px(3), px(3), -px(3), -px(3)), px(28), px(28))
        size = int(min(plate.height() * 0.92, plate.width() * 0.55))
        write(painter, plate, str(number), size, weight=Weight.BOLD, paint=ink("#ffffff"), align=MIDDLE)
        words = "  ·  ".join(call)
        write(painter, spoken, words, px(58), weight=Weight.BOLD, paint=ink(theme.TEXT))

    def _draw_limits(self, painter: QPainter, rect: QRectF, shown: Board) -> None:
        """The minimum first and largest, then each kind of bet with its maximum."""
        if not shown.limits:
            return
        px = self._scale.px
        self._card(painter, rect)
        first = QRectF(rect.x() + px(24), rect.y(), px(150), rect.height())
        top = QRectF(first.x(), rect.y() + px(34), first.width(), px(36))
        under = QRectF(first.x(), top.bottom() + px(2), first.width(), px(64))
        write(painter, top, tr("Minimo"), px(26), paint=ink(theme.QUIET), align=LEFT)
        least = minimum_words(shown.minimum)
        write(painter, under, least, px(48), weight=Weight.BOLD, paint=ink(theme.GOLD), align=LEFT)
        columns = 4
        cells = QRectF(first.right() + px(20), rect.y() + px(10), 0, rect.height() - px(20))
        cells.setRight(rect.right() - px(16))
        wide, high = cells.width() / columns, cells.height() / 2
        for place, limit in enumerate(shown.limits):
            down, along = divmod(place, columns)
            cell = QRectF(cells.x() + along * wide, cells.y() + down * high, wide - px(10), high)
            name = QRectF(cell.x(), cell.y() + px(4), cell.width(), px(30))
            most = QRectF(cell.x(), name.bottom(), cell.width(), px(36))
            write(painter, name, kind_words(limit.kind), px(22), paint=ink(theme.QUIET), align=LEFT)
            write(
                painter,
                most,
                limit_words(limit),
                px(28),
                weight=Weight.SEMI,
                paint=ink(theme.TEXT),
                align=LEFT,
            )

    def _draw_edge(self, painter: QPainter, rect: QRectF, shown: Board) -> None:
        """Which zero rule is played, and what the house keeps: a tombola displays both (rules 10)."""
        px = self._scale.px
        self._card(painter, rect)
        inside = rect.adjusted(px(24), px(8), -px(24), -px(8))
        half = inside.height() / 2
        top = QRectF(inside.x(), inside.y(), inside.width(), half)
        under = top.translated(0, half)
        write(
            painter,
            top,
            zero_words(ZeroRule(shown.zero)),
            px(28),
            weight=Weight.SEMI,
            paint=ink(theme.TEXT),
            align=LEFT,
        )
        write(painter, under, edge_words(Keeps(*shown.keeps)), px(26), paint=ink(theme.QUIET), align=LEFT)

    def _draw_last(self, painter: QPainter, rect: QRectF, shown: Board) -> None:
        """Red stands on the left, black on the right, zero between: its place tells the colour too."""
        px = self._scale.px
        self._card(painter, rect)
        inside = rect.adjusted(px(18), px(14), -px(18), -px(14))
        third = inside.width() / 3
        titles = ((0, "Rouge"), (2, "Noir"))
        for column, title in titles:
            cell = QRectF(inside.x() + column * third, inside.y(), third, px(30))
            write(painter, cell, title, px(20), weight=Weight.SEMI, paint=ink(theme.QUIET))
        rows = inside.adjusted(0, px(38), 0, 0)
        high = rows.height() / (_SHOWN + 0.6)
        for place, number in enumerate(shown.last[:_SHOWN]):
            newest = place == 0
            y = rows.y() + place * high + (0 if newest else 0.6 * high)
            column = 1 if number == 0 else 0 if number in RED else 2
            cell = QRectF(inside.x() + column * third, y, third, high * (1.6 if newest else 1))
            self._draw_pocket(painter, cell.adjusted(px(4), px(3), -px(4), -px(3)), number, newest=newest)

    def _draw_pocket(self, painter: QPainter, rect: QRectF, number: int, *, newest: bool) -> None:
        px = self._scale.px
        painter.setPen(QPen(ink(theme.GOLD if newest else theme.FAINT), px(3) if newest else 1))
        painter.setBrush(number_paint(number))
        painter.drawRoundedRect(rect, px(8), px(8))
        weight = Weight.BOLD if newest else Weight.SEMI
        write(painter, rect, str(number), px(46 if newest else 30), weight=weight, paint=ink("#ffffff"))
