"""What is done to the register of people, each in its window, signed by a pit boss with his code."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Final

from PySide6.QtWidgets import QWidget

from app.desks.common.label import Label
from app.desks.common.language import tr
from app.desks.common.people_words import MAY
from app.desks.pit_boss.choice import Choice
from app.desks.pit_boss.keeping import Kept
from app.desks.pit_boss.signing_window import SigningWindow
from app.people.roles import Role
from app.reports.role_words import ROLES

_LINES: Final = 3
"""Of an explanation: the fields beneath it stay where they are."""


class KeepingWindow(SigningWindow):
    """A window in which something of the register is changed."""

    def __init__(self, parent: QWidget, title: str, fact: str) -> None:
        super().__init__(parent, title, fact)
        self.roles = Choice(self)
        for role in Role:
            self.roles.addItem(tr(ROLES[role]), role.value)
        self.roles.hide()
        self.may = Label(self)
        self.may.setObjectName("quiet")
        self.may.setWordWrap(True)
        self.may.setMinimumHeight(_LINES * self.may.fontMetrics().lineSpacing())
        self.may.hide()

    @abstractmethod
    def deed(self) -> Kept:
        """Give what is to be done as it was typed; it is done on another thread."""

    def ask_role(self, role: Role) -> None:
        """Ask what somebody is, beginning with a role."""
        name = tr("Ruolo")
        self.roles.setAccessibleName(name)
        self.roles.setCurrentIndex(self.roles.findData(role.value))
        self.roles.show()
        self.add(name, self.roles)
        self.may.show()
        self.add("", self.may)
        self.roles.currentIndexChanged.connect(lambda _row: self._explain())
        self._explain()

    def _explain(self) -> None:
        """Say beneath the role what it may do; of whom the house would look for in vain, which it is."""
        words = tr(MAY[self.role])
        self.may.setText(words)
        self.roles.setAccessibleDescription(words)

    @property
    def role(self) -> Role:
        """The role that is chosen."""
        return Role(self.roles.currentData())

    def ask_boss(self, bosses: Sequence[str]) -> None:
        """Ask for the pit boss who does it."""
        fields = self.add_signature(tr("Chi lo fa"), bosses)
        if len(bosses) == 1:
            fields.name.setCurrentIndex(0)


class AddWindow(KeepingWindow):
    """Somebody is added."""

    def __init__(self, parent: QWidget, bosses: Sequence[str]) -> None:
        fact = tr("Riceve un primo codice, che cambia quando lo usa.")
        super().__init__(parent, tr("Aggiungere una persona"), fact)
        self.name = self.add_line(tr("Nome"), needed=True)
        self.ask_role(Role.DEALER)
        self.code = self.add_code(tr("Primo codice"))
        self.ask_boss(bosses)
        self.looked()

    def deed(self) -> Kept:
        """Add them."""
        name, role, first = self.name.text(), self.role, self.code.text()
        by, code = self.signatures[0].signature
        return lambda register: register.add(by, code, name, role, first)


class RoleWindow(KeepingWindow):
    """Somebody is something else from here on."""

    def __init__(self, parent: QWidget, name: str, role: Role, bosses: Sequence[str]) -> None:
        super().__init__(parent, tr("Cambiare il ruolo"), name)
        self._name = name
        self.ask_role(role)
        self.ask_boss(bosses)
        self.need(tr("un altro ruolo"), lambda: self.role is not role)
        self.roles.currentIndexChanged.connect(lambda _row: self.looked())

    def deed(self) -> Kept:
        """Give the role."""
        name, role = self._name, self.role
        by, code = self.signatures[0].signature
        return lambda register: register.give_role(by, code, name, role)


class CodeWindow(KeepingWindow):
    """Somebody has forgotten his code, or is locked out."""

    def __init__(self, parent: QWidget, name: str, bosses: Sequence[str], *, locked: bool) -> None:
        title = tr("Sbloccare con un primo codice") if locked else tr("Dare un primo codice")
        super().__init__(parent, title, tr("{name}: il codice di prima non vale più.").format(name=name))
        self._name = name
        self.code = self.add_code(tr("Primo codice"))
        self.ask_boss(bosses)
        self.looked()

    def deed(self) -> Kept:
        """Give the code."""
        name, first = self._name, self.code.text()
        by, code = self.signatures[0].signature
        return lambda register: register.give_code(by, code, name, first)


class AnswerWindow(KeepingWindow):
    """Somebody answers for a first code that whoever keeps the machine gave."""

    def __init__(self, parent: QWidget, name: str, signers: Sequence[str]) -> None:
        words = tr("{name}: chi amministra la macchina gli ha dato un primo codice. Ne risponde un altro.")
        super().__init__(parent, tr("Rispondere di un codice"), words.format(name=name))
        self._name = name
        self.note = self.add_line(tr("Che cosa si è trovato"), needed=False)
        self.add_signature(tr("Chi risponde"), signers)
        self.looked()

    def deed(self) -> Kept:
        """Answer for it."""
        name, note = self._name, self.note.text()
        by, code = self.signatures[0].signature
        return lambda register: register.answer_again(by, code, name, note)


class LeaveWindow(KeepingWindow):
    """Somebody works here no more."""

    def __init__(self, parent: QWidget, name: str, bosses: Sequence[str]) -> None:
        words = tr("{name}: il codice non apre più niente; ciò che ha firmato resta.")
        super().__init__(parent, tr("Non lavora più qui"), words.format(name=name))
        self._name = name
        self.ask_boss(bosses)
        self.looked()

    def deed(self) -> Kept:
        """Let them leave."""
        name = self._name
        by, code = self.signatures[0].signature
        return lambda register: register.leave(by, code, name)


class OwnCodeWindow(KeepingWindow):
    """Somebody chooses a code of his own."""

    def __init__(self, parent: QWidget, names: Sequence[str], chosen: str) -> None:
        super().__init__(parent, tr("Cambiare il proprio codice"), tr("Lo sceglie chi lo userà."))
        fields = self.add_signature(tr("Chi lo cambia"), names)
        fields.name.setEditText(chosen)
        self.code = self.add_code(tr("Codice nuovo"))
        self.looked()

    def deed(self) -> Kept:
        """Change it."""
        fresh = self.code.text()
        name, code = self.signatures[0].signature
        return lambda register: register.change_own(name, code, fresh)
