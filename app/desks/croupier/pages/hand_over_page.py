"""Handing the table over: what the relief must know, one throw more, and who comes (rules 8) [3]."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QAbstractButton, QWidget

from app.desks.common.language import tr
from app.desks.common.theme import Scale
from app.desks.common.touch import Role, TouchButton
from app.desks.croupier import commands
from app.desks.croupier.acts import Act
from app.desks.croupier.dealing import Dealing
from app.desks.croupier.pages.choice_page import ChoicePage
from app.desks.croupier.pages.due_keys import COLUMNS as COLUMNS_OF_DUE
from app.desks.croupier.pages.due_keys import DueKeys, due_words
from app.desks.croupier.pages.letter_keys import COLUMNS, LetterKeys
from app.desks.croupier.pages.page import ENTER
from app.desks.croupier.pages.rows_page import Row
from app.desks.croupier.pages.told_leaves import ToldLeaves
from app.desks.croupier.screen import Screen
from app.desks.croupier.settings.setup import Setup
from app.desks.croupier.signing.name_keys import NameKeys
from app.desks.croupier.signing.roster_reading import RosterReading
from app.desks.croupier.words.lamp_words import utc_now
from app.desks.croupier.words.prompt_words import notes_words
from app.people.names import same_person
from app.people.permissions import Signed
from app.rules.side import Side
from app.table.pace import minutes_to
from app.table.relieving import relief_notes
from app.table.roulette.procedure import BALL_RUNS

_NAMES: Final = 12
_ACROSS: Final = frozenset({int(Qt.Key.Key_Left), int(Qt.Key.Key_Right)})
_WHEN: Final = QT_TRANSLATE_NOOP("", "FRA QUANTO VIENE IL COLLEGA")
_WHO: Final = QT_TRANSLATE_NOOP("", "CHI VIENE, E COSA DEVE SAPERE")


class HandOverPage(ChoicePage):
    """Name and notes are typed or touched; the table's own notes stand beneath."""

    def __init__(
        self, scale: Scale, parent: QWidget, dealing: Dealing, left: Callable[[], None], setup: Setup
    ) -> None:
        super().__init__(scale, parent, left)
        self._dealing, self._left = dealing, left
        self._reading = RosterReading(self, setup, self._read)
        self._told, self._announced = "", False
        self._typing_notes = self._asks_when = False
        self._texts = ["", ""]
        self._dealer: str | None = None
        self.name, self.notes = TouchButton(scale, self), TouchButton(scale, self)
        self.name.clicked.connect(lambda: self.type_into(notes=False))
        self.notes.clicked.connect(lambda: self.type_into(notes=True))
        self.relief = TouchButton(scale, self)
        self.relief.clicked.connect(self._relieve)
        self.due = TouchButton(scale, self)
        self.due.clicked.connect(self.ask_when)
        self.due_keys = DueKeys(scale, self, self._expected, utc_now)
        self.pass_on = self.offer(Role.STEP, self._pass_on)
        self.keys = LetterKeys(scale, self, self._typed, figures=True)
        self.offered = NameKeys(scale, self, self._touched, _NAMES)
        self._top = Row(_WHO, (self.name, self.notes, self.due, self.relief), 4)
        self.rows = (self._top, Row("", self.keys.buttons, COLUMNS))
        self.leaves = ToldLeaves(scale, self, self._turned)

    @property
    def _registered(self) -> tuple[Signed, ...] | None:
        """Who may take the table over, where there is a register; None where names are typed."""
        dealers = self._reading.dealers
        if dealers is None:
            return None
        return tuple(each for each in dealers if not same_person(each.name, self._dealer or ""))

    def begin(self, screen: Screen) -> None:
        """Go on where it was left: who was awaited a throw ago is awaited still, until the table is his."""
        if screen.heading.dealer != self._dealer:
            self._dealer, self._texts = screen.heading.dealer, ["", ""]
        self._reading.begin()
        self.type_into(notes=False)
        self._begin_anew(fresh=True)

    def _begin_anew(self, *, fresh: bool) -> None:
        """Let the next letter begin another name; who was awaited stands there until then."""
        self.keys.fresh = fresh and self._registered is None
        self._say()

    def _read(self) -> None:
        """Others work here now than when the page opened."""
        fresh = self.keys.fresh
        self.type_into(notes=self._typing_notes)
        self._begin_anew(fresh=fresh)

    def type_into(self, *, notes: bool) -> None:
        """Let the letters make the notes, or the name; a registered name is touched."""
        self._typing_notes = self.keys.sentence = notes
        self._asks_when, self.leaves.leaf = False, None
        registered = None if notes else self._registered
        for button in self.keys.buttons:
            button.setVisible(registered is None)
        for button in (*self.offered.buttons, *self.due_keys.buttons):
            button.hide()
        self.rows = self._top, Row("", self.keys.buttons, COLUMNS)
        if registered is not None:
            self.rows = self._top, Row("", self.offered.buttons, 3)
            self.offered.offer(registered)
            self.offered.choose(self._texts[0])
            self._texts[0] = self.offered.chosen  # who is in the register no more is awaited no more
            self.offered.show()
        self.keys.write("" if registered is not None else self._texts[notes])
        if self.width() > 0:
            self.arrange()

    def ask_when(self) -> None:
        """Ask in how many minutes another dealer is expected, in the place of the letters."""
        self._asks_when, self._left_at, self.leaves.leaf = True, None, None
        for button in (*self.keys.buttons, *self.offered.buttons):
            button.hide()
        self.due_keys.say()
        for button in self.due_keys.buttons:
            button.show()
        self.rows = self._top, Row(_WHEN, self.due_keys.buttons, COLUMNS_OF_DUE)
        if self.width() > 0:
            self.arrange()
        self._say()

    def _turned(self) -> None:
        """Let what the relief is told lie in the place of the letters, or the letters again."""
        if self.leaves.leaf is None:
            self.type_into(notes=self._typing_notes)
        else:
            self._asks_when = False
            for button in (*self.keys.buttons, *self.offered.buttons, *self.due_keys.buttons):
                button.hide()
            self.rows = (self._top,)
            self.arrange()
        self._say()

    def place(self, side: Side) -> None:
        """Put the rows down, what the relief is told beneath them, and at the foot the key for all of it."""
        super().place(side)
        px = self._scale.px
        top = self.rows[-1].buttons[-1].geometry().bottom()
        self.leaves.show(self._told, QRectF(px(24), top, self.width() - px(48), self.back.y() - top))
        gap = px(12)
        x = self.back.geometry().right() + gap
        wide = min(px(230), self.pass_on.x() - gap - x)
        self.leaves.key.setGeometry(x, self.back.y(), wide, self.back.height())

    def _expected(self, due: str) -> None:
        """Say when he comes; the letters are there again."""
        self._dealing.ask(commands.relief_due(due))
        self.type_into(notes=False)
        self._begin_anew(fresh=True)

    def _typed(self) -> None:
        if self._typing_notes or self._registered is None:
            self._texts[self._typing_notes] = self.keys.text
        else:
            self.offered.look_for(self.keys.text)
        self._say()

    def _touched(self) -> None:
        self._texts[0] = self.offered.chosen
        self._say()

    def show_screen(self, screen: Screen) -> None:
        """Show what the relief is told, and whether the table can be handed over now."""
        live = self._dealing.live
        if live is not None:
            own = notes_words(relief_notes(live.state), screen.heading.labels)
            left = live.state.notes
            self._told = tr("{own} — chi c'era prima: «{left}»").format(own=own, left=left) if left else own
            self.setAccessibleDescription(self._told)
        dealer = screen.heading.dealer
        below = tr("Adesso: {dealer}").format(dealer=dealer) if dealer else tr("Nessun nome, finora.")
        self.entitle(tr("Cambio impiegato"), below)
        if self.width() > 0:
            self.arrange(screen.side)
        self._announced = live is not None and live.state.relief is not None
        takes_back = self._announced and self._dealing.could(commands.relief_over())
        self.relief.setEnabled(takes_back or Act.RELIEF in screen.can)
        self._say()

    def _say(self) -> None:
        name, notes = self._texts
        anew = tr("scrivere lo sostituisce") if name and self.keys.fresh and not self._typing_notes else ""
        self.name.say(name or tr("Nome"), anew, name=tr("il nome: {name}").format(name=name))
        self.notes.say(notes or tr("Note proprie"), name=tr("le note: {notes}").format(notes=notes))
        self.name.choose(chosen=not (self._typing_notes or self._asks_when) and self.leaves.leaf is None)
        self.notes.choose(chosen=self._typing_notes and not self._asks_when and self.leaves.leaf is None)
        self.due.say(tr("Cambio fra…"), self._due_below())
        self.due.choose(chosen=self._asks_when)
        said = tr("annunciato: revocare") if self._announced else tr("prima di passare")
        self.relief.say(tr("Ancora un colpo"), said)
        self.relief.choose(chosen=self._announced)
        may = bool(name.strip()) and self._dealing.could(self._command())
        self.pass_on.setEnabled(may)
        self.pass_on.say(tr("Passare il tavolo"), name.strip() if may else self._first())
        self.update()

    def _due_below(self) -> str:
        """Say in how many minutes he comes, where somebody said so."""
        due = "" if self._dealing.live is None else self._dealing.live.state.relief_due
        return due_words(minutes_to(due, utc_now())) if due else tr("non detto")

    def _first(self) -> str:
        """Say what comes before the table can be passed on."""
        state = None if self._dealing.live is None else self._dealing.live.state
        if not self._texts[0].strip():
            return tr("prima il nome")
        if state is not None and state.paying is not None:
            return tr("prima finire i pagamenti")
        if state is not None and state.betting is not None and state.betting.phase in BALL_RUNS:
            return tr("prima il numero, e pagarlo")
        return tr("prima il colpo annunciato")

    def _command(self) -> commands.Command:
        name, notes = (text.strip() for text in self._texts)
        return commands.dealer(name, notes)

    def take_key(self, key: int) -> None:
        """Letters are typed; Enter goes from the name to the notes, then hands over.

        Up and down change between the two, left and right go from button to button. While it is asked when
        the other dealer comes nothing is typed, and Enter is the marked key's alone.
        """
        if key in _ACROSS or self._asks_when:
            if key not in ENTER:
                super().take_key(key)
        elif key in ENTER:
            self._enter()
        elif key in {Qt.Key.Key_Up, Qt.Key.Key_Down}:
            self.type_into(notes=not self._typing_notes)
        else:
            self.keys.take_key(key)

    def in_order(self) -> list[QAbstractButton]:
        """The arrows go through what is asked, and the times while these are."""
        times = self.due_keys.buttons if self._asks_when else ()
        return [*times, self.name, self.notes, self.due, self.relief, self.leaves.key]

    def meaning_of_key(self, key: int) -> object:
        """Enter in the name and Enter in the notes are two acts."""
        return super().meaning_of_key(key), self._typing_notes, self._asks_when

    def _enter(self) -> None:
        if self._typing_notes:
            self.pass_on.click()
        elif self._texts[0].strip():
            self.type_into(notes=True)
            self._say()

    def _relieve(self) -> None:
        """Announce one more throw; announced, take it back, and stay: the table may pass at once."""
        if self._announced:
            self._dealing.ask(commands.relief_over())
            return
        self._dealing.act(Act.RELIEF)
        self._left()

    def _pass_on(self) -> None:
        self._dealing.ask(self._command())
        self._left()

    def draw_more(self, painter: QPainter) -> None:
        """Write what the table itself tells the relief."""
        super().draw_more(painter)
        self.leaves.draw(painter)
