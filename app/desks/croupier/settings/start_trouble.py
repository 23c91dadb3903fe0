"""Why the table cannot open, before there is one: its journal is damaged, in use, or has no room."""

from __future__ import annotations

import threading
from collections.abc import Callable
from datetime import datetime
from enum import StrEnum
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QLocale, QRectF, Qt, QTimer
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from app.desks.common import theme
from app.desks.common.language import tr
from app.desks.common.lettering import LEFT, Weight, ink, write, write_lines
from app.desks.common.theme import Scale
from app.desks.common.touch import Role, TouchButton
from app.desks.croupier.pages.page import Page
from app.desks.croupier.settings.start_window import StartWindow
from app.desks.croupier.words.reasons import reason_words
from app.rules.wheel import Side

if TYPE_CHECKING:
    from app.journal.surveying import Intact

_LOOK_MS: Final = 100
_FOOT: Final = 72


class Answer(StrEnum):
    """What is to be done about it."""

    AGAIN = "again"
    """try once more: it was put right"""
    ANEW = "anew"
    """leave the file as it is, and open the table on a new one"""


Survey = Callable[[Callable[[int, int], None]], "Intact"]
"""Walks a damaged journal, telling how many events of how many it has walked; takes its time."""


class _TroublePage(Page):
    """What is wrong, what holds, and what can be done."""

    def __init__(self, scale: Scale, parent: QWidget, sentence: str, *, damaged: bool) -> None:
        super().__init__(scale, parent)
        self.sentence, self.intact = reason_words(sentence), ""
        self.entitle(tr("Il tavolo non si può aprire"))
        self.close_it = TouchButton(scale, self)
        self.close_it.say(tr("Chiudere"))
        self.again = TouchButton(scale, self, Role.QUIET if damaged else Role.STEP)
        self.again.say(tr("Riprovare"))
        self.anew = TouchButton(scale, self, Role.STEP)
        self.anew.say(tr("Aprire su un registro nuovo"), tr("quello guasto resta com'è"))
        self.anew.setVisible(damaged)
        for button in (self.close_it, self.again, self.anew):
            button.single = True
            button.size_of_text = 20

    def place(self, side: Side) -> None:  # noqa: ARG002 - the same on both sides
        """Put the buttons at the foot: what leaves, far from what opens."""
        px = self._scale.px
        top, height, gap = self.height() - px(20) - px(_FOOT), px(_FOOT), px(16)
        self.close_it.setGeometry(px(24), top, px(180), height)
        wide = px(400)
        right = self.width() - px(24)
        self.anew.setGeometry(right - wide, top, wide, height)
        width = px(240)
        beside = right - wide - gap if self.anew.isVisibleTo(self) else right
        self.again.setGeometry(beside - width, top, width, height)

    def take_key(self, key: int) -> None:
        """Enter does what stands out, Escape leaves."""
        if key == Qt.Key.Key_Escape:
            self.close_it.click()
        elif key in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            (self.anew if self.anew.isVisibleTo(self) else self.again).click()

    def tell(self, intact: str) -> None:
        """Say what holds."""
        self.intact = intact
        self.setAccessibleDescription(f"{self.sentence} {intact}")
        self.update()

    def draw_more(self, painter: QPainter) -> None:
        """Write the sentence, and what holds beneath it."""
        px = self._scale.px
        width = self.width() - px(48)
        place = QRectF(px(24), px(96), width, px(150))
        write_lines(painter, place, self.sentence, px(22), paint=ink(theme.TEXT))
        line = QRectF(px(24), px(256), width, px(40))
        write(painter, line, self.intact, px(22), weight=Weight.BOLD, paint=ink(theme.GOLD), align=LEFT)


class StartTrouble(StartWindow):
    """A window that says why no table can be opened, and waits for what is to be done."""

    page: _TroublePage

    def __init__(self, sentence: str, survey: Survey | None) -> None:
        """Say what is wrong.

        Args:
            sentence: of whoever could not open it.
            survey: walks the journal where it is damaged; None where it is not, and only trying again helps.
        """
        super().__init__()
        self.answer: Answer | None = None
        self._done = self._of = 0
        self._found: Intact | None = None
        self.page = _TroublePage(self.scale, self, sentence, damaged=survey is not None)
        self.page.close_it.clicked.connect(self.close)
        self.page.again.clicked.connect(lambda: self._take(Answer.AGAIN))
        self.page.anew.clicked.connect(lambda: self._take(Answer.ANEW))
        self.page.show()
        self._looks = QTimer(self)
        self._looks.timeout.connect(self._look)
        if survey is not None:
            threading.Thread(target=self._survey, args=(survey,), name="survey", daemon=True).start()
            self._looks.start(_LOOK_MS)
            self._look()
        self.begin()

    def ask(self) -> Answer | None:
        """Show it until somebody decides; None where it was closed."""
        self.wait()
        self._looks.stop()
        return self.answer

    def _take(self, answer: Answer) -> None:
        self.answer = answer
        self.close()

    def _survey(self, survey: Survey) -> None:
        """Walk the journal on a thread of its own; nobody waits for it."""
        self._found = survey(self._walked)

    def _walked(self, done: int, of: int) -> None:
        self._done, self._of = done, of

    def _look(self) -> None:
        """Say how far the walk is, or what it found."""
        found = self._found
        if found is None:
            counts = QLocale()
            walked = f"{counts.toString(self._done)} / {counts.toString(self._of)}" if self._of else "…"
            self.page.tell(tr("Si guarda che cosa è intatto: {walked}").format(walked=walked))
            return
        self._looks.stop()
        if not found.events:
            self.page.tell(tr("Non si legge niente."))
            return
        text = tr("Intatti i primi {events} eventi, l'ultimo {at}")
        self.page.tell(text.format(events=QLocale().toString(found.events), at=wall_time(found.at)))


def wall_time(utc: str) -> str:
    """Write a recorded time as the clock on the wall showed it, day first."""
    try:
        return datetime.fromisoformat(utc).astimezone().strftime("%d.%m.%Y %H:%M:%S")
    except ValueError:  # whoever damaged the file may have written anything
        return utc
