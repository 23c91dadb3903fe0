"""A player moves his prisoner: to a simple chance, where it stays one, or where it plays again (rules 4)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP
from PySide6.QtWidgets import QWidget

from app.desks.common.cloth_names import cloth_name
from app.desks.common.language import tr
from app.desks.common.theme import Scale
from app.desks.common.touch import Role, TouchButton
from app.desks.croupier import commands
from app.desks.croupier.at_zero import Prisoner, prisoners
from app.desks.croupier.dealing import Dealing
from app.desks.croupier.pages.choice_page import ChoicePage
from app.desks.croupier.pages.rows_page import Row
from app.desks.croupier.screen import Screen
from app.rules.explanation import colour_label
from app.rules.layout import BY_NAME

_WHOSE: Final = QT_TRANSLATE_NOOP("", "CHI È IN PRIGIONE")
_STAYS: Final = QT_TRANSLATE_NOOP("", "RESTA IN PRIGIONE SU")
_PLAYS: Final = QT_TRANSLATE_NOOP("", "TORNA A GIOCARE SU")
_SHOWN: Final = 6
_CHANCES: Final = ("high", "odd", "red", "black", "even", "low")
_OTHERS: Final = ("dozen-1", "dozen-2", "dozen-3", "column-34", "column-35", "column-36")


class PrisonersPage(ChoicePage):
    """Whose prisoner, and where it goes; then it is moved."""

    def __init__(self, scale: Scale, parent: QWidget, dealing: Dealing, left: Callable[[], None]) -> None:
        super().__init__(scale, parent, left)
        self._dealing, self._left = dealing, left
        self._there: tuple[Prisoner, ...] = ()
        self._who = 0
        self._to: str | None = None
        self.whose = [TouchButton(scale, self) for _ in range(_SHOWN)]
        for place, button in enumerate(self.whose):
            button.clicked.connect(lambda _=False, place=place: self.choose(place))
        self.places = {name: TouchButton(scale, self) for name in (*_CHANCES, *_OTHERS)}
        for name, button in self.places.items():
            button.say(cloth_name(BY_NAME[name]))
            button.clicked.connect(lambda _=False, name=name: self.send_to(name))
        self.moves = self.offer(Role.STEP, self._move)
        self.rows = (
            Row(_WHOSE, self.whose, _SHOWN),
            Row(_STAYS, [self.places[name] for name in _CHANCES], 6),
            Row(_PLAYS, [self.places[name] for name in _OTHERS], 6),
        )

    def begin(self, screen: Screen) -> None:  # noqa: ARG002 - it begins with the first prisoner
        """Begin with the first, and nowhere to go."""
        self._who, self._to = 0, None

    def show_screen(self, screen: Screen) -> None:  # noqa: ARG002 - the table is asked
        """Show who is in prison now."""
        live = self._dealing.live
        self._there = () if live is None else prisoners(live.state)[:_SHOWN]
        self._who = min(self._who, max(0, len(self._there) - 1))
        self._say()

    def choose(self, place: int) -> None:
        """Take another prisoner."""
        self._who, self._to = place, None
        self._say()

    def send_to(self, name: str) -> None:
        """Say where it goes."""
        self._to = name
        self._say()

    def _say(self) -> None:
        self.entitle(tr("Spostare un prigioniero"), tr("In mano al giocatore non torna mai."))
        for place, button in enumerate(self.whose):
            button.setVisible(place < len(self._there))
            if place < len(self._there):
                shut = self._there[place]
                button.say(colour_label(self._dealing.house, shut.owner), cloth_name(shut.position))
                button.choose(chosen=place == self._who)
        for name, button in self.places.items():
            button.choose(chosen=name == self._to)
            button.setEnabled(bool(self._there) and name != self._there[self._who].position.name)
        self.moves.say(tr("Spostare"))
        command = self._command()
        self.moves.setEnabled(command is not None and self._dealing.could(command))

    def _command(self) -> commands.Command | None:
        if self._to is None or not self._there:
            return None
        shut = self._there[self._who]
        return commands.move_prisoner(shut.position.name, self._to, shut.owner)

    def _move(self) -> None:
        command = self._command()
        if command is not None:
            self._dealing.ask(command)
        self._left()
