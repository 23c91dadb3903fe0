"""What an announce covers and how it is written, what was announced already, what is typed."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from app.desks.common import theme
from app.desks.common.box_drawing import draw_box
from app.desks.common.chips import draw_chip
from app.desks.common.language import tr
from app.desks.common.lettering import LEFT, Weight, ink, rectangle, write, write_lines, write_wrapped
from app.desks.common.roulette.cloth import Grid
from app.desks.common.roulette.cloth_painting import paint_cell, paint_zero
from app.desks.common.theme import Scale
from app.desks.croupier.roulette.announces.hand import AnnounceHand
from app.desks.croupier.roulette.announces.showing import Picture
from app.desks.croupier.roulette.announces.track import draw_count
from app.desks.croupier.roulette.announces.words import bets_words, taken_words
from app.rules.side import Side

_CLOTH: Final = 148
_PLACES: Final = 44
_LINE: Final = 24
_BADGE: Final = 5
"""So much beneath the words the chips begin: the count leans over the first one's rim."""
_RULE: Final = 30
_CELLS: Final = 13


def draw_line(painter: QPainter, room: QRectF, hand: AnnounceHand, scale: Scale) -> None:
    """Draw what was typed, what of it cannot be read, or how one is typed."""
    px = scale.px
    draw_box(painter, room, px(theme.RADIUS), ink(theme.BAND), QPen(ink(theme.LINE), 1))
    words, size, paint = f"{hand.line}▏", 18, theme.TEXT
    if hand.unread and not hand.unfinished:
        words, paint = f"{hand.line}   ✕ {hand.unread}?", theme.ALARM
    elif not hand.line:
        words, size, paint = tr("Tastiera: v · s · o · n 17, da 20 p4"), 16, theme.QUIET
    inside = room.adjusted(px(12), 0, -px(12), 0)
    write(painter, inside, words, px(size), paint=ink(paint), align=LEFT)


class AnnouncePicture(QWidget):
    """The small cloth, and beneath it what belongs to it."""

    def __init__(self, scale: Scale, parent: QWidget) -> None:
        super().__init__(parent)
        self._scale = scale
        self.picture = Picture()

    def show_picture(self, picture: Picture) -> None:
        """Draw something else."""
        if picture != self.picture:
            self.picture = picture
            told = [f"{reason.words} {reason.rule}" for reason in picture.told]
            lies = picture.parted or (bets_words(picture.bets),)
            words = [*lies, picture.written, *told, picture.note, *picture.taken]
            self.setAccessibleName(". ".join(word for word in words if word) or tr("Il tappeto"))
            self.update()

    def grid(self) -> Grid:
        """Where the numbers of the small cloth lie."""
        cell_w = self.width() / _CELLS
        line = cell_w if self.picture.side is Side.LEFT else self.width() - cell_w
        return Grid(self.picture.side, line, 1, cell_w / 2, (self._scale.px(_CLOTH) - 2) / 6)

    @property
    def rows(self) -> bool:
        """Whether the announces that were given stand there."""
        return self._lists(self.picture.taken)

    def _lists(self, listed: object) -> bool:
        picture = self.picture
        return bool(listed) and not (picture.bets or picture.kept or picture.told)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the cloth, and beneath it the announce, why not, or what was announced before."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._lists(self.picture.taken or self.picture.note):
            self._draw_taken(painter)
        else:
            self._draw_cloth(painter)
            rest = QRectF(self.rect()).adjusted(0, self._scale.px(_CLOTH) + self._scale.px(4), 0, 0)
            if self.picture.told:
                self._draw_told(painter, rest)
            elif self.picture.parted:
                self._draw_parted(painter, rest)
            elif self.picture.bets:
                self._draw_written(painter, rest)
        painter.end()

    def _draw_cloth(self, painter: QPainter) -> None:
        grid, bets, kept = self.grid(), self.picture.bets, self.picture.kept
        covered = {number for bet in (*bets, *kept) for number in bet.position.numbers}
        size = int(min(grid.half_w, grid.half_h) * 1.0)
        for number in range(1, 37):
            dim = bool(covered) and number not in covered
            paint_cell(painter, rectangle(grid.cell(number)), number, size, dim=dim)
        zero = rectangle(grid.zero_cell())
        paint_zero(painter, zero, grid.side, size, dim=bool(covered) and 0 not in covered)
        disc = min(grid.half_w, grid.half_h) * 1.35
        lies = {bet.position for bet in bets}
        for bet in (*bets, *(bet for bet in kept if bet.position not in lies)):
            x, y = grid.place(bet.position)
            rect = QRectF(x - disc / 2, y - disc / 2, disc, disc)
            size = max(self._scale.px(14), int(disc * 0.72))
            draw_count(painter, rect, bet.pieces, size, kept=bet.position not in lies)

    def _draw_parted(self, painter: QPainter, rest: QRectF) -> None:
        """What lies there, what is kept, what goes back: each with the disc that stands for it."""
        px, least = self._scale.px, self._scale.px(theme.SMALLEST)
        each = min(px(_PLACES), rest.height() / len(self.picture.parted))
        for place, words in enumerate(self.picture.parted):
            line = QRectF(rest.x(), rest.y() + place * each, rest.width(), each)
            write_wrapped(painter, line, words, px(17), paint=ink(theme.TEXT), align=LEFT, least=least)

    def _draw_told(self, painter: QPainter, rest: QRectF) -> None:
        """Each reason for the dealer, and beneath it the rule, as far as there is room to read it."""
        px, told = self._scale.px, self.picture.told
        each = rest.height() / len(told)
        for place, reason in enumerate(told):
            line = QRectF(rest.x(), rest.y() + place * each, rest.width(), px(_LINE))
            words = f"✕ {reason.words}"
            alarm, least = ink(theme.ALARM), px(theme.SMALLEST)
            write(painter, line, words, px(18), weight=Weight.SEMI, paint=alarm, align=LEFT, least=least)
            rule = QRectF(rest.x(), line.bottom(), rest.width(), each - px(_LINE))
            if rule.height() >= px(_RULE):
                top = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
                write_lines(painter, rule, reason.rule, px(14), paint=ink(theme.QUIET), align=top)

    def _draw_written(self, painter: QPainter, rest: QRectF) -> None:
        """What lies where, the chips as they lie on the race track, and every common way of writing them."""
        px, piles, words = self._scale.px, self.picture.piles, bets_words(self.picture.bets)
        places = QRectF(rest.x(), rest.y(), rest.width(), px(_PLACES))
        write_wrapped(painter, places, words, px(18), paint=ink(theme.TEXT), align=LEFT)
        if not piles:
            return
        foot = QRectF(rest.x(), rest.bottom() - px(_LINE), rest.width(), px(_LINE))
        begins = places.bottom() + px(_BADGE)
        room = QRectF(rest.x(), begins, rest.width(), foot.top() - begins)
        size = min(room.height(), px(58))
        apart = size * 1.12
        step = min(apart, (room.width() - size * 1.3) / max(1, len(piles) - 1))
        x = room.x() + size * 0.6
        for pile in piles:
            draw_chip(painter, QPointF(x, room.center().y()), pile.look, pile.pieces, int(size))
            x += step
        write(painter, foot, self.picture.written, px(17), paint=ink(theme.QUIET), align=LEFT)

    def _draw_taken(self, painter: QPainter) -> None:
        """What was announced before, the latest last; what there is no room for is counted."""
        px, taken, note, top = self._scale.px, self.picture.taken, self.picture.note, 0
        if note:
            room, top = QRectF(0, 0, self.width(), px(_PLACES)), px(_PLACES) + px(6)
            write_wrapped(painter, room, note, px(17), paint=ink(theme.GOLD), align=LEFT)
        if not taken:
            return
        line, head = QRectF(0, top, self.width(), px(_LINE)), taken_words(self.picture.spin)
        write(painter, line, head, px(17), weight=Weight.SEMI, paint=ink(theme.QUIET), align=LEFT)
        lines = max(2, (self.height() - top) // px(_LINE) - 1)
        if len(taken) > lines:
            earlier = tr("… e altri {count}").format(count=len(taken) - lines + 1)
            taken = (earlier, *taken[-lines + 1 :])
        for text in taken:
            line = line.translated(0, px(_LINE))
            write(painter, line, text, px(18), paint=ink(theme.TEXT), align=LEFT)
