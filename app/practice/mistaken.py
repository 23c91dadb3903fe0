"""Mistakes that are alike in every drill: what is put in a wrong order, and one field wrong, or several."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from typing import TypeVar

from app.practice.answers import letter
from app.practice.exercise import Field

_T = TypeVar("_T")


def misordered(right: Sequence[_T]) -> Iterator[tuple[str, tuple[_T, ...]]]:
    """Put two things the wrong way round, or one too early or too late; of four things there are eleven ways.

    Args:
        right: the right order.
    """
    order, last = tuple(right), len(right) - 1
    yield "backwards", order[::-1]
    for place in range(last):
        yield "swapped", _swapped(order, place, place + 1)
    for place in range(2, last + 1):
        yield "too-early", (order[place], *order[:place], *order[place + 1 :])
    for place in range(last - 1):
        yield "too-late", (*order[:place], *order[place + 1 :], order[place])
    for place in range(last - 1):
        yield "far-swapped", _swapped(order, place, place + 2)
    yield "far-swapped", _swapped(order, 0, last)


def _swapped(order: tuple[_T, ...], one: int, other: int) -> tuple[_T, ...]:
    found = list(order)
    found[one], found[other] = found[other], found[one]
    return tuple(found)


def letters(mixed: Sequence[_T], order: Sequence[_T]) -> str:
    """Write an order by the letters that things have among mixed ones."""
    return "".join(letter(mixed.index(thing)) for thing in order)


def field_by_field(
    fields: Sequence[Field], ways: Sequence[Sequence[str]]
) -> Iterator[tuple[tuple[str, ...], tuple[str, ...]]]:
    """Answer one field wrong, then two, and so on.

    Args:
        fields: of a task.
        ways: for each what could be answered to it, likely things first, the right answer among them.

    Returns:
        The names of the fields that are wrong, and the answers.
    """
    marked = [
        [(None if answer in field.right else field.name, answer) for answer in way]
        for field, way in zip(fields, ways, strict=True)
    ]
    told = [
        (tuple(name for name, _ in row if name is not None), tuple(answer for _, answer in row))
        for row in product(*marked)
    ]
    for names, answers in sorted(told, key=lambda one: len(one[0])):
        if names:
            yield names, answers


def every_choice(field: Field) -> list[str]:
    """Name all that can be chosen."""
    return [letter(place) for place in range(len(field.choices))]
