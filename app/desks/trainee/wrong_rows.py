"""What was wrong in an exam: each question with the answer, the right one, the section; a touch shows why."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from app.desks.common.language import tr
from app.desks.common.lettering import Weight, ink, write
from app.desks.common.taking_away import take_away
from app.desks.common.theme import GAP, SMALLEST, TARGET, Scale
from app.desks.common.touch import TouchButton
from app.desks.trainee.looks import QUIET, RIGHT, TEXT, WRONG
from app.desks.trainee.review_page import given_words, right_words
from app.desks.trainee.screen import Reviewed
from app.reports.practice_words.sentences import PracticeWords

_HIGH: Final = 64
_HALF: Final = 0.5
_SECTION_SHARE: Final = 0.16
_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class WrongButton(TouchButton):
    """One question that went wrong."""

    def __init__(
        self, scale: Scale, parent: QWidget, words: PracticeWords, number: int, row: Reviewed
    ) -> None:
        """Show it.

        Args:
            scale: of the window.
            parent: the page.
            words: in which it is said.
            number: of the question, from 1.
            row: what was asked and answered.
        """
        super().__init__(scale, parent)
        self._words = words
        self._asked = f"{number}. {self._words.sentence(row.exercise.task.ask)}"
        self._given = tr("Tu: {answer}").format(answer=given_words(self._words, row))
        self._right = tr("Giusto: {answer}").format(answer=right_words(self._words, row))
        self._sections = sections_words(row)
        self.setAccessibleName(" ".join((self._asked, self._given, self._right, self._sections)))

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        """Draw the question above, beneath it what was answered and what is right."""
        self.draw_ground(painter, rect)
        px = self.scale.px
        inside = rect.adjusted(px(12), px(4), -px(12), -px(4))
        high, section = inside.height() / 2, inside.width() * _SECTION_SHARE
        wide = inside.width() - section
        least = px(SMALLEST)
        top = QRectF(inside.x(), inside.y(), wide, high)
        write(
            painter, top, self._asked, px(18), weight=Weight.SEMI, paint=ink(TEXT), align=_LEFT, least=least
        )
        beside = QRectF(top.right(), inside.y(), section, high)
        write(painter, beside, self._sections, px(17), paint=ink(QUIET), align=_RIGHT, least=least)
        given = QRectF(inside.x(), top.bottom(), inside.width() * _HALF - px(8), high)
        write(painter, given, self._given, px(17), paint=ink(WRONG), align=_LEFT, least=least)
        right = QRectF(given.right() + px(8), top.bottom(), inside.right() - given.right() - px(8), high)
        write(painter, right, self._right, px(17), paint=ink(RIGHT), align=_LEFT, least=least)


class WrongRows(QWidget):
    """The first of them, as many as there is room for."""

    def __init__(
        self, scale: Scale, parent: QWidget, words: PracticeWords, touched: Callable[[int], None]
    ) -> None:
        """Show none yet.

        Args:
            scale: of the window.
            parent: the page.
            words: in which it is said.
            touched: hears which question was touched, from 0.
        """
        super().__init__(parent)
        self._words = words
        self._scale, self._touched = scale, touched
        self.buttons: list[WrongButton] = []

    def show_rows(self, rows: tuple[Reviewed, ...]) -> None:
        """Show those of the questions that went wrong, or were not answered."""
        take_away(self.buttons)
        self.buttons = [self._button(place, row) for place, row in enumerate(rows) if not row.right]
        self.place()

    def _button(self, place: int, row: Reviewed) -> WrongButton:
        button = WrongButton(self._scale, self, self._words, place + 1, row)
        button.clicked.connect(partial(self._touched, place))
        return button

    def place(self) -> None:
        """One beneath the other; what has no room is found where all questions are."""
        gap = self._scale.px(GAP)
        high = max(self._scale.px(TARGET), self._scale.px(_HIGH))
        room = max(0, (self.height() + gap) // (high + gap))
        for place, button in enumerate(self.buttons):
            button.setGeometry(0, place * (high + gap), self.width(), high)
            button.setVisible(place < room)


def sections_words(row: Reviewed) -> str:
    """Name the sections on which the right answer rests, each once."""
    return " ".join(dict.fromkeys(step.cited for step in row.exercise.task.steps if step.cited))
