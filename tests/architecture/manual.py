"""The manual as its tests read it: pages, links, what is set in `code`, in *slanted* and in **bold** letters."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree as ET

from tests.architecture.source import ROOT, text_of

MANUAL = ROOT / "resources" / "manual"
LANGUAGES = ("en", "it")
CONTENTS = "README.md"
_FENCE = re.compile(r"^ *```\n(.*?)^ *```$", re.MULTILINE | re.DOTALL)
_CODE = re.compile(r"`([^`\n]+)`")
_LINK = re.compile(r"\[([^\]]*)\]\(([^)\s]+)\)")
_BOLD = re.compile(r"\*\*([^*\n]+)\*\*")
_LETTERS = 4
"""A text with a value in it that says less than so many letters itself could be anything."""
_SLANTED = re.compile(r"(?<![*\w])\*([^*\n]+)\*(?![*\w])")


class Said(NamedTuple):
    """Something that a page says, with where."""

    page: str
    words: str


def pages(language: str) -> tuple[Path, ...]:
    """Every page of a language, the contents among them."""
    return tuple(sorted((MANUAL / language).glob("*.md")))


def all_pages() -> tuple[Path, ...]:
    """Every page."""
    return tuple(page for language in LANGUAGES for page in pages(language))


def _name(page: Path) -> str:
    return page.relative_to(MANUAL).as_posix()


def prose(page: Path) -> str:
    """What is no code, with lines put together as a reader of Markdown does."""
    without = _CODE.sub("`", _FENCE.sub("", text_of(page)))
    return re.sub(r"(?<=\S)\n(?=[^\n|#\-!0-9 ])", " ", re.sub(r"\n +(?=\S)", " ", without))


def codes(page: Path) -> Iterator[Said]:
    """Each thing that is set in code within a sentence."""
    for words in _CODE.findall(_FENCE.sub("", text_of(page))):
        yield Said(_name(page), words)


def typed_lines(page: Path) -> Iterator[Said]:
    """Each line of each block of code, without what is said behind it."""
    for block in _FENCE.findall(text_of(page)):
        for line in block.splitlines():
            if words := re.sub(r"\s+#.*", "", line).strip():
                yield Said(_name(page), words)


def links(page: Path) -> Iterator[Said]:
    """Where each link and each picture leads."""
    for _, where in _LINK.findall(text_of(page)):
        yield Said(_name(page), where)


def slanted(page: Path) -> Iterator[Said]:
    """Each thing that is said to stand on the screen."""
    for words in _SLANTED.findall(_BOLD.sub("", _LINK.sub(r"\1", prose(page)))):
        yield Said(_name(page), words)


def bold(page: Path) -> Iterator[Said]:
    """Each thing that is set in bold letters: keys of the keyboard among them."""
    for words in _BOLD.findall(prose(page)):
        yield Said(_name(page), words)


@cache
def texts(language: str) -> frozenset[str]:
    """Every text of the windows in a language; Italian is what the others are translated from."""
    root = ET.fromstring(text_of(ROOT / "resources" / "translations" / "en.ts"))
    what = "source" if language == "it" else "translation"
    return frozenset("".join(each.itertext()) for each in root.iter(what))


@cache
def _patterns(language: str) -> tuple[re.Pattern[str], ...]:
    """The texts in which a value stands, as what may be said of them."""
    filled = (re.split(r"\{\w*\}", text) for text in texts(language) if "{" in text)
    told = (parts for parts in filled if sum(map(str.isalpha, "".join(parts))) >= _LETTERS)
    return tuple(re.compile(".+".join(map(re.escape, parts))) for parts in told)


def stands_on_screen(words: str, language: str) -> bool:
    """Whether the program says these words somewhere; `…` within them is what changes."""
    if words in texts(language):
        return True
    filled = re.sub(r" …$", " 1", words).replace("… ", "1 ")
    return any(pattern.fullmatch(filled) for pattern in _patterns(language))
