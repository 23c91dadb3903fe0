"""The cloth of a plain game: a key for each way in which a round can come out."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

from PySide6.QtWidgets import QWidget

from app.desks.common.theme import GAP, Scale
from app.desks.croupier.dealing import Dealing
from app.desks.croupier.felt import Middle
from app.desks.croupier.moment_button import MomentButton
from app.desks.croupier.regions import Regions
from app.desks.croupier.screen import Screen
from app.desks.croupier.situation import situation
from app.desks.croupier.words.game_words import dealt
from app.table.command import Command

_COLUMNS: Final = 6


class PlainMiddle(Middle):
    """Keys by the number of each result; a touch says that the round came out so."""

    def __init__(self, scale: Scale, parent: QWidget, dealing: Dealing, falls: Mapping[int, Command]) -> None:
        """Make a key for each result; `falls` has the command that says it."""
        super().__init__(parent)
        self._scale, self._dealing, self._falls = scale, dealing, falls
        self.results = {
            number: MomentButton(scale, self, partial(dealing.ask, said)) for number, said in falls.items()
        }

    def show_screen(self, screen: Screen) -> None:
        """Name each result; what the table would refuse is dimmed, and all while play is suspended."""
        for number, key in self.results.items():
            key.moment, key.single = situation(screen).moment, True
            key.say(dealt().number(number))
            key.setEnabled(not screen.suspended and self._dealing.could(self._falls[number]))

    def place(self, _parts: Regions) -> None:
        """Lay the keys row by row, all of them alike."""
        gap, columns = self._scale.px(GAP), min(_COLUMNS, len(self.results))
        wide, high = (self.width() - gap) // columns, self.height() - gap
        high //= -(-len(self.results) // columns)
        for place, key in enumerate(self.results.values()):
            row, column = divmod(place, columns)
            key.setGeometry(gap + column * wide, gap + row * high, wide - gap, high - gap)
