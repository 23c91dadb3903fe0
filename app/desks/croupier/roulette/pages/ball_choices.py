"""What is said of a tumbler's balls before its table opens: which set, 37 of them and sealed, by whom."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP
from PySide6.QtWidgets import QWidget

from app.desks.common.language import tr
from app.desks.common.theme import Scale
from app.desks.common.touch import TouchButton
from app.desks.croupier import commands
from app.desks.croupier.pages.rows_page import Row
from app.table.json_text import Json

_SETS: Final = ("A", "B", "C")
_WHICH: Final = QT_TRANSLATE_NOOP("", "IL SET DI PALLINE")
_CHECKED: Final = QT_TRANSLATE_NOOP("", "37 PALLINE CONTATE, SIGILLI INTATTI: LO DICE")
_BY: Final = {
    "capo tavolo": QT_TRANSLATE_NOOP("", "Il capo tavolo"),
    "ispettore": QT_TRANSLATE_NOOP("", "L'ispettore"),
    "direzione": QT_TRANSLATE_NOOP("", "La direzione"),
}
"""Who checks, as the journal writes it and as the dealer reads it."""


class BallChoices:
    """Two rows of buttons; what they say is whole when one of each is marked."""

    def __init__(self, scale: Scale, parent: QWidget, told: Callable[[], None]) -> None:
        """Nothing is marked yet.

        Args:
            scale: of the window.
            parent: the page.
            told: called whenever something was marked.
        """
        self._told = told
        self._name = self._by = ""
        self.sets = {name: TouchButton(scale, parent) for name in _SETS}
        self.people = {by: TouchButton(scale, parent) for by in _BY}
        for name, button in self.sets.items():
            button.say(tr("Set {name}").format(name=name))
            button.clicked.connect(lambda _=False, name=name: self.choose(name, self._by))
        for by, button in self.people.items():
            button.say(tr(_BY[by]))
            button.clicked.connect(lambda _=False, by=by: self.choose(self._name, by))
        self.rows = (
            Row(_WHICH, list(self.sets.values())),
            Row(_CHECKED, list(self.people.values())),
        )

    def choose(self, name: str, by: str) -> None:
        """Mark a set and who checked it; empty for neither."""
        self._name, self._by = name, by
        for key, button in (*self.sets.items(), *self.people.items()):
            button.choose(chosen=key in {name, by})
        self._told()

    @property
    def missing(self) -> str:
        """What is still to be marked, in the language of the desk; empty where nothing is."""
        if not self._name:
            return tr("prima il set di palline")
        return "" if self._by else tr("prima chi le ha contate")

    @property
    def said(self) -> Json:
        """What is recorded; None until all of it was said."""
        return commands.balls_checked(self._name, self._by) if self._name and self._by else None
