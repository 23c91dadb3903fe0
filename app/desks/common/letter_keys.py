"""Letters to be touched, for a name: where there is no keyboard, everything is still done by touch."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from app.desks.common.language import tr
from app.desks.common.theme import Scale
from app.desks.common.touch import TouchButton

_ROWS: Final = ("QWERTYUIOP", "ASDFGHJKL'", "ZXCVBNM.- ")
_WITH_FIGURES: Final = ("1234567890", "QWERTYUIOP", "ASDFGHJKL'/", "ZXCVBNM.- ")
LONGEST: Final = 40
COLUMNS: Final = 11
"""Ten letters in each row, and at its end what takes one back, all back, or nothing."""


class LetterKeys:
    """A text that is touched or typed; a word begins with a capital, in a sentence the first one alone.

    Attributes:
        text: as it stands.
        sentence: whether it is one, and no name.
        fresh: the text was offered: the first letter begins another one.
        buttons: row after row, COLUMNS in each.
    """

    def __init__(
        self, scale: Scale, parent: QWidget, told: Callable[[], None], *, figures: bool = False
    ) -> None:
        """Show the keys of an empty text.

        Args:
            scale: of the window.
            parent: what they lie on.
            told: told whenever the text changes.
            figures: whether there is a row of figures too.
        """
        self._told = told
        self.text = ""
        self.sentence = self.fresh = False
        self.back, self.wipe = TouchButton(scale, parent), TouchButton(scale, parent)
        self.back.say("⌫", name=tr("cancellare una lettera"))
        self.wipe.say(tr("vuota"), name=tr("cancellare tutto"))
        self.back.clicked.connect(lambda: self.write(self.text[:-1]))
        self.wipe.clicked.connect(lambda: self.write(""))
        rows = _WITH_FIGURES if figures else _ROWS
        self.letters = {letter: TouchButton(scale, parent) for row in rows for letter in row}
        for letter, button in self.letters.items():
            button.size_of_text = 22
            button.say("␣" if letter == " " else letter, name=tr("spazio") if letter == " " else letter)
            button.clicked.connect(lambda _=False, letter=letter: self.add(letter))
        first, second, *others = ([self.letters[letter] for letter in row] for row in rows)
        self.buttons = [*first, self.back, *second, self.wipe, *(key for row in others for key in row)]

    def write(self, text: str) -> None:
        """Let another text stand there."""
        self.text, self.fresh = text[:LONGEST].lstrip(), False
        self._told()

    def add(self, letter: str) -> None:
        """Add a letter, small unless a name or the sentence begins with it."""
        text = "" if self.fresh else self.text
        begins = not text or not (self.sentence or text[-1].isalpha())
        self.write(text + (letter.upper() if begins else letter.lower()))

    def take_key(self, key: int) -> bool:
        """Take a key of the keyboard; False if it is none of a text."""
        if key == Qt.Key.Key_Backspace:
            self.write(self.text[:-1])
        elif Qt.Key.Key_Space <= key <= Qt.Key.Key_Z and chr(key) in self.letters:
            self.add(chr(key))
        else:
            return False
        return True
