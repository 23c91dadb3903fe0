"""Touches the numbers of the layout, and the places that play one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from PySide6.QtWidgets import QWidget

from app.desks.common.language import tr
from app.desks.common.taking_away import take_away
from app.desks.common.theme import GAP, TARGET, Scale
from app.desks.common.touch import TouchButton
from app.desks.trainee.looks import QUIET, Words
from app.desks.trainee.pads import Grid, Pad, Write, how_many, in_rows
from app.rules.roulette.layout import POSITIONS
from app.rules.roulette.notation import SHORT
from app.rules.roulette.position_words import ITALIAN_POSITIONS

_ALONG: Final = 12
"""Rows of the layout."""


class NumberGrid(Grid):
    """The thirty-seven numbers: as they lie on the layout where there is room, else one after the other."""

    def __init__(self, scale: Scale, parent: QWidget, touched: Callable[[int], None]) -> None:
        super().__init__(scale, parent)
        self.numbers = [self.button(str(n), str(n), partial(touched, n)) for n in range(37)]
        self.many: list[TouchButton] = []
        self.rows = [self.numbers]

    def say_how_many(self, write: Write) -> None:
        """Offer how many besides."""
        self.many = how_many(self, write)

    def place(self) -> None:
        """Lay them for this room."""
        most = self.width() // (self.scale.px(TARGET) + self.scale.px(GAP))
        self.rows = rows_for(self.numbers, most)
        for button in self.many:
            if len(self.rows[-1]) >= max(1, most):
                self.rows.append([])
            self.rows[-1].append(button)
        super().place()


def rows_for(numbers: Sequence[TouchButton], most: int) -> list[list[TouchButton]]:
    """Share the numbers out over rows.

    Args:
        numbers: zero first.
        most: how many have room beside each other.
    """
    if most >= _ALONG:
        return [list(numbers[column::3]) for column in (3, 2, 1)] + [[numbers[0]]]
    return in_rows(numbers, max(1, most))


class PlacesPad(Pad):
    """A number first, then one of the places that play it: each touch adds a piece there."""

    def __init__(self, scale: Scale, parent: QWidget, write: Write) -> None:
        super().__init__(parent)
        self._scale, self._write = scale, write
        self.numbers = NumberGrid(scale, self, self._choose)
        self.numbers.say_how_many(write)
        self.places = Grid(scale, self)
        self.how = Words(scale, self, 19, paint=QUIET)
        self.how.say(
            tr("Prima un numero, poi la posizione: ogni tocco è un pezzo, o quanti ne dicono le cifre con ×.")
        )

    def forget(self) -> None:
        """Offer no places any more: another exercise is asked."""
        for row in self.places.rows:
            take_away(row)
        self.places.rows = []
        self.how.show()

    def _choose(self, number: int) -> None:
        self.forget()
        found = [position for position in POSITIONS if position.inside and position.wins(number)]
        found.sort(key=lambda position: (-len(position.numbers), position.index))
        buttons = []
        for position in found:
            short = SHORT[position]
            button = self.places.button(short, ITALIAN_POSITIONS.name(position), partial(self._write, short))
            button.show()
            buttons.append(button)
        self.places.rows = [buttons[:6], buttons[6:]]
        self.how.hide()
        self.places.place()

    def place(self) -> None:
        """The numbers above, the places of the chosen one beneath."""
        gap = self._scale.px(GAP)
        self.numbers.setGeometry(0, 0, self.width(), self.height())
        self.numbers.place()
        high = len(self.numbers.rows) * (self._scale.px(TARGET) + gap)
        self.numbers.setGeometry(0, 0, self.width(), high)
        self.how.setGeometry(0, high + gap, self.width(), self._scale.px(TARGET))
        self.places.setGeometry(0, high + gap, self.width(), self.height() - high - gap)
        self.numbers.place()
        self.places.place()
