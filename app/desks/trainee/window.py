"""The trainee's window: one page at a time, under a band that says that this is no table."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from datetime import tzinfo
from typing import Final, NamedTuple

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QCloseEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QMainWindow

from app.desks.common.language import tr
from app.desks.common.theme import REFERENCE_HEIGHT, REFERENCE_WIDTH, Scale
from app.desks.trainee.class_page import ClassPage
from app.desks.trainee.exam_page import ExamPage
from app.desks.trainee.exercise_page import ExercisePage
from app.desks.trainee.heard import Heard
from app.desks.trainee.home_page import HomePage
from app.desks.trainee.looks import BAND_HIGH, Backdrop
from app.desks.trainee.night_page import NightPage
from app.desks.trainee.nights import Nights
from app.desks.trainee.other_pages import SummaryPage, WhoPage
from app.desks.trainee.paper_keys import Paper
from app.desks.trainee.practising import Clock, Keeping, Practising
from app.desks.trainee.progress_page import ProgressPage
from app.desks.trainee.screen import (
    Asked,
    ClassShown,
    ExamSet,
    Home,
    NightShown,
    Progress,
    Screen,
    Summary,
    Who,
)
from app.practice.exercise import Drill

_EDGE: Final = 16
_LOOK_MS: Final = 500
"""How often the window looks whether the time of an exam is over."""

Page = WhoPage | HomePage | ProgressPage | ExamPage | NightPage | ClassPage | ExercisePage | SummaryPage


class Beside(NamedTuple):
    """What the desk has to do with beside the drills.

    Attributes:
        heard: says the calls that are heard; the system's own voices where None.
        nights: reads what was really played; None where nothing can be read.
        paper: printers and files for pages; None where there are none.
    """

    heard: Heard | None = None
    nights: Nights | None = None
    paper: Paper | None = None


class TraineeWindow(QMainWindow):
    """The desk of whoever practises."""

    def __init__(
        self,
        drills: Mapping[str, Drill],
        house: str,
        keeping: Keeping,
        clock: Clock,
        chance: random.Random,
        zone: tzinfo,
        names: Sequence[str] = (),
        beside: Beside = Beside(),  # noqa: B008 - it never changes
    ) -> None:
        """Ask who practises.

        Args:
            drills: those there are, in the order in which they are met.
            house: whose rules are practised, by the name of its profile.
            keeping: keeps the answers; nothing waits for it.
            clock: the time.
            chance: draws the exercises.
            zone: whose days are counted.
            names: who practised here before.
            beside: what else the desk has to do with.
        """
        super().__init__()
        self.scale, self._beside = Scale(), beside
        self.practising = Practising(drills, house, keeping, clock, chance, self._show, zone, beside.nights)
        self._make_pages()
        self._keys: Mapping[int, Callable[[], None]] = {
            Qt.Key.Key_Return: self._go_on,
            Qt.Key.Key_Enter: self._go_on,
            Qt.Key.Key_Escape: self._leave,
            Qt.Key.Key_Backspace: self.practising.erase,
            Qt.Key.Key_F2: self.practising.give_up,
            Qt.Key.Key_F3: self.practising.explain,
            Qt.Key.Key_F4: self.exercise.clock.click,
            Qt.Key.Key_F5: self.exercise.repeat,
            Qt.Key.Key_Up: lambda: self.practising.turn_step(-1),
            Qt.Key.Key_Down: lambda: self.practising.turn_step(1),
        }
        self._timer = QTimer(self)
        self._timer.timeout.connect(self.practising.look_at_clock)
        self._timer.start(_LOOK_MS)
        practising = tr("ESERCITAZIONE")
        self.setWindowTitle(f"Capotavolo — {practising}")
        self.setMinimumSize(960, 600)
        self.resize(REFERENCE_WIDTH, REFERENCE_HEIGHT)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.practising.begin(names)

    def _make_pages(self) -> None:
        """Make every page in the language that is spoken now."""
        self._backdrop = Backdrop(self.scale, self)
        self.setCentralWidget(self._backdrop)
        parts, beside = (self.scale, self._backdrop, self.practising), self._beside
        self.who, self.home = WhoPage(*parts), HomePage(*parts)
        self.exercise, self.summary = ExercisePage(*parts, beside.heard), SummaryPage(*parts, beside.paper)
        self.exam, self.progress = ExamPage(*parts), ProgressPage(*parts)
        self.night, self.school = NightPage(*parts), ClassPage(*parts, beside.paper)
        self._shown_by: Mapping[type[Screen], tuple[Page, Callable[..., None]]] = {
            Who: (self.who, self.who.show_who),
            Home: (self.home, self.home.show_home),
            Progress: (self.progress, self.progress.show_progress),
            ExamSet: (self.exam, self.exam.show_setting),
            NightShown: (self.night, self.night.show_night),
            ClassShown: (self.school, self.school.show_class),
            Asked: (self.exercise, self.exercise.show_asked),
            Summary: (self.summary, self.summary.show_summary),
        }

    def _show(self, screen: Screen) -> None:
        page, show = self._shown_by[type(screen)]
        show(screen)
        self._turn_to(page)

    def _turn_to(self, page: Page) -> None:
        for each, _ in self._shown_by.values():
            each.setVisible(each is page)
        typed = {self.exam: self.exam.line, self.night: self.night.path}.get(page)
        if page is not self.who and (typed is None or not typed.hasFocus()):
            self.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """Write, answer, go on; a key that is held down counts once."""
        if event.isAutoRepeat() and event.key() != Qt.Key.Key_Backspace:
            return
        does = self._keys.get(event.key())
        if does is not None:
            does()
        elif event.text().isprintable():
            self.practising.type(event.text())

    def _leave(self) -> None:
        match self.practising.screen:
            case Who():
                return
            case Home():
                self.practising.who()
            case ClassShown():
                self.school.go_back()
            case _:
                self.practising.home()

    def _go_on(self) -> None:
        screen = self.practising.screen
        if isinstance(screen, Home):
            self.practising.start_today()
        elif isinstance(screen, ExamSet):
            self.practising.begin_exam()
        elif isinstance(screen, NightShown):
            self.night.enter()
        elif isinstance(screen, Summary):
            self.practising.home()
        else:
            self.practising.enter_key()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """Bring the desk to the size of the window."""
        super().resizeEvent(event)
        self.scale.fit(self.width(), self.height())
        edge, top = self.scale.px(_EDGE), self.scale.px(BAND_HIGH + _EDGE)
        for page, _ in self._shown_by.values():
            page.setGeometry(edge, top, self.width() - 2 * edge, self.height() - top - edge)
            page.place()

    def closeEvent(self, event: QCloseEvent) -> None:  # noqa: N802 - Qt's name
        """Stop looking at the clock; what was answered is kept already."""
        self._timer.stop()
        super().closeEvent(event)
