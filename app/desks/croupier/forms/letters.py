"""Letters to be touched, for a name: where there is no keyboard, everything is still done by touch."""

from __future__ import annotations

from typing import Final, NamedTuple

from app.desks.common.language import tr
from app.desks.croupier.forms.kit import ERASE, Key, Row

_ROWS: Final = ("QWERTYUIOP", "ASDFGHJKL'", "ZXCVBNM.- ")
_WITH_FIGURES: Final = ("1234567890", "QWERTYUIOP", "ASDFGHJKL'/", "ZXCVBNM.- ")
LONGEST: Final = 40
COLUMNS: Final = 11
"""Ten letters in each row, and at its end what takes one back, all back, or nothing."""
WIPE: Final = ""


class Letter(NamedTuple):
    """What a key of the letters says: a letter, ERASE the last one, or WIPE all of them."""

    sign: str


class Spelt(NamedTuple):
    """A text that is touched or typed; a word begins with a capital, in a sentence the first one alone.

    Attributes:
        text: as it stands.
        sentence: whether it is one, and no name.
        fresh: it was offered: the first letter begins another one.
    """

    text: str = ""
    sentence: bool = False
    fresh: bool = False

    def spelling(self, letter: Letter) -> Spelt:
        """Give the text with a letter more, one less, or none."""
        if letter.sign == WIPE:
            return self.reading("")
        if letter.sign == ERASE:
            return self.reading(self.text[:-1])
        text = "" if self.fresh else self.text
        begins = not text or not (self.sentence or text[-1].isalpha())
        return self.reading(text + (letter.sign.upper() if begins else letter.sign.lower()))

    def reading(self, text: str) -> Spelt:
        """Give another text that stands there."""
        return Spelt(text[:LONGEST].lstrip(), self.sentence)

    @property
    def name(self) -> str:
        """What it says, without blanks round it."""
        return self.text.strip()


def letters(name: str = "", *, figures: bool = False) -> Row:
    """Give the keys of a text, row after row; `figures` adds those."""
    back = Key("⌫", Letter(ERASE), name=tr("cancellare una lettera"), key=ERASE)
    wipe = Key(tr("vuota"), Letter(WIPE), name=tr("cancellare tutto"))
    first, second, *others = (tuple(map(_letter, row)) for row in (_WITH_FIGURES if figures else _ROWS))
    keys = (*first, back, *second, wipe, *(key for row in others for key in row))
    return Row(name, keys, COLUMNS, typed=True)


def _letter(letter: str) -> Key:
    words, name = ("␣", tr("spazio")) if letter == " " else (letter, letter)
    return Key(words, Letter(letter), name=name, size=22, key=letter)
