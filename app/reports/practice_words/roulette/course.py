"""The words of what is practised of roulette."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

from app.practice.roulette.values import Numbers, Placings, Terms
from app.practice.saying import Value
from app.reports.practice_words.any_game import listed
from app.reports.practice_words.course_words import CourseWords
from app.reports.practice_words.roulette import (
    announces_compose,
    announces_price,
    announces_read,
    announces_win,
    call,
    chips,
    clearing,
    lines,
    lying,
    neighbours,
    night,
    order,
    pictures,
    products,
    single,
    tombola,
    voids,
    whole_spins,
    zero,
)
from app.reports.practice_words.roulette.scenes import scene_words
from app.reports.practice_words.roulette.variants import BETS, CASES, PARTS
from app.rules.roulette.layout import Position
from app.rules.roulette.position_words import ITALIAN_POSITIONS

_TURNS: Final = {
    "clockwise": QT_TRANSLATE_NOOP("", "orario"),
    "anticlockwise": QT_TRANSLATE_NOOP("", "antiorario"),
}


def _said(value: Value) -> str | None:
    match value:
        case Position():
            return ITALIAN_POSITIONS.name(value)
        case Terms(pieces):
            return listed([ITALIAN_POSITIONS.kind(count, kind) for kind, count in pieces])
        case Placings(placed):
            return ", ".join(ITALIAN_POSITIONS.stake(pieces, position) for position, pieces in placed)
        case Numbers(numbers):
            return ", ".join(map(str, numbers))
        case _:
            return None


ROULETTE_WORDS: Final = CourseWords(
    sentences=announces_compose.SENTENCES
    | announces_price.SENTENCES
    | announces_read.SENTENCES
    | announces_win.SENTENCES
    | call.SENTENCES
    | chips.SENTENCES
    | clearing.SENTENCES
    | lines.SENTENCES
    | lying.SENTENCES
    | neighbours.SENTENCES
    | night.SENTENCES
    | order.SENTENCES
    | pictures.SENTENCES
    | products.SENTENCES
    | single.SENTENCES
    | tombola.SENTENCES
    | voids.SENTENCES
    | whole_spins.SENTENCES
    | zero.SENTENCES,
    terms=whole_spins.TERMS | _TURNS,
    cases=CASES,
    parts=PARTS,
    calls=BETS,
    said=_said,
    scene=scene_words,
)
