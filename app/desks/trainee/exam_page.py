"""Where an exam is set by touch, or taken from a line that a trainer handed out."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QLineEdit, QWidget

from app.desks.common.language import tr
from app.desks.common.lettering import Weight
from app.desks.common.theme import GAP, TARGET, Scale
from app.desks.common.touch import Role, TouchButton
from app.desks.trainee.exam_setting import SIZES
from app.desks.trainee.looks import WRONG, Words, at_the_head, columns_of, in_columns, write_in
from app.desks.trainee.practising import Practising
from app.desks.trainee.screen import ExamSet
from app.reports.practice_words.sentences import PracticeWords
from app.reports.wording import counted

_COLUMNS = 3
_HIGHEST = 76


class SizeKeys(QWidget):
    """One size of an exam, with less and more."""

    def __init__(self, scale: Scale, parent: QWidget, name: str, practising: Practising) -> None:
        super().__init__(parent)
        self._scale = scale
        self.less, self.more = TouchButton(scale, self), TouchButton(scale, self)
        self.words = Words(scale, self, 20, weight=Weight.SEMI, align=Qt.AlignmentFlag.AlignCenter)
        self.less.clicked.connect(partial(practising.exams.change, name, -1))
        self.more.clicked.connect(partial(practising.exams.change, name, 1))

    def say(self, text: str) -> None:
        """Say how much it is."""
        self.words.say(text)
        self.less.say("−", name=tr("meno: {what}").format(what=text))
        self.more.say("+", name=tr("più: {what}").format(what=text))

    def place(self) -> None:
        """Less at the left, more at the right."""
        side = self._scale.px(TARGET)
        self.less.setGeometry(0, 0, side, self.height())
        self.more.setGeometry(self.width() - side, 0, side, self.height())
        self.words.setGeometry(side, 0, self.width() - 2 * side, self.height())


class ExamPage(QWidget):
    """The page."""

    def __init__(self, scale: Scale, parent: QWidget, practising: Practising, words: PracticeWords) -> None:
        super().__init__(parent)
        self._words = words
        self._scale, self._practising = scale, practising
        self.leave = TouchButton(scale, self)
        self.leave.clicked.connect(practising.home)
        self.title = Words(scale, self, 26, weight=Weight.SEMI)
        self.drills: dict[str, TouchButton] = {}
        self.sizes = {name: SizeKeys(scale, self, name, practising) for name in SIZES}
        self.other = TouchButton(scale, self)
        self.other.clicked.connect(practising.exams.other)
        self.line = QLineEdit(self)
        self.line.setMaxLength(400)
        self.line.textEdited.connect(practising.exams.type)
        self.fault = Words(scale, self, 18, paint=WRONG)
        self.begin = TouchButton(scale, self, Role.PAY)
        self.begin.size_of_text = 22
        self.begin.clicked.connect(practising.runs.begin_exam)

    def show_setting(self, shown: ExamSet) -> None:
        """Show what is set."""
        self.leave.say(tr("Esci"), "Esc")
        self.title.say(tr("Esame: ogni tocco su un esercizio sceglie il livello dopo, e alla fine nessuno"))
        for name, level in shown.levels:
            if name not in self.drills:
                self.drills[name] = self._drill(name)
            below = tr("livello {level}").format(level=level) if level else "–"
            self.drills[name].say(self._words.title(name), below)
            self.drills[name].choose(chosen=level > 0)
        self.sizes["questions"].say(counted(shown.questions, tr("1 domanda"), tr("{count} domande")))
        self.sizes["minutes"].say(counted(shown.minutes, tr("1 minuto"), tr("{count} minuti")))
        self.sizes["percent"].say(tr("si passa con {count} su cento").format(count=shown.percent))
        self.other.say(tr("Altre domande"))
        self.line.setAccessibleName(tr("riga dell'esame"))
        self.line.setPlaceholderText(tr("o scrivi qui la riga: esame, esercizio, colpi interi"))
        # What is being typed stays as it is, its spaces too, as long as it says the same.
        if shown.fault is None and self.line.text().lower().split() != shown.line.split():
            self.line.setText(shown.line)
        self.fault.say("" if shown.fault is None else self._words.sentence(shown.fault))
        nothing = not shown.line and shown.fault is None
        below = tr("prima scegli un esercizio") if nothing else ""
        self.begin.say(tr("Comincia") if shown.given else tr("Comincia l'esame"), below)
        self.begin.setEnabled(bool(shown.line) and shown.fault is None)
        self.place()

    def _drill(self, name: str) -> TouchButton:
        button = TouchButton(self._scale, self)
        button.clicked.connect(partial(self._practising.exams.turn, name))
        button.show()
        return button

    def place(self) -> None:
        """The drills above, the sizes beneath them, at the foot the line."""
        px = self._scale.px
        gap, side, wide = px(GAP), px(TARGET), self.width()
        at_the_head(self.leave, self.title, wide, self._scale)
        across = (wide - gap * (_COLUMNS - 1)) // _COLUMNS
        foot = self.height() - 3 * (side + gap) + gap
        top = side + 2 * gap
        area = QRect(0, top, wide, foot - top - gap)
        in_columns([*self.drills.values()], columns_of(len(self.drills)), area, self._scale, _HIGHEST)
        for place, keys in enumerate(self.sizes.values()):
            keys.setGeometry(place * (across + gap), foot, across, side)
            keys.place()
        self._place_line(foot + side + gap)

    def _place_line(self, top: int) -> None:
        px = self._scale.px
        gap, side, wide = px(GAP), px(TARGET), self.width()
        self.other.setGeometry(0, top, px(220), side)
        self.line.setGeometry(px(220) + gap, top, wide - px(220) - gap, side)
        write_in(self.line, self._scale)
        self.fault.setGeometry(0, top + side + gap, wide - px(436), side)
        self.begin.setGeometry(wide - px(420), top + side + gap, px(420), side)
