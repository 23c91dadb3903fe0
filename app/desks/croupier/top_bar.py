"""The top of the desk: the sentence to say, very large, the table, and the lamps of reader and journal."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from app.desks.common import theme
from app.desks.common.ageing import Ageing
from app.desks.common.box_drawing import draw_box, draw_disc
from app.desks.common.language import euro, tr
from app.desks.common.lettering import LEFT, RIGHT, Weight, enlarged, ink, width_of, write
from app.desks.common.text_size import grown
from app.desks.common.theme import Scale
from app.desks.croupier.heading import Heading, Health
from app.desks.croupier.words.game_words import dealt
from app.desks.croupier.words.prompt_words import under_parts, under_words
from app.desks.croupier.words.top_words import corner_words, journal_words, reader_words, utc_now
from app.desks.croupier.words.words import silence_words
from app.rules.side import Side

_SIDE: Final = 268
_SIDE_WIDE: Final = 340
"""Where the window is wider than the reference."""
_REFERENCE: Final = theme.REFERENCE_WIDTH - 24
"""How wide this is there."""
_LAMPS: Final = {
    Health.GOOD: theme.GREEN,
    Health.UNSURE: theme.GOLD,
    Health.BAD: theme.ALARM,
    Health.OFF: theme.FAINT,
}
_SAID: Final = 42
_SAID_SMALL: Final = 24
_SAID_HIGH: Final = 50
_UNDER: Final = 16
_UNDER_TWO: Final = 18
"""How high the sentence is, and each of two lines under it."""
_HIGHEST: Final = 25
_LINES: Final = 77
"""The three lines about the table: the outer two take what the middle one can give."""
_TWO_LINES: Final = 0.66
"""A sentence that would have to be written smaller than this share stands on two lines instead."""


def halves(said: str) -> tuple[str, str]:
    """Break a long sentence in two near its middle: between two of them where it can be, else at a space."""
    mark = "  ·  " if "  ·  " in said else " "
    parts = said.split(mark)
    breaks = ((mark.join(parts[:place]), mark.join(parts[place:])) for place in range(1, len(parts)))
    return min(breaks, key=lambda pair: abs(len(pair[0]) - len(pair[1])), default=(said, ""))


def _on_lines(parts: tuple[str, ...], room: float, size: int) -> tuple[str, ...]:
    """Put parts on one line, or on two, broken between two of them where it can be; empty: no room."""
    words = " · ".join(parts)
    if width_of(words, size) <= room:
        return (words,)
    breaks = [(" · ".join(parts[:n]), " · ".join(parts[n:])) for n in range(1, len(parts))]
    ways = (*breaks, halves(words))
    return next((way for way in ways if all(width_of(line, size) <= room for line in way)), ())


class TopBar(QWidget):
    """Phase, sentence and lamps; nothing here is touched."""

    def __init__(self, scale: Scale, parent: QWidget, now: Callable[[], datetime] = utc_now) -> None:
        super().__init__(parent)
        self._scale, self._now = scale, now
        self._heading: Heading | None = None
        self._side = Side.LEFT
        self._ageing = Ageing(self)

    def show_heading(self, heading: Heading, side: Side) -> None:
        """Show another sentence, or the lamps as they are now."""
        if heading != self._heading or side is not self._side:
            self._heading, self._side = heading, side
            self._ageing.keep(on=bool(heading.reader.number_at) or heading.played is not None)
            said = " · ".join(heading.said)
            self.setAccessibleName(f"{said}. {under_words(heading)}")
            corner = corner_words(heading, self._now())[0]
            self.setAccessibleDescription(". ".join(filter(None, (self._dealer(heading), corner))))
            self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the three parts; left and right are exchanged with the cylinder."""
        if self._heading is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side_w = self._side_width()
        outer = QRectF(0, 0, side_w, self.height())
        inner = QRectF(self.width() - side_w, 0, side_w, self.height())
        left = self._side is Side.LEFT
        self._draw_table(painter, outer if left else inner, self._heading)
        self._draw_lamps(painter, inner if left else outer, self._heading)
        middle = QRectF(side_w, 0, self.width() - 2 * side_w, self.height())
        self._draw_sentence(painter, middle, self._heading)
        painter.end()

    def _side_width(self) -> int:
        """Give the table and the lamps what a wide window has more; the sentence keeps its room."""
        px = self._scale.px
        more = (self.width() - px(_REFERENCE)) // 2
        return px(_SIDE) + max(0, min(more, px(_SIDE_WIDE) - px(_SIDE)))

    def _draw_table(self, painter: QPainter, rect: QRectF, heading: Heading) -> None:
        px = self._scale.px
        align = LEFT if self._side is Side.LEFT else RIGHT
        if heading.practice:
            rect = self._draw_practice(painter, rect)
        high = min(grown(px(theme.LINE_ROOM)), px(_HIGHEST))
        second, third, spin = high, px(_LINES) - high, tr("Colpo {spin}").format(spin=heading.spin)
        lines = (
            (self._corner(heading, rect.width(), high), 15, Weight.REGULAR, theme.QUIET, 0, high),
            (spin, 26, Weight.SEMI, theme.TEXT, second, third - second),
            (self._limits(heading), 15, Weight.REGULAR, theme.QUIET, third, high),
        )
        for text, size, weight, paint, y, room in lines:
            line = QRectF(rect.x(), rect.y() + y, rect.width(), room)
            write(painter, line, text, px(size), weight=weight, paint=ink(paint), align=align)
        if heading.dealer and not heading.practice:
            lower = rect.adjusted(0, second, 0, 0)
            self._draw_dealer(painter, lower, heading, width_of(spin, px(26), Weight.SEMI))

    def _corner(self, heading: Heading, room: float, high: float) -> str:
        """As much for the capo tavolo as there is room for; the shortest is drawn smaller."""
        px, said = self._scale.px, corner_words(heading, self._now())
        size = enlarged(px(15), high)
        return next((words for words in said if width_of(words, size) <= room), said[-1])

    def _dealer(self, heading: Heading) -> str:
        return tr("impiegato {dealer}").format(dealer=heading.dealer) if heading.dealer else ""

    def _draw_dealer(self, painter: QPainter, rect: QRectF, heading: Heading, beside: float) -> None:
        """Write who deals beside the spin, at the far end of its line; in practice it is nobody's table."""
        px, gap = self._scale.px, self._scale.px(10)
        left = self._side is Side.LEFT
        room = rect.width() - beside - 2 * gap
        line = QRectF(rect.x() + (beside + gap if left else gap), rect.y() + px(6), room, px(24))
        align = LEFT if left else RIGHT
        words, quiet, least = self._dealer(heading), ink(theme.QUIET), px(theme.SMALLEST)
        if width_of(words, least) > room:
            words = heading.dealer  # the name is rather written alone than cut
        write(painter, line, words, px(15), paint=quiet, align=align, least=least)

    def _limits(self, heading: Heading) -> str:
        if heading.practice or not heading.minimum:
            return ""
        if heading.next_spin is not None:
            return tr("aperte le puntate del colpo {spin}").format(spin=heading.next_spin)
        if heading.bets_over:
            return tr("ultimo colpo: non si punta più")
        words = tr("min {least} · max pieno {most}")
        return words.format(least=euro(heading.minimum), most=euro(heading.most))

    def _draw_practice(self, painter: QPainter, rect: QRectF) -> QRectF:
        """Write PROVA so large that nobody takes this for a live table; gives the room that is left."""
        px = self._scale.px
        width = px(126)
        left = self._side is Side.LEFT
        plate = QRectF(rect.x() if left else rect.right() - width, px(6), width, rect.height() - px(12))
        draw_box(painter, plate, px(8), ink(theme.GOLD))
        inside = plate.adjusted(px(8), 0, -px(8), 0)
        write(painter, inside, tr("PROVA"), px(34), weight=Weight.BOLD, paint=ink(theme.ON_GOLD))
        gap = px(14)
        if left:
            return rect.adjusted(width + gap, 0, 0, 0)
        return rect.adjusted(0, 0, -width - gap, 0)

    def _draw_lamps(self, painter: QPainter, rect: QRectF, heading: Heading) -> None:
        px = self._scale.px
        card = rect.adjusted(0, px(4), 0, -px(4))
        draw_box(painter, card, px(theme.RADIUS), ink(theme.PANEL), QPen(ink(theme.LINE), 1))
        half = card.height() / 2
        lamps = (
            (heading.reader.health, reader_words(heading.reader, self._now())),
            (heading.journal.health, journal_words(heading.journal)),
        )
        for place, (health, text) in enumerate(lamps):
            y = card.y() + px(4) + place * (half - px(4))
            row = QRectF(card.x() + px(34), y, card.width() - px(42), half - px(4))
            self._draw_lamp(painter, QPointF(card.x() + px(18), row.center().y()), health)
            paint = ink(theme.ALARM) if health is Health.BAD else ink(theme.TEXT)
            write(painter, row, text, px(16), paint=paint, align=LEFT)

    def _draw_lamp(self, painter: QPainter, middle: QPointF, health: Health) -> None:
        """A full disc is well, a ring is not: the colour alone does not tell."""
        radius, paint = self._scale.px(6), ink(_LAMPS[health])
        disc = QRectF(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius)
        draw_disc(painter, disc, paint if health is Health.GOOD else None, QPen(paint, self._scale.px(3)))

    def _draw_sentence(self, painter: QPainter, rect: QRectF, heading: Heading) -> None:
        px = self._scale.px
        said = "  ·  ".join(heading.said) if heading.said else silence_words(heading.meaning)
        disc = px(68) if heading.number is not None else 0
        gap = px(18) if disc else 0
        room = rect.width() - disc - gap - px(48)
        under = self._under(heading, room)
        widest = max(width_of(line, px(_UNDER + 2)) for line in under)
        width = min(room, max(width_of(said, px(_SAID), Weight.BOLD), widest))
        x = rect.x() + (rect.width() - width - disc - gap) / 2
        if heading.number is not None:
            self._draw_disc(painter, QRectF(x, (rect.height() - disc) / 2, disc, disc), heading.number)
        align = LEFT if disc else Qt.AlignmentFlag.AlignCenter
        size, least = px(_UNDER + 2), px(theme.SMALLEST)
        high = min(grown(px(24)), self.height() - px(50))
        begins = px(50)
        if len(under) > 1:  # the sentence makes room for what is to be done
            size, high = px(_UNDER), min(grown(px(_UNDER_TWO)), px(_UNDER_TWO + 2))
            begins = self.height() - len(under) * high - px(2)
        text = QRectF(x + disc + gap, rect.y(), width + px(2), begins)
        self._draw_said(painter, text, said, align)
        for place, words in enumerate(under):
            line = QRectF(text.x(), begins + place * high, text.width(), high)
            write(painter, line, words, size, paint=ink(theme.QUIET), align=align, least=least)

    def _under(self, heading: Heading, room: float) -> tuple[str, ...]:
        """What stands under the sentence, on two lines where one has no room: what to do is never left out.

        Where even two have none the first parts stand there.
        """
        parts, least = under_parts(heading), self._scale.px(theme.SMALLEST)
        for most in range(len(parts), 0, -1):
            told = _on_lines(parts[:most], room, least)
            if told:
                return told
        return halves(parts[0])

    def _draw_said(self, painter: QPainter, rect: QRectF, said: str, align: Qt.AlignmentFlag) -> None:
        """Write the sentence as large as it goes; one that is long stands on two lines."""
        px = self._scale.px
        less = min(1.0, rect.height() / px(_SAID_HIGH))
        size, small = int(px(_SAID) * less), int(px(_SAID_SMALL) * less)
        if width_of(said, size, Weight.BOLD) * _TWO_LINES <= rect.width():
            write(painter, rect, said, size, weight=Weight.BOLD, paint=ink(theme.TEXT), align=align)
            return
        half = rect.height() / 2
        for line, words in enumerate(halves(said)):
            row = QRectF(rect.x(), rect.y() + line * half, rect.width(), half)
            write(painter, row, words, small, weight=Weight.BOLD, paint=ink(theme.TEXT), align=align)

    def _draw_disc(self, painter: QPainter, rect: QRectF, number: int) -> None:
        edge = QPen(ink(theme.TEXT), self._scale.px(3))
        draw_disc(painter, rect.adjusted(2, 2, -2, -2), ink(dealt().ground(number)), edge)
        write(painter, rect, str(number), self._scale.px(36), weight=Weight.BOLD, paint=ink("#ffffff"))
