"""The tables now: a row each where there are several, and one of them opened with its figures and alerts."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QHideEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from app.desks.common.label import Label, set_tip
from app.desks.common.language import tr
from app.desks.pit_boss.asking import EVERY
from app.desks.pit_boss.evidence_reading import EvidenceReading, sight_of
from app.desks.pit_boss.figure_card import FigureCard
from app.desks.pit_boss.intact import Intact
from app.desks.pit_boss.key import Key
from app.desks.pit_boss.now_sheet import now_sheet
from app.desks.pit_boss.now_words import (
    Games,
    Shown,
    alarms_of,
    amount_shown,
    disputed_words,
    figures_of,
    head_words,
    line_words,
    phase_words,
    unsaid_of,
)
from app.desks.pit_boss.page import Page
from app.desks.pit_boss.plain_table import PlainTable, Row
from app.desks.pit_boss.printing import Press, PrintMenu
from app.desks.pit_boss.sights import Sights
from app.desks.pit_boss.standing import HeldUp
from app.desks.pit_boss.waiting_list import WaitingList
from app.desks.pit_boss.writer import Place
from app.people.looking import How, Sight, What
from app.reports.day_words import late_words
from app.reports.sheet import Sheet
from app.reports.table_now import TableNow, TablesNow, bank_has, won_so_far
from app.reports.voice import Voice
from app.reports.wording import count
from app.table.state import Memory

_OF_ROWS: Final = 0.46
"""Of the page's height the tables have so much at most, in whole rows: eight at 1280 × 800."""
_ROOMY: Final = (1600, 900)
"""Pixels from which on all is written larger."""
_LARGE: Final = """
QTableView, QHeaderView { font-size: 18px; }
QLabel { font-size: 18px; }
QLabel#title { font-size: 28px; }
QLabel#figure { font-size: 34px; }
"""
_ROW, _LARGE_ROW = 32, 44
_LINES: Final = 4
"""Lines of what waits for a decision: the rest is counted, and all of it stands in the tip."""
_FIGURES: Final = 3
"""Figures side by side."""


class NowReading(EvidenceReading):
    """Follows the tables while they play.

    Attributes:
        found: how all of them stand, whenever something was recorded; while somebody looks at it.
        waiting: how much waits for somebody's word at all of them; while nobody looks, too.
        watched: the page is in sight.
    """

    found = Signal(object)
    waiting = Signal(int)

    def __init__(
        self,
        journals: Sequence[Path],
        game: Memory[Any],
        intact: Intact,
        sights: Sights,
        *,
        every: float = EVERY,
    ) -> None:
        super().__init__("tables now", intact, sights, every=every)
        self.journals, self._game = tuple(journals), game
        self.watched = False
        self._read: tuple[Path, ...] = ()
        self._tables = TablesNow((), game)
        self._told: tuple[TableNow, ...] | None = None

    def sight(self, how: How) -> Sight:
        """Say what is seen, for whoever has it printed."""
        return sight_of(how, What.TABLES, self.journals[0])

    def watch(self) -> None:
        """Have told how the tables stand as soon as they are read: the page came into sight."""
        self.watched = True
        self.ask("now", self.look_up, lambda _none: None)

    def look_up(self) -> None:
        """Read what is new, and say how the tables stand where anything is."""
        now = self._now()
        self.waiting.emit(sum(each.questions for each in now))
        if not self.watched or not self.sights.open:
            self._told = None
            return
        self.looked_at(What.TABLES, self.journals)
        if now != self._told:
            self._told = now
            self.found.emit(now)

    def _now(self) -> tuple[TableNow, ...]:
        """Read what of the journals holds; each table stands in its journal, wherever that was read."""
        read = self.intact.paths()
        if read != self._read:
            self._read, self._tables = read, TablesNow(read, self._game, self.go_on)
        of = dict(zip(read, self.journals, strict=True))
        return tuple(each._replace(journal=of[each.journal]) for each in self._tables.look())


class NowPage(Page):
    """The page.

    Attributes:
        answering: what was chosen is to be answered for.
        tables: all of them, as they were read last.
    """

    answering = Signal(object)

    def __init__(self, reading: NowReading, voice: Voice, press: Press, games: Games) -> None:
        """Show nothing yet.

        Args:
            reading: follows the tables.
            voice: says what readers wrote.
            press: prints, in the zone of the house.
            games: what each game says of its tables.
        """
        super().__init__(reading)
        self._reading, self._voice, self._zone, self._games = reading, voice, press.zone, games
        self.tables: tuple[TableNow, ...] = ()
        self._followed: Place | None = None
        self._held_up: HeldUp = {}
        heads = (tr("tavolo"), tr("fase"), tr("croupier"), tr("colpi/h"), tr("banca"), tr("risultato"))
        self.rows = PlainTable(self, (*heads, tr("avvisi")), widest=1, right=(3, 4, 5, 6), loud=(6,))
        self.rows.setAccessibleName(tr("I tavoli adesso"))
        self.phase, self.head, self.line = Label(self), Label(self), Label(self)
        self.disputed = Label(self)
        self.print = Key(self, tr("Stampa…"), tr("Stampa come stanno i tavoli"))
        name = tr("tavoli.pdf")
        self.printers = PrintMenu(self.print, press, self._sheet, lambda: name, self, reading.sight)
        self.cards = [FigureCard(self) for _ in range(2 * _FIGURES)]
        self.waiting = WaitingList(voice, press.zone)
        self.roomy = False
        self.one = QScrollArea(self)
        self._lay_out()
        reading.found.connect(self.show_tables)
        self.rows.itemSelectionChanged.connect(self._follow)
        self.waiting.answering.connect(self.answering)

    def seen(self) -> None:
        """Somebody looks."""
        self._reading.watch()

    def hideEvent(self, event: QHideEvent) -> None:
        """Nobody does any more."""
        super().hideEvent(event)
        self._reading.watched = False

    @property
    def shown(self) -> TableNow | None:
        """The table that is opened."""
        followed = (now for now in self.tables if _key(now) == self._followed)
        return next(followed, self.tables[0] if self.tables else None)

    def show_tables(self, tables: tuple[TableNow, ...]) -> None:
        """Show how they stand now; the one that is opened stays open."""
        self.tables = tables
        if self._followed is None and tables:
            self._followed = _key(tables[0])
        with QSignalBlocker(self.rows):
            self.rows.show_rows([Row(_key(now), self._cells(now)) for now in tables])
            if self.shown is not None:
                self.rows.choose(_key(self.shown))
        self.rows.setVisible(len(tables) > 1)
        self._share()
        self._show_one()

    def hold_up(self, held_up: HeldUp) -> None:
        """Take what stands in the way at each table."""
        self._held_up = held_up
        self._show_one()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Use the room that there is."""
        super().resizeEvent(event)
        roomy = self.width() >= _ROOMY[0] and self.height() >= _ROOMY[1]
        if roomy != self.roomy:
            self.roomy = roomy
            self.setStyleSheet(_LARGE if roomy else "")
            self.rows.set_row(_LARGE_ROW if roomy else _ROW)
            for card in self.cards:
                card.arrange(roomy=roomy)
        self._share()

    def _share(self) -> None:
        """Give the tables as many whole rows as they have, and the opened one the rest."""
        self.rows.setFixedHeight(self.rows.height_within(int(self.height() * _OF_ROWS)))

    def _follow(self) -> None:
        """Open the table whose row somebody chose."""
        chosen = next((now for now in self.tables if _key(now) == self.rows.chosen), None)
        if chosen is not None:
            if self._followed != _key(chosen):
                self.one.verticalScrollBar().setValue(0)
            self._followed = _key(chosen)
            self._show_one()

    def _cells(self, now: TableNow) -> tuple[str, ...]:
        state = now.state
        bank = "–" if state is None else amount_shown(bank_has(state.bank))
        won = "–" if state is None else amount_shown(won_so_far(state.bank))
        said = self._voice.reason
        where = " · ".join(filter(None, (line_words(now, said), phase_words(now, said, self._games))))
        alerts = now.questions + len(alarms_of(now, self._games))
        return (
            now.table,
            where,
            state.dealer if state else "",
            count(now.pace),
            bank,
            won,
            count(alerts) if alerts else "",
        )

    def _sheet(self) -> Sheet | None:
        """Lay out how all of them stand."""
        return now_sheet(self.tables, self._voice, self._zone, self._games) if self.tables else None

    def _show_one(self) -> None:
        now = self.shown
        nothing = tr("Non c'è ancora niente da stampare: nessun tavolo è stato letto.")
        self.print.grey("" if self.tables else nothing)
        if now is None:
            self.phase.setText(tr("Nel registro non c'è ancora nessun tavolo."))
            self._show_figures(())
            return
        phase = phase_words(now, self._voice.reason, self._games)
        self.phase.setText(tr("Tavolo {table} · {phase}").format(table=now.table, phase=phase))
        self.head.setText(head_words(now, self._zone, self._games))
        words = line_words(now, self._voice.reason)
        self.line.setText(words)
        self.line.setVisible(bool(words))
        late = late_words(now.late) if now.late else ""
        waits = (late, disputed_words(now, self._voice), unsaid_of(now))
        disputed = "\n".join(filter(None, (*alarms_of(now, self._games), *waits)))
        self.disputed.setText(_fewer_lines(disputed))
        set_tip(self.disputed, disputed)
        self.disputed.setVisible(bool(disputed))
        self._show_figures(() if now.state is None else figures_of(now, self._games))
        self.waiting.show_waiting(now.waiting, None if now.state is None else now.state.house, _key(now))
        self.waiting.hold_up(self._held_up.get(_key(now), ""))

    def _show_figures(self, figures: tuple[Shown, ...]) -> None:
        for card in self.cards:
            card.setVisible(bool(figures))
        for card, shown in zip(self.cards, figures, strict=False):
            card.show_figure(shown)
        self.head.setVisible(bool(figures))
        self.waiting.setVisible(bool(figures))

    def _lay_out(self) -> None:
        self.phase.setObjectName("title")
        self.phase.setText(tr("Si legge il registro…"))
        self.phase.setWordWrap(True)
        self.head.setObjectName("quiet")
        for label in (self.line, self.disputed):
            label.setObjectName("alarm")
            label.setWordWrap(True)
            label.hide()
        self.rows.hide()
        figures = QGridLayout()
        figures.setSpacing(8)
        for place, card in enumerate(self.cards):
            figures.addWidget(card, place // _FIGURES, place % _FIGURES)
            figures.setColumnStretch(place % _FIGURES, 1)
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        page.setSpacing(6)
        page.addWidget(self.rows)
        page.addWidget(self.one, 1)
        for part in (self.line, self.disputed, self.said):
            page.addWidget(part)
        self._lay_out_one(figures)
        self.rows.set_row(_ROW)
        self.print.grey(tr("Si legge il registro…"))
        self._show_figures(())

    def _lay_out_one(self, figures: QGridLayout) -> None:
        """What stands of the opened table scrolls where it has no room: nothing lies over anything."""
        inside = QWidget(self)
        one = QVBoxLayout(inside)
        one.setContentsMargins(0, 0, 0, 0)
        one.setSpacing(6)
        titled = QHBoxLayout()
        titled.addWidget(self.phase, 1)
        titled.addWidget(self.print)
        one.addLayout(titled)
        one.addWidget(self.head)
        one.addLayout(figures)
        one.addWidget(self.waiting, 1)
        self.one.setWidget(inside)
        self.one.setWidgetResizable(True)
        self.one.setFrameShape(QFrame.Shape.NoFrame)
        self.one.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.one.setFocusPolicy(Qt.FocusPolicy.NoFocus)


def _fewer_lines(said: str) -> str:
    lines = said.split("\n")
    if len(lines) <= _LINES:
        return said
    more = tr("… e altri {count}").format(count=len(lines) - _LINES + 1)
    return "\n".join((*lines[: _LINES - 1], more))


def _key(now: TableNow) -> Place:
    """Whose row it is: two journals may each have a table of the same name."""
    return Place(now.journal, now.table)
