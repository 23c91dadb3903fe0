"""The words of a search line, and how they are compared: without capitals, accents and hyphens.

Theory. What is said in several words is one phrase ("lancio nullo", "à la main", "plus de"), and the longest
that is known holds. A quoted word is one word. What only parts words on a screen (`·`, a comma or a colon
behind a word, the sign of the euro) says nothing.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final, NamedTuple, TypeVar

from app.rules.money import parse_typed_money
from app.table.listing import Flag

T = TypeVar("T")

_WORD: Final = re.compile(
    r'"(?P<quoted>[^"]*)"'
    r"|(?P<elided>d?all['’])(?=\d)"
    r"|(?P<bare>(?:(?<=\d)[\u00a0\u202f](?=\d{3})|\S)+)",
    re.IGNORECASE,
)
_PARTS: Final = ",;:·€\u00a0\u202f"
"""What parts words, and is none."""
_AMOUNT: Final = re.compile(
    r"(?P<whole>\d{1,3}(?:[.,\u00a0\u202f]\d{3})+|\d+)(?:[.,](?P<cents>\d{2}))?", re.ASCII
)
"""As each language writes it: 1.500,50 and 1,500.50 and 1 500,50; three figures are thousands."""


class Word(NamedTuple):
    """A word as it was typed.

    Attributes:
        text: without what parts it from the next.
        plain: as it is compared.
        start: its place in what was typed; the end follows.
    """

    text: str
    plain: str
    start: int
    end: int


@lru_cache(maxsize=4096)
def plain(text: str) -> str:
    """Write words as they are compared: without capitals, accents, hyphens, and signs that part them.

    Kept: with each letter that is typed all that a desk calls things by is compared anew.
    """
    letters = unicodedata.normalize("NFD", text.replace("’", "'").casefold())
    bare = "".join(letter for letter in letters if not unicodedata.combining(letter))
    return " ".join(filter(None, (word.strip(_PARTS) for word in bare.replace("-", " ").split(" "))))


def words_of(text: str) -> list[Word]:
    """Part what was typed into its words."""
    found = []
    for match in _WORD.finditer(text):
        group = match.lastgroup or "bare"
        typed, start = match[group], match.start(group)
        if group == "bare":
            start += len(typed) - len(typed.lstrip(_PARTS))
            typed = typed.strip(_PARTS)
        if typed:
            found.append(Word(typed, plain(typed), start, start + len(typed)))
    return found


def typed_amount(text: str) -> int:
    """Read an amount as people and screens of three languages write it.

    Raises:
        MoneyError: it is none.
    """
    found = _AMOUNT.fullmatch(text.strip(_PARTS))
    if found is None:
        return parse_typed_money(text)
    whole = re.sub(r"\D", "", found["whole"])
    return parse_typed_money(f"{whole}.{found['cents']}" if found["cents"] else whole)


def is_amount(text: str) -> bool:
    """Whether a word looks like an amount."""
    return _AMOUNT.fullmatch(text) is not None


def phrases(said: Mapping[T, str]) -> dict[str, T]:
    """Find what is called by words by each of them, as they are compared."""
    return {plain(phrase): meant for meant, phrases in said.items() for phrase in phrases.split(", ")}


FLAGS: Final = phrases(
    {
        Flag.VOID: "void, void throw, annullato, nullo, lancio nullo, nul, lancer nul",
        Flag.CORRECTED: "corrected, corretto, corrigé",
        Flag.DISPUTED: "disputed, contestato, contesté",
        Flag.OVERRIDDEN: "overridden, forced, forzato, forcé",
        Flag.NOT_ENTERED: "not entered, non inserito, non registrato, non saisi, non enregistré",
        Flag.BROKEN_OFF: "broken off, interrotto, interrompu",
        Flag.BY_HAND: "by hand, a mano, à la main",
    }
)
ASKED: Final = phrases(
    {
        "spin": "spin, colpo, coup",
        "number": "number, numero, numéro, n., no., n°",
        "dealer": "dealer, croupier",
        "table": "table, tavolo",
        "over": "over, more than, oltre, più di, plus, plus de, >",
        "under": "under, less than, sotto, meno di, moins, moins de, <",
        "amount": "amount, importo, montant",
        "colour": "colour, color, colore, couleur",
        "chip": "chip, chips of, gettone, gettoni da, jeton, jetons de",
        "position": "on, su, sur",
        "since": "since, from, dal, dall', depuis, du",
        "until": "until, al, all', avant, au",
    }
)
"""What is asked for with a word before it."""


def longest(*vocabularies: Mapping[str, object]) -> int:
    """Count the words of the longest phrase that is known."""
    return max((phrase.count(" ") + 1 for words in vocabularies for phrase in words), default=1)


def phrase_of(words: Sequence[Word]) -> str:
    """Put words together as a phrase is compared."""
    return " ".join(word.plain for word in words)
