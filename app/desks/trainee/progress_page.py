"""How a trainee gets on: curves over the days, what is weak, and what comes back when."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from app.desks.common import theme
from app.desks.common.language import tr
from app.desks.common.lettering import Weight, fits_lines, ink, write, write_lines
from app.desks.common.theme import GAP, SMALLEST, TARGET, Scale
from app.desks.common.touch import TouchButton
from app.desks.trainee.home_page import standing_words
from app.desks.trainee.looks import QUIET, RIGHT, TEXT, Words, at_the_head, on_panel
from app.desks.trainee.practising import Practising
from app.desks.trainee.screen import Progress
from app.practice.progress import Point
from app.reports.practice_words.sentences import PracticeWords
from app.reports.wording import counted, decimals

_TOLD: Final = 17
_LINE: Final = 1.3
_MOST_LINES: Final = 4
_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_DOT: Final = 4


class Chart(QWidget):
    """One curve over the days, from nothing up to the most that there was."""

    def __init__(self, scale: Scale, parent: QWidget, paint: str) -> None:
        super().__init__(parent)
        self._scale, self._paint = scale, paint
        self._title, self._top = "", 1.0
        self._days: tuple[str, ...] = ()
        self._values: tuple[float | None, ...] = ()
        self._line: float | None = None

    def show_curve(
        self, title: str, days: Sequence[str], values: Sequence[float | None], top: float, line: float | None
    ) -> None:
        """Draw a curve.

        Args:
            title: what it is, with the last figure.
            days: their names.
            values: one a day; None where there is none.
            top: the most that is drawn.
            line: what a table needs; None where there is no such thing.
        """
        self._title, self._days, self._values = title, tuple(days), tuple(values)
        self._top, self._line = top, line
        self.setAccessibleName(title)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw title, line, dots and the days."""
        painter, px = on_panel(self, self._scale), self._scale.px
        head = QRectF(px(14), px(4), self.width() - px(28), px(30))
        write(painter, head, self._title, px(18), weight=Weight.SEMI, paint=ink(TEXT), align=_LEFT)
        room = QRectF(px(40), head.bottom() + px(10), self.width() - px(80), 0)
        room.setBottom(self.height() - px(34))
        if self._line is not None:
            painter.setPen(QPen(ink(theme.GOLD), px(2), Qt.PenStyle.DashLine))
            y = self._height(room, self._line)
            painter.drawLine(QLineF(room.left(), y, room.right(), y))
        for value in (0.0, self._top if self._line is None else self._line):
            beside = QRectF(px(4), self._height(room, value) - px(12), px(32), px(24))
            write(painter, beside, f"{value:.0f}", px(14), paint=ink(QUIET), least=px(SMALLEST))
        self._draw_dots(painter, room)
        painter.end()

    def _height(self, room: QRectF, value: float) -> float:
        return room.bottom() - room.height() * min(1.0, value / self._top)

    def _draw_dots(self, painter: QPainter, room: QRectF) -> None:
        step = room.width() / max(1, len(self._values) - 1)
        dots = [
            QPointF(room.left() + place * step, self._height(room, value))
            for place, value in enumerate(self._values)
            if value is not None
        ]
        painter.setPen(QPen(ink(self._paint), self._scale.px(3)))
        painter.drawPolyline(dots)
        painter.setBrush(ink(self._paint))
        radius = self._scale.px(_DOT)
        for dot in dots:
            painter.drawEllipse(dot, radius, radius)
        ends = self._days[:1] + self._days[-1:] if len(self._days) > 1 else self._days
        for day, align in zip(ends, (Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight), strict=False):
            foot = QRectF(room.left(), room.bottom() + self._scale.px(4), room.width(), self._scale.px(24))
            write(painter, foot, day, self._scale.px(15), paint=ink(QUIET), align=align)


class Told(QWidget):
    """A heading, and lines beneath it, as many as there is room for."""

    def __init__(self, scale: Scale, parent: QWidget) -> None:
        super().__init__(parent)
        self._scale = scale
        self.title, self.lines = "", tuple[str, ...]()

    def say(self, title: str, lines: Sequence[str]) -> None:
        """Say something; screen readers say it too."""
        self.title, self.lines = title, tuple(lines)
        self.setAccessibleName(f"{title}: {'; '.join(lines)}")
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the heading, then line after line while there is room for the whole of it."""
        painter, px = on_panel(self, self._scale), self._scale.px
        edge, size = px(14), px(_TOLD)
        wide, top = self.width() - 2 * edge, float(px(40))
        head = QRectF(edge, px(6), wide, px(30))
        left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
        write(painter, head, self.title, px(18), weight=Weight.SEMI, paint=ink(TEXT), align=_LEFT)
        for line in self.lines:
            high = self._high(line, wide, size)
            if top + high > self.height() - px(4):
                break
            row = QRectF(edge, top, wide, high)
            write_lines(painter, row, line, size, paint=ink(QUIET), align=left)
            top += high + px(4)
        painter.end()

    def _high(self, line: str, wide: float, size: int) -> float:
        rows = (QRectF(0, 0, wide, count * size * _LINE) for count in range(1, _MOST_LINES + 1))
        return next((row.height() for row in rows if fits_lines(row, line, size)), size * _LINE * _MOST_LINES)


class ProgressPage(QWidget):
    """The page."""

    def __init__(self, scale: Scale, parent: QWidget, practising: Practising, words: PracticeWords) -> None:
        super().__init__(parent)
        self._words = words
        self._scale, self._practising = scale, practising
        self.leave = TouchButton(scale, self)
        self.leave.clicked.connect(practising.home)
        self.title = Words(scale, self, 26, weight=Weight.SEMI)
        self.before, self.after = TouchButton(scale, self), TouchButton(scale, self)
        self.before.clicked.connect(partial(practising.other_progress, -1))
        self.after.clicked.connect(partial(practising.other_progress, 1))
        self.together = TouchButton(scale, self)
        self.together.clicked.connect(practising.all_progress)
        self.right, self.seconds = Chart(scale, self, RIGHT), Chart(scale, self, theme.GOLD)
        self.weak, self.stands, self.coming = (Told(scale, self) for _ in range(3))

    def show_progress(self, shown: Progress) -> None:
        """Show the curves, what is weak, how the parts stand, and what comes next."""
        self.leave.say(tr("Esci"), "Esc")
        named = self._words.title(shown.chosen) if shown.chosen else tr("Tutto insieme")
        self.title.say(tr("Progressi — {drill}").format(drill=named))
        self.before.say("‹", "←", name=tr("esercizio prima"))
        self.after.say("›", "→", name=tr("esercizio dopo"))
        self.together.say(tr("Tutto insieme"))
        self.together.choose(chosen=not shown.chosen)
        for button in (self.before, self.after):
            button.setEnabled(bool(shown.drills))
        days = [f"{point.day.day}.{point.day.month}." for point in shown.points]
        self._show_right(shown.points, days)
        if shown.chosen:
            self._show_seconds(shown, days)
        else:
            self._show_share(shown.points, days)
        self.weak.say(tr("Da curare"), weak_lines(self._words, shown))
        self.stands.say(tr("Come va, dal più debole"), standing_lines(self._words, shown))
        self.coming.say(tr("Che cosa torna, e quando"), coming_lines(self._words, shown))
        self.place()

    def _show_right(self, points: Sequence[Point], days: Sequence[str]) -> None:
        shares = [100 * point.right for point in points]
        last = f": {shares[-1]:.0f}" if shares else ""
        self.right.show_curve(tr("Giusti su cento{last}").format(last=last), days, shares, 100, None)

    def _show_seconds(self, shown: Progress, days: Sequence[str]) -> None:
        seconds = [point.seconds for point in shown.points]
        known = [value for value in seconds if value is not None]
        last = f": {decimals(known[-1], 1)}" if known else ""
        text = tr("Secondi per risposta giusta{last}").format(last=last)
        if shown.needed is not None:
            text += " · " + tr("al tavolo {needed}, la linea tratteggiata").format(
                needed=decimals(shown.needed, 0)
            )
        self.seconds.show_curve(text, days, seconds, max([*known, shown.needed or 0, 1]) * 1.1, shown.needed)

    def _show_share(self, points: Sequence[Point], days: Sequence[str]) -> None:
        """Show all drills together: each answer's seconds in those that a table leaves for it."""
        shares = [None if point.share is None else 100 * point.share for point in points]
        known = [value for value in shares if value is not None]
        last = f": {known[-1]:.0f}" if known else ""
        text = tr("Tempo su cento di quello del tavolo{last} · cento è la linea").format(last=last)
        self.seconds.show_curve(text, days, shares, max([*known, 100]) * 1.1, 100)

    def place(self) -> None:
        """What is chosen above, the two curves beneath it, then in words what they mean."""
        px = self._scale.px
        gap, side, wide = px(GAP), px(TARGET), self.width()
        at_the_head(self.leave, self.title, wide - px(420), self._scale)
        self.together.setGeometry(wide - px(200), 0, px(200), side)
        self.after.setGeometry(wide - px(200) - gap - px(90), 0, px(90), side)
        self.before.setGeometry(wide - px(200) - 2 * (gap + px(90)), 0, px(90), side)
        top = side + gap
        half, high = (wide - gap) // 2, (self.height() - top - gap) // 2
        self.right.setGeometry(0, top, half, high)
        self.seconds.setGeometry(half + gap, top, wide - half - gap, high)
        top += high + gap
        third = (wide - 2 * gap) // 3
        for place, told in enumerate((self.weak, self.stands, self.coming)):
            told.setGeometry(place * (third + gap), top, third, self.height() - top)


def weak_lines(words: PracticeWords, shown: Progress) -> list[str]:
    """Name what should be practised."""
    if not shown.points:
        return [tr("Ancora niente: si comincia con i dieci minuti.")]
    if not shown.weak:
        return [tr("Niente: quel che si può giudicare va bene.")]
    return [f"{words.skill(skill)}: {standing_words(stands)}" for skill, stands in shown.weak]


def standing_lines(words: PracticeWords, shown: Progress) -> list[str]:
    """Say how each drill stands, or of one drill each of its cases."""
    drills = [f"{words.title(name)}: {standing_words(stands)}" for name, stands in shown.stands]
    level = tr("livello {level}")
    cases = [
        f"{level.format(level=skill.level)}, {words.case(skill)}: {standing_words(stands)}"
        for skill, stands in shown.skills
    ]
    return drills + cases


def coming_lines(words: PracticeWords, shown: Progress) -> list[str]:
    """Say how much comes back today, tomorrow and this week, and what is next."""
    if not shown.coming:
        return []
    today, tomorrow, later = shown.due
    counts = tr("oggi {today}, domani {tomorrow}, poi in settimana {later}").format(
        today=today, tomorrow=tomorrow, later=later
    )
    called = words.case if shown.chosen else words.skill
    return [counts, *(f"{day_words(day)}: {called(skill)}" for skill, day in shown.coming)]


def day_words(days: int) -> str:
    """Say when something comes back, in how many days."""
    if not days:
        return tr("oggi")
    return counted(days, tr("domani"), tr("fra {count} giorni"))
