"""One spelling for all the ways in which a name may be written: capitals, accents, ligatures, compositions.

What a keyboard, a disk or a program makes of a name is told apart by nobody who reads it: `Strauß` and
`STRAUSS`, `José` in one letter or in two, `ﬁ` in one piece, a mark that is not seen. So a text is folded
letter by letter, and each place of the folded text is remembered with its place in the text as it was.
"""

from __future__ import annotations

import unicodedata
from functools import cache
from typing import Final, NamedTuple

_UNSEEN: Final = {"Mn", "Me", "Cf"}
"""Marks over letters, and what nobody sees."""
_WITHOUT_DOT: Final = str.maketrans({"ı": "i", "ſ": "s"})


class Folded(NamedTuple):
    """A text in one spelling.

    Attributes:
        text: folded.
        places: of each of its letters, the place of that of which it came; behind them the length of the
            text as it was. None where nothing was moved.
    """

    text: str
    places: list[int] | None

    def span(self, begin: int, end: int) -> tuple[int, int]:
        """Say where a folded piece lies in the text as it was, with the marks on its last letter."""
        if self.places is None:
            return begin, end
        after = self.places[end]
        if self.places[end - 1] == after:  # a letter is folded into several: all of it belongs to the piece
            after = next(place for place in self.places[end:] if place > after)
        return self.places[begin], after


def folded(text: str) -> Folded:
    """Fold a text, and remember where each letter came from."""
    if text.isascii():
        return Folded(text.lower(), None)
    letters: list[str] = []
    places: list[int] = []
    for place, letter in enumerate(text):
        found = _letter(letter)
        letters.append(found)
        places += [place] * len(found)
    return Folded("".join(letters), [*places, len(text)])


def one_spelling(text: str) -> str:
    """Fold a name, with one space between its words; one of marks alone stays as it is."""
    return " ".join(folded(text).text.split()) or text.strip()


@cache
def _letter(letter: str) -> str:
    """Fold one letter; nothing is left of a mark."""
    bare = unicodedata.normalize("NFKD", letter.casefold()).casefold().translate(_WITHOUT_DOT)
    return "".join(each for each in bare if unicodedata.category(each) not in _UNSEEN)
