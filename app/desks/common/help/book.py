"""The manual as a desk opens it: parts and pages in their order, and what is looked for in them. Pure."""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from typing import Final, NamedTuple

from resources import MANUAL_LANGUAGES, manual

_ENGLISH: Final = "en"
_CONTENTS: Final = "README"
_LINK: Final = re.compile(r"\[([^\]]+)\]\(([\w-]+)\.md\)")
_PICTURE: Final = re.compile(r"^!\[[^\]]*\]\([^)]*\)\n+", re.MULTILINE)
_OPTION: Final = re.compile(r"(?<=`)--?(?=\w)")
_JOINER: Final = "\u2060"
_SIGNS: Final = re.compile(r"\]\([^)]*\)|[*`#\[]|^ *(?:-|\d+\.) |^\| *| *\|$")
_LEAST: Final = 2
"""Letters of a word that is looked for: one alone stands on every page."""


class HelpPage(NamedTuple):
    """A page of the manual.

    Attributes:
        name: what links call it.
        title: what it calls itself.
        text: all of it, Markdown.
    """

    name: str
    title: str
    text: str


class Part(NamedTuple):
    """What is for somebody: the dealer, the technician."""

    title: str
    pages: tuple[HelpPage, ...]


class Book(NamedTuple):
    """The manual in one language.

    Attributes:
        language: of the pages.
        asked: the language that was wanted; English stands for one that there is not.
        parts: in the order of the contents.
    """

    language: str
    asked: str
    parts: tuple[Part, ...]

    @property
    def pages(self) -> tuple[HelpPage, ...]:
        """Every page, in the order of the contents."""
        return tuple(page for part in self.parts for page in part.pages)

    def page(self, name: str) -> HelpPage:
        """A page by its name; the first one where there is none of that name."""
        return next((page for page in self.pages if page.name == name), self.pages[0])

    def led_by(self, name: str) -> Book:
        """The book with the part in front in which a page stands: whoever opens it works there."""
        return self._replace(
            parts=tuple(sorted(self.parts, key=lambda part: all(page.name != name for page in part.pages)))
        )


class Found(NamedTuple):
    """A page on which all stands that is looked for.

    Attributes:
        page: which.
        line: the first place of it, without signs; empty where it stands in the title.
    """

    page: HelpPage
    line: str


@cache
def book(language: str) -> Book:
    """Open the manual.

    Args:
        language: of the desk.
    """
    spoken = language if language in MANUAL_LANGUAGES else _ENGLISH
    texts = manual(spoken)
    _, *parts = texts[_CONTENTS].split("\n## ")
    return Book(spoken, language, tuple(_part(part, texts) for part in parts))


def _part(text: str, texts: dict[str, str]) -> Part:
    title, _, listed = text.partition("\n")
    return Part(title, tuple(HelpPage(name, said, texts[name]) for said, name in _LINK.findall(listed)))


def shown(page: HelpPage) -> str:
    """A page's text without pictures: the desk itself stands behind it. No line ends within an option."""
    return _OPTION.sub(_joined, _PICTURE.sub("", page.text))


def _joined(option: re.Match[str]) -> str:
    return "".join(f"{sign}{_JOINER}" for sign in option[0])


def words_of(text: str) -> tuple[str, ...]:
    """The words that are looked for, as they are compared: small letters without accents."""
    return tuple(word for word in plain(text).split() if len(word) >= _LEAST)


def plain(text: str) -> str:
    """A text in small letters without accents: `perché` is found by `perche`."""
    apart = unicodedata.normalize("NFD", text.casefold())
    return "".join(sign for sign in apart if not unicodedata.combining(sign))


def find(found_in: Book, text: str) -> tuple[Found, ...]:
    """Look for words in all pages: the pages with every one of them, those first that are called so.

    Args:
        found_in: the manual.
        text: what is looked for; nothing finds nothing.
    """
    words = words_of(text)
    if not words:
        return ()
    met = [page for page in found_in.pages if all(word in plain(page.text) for word in words)]
    ranked = sorted(met, key=lambda page: -sum(word in plain(page.title) for word in words))
    return tuple(Found(page, _line(page, words)) for page in ranked)


def _line(page: HelpPage, words: tuple[str, ...]) -> str:
    lines = [line for line in shown(page).splitlines()[1:] if line.strip()]
    met = sorted(lines, key=lambda line: -sum(word in plain(line) for word in words))
    best = met[0] if met and any(word in plain(met[0]) for word in words) else ""
    return " ".join(_SIGNS.sub("", best).replace("|", "·").split())
