"""The head of the spin that is opened: its number, its call, who dealt it, how long the payments took."""

from __future__ import annotations

from datetime import tzinfo

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from app.desks.common import theme
from app.desks.common.language import tr
from app.desks.common.lettering import LEFT, RIGHT, Weight, ink, width_of, write, write_wrapped
from app.desks.common.roulette.cloth_painting import number_paint
from app.desks.pit_boss.roulette.words import day_words, void_before_words
from app.journal.lists.filters import ListedSpin
from app.reports.roulette.spin_event_words import way_words
from app.reports.roulette.spin_sheet import seconds_words
from app.reports.roulette.spin_story import SpinStory
from app.reports.roulette.spin_words import flags_words
from app.rules.roulette.french_call import announcement
from app.table.listing import Flag
from app.table.roulette import events as spun

HIGH = 86


class HeadPanel(QWidget):
    """The head."""

    def __init__(self, parent: QWidget, zone: tzinfo | None) -> None:
        super().__init__(parent)
        self._zone = zone
        self._listed: ListedSpin | None = None
        self._story: SpinStory | None = None
        self._bank = ""
        self.setFixedHeight(HIGH)

    def show_spin(self, listed: ListedSpin, story: SpinStory, bank: str = "") -> None:
        """Show another spin's head.

        Args:
            listed: the spin as it stands in the lists.
            story: what was recorded of it.
            bank: what it brought the bank, in words.
        """
        self._listed, self._story, self._bank = listed, story, bank
        said = (self.title(), self.beneath(), self.how(), self.flags(), self.late(), bank)
        self.setAccessibleName(". ".join(filter(None, said)))
        self.update()

    def title(self) -> str:
        """Say which spin it is and what fell."""
        if self._listed is None:
            return ""
        number = self._listed.number
        call = tr("nessun numero") if number is None else announcement(number)
        return tr("Colpo {spin} · {call}").format(spin=self._listed.spin, call=call)

    def flags(self) -> str:
        """Say what was out of the ordinary; a spin that has its number is not void, a throw before it was."""
        if self._listed is None:
            return ""
        flags = self._listed.flags
        if self._listed.number is None or not flags & Flag.VOID:
            return flags_words(flags)
        steps = () if self._story is None else self._story.steps
        many = sum(isinstance(step.event, spun.SpinVoid) for step in steps)
        return ", ".join(filter(None, (flags_words(flags & ~Flag.VOID), void_before_words(many))))

    def late(self) -> str:
        """Say that it was thrown after the closing count, so that no result knows of it; else nothing."""
        return tr("dopo il conteggio di chiusura") if self._story is not None and self._story.late else ""

    def beneath(self) -> str:
        """Say when, where and by whom it was dealt."""
        if self._listed is None:
            return ""
        parts = (
            day_words(self._listed.at, self._zone),
            tr("tavolo {table}").format(table=self._listed.table),
            self._listed.dealer,
        )
        return " · ".join(filter(None, parts))

    def how(self) -> str:
        """Say who said the number, which way the wheel turned, and how long the payments took."""
        if self._listed is None or self._story is None:
            return ""
        took = seconds_words(self._story.took())
        parts = (
            tr("a mano")
            if self._listed.source == "hand"
            else tr("dal lettore")
            if self._listed.source
            else "",
            self._turning(self._story),
            tr("pagato in {time}").format(time=took) if took else "",
        )
        return " · ".join(filter(None, parts))

    def sizeHint(self) -> QSize:
        """Say how much room it would like."""
        return QSize(500, HIGH)

    def _turning(self, story: SpinStory) -> str:
        said = [s.event.wheel for s in story.steps if isinstance(s.event, spun.SpinThrown)]
        return way_words(said[-1]) if said and isinstance(said[-1], str) else ""

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw it."""
        if self._listed is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        disc = QRectF(2, 6, 52, 52)
        number = self._listed.number
        painter.setPen(QPen(ink(theme.TEXT), 2))
        painter.setBrush(ink(theme.PANEL) if number is None else number_paint(number))
        painter.drawEllipse(disc)
        text = "–" if number is None else str(number)
        write(painter, disc, text, 26, weight=Weight.BOLD, paint=ink(theme.TEXT))
        flags = self.flags().upper()
        wide = min(self.width() * 0.34, width_of(flags, 15, Weight.SEMI) + 4) if flags else 0
        right = QRectF(self.width() - wide, 2, wide, 36)
        write_wrapped(
            painter,
            right,
            flags,
            15,
            weight=Weight.SEMI,
            paint=ink(theme.GOLD),
            align=RIGHT,
            least=theme.SMALLEST,
        )
        first = QRectF(68, 4, self.width() - 80 - wide, 32)
        write(painter, first, self.title(), 22, weight=Weight.BOLD, paint=ink(theme.TEXT), align=LEFT)
        bank = min(self.width() * 0.5, width_of(self._bank, 16, Weight.SEMI) + 4)
        late = self.late()
        loud = min(self.width() * 0.5, width_of(late, 16, Weight.SEMI) + 4)
        for y, text, wide in ((36, self.beneath(), bank + 12), (60, self.how(), loud + 12)):
            line = QRectF(68, y, self.width() - 68 - wide, 24)
            write(painter, line, text, 15, paint=ink(theme.QUIET), align=LEFT, least=theme.SMALLEST)
        for y, text, wide, paint in ((36, self._bank, bank, theme.TEXT), (60, late, loud, theme.ALARM)):
            write(
                painter,
                QRectF(self.width() - wide, y, wide, 24),
                text,
                16,
                weight=Weight.SEMI,
                paint=ink(paint),
                align=RIGHT,
                least=theme.SMALLEST,
            )
        painter.end()
