"""The wheel: what its numbers tell of it, and what they do not, with plain words beside every figure."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from app.desks.common.label import Label, Paragraphs
from app.desks.common.language import tr
from app.desks.pit_boss.choice import Choice
from app.desks.pit_boss.evidence_reading import EvidenceReading, sight_of
from app.desks.pit_boss.intact import Intact
from app.desks.pit_boss.key import Key
from app.desks.pit_boss.page import Page
from app.desks.pit_boss.patience import Patience
from app.desks.pit_boss.printing import Press, PrintMenu
from app.desks.pit_boss.roulette.wheel_chart import WheelChart
from app.desks.pit_boss.sights import Sights
from app.people.looking import How, Sight, What
from app.reports.roulette.wheel_sheet import wheel_name, wheel_sheet
from app.reports.roulette.wheel_words import (
    Needed,
    answer_words,
    conclusion_words,
    needed_cells,
    needed_spins,
    needed_words,
    question_words,
    share_words,
    watch_words,
    watched_words,
)
from app.reports.roulette.wheels_fallen import Spun, Wheel, wheels_fallen
from app.reports.sheet import Sheet
from app.reports.wording import counted
from app.rules.roulette.wheel_health.opinion import Conclusion, WheelHealth

_GRAVE: Final = {Conclusion.SIGN, Conclusion.WARNING}


class Looked(NamedTuple):
    """A wheel that was looked at.

    Attributes:
        wheels: all that there are, each with its spins.
        wheel: the one that is shown; None where no number has fallen.
        spun: what fell in it.
    """

    wheels: tuple[tuple[Wheel, int], ...]
    wheel: Wheel | None
    spun: Spun | None
    health: WheelHealth | None
    needed: tuple[Needed, ...]


class WheelReading(EvidenceReading):
    """Reads what fell and reckons, beside the window."""

    def __init__(self, journals: Sequence[Path], intact: Intact, sights: Sights) -> None:
        super().__init__("wheels", intact, sights, every=None)
        self.journals = tuple(journals)
        self._spun: dict[Wheel, Spun] = {}
        self._needed: tuple[Needed, ...] = ()

    def look(self, wheel: Wheel | None, answer: Callable[[Looked], None], *, again: bool) -> None:
        """Look at a wheel.

        Args:
            wheel: which; None, or one that is not there, is the one with the most spins.
            answer: told what it is like.
            again: read the journals again before.
        """
        self.ask("look", lambda: self._look(wheel, again=again), answer)

    def _look(self, wheel: Wheel | None, *, again: bool) -> Looked:
        self.looked_at(What.HEALTH, self.journals)
        if again or not self._spun:
            self._spun = wheels_fallen(self.intact.paths(), self._progressed)
        self._needed = self._needed or needed_spins()
        wheels = tuple((each, len(spun.numbers)) for each, spun in self._spun.items())
        if wheel not in self._spun:
            wheel = max(wheels, key=lambda each: each[1])[0] if wheels else None
        spun = None if wheel is None else self._spun[wheel]
        return Looked(wheels, wheel, spun, None if spun is None else spun.health(), self._needed)

    def sight(self, how: How) -> Sight:
        """Say what is seen, for whoever has it printed."""
        return sight_of(how, What.HEALTH, self.journals[0])

    def _progressed(self, done: int, of: int) -> None:
        self.go_on()
        self.progress.emit(done, of)


class WheelPage(Page):
    """The page.

    Attributes:
        looked: what is shown; None before anything was read.
    """

    def __init__(self, reading: WheelReading, press: Press) -> None:
        """Show nothing yet.

        Args:
            reading: reads what fell.
            press: prints.
        """
        super().__init__(reading)
        self._reading, self._zone = reading, press.zone
        self.looked: Looked | None = None
        self.wheel, self.again = Choice(self), Key(self, tr("Leggi di nuovo"))
        self.print = Key(self, tr("Stampa…"), tr("Stampa la pagina del cilindro"))
        self.printers = PrintMenu(self.print, press, self._sheet, self._proposed, self, reading.sight)
        self.beneath = QScrollArea(self)
        self.progress = Patience(self, reading, tr("Si leggono i registri"))
        self.conclusion = Label(self)
        self.chart, self.share = WheelChart(self), Label(self)
        self.answers, self.watch = Paragraphs(self), Paragraphs(self)
        self.needed = QGridLayout()
        self._lay_out()
        reading.trouble.connect(lambda _sentence: self._rest())
        self.wheel.currentIndexChanged.connect(lambda _row: self._look(again=False))
        self.again.clicked.connect(lambda: self._look(again=True))

    def seen(self) -> None:
        """Read once it is looked at; again when somebody asks for it."""
        if self.looked is None:
            self._look(again=True)

    def _look(self, *, again: bool) -> None:
        self.progress.begin()
        self.again.grey(tr("Si sta già leggendo."))
        self._reading.look(self.wheel.currentData(), self._show, again=again)

    def _rest(self) -> None:
        self.progress.rest()
        self.again.grey("")

    def _show(self, looked: Looked) -> None:
        self._rest()
        if self.looked is None or looked.wheel != self.looked.wheel:
            self.beneath.verticalScrollBar().setValue(0)
        self.looked = looked
        self._see_print()
        self.wheel.offer([(wheel_words(wheel, spins), wheel) for wheel, spins in looked.wheels], looked.wheel)
        self.wheel.setVisible(bool(looked.wheels))
        found = looked.health
        for part in (self.chart, self.share, self.answers, self.watch):
            part.setVisible(found is not None)
        if found is None:
            self.conclusion.setText(tr("Nel registro non è ancora caduto nessun numero."))
            return
        self._say(found)
        self._show_needed(looked.needed)

    def _see_print(self) -> None:
        there = self.looked is not None and self.looked.health is not None
        nothing = tr("Non c'è ancora niente da stampare: nessun numero è stato letto.")
        self.print.grey("" if there else nothing)

    def _sheet(self) -> Sheet | None:
        """Lay out the wheel that is shown."""
        looked = self.looked
        if looked is None or looked.wheel is None or looked.spun is None or looked.health is None:
            return None
        return wheel_sheet(looked.wheel, looked.spun, looked.health, looked.needed, self._zone)

    def _proposed(self) -> str:
        wheel = None if self.looked is None else self.looked.wheel
        name = "" if wheel is None else wheel.number or wheel.table
        return tr("cilindro-{name}.pdf").format(name=name.replace("/", "-"))

    def _say(self, found: WheelHealth) -> None:
        self.conclusion.setText(conclusion_words(found))
        self.conclusion.setObjectName("alarm" if found.conclusion in _GRAVE else "head")
        self.conclusion.style().unpolish(self.conclusion)
        self.conclusion.style().polish(self.conclusion)
        self.chart.show_pockets(found.pockets)
        answers = ((question_words(each.figure.question), answer_words(each)) for each in found.answers)
        self.answers.tell(answers, bold=0)
        self.watch.tell([(watch_words(), watched_words(found.watched))], bold=1)

    def _show_needed(self, needed: Sequence[Needed]) -> None:
        """Say how many spins a bias would still take; once."""
        if self.needed.count():
            return
        rows = [(tr("una casella"), tr("chi quadrato"), tr("sorveglianza")), *map(needed_cells, needed)]
        for row, cells in enumerate(rows):
            for column, words in enumerate(cells):
                label = Label(self, words)
                label.setObjectName("" if row else "quiet")
                self.needed.addWidget(label, row, column)

    def _lay_out(self) -> None:
        self.wheel.setAccessibleName(tr("Quale cilindro"))
        self.wheel.hide()
        self.again.call(tr("Leggi di nuovo i registri"))
        self._see_print()
        self.conclusion.setObjectName("head")
        self.conclusion.setText(tr("Si legge il registro…"))
        self.share.setObjectName("quiet")
        self.share.setText(tr("La linea sottile: {words}.").format(words=share_words()))
        for label in (self.conclusion, self.share, self.answers, self.watch):
            label.setWordWrap(True)
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        for part in (self.chart, self.share, self.answers, self.watch):
            part.hide()
        top = QHBoxLayout()
        top.addWidget(self.wheel)
        top.addWidget(self.conclusion, 1)
        top.addWidget(self.again)
        top.addWidget(self.print)
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        page.setSpacing(8)
        page.addLayout(top)
        page.addWidget(self.progress)
        page.addWidget(self.chart, 2)
        page.addWidget(self.share)
        page.addWidget(self._beneath(), 3)
        page.addWidget(self.said)

    def _beneath(self) -> QScrollArea:
        """The questions at the left; what is watched, and what it takes to see a bias, at the right."""
        inside, area = QWidget(self), self.beneath
        beside = QVBoxLayout()
        needed = Label(inside, needed_words())
        needed.setWordWrap(True)
        beside.addWidget(self.watch)
        beside.addWidget(needed)
        figures = QWidget(inside)
        self.needed.setContentsMargins(0, 0, 0, 0)
        figures.setLayout(self.needed)
        figures.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        beside.addWidget(figures)
        beside.addStretch(1)
        row = QHBoxLayout(inside)
        row.setSpacing(28)
        row.addWidget(self.answers, 3, Qt.AlignmentFlag.AlignTop)
        row.addLayout(beside, 2)
        inside.setObjectName("desk")
        area.setWidget(inside)
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        return area


def wheel_words(wheel: Wheel, spins: int) -> str:
    """Name a wheel: by the number on it, or by the table at which it stands."""
    fallen = counted(spins, tr("1 colpo"), tr("{count} colpi"))
    return f"{wheel_name(wheel)} · {fallen}"
