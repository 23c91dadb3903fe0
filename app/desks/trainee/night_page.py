"""Where a trainer chooses a table's journal, and a trainee goes through what was really played."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QLineEdit, QWidget

from app.desks.common.file_dialog import file_to_open
from app.desks.common.language import tr
from app.desks.common.lettering import Weight
from app.desks.common.taking_away import take_away
from app.desks.common.theme import GAP, TARGET, Scale
from app.desks.common.touch import Role, TouchButton
from app.desks.trainee.looks import QUIET, WRONG, Words, at_the_head, in_columns, write_in
from app.desks.trainee.paper_keys import Paper, PaperKeys
from app.desks.trainee.practising import Practising
from app.desks.trainee.scene_picture import scene_picture
from app.desks.trainee.school import School
from app.desks.trainee.screen import NightShown
from app.practice.attempts import Skill
from app.practice.night import Night, PlayedRound, lines_of
from app.reports.practice_sheet import played_sheet
from app.reports.practice_words.sentences import PracticeWords, begun
from app.reports.sheet import Sheet
from app.reports.wording import counted, money

_COLUMNS: Final = 8
_ON_PAPER: Final = 30
"""Exercises: four pages or five, and as many of solutions."""
_KINDS: Final = 3
"""Questions that stand beside each other."""


class NightPage(QWidget):
    """The page."""

    def __init__(
        self,
        scale: Scale,
        parent: QWidget,
        practising: Practising,
        school: School,
        paper: Paper | None = None,
    ) -> None:
        super().__init__(parent)
        self._school, self._words = school, school.words
        self.paper = PaperKeys(scale, self, paper, self.sheet)
        self._scale, self._practising = scale, practising
        self.shown: NightShown | None = None
        self._page = 0
        self.leave = self._button(practising.home)
        self.title = Words(scale, self, 26, weight=Weight.SEMI)
        self.path = QLineEdit(self)
        self.path.setMaxLength(1000)
        self.choose = self._button(self._choose)
        self.read = self._button(self._read)
        self.said = Words(scale, self, 20, paint=QUIET)
        self.before, self.after = self._button(partial(self._turn, 1)), self._button(partial(self._turn, -1))
        self.all = self._button(practising.runs.start_night, Role.PAY)
        self.kinds: list[TouchButton] = []
        self.spins: list[TouchButton] = []
        self.earlier = self._button(partial(self._leaf, -1))
        self.later = self._button(partial(self._leaf, 1))

    def _button(self, does: object, role: Role = Role.QUIET) -> TouchButton:
        button = TouchButton(self._scale, self, role)
        button.size_of_text = 18
        button.clicked.connect(does)
        return button

    def name(self, path: str) -> None:
        """Name the journal that Enter then reads."""
        self.path.setText(path)

    def _choose(self) -> None:
        folder = str(Path(self.path.text()).parent)
        path = file_to_open(self, tr("Il registro di un tavolo"), folder, "*.sqlite")
        if path:
            self.name(path)
            self._read()

    def _read(self) -> None:
        self._practising.read_night(self.path.text())

    def _turn(self, by: int) -> None:
        night = None if self.shown is None else self.shown.night
        if night is not None:
            self._practising.read_night(self.path.text(), night.back + by)

    def enter(self) -> None:
        """Read what is named; once it is read, begin."""
        shown = self.shown
        if shown is not None and shown.night is not None and shown.path == self.path.text().strip():
            self._practising.runs.start_night()
        else:
            self._read()

    def show_night(self, shown: NightShown) -> None:
        """Show what is there."""
        if self.shown is None or self.shown.night != shown.night:
            self._page = 0
        self.shown = shown
        self.leave.say(tr("Esci"), "Esc")
        self.title.say(tr("Il tavolo di ieri: i colpi di una serata, senza nomi"))
        self.path.setAccessibleName(tr("il registro di un tavolo"))
        self.path.setPlaceholderText(tr("il file del tavolo: si legge soltanto"))
        if shown.path and not self.path.hasFocus():
            self.path.setText(shown.path)
        self.choose.say(tr("Scegli…"))
        self.read.say(tr("Apri"))
        self.said.say(said_words(self._words, shown), WRONG if shown.trouble is not None else QUIET)
        self._show_what(shown)
        self._show_spins(shown.night)
        self.paper.offer(there=shown.night is not None)
        self.place()

    def sheet(self) -> Sheet | None:
        """The first questions of this night on paper, with their solutions."""
        night = None if self.shown is None else self.shown.night
        if night is None:
            return None
        lines = lines_of(night, None, 0)[:_ON_PAPER]
        found = [self._school.catalogue.exercise(line) for line in lines]
        return played_sheet(self._words, found, partial(scene_picture, self._school))

    def _show_what(self, shown: NightShown) -> None:
        """Offer what can be asked of this night."""
        night = shown.night
        take_away(self.kinds)
        self.kinds = [self._kind(skill, count) for skill, count in shown.asked]
        self.all.setVisible(night is not None)
        self.all.say(tr("Colpo per colpo, tutto"), tr("Invio"))
        self.before.say(tr("‹ Serata prima"))
        self.after.say(tr("Serata dopo ›"))
        self.before.setVisible(night is not None and night.back + 1 < night.nights)
        self.after.setVisible(night is not None and night.back > 0)

    def _kind(self, skill: Skill, count: int) -> TouchButton:
        button = self._button(partial(self._practising.runs.start_night, skill))
        button.say(begun(self._words.case(skill)), counted(count, tr("1 colpo"), tr("{count} colpi")))
        button.show()
        return button

    def _show_spins(self, night: Night | None) -> None:
        """Show a page of the spins: each can be gone through by itself."""
        take_away(self.spins)
        spins = () if night is None else night.rounds
        room = self._room()
        pages = max(1, -(-len(spins) // room))
        self._page = min(self._page, pages - 1)
        first = self._page * room
        self.spins = [
            self._spin(place, spins[place]) for place in range(first, min(len(spins), first + room))
        ]
        for button, leads in ((self.earlier, self._page > 0), (self.later, self._page + 1 < pages)):
            button.setVisible(pages > 1)
            button.setEnabled(leads)
        self.earlier.say("‹", name=tr("colpi di prima"))
        self.later.say("›", name=tr("colpi seguenti"))

    def _spin(self, place: int, played: PlayedRound) -> TouchButton:
        button = self._button(partial(self._practising.runs.start_night, None, place))
        button.size_of_text = 24
        button.say(played.result, f"€ {money(played.paid)}", name=spin_words(place, played))
        button.show()
        return button

    def _leaf(self, by: int) -> None:
        self._page += by
        if self.shown is not None:
            self._show_spins(self.shown.night)
            self.place()

    def _top(self) -> int:
        """Where the spins begin: beneath what is asked."""
        rows = 3 + -(-len(self.kinds) // _KINDS) + 1
        return rows * (self._scale.px(TARGET) + self._scale.px(GAP))

    def _room(self) -> int:
        """How many spins there is room for."""
        side = self._scale.px(TARGET) + self._scale.px(GAP)
        return _COLUMNS * max(1, (self.height() - self._top() - side) // side)

    def place(self) -> None:
        """The file above, what is asked beneath it, then the spins, at the foot where they go on."""
        px = self._scale.px
        gap, side, wide = px(GAP), px(TARGET), self.width()
        at_the_head(self.leave, self.title, wide, self._scale)
        row = side + gap
        self.path.setGeometry(0, row, wide - 2 * (px(150) + gap), side)
        write_in(self.path, self._scale)
        self.choose.setGeometry(wide - 2 * px(150) - gap, row, px(150), side)
        self.read.setGeometry(wide - px(150), row, px(150), side)
        self.said.setGeometry(0, 2 * row, wide - 2 * (px(190) + gap), side)
        self.before.setGeometry(wide - 2 * px(190) - gap, 2 * row, px(190), side)
        self.after.setGeometry(wide - px(190), 2 * row, px(190), side)
        self.all.setGeometry(0, 3 * row, wide, side)
        in_columns(self.kinds, _KINDS, QRect(0, 4 * row, wide, 0), self._scale, TARGET)
        in_columns(self.spins, _COLUMNS, QRect(0, self._top(), wide, 0), self._scale, TARGET)
        foot = self.height() - side
        self.earlier.setGeometry(0, foot, px(150), side)
        self.later.setGeometry(px(150) + gap, foot, px(150), side)
        self.paper.setGeometry(2 * (px(150) + gap), foot, wide - 2 * (px(150) + gap), side)
        self.paper.place_in_a_row()


def said_words(words: PracticeWords, shown: NightShown) -> str:
    """Say what the file has, or why it has nothing."""
    if shown.reading:
        return tr("Si legge…")
    if shown.trouble is not None:
        return words.sentence(shown.trouble)
    night = shown.night
    if night is None:
        return tr("Si apre il file di un tavolo, anche mentre si gioca: nessuno ci scrive.")
    told = counted(len(night.rounds), tr("1 colpo"), tr("{count} colpi"))
    if night.left_out:
        left = counted(
            night.left_out,
            tr("un altro non si può chiedere"),
            tr("altri {count} non si possono chiedere"),
        )
        told = f"{told}; {left}"
    return f"{_which(night.back)}: {told}"


def _which(back: int) -> str:
    if back < 2:
        return tr("La serata prima dell'ultima") if back else tr("L'ultima serata")
    return tr("{back} serate prima dell'ultima").format(back=back)


def spin_words(place: int, played: PlayedRound) -> str:
    """Say a spin for whoever has the screen read to him."""
    payments = counted(played.payments, tr("1 pagamento"), tr("{count} pagamenti"))
    return tr("colpo {place}: {number}, {payments}, € {paid}").format(
        place=place + 1, number=played.result, payments=payments, paid=money(played.paid)
    )
