"""A player moves his prisoner: to a simple chance, where it stays one, or where it plays again (rules 4)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP
from PySide6.QtWidgets import QAbstractButton, QWidget

from app.desks.common.language import euro, tr
from app.desks.common.owner_words import owner_words
from app.desks.common.roulette.cloth_words import cloth_words
from app.desks.common.theme import TARGET, Scale
from app.desks.common.touch import Role, TouchButton
from app.desks.croupier import commands
from app.desks.croupier.dealing import Dealing
from app.desks.croupier.not_taken import NotTaken
from app.desks.croupier.pages.choice_page import ChoicePage
from app.desks.croupier.pages.rows_page import Row
from app.desks.croupier.roulette.at_zero import Lump, prisoners
from app.desks.croupier.roulette.pages.place_keys import PlaceKeys
from app.desks.croupier.screen import Screen
from app.desks.croupier.words.reasons import reason_words
from app.rules.house import colour_label
from app.rules.roulette.layout import Position
from app.rules.side import Side
from app.table.command import Command

_STAYS: Final = QT_TRANSLATE_NOOP("", "RESTA IN PRIGIONE SU")
_PLAYS: Final = QT_TRANSLATE_NOOP("", "TORNA A GIOCARE SU")
_SHOWN: Final = 8
_TOP: Final = 98


class PrisonersPage(ChoicePage):
    """Whose prisoner, and where it goes; then it is moved."""

    WIDE = True

    def __init__(self, scale: Scale, parent: QWidget, dealing: Dealing, left: Callable[[], None]) -> None:
        super().__init__(scale, parent, left)
        self._dealing, self._left = dealing, left
        self._there: tuple[Lump, ...] = ()
        self._first = 0
        self._who: Lump | None = None
        self._to: Position | None = None
        self.whose = [TouchButton(scale, self) for _ in range(_SHOWN)]
        for place, button in enumerate(self.whose):
            button.clicked.connect(partial(self.choose, place))
        self.more = TouchButton(scale, self)
        self.more.clicked.connect(self._show_more)
        self.places = PlaceKeys(scale, self, dealing.house, self.send_to)
        self.places.label(_STAYS, _PLAYS)
        self.moves = self.offer(Role.STEP, self._move)
        self.rows = (Row("", [*self.whose, self.more], _SHOWN + 1),)

    def begin(self, screen: Screen) -> None:  # noqa: ARG002 - it begins with the first prisoner
        """Begin with the first, and nowhere to go."""
        self._first, self._who, self._to = 0, None, None
        self.places.begin()

    def show_screen(self, screen: Screen) -> None:  # noqa: ARG002 - the table is asked
        """Show who is in prison now."""
        live = self._dealing.live
        self._there = () if live is None else prisoners(live.state)
        if self._first >= len(self._there):
            self._first = 0
        if self._who not in self._there:
            self._who, self._to = next(iter(self._there), None), None
        self._say()

    def choose(self, place: int) -> None:
        """Take another prisoner."""
        self._who, self._to = self._there[self._first + place], None
        self._say()

    def send_to(self, position: Position) -> None:
        """Say where it goes."""
        self._to = position
        self._say()

    def _show_more(self) -> None:
        self._first = self._first + _SHOWN if self._first + _SHOWN < len(self._there) else 0
        self._say()

    def _say(self) -> None:
        hint = tr("In mano al giocatore non torna mai. Per una combinazione toccare, o scrivere, un numero.")
        command = self._command()
        why = "" if command is None else self._dealing.why_not(command)
        why = why if self._there else NotTaken.NOBODY_IN_PRISON()
        warned = reason_words(why, self._dealing.house) if why else ""
        self.entitle(tr("Spostare un prigioniero"), "" if warned else hint, warned)
        shown = self._there[self._first : self._first + _SHOWN]
        for button in self.whose:
            button.hide()
        for shut, button in zip(shown, self.whose, strict=False):
            button.show()
            button.say(self._owner(shut.owner), f"{cloth_words(shut.position)} € {euro(shut.amount)}")
            button.choose(chosen=shut == self._who)
        self.more.say(tr("Altri…"))
        self.more.setVisible(len(self._there) > _SHOWN)
        live = self._dealing.live
        side = Side.LEFT if live is None else live.state.side
        self.places.show_places(side, self._to, self._takes)
        self.moves.say(tr("Spostare"), self._where())
        self.moves.setEnabled(command is not None and self._dealing.could(command))

    def _owner(self, owner: str) -> str:
        return owner_words(colour_label(self._dealing.house, owner))

    def _takes(self, position: Position) -> bool:
        return self._who is not None and position is not self._who.position

    def _where(self) -> str:
        """Say what becomes of it: "rosso € 2,50, Noir → 8/11"."""
        if self._who is None or self._to is None:
            return tr("toccare dove va")
        what = f"{self._owner(self._who.owner)} € {euro(self._who.amount)}"
        return f"{what}, {cloth_words(self._who.position)} → {cloth_words(self._to)}"

    def _command(self) -> Command | None:
        if self._to is None or self._who is None:
            return None
        return commands.move_prisoner(self._who.position.name, self._to.name, self._who.owner)

    def _move(self) -> None:
        command = self._command()
        if command is not None:
            self._dealing.ask(command)
        self._left()

    def in_order(self) -> Sequence[QAbstractButton]:
        """The prisoners, then where they can go."""
        return [*self.whose, self.more, *self.places.in_order()]

    def take_key(self, key: int) -> None:
        """Figures are a number of the layout; all else goes from button to button."""
        if not self.places.take_key(key):
            super().take_key(key)

    def place(self, side: Side) -> None:
        """The prisoners above, the layout beneath."""
        super().place(side)
        px = self._scale.px
        top = px(_TOP) + px(TARGET) + px(16)
        self.places.setGeometry(px(24), top, self.width() - 2 * px(24), self.places.height_wanted())
        self.places.place(side)
