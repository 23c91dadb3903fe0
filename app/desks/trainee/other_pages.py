"""Before and after a run: who practises, and how it went."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit, QWidget

from app.desks.common.language import tr
from app.desks.common.lettering import Weight
from app.desks.common.taking_away import take_away
from app.desks.common.theme import GAP, TARGET, Scale
from app.desks.common.touch import Role, TouchButton
from app.desks.trainee.looks import QUIET, RIGHT, TEXT, WRONG, Words, write_in
from app.desks.trainee.paper_keys import Paper, PaperKeys
from app.desks.trainee.practising import Practising
from app.desks.trainee.screen import Summary, Who
from app.desks.trainee.wrong_rows import WrongRows
from app.reports.practice_sheet import Wrong, result_sheet, right_of, said_of
from app.reports.practice_words.sentences import PracticeWords
from app.reports.sheet import Sheet
from app.reports.wording import day_clocks, day_words, decimals

_MOST_NAMES = 12
_COLUMNS = 3


class WhoPage(QWidget):
    """Asks who practises: a name that was here before, or a new one."""

    def __init__(
        self,
        scale: Scale,
        parent: QWidget,
        practising: Practising,
        asked_help: Callable[[], None],
        asked_keys: Callable[[], None],
    ) -> None:
        super().__init__(parent)
        self._scale, self._practising = scale, practising
        self.ask = Words(scale, self, 34, weight=Weight.BOLD)
        self.why = Words(scale, self, 20, paint=QUIET)
        self.name = QLineEdit(self)
        self.name.setMaxLength(40)
        # Later: the window hears the same key, and would begin what only comes of it.
        self.name.returnPressed.connect(self._enter, Qt.ConnectionType.QueuedConnection)
        self.begin = TouchButton(scale, self, Role.PAY)
        self.begin.size_of_text = 22
        self.begin.clicked.connect(self._enter)
        self.names: list[TouchButton] = []
        self.keys = TouchButton(scale, self)
        self.keys.size_of_text = 20
        self.keys.clicked.connect(asked_keys)
        self.help = TouchButton(scale, self)
        self.help.size_of_text = 20
        self.help.clicked.connect(asked_help)
        self.all = TouchButton(scale, self)
        self.all.size_of_text = 20
        self.all.clicked.connect(practising.see_class)

    def _enter(self) -> None:
        self._practising.enter(self.name.text())

    def show_who(self, who: Who) -> None:
        """Offer the names."""
        self.ask.say(tr("Chi si esercita?"))
        self.why.say(
            tr("Ogni nome ha i suoi progressi. Restano su questa macchina, e non toccano nessun tavolo.")
        )
        self.name.setAccessibleName(tr("nome"))
        self.name.setPlaceholderText(tr("nome"))
        self.begin.say(tr("Comincia"), tr("Invio"))
        self.all.say(tr("Classe…"))
        self.keys.say(tr("Tasti e lingua"))
        self.help.say(tr("Aiuto"), "F1")
        self.all.setVisible(bool(who.names))
        take_away(self.names)
        self.names = []
        for name in who.names[:_MOST_NAMES]:
            button = TouchButton(self._scale, self)
            button.size_of_text = 22
            button.say(name)
            button.clicked.connect(partial(self._practising.enter, name))
            button.show()
            self.names.append(button)
        # Whoever comes next writes over the name of who was here before.
        self.name.selectAll()
        self.name.setFocus()
        self.place()

    def place(self) -> None:
        """The question above, the new name beneath it, then those who were here before."""
        px = self._scale.px
        gap, wide = px(GAP), self.width()
        self.ask.setGeometry(0, px(20), wide - px(320), px(60))
        self.why.setGeometry(0, px(80), wide, px(40))
        self.name.setGeometry(0, px(140), px(560), px(TARGET))
        write_in(self.name, self._scale, 24)
        self.keys.setGeometry(wide - px(180), px(20), px(180), px(TARGET))
        self.help.setGeometry(wide - px(180) - gap - px(110), px(20), px(110), px(TARGET))
        self.all.setGeometry(wide - px(180), px(140), px(180), px(TARGET))
        self.begin.setGeometry(px(560) + 2 * gap, px(140), px(240), px(TARGET))
        across = (wide - gap * (_COLUMNS - 1)) // _COLUMNS
        for place, button in enumerate(self.names):
            down, right = divmod(place, _COLUMNS)
            button.setGeometry(right * (across + gap), px(240) + down * (px(72) + gap), across, px(72))


class SummaryPage(QWidget):
    """How a run went, and what to look at."""

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
        self._scale = scale
        self._summary: Summary | None = None
        self.paper = PaperKeys(scale, self, paper, self.sheet)
        self.line = Words(scale, self, 18, paint=QUIET)
        self.result = Words(scale, self, 44, weight=Weight.BOLD)
        self.pace = Words(scale, self, 24, paint=QUIET)
        self.weak = Words(scale, self, 24)
        self.slips = Words(scale, self, 24)
        self.wrong = WrongRows(scale, self, words, practising.look_back)
        self.look = TouchButton(scale, self)
        self.look.size_of_text = 20
        self.look.clicked.connect(lambda _checked: practising.look_back())
        self.home = TouchButton(scale, self, Role.PAY)
        self.home.size_of_text = 22
        self.home.clicked.connect(practising.home)

    def show_summary(self, summary: Summary) -> None:
        """Say it; how an exam went can be taken along on paper."""
        self._summary = summary
        is_exam = summary.exam is not None
        self.line.say(tr("Per rifarlo uguale: {line}").format(line=summary.line) if is_exam else "")
        self.wrong.show_rows(summary.rows)
        self.wrong.setVisible(is_exam)
        self.look.say(look_words(summary), "F3")
        self.look.setVisible(is_exam)
        for words in (self.weak, self.slips):
            words.setVisible(not is_exam)
        self.paper.offer(there=is_exam and summary.day is not None)
        self.result.say(result_words(summary), _paint(summary))
        self.pace.say(
            ""
            if summary.seconds is None
            else tr("{seconds} s per risposta giusta").format(seconds=decimals(summary.seconds, 1))
        )
        weak = " · ".join(map(self._words.skill, summary.weak))
        self.weak.say(tr("Torneranno presto: {weak}").format(weak=weak) if weak else "")
        slips = " ".join(f"{self._words.sentence(say)} ({times})" for say, times in summary.slips)
        self.slips.say(slips)
        self.home.say(tr("Avanti"), tr("Invio"))
        self.place()

    def place(self) -> None:
        """One beneath the other."""
        px, wide = self._scale.px, self.width()
        self.result.setGeometry(0, 0, wide, px(72))
        self.pace.setGeometry(0, px(76), wide, px(40))
        self.weak.setGeometry(0, px(200), wide, px(90))
        self.slips.setGeometry(0, px(300), wide, px(150))
        self.line.setGeometry(0, px(120), wide, px(56))
        foot = self.height() - px(72)
        self.home.setGeometry(wide - px(420), foot, px(420), px(72))
        self.look.setGeometry(wide - px(420), foot - px(GAP) - px(64), px(420), px(64))
        top, bottom = px(190), self.height() - px(150) - px(GAP)
        self.wrong.setGeometry(0, top, wide, bottom - top)
        self.wrong.place()
        self.paper.setGeometry(0, self.height() - px(150), wide - px(440), px(150))
        self.paper.place()

    def sheet(self) -> Sheet | None:
        """The result of an exam, as it is signed."""
        shown = self._summary
        if shown is None or shown.exam is None or shown.day is None:
            return None
        wrong = [
            Wrong(place, row.exercise, row.attempt.answers if row.attempt is not None else ())
            for place, row in enumerate(shown.rows, 1)
            if not row.right
        ]
        said = day_words(shown.day), wrong, day_clocks(shown.day)
        return result_sheet(self._words, shown.trainee, shown.line, shown.exam, *said)


def look_words(summary: Summary) -> str:
    """Say what the questions of an exam are looked through for."""
    wrong = sum(not row.right for row in summary.rows)
    if not wrong:
        return tr("Le domande, una per una")
    return tr("1 sbagliata: perché?") if wrong == 1 else tr("{wrong} sbagliate: perché?").format(wrong=wrong)


def result_words(summary: Summary) -> str:
    """Say how many were right, and of an exam whether it was passed."""
    if summary.exam is None:
        return right_of(summary.right, summary.answered)
    said = right_of(summary.exam.right, summary.exam.questions)
    verdict = tr("Superato") if summary.exam.passed else tr("Non superato")
    needed = tr("ne servono {percent} su cento").format(percent=summary.exam.percent)
    return said_of(verdict, said, needed)


def _paint(summary: Summary) -> str:
    if summary.exam is not None:
        return RIGHT if summary.exam.passed else WRONG
    return RIGHT if summary.right == summary.answered else TEXT
