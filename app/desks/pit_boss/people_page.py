"""Who works here, as what, and how it stands with his code; a pit boss changes it with his own."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout

from app.desks.common.label import Label
from app.desks.common.language import tr
from app.desks.common.people_words import desk_words, register_words
from app.desks.pit_boss.asking import EVERY, Asking
from app.desks.pit_boss.evidence_reading import sight_of
from app.desks.pit_boss.keeping import PersonShown, closed_to, kept, people_shown
from app.desks.pit_boss.key import Key
from app.desks.pit_boss.page import Page
from app.desks.pit_boss.people_windows import (
    AddWindow,
    AnswerWindow,
    CodeWindow,
    KeepingWindow,
    LeaveWindow,
    OwnCodeWindow,
    RoleWindow,
)
from app.desks.pit_boss.plain_table import PlainTable, Row
from app.desks.pit_boss.printing import Press, PrintMenu
from app.desks.pit_boss.writer import Outcome, Written
from app.desks.pit_boss.writer_words import written_words
from app.people.looking import How, Sight, What
from app.people.names import name_key
from app.people.permissions import Act, may, may_sign
from app.register_file.register_file import RegisterFile
from app.reports.role_words import ROLES
from app.reports.sheet import Row as SheetRow
from app.reports.sheet import Rows as SheetRows
from app.reports.sheet import Sheet


def state_words(person: PersonShown) -> str:
    """Say how it stands with somebody's code."""
    wrong = wrong_words(person)
    if person.minutes:
        return tr("bloccato ancora {minutes} min").format(minutes=person.minutes) + f" · {wrong}"
    if not person.coded:
        return tr("senza codice")
    parts = (
        tr("ha un primo codice, da cambiare") if person.must_change else "",
        tr("ha un codice di prima, da cambiare") if person.short else "",
        tr("codice da {user}, che amministra la macchina").format(user=person.again) if person.again else "",
        wrong,
    )
    return " · ".join(filter(None, parts)) or tr("a posto")


def wrong_words(person: PersonShown) -> str:
    """Say how many wrong codes in a row were given under a name, and where the last one; empty for none."""
    if not person.wrong:
        return ""
    said = tr("codici sbagliati: {count}").format(count=person.wrong)
    return f"{said}, {desk_words(person.desk)}" if person.desk else said


def _none_words() -> str:
    return tr("Non c'è un registro delle persone: lo fa il tavolo al primo avvio, o «capotavolo people»")


def _row(person: PersonShown) -> Row:
    return Row(name_key(person.name), (person.name, tr(ROLES[person.role]), state_words(person)))


class PeopleReading(Asking):
    """Reads the register, and has it changed, beside the window.

    Attributes:
        found: who works here, whenever something is otherwise; None where there is no register.
        closed: why nothing of it can be changed here, whenever that is otherwise; empty where it can.
    """

    found = Signal(object)
    closed = Signal(str)

    def __init__(self, register: RegisterFile, *, every: float = EVERY) -> None:
        """Read nothing yet.

        Args:
            register: of the people.
            every: seconds between two looks at whether there is something new.
        """
        super().__init__("register", every=every)
        self._register = register
        self._told: tuple[PersonShown, ...] | None = None
        self._looked, self._closed = False, ""

    def sight(self, how: How) -> Sight:
        """Say what is seen, for whoever has it printed."""
        return sight_of(how, What.PEOPLE, self._register.path)

    def look_up(self) -> None:
        """Read who works here, and say so where anything is otherwise."""
        there = self._register.exists
        shown = people_shown(self._register.read(), self._register.moment) if there else None
        closed = written_words(closed_to(self._register)) if there else ""
        if closed != self._closed:
            self._closed = closed
            self.closed.emit(closed)
        if shown != self._told or not self._looked:
            self._told, self._looked = shown, True
            self.found.emit(shown)

    def keep(self, window: KeepingWindow, answer: Callable[[Written], None]) -> None:
        """Have done what was typed in a window."""
        deed, by = window.deed(), window.signatures[0].signature.name

        def keep() -> Written:
            written = kept(self._register, by, deed)
            self.look_up()
            return written

        self.ask("keep", keep, answer)


class PeoplePage(Page):
    """The page.

    Attributes:
        open: the window in which something is signed; None where none is.
    """

    def __init__(self, reading: PeopleReading, press: Press) -> None:
        """Show nobody yet.

        Args:
            reading: reads the register.
            press: prints.
        """
        super().__init__(reading)
        self._reading = reading
        self.people: tuple[PersonShown, ...] = ()
        self._unread = self._read_only = ""
        self.open: KeepingWindow | None = None
        self.rows = PlainTable(self, (tr("nome"), tr("ruolo"), tr("codice")), widest=2)
        self.rows.setAccessibleName(tr("Chi lavora qui"))
        self.none = Label(self)
        self.print = Key(self, tr("Stampa…"), tr("Stampa chi lavora qui"))
        name = tr("persone.pdf")
        self.printers = PrintMenu(self.print, press, self._sheet, lambda: name, self, reading.sight)
        self.add, self.role = Key(self, tr("Aggiungi…")), Key(self, tr("Ruolo…"))
        self.code, self.leave = Key(self), Key(self, tr("Non lavora più qui…"))
        self.own, self.answer = Key(self, tr("Il proprio codice…")), Key(self, tr("Risponderne…"))
        self._lay_out()
        self._connect()
        self._see_chosen()

    @property
    def chosen(self) -> PersonShown | None:
        """The person whom somebody chose."""
        key = self.rows.chosen
        return next((each for each in self.people if name_key(each.name) == key), None)

    def show_people(self, people: tuple[PersonShown, ...] | None) -> None:
        """Show who works here; the one who is chosen stays."""
        self.people = people or ()
        self.rows.show_rows([_row(each) for each in self.people])
        self.rows.setVisible(bool(people))
        self.none.setVisible(not people)
        self.none.setText(_none_words())
        self._see_keys()
        self._see_chosen()

    def _bosses(self) -> list[str]:
        return [each.name for each in self.people if may(each.role, Act.PEOPLE)]

    def _see_chosen(self) -> None:
        chosen = self.chosen
        locked = chosen is not None and bool(chosen.minutes)
        self.code.setText(tr("Sblocca…") if locked else tr("Primo codice…"))
        self.code.call(self.code.text())
        self._see_keys()
        self.answer.setVisible(chosen is not None and bool(chosen.again))

    def _see_keys(self) -> None:
        """Nothing is begun that the register would refuse."""
        why = self._unread or self._read_only or ("" if self.people else _none_words())
        for key in (self.add, self.own, self.answer):
            key.grey(why)
        self.print.grey("" if self.people else why or _none_words())
        for key in (self.role, self.code, self.leave):
            key.grey(why or ("" if self.chosen is not None else tr("Scegliere prima una persona.")))

    def _sheet(self) -> Sheet | None:
        """Lay out who works here; no code stands anywhere."""
        if not self.people:
            return None
        rows = [SheetRow(_row(each).cells) for each in self.people]
        heads = (tr("nome"), tr("ruolo"), tr("codice"))
        return Sheet(tr("Chi lavora qui"), tr("il registro delle persone"), (SheetRows(heads, rows),))

    def _cannot_be_read(self, why: str) -> None:
        self._unread = why
        self._see_keys()

    def _is_closed(self, why: str) -> None:
        self._read_only = why
        self._see_keys()

    def _add(self) -> None:
        self._show(AddWindow(self.window(), self._bosses()))

    def _give_role(self) -> None:
        if (person := self.chosen) is not None:
            self._show(RoleWindow(self.window(), person.name, person.role, self._bosses()))

    def _give_code(self) -> None:
        if (person := self.chosen) is not None:
            locked = bool(person.minutes)
            self._show(CodeWindow(self.window(), person.name, self._bosses(), locked=locked))

    def _answer(self) -> None:
        if (person := self.chosen) is not None and person.again:
            signers = [each.name for each in self.people if may_sign(each.role, Act.ANSWER)]
            self._show(AnswerWindow(self.window(), person.name, [n for n in signers if n != person.name]))

    def _let_leave(self) -> None:
        if (person := self.chosen) is not None:
            self._show(LeaveWindow(self.window(), person.name, self._bosses()))

    def _change_own(self) -> None:
        chosen = self.chosen
        names = [each.name for each in self.people]
        self._show(OwnCodeWindow(self.window(), names, "" if chosen is None else chosen.name))

    def _show(self, window: KeepingWindow) -> None:
        self.open = window
        window.wanted.connect(lambda: self._reading.keep(window, self._kept))
        window.finished.connect(self._closed)
        window.open()

    def _kept(self, written: Written) -> None:
        if written.outcome is Outcome.REFUSED:
            written = written._replace(reason=register_words(written.reason))
        if self.open is not None:
            self.open.told(written)

    def _closed(self) -> None:
        self.open = None

    def _connect(self) -> None:
        self._reading.found.connect(self.show_people)
        self._reading.trouble.connect(self._cannot_be_read)
        self._reading.closed.connect(self._is_closed)
        self.rows.itemSelectionChanged.connect(self._see_chosen)
        self.rows.opened.connect(self._give_role)
        self.add.clicked.connect(self._add)
        self.role.clicked.connect(self._give_role)
        self.code.clicked.connect(self._give_code)
        self.leave.clicked.connect(self._let_leave)
        self.answer.clicked.connect(self._answer)
        self.own.clicked.connect(self._change_own)

    def _lay_out(self) -> None:
        self.none.setObjectName("empty")
        self.none.setWordWrap(True)
        self.none.setText(tr("Si legge il registro delle persone…"))
        self.rows.hide()
        foot = QHBoxLayout()
        for button in (self.add, self.role, self.code, self.leave):
            foot.addWidget(button)
        foot.addWidget(self.answer)
        foot.addStretch(1)
        foot.addWidget(self.own)
        foot.addWidget(self.print)
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        page.setSpacing(10)
        page.addWidget(self.none, 1)
        page.addWidget(self.rows, 1)
        page.addLayout(foot)
        page.addWidget(self.said)
