"""What an answer is touched together with: figures and chips; a game has pads of its own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from itertools import zip_longest
from typing import Final

from PySide6.QtCore import QLocale, QRect
from PySide6.QtWidgets import QWidget

from app.desks.common.language import tr
from app.desks.common.theme import GAP, TARGET, Scale
from app.desks.common.touch import Role, TouchButton
from app.desks.trainee.typing import TIMES
from app.practice import forms
from app.practice.exercise import Form
from app.reports.practice_words.scenes import labels_of
from app.rules.cutting import STACK
from app.rules.house import House
from app.rules.italian import euro
from app.rules.money import Cents, money_text

Write = Callable[[str], None]
Erase = Callable[[], None]

_HIGHEST: Final = 72
_FIGURES: Final = ("7", "8", "9", "4", "5", "6", "1", "2", "3")


class Pad(QWidget):
    """What an answer is touched together with."""

    def place(self) -> None:
        """Lay it for the room that it has."""

    def forget(self) -> None:
        """Forget what was touched half: another exercise is asked."""

    def show_answer(self, typed: str) -> None:
        """Mark what was touched so far."""


MakePad = Callable[[Scale, QWidget, Write], Pad]
"""Makes the pad of a form."""


class Grid(Pad):
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
        nought = self.button("0", "0", partial(write, "0"))
        if form is forms.MONEY:
            comma = self.button(QLocale().decimalPoint(), tr("virgola"), partial(write, ","))
            self.rows.append([comma, nought, back])
        elif form is forms.PILES:
            plus = self.button("+", tr("e un'altra pila"), partial(write, "+"))
            less = self.button("−", tr("meno"), partial(write, "-"))
            gap = self.button(tr("poi"), tr("gruppo seguente"), partial(write, " "))
            stack = self.button(str(STACK), tr("una stecca intera"), partial(write, f" {STACK}"))
            self.rows += [[plus, nought, less], [gap, stack, back]]
        else:
            self.rows.append([nought, back])


def how_many(grid: Grid, write: Write) -> list[TouchButton]:
    """Make the figures of how many; their sign tells them from numbers, and from chips of that value."""
    return [
        grid.button(
            f"{figure}×", tr("quanti: {figure}").format(figure=figure), partial(write, figure + TIMES)
        )
        for figure in "1234567890"
    ]


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
