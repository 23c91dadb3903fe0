"""What an answer is touched together with: figures, numbers of the layout, places, chips, choices."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from itertools import zip_longest
from typing import Final

from PySide6.QtCore import QLocale, QRect
from PySide6.QtWidgets import QWidget

from app.desks.common.language import tr
from app.desks.common.taking_away import take_away
from app.desks.common.theme import GAP, TARGET, Scale
from app.desks.common.touch import Role, TouchButton
from app.desks.trainee.looks import QUIET, Words
from app.desks.trainee.typing import TIMES
from app.practice import forms
from app.practice.exercise import Form
from app.reports.practice_words.scenes import labels_of
from app.rules.cutting import STACK
from app.rules.house import House
from app.rules.italian import euro
from app.rules.money import Cents, money_text
from app.rules.roulette.layout import POSITIONS
from app.rules.roulette.notation import SHORT
from app.rules.roulette.position_words import ITALIAN_POSITIONS

Write = Callable[[str], None]
Erase = Callable[[], None]

_ALONG: Final = 12
"""Rows of the layout."""
_HIGHEST: Final = 72
_FIGURES: Final = ("7", "8", "9", "4", "5", "6", "1", "2", "3")


class Grid(QWidget):
    """Buttons in rows, of at least the least size that is touched."""

    def __init__(self, scale: Scale, parent: QWidget) -> None:
        super().__init__(parent)
        self.scale = scale
        self.rows: list[list[TouchButton]] = []

    def button(self, text: str, name: str, pressed: Callable[[], None]) -> TouchButton:
        """Make a button that writes something."""
        button = TouchButton(self.scale, self)
        button.size_of_text = 22
        button.say(text, name=name)
        button.clicked.connect(pressed)
        return button

    def cells(self, _button: TouchButton) -> int:
        """Say how many buttons' room one takes across."""
        return 1

    def place(self) -> None:
        """Share the room out evenly, but not below what a finger needs."""
        gap = self.scale.px(GAP)
        most = max((sum(map(self.cells, row)) for row in self.rows), default=1)
        wide = max(self.scale.px(TARGET), (self.width() - gap * (most - 1)) // most)
        room = (self.height() + gap) // max(1, len(self.rows)) - gap
        high = max(self.scale.px(TARGET), min(self.scale.px(_HIGHEST), room))
        for down, row in enumerate(self.rows):
            across = 0
            for button in row:
                cells = self.cells(button)
                taken = QRect(across * (wide + gap), down * (high + gap), cells * (wide + gap) - gap, high)
                button.setGeometry(taken)
                across += cells


class FigurePad(Grid):
    """Figures, and what else an amount or a cut is written with."""

    def __init__(
        self, scale: Scale, parent: QWidget, form: Form, write: Write, erase: Callable[[], None]
    ) -> None:
        """Make the pad of a form.

        Args:
            scale: of the window.
            parent: the page.
            form: of the field.
            write: takes each sign.
            erase: takes the last one back.
        """
        super().__init__(scale, parent)
        figures = [self.button(sign, sign, partial(write, sign)) for sign in _FIGURES]
        self.rows = [figures[0:3], figures[3:6], figures[6:9]]
        back = self.button("⌫", tr("togliere l'ultima cifra"), erase)
        zero = self.button("0", "0", partial(write, "0"))
        if form is forms.MONEY:
            comma = self.button(QLocale().decimalPoint(), tr("virgola"), partial(write, ","))
            self.rows.append([comma, zero, back])
        elif form is forms.PILES:
            plus = self.button("+", tr("e un'altra pila"), partial(write, "+"))
            less = self.button("−", tr("meno"), partial(write, "-"))
            gap = self.button(tr("poi"), tr("gruppo seguente"), partial(write, " "))
            stack = self.button(str(STACK), tr("una stecca intera"), partial(write, f" {STACK}"))
            self.rows += [[plus, zero, less], [gap, stack, back]]
        else:
            self.rows.append([zero, back])


def how_many(grid: Grid, write: Write) -> list[TouchButton]:
    """Make the figures of how many; their sign tells them from numbers, and from chips of that value."""
    return [
        grid.button(
            f"{figure}×", tr("quanti: {figure}").format(figure=figure), partial(write, figure + TIMES)
        )
        for figure in "1234567890"
    ]


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


class PlacesPad(QWidget):
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


def in_rows(buttons: Sequence[TouchButton], most: int) -> list[list[TouchButton]]:
    """Put buttons into rows of so many."""
    return [list(buttons[at : at + most]) for at in range(0, len(buttons), most)]


class ChipsPad(Grid):
    """How many, and the house's chips: without a number before it each touch adds one."""

    def __init__(
        self, scale: Scale, parent: QWidget, house: House, write: Write, erase: Callable[[], None]
    ) -> None:
        super().__init__(scale, parent)
        values = [self._value(value, write) for value in house.chips]
        labels = labels_of(house)
        colours = [self._colour(c.letter, labels[c.name], write) for c in house.colours]
        back = self.button("⌫", tr("togliere l'ultima"), erase)
        back.role = Role.TAKE
        figures, chips = (
            in_rows(how_many(self, write), 2),
            [*in_rows([*values, back], 4), *in_rows(colours, 4)],
        )
        self.rows = [[*left, *right] for left, right in zip_longest(figures, chips, fillvalue=())]

    def _colour(self, letter: str, label: str, write: Write) -> TouchButton:
        """A colour: its letter, as on the chip and in what is typed, and beneath it what it stands for."""
        button = self.button(letter, label, partial(write, letter))
        button.say(letter, label, name=label)
        return button

    def _value(self, value: Cents, write: Write) -> TouchButton:
        word = money_text(value).removesuffix(".00")
        return self.button(euro(value), f"€ {euro(value)}", partial(write, word))
