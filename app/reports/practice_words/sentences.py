"""Says what an exercise says: its sentence in the language of the page, with its values in it.

Bets, announces and payments are called in Italian in every language, and the number in French, as they are
at the table (rules 8): that is what the trainee learns.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import singledispatch
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QLocale

from app.practice.attempts import Skill
from app.practice.roulette.values import Numbers, Placings, Terms
from app.practice.saying import Chips, Quote, Say, Sum, Symbols, Term, Value
from app.reports.practice_words import bank, conversion, cutting, lines, single
from app.reports.practice_words.roulette import (
    announces_compose,
    announces_price,
    announces_read,
    announces_win,
    call,
    chips,
    clearing,
    lying,
    neighbours,
    night,
    order,
    pictures,
    products,
    tombola,
    voids,
    whole_spins,
    zero,
)
from app.reports.practice_words.single import key_of
from app.reports.practice_words.variants import BETS, CASES, PARTS
from app.reports.wording import count, money, tr
from app.rules import italian
from app.rules.chips import Chip
from app.rules.roulette.layout import Position
from app.rules.roulette.position_words import ITALIAN_POSITIONS

_FIGURE: Final = re.compile(r"(?<![\d.,])(?:\d{1,3}(?:\.\d{3})+(?:,\d{2})?|\d+,\d{2})(?!\d|[.,]\d)")
"""1.040, 172,50 or 1.040,00; no "2.50" of what is typed."""
_LEVEL: Final = QT_TRANSLATE_NOOP("", "{title}, livello {level}")
_AND: Final = QT_TRANSLATE_NOOP("", "e")
SENTENCES: Final[Mapping[str, object]] = (
    lines.SENTENCES
    | products.SENTENCES
    | chips.SENTENCES
    | conversion.SENTENCES
    | cutting.SENTENCES
    | pictures.SENTENCES
    | announces_compose.SENTENCES
    | order.SENTENCES
    | zero.SENTENCES
    | neighbours.SENTENCES
    | lying.SENTENCES
    | call.SENTENCES
    | clearing.SENTENCES
    | voids.SENTENCES
    | night.SENTENCES
    | announces_price.SENTENCES
    | announces_read.SENTENCES
    | announces_win.SENTENCES
    | bank.SENTENCES
    | tombola.SENTENCES
    | whole_spins.SENTENCES
    | single.SENTENCES
)
"""Every sentence by its key, in Italian."""
TERMS: Final[Mapping[str, object]] = {
    **bank.TERMS,
    **whole_spins.TERMS,
    "clockwise": QT_TRANSLATE_NOOP("", "orario"),
    "anticlockwise": QT_TRANSLATE_NOOP("", "antiorario"),
    "red": QT_TRANSLATE_NOOP("", "rosso"),
    "blue": QT_TRANSLATE_NOOP("", "blu"),
    "green": QT_TRANSLATE_NOOP("", "verde"),
    "yellow": QT_TRANSLATE_NOOP("", "giallo"),
    "lilac": QT_TRANSLATE_NOOP("", "lilla"),
    "orange": QT_TRANSLATE_NOOP("", "arancio"),
    "sky": QT_TRANSLATE_NOOP("", "celeste"),
    "brown": QT_TRANSLATE_NOOP("", "nocciola"),
}
"""The words of the house that each language has, by their names."""


def sentence(say: Say) -> str:
    """Say a sentence of an exercise.

    Raises:
        KeyError: there is none of that key, or it wants a value that is not there.
    """
    values = {name: said(value) for name, value in say.values.items()}
    return italian.elided(tr(SENTENCES[key_of(say, SENTENCES)]).format_map(values))


def begun(text: str) -> str:
    """Begin a sentence with a capital letter, also where it begins with the name of a bet."""
    mark = "«" if text.startswith("«") else ""
    text = text.removeprefix(mark)
    return f"{mark}{text[:1].upper()}{text[1:]}"


def skill_words(skill: Skill) -> str:
    """Name what is practised: the drill, its level, and which case of it."""
    named = tr(_LEVEL).format(title=tr(SENTENCES[f"{skill.drill}.title"]), level=skill.level)
    return f"{named} ({case_words(skill)})"


def short_words(skill: Skill) -> str:
    """Name what is practised: the drill and which case of it."""
    return f"{tr(SENTENCES[f'{skill.drill}.title'])} ({case_words(skill)})"


def case_words(skill: Skill) -> str:
    """Name the case of a level, as a trainee would call it.

    Raises:
        KeyError: it has no words.
    """
    parts = skill.variant.split("-")
    for named in range(len(parts), -1, -1):
        of = parts[named:]
        key = "-".join([*parts[:named], *["*"] * bool(of)])
        if key == "*" and of[-1] == "many":
            key, of = "*-many", of[:-1]
        if f"{skill.drill}.{key}" in CASES:
            return tr(CASES[f"{skill.drill}.{key}"]).format(of=_parts_words(skill.drill, of))
    raise KeyError(f"{skill.drill}.{skill.variant}")


def _parts_words(drill: str, parts: list[str]) -> str:
    """Say what the end of a variant names: an amount, a place, bets, an announce."""
    if parts and all(part.isdecimal() for part in parts):
        return ",".join(parts)
    if parts and all(part in BETS for part in parts):
        return " + ".join(BETS[part] for part in parts)
    known = [PARTS.get(f"{drill}.{part}", PARTS.get(part)) for part in parts]
    if any(word is None for word in known):
        return " ".join(parts)
    return " + ".join(tr(word) for word in known)


@singledispatch
def said(value: Value) -> str:
    """Say a value as it stands in a sentence."""
    raise TypeError(f"no value of a sentence: {value!r}")


said.register(Position, ITALIAN_POSITIONS.name)


@said.register
def _(value: int) -> str:
    return count(value)


@said.register
def _(value: Sum) -> str:
    return f"€\N{NO-BREAK SPACE}{money(value.cents)}"


@said.register
def _(value: Terms) -> str:
    return _listed([ITALIAN_POSITIONS.kind(pieces, kind) for kind, pieces in value.pieces])


@said.register
def _(value: Placings) -> str:
    return ", ".join(ITALIAN_POSITIONS.stake(pieces, position) for position, pieces in value.pieces)


@said.register
def _(value: Numbers) -> str:
    return ", ".join(map(str, value.numbers))


@said.register
def _(value: Chips) -> str:
    return _listed([_chip(chip, pieces) for chip, pieces in value.chips])


@said.register
def _(value: Term) -> str:
    return tr(TERMS[value.name])


@said.register
def _(value: Quote) -> str:
    return f"«{value.words}»"


@said.register
def _(value: Symbols) -> str:
    return _FIGURE.sub(_figure, value.text)


def _figure(found: re.Match[str]) -> str:
    """Write a figure of a sum, which stands there as Italians write it, as the language of the page does."""
    return found.group().translate({ord("."): QLocale().groupSeparator(), ord(","): QLocale().decimalPoint()})


def _chip(chip: Chip, pieces: int) -> str:
    if chip.colour is None:
        return f"{count(pieces)} × {italian.euro(chip.value)}"
    return f"{count(pieces)} × {tr(TERMS.get(chip.colour, chip.colour))}"


def _listed(parts: list[str]) -> str:
    """Join parts as they are spoken: a comma between them, and a word before the last."""
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} {tr(_AND)} {parts[-1]}"
