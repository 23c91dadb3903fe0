"""How answers on the wheel and the layout are written and read.

numbers      5 8 10 (in their order)                      5 8 10
number set   8 5 10 (in any order)                        5 8 10
places       4/7, 2x0/2/3, c34, R                         2x0/2/3 4/7
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Final

from app.practice.exercise import Form
from app.practice.forms import counted, like, read_count, times, words_of
from app.rules.roulette.layout import Position
from app.rules.roulette.notation import POSITION_OF, SHORT
from app.rules.roulette.wheel import is_number

_PLACE: Final = {word.casefold(): position for word, position in POSITION_OF.items()}


def numbers_text(numbers: Iterable[int]) -> str:
    """Write numbers in their order."""
    return " ".join(map(str, numbers))


def number_set_text(numbers: Iterable[int]) -> str:
    """Write numbers whose order does not matter."""
    return numbers_text(sorted(set(numbers)))


def places_text(pieces: Mapping[Position, int]) -> str:
    """Write positions with their pieces."""
    placed = sorted(pieces.items(), key=lambda item: item[0].index)
    return " ".join(times(count, SHORT[position]) for position, count in placed if count)


def _numbers_of(text: str) -> list[int]:
    numbers = [read_count(word) for word in words_of(text)]
    if not numbers or not all(map(is_number, numbers)):
        raise ValueError(text)
    return numbers


def _numbers(text: str, _choices: int) -> str:
    return numbers_text(_numbers_of(text))


def _number_set(text: str, _choices: int) -> str:
    return number_set_text(_numbers_of(text))


def _places(text: str, _choices: int) -> str:
    pieces: Counter[Position] = Counter()
    for name, count in counted(text).items():
        position = _PLACE.get(name.casefold())
        if position is None:
            raise ValueError(name)
        pieces[position] += count
    return places_text(pieces)


NUMBERS: Final = Form("numbers", _numbers, like("5 8 10", "1 20 14"), in_words=True)
"""numbers of the wheel in their order"""
NUMBER_SET: Final = Form("number-set", _number_set, like("5 8 10", "1 14 20"), in_words=True)
"""numbers of the wheel in any order"""
PLACES: Final = Form("places", _places, like("2x0/2/3 4/7", "8/11 3x5"), in_words=True)
"""positions, each with its pieces, in any order"""
FORMS: Final = (NUMBERS, NUMBER_SET, PLACES)
