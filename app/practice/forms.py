"""How answers of any game are read: what each form looks like, and its one normal form.

    count        35
    money        1040 or 172,50 or 1.040,00                   172.50
    chips        3x20 2x500, colours by their letter 100xR    2x500 3x20
    piles        20 20-5: a stack, and one less 5 slid off    20 20-5
                 5+5+2: cut in piles, 100: five stacks
    order        C A B or cab                                 CAB
    choice       b                                            B
    several      c, a                                         AC

What is read is what a hurried hand types: commas for spaces, small letters for large ones.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from app.practice.exercise import Form

_COUNT: Final = re.compile(r"\d{1,6}", re.ASCII)
_MONEY: Final = re.compile(r"(?:€ ?)?(\d{1,3}(?:\.\d{3})+|\d{1,9})(?:[.,](\d{2}))?", re.ASCII)
_TIMES: Final = re.compile(r"(?:(\d{1,4})[x×])?(\S+)", re.ASCII)
_SPACE: Final = re.compile(r"[\s,;]+")
_PILES: Final = re.compile(r"\d{1,3}(?:\+\d)+|\d{1,3}(?:-\d{1,2}){0,2}", re.ASCII)
_VALUE: Final = re.compile(r"\d{1,5}(?:[.]50)?", re.ASCII)
LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
"""What names the things that can be chosen, in their order."""


def times(count: int, name: str) -> str:
    """Write how many of something: one by its name alone."""
    return name if count == 1 else f"{count}x{name}"


def words_of(text: str) -> list[str]:
    """Part words at spaces, commas and semicolons."""
    return [word for word in _SPACE.split(text) if word]


def whole(pattern: re.Pattern[str], text: str) -> re.Match[str]:
    """Match all of a text.

    Raises:
        ValueError: it is not so written.
    """
    found = pattern.fullmatch(text)
    if found is None:
        raise ValueError(text)
    return found


def counted(text: str) -> Counter[str]:
    """Add up words with their counts: "2x500 500" is three of 500.

    Raises:
        ValueError: there is none, or none of something.
    """
    found: Counter[str] = Counter()
    for word in words_of(text):
        count, name = whole(_TIMES, word).groups()
        found[name] += int(count or 1)
    if not found or not all(found.values()):
        raise ValueError(text)
    return found


def read_count(text: str) -> int:
    """Read a whole number of at most six figures.

    Raises:
        ValueError: it is none.
    """
    return int(whole(_COUNT, text).group())


def chips_in_order(names: Mapping[str, int]) -> str:
    """Write pieces by chip, colours first and then values from the highest."""

    def place(name: str) -> tuple[bool, float, str]:
        return (False, 0, name) if name.isalpha() else (True, -float(name), name)

    return " ".join(times(names[name], name) for name in sorted(names, key=place))


def _count(text: str, _choices: int) -> str:
    return str(read_count(text))


def _money(text: str, _choices: int) -> str:
    euros, cents = whole(_MONEY, text).groups()
    return f"{int(euros.replace('.', ''))}.{cents or '00'}"


def _chips(text: str, _choices: int) -> str:
    names: Counter[str] = Counter()
    for name, count in counted(text).items():
        letter = name.upper()  # of some single letters more than one: no colour's
        is_colour = len(letter) == 1 and letter.isalpha()
        names[letter if is_colour else whole(_VALUE, name).group()] += count
    return chips_in_order(names)


def _piles(text: str, _choices: int) -> str:
    words = [whole(_PILES, word).group() for word in words_of(text)]
    if not words:
        raise ValueError(text)
    return " ".join(words)


def _order(text: str, choices: int) -> str:
    letters = "".join(words_of(text)).upper()
    if sorted(letters) != list(LETTERS[:choices]):
        raise ValueError(text)
    return letters


def _choice(text: str, choices: int) -> str:
    if len(text) != 1 or text.upper() not in LETTERS[:choices]:
        raise ValueError(text)
    return text.upper()


def _several(text: str, choices: int) -> str:
    letters = {*"".join(words_of(text)).upper()}
    if not letters or not letters.issubset(LETTERS[:choices]):
        raise ValueError(text)
    return "".join(sorted(letters))


def _turned(choices: int) -> Sequence[str]:
    letters = LETTERS[:choices]
    return [letters[at:] + letters[:at] for at in range(choices - 1, -1, -1)]


def like(*examples: str) -> Callable[[int], Sequence[str]]:
    """Give these examples, whatever can be chosen."""
    return lambda _choices: examples


COUNT: Final = Form("count", _count, like("35", "12"))
MONEY: Final = Form("money", _money, like("172.50", "40.00"))
CHIPS: Final = Form("chips", _chips, like("2x500 3x20", "100 4x5"), in_words=True)
"""pieces by chip, in any order"""
PILES: Final = Form("piles", _piles, like("20 20-5", "5+5+2"), in_words=True)
"""how pieces are cut: full stacks, slid ones, piles"""
ORDER: Final = Form("order", _order, _turned)
"""all that can be chosen, put in order"""
CHOICE: Final = Form("choice", _choice, lambda choices: LETTERS[:choices][::-1])
"""one of those that can be chosen"""
SEVERAL: Final = Form("several", _several, lambda choices: (LETTERS[1:choices][:2], LETTERS[:choices][:1]))
"""one or more of those that can be chosen, in any order"""
FORMS: Final = (COUNT, MONEY, CHIPS, PILES, ORDER, CHOICE, SEVERAL)
CHOSEN: Final = (ORDER, CHOICE, SEVERAL)
"""What is answered by the letters of what can be chosen."""
