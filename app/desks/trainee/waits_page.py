"""Asks what becomes of something that was left in the middle, before another of its kind begins."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from app.desks.common.language import tr
from app.desks.common.lettering import Weight
from app.desks.common.theme import GAP, Scale
from app.desks.common.touch import Role, TouchButton
from app.desks.trainee.looks import QUIET, Words
from app.desks.trainee.practising import Practising
from app.desks.trainee.screen import Waits
from app.reports.practice_words.sentences import PracticeWords


class WaitsPage(QWidget):
    """The page."""

    def __init__(self, scale: Scale, parent: QWidget, practising: Practising, words: PracticeWords) -> None:
        super().__init__(parent)
        self._words = words
        self._scale = scale
        self.ask = Words(scale, self, 34, weight=Weight.BOLD)
        self.what = Words(scale, self, 22, paint=QUIET)
        self.leave, self.anew = TouchButton(scale, self), TouchButton(scale, self, Role.TAKE)
        self.go_on = TouchButton(scale, self, Role.PAY)
        for button, does in (
            (self.leave, practising.home),
            (self.anew, practising.runs.begin_anew),
            (self.go_on, practising.runs.resume),
        ):
            button.size_of_text = 22
            button.clicked.connect(does)

    def show_waiting(self, shown: Waits) -> None:
        """Say what waits, and offer both."""
        self.ask.say(tr("Ce n'è già uno a metà. Continui quello?"))
        paused = shown.paused
        self.what.say(
            tr(
                "{title}, {place} di {of}. Se ricominci quello si dimentica; le risposte già date restano."
            ).format(title=self._words.sentence(paused.title), place=paused.place, of=paused.of)
        )
        self.leave.say(tr("Esci"), "Esc")
        self.anew.say(tr("Comincia da capo"), "F8")
        self.go_on.say(tr("Continua"), tr("Invio"))
        self.place()

    def place(self) -> None:
        """The question above; at the foot, well apart, what begins anew and what goes on."""
        px, wide = self._scale.px, self.width()
        foot, high = self.height() - px(72), px(72)
        self.ask.setGeometry(0, px(40), wide, px(60))
        self.what.setGeometry(0, px(110), wide, px(80))
        self.leave.setGeometry(0, foot, px(160), high)
        self.anew.setGeometry(px(160) + 6 * px(GAP), foot, px(320), high)
        self.go_on.setGeometry(wide - px(420), foot, px(420), high)
