"""Curves: how many answers were right on each day, and how many seconds they took."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from app.desks.common import theme
from app.desks.common.language import tr
from app.desks.common.lettering import Weight, ink, write
from app.desks.common.theme import GAP, TARGET, Scale
from app.desks.common.touch import TouchButton
from app.desks.trainee.home_page import standing_words
from app.desks.trainee.looks import QUIET, RIGHT, TEXT, Words, at_the_head, in_columns, on_panel
from app.desks.trainee.practising import Practising
from app.desks.trainee.screen import Progress
from app.practice.progress import Point
from app.practice.saying import Say
from app.reports.practice_words.sentences import sentence, skill_words
from app.reports.wording import decimals

_COLUMNS: Final = 4
_CHART_HIGH: Final = 200
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

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002, N802 - Qt's name
        """Draw title, line, dots and the days."""
        painter, px = on_panel(self, self._scale), self._scale.px
        head = QRectF(px(14), px(4), self.width() - px(28), px(30))
        left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        write(painter, head, self._title, px(18), weight=Weight.SEMI, paint=ink(TEXT), align=left)
        room = QRectF(px(40), head.bottom() + px(10), self.width() - px(80), 0)
        room.setBottom(self.height() - px(34))
        if self._line is not None:
            painter.setPen(QPen(ink(theme.GOLD), px(2), Qt.PenStyle.DashLine))
            y = self._height(room, self._line)
            painter.drawLine(QLineF(room.left(), y, room.right(), y))
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


class ProgressPage(QWidget):
    """The page."""

    def __init__(self, scale: Scale, parent: QWidget, practising: Practising) -> None:
        super().__init__(parent)
        self._scale, self._practising = scale, practising
        self.leave = TouchButton(scale, self)
        self.leave.clicked.connect(practising.home)
        self.title = Words(scale, self, 26, weight=Weight.SEMI)
        self.right, self.seconds = Chart(scale, self, RIGHT), Chart(scale, self, theme.GOLD)
        self.skills = Words(scale, self, 18, paint=QUIET)
        self.drills: list[TouchButton] = []

    def show_progress(self, shown: Progress) -> None:
        """Show the curves."""
        self.leave.say(tr("Esci"), "Esc")
        self.title.say(tr("Progressi"))
        for button in self.drills:
            button.deleteLater()
        self.drills = [self._button("", tr("Tutto insieme"), shown)]
        self.drills += [self._button(name, sentence(Say(f"{name}.title")), shown) for name in shown.drills]
        days = [f"{point.day.day}.{point.day.month}." for point in shown.points]
        self._show_right(shown.points, days)
        self._show_seconds(shown, days)
        weak = [f"{skill_words(skill)}: {standing_words(stands)}" for skill, stands in shown.skills]
        self.skills.say(
            " · ".join(weak) if shown.points else tr("Ancora niente: si comincia con i dieci minuti.")
        )
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

    def _button(self, drill: str, text: str, shown: Progress) -> TouchButton:
        button = TouchButton(self._scale, self)
        button.size_of_text = 17
        button.say(text)
        button.choose(chosen=drill == shown.chosen)
        button.clicked.connect(partial(self._practising.progress, drill))
        button.show()
        return button

    def place(self) -> None:
        """The drills above, the two curves beneath them, what is weak at the foot."""
        px = self._scale.px
        gap, side, wide = px(GAP), px(TARGET), self.width()
        at_the_head(self.leave, self.title, wide, self._scale)
        in_columns(self.drills, _COLUMNS, QRect(0, side + gap, wide, 0), self._scale, TARGET)
        top = (side + gap) * (1 + -(-len(self.drills) // _COLUMNS))
        foot = self.height() - px(70)
        high = min(px(_CHART_HIGH * 2), foot - top - gap)
        half = (wide - gap) // 2
        self.right.setGeometry(0, top, half, high)
        self.seconds.setGeometry(half + gap, top, wide - half - gap, high)
        self.skills.setGeometry(0, foot, wide, px(70))
