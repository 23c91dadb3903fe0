"""Answers as lines of text: what each form looks like, and its one normal form.

    count        35
    money        1040 or 172,50 or 1.040,00                   172.50
    numbers      5 8 10 (in their order)                      5 8 10
    number set   8 5 10 (in any order)                        5 8 10
    places       4/7, 2x0/2/3, c34, R                         2x0/2/3 4/7
    chips        3x20 2x500, colours by their letter 100xR    2x500 3x20
    piles        20 20-5: a stack, and one less 5 slid off    20 20-5
                 5+5+2: cut in piles, 100: five stacks
    order        C A B or cab                                 CAB
    choice       b                                            B

What is read is what a hurried hand types: commas for spaces, small letters for large ones.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final

from app.practice.exercise import Field, Form
from app.rules.cutting import HUNDRED, STACK, Group, GroupKind
from app.rules.inventory import Bundle
from app.rules.money import money_text
from app.rules.roulette.layout import Position
from app.rules.roulette.notation import POSITION_OF, SHORT
from app.rules.roulette.wheel import is_number

_COUNT: Final = re.compile(r"\d{1,6}", re.ASCII)
_MONEY: Final = re.compile(r"(?:€ ?)?(\d{1,3}(?:\.\d{3})+|\d{1,9})(?:[.,](\d{2}))?", re.ASCII)
_TIMES: Final = re.compile(r"(?:(\d{1,4})[x×])?(\S+)", re.ASCII)
_SPACE: Final = re.compile(r"[\s,;]+")
_PILES: Final = re.compile(r"\d{1,3}(?:\+\d)+|\d{1,3}(?:-\d{1,2}){0,2}", re.ASCII)
_VALUE: Final = re.compile(r"\d{1,5}(?:[.]50)?", re.ASCII)
_LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
_PLACE: Final = {word.casefold(): position for word, position in POSITION_OF.items()}


class NonsenseError(ValueError):
    """The text is no answer of its form; the desk says what one looks like.

    Attributes:
        form: what it should have been.
    """

    def __init__(self, form: Form) -> None:
        self.form = form
        super().__init__(f"no answer in the form of {form.value}")


def normal(field: Field, text: str) -> str:
    """Bring an answer into its normal form.

    Args:
        field: which it answers.
        text: as it was typed or touched together.

    Raises:
        NonsenseError: it is no answer to this field.
    """
    try:
        return _NORMAL[field.form](text.strip(), len(field.choices))
    except ValueError as fault:
        raise NonsenseError(field.form) from fault


def example_of(field: Field) -> str:
    """Give an answer in the form of a field that is not its right one: what it looks like, and no more."""
    if field.form in {Form.ORDER, Form.CHOICE}:
        letters = _LETTERS[: len(field.choices)]
        turned = [letters[at:] + letters[:at] for at in range(len(letters) - 1, -1, -1)]
        candidates = turned if field.form is Form.ORDER else [*reversed(letters)]
    else:
        candidates = [*_EXAMPLES[field.form]]
    return next(text for text in candidates if text not in field.right)


def letter(place: int) -> str:
    """Name a choice by its place, from 0."""
    return _LETTERS[place]


def numbers_text(numbers: Iterable[int]) -> str:
    """Write numbers in their order."""
    return " ".join(map(str, numbers))


def number_set_text(numbers: Iterable[int]) -> str:
    """Write numbers whose order does not matter."""
    return numbers_text(sorted(set(numbers)))


def places_text(pieces: Mapping[Position, int]) -> str:
    """Write positions with their pieces."""
    placed = sorted(pieces.items(), key=lambda item: item[0].index)
    return " ".join(_times(count, SHORT[position]) for position, count in placed if count)


def chips_text(chips: Bundle, letters: Mapping[str, str]) -> str:
    """Write pieces by chip, colours first and then values from the highest.

    Args:
        chips: as the rules give them.
        letters: of the house's colours.
    """
    names: Counter[str] = Counter()
    for chip, pieces in chips:
        name = money_text(chip.value).removesuffix(".00") if chip.colour is None else letters[chip.colour]
        names[name] += pieces
    return _chips_in_order(names)


def piles_text(groups: Iterable[Group]) -> str:
    """Write how pieces are cut and slid [4.4]."""
    return " ".join(map(_pile, groups))


def _pile(group: Group) -> str:
    match group.kind:
        case GroupKind.HUNDRED:
            return str(HUNDRED)
        case GroupKind.STACK:
            return str(STACK)
        case GroupKind.SLID:
            return "-".join(map(str, (STACK, *group.slid_off)))
        case GroupKind.CUT:
            piles = (*group.piles, group.fraction) if group.fraction else group.piles
            return "+".join(map(str, piles))
        case GroupKind.SPREAD:
            return str(group.pieces)


def _times(count: int, name: str) -> str:
    return name if count == 1 else f"{count}x{name}"


def _words(text: str) -> list[str]:
    return [word for word in _SPACE.split(text) if word]


def _whole(pattern: re.Pattern[str], text: str) -> re.Match[str]:
    found = pattern.fullmatch(text)
    if found is None:
        raise ValueError(text)
    return found


def _count(text: str, _choices: int) -> str:
    return str(int(_whole(_COUNT, text).group()))


def _money(text: str, _choices: int) -> str:
    euros, cents = _whole(_MONEY, text).groups()
    return f"{int(euros.replace('.', ''))}.{cents or '00'}"


def _numbers_of(text: str) -> list[int]:
    numbers = [int(_whole(_COUNT, word).group()) for word in _words(text)]
    if not numbers or not all(map(is_number, numbers)):
        raise ValueError(text)
    return numbers


def _numbers(text: str, _choices: int) -> str:
    return numbers_text(_numbers_of(text))


def _number_set(text: str, _choices: int) -> str:
    return number_set_text(_numbers_of(text))


def _counted(text: str) -> Counter[str]:
    """Add up words with their counts: "2x500 500" is three of 500."""
    found: Counter[str] = Counter()
    for word in _words(text):
        times, name = _whole(_TIMES, word).groups()
        found[name] += int(times or 1)
    if not found or not all(found.values()):
        raise ValueError(text)
    return found


def _places(text: str, _choices: int) -> str:
    pieces: Counter[Position] = Counter()
    for name, count in _counted(text).items():
        position = _PLACE.get(name.casefold())
        if position is None:
            raise ValueError(name)
        pieces[position] += count
    return places_text(pieces)


def _chips(text: str, _choices: int) -> str:
    names: Counter[str] = Counter()
    for name, count in _counted(text).items():
        letter = name.upper()  # of some single letters more than one: no colour's
        is_colour = len(letter) == 1 and letter.isalpha()
        names[letter if is_colour else _whole(_VALUE, name).group()] += count
    return _chips_in_order(names)


def _chips_in_order(names: Mapping[str, int]) -> str:
    def place(name: str) -> tuple[bool, float, str]:
        return (False, 0, name) if name.isalpha() else (True, -float(name), name)

    return " ".join(_times(names[name], name) for name in sorted(names, key=place))


def _piles(text: str, _choices: int) -> str:
    words = [_whole(_PILES, word).group() for word in _words(text)]
    if not words:
        raise ValueError(text)
    return " ".join(words)


def _order(text: str, choices: int) -> str:
    letters = "".join(_words(text)).upper()
    if sorted(letters) != list(_LETTERS[:choices]):
        raise ValueError(text)
    return letters


def _choice(text: str, choices: int) -> str:
    if len(text) != 1 or text.upper() not in _LETTERS[:choices]:
        raise ValueError(text)
    return text.upper()


_EXAMPLES: Final[Mapping[Form, Sequence[str]]] = {
    Form.COUNT: ("35", "12"),
    Form.MONEY: ("172.50", "40.00"),
    Form.NUMBERS: ("5 8 10", "1 20 14"),
    Form.NUMBER_SET: ("5 8 10", "1 14 20"),
    Form.PLACES: ("2x0/2/3 4/7", "8/11 3x5"),
    Form.CHIPS: ("2x500 3x20", "100 4x5"),
    Form.PILES: ("20 20-5", "5+5+2"),
}
"""Two for each form: one of them is not the right answer."""
_NORMAL: Final[Mapping[Form, Callable[[str, int], str]]] = {
    Form.COUNT: _count,
    Form.MONEY: _money,
    Form.NUMBERS: _numbers,
    Form.NUMBER_SET: _number_set,
    Form.PLACES: _places,
    Form.CHIPS: _chips,
    Form.PILES: _piles,
    Form.ORDER: _order,
    Form.CHOICE: _choice,
}
