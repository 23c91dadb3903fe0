"""What is to be answered, with what stands there: the field that the next touch is for is framed."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QWidget

from app.desks.common import theme
from app.desks.common.language import euro, tr
from app.desks.common.lettering import Weight, fits_lines, ink, width_of, write, write_lines, write_wrapped
from app.desks.common.theme import GAP, SMALLEST, Scale
from app.desks.common.touch import TouchButton
from app.desks.trainee.looks import GROUND, QUIET, RIGHT, TEXT, WRONG
from app.desks.trainee.screen import FieldShown
from app.practice import forms
from app.practice.answers import letter
from app.practice.exercise import Field, Form
from app.reports.practice_words.sentences import PracticeWords
from app.rules.money import parse_money

_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_NAME_SHARE: Final = 0.4
_HIGH: Final = 72
_HIGH_TYPED: Final = 92
"""Of a field in which something long is typed."""
_HEAD: Final = 34
_LONG: Final = 20
"""Of the letters of an answer that does not stand on one line."""
_LINE: Final = 1.3
_MOST_LINES: Final = 12
_NARROWEST: Final = 236
"""A field's name and what is said of it have room beside each other."""
_NORMAL_MONEY: Final = re.compile(r"\d+\.\d\d", re.ASCII)


class FieldBox(TouchButton):
    """One field; a touch goes to it."""

    def __init__(self, scale: Scale, parent: QWidget, words: PracticeWords) -> None:
        super().__init__(scale, parent)
        self._words = words
        self.field: FieldShown | None = None

    def show_field(self, field: FieldShown) -> None:
        """Show what stands there, and once it is marked whether that is right."""
        if field == self.field:
            return
        self.field = field
        name = self._words.sentence(field.say)
        self.setAccessibleName(f"{name}: {field.typed} {self._verdict(field)}".strip())
        self.update()

    def _verdict(self, field: FieldShown) -> str:
        """Say beside the field's name what is to be said of what stands there."""
        if field.right is None:
            return tr("così non si legge") if field.nonsense else ""
        if field.right:
            return tr("giusto")
        typed = answer_words(field.form, field.typed)
        if field.form is forms.SEVERAL:
            typed = field_words(self._words, field, typed)
        return tr("no: {answer}").format(answer=typed) if typed else "–"

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        """Draw the name and the verdict above, beneath what stands there or should have stood there."""
        field, px = self.field, self.scale.px
        if field is None:
            return
        line = theme.GOLD if field.current else QUIET
        painter.setPen(QPen(ink(line), px(3 if field.current else 1)))
        painter.setBrush(ink(GROUND))
        painter.drawRoundedRect(rect.adjusted(2, 2, -2, -2), px(theme.RADIUS), px(theme.RADIUS))
        inside = rect.adjusted(px(14), px(4), -px(14), -px(4))
        top = QRectF(inside.x(), inside.y(), inside.width(), px(24))
        self._draw_head(painter, top, field)
        below = QRectF(inside.x(), top.bottom(), inside.width(), inside.bottom() - top.bottom())
        text, paint, least = self._text(field), ink(TEXT if field.right is None else RIGHT), px(SMALLEST)
        verdict = self._verdict(field)
        if not self._beside(verdict, inside.width()):
            said = QRectF(below)
            said.setTop(below.bottom() - self._lines(verdict, inside.width(), px(16)))
            below.setBottom(said.top())
            write_lines(painter, said, verdict, px(16), paint=ink(WRONG), align=_LEFT)
        bold = Weight.BOLD
        if field.form is forms.CHOICE and text[:1] in letters_of(field):
            write_wrapped(painter, below, text, px(22), weight=bold, paint=paint, align=_LEFT, least=least)
        elif width_of(text, px(30), bold) <= below.width():
            write(painter, below, text, px(30), weight=bold, paint=paint, align=_LEFT)
        else:
            size = px(_LONG)
            write_wrapped(painter, below, text, size, weight=bold, paint=paint, align=_LEFT, least=least)

    def _text(self, field: FieldShown) -> str:
        """Say what stands in the field, or once it is marked what should."""
        shown = field.solution if field.right is False else field.typed
        text = answer_words(field.form, shown) or ("…" if field.current else "–")
        if field.form is forms.CHOICE and text in letters_of(field):
            return f"{text} · {field_words(self._words, field, text)}"
        return field_words(self._words, field, text) if field.form is forms.SEVERAL else text

    def _beside(self, verdict: str, inside: float) -> bool:
        """Whether the verdict has room beside the field's name."""
        return width_of(verdict, self.scale.px(16), Weight.SEMI) <= inside * (1 - _NAME_SHARE)

    def _lines(self, text: str, inside: float, size: int, weight: Weight = Weight.REGULAR) -> float:
        """Say how high a text is over as many lines as it takes, in pixels."""
        line = size * _LINE
        room = (QRectF(0, 0, inside, lines * line) for lines in range(1, _MOST_LINES))
        return next(
            (rect.height() for rect in room if fits_lines(rect, text, size, weight)), _MOST_LINES * line
        )

    def height_wanted(self, width: int) -> float:
        """Say how high the field is, in pixels: an answer that is long stands there whole.

        Args:
            width: of the field, in pixels.
        """
        field, px = self.field, self.scale.px
        inside = width - 2 * px(14)
        if field is None:
            return px(_HIGH)
        text, verdict = self._text(field), self._verdict(field)
        high = float(px(_HIGH))
        if width_of(text, px(30), Weight.BOLD) > inside and field.form is not forms.CHOICE:
            # While it is typed its pad needs the room: it is written smaller then.
            lines = self._lines(text, inside, px(_LONG), Weight.BOLD) + px(_HEAD)
            high = max(high, lines if field.right is not None else px(_HIGH_TYPED))
        if not self._beside(verdict, inside):
            high += self._lines(verdict, inside, px(16))
        return high

    def _draw_head(self, painter: QPainter, top: QRectF, field: FieldShown) -> None:
        px, verdict = self.scale.px, self._verdict(field)
        if not self._beside(verdict, top.width()):
            verdict = ""
        said = width_of(verdict, px(16), Weight.SEMI) + px(8) if verdict else 0
        named = max(top.width() - said, top.width() * _NAME_SHARE)
        name = QRectF(top.x(), top.y(), named, top.height())
        write(painter, name, self._words.sentence(field.say), px(16), paint=ink(QUIET), align=_LEFT)
        paint = ink(RIGHT if field.right else WRONG if field.typed else QUIET)
        beside = top.adjusted(named, 0, 0, 0)
        write(painter, beside, verdict, px(16), weight=Weight.SEMI, paint=paint, align=_RIGHT)


def letters_of(field: Field | FieldShown) -> list[str]:
    """Name what can be chosen."""
    return [letter(place) for place in range(len(field.choices))]


def answered_words(words: PracticeWords, fields: Sequence[Field], answers: Sequence[str]) -> str:
    """Write the answers to all fields of an exercise in one line."""
    return ", ".join(
        field_words(words, field, text) or "–" for field, text in zip(fields, answers, strict=True)
    )


def field_words(words: PracticeWords, field: Field | FieldShown, text: str) -> str:
    """Write what stands in a field; of a choice what was chosen, and not its letter."""
    letters = letters_of(field)
    if field.form in {forms.CHOICE, forms.SEVERAL} and text and {*text}.issubset(letters):
        return ", ".join(words.sentence(field.choices[letters.index(each)]) for each in text)
    return answer_words(field.form, text)


def answer_words(form: Form, text: str) -> str:
    """Write an answer as the house writes it; while it is typed it stays as it was typed."""
    if form is forms.MONEY and _NORMAL_MONEY.fullmatch(text):
        return f"€ {euro(parse_money(text))}"
    return text


def how_words(words: PracticeWords, field: FieldShown) -> str:
    """Say how an answer is written that cannot be read as it stands, with an example of its form."""
    return words.how(field.form, answer_words(field.form, field.example))


class FieldRow(QWidget):
    """All the fields of an exercise, beside each other."""

    def __init__(
        self, scale: Scale, parent: QWidget, words: PracticeWords, turn_to: Callable[[int], None]
    ) -> None:
        super().__init__(parent)
        self._words = words
        self._scale, self._turn_to = scale, turn_to
        self.boxes: list[FieldBox] = []

    def show_fields(self, fields: tuple[FieldShown, ...]) -> None:
        """Show them; as many boxes as there are fields."""
        while len(self.boxes) < len(fields):
            box = FieldBox(self._scale, self, self._words)
            box.clicked.connect(partial(self._turn_to, len(self.boxes)))
            self.boxes.append(box)
        for place, box in enumerate(self.boxes):
            box.setVisible(place < len(fields))
            if place < len(fields):
                box.show_field(fields[place])
        self.place()

    def height_wanted(self, width: int) -> int:
        """Say how high they are in a room of this width, in pixels."""
        rows, gap = -(-len(self._shown()) // self._columns(width)), self._scale.px(GAP)
        return rows * (self._high(width) + gap) - gap

    def _high(self, width: int) -> int:
        """Say how high each of them is: as the one that needs most."""
        columns, gap = self._columns(width), self._scale.px(GAP)
        wide = (width - gap * (columns - 1)) // columns
        return round(max((box.height_wanted(wide) for box in self._shown()), default=self._scale.px(_HIGH)))

    def _shown(self) -> list[FieldBox]:
        return [box for box in self.boxes if not box.isHidden()]

    def _columns(self, width: int) -> int:
        return max(1, min(len(self._shown()), width // self._scale.px(_NARROWEST)))

    def place(self) -> None:
        """Share the room out, in as many rows as it takes."""
        gap, high = self._scale.px(GAP), self._high(self.width())
        columns = self._columns(self.width())
        wide = (self.width() - gap * (columns - 1)) // columns
        for place, box in enumerate(self._shown()):
            down, across = divmod(place, columns)
            box.setGeometry(across * (wide + gap), down * (high + gap), wide, high)
