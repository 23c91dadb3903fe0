"""The pad of the field that is answered now: another form has another one."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from app.desks.common.lettering import Weight, ink, write, write_wrapped
from app.desks.common.taking_away import take_away
from app.desks.common.theme import GAP, SMALLEST, TARGET, Scale
from app.desks.common.touch import TouchButton
from app.desks.trainee.looks import QUIET
from app.desks.trainee.pads import ChipsPad, FigurePad, Grid, Pad, Write
from app.desks.trainee.practising import Practising
from app.desks.trainee.school import School
from app.desks.trainee.screen import Asked, FieldShown
from app.practice import forms
from app.practice.answers import letter
from app.practice.saying import Say
from app.reports.practice_words.sentences import PracticeWords
from app.rules.house import House

_HIGHEST: Final = 76
_SIZES: Final = {1: 19, 2: 15}
"""Of the letters, by how many columns there are."""
_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_ACROSS: Final = 4
"""Acts beside each other."""
_LONG: Final = 40
"""Letters of a sentence that takes the room of two acts."""


class ChoiceList(Pad):
    """What can be chosen, or put in order: each has its letter, and in an order its place."""

    def __init__(
        self, scale: Scale, parent: QWidget, words: PracticeWords, field: FieldShown, touched: Write
    ) -> None:
        super().__init__(parent)
        self._words = words
        self._scale = scale
        self._ordered = field.form is forms.ORDER
        self.buttons: list[TouchButton] = []
        for place, say in enumerate(field.choices):
            button = TouchButton(scale, self)
            button.size_of_text = 19
            button.say(f"{letter(place)} · {self._words.sentence(say)}")
            button.clicked.connect(partial(touched, letter(place)))
            self.buttons.append(button)

    def show_answer(self, typed: str) -> None:
        """Mark what was chosen; in an order each says which it is."""
        for place, button in enumerate(self.buttons):
            name = letter(place)
            chosen = name in typed.upper()
            button.choose(chosen=chosen)
            if self._ordered:
                below = f"{typed.upper().index(name) + 1}." if chosen else ""
                button.say(button.text().replace("&&", "&"), below)

    def place(self) -> None:
        """One beneath the other, in two columns where they are many."""
        gap, count = self._scale.px(GAP), len(self.buttons)
        columns = 1 if count * (self._scale.px(TARGET) + gap) <= self.height() + gap else 2
        rows = -(-count // columns)
        high = max(
            self._scale.px(TARGET), min(self._scale.px(76), (self.height() + gap) // max(1, rows) - gap)
        )
        wide = (self.width() - gap * (columns - 1)) // columns
        for place, button in enumerate(self.buttons):
            button.size_of_text = _SIZES[columns]
            across, down = divmod(place, rows)
            button.setGeometry(across * (wide + gap), down * (high + gap), wide, high)


class ActButton(TouchButton):
    """One act, with the letter that a key writes in its corner."""

    def __init__(self, scale: Scale, parent: QWidget, key: str) -> None:
        super().__init__(scale, parent)
        self.key = key

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        """Draw the act, and its letter."""
        px = self.scale.px
        paint = self.draw_ground(painter, rect)
        beside = rect.adjusted(px(20), 0, -px(3), 0)
        least = px(SMALLEST)
        write_wrapped(
            painter, beside, self.text(), px(self.size_of_text), weight=Weight.SEMI, paint=paint, least=least
        )
        corner = QRectF(rect.x() + px(6), rect.y() + px(1), px(18), px(17))
        write(painter, corner, self.key, px(SMALLEST), paint=ink(QUIET), align=_LEFT)


class ActsPad(Grid):
    """What can be chosen every time, such as what a dealer may do or say, so that the hand finds it."""

    def __init__(
        self, scale: Scale, parent: QWidget, words: PracticeWords, field: FieldShown, touched: Write
    ) -> None:
        super().__init__(scale, parent)
        self._words = words
        self.buttons = [self._act(place, say, touched) for place, say in enumerate(field.choices)]
        self.rows = [[]]
        for button in self.buttons:
            if sum(map(self.cells, (*self.rows[-1], button))) > _ACROSS:
                self.rows.append([])
            self.rows[-1].append(button)

    def cells(self, button: TouchButton) -> int:
        """A long sentence takes two."""
        return 2 if len(button.text()) > _LONG else 1

    def _act(self, place: int, say: Say, touched: Write) -> TouchButton:
        text, key = self._words.sentence(say), letter(place)
        button = ActButton(self.scale, self, key)
        button.size_of_text = 16
        button.say(text, name=f"{key} · {text}")
        button.clicked.connect(partial(touched, key))
        return button

    def show_answer(self, typed: str) -> None:
        """Mark what was chosen."""
        for place, button in enumerate(self.buttons):
            button.choose(chosen=letter(place) in typed.upper())


class AnswerPad(QWidget):
    """Shows the pad that the answer needs."""

    def __init__(self, scale: Scale, parent: QWidget, practising: Practising, school: School) -> None:
        super().__init__(parent)
        self._scale, self._practising, self._school = scale, practising, school
        self._for: tuple[object, ...] = ()
        self._line = ""
        self.pad: Pad | None = None

    def show_asked(self, shown: Asked, house: House) -> None:
        """Show the pad of the current field; one that is there already is taken again."""
        field = next((field for field in shown.fields if field.current), None)
        if field is None:
            return
        wanted = (house.name, field.form, field.choices)
        if wanted != self._for:
            self._for = wanted
            self._change(self._made(field, house))
        elif shown.line != self._line and self.pad is not None:
            self.pad.forget()
        self._line = shown.line
        if self.pad is not None:
            self.pad.show_answer(field.typed)

    def _change(self, pad: Pad) -> None:
        if self.pad is not None:
            take_away((self.pad,))
        self.pad = pad
        pad.show()
        self.place()

    def _made(self, field: FieldShown, house: House) -> Pad:
        does, words = self._practising.answering, self._school.words
        own = self._school.views.pads.get(field.form)
        if own is not None:
            return own(self._scale, self, does.add)
        if field.is_row:
            return ActsPad(self._scale, self, words, field, does.add)
        if field.form in forms.CHOSEN:
            return ChoiceList(self._scale, self, words, field, does.add)
        if field.form is forms.CHIPS:
            return ChipsPad(self._scale, self, house, does.add, does.erase)
        return FigurePad(self._scale, self, field.form, does.type, does.erase)

    def place(self) -> None:
        """Give the pad all the room."""
        if self.pad is not None:
            self.pad.setGeometry(self.rect())
            self.pad.place()
