"""Answers while they are typed or touched together, field by field."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from app.practice import forms
from app.practice.answers import letter
from app.practice.exercise import Field

_LONGEST: Final = 200
TIMES: Final = "x"
"""Ends a word that says how many: what is touched next is so many of that."""


class Typing:
    """What stands in the fields of one exercise.

    Attributes:
        texts: of each field.
        current: the field that the next touch is for, from 0.
    """

    def __init__(self, fields: Sequence[Field]) -> None:
        """Begin with nothing in any field."""
        self._fields = tuple(fields)
        self.texts = [""] * len(self._fields)
        self.current = 0

    def type(self, sign: str) -> None:
        """Add what one key writes; of what is chosen the letters count, as if touched, and no other sign."""
        field = self._fields[self.current]
        if field.form in {forms.CHOICE, forms.SEVERAL}:
            if sign.upper() in map(letter, range(len(field.choices))):
                self.add(sign.upper())
        elif len(self.texts[self.current]) < _LONGEST:
            self.texts[self.current] += sign

    def add(self, word: str) -> None:
        """Add a whole word, as a touch on a number or a chip does; a choice takes the place of another.

        Figures that say how many ("5x", "9x") stand together, and before what comes after them ("59xC").
        """
        form, text = self._fields[self.current].form, self.texts[self.current]
        if form is forms.CHOICE:
            self.texts[self.current] = word
        elif form in {forms.ORDER, forms.SEVERAL}:
            self.texts[self.current] = text.replace(word, "") if word in text else text + word
        elif form.in_words:
            self.texts[self.current] = _with_word(text, word)[:_LONGEST]
        else:
            self.type(word)

    def erase(self) -> None:
        """Take back the last word of an answer that has words, the last sign of any other."""
        form, text = self._fields[self.current].form, self.texts[self.current]
        if form.in_words:
            self.texts[self.current] = " ".join(text.split()[:-1])
        else:
            self.texts[self.current] = text[:-1]

    def erase_sign(self) -> None:
        """Take back the last sign, whatever the answer is."""
        self.texts[self.current] = self.texts[self.current].rstrip()[:-1]

    def turn_to(self, place: int) -> None:
        """Go to a field, from 0."""
        self.current = place

    def next_field(self) -> bool:
        """Go to the next field; False where this is the last."""
        if self.current + 1 == len(self._fields):
            return False
        self.current += 1
        return True

    @property
    def complete(self) -> bool:
        """Whether there is something in every field."""
        return all(text.strip() for text in self.texts)


def _with_word(text: str, word: str) -> str:
    if not text.endswith(TIMES):
        return f"{text} {word}".strip()
    if word.endswith(TIMES):
        return text.removesuffix(TIMES) + word
    return text + word
