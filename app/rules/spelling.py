"""How a name is written down, and which two spellings are one name: a player has one maximum.

Whoever types "Seat 4 " means the player at "seat 4"; an accent may be one letter or two. What a person or a
script says is brought to one form at the door: trimmed, composed (NFC), without letters that nobody can see
or delete. Two names are one where they differ in case alone; the spelling that came first is shown.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from functools import lru_cache
from typing import Final

LONGEST_NAME: Final = 200
"""Letters of a name."""
LONGEST_NOTE: Final = 2_000
"""Letters of what somebody says in words of his own."""
_LONGEST_TYPED: Final = 4 * LONGEST_NOTE
"""No more is looked at: composing takes at most three letters for one."""
_UNWRITTEN: Final = frozenset({"Cc", "Cs", "Zl", "Zp"})
"""Unicode's controls, halves of letters, and ends of lines and paragraphs."""


class SpellingError(ValueError):
    """A text is no name and no note; `str()` says what it must be."""


def spelled(text: str, most: int = LONGEST_NAME) -> str:
    """Write a name, or a note, as it is kept.

    Args:
        text: as it was typed.
        most: how many letters it may have.

    Raises:
        SpellingError: it is empty, too long, or has control characters.
    """
    if len(text) > _LONGEST_TYPED:
        raise SpellingError(f"must have at most {most} letters")
    return _spelled(text, most)


@lru_cache(maxsize=4096)
def _spelled(text: str, most: int) -> str:
    found = unicodedata.normalize("NFC", text.strip())
    if not found:
        raise SpellingError("must be a text that is not empty")
    if len(found) > most:
        raise SpellingError(f"must have at most {most} letters")
    if any(unicodedata.category(letter) in _UNWRITTEN for letter in found):
        raise SpellingError("must have no control characters")
    return found


@lru_cache(maxsize=4096)
def spelling_key(name: str) -> str:
    """Give what two spellings of one name have in common."""
    folded = unicodedata.normalize("NFD", name).casefold()
    return " ".join(unicodedata.normalize("NFC", folded).split())


@lru_cache(maxsize=4096)
def is_plain(name: str) -> bool:
    """Whether a name is written as it is compared: of such two are one only where they are the same."""
    return 0 < len(name) <= LONGEST_NAME and name.isprintable() and name == spelling_key(name)


class Spellings:
    """The names that are known, each by the spelling that came first."""

    def __init__(self, known: Iterable[str] = ()) -> None:
        """Take names that are there already, as they stand."""
        self._first: dict[str, str] = {}
        self._standing = dict.fromkeys(known)
        for name in self._standing:
            self._first.setdefault(spelling_key(name), name)

    def of(self, text: str) -> str:
        """Give a name as it was spelled first; one that nobody knew is known from here on.

        Raises:
            SpellingError: it is no name.
        """
        if text in self._standing:
            return text
        found = spelled(text)
        return self._first.setdefault(spelling_key(found), found)

    def knows(self, text: str) -> bool:
        """Whether a name came before, in whichever spelling."""
        return spelling_key(text) in self._first
