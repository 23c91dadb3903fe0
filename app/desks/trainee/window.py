"""The trainee's window: one page at a time, under a band that says that this is no table."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from datetime import tzinfo
from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtGui import QCloseEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QLineEdit, QMainWindow

from app.desks.common.language import Language, speak, tr
from app.desks.common.lettering import set_least
from app.desks.common.theme import LEAST_TEXT, REFERENCE_HEIGHT, REFERENCE_WIDTH, Scale
from app.desks.trainee.class_page import ClassPage
from app.desks.trainee.exam_page import ExamPage
from app.desks.trainee.exercise_page import ExercisePage
from app.desks.trainee.heard import Heard
from app.desks.trainee.help_page import HelpPage, manual_page
from app.desks.trainee.home_page import HomePage
from app.desks.trainee.keys_page import KeysPage
from app.desks.trainee.looks import BAND_HIGH, Backdrop
from app.desks.trainee.needs import Clock, Keeping
from app.desks.trainee.night_page import NightPage
from app.desks.trainee.nights import Nights
from app.desks.trainee.other_pages import SummaryPage, WhoPage
from app.desks.trainee.paper_keys import Paper
from app.desks.trainee.practising import Practising
from app.desks.trainee.progress_page import ProgressPage
from app.desks.trainee.review_page import ReviewPage
from app.desks.trainee.school import School
from app.desks.trainee.screen import (
    Asked,
    ClassShown,
    ExamSet,
    Home,
    NightShown,
    Progress,
    Review,
    Screen,
    Summary,
    Waits,
    Who,
)
from app.desks.trainee.waits_page import WaitsPage

_EDGE: Final = 16
_CLOSES: Final = frozenset({Qt.Key.Key_F1, Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Enter})
"""Keys that leave the page of the keys; no other does anything there."""
_LOOK_MS: Final = 200
"""How often the window looks what time does: an exam's is over, players lay, a table would wait no longer."""

Page = (
    WhoPage
    | HomePage
    | ProgressPage
    | ExamPage
    | NightPage
    | ClassPage
    | HelpPage
    | KeysPage
    | ExercisePage
    | SummaryPage
    | ReviewPage
    | WaitsPage
)


class Beside(NamedTuple):
    """What the desk has to do with beside the drills.

    Attributes:
        heard: says the calls that are heard; the system's own voices where None.
        nights: reads what was really played; None where nothing can be read.
        paper: printers and files for pages; None where there are none.
        spoken: hears that another language was chosen, and remembers it; None where nobody does.
    """

    heard: Heard | None = None
    nights: Nights | None = None
    paper: Paper | None = None
    spoken: Callable[[Language], None] | None = None


class TraineeWindow(QMainWindow):
    """The desk of whoever practises."""

    def __init__(
        self,
        school: School,
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
            school: what is practised.
            house: whose rules are practised, by the name of its profile.
            keeping: keeps the answers; nothing waits for it.
            clock: the time.
            chance: draws the exercises.
            zone: whose days are counted.
            names: who practised here before.
            beside: what else the desk has to do with.
        """
        super().__init__()
        self.scale, self._school, self._beside = Scale(), school, beside
        self._heard = beside.heard or Heard()
        self.practising = Practising(
            school.catalogue, house, keeping, clock, chance, self._show, zone, beside.nights
        )
        self._make_pages()
        self._wrote_in: QLineEdit | None = None
        self._keys = self._key_map()
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._look_at_clock)
        self._timer.start(_LOOK_MS)
        self._write_title()
        self.setMinimumSize(960, 600)
        self.resize(REFERENCE_WIDTH, REFERENCE_HEIGHT)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.practising.begin(names)

    def _key_map(self) -> Mapping[int, Callable[[], None]]:
        return {
            Qt.Key.Key_Return: self._go_on,
            Qt.Key.Key_Enter: self._go_on,
            Qt.Key.Key_Escape: self._leave,
            Qt.Key.Key_Backspace: self.practising.answering.erase_sign,
            Qt.Key.Key_F1: self.show_help,
            Qt.Key.Key_F2: self.practising.answering.give_up,
            Qt.Key.Key_F3: self._explain,
            Qt.Key.Key_F4: self._turn_clock,
            Qt.Key.Key_F5: self._repeat,
            Qt.Key.Key_F6: self.practising.levels,
            Qt.Key.Key_F7: self.practising.runs.resume,
            Qt.Key.Key_F8: self.practising.runs.begin_anew,
            Qt.Key.Key_Left: lambda: self.practising.other_progress(-1),
            Qt.Key.Key_Right: lambda: self.practising.other_progress(1),
            Qt.Key.Key_Up: lambda: self._step(-1),
            Qt.Key.Key_Down: lambda: self._step(1),
        }

    def _make_pages(self) -> None:
        """Make every page in the language that is spoken now."""
        self._backdrop = Backdrop(self.scale, self)
        self.setCentralWidget(self._backdrop)
        page, beside = (self.scale, self._backdrop, self.practising), self._beside
        with_words, with_all = (*page, self._school.words), (*page, self._school)
        self.who = WhoPage(*page, self.show_help, self.show_keys)
        self.home = HomePage(*with_words, self.show_help)
        self.exercise = ExercisePage(*with_all, self.show_help, self._heard)
        self.summary = SummaryPage(*with_words, beside.paper)
        self.help = HelpPage(self.scale, self._backdrop, self._close_over, self.show_keys)
        self.keys = KeysPage(self.scale, self._backdrop, self._close_over, self._speak)
        self.exam, self.progress = ExamPage(*with_words), ProgressPage(*with_words)
        self.night, self.school = NightPage(*with_all, beside.paper), ClassPage(*with_words, beside.paper)
        self.review, self.waits = ReviewPage(*with_all), WaitsPage(*with_words)
        self._shown_by: Mapping[type[Screen], tuple[Page, Callable[..., None]]] = {
            Who: (self.who, self.who.show_who),
            Home: (self.home, self.home.show_home),
            Progress: (self.progress, self.progress.show_progress),
            ExamSet: (self.exam, self.exam.show_setting),
            NightShown: (self.night, self.night.show_night),
            ClassShown: (self.school, self.school.show_class),
            Asked: (self.exercise, self.exercise.show_asked),
            Summary: (self.summary, self.summary.show_summary),
            Review: (self.review, self.review.show_review),
            Waits: (self.waits, self.waits.show_waiting),
        }

    def _show(self, screen: Screen) -> None:
        page, show = self._shown_by[type(screen)]
        show(screen)
        self._turn_to(page)

    def show_help(self) -> None:
        """Open the manual; what is shown waits beneath it, but for the time of an exam."""
        self.help.open_at(manual_page(self.practising.screen))
        self._lay_over(self.help)

    def show_keys(self) -> None:
        """Show what each key does, and the languages; what is under way waits beneath it as well."""
        self._lay_over(self.keys)

    def _lay_over(self, page: HelpPage | KeysPage) -> None:
        if self._over is None:
            self._wrote_in = next((line for line in self._lines() if line is self.focusWidget()), None)
        self._turn_to(page)

    @property
    def _over(self) -> HelpPage | KeysPage | None:
        """What lies over the page that is under way: the manual, or the keys."""
        return next((page for page in (self.help, self.keys) if not page.isHidden()), None)

    def _lines(self) -> tuple[QLineEdit, ...]:
        """What is typed into beside the answers."""
        return self.who.name, self.exam.line, self.night.path

    def _speak(self, language: Language) -> None:
        """Speak another language, also at the next start."""
        speak(language)
        if self._beside.spoken is not None:
            self._beside.spoken(language)

    def _close_over(self) -> None:
        page, _ = self._shown_by[type(self.practising.screen)]
        self._turn_to(page)
        if self._wrote_in is not None and self._wrote_in.isVisible():
            self._wrote_in.setFocus()

    def changeEvent(self, event: QEvent) -> None:
        """Make every page anew in another language; what is under way is shown as it was."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self._build_anew()

    def _build_anew(self) -> None:
        has_keys, has_help = not self.keys.isHidden(), not self.help.isHidden()
        name, path = self.who.name.text(), self.night.path.text()
        self._make_pages()
        self._wrote_in = None
        self._backdrop.show()
        self._write_title()
        self.who.name.setText(name)
        self.night.name(path)
        self._show(self.practising.screen)
        if has_keys:
            self.show_keys()
        elif has_help:
            self.show_help()
        self._place()

    def _write_title(self) -> None:
        practising = tr("ESERCITAZIONE")
        self.setWindowTitle(f"Capotavolo — {practising}")

    def _turn_to(self, page: Page) -> None:
        for each in self._all_pages():
            each.setVisible(each is page)
        if page is self.who:
            self.who.name.setFocus()
        typed = {self.exam: self.exam.line, self.night: self.night.path}.get(page)
        if page is not self.who and (typed is None or not typed.hasFocus()):
            self.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Write, answer, go on; a key that is held down counts once."""
        if event.isAutoRepeat() and event.key() != Qt.Key.Key_Backspace:
            return
        if (over := self._over) is not None:
            self._take_key_over(over, event.key())
            return
        does = self._keys.get(event.key())
        if does is not None:
            does()
        elif event.text().isprintable():
            self.practising.answering.type(event.text())

    def _take_key_over(self, over: HelpPage | KeysPage, key: int) -> None:
        """Leave the manual by Esc, and the keys by any key that leaves them."""
        if key == Qt.Key.Key_Escape or (over is self.keys and key in _CLOSES):
            self._close_over()
        elif isinstance(over, HelpPage):
            over.view.take_key(key)

    def _explain(self) -> None:
        if isinstance(self.practising.screen, Summary):
            self.practising.look_back()
        else:
            self.practising.answering.explain()

    def _step(self, by: int) -> None:
        """Go to the step, or to the moment of what is over, before or after."""
        if isinstance(self.practising.screen, Review):
            self.review.step(by)
        else:
            self.practising.answering.turn_step(by)

    def _turn_clock(self) -> None:
        self.exercise.clock.click()

    def _repeat(self) -> None:
        self.exercise.repeat()

    def _all_pages(self) -> tuple[Page, ...]:
        return (*(page for page, _ in self._shown_by.values()), self.help, self.keys)

    def _look_at_clock(self) -> None:
        self.practising.answering.look_at_clock()
        if isinstance(self.practising.screen, Asked):
            self.exercise.show_time()

    def _leave(self) -> None:
        match self.practising.screen:
            case Who():
                return
            case Home():
                self.practising.who()
            case ClassShown():
                self.school.go_back()
            case Review():
                self.practising.back_from_review()
            case _:
                self.practising.home()

    def _go_on(self) -> None:
        screen = self.practising.screen
        if isinstance(screen, Home):
            self.practising.runs.start_today()
        elif isinstance(screen, ExamSet):
            self.practising.runs.begin_exam()
        elif isinstance(screen, NightShown):
            self.night.enter()
        elif isinstance(screen, Waits):
            self.practising.runs.resume()
        elif isinstance(screen, Summary | Review):
            self.practising.home()
        else:
            self.practising.answering.enter_key()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Bring the desk to the size of the window."""
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        self.scale.fit(self.width(), self.height())
        set_least(self.scale.px(LEAST_TEXT))
        edge, top = self.scale.px(_EDGE), self.scale.px(BAND_HIGH + _EDGE)
        for page in self._all_pages():
            page.setGeometry(edge, top, self.width() - 2 * edge, self.height() - top - edge)
            page.place()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Stop looking at the clock; what was answered is kept already."""
        self._timer.stop()
        super().closeEvent(event)
