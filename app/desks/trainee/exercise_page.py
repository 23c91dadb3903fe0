"""One exercise: what is asked and shown, where the answer is touched together, and how it was."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from math import ceil

from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QWidget

from app.desks.common.language import tr
from app.desks.common.lettering import Weight
from app.desks.common.theme import GAP, SMALLEST, TARGET, Scale
from app.desks.common.touch import Role, TouchButton
from app.desks.trainee.answer_pad import AnswerPad
from app.desks.trainee.field_row import FieldRow, answered_words, how_words
from app.desks.trainee.heard import Heard
from app.desks.trainee.looks import QUIET, RIGHT, WRONG, Words
from app.desks.trainee.pace_bar import PaceBar
from app.desks.trainee.practising import Practising
from app.desks.trainee.scene_view import SceneView
from app.desks.trainee.school import School
from app.desks.trainee.screen import Asked
from app.desks.trainee.steps_view import StepsView
from app.practice import forms
from app.practice.answers import letter
from app.practice.exercise import Exercise
from app.practice.line import read_line
from app.practice.saying import Say
from app.reports.practice_words.sentences import PracticeWords
from app.reports.wording import counted, decimals

_ASK_HIGH = 84
_LEFT_SHARE = 0.6
_NARROW_SHARE = 0.5
_CARD_SHARE = 0.3
_MANY = 3
"""Fields beside which there is little room for steps."""


class ExercisePage(QWidget):
    """The page; what it shows comes from `Practising`."""

    def __init__(
        self,
        scale: Scale,
        parent: QWidget,
        practising: Practising,
        school: School,
        asked_help: Callable[[], None],
        heard: Heard | None = None,
    ) -> None:
        super().__init__(parent)
        self._scale, self._practising, self._words = scale, practising, school.words
        self._house_of = school.catalogue.house_of
        self._heard = heard or Heard()
        self._heard.changed = self._write_anew
        self.shown: Asked | None = None
        self.leave = self._button(tr("Esci"), practising.home, below="Esc")
        self.clock = self._button("", self._turn_clock, below="F4")
        self.title = Words(scale, self, 22, weight=Weight.SEMI)
        self.line = Words(scale, self, SMALLEST, paint=QUIET)
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        self.place_words = Words(scale, self, 20, paint=QUIET, align=right)
        self.ask = Words(scale, self, 34, weight=Weight.BOLD)
        self.card = Words(scale, self, 24, paint=QUIET)
        self.scene = SceneView(scale, self, school)
        self.fields = FieldRow(scale, self, school.words, practising.answering.turn_to)
        self.pad = AnswerPad(scale, self, practising, school)
        self.verdict = Words(scale, self, 24, weight=Weight.SEMI)
        self.steps = StepsView(scale, self, school.words)
        self.give_up = self._button(tr("Non so"), practising.answering.give_up, Role.TAKE, below="F2")
        self.erase = self._button("⌫", practising.answering.erase, below=tr("Togli"))
        self.explain = self._button(tr("Perché?"), practising.answering.explain, below="F3")
        self.step_before = self._button("", partial(practising.answering.turn_step, -1))
        self.step_after = self._button("", partial(practising.answering.turn_step, 1))
        self.level = self._button("", practising.levels, below="F6")
        self.help = self._button("?", asked_help, below="F1")
        self.went = Words(scale, self, 20)
        self.how = Words(scale, self, 20, paint=WRONG)
        self.left = Words(scale, self, 22, weight=Weight.SEMI, align=right)
        self.time = PaceBar(scale, self)
        self.again = self._button(tr("Ripeti"), self.repeat, below="F5")
        self.go = self._button("", practising.answering.enter_key, Role.PAY, below=tr("Invio"))
        self.go.single = True

    def _button(self, text: str, does: object, role: Role = Role.QUIET, *, below: str = "") -> TouchButton:
        button = TouchButton(self._scale, self, role)
        button.size_of_text = 20
        button.say(text, below)
        button.clicked.connect(does)
        return button

    def _turn_clock(self) -> None:
        if self._practising.answering.seconds_left() is not None:
            return
        self._practising.answering.with_clock = not self._practising.answering.with_clock
        if self.shown is not None:
            self._show_head(self.shown)
        self.show_time()

    def show_asked(self, shown: Asked) -> None:
        """Show an exercise, or what came of its answer."""
        self.shown = shown
        house = self._house_of(read_line(shown.line))
        self._show_head(shown)
        self.ask.say(self._heard.asked(shown, self._words))
        self.again.setVisible(self._heard.speaks(shown))
        self.card.say(self._words.sentence(shown.card))
        self.card.setVisible(not shown.pictured and not shown.steps and not shown.exam)
        self.scene.setVisible(shown.shown_scene is not None)
        self.scene.show_scene(house, shown.shown_scene)
        self.fields.show_fields(shown.fields)
        self.fields.setVisible(not self._is_row or shown.marked)
        self.pad.setVisible(not shown.marked)
        self.pad.setEnabled(shown.flow is None or not shown.flow.laying)
        self.pad.show_asked(shown, house)
        self._show_flow(shown)
        self._show_mark(shown)
        self.show_time()

    @property
    def _is_row(self) -> bool:
        """Whether what is asked is one or more of what can be chosen every time."""
        return self.shown is not None and self.shown.fields[0].is_row

    def _show_flow(self, shown: Asked) -> None:
        """Say how an answer that cannot be read is written; within whole spins what the table did before."""
        flow = shown.flow
        nonsense = next((field for field in shown.fields if field.nonsense), None)
        self.how.setVisible(nonsense is not None)
        self.how.say("" if nonsense is None else how_words(self._words, nonsense))
        self.went.setVisible(flow is not None and nonsense is None)
        if flow is not None and flow.before is not None:
            self.went.say(went_words(self._words, flow.before, went=flow.went), RIGHT if flow.went else WRONG)
        else:
            self.went.say("")

    def show_time(self) -> None:
        """Show how much is left of what a table leaves, within whole spins, and of an exam's time."""
        left = self._practising.answering.seconds_left()
        self.left.say("" if left is None else left_words(left))
        shown, passed = self.shown, self._practising.answering.seconds_passed
        timed = shown is not None and shown.flow is not None and passed is not None
        self.time.setVisible(timed)
        if timed and shown is not None and passed is not None:
            self.time.show_share(passed / shown.pace)

    def repeat(self) -> None:
        """Say once more what is to be heard."""
        if self.shown is not None and self._heard.speaks(self.shown):
            self._heard.repeat(self.shown)

    def _write_anew(self) -> None:
        """Nobody speaks on this machine: the call is written."""
        if self.shown is not None:
            self.show_asked(self.shown)

    def _show_head(self, shown: Asked) -> None:
        level = tr("livello {level}").format(level=shown.level)
        self.title.say(f"{self._words.sentence(shown.title)} · {level}")
        line = read_line(shown.line).head if shown.flow is None else shown.flow.line
        self.line.say(tr("riga: {line}").format(line=line))
        self.level.say(tr("Livello…"), "F6")
        self.level.setVisible(not shown.exam)
        self.place_words.say(place_words(shown))
        timed = self._practising.answering.with_clock
        self.clock.say(tr("Orologio acceso") if timed else tr("Orologio spento"), "F4")
        self.clock.setVisible(not shown.exam)
        self.left.setVisible(shown.exam)

    def _show_mark(self, shown: Asked) -> None:
        self.verdict.setVisible(shown.marked)
        self.give_up.setVisible(not shown.marked)
        one_touch = shown.flow is not None and self._chooses(shown)
        self.erase.setVisible(not shown.marked and not self._chooses(shown))
        self.explain.setVisible(shown.marked and not shown.exam and not shown.steps)
        laying = shown.flow is not None and shown.flow.laying
        self.go.setVisible(laying or not one_touch)
        self.go.say(tr("Avanti") if shown.marked or laying else tr("Rispondi"), tr("Invio"))
        self.steps.show_steps(shown.steps, shown.step, calls_of(shown))
        for button, text, key, leads in (
            (self.step_before, tr("‹ Passo"), "↑", shown.step >= 0),
            (self.step_after, tr("Passo ›"), "↓", shown.step + 1 < len(shown.steps)),
        ):
            button.say(text, key)
            button.setVisible(len(shown.steps) > 1)
            button.setEnabled(leads)
        if shown.marked:
            said = QUIET if shown.given_up else RIGHT if shown.right else WRONG
            self.verdict.say(verdict(self._words, shown), said)
        self.place()

    @staticmethod
    def _chooses(shown: Asked) -> bool:
        """Whether there is one thing to choose, and nothing to take back."""
        return [field.form for field in shown.fields] == [forms.CHOICE]

    def place(self) -> None:
        """Put everything where it belongs in a page of this size."""
        px = self._scale.px
        gap, side = px(GAP), px(TARGET)
        wide, high = self.width(), self.height()
        self.leave.setGeometry(0, 0, px(120), side)
        self.help.setGeometry(wide - px(64), 0, px(64), side)
        self.clock.setGeometry(wide - px(64) - gap - px(160), 0, px(160), side)
        self.level.setGeometry(wide - px(224) - 2 * gap - px(130), 0, px(130), side)
        # An exam has neither another level nor a clock that can be off.
        self.left.setGeometry(wide - px(224) - 2 * gap - px(130), 0, px(290) + gap, side)
        self.place_words.setGeometry(wide - px(354) - 3 * gap - px(110), 0, px(110), side)
        named = side - px(22)
        self.title.setGeometry(px(120) + 2 * gap, 0, wide - px(604) - 5 * gap, named)
        self.line.setGeometry(px(120) + 2 * gap, named, wide - px(604) - 5 * gap, side - named)
        top = side + gap
        # Two lines of a question stay clear of the bar above them.
        clear = gap if not self.time.isHidden() else 0
        self.ask.setGeometry(0, top + clear, wide, px(_ASK_HIGH) - clear)
        top += px(_ASK_HIGH) + gap
        foot = high - px(72)
        left = round(wide * self._left_share())
        body = QRect(0, top, left, foot - top - gap)
        self.card.setGeometry(body.adjusted(px(24), 0, -px(24), 0))
        self.scene.setGeometry(body)
        self._place_right(QRect(left + 2 * gap, top, wide - left - 2 * gap, foot - top - gap))
        self.give_up.setGeometry(0, foot, px(200), px(72))
        self.again.setGeometry(px(440), foot, px(160), px(72))
        self.erase.setGeometry(px(240), foot, px(160), px(72))
        self.explain.setGeometry(0, foot, px(200), px(72))
        self.step_before.setGeometry(0, foot, px(180), px(72))
        self.step_after.setGeometry(px(180) + gap, foot, px(180), px(72))
        self.time.setGeometry(0, side + gap // 4, wide, gap // 2)
        # Between the keys at the foot, or beside the one that is left.
        began = px(416) if self.erase.isVisible() else px(216)
        for words in (self.went, self.how):
            words.setGeometry(began, foot, wide - began - px(436), px(72))
        self.go.setGeometry(wide - px(420), foot, px(420), px(72))

    def _left_share(self) -> float:
        """Say how much of the width is for what is shown; what is worked out without it has all the room."""
        shown = self.shown
        if shown is not None and self._is_row and shown.pictured:
            return _NARROW_SHARE
        if shown is None or not shown.pictured:
            return 0 if shown is not None and shown.steps else _CARD_SHARE
        return _NARROW_SHARE if shown.steps and len(shown.fields) > _MANY else _LEFT_SHARE

    def _place_right(self, room: QRect) -> None:
        gap, fields = self._scale.px(GAP), self.fields.height_wanted(room.width())
        self.fields.setGeometry(room.x(), room.y(), room.width(), fields)
        self.fields.place()
        below = room if self.fields.isHidden() else room.adjusted(0, fields + gap, 0, 0)
        self.pad.setGeometry(below)
        self.pad.place()
        said = self._scale.px(TARGET)
        self.verdict.setGeometry(below.x(), below.y(), below.width(), said)
        self.steps.setGeometry(below.adjusted(0, said + gap, 0, 0))


def place_words(shown: Asked) -> str:
    """Say which of the run it is; beneath, of today's ten minutes what is left, else how many come back."""
    words = tr("{place} di {of}").format(place=shown.place, of=shown.of)
    if shown.seconds_left is not None:
        minutes = counted(ceil(shown.seconds_left / 60), tr("circa 1 min"), tr("circa {count} min"))
        return f"{words}\n{minutes}"
    if shown.brought_back:
        back = counted(shown.brought_back, tr("1 torna"), tr("{count} tornano"))
        return f"{words}\n{back}"
    return words


def calls_of(shown: Asked) -> dict[str, Say]:
    """Say what could be chosen or put in order, by its letter."""
    return {letter(place): choice for field in shown.fields for place, choice in enumerate(field.choices)}


def went_words(words: PracticeWords, before: Exercise, *, went: bool) -> str:
    """Say what the table did at a moment that is over, whatever was answered."""
    done = answered_words(words, before.task.fields, [field.right[0] for field in before.task.fields])
    said = tr("Prima: ✓ {done}") if went else tr("Prima: ✗ andava {done}")
    return said.format(done=done)


def left_words(seconds: float) -> str:
    """Say how much of an exam's time is left, a second that has begun as a whole one."""
    minutes, rest = divmod(max(0, ceil(seconds)), 60)
    return tr("Restano {minutes}:{seconds}").format(minutes=minutes, seconds=f"{rest:02}")


def verdict(words: PracticeWords, shown: Asked) -> str:
    """Say how an answer was: quick, right but slow, or which mistake it looks like; none is no mistake."""
    if shown.given_up:
        return tr("Ecco come si fa.")
    if not shown.right:
        return tr("No.") if shown.slip is None else words.sentence(shown.slip)
    if shown.seconds is None:
        return tr("Giusto.")
    taken, needed = decimals(shown.seconds, 1), decimals(shown.pace, 0)
    if shown.seconds <= shown.pace:
        return tr("Giusto, in {seconds} s.").format(seconds=taken)
    return tr("Giusto, in {seconds} s; al tavolo ce ne sono {needed}.").format(seconds=taken, needed=needed)
