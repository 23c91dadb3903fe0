"""Papers that are missing in their sequence: 11, 12 and 14 went with something, 13 with nothing (rules 9).

A void paper is kept and known; one that nobody can show is neither [3.5]. Fills and credits may come from one
pad or from two: a number is missing where neither took it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple

from app.table.paper_numbers import Numbered, numbered


class Paper(NamedTuple):
    """A paper that went with something, or was declared void: whose series it is of, and its number."""

    operation: str
    number: str


class Gap(NamedTuple):
    """The first and the last of the numbers that are missing side by side."""

    first: str
    last: str


def missing_documents(before: Mapping[str, str], papers: Sequence[Paper]) -> tuple[Gap, ...]:
    """Name the numbers that are missing among the papers of some nights.

    Args:
        before: the last paper of each series before them.
        papers: those of the nights, void ones too, in any order.

    Returns:
        The gaps, in the order of the numbers; a number without figures is in no sequence.
    """
    earlier = _numbered(before.values())
    known = {*earlier, *_numbered(paper.number for paper in papers)}
    found: dict[tuple[str, int], Gap] = {}
    for operation in sorted({paper.operation for paper in papers}):
        series = _numbered(paper.number for paper in papers if paper.operation == operation)
        for prefix in {each.prefix for each in series}:
            found |= _gaps([each for each in series if each.prefix == prefix], earlier, known)
    return tuple(found[place] for place in sorted(found))


def _gaps(
    series: Sequence[Numbered], earlier: Sequence[Numbered], known: Iterable[Numbered]
) -> dict[tuple[str, int], Gap]:
    """Walk one series with one beginning of its numbers, from the last paper before it on."""
    prefix, first, last = (
        series[0].prefix,
        min(each.place for each in series),
        max(each.place for each in series),
    )
    start = max(
        (each.place for each in earlier if each.prefix == prefix and each.place < first), default=first
    )
    there = sorted(
        {each for each in known if each.prefix == prefix and start <= each.place <= last}, key=_place
    )
    return {
        (prefix, one.place): Gap(
            str(one._replace(place=one.place + 1)), str(other._replace(place=other.place - 1))
        )
        for one, other in pairwise(there)
        if other.place - one.place > 1
    }


def _place(each: Numbered) -> int:
    return each.place


def _numbered(numbers: Iterable[str]) -> tuple[Numbered, ...]:
    return tuple(parts for number in numbers if (parts := numbered(number)) is not None)
