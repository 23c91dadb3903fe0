"""Why the table cannot open, before there is one: its journal is damaged, in use, or has no room."""

from __future__ import annotations

import threading
from collections.abc import Callable
from datetime import datetime
from enum import StrEnum
from typing import Final, NamedTuple

from PySide6.QtCore import QLocale, QRectF, Qt, QTimer
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from app.desks.common import theme
from app.desks.common.language import tr
from app.desks.common.letter_keys import COLUMNS, LetterKeys
from app.desks.common.lettering import LEFT, Weight, ink, write, write_lines
from app.desks.common.theme import Scale
from app.desks.common.touch import Role, TouchButton
from app.desks.croupier.pages.page import Page
from app.desks.croupier.settings.start_window import StartWindow
from app.desks.croupier.words.reasons import reason_words
from app.local_time import local
from app.rules.side import Side

_LOOK_MS: Final = 100
_FOOT: Final = 72
_KEY: Final = 60
_APART: Final = 6


class Answer(StrEnum):
    """What is to be done about it."""

    AGAIN = "again"
    """try once more: it was put right"""
    ANEW = "anew"
    """leave the file as it is, and open the table on a new one"""


class Holds(NamedTuple):
    """What of a journal nothing was done to.

    Attributes:
        events: how many hold, from the first on.
        at: when the last of them happened, as it was written; empty where there is none.
        dealer: who dealt then; empty where nobody is known.
    """

    events: int
    at: str
    dealer: str = ""


Survey = Callable[[Callable[[int, int], None]], Holds]
"""Walks a journal that was refused, telling how many events of how many it has walked; takes its time."""


class _TroublePage(Page):
    """What is wrong, what holds, and what can be done.

    Attributes:
        letters: write who says that the table goes on in a new journal.
    """

    def __init__(self, scale: Scale, parent: QWidget, sentence: str, *, damaged: bool) -> None:
        super().__init__(scale, parent)
        self.sentence, self.intact = reason_words(sentence), ""
        self.damaged, self.walked = damaged, False
        self.entitle(tr("Il tavolo non si può aprire"))
        self.close_it = TouchButton(scale, self)
        self.close_it.say(tr("Chiudere"))
        self.help = TouchButton(scale, self)
        self.help.say(tr("Aiuto"), "F1")
        self.again = TouchButton(scale, self, Role.QUIET if damaged else Role.STEP)
        self.again.say(tr("Riprovare"))
        self.anew = TouchButton(scale, self, Role.STEP if damaged else Role.QUIET)
        for button in (self.close_it, self.help, self.again, self.anew):
            button.single = True
            button.size_of_text = 20
        self.letters = LetterKeys(scale, self, self._say)
        self._say()

    def offer(self, name: str) -> None:
        """Offer whoever dealt last; the journal is looked through."""
        self.walked = True
        if not self.letters.text:
            self.letters.text, self.letters.fresh = name, True
        self._say()

    def _say(self) -> None:
        """Write the new journal's key: it needs a name, and what holds must be known."""
        name = self.letters.text.strip()
        below = tr("a nome di {name}").format(name=name) if name else tr("prima il nome di chi lo dice")
        self.anew.say(tr("Andare avanti su un registro nuovo"), below if self.walked else tr("si guarda…"))
        self.anew.setEnabled(self.walked and bool(name))
        self.update()

    def place(self, side: Side) -> None:  # noqa: ARG002 - the same on both sides
        """Put the buttons at the foot: what leaves, far from what opens; letters above them."""
        px = self._scale.px
        top, height, gap = self.height() - px(20) - px(_FOOT), px(_FOOT), px(16)
        self.close_it.setGeometry(px(24), top, px(180), height)
        self.help.setGeometry(px(24) + px(180) + gap, top, px(140), height)
        wide = px(460)
        right = self.width() - px(24)
        self.anew.setGeometry(right - wide, top, wide, height)
        width = px(240)
        self.again.setGeometry(right - wide - gap - width, top, width, height)
        side_of_key, apart = px(_KEY), px(_KEY + _APART)
        rows = -(-len(self.letters.buttons) // COLUMNS)
        left, first = (self.width() - COLUMNS * apart) // 2, top - px(24) - rows * apart
        for number, button in enumerate(self.letters.buttons):
            row, column = divmod(number, COLUMNS)
            button.setGeometry(left + column * apart, first + row * apart, side_of_key, side_of_key)

    def take_key(self, key: int) -> None:
        """Enter does what stands out, Escape leaves, letters make the name."""
        if key == Qt.Key.Key_Escape:
            self.close_it.click()
        elif key in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            (self.anew if self.damaged else self.again).click()
        else:
            self.letters.take_key(key)

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
        said = tr("Chi lo dice: {name}").format(name=self.letters.text.strip() or "…")
        above = QRectF(px(24), self.letters.buttons[0].y() - px(48), width, px(40))
        write(painter, above, said, px(22), paint=ink(theme.TEXT), align=LEFT)


class StartTrouble(StartWindow):
    """A window that says why no table can be opened, and waits for what is to be done."""

    MANUAL = "not-opening"

    page: _TroublePage

    def __init__(self, sentence: str, survey: Survey, *, damaged: bool) -> None:
        """Say what is wrong.

        Args:
            sentence: of whoever could not open it.
            survey: walks the journal: what holds of it is taken over by a new one.
            damaged: only a new journal helps; else trying again may.
        """
        super().__init__()
        self.answer: Answer | None = None
        self._done = self._of = 0
        self._found: Holds | None = None
        self.page = _TroublePage(self.scale, self, sentence, damaged=damaged)
        self.page.close_it.clicked.connect(self.close)
        self.page.help.clicked.connect(self.show_help)
        self.page.again.clicked.connect(lambda: self._take(Answer.AGAIN))
        self.page.anew.clicked.connect(lambda: self._take(Answer.ANEW))
        self.page.show()
        self._looks = QTimer(self)
        self._looks.timeout.connect(self._look)
        threading.Thread(target=self._survey, args=(survey,), name="survey", daemon=True).start()
        self._looks.start(_LOOK_MS)
        self._look()
        self.begin()

    @property
    def who(self) -> str:
        """Who says that the table goes on in a new journal."""
        return self.page.letters.text.strip()

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
        self.page.offer(found.dealer)
        if not found.events:
            self.page.tell(tr("Non si legge niente."))
            return
        text = tr("Intatti i primi {events} eventi, l'ultimo {at}")
        self.page.tell(text.format(events=QLocale().toString(found.events), at=wall_time(found.at)))


def wall_time(utc: str) -> str:
    """Write a recorded time as the clock on the wall showed it, day first."""
    try:
        return local(datetime.fromisoformat(utc)).strftime("%d.%m.%Y %H:%M:%S")
    except ValueError:  # whoever damaged the file may have written anything
        return utc
