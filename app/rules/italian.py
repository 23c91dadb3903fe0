"""What the dealer says of payments and positions, in Italian (rules 8); `french` has the same names."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

_SMALL: Final = (
    "zero", "uno", "due", "tre", "quattro", "cinque", "sei", "sette", "otto", "nove", "dieci", "undici",
    "dodici", "tredici", "quattordici", "quindici", "sedici", "diciassette", "diciotto", "diciannove",
)  # fmt: skip
_TENS: Final = (
    "",
    "",
    "venti",
    "trenta",
    "quaranta",
    "cinquanta",
    "sessanta",
    "settanta",
    "ottanta",
    "novanta",
)


def _below_hundred(number: int) -> str:
    if number < 20:
        return _SMALL[number]
    tens, ones = divmod(number, 10)
    if ones == 0:
        return _TENS[tens]
    if ones in (1, 8):  # the vowel falls: ventuno, ventotto
        return _TENS[tens][:-1] + _SMALL[ones]
    return _TENS[tens] + _SMALL[ones]


def _below_thousand(number: int) -> str:
    hundreds, rest = divmod(number, 100)
    if hundreds == 0:
        return _below_hundred(rest)
    head = ("" if hundreds == 1 else _SMALL[hundreds]) + "cento"
    return head + (_below_hundred(rest) if rest else "")


def number_words(number: int) -> str:
    """Say a number as a dealer does: 69 "sessantanove", 1040 "mille e quaranta".

    Args:
        number: 0 to 999,999,999,999: a bank that is counted by slips has words too.

    Raises:
        ValueError: the number is outside that.
    """
    if not 0 <= number < _MOST:
        raise ValueError(f"no words for {number}")
    words = _whole_words(number)
    # A longer word that ends in tre has the accent: ventitré, centotré.
    alone = words.split(" ")[-1] == "tre"
    return f"{words[:-1]}é" if words.endswith("tre") and not alone else words


_MOST: Final = 10**12
_LARGE: Final = ((10**9, "un miliardo", "miliardi"), (10**6, "un milione", "milioni"))


def _whole_words(number: int) -> str:
    for size, one, several in _LARGE:
        many, rest = divmod(number, size)
        if many:
            head = one if many == 1 else f"{_below_thousand(many)} {several}"
            return f"{head} {_whole_words(rest)}" if rest else head
    thousands, rest = divmod(number, 1000)
    if thousands == 0:
        return _below_thousand(rest)
    head = "mille" if thousands == 1 else f"{_below_thousand(thousands)}mila"
    if rest == 0:
        return head
    return f"{head} e {_below_hundred(rest)}" if rest < 100 else head + _below_thousand(rest)


def pieces_words(pieces: int) -> str:
    """Say a count: "un pezzo", "cinquantadue pezzi".

    Args:
        pieces: 0 to 999,999,999,999.

    Raises:
        ValueError: the number is outside that.
    """
    return "un pezzo" if pieces == 1 else f"{number_words(pieces)} pezzi"


def money_words(amount: int) -> str:
    """Say an amount in cents: 17250 "centosettantadue e cinquanta"."""
    euros, cents = divmod(amount, 100)
    if cents == 0:
        return number_words(euros)
    return f"{number_words(euros)} e {number_words(cents)}"


def the(noun: str) -> str:
    """A chip, a number or a colour with its article: "il 20", "l'8", "lo 0", "l'arancio", "lo zaffiro"."""
    if _is_elided(noun):
        return f"l'{noun}"
    return f"lo {noun}" if noun == "0" or noun.startswith(_HEAVY) else f"il {noun}"


def to_the(noun: str) -> str:
    """To a colour: "al rosso", "all'arancio", "allo zaffiro"."""
    if _is_elided(noun):
        return f"all'{noun}"
    return f"allo {noun}" if noun.startswith(_HEAVY) else f"al {noun}"


_HEAVY: Final = ("z", "sc", "sp", "st", "gn", "ps")
"""Before these beginnings the article is "lo"."""


_BEFORE_NUMBER: Final = re.compile(
    r"\b(?P<stem>i|de|da|a|ne|su)l (?P<number>\d+(?:\.\d{3})*)\b", re.IGNORECASE
)


def elided(text: str) -> str:
    """Set the article before figures as it is said: "il 8" is "l'8", "del 11" "dell'11", "sul 0" "sullo 0".

    Args:
        text: a sentence into which figures were put.
    """
    return _BEFORE_NUMBER.sub(_with_its_article, text)


def _with_its_article(found: re.Match[str]) -> str:
    stem, number = found["stem"], found["number"]
    if number != "0" and not _is_elided(number):
        return found[0]
    if stem in "iI":
        article = the(number)
        return article if stem == "i" else article[:1].upper() + article[1:]
    return f"{stem}ll'{number}" if number != "0" else f"{stem}llo {number}"


def _is_elided(noun: str) -> bool:
    """Whether the article loses its vowel: before a vowel, and before figures that are said with one."""
    return noun[:1] in {*"aeiou8"} or noun in {"1", "11"}


@lru_cache(maxsize=8192)
def euro(amount: int) -> str:
    """Write cents as Italians do: "1.040", "172,50"; no decimals where the amount is whole."""
    whole, cents = divmod(abs(amount), 100)
    text = f"{whole:,}".replace(",", ".") + (f",{cents:02d}" if cents else "")
    return f"−{text}" if amount < 0 else text


def player_words(owner: str) -> str:
    """Name a player as the journal does: "posto 4"."""
    return owner


def to_employees() -> str:
    """Say to whom goes what is won for them, and where it is put."""
    return "agli impiegati: alla boîte"
