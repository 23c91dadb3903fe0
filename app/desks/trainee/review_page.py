"""What is over, moment by moment or question by question: what was done, what was right, how long it took."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from app.desks.common import theme
from app.desks.common.language import tr
from app.desks.common.lettering import Weight, ink, write, write_wrapped
from app.desks.common.theme import GAP, SMALLEST, TARGET, Scale
from app.desks.common.touch import Role, TouchButton
from app.desks.trainee.field_row import answered_words
from app.desks.trainee.looks import QUIET, RIGHT, TEXT, WRONG, Words
from app.desks.trainee.practising import Practising
from app.desks.trainee.scene_view import SceneView
from app.desks.trainee.school import School
from app.desks.trainee.screen import Review, Reviewed
from app.desks.trainee.steps_view import StepsView
from app.practice.marking import NO_ANSWER
from app.practice.saying import Say
from app.reports.practice_sheet import right_of
from app.reports.practice_words.sentences import PracticeWords
from app.reports.wording import counted, decimals

_ROWS: Final = 9
"""Moments that are shown at a time."""
_LIST_SHARE: Final = 0.5
_MARK: Final = 34
_TAKEN: Final = 110
_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class RowButton(TouchButton):
    """One moment: whether it was right, what it was about, and how long it took."""

    def __init__(self, scale: Scale, parent: QWidget, words: PracticeWords) -> None:
        super().__init__(scale, parent)
        self._words = words
        self.row: Reviewed | None = None
        self._number = 0

    def show_row(self, number: int, row: Reviewed) -> None:
        """Show a moment.

        Args:
            number: from 1.
            row: which.
        """
        self.row, self._number = row, number
        said = f"{number}. {mark_of(row)} {self._words.sentence(row.exercise.task.ask)} {taken_words(row)}"
        self.setAccessibleName(said.strip())
        self.update()

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        """Draw the mark, the text, and the seconds beside what a table leaves."""
        row, px = self.row, self.scale.px
        if row is None:
            return
        self.draw_ground(painter, rect)
        inside = rect.adjusted(px(10), 0, -px(10), 0)
        paint = ink(paint_of(row))
        mark = QRectF(inside.x(), inside.y(), px(_MARK), inside.height())
        write(painter, mark, mark_of(row), px(24), weight=Weight.BOLD, paint=paint, align=_LEFT)
        taken = QRectF(inside.right() - px(_TAKEN), inside.y(), px(_TAKEN), inside.height())
        write(painter, taken, taken_words(row), px(17), paint=ink(QUIET), align=_RIGHT)
        text = QRectF(mark.right(), inside.y(), taken.x() - mark.right() - px(8), inside.height())
        said = f"{self._number}. {self._words.sentence(row.exercise.task.ask)}"
        write_wrapped(painter, text, said, px(17), paint=ink(TEXT), align=_LEFT, least=px(SMALLEST))


class ReviewPage(QWidget):
    """The page."""

    def __init__(self, scale: Scale, parent: QWidget, practising: Practising, school: School) -> None:
        super().__init__(parent)
        self._words = school.words
        self._scale = scale
        self._review: Review | None = None
        self._first = self._chosen = 0
        self.result = Words(scale, self, 28, weight=Weight.BOLD)
        self.pace = Words(scale, self, 18, paint=QUIET)
        self.rows = [RowButton(scale, self, school.words) for _ in range(_ROWS)]
        for place, row in enumerate(self.rows):
            row.clicked.connect(partial(self._choose, place))
        self.up = self._button("▲", self._page_up)
        self.down = self._button("▼", self._page_down)
        self.ask = Words(scale, self, 22, weight=Weight.SEMI)
        self.yours = Words(scale, self, 20)
        self.right = Words(scale, self, 20, paint=RIGHT)
        self.slip = Words(scale, self, 18, paint=WRONG)
        self.steps = StepsView(scale, self, school.words)
        self.scene = SceneView(scale, self, school)
        self.again = self._button("", practising.runs.start_again)
        self.back = self._button("", practising.back_from_review)
        self.home = self._button("", practising.home, Role.PAY)

    def _button(self, text: str, does: object, role: Role = Role.QUIET) -> TouchButton:
        button = TouchButton(self._scale, self, role)
        button.size_of_text = 22
        button.say(text)
        button.clicked.connect(does)
        return button

    def show_review(self, review: Review) -> None:
        """Show how it went, at the moment that is named, or the first that went wrong or slowly."""
        self._review = review
        worst = [place for place, row in enumerate(review.rows) if not row.right]
        slow = [place for place, row in enumerate(review.rows) if row.slow]
        self._chosen = next(iter((*worst, *slow)), 0) if review.place is None else review.place
        self._first = self._chosen - self._chosen % _ROWS
        self.result.say(result_words(review), TEXT if worst else RIGHT)
        self.pace.say(pace_words(review))
        self.up.say("▲", name=tr("i momenti prima"))
        self.down.say("▼", name=tr("i momenti dopo"))
        self.again.say(tr("Ancora gli stessi"))
        self.again.setVisible(bool(review.spins))
        self.back.say(tr("Al risultato"), "Esc")
        self.back.setVisible(not review.spins)
        self.home.say(tr("Avanti"), tr("Invio"))
        self._show_rows()

    def _choose(self, place: int) -> None:
        self._chosen = self._first + place
        self._show_rows()

    def step(self, by: int) -> None:
        """Look at the moment before or after, on its page."""
        if self._review is not None and 0 <= self._chosen + by < len(self._review.rows):
            self._chosen += by
            self._first = self._chosen - self._chosen % _ROWS
            self._show_rows()

    def _page_up(self) -> None:
        self._turn(-_ROWS)

    def _page_down(self) -> None:
        self._turn(_ROWS)

    def _turn(self, by: int) -> None:
        if self._review is not None and 0 <= self._first + by < len(self._review.rows):
            self._first += by
            self._chosen = self._first
            self._show_rows()

    def _show_rows(self) -> None:
        review = self._review
        if review is None:
            return
        shown = review.rows[self._first : self._first + _ROWS]
        for place, button in enumerate(self.rows):
            button.setVisible(place < len(shown))
            if place < len(shown):
                button.show_row(self._first + place + 1, shown[place])
                button.choose(chosen=self._first + place == self._chosen)
        self.up.setEnabled(self._first > 0)
        self.down.setEnabled(self._first + _ROWS < len(review.rows))
        self._show_moment(review.rows[self._chosen])
        self.place()

    def _show_moment(self, row: Reviewed) -> None:
        task = row.exercise.task
        self.ask.say(self._words.sentence(task.ask))
        given = given_words(self._words, row)
        self.yours.say(tr("Tu: {answer}").format(answer=given), paint_of(row))
        self.right.say(tr("Giusto: {answer}").format(answer=right_words(self._words, row)))
        self.slip.say(verdict_of(self._words, row), paint_of(row))
        self.steps.show_steps(task.steps)
        drawn = [step.scene for step in task.steps if step.scene is not None]
        scene = next(iter((*drawn, task.scene)), None)
        self.scene.setVisible(scene is not None)
        self.scene.show_scene(row.exercise.house, scene)

    def place(self) -> None:
        """The moments on the left, the chosen one on the right, at the foot what is done now."""
        px = self._scale.px
        gap, wide, high = px(GAP), self.width(), self.height()
        self.result.setGeometry(0, 0, wide // 2, px(44))
        self.pace.setGeometry(wide // 2, 0, wide - wide // 2, px(44))
        top, foot = px(44) + gap, high - px(72)
        left = round(wide * _LIST_SHARE)
        row_high = max(px(TARGET), (foot - top) // _ROWS - gap)
        for place, row in enumerate(self.rows):
            row.setGeometry(0, top + place * (row_high + gap), left, row_high)
        self.up.setGeometry(0, foot, px(120), px(72))
        self.down.setGeometry(px(120) + gap, foot, px(120), px(72))
        for button in (self.again, self.back):
            button.setGeometry(wide - px(420) - px(260) - 2 * gap, foot, px(260), px(72))
        self.home.setGeometry(wide - px(420), foot, px(420), px(72))
        self._place_moment(left + 2 * gap, top, wide - left - 2 * gap, foot - top - gap)

    def _place_moment(self, x: int, top: int, wide: int, high: int) -> None:
        px, gap = self._scale.px, self._scale.px(GAP)
        for words, lines in (
            (self.ask, px(64)),
            (self.yours, px(34)),
            (self.right, px(34)),
            (self.slip, px(28)),
        ):
            words.setGeometry(x, top, wide, lines)
            top, high = top + lines, high - lines
        steps = min(high // 2, px(34) * max(2, len(self.steps.steps)))
        self.steps.setGeometry(x, top, wide, steps)
        self.scene.setGeometry(x, top + steps + gap, wide, high - steps - gap)


def given_words(words: PracticeWords, row: Reviewed) -> str:
    """Say what was answered; a dash where nothing was."""
    made = row.attempt
    if made is None or not any(made.answers):
        return "–"
    return answered_words(words, row.exercise.task.fields, made.answers)


def right_words(words: PracticeWords, row: Reviewed) -> str:
    """Say what would have been right, as the house would give it."""
    fields = row.exercise.task.fields
    return answered_words(words, fields, [field.right[0] for field in fields])


def verdict_of(words: PracticeWords, row: Reviewed) -> str:
    """Say which mistake it was, or that it was slow; nothing of what went well."""
    made = row.attempt
    if made is not None and made.slip is not None:
        return words.sentence(Say(f"{row.exercise.line.drill}.slip.{made.slip}"))
    if made is None or made.seconds is None or not row.slow:
        return ""
    taken, needed = decimals(made.seconds, 1), decimals(row.pace, 0)
    return tr("Giusto, in {seconds} s; al tavolo ce ne sono {needed}.").format(seconds=taken, needed=needed)


def mark_of(row: Reviewed) -> str:
    """Mark a moment: right, right but slow, wrong, not answered."""
    if row.attempt is None or not any(answer != NO_ANSWER for answer in row.attempt.answers):
        return "–"
    if not row.attempt.right:
        return "✗"
    return "!" if row.slow else "✓"


def paint_of(row: Reviewed) -> str:
    """The paint of a moment."""
    if row.slow:
        return theme.GOLD
    return RIGHT if row.right else WRONG


def taken_words(row: Reviewed) -> str:
    """Say how long it took, beside what a table leaves: "2,1 / 3 s"."""
    made = row.attempt
    if made is None or made.seconds is None:
        return ""
    needed = decimals(row.pace, 0)
    return tr("{seconds} / {needed} s").format(seconds=decimals(made.seconds, 1), needed=needed)


def result_words(review: Review) -> str:
    """Say how many moments were right, and how many of them slow."""
    right, slow = sum(row.right for row in review.rows), sum(row.slow for row in review.rows)
    said = right_of(right, len(review.rows))
    late = counted(slow, tr("1 lento"), tr("{count} lenti"))
    return f"{said}, {late}" if slow else said


def pace_words(review: Review) -> str:
    """Say how long it took beside a table of forty-five spins an hour; of whole spins their line, too."""
    line = review.line if review.spins else ""
    if review.seconds is None:
        return line
    taken, needed = decimals(review.seconds, 0), decimals(review.needed, 0)
    said = tr("{seconds} s in tutto, al tavolo {needed} s").format(seconds=taken, needed=needed)
    return f"{said} · {line}" if line else said
