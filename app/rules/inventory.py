"""What the bank holds, known or estimated, and what the dealer marked as finished (rules 7).

After a count the bank's chips are known, and a suggestion may be bound by them. At a live table the losing
stakes are not entered, so what is left is an estimate: it refuses, changes and warns of nothing. What the
dealer marks as missing (finito) is believed either way.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import StrEnum
from typing import NamedTuple

from app.rules.chips import Chip

Stock = Mapping[Chip, int | None]
"""Pieces by chip that may be used; None where there is no end of them. A chip that is absent is not there."""

Bundle = tuple[tuple[Chip, int], ...]
"""Pieces by chip in laying order: colours first, then value from the lowest to the highest; none of 0."""


class Certainty(StrEnum):
    """How far the bank's figures may be believed."""

    KNOWN = "known"
    ESTIMATED = "estimated"


class Inventory(NamedTuple):
    """The bank's chips.

    Attributes:
        pieces: by chip; a chip that is absent counts 0. An estimate may fall below 0.
        certainty: known after a count, estimated as soon as a live table has moved it.
        missing: what the dealer marked as finished, until undone, counted, or such chips came.
    """

    pieces: Mapping[Chip, int]
    certainty: Certainty = Certainty.KNOWN
    missing: frozenset[Chip] = frozenset()

    def marked(self, chip: Chip) -> Inventory:
        """Mark a chip as finished: it is used no more, whatever the figures say."""
        return self._replace(missing=self.missing | {chip})

    def unmarked(self, chip: Chip) -> Inventory:
        """Take the mark back."""
        return self._replace(missing=self.missing - {chip})

    def finished_of(self, came: Iterable[Chip]) -> tuple[Chip, ...]:
        """Name what is marked among chips that came: a colour whatever a piece of it is worth (rules 7)."""
        there = {chip if chip.colour is None else chip.colour for chip in came}
        marked = (chip for chip in self.missing if (chip.colour or chip) in there)
        return tuple(sorted(marked, key=laying_place))

    def moved(self, chips: Iterable[tuple[Chip, int]]) -> Inventory:
        """Less what was paid (negative pieces), plus what a fill brought; as certain as it was.

        Args:
            chips: pieces by chip, negative where they left the bank.
        """
        pieces = dict(self.pieces)
        for chip, count in chips:
            pieces[chip] = pieces.get(chip, 0) + count
        return self._replace(pieces=pieces)

    def for_colour(self, colour: Chip) -> Inventory:
        """Count every piece of a colour at what its player's are worth: in the bank they are the same chips.

        Args:
            colour: the colour and what a piece of it is worth to its player.
        """
        same = {chip for chip in (*self.pieces, *self.missing) if chip.colour == colour.colour}
        if same <= {colour}:
            return self
        pieces = {chip: count for chip, count in self.pieces.items() if chip not in same}
        pieces[colour] = sum(self.pieces.get(chip, 0) for chip in same)
        finished = {colour} if self.missing & same else set()
        return self._replace(pieces=pieces, missing=self.missing - same | finished)

    def estimated(self) -> Inventory:
        """The same from the moment on when stakes come in that nobody enters."""
        return self._replace(certainty=Certainty.ESTIMATED)


def counted(pieces: Mapping[Chip, int]) -> Inventory:
    """A count makes the bank known and ends every mark (rules 7).

    Args:
        pieces: by chip, as they were counted.
    """
    return Inventory(dict(pieces))


def usable(bank: Inventory | None, chips: Iterable[Chip]) -> dict[Chip, int | None]:
    """What of some chips a payment may be laid from: never a missing one, nor more than a known bank holds.

    Args:
        bank: the bank's chips; None where there is no end of any.
        chips: those that come into question.
    """
    if bank is None:
        return dict.fromkeys(chips)
    bound = bank.certainty is Certainty.KNOWN
    return {
        chip: max(0, bank.pieces.get(chip, 0)) if bound else None
        for chip in chips
        if chip not in bank.missing
    }


def lacking(stock: Stock, needed: Bundle) -> tuple[Chip, ...]:
    """Name the chips of which there are fewer than are needed: for these a fill is due.

    Args:
        stock: what may be used.
        needed: what a payment takes.
    """
    return tuple(chip for chip, pieces in needed if not _covers(stock, chip, pieces))


def _covers(stock: Stock, chip: Chip, pieces: int) -> bool:
    there = stock.get(chip, 0)
    return there is None or there >= pieces


def laying_place(chip: Chip) -> tuple[bool, int]:
    """Where a chip comes in a group: colours first, then value, lower first and the highest last [4.4]."""
    return (chip.colour is None, chip.value)


def bundle(pieces: Mapping[Chip, int]) -> Bundle:
    """Put pieces by chip into laying order.

    Args:
        pieces: by chip; what is 0 is left out.
    """
    return tuple((chip, pieces[chip]) for chip in sorted(pieces, key=laying_place) if pieces[chip])


def together(bundles: Iterable[Bundle]) -> Bundle:
    """Add up several groups' chips."""
    total: dict[Chip, int] = {}
    for each in bundles:
        for chip, pieces in each:
            total[chip] = total.get(chip, 0) + pieces
    return bundle(total)


def worth(chips: Iterable[tuple[Chip, int]]) -> int:
    """What some chips are worth, in cents.

    Args:
        chips: each with its pieces.
    """
    return sum(chip.value * pieces for chip, pieces in chips)


def without(stock: Stock, chips: Bundle, times: int = 1) -> dict[Chip, int | None]:
    """What is left when some chips, so many times over, were taken.

    Args:
        stock: holds them all.
        chips: what is taken.
        times: how often.
    """
    left = dict(stock)
    for chip, pieces in chips:
        there = left[chip]
        left[chip] = None if there is None else there - pieces * times
    return left


def times_held(stock: Stock, chips: Bundle, most: int) -> int:
    """How often a stock has these chips, `most` times at most.

    Args:
        stock: what may be used.
        chips: what one time takes.
        most: where to stop counting.
    """
    found = most
    for chip, pieces in chips:
        there = stock.get(chip, 0)
        if there is not None:
            found = min(found, there // pieces)
    return found
