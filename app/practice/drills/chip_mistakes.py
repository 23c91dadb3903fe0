"""Mistakes where the answer is chips: one too many, one too few, one taken for its neighbour."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from app.rules.chips import Chip
from app.rules.inventory import Bundle, bundle
from app.rules.money import Cents


def chip_mistakes(right: Bundle, values: Sequence[Cents]) -> Iterator[tuple[str, Bundle]]:
    """Lay the right chips with one mistake.

    Args:
        right: the chips that are right.
        values: the house's chips, ascending, cents.

    Returns:
        Each mistake's name with what lies there; never nothing.
    """
    pieces = dict(right)
    for chip, count in right:
        yield from _with(pieces, {chip: count + 1}, "chip-too-many")
        yield from _with(pieces, {chip: count - 1}, "chip-missing")
        if chip.colour is None:
            yield from _taken_for_another(pieces, chip, values)
    for value in values:
        if Chip(value) not in pieces:
            yield from _with(pieces, {Chip(value): 1}, "chip-too-many")


def _taken_for_another(
    pieces: dict[Chip, int], chip: Chip, values: Sequence[Cents]
) -> Iterator[tuple[str, Bundle]]:
    """One chip for the next in the bank; or changed into smaller ones, which is right money in more chips."""
    place = values.index(chip.value)
    for other in (*values[max(0, place - 1) : place], *values[place + 1 : place + 2]):
        yield from _with(
            pieces, {chip: pieces[chip] - 1, Chip(other): pieces.get(Chip(other), 0) + 1}, "other-chip"
        )
    for smaller in values[:place]:
        times, rest = divmod(chip.value, smaller)
        if not rest and times <= 5:
            more = {chip: pieces[chip] - 1, Chip(smaller): pieces.get(Chip(smaller), 0) + times}
            yield from _with(pieces, more, "more-chips")


def _with(pieces: dict[Chip, int], changed: dict[Chip, int], name: str) -> Iterator[tuple[str, Bundle]]:
    found = bundle(pieces | changed)
    if found:
        yield name, found
