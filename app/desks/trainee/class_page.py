"""A class at a glance, for whoever trains it: who stands how, and one of them closely."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from app.desks.common.language import tr
from app.desks.common.lettering import Weight, ink, write
from app.desks.common.taking_away import take_away
from app.desks.common.theme import GAP, TARGET, Scale
from app.desks.common.touch import TouchButton
from app.desks.trainee.home_page import DrillButton, standing_paint, standing_words
from app.desks.trainee.looks import QUIET, TEXT, Words, at_the_head, columns_of, in_columns
from app.desks.trainee.paper_keys import Paper, PaperKeys
from app.desks.trainee.practising import Practising
from app.desks.trainee.screen import ClassShown, DrillRow
from app.practice.saying import Say
from app.practice.trainees import TraineeStanding
from app.reports.practice_sheet import class_sheet
from app.reports.practice_words.sentences import PracticeWords
from app.reports.sheet import Sheet
from app.reports.wording import day_clocks, day_words

_ROW_HIGH: Final = 84
_MOST_WEAK: Final = 2
"""Weak spots that have room in a row."""
_HIGHEST: Final = 76
_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_NAME_SHARE, _STANDS_SHARE = 0.24, 0.36


class TraineeButton(TouchButton):
    """One name: right answers and seconds, exams, days; beneath what is weak, in words."""

    def __init__(self, scale: Scale, parent: QWidget, words: PracticeWords, trainee: TraineeStanding) -> None:
        super().__init__(scale, parent)
        self._words = words
        self.trainee = trainee
        told = f"{diligence_words(trainee)}. {weak_words(words, trainee)}"
        self.setAccessibleName(f"{trainee.name}: {self._stands()}. {told}")

    def _stands(self) -> str:
        return standing_words(self.trainee.standing)

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        """Draw two lines."""
        self.draw_ground(painter, rect)
        px, trainee = self.scale.px, self.trainee
        inside = rect.adjusted(px(14), px(6), -px(14), -px(6))
        top = QRectF(inside.x(), inside.y(), inside.width() * _NAME_SHARE, inside.height() / 2)
        write(painter, top, trainee.name, px(22), weight=Weight.SEMI, paint=ink(TEXT), align=_LEFT)
        top.moveLeft(top.right() + px(8))
        top.setWidth(inside.width() * _STANDS_SHARE)
        paint = standing_paint(trainee.standing)
        write(painter, top, self._stands(), px(18), paint=ink(paint), align=_LEFT)
        top.moveLeft(top.right() + px(8))
        top.setRight(inside.right())
        write(painter, top, diligence_words(trainee), px(18), paint=ink(QUIET), align=_LEFT)
        below = QRectF(inside.x(), inside.center().y(), inside.width(), inside.height() / 2)
        weak = weak_words(self._words, trainee, closely=False)
        write(painter, below, weak, px(17), paint=ink(QUIET), align=_LEFT)


class TraineeBox(QWidget):
    """One of them closely: every drill as it stands, the usual mistakes, what is weak."""

    def __init__(self, scale: Scale, parent: QWidget, words: PracticeWords) -> None:
        super().__init__(parent)
        self._words = words
        self._scale = scale
        self.drills: list[DrillButton] = []
        self.weak, self.slips = Words(scale, self, 18), Words(scale, self, 18, paint=QUIET)

    def show_trainee(self, trainee: TraineeStanding, drills: Sequence[str]) -> None:
        """Show somebody, with every drill that there is."""
        take_away(self.drills)
        known = dict(trainee.drills)
        self.drills = [self._drill(DrillRow(name, 0, 0, known.get(name))) for name in drills]
        self.weak.say(weak_words(self._words, trainee))
        said = [
            f"{self._words.sentence(Say(f'{drill}.slip.{slip}'))} ({times})"
            for drill, slip, times in trainee.slips
        ]
        self.slips.say(tr("Sbagli più spesso — {slips}").format(slips=" ".join(said)) if said else "")
        self.place()

    def _drill(self, row: DrillRow) -> DrillButton:
        button = DrillButton(self._scale, self, self._words)
        button.show_row(row)
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        button.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        button.show()
        return button

    def place(self) -> None:
        """The drills in their columns, the words beneath them."""
        px = self._scale.px
        area = QRect(0, 0, self.width(), self.height() - px(132))
        in_columns(self.drills, columns_of(len(self.drills)), area, self._scale, _HIGHEST)
        self.weak.setGeometry(0, self.height() - px(128), self.width(), px(64))
        self.slips.setGeometry(0, self.height() - px(64), self.width(), px(64))


class ClassPage(QWidget):
    """The page."""

    def __init__(
        self,
        scale: Scale,
        parent: QWidget,
        practising: Practising,
        words: PracticeWords,
        paper: Paper | None = None,
    ) -> None:
        super().__init__(parent)
        self._words = words
        self._scale, self._practising = scale, practising
        self.shown: ClassShown | None = None
        self._page = 0
        self.leave = TouchButton(scale, self)
        self.leave.clicked.connect(self.go_back)
        self.title = Words(scale, self, 26, weight=Weight.SEMI)
        self.trainees: list[TraineeButton] = []
        self.one = TraineeBox(scale, self, words)
        self.earlier, self.later = TouchButton(scale, self), TouchButton(scale, self)
        self.earlier.clicked.connect(partial(self._leaf, -1))
        self.later.clicked.connect(partial(self._leaf, 1))
        self.paper = PaperKeys(scale, self, paper, self.sheet)

    def go_back(self) -> None:
        """Leave one of them for all, and all for the names."""
        if self.shown is not None and self.shown.chosen is not None:
            self._practising.choose_trainee(None)
        else:
            self._practising.who()

    def show_class(self, shown: ClassShown) -> None:
        """Show everybody, or one of them."""
        self.shown = shown
        self.leave.say(tr("Indietro"), "Esc")
        chosen = shown.trainees[shown.chosen] if shown.chosen is not None else None
        self.title.say(
            tr("Classe: chi ha più da recuperare sta in cima")
            if chosen is None
            else f"{chosen.name} — {diligence_words(chosen)}"
        )
        self.one.setVisible(chosen is not None)
        if chosen is not None:
            self.one.show_trainee(chosen, shown.drills)
        self.paper.offer(there=bool(shown.trainees))
        self._show_page()

    def _leaf(self, by: int) -> None:
        self._page += by
        self._show_page()

    def _show_page(self) -> None:
        """Show as many names as there is room for."""
        take_away(self.trainees)
        shown, room = self.shown, self._room()
        all_of_them = () if shown is None or shown.chosen is not None else shown.trainees
        pages = max(1, -(-len(all_of_them) // room))
        self._page = max(0, min(self._page, pages - 1))
        first = self._page * room
        self.trainees = [
            self._trainee(place, all_of_them[place])
            for place in range(first, min(len(all_of_them), first + room))
        ]
        for key, text, name, leads in (
            (self.earlier, "‹", tr("nomi di prima"), self._page > 0),
            (self.later, "›", tr("nomi seguenti"), self._page + 1 < pages),
        ):
            key.say(text, name=name)
            key.setVisible(pages > 1)
            key.setEnabled(leads)
        self.place()

    def _trainee(self, place: int, trainee: TraineeStanding) -> TraineeButton:
        button = TraineeButton(self._scale, self, self._words, trainee)
        button.clicked.connect(partial(self._practising.choose_trainee, place))
        button.show()
        return button

    def _room(self) -> int:
        px = self._scale.px
        return max(1, (self.height() - 2 * (px(TARGET) + px(GAP))) // (px(_ROW_HIGH) + px(GAP)))

    def place(self) -> None:
        """The names beneath each other, or one of them; at the foot the paper and the other names."""
        px = self._scale.px
        gap, side, wide = px(GAP), px(TARGET), self.width()
        at_the_head(self.leave, self.title, wide, self._scale)
        top, foot = side + gap, self.height() - side
        for place, button in enumerate(self.trainees):
            button.setGeometry(0, top + place * (px(_ROW_HIGH) + gap), wide, px(_ROW_HIGH))
        self.one.setGeometry(0, top, wide, foot - top - gap)
        self.one.place()
        self.earlier.setGeometry(0, foot, px(120), side)
        self.later.setGeometry(px(120) + gap, foot, px(120), side)
        self.paper.setGeometry(px(270), foot, wide - px(270), side)
        self.paper.place_in_a_row()

    def sheet(self) -> Sheet | None:
        """The class on paper."""
        shown = self.shown
        if shown is None or not shown.trainees:
            return None
        standings = {trainee.name: dict(trainee.drills) for trainee in shown.trainees}
        said = day_words(shown.day), day_clocks(shown.day)
        return class_sheet(self._words, standings, shown.drills, *said)


def diligence_words(trainee: TraineeStanding) -> str:
    """Say how often somebody practised, and which exams were passed."""
    days = tr("1 giorno su 14") if trainee.days == 1 else tr("{days} giorni su 14").format(days=trainee.days)
    sat = tr("nessun esame")
    if trainee.sat:
        sat = tr("esami superati: {passed} di {sat}").format(passed=trainee.passed, sat=trainee.sat)
    return f"{days} · {sat}"


def weak_words(words: PracticeWords, trainee: TraineeStanding, *, closely: bool = True) -> str:
    """Name what somebody should practise, in words; closely with how it stands."""
    if not trainee.weak:
        return (
            tr("Niente da curare per ora.") if trainee.standing is not None else tr("Non ha ancora risposto.")
        )
    named = [
        f"{words.skill(skill)}: {standing_words(stands)}" if closely else words.short_skill(skill)
        for skill, stands in (trainee.weak if closely else trainee.weak[:_MOST_WEAK])
    ]
    return tr("Da curare — {weak}").format(weak=" · ".join(named))
